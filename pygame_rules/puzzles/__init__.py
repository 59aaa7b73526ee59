"""Puzzles: one a day, the same for everyone, drawn without a server.

>>> import datetime
>>> from pygame_rules.puzzles import daily
>>> puzzle = daily(datetime.date(2026, 11, 17))
>>> puzzle.kind in KINDS, puzzle.difficulty
(True, 1)

A puzzle is a position and a question about it (``puzzle.py``). Which positions are worth a question, and how hard they
are, is worked out beforehand by ``tests/tools/make_puzzles.py`` and stands in ``positions/``. A day draws from these
lists (``day.py``) with dice of its own (``dice.py``), so that no change of Python ever changes a day; ``draw.py`` draws
from them by chance.
"""

from pygame_rules.puzzles.day import FIRST_DAY, daily
from pygame_rules.puzzles.draw import draw, games_with_puzzles
from pygame_rules.puzzles.puzzle import KINDS, TWO_ANSWERS, Kind, Puzzle

__all__ = ["FIRST_DAY", "KINDS", "TWO_ANSWERS", "Kind", "Puzzle", "daily", "draw", "games_with_puzzles"]
