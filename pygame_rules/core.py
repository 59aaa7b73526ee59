"""The nouns every game is told in: a move, an outcome, the digits of a number."""

import re
from dataclasses import dataclass
from typing import Literal, NamedTuple

from pygame_rules.errors import IllegalMove
from pygame_rules.reading import quote

Kind = Literal["subtract", "remove"]

_NOTATION = re.compile(r"-(?P<digit>[0-9])|x(?P<position>0|[1-9][0-9]*)")
_ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]


@dataclass(frozen=True)
class Move:
    """One move: subtract a digit, or remove the digit at a position (1 = leftmost)."""

    kind: Kind
    digit: int
    position: int | None = None

    def __str__(self) -> str:
        return f"-{self.digit}" if self.kind == "subtract" else f"x{self.position}"


@dataclass(frozen=True)
class Outcome:
    """How a game ends for the player who has just moved, and by what."""

    mover_wins: bool
    reason: str


class Example(NamedTuple):
    """A number, and the notation of a move that shows what a game is about."""

    number: int
    move: str


NO_MOVE_LEFT = Outcome(mover_wins=True, reason="left no legal move")


def digits(number: int) -> tuple[int, ...]:
    """The digits of a number, from left to right."""
    return tuple(map(int, str(number)))


def rest(number: int, position: int) -> str:
    """What is left on the table, as text, when the digit at a position is taken out."""
    text = str(number)
    return text[: position - 1] + text[position:]


def leftmost(number: int, digit: int) -> str:
    """The notation that removes the leftmost of this digit."""
    place = str(number).find(str(digit))
    if place < 0:
        raise IllegalMove(f"{digit} is not a digit of {number}.")
    return f"x{place + 1}"


def read_notation(number: int, text: str) -> Move:
    """The move a notation means on this number; whether it is legal is for the game to say."""
    match = _NOTATION.fullmatch(text)
    if not match:
        raise IllegalMove(
            f"{quote(text)} is not a move: -7 subtracts the digit 7, x2 removes the second digit from the left."
        )
    if match["digit"]:
        return Move("subtract", int(match["digit"]))
    if match["position"] == "0":
        raise IllegalMove("Positions are counted from 1, the leftmost digit; there is no position 0.")
    shown = digits(number)
    if len(match["position"]) > 4 or int(match["position"]) > len(shown):
        count = "one digit" if len(shown) == 1 else f"{len(shown)} digits"
        raise IllegalMove(
            f"{number} has only {count}, so there is nothing at position {quote(match['position'])[1:-1]}."
        )
    position = int(match["position"])
    return Move("remove", shown[position - 1], position)


def ordinal(count: int) -> str:
    """first, second, third … 11th, 12th … 21st."""
    if count <= len(_ORDINALS):
        return _ORDINALS[count - 1]
    suffix = "th" if 10 < count % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(count % 10, "th")
    return f"{count}{suffix}"
