"""What is known about a game beyond its rules: who wins, how long it takes, and why.

A game may bring an ``Insight`` of its own; the solver searches plainly where it brings none.
Every claim that an insight makes is checked against plain search by the tests.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Claim:
    """A rule worth telling a player, in a form that can be checked.

    It says of every number it ``applies`` to that the player to move wins (or loses). ``by`` names, in
    notation, every winning move that the claim explains; it is told of one of these alone. The sentence may use
    ``{number}`` and, where moves are named, the ``{move}`` it is told of as the beginning of a sentence, its
    ``{digit}``, what is left ``{after}`` it, and whatever ``words`` finds for the number and what is left.
    """

    name: str  # For lessons to refer to.
    sentence: str
    applies: Callable[[int], bool]
    wins: bool
    by: Callable[[int], Collection[str]] | None = None
    words: Callable[[int, int], Mapping[str, object]] | None = None


class Insight(ABC):
    """Decides every position of one game. What it remembers goes when it goes."""

    claims: tuple[Claim, ...] = ()

    @abstractmethod
    def lost(self, number: int) -> bool:
        """Whether the player to move loses; asked only while the game goes on."""

    def plies(self, number: int) -> int | None:
        """How long the game lasts if the winner hurries and the loser delays; None if that costs too much."""
        return None

    def counts(self, number: int) -> bool:
        """Whether the plies of a number, and so those of all its moves, are worth what they cost."""
        return True

    def resolve(self, number: int) -> Iterator[None]:
        """Work in slices, after which this number is decided at once."""
        yield from ()

    def prepare(self, number: int) -> Iterator[None]:
        """Work in slices, after which this number and the numbers one move on are decided at once."""
        yield from ()

    def elaborate(self, number: int) -> Iterator[None]:
        """Work in slices, after which the plies of its moves and its claims are known at once."""
        yield from ()


def even_length(number: int) -> bool:
    """Whether a number has an even number of digits."""
    return len(str(number)) % 2 == 0
