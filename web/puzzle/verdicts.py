"""Perfect play for puzzles: each game's solver is made once and remembers what it has worked out."""

from functools import cache

from pygame_rules import GAMES
from pygame_rules.solver import Solver, Verdict


def verdict_of(slug: str, number: int) -> Verdict:
    """Perfect play from a number of a game."""
    return _solver(slug).verdict(number)


@cache
def _solver(slug: str) -> Solver:
    return Solver(GAMES[slug])
