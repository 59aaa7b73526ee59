"""The number as tiles one can touch: what each digit can do now, and what would come of it."""

from dataclasses import dataclass

from pygame_rules.core import Move, digits
from pygame_rules.play import Play


@dataclass(frozen=True)
class Offer:
    """A move that a tile offers. A repeat is offered by an equal digit further left as well."""

    move: Move
    after: int
    text: str
    repeat: bool


@dataclass(frozen=True)
class Tile:
    """One digit of the number, with its offers. A repeat has an equal further left.

    Where something cannot be done with this digit now that the game knows, that is ``refused``, for a ``reason``.
    """

    position: int
    digit: int
    repeat: bool
    offers: tuple[Offer, ...]
    refused: Move | None
    reason: str

    @property
    def pick(self) -> Move:
        """What picking this digit means where the player does the sums, right or wrong."""
        return Move("subtract", self.digit)


def tiles(play: Play) -> tuple[Tile, ...]:
    """The tiles of the number on the table; none of them offers anything once the game has ended."""
    shown = digits(play.number)
    legal = play.legal_moves
    found = []
    for position, digit in enumerate(shown, 1):
        repeat = digit in shown[: position - 1]
        moves = [move for move in legal if move.digit == digit and move.position in (None, position)]
        offers = tuple(_offer(play, move, repeat=repeat and move.position is None) for move in moves)
        found.append(Tile(position, digit, repeat, offers, *_refusal(play, digit, position, offers)))
    return tuple(found)


def _offer(play: Play, move: Move, *, repeat: bool) -> Offer:
    after = play.game.apply(play.number, move)
    return Offer(move, after, play.game.preview(play.number, move), repeat)


def _refusal(play: Play, digit: int, position: int, offers: tuple[Offer, ...]) -> tuple[Move | None, str]:
    """The first thing that cannot be done with this digit now, and why."""
    if play.ending:
        return None, "The game is over."
    offered = [offer.move.kind for offer in offers]
    for kind in play.game.kinds:
        if kind not in offered:
            refused = Move(kind, digit, position if kind == "remove" else None)
            return refused, play.game.refusal(play.number, refused) or ""
    return None, ""
