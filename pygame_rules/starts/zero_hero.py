"""Zero Hero: starts worth playing. ``python3 tests/tools/make_starts.py`` writes this file."""

from pygame_rules.starts import GoodStarts

STARTS = GoodStarts(
    first="""
21 23 24 25 26 27 28 29 31 32 33 34 35 36 37 38 39 41 42 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 59 61 62 63 64 65
66 67 68 69 71 72 73 74 75 76 77 78 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99
""",
    second="""
30 40 50 60 70 80 90 100
""",
)
