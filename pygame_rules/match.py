"""A match: games for points, the first move changing hands from game to game."""

from dataclasses import dataclass, replace
from random import Random

from pygame_rules.errors import BadSetup, NotNow
from pygame_rules.play import SEATS, check_seat, other
from pygame_rules.reading import digits_in

MAX_POINTS = 99


def toss(rng: Random) -> int:
    """Toss a coin for the first move."""
    return rng.choice(SEATS)


def read_points(text: str) -> int:
    """Read how many points win the match."""
    found = digits_in(text)
    if found is None or len(found) > 2 or not int(found):
        raise BadSetup(f"A match is played to a whole number of points from 1 to {MAX_POINTS}.")
    return int(found)


@dataclass(frozen=True)
class Match:
    """The winners of the games so far; one point for each game."""

    points_to_win: int = 1
    first_starter: int = 1
    winners: tuple[int, ...] = ()

    @classmethod
    def begin(cls, points_to_win: int = 1, first_starter: int = 1) -> "Match":
        """A fresh match; the first starter is chosen, or comes from ``toss``."""
        check_seat(first_starter)
        return cls(read_points(str(points_to_win)), first_starter)

    @property
    def score(self) -> tuple[int, int]:
        """Points of player 1 and of player 2."""
        return self.winners.count(1), self.winners.count(2)

    @property
    def starter(self) -> int:
        """The seat that moves first in the next game."""
        return self.first_starter if len(self.winners) % 2 == 0 else other(self.first_starter)

    @property
    def winner(self) -> int | None:
        """The seat that has won the match, if one has."""
        return next((seat for seat in SEATS if self.score[seat - 1] >= self.points_to_win), None)

    def won_by(self, seat: int) -> "Match":
        """The match after a game won by a seat."""
        if self.winner:
            raise NotNow("The match is over.")
        check_seat(seat)
        return replace(self, winners=(*self.winners, seat))
