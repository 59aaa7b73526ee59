"""Positions worth a question, by game, kind and difficulty.

Each game has a module of its name here, written by ``tests/tools/make_puzzles.py``: for each kind and difficulty
positions between commas, with the moves behind them where the question is about moves. What stands here has been
published: whatever changes here changes days that people have shared.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from pygame_rules.puzzles.puzzle import Kind

Listed = dict[Kind, dict[int, list[str]]]


@cache
def positions() -> dict[str, Listed]:
    """Every list, by the slug of its game."""
    found = dict[str, Listed]()
    for module in iter_modules(__path__):
        texts: dict[Kind, dict[int, str]] = import_module(f"{__name__}.{module.name}").POSITIONS
        found[module.name.replace("_", "-")] = {
            kind: {difficulty: [each.strip() for each in text.split(",")] for difficulty, text in by_difficulty.items()}
            for kind, by_difficulty in texts.items()
        }
    return found
