"""Starts worth playing: numbers from which a player has something to decide.

A *fork* is a position in which some move wins and some loses. Without forks nobody decides anything. A good
start for a seat is one that this seat wins, meeting forks on the way, in a game that is neither short nor long.

A game may bring a list of them, which ``tests/tools/make_starts.py`` makes and the tests check; where it brings
none, starts are rolled until one will do.
"""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol

from pygame_rules.computer import Computer, Level
from pygame_rules.solver import Solvable, Solver

FEWEST_FORKS = 2
FIRST_FORK = 3  # The first fork comes in one of so many turns of the player's own.
SHORTEST, LONGEST = 5, 20
TRIES = 60


class Startable(Solvable, Protocol):
    """What has to be known of a game to judge its starts."""

    def is_countdown(self, number: int) -> bool:
        """Whether the rest of the game is a countdown that nobody needs to watch."""

    def roll_start(self, rng: Random) -> int:
        """A random start of a comfortable size."""


class GoodStarts(NamedTuple):
    """The good starts of one game, for the player who moves first and for the one who moves second."""

    first: str
    second: str

    def of(self, seat: int) -> list[int]:
        """Those of one seat."""
        return [int(start) for start in self[seat - 1].split()]


@dataclass(frozen=True)
class Fight:
    """What a start has in store if both players play perfectly."""

    winner: int  # The seat that wins; 1 moves first.
    forks: tuple[int, ...]  # Which of the winner's own turns are forks, before the countdown.
    fought: int  # Moves before the countdown.
    length: int  # Moves in all; counting ends beyond LONGEST.

    def is_good_for(self, seat: int) -> bool:
        """Whether the player in this seat has enough to decide, soon enough, in a game of a good length."""
        return (
            self.winner == seat
            and len(self.forks) >= FEWEST_FORKS
            and self.forks[0] <= FIRST_FORK
            and SHORTEST <= self.fought <= self.length <= LONGEST
        )


class Scout:
    """Judges starts of one game; what it works out on the way is remembered."""

    def __init__(self, game: Startable) -> None:
        self.game = game
        self.solver = Solver(game)
        self.perfect = Computer(self.solver, Level.PERFECT, Random(1))

    def fight(self, start: int) -> Fight:
        """Play a game perfectly from this start and look at it."""
        number, forks, fought, length = start, list[int](), 0, 0
        while not self.game.outcome(number) and length <= LONGEST:
            if not self.game.is_countdown(number):
                fought += 1
                if self.solver.verdict(number).has_choice:
                    forks.append(length // 2 + 1)
            number = self.game.apply(number, self.perfect.choose(number))
            length += 1
        return Fight(1 if self.solver.verdict(start).wins else 2, tuple(forks), fought, length)

    def finds_fork(self) -> bool:
        """Whether there is a fork among the small numbers."""
        return any(self.solver.verdict(number).has_choice for number in range(1, 1_000))

    def roll(self, rng: Random, seat: int) -> int:
        """Roll a good start; an ordinary one where good ones are too rare."""
        for _ in range(TRIES):
            start = self.game.roll_start(rng)
            if self.fight(start).is_good_for(seat):
                return start
        return self.game.roll_start(rng)
