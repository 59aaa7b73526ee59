"""What is known about a game beyond its rules: who wins, how long it takes, and why.

A game may bring an ``Insight`` of its own; the solver searches plainly where it brings none.
Every claim that an insight makes is checked against plain search by the tests.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Claim:
    """A rule worth telling a player, in a form that can be checked.

    It says of every number it ``applies`` to that the player to move wins (or loses). ``by`` names, in
    notation, moves that win; the claim is told only where one of them is the best move. The sentence may use
    ``{number}`` and, where moves are named, the ``{digit}`` of the best move and what is left ``{after}`` it.
    """

    sentence: str
    applies: Callable[[int], bool]
    wins: bool
    by: Callable[[int], Collection[str]] | None = None


class Insight(ABC):
    """Decides every position of one game. What it remembers goes when it goes."""

    claims: tuple[Claim, ...] = ()

    @abstractmethod
    def lost(self, number: int) -> bool:
        """Whether the player to move loses; asked only while the game goes on."""

    def plies(self, number: int) -> int | None:
        """How long the game lasts if the winner hurries and the loser delays; None if that costs too much."""
        return None

    def prepare(self, number: int) -> Iterator[None]:
        """Work in slices, after which this number and the numbers one move on are decided at once."""
        yield from ()


def even_length(number: int) -> bool:
    """Whether a number has an even number of digits."""
    return len(str(number)) % 2 == 0
