"""Print the perft counts of the naive rules, for tests/data/perft.json."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.naive import naive_moves

STARTS = {
    "zero-hero": (100, 199, 987, 123456),
    "max-digit-zero": (100, 9, 98765),
    "digit-drop-duel": (123456, 1023, 100200300, 111222),
    "digit-duel": (256, 103, 1010, 98765, 123456789012),
    "digit-deletion-duel": (5284, 1023, 110, 100000, 1020304050),
}
DEPTH = 8


def perft(slug: str, number: int, depth: int) -> int:
    """How many lines of exactly so many moves there are."""
    if depth == 0:
        return 1
    return sum(perft(slug, after, depth - 1) for after in naive_moves(slug, number).values())


def counts(slug: str, start: int) -> list[int]:
    """The counts for each depth, as deep as plain walking allows."""
    found: list[int] = []
    for depth in range(1, DEPTH + 1):
        found.append(perft(slug, start, depth))
        if found[-1] > 20_000 or not found[-1]:
            break
    return found


if __name__ == "__main__":
    json.dump(
        {slug: {str(start): counts(slug, start) for start in starts} for slug, starts in STARTS.items()},
        sys.stdout,
        indent=2,
    )
