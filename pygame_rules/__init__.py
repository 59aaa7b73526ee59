"""Five two-player digit games: their rules, exact and on their own."""

from pygame_rules.core import Move, Outcome
from pygame_rules.errors import BadLink, BadRecord, BadSetup, BadStart, IllegalMove, NotNow, RulesError, WrongAnswer
from pygame_rules.game import Game
from pygame_rules.games import GAMES
from pygame_rules.solver import Solver, Verdict, solve

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadLink",
    "BadRecord",
    "BadSetup",
    "BadStart",
    "Game",
    "IllegalMove",
    "Move",
    "NotNow",
    "Outcome",
    "RulesError",
    "Solver",
    "Verdict",
    "WrongAnswer",
    "solve",
]
