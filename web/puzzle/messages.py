"""What can happen while a puzzle is being solved."""

from typing import NamedTuple


class TryMove(NamedTuple):
    """Play a move, in notation; where all winning moves are asked for, mark it or not."""

    notation: str


class Say(NamedTuple):
    """Give the answer to a question: a seat, or the number of a move."""

    answer: str


class TypeResult(NamedTuple):
    """Another text stands in the field for the result."""

    text: str


class PressKeypad(NamedTuple):
    """Add a digit to the result; none takes the last one back."""

    text: str


class CheckAnswer(NamedTuple):
    """Find out whether what was marked or typed is right."""


class TakeHint(NamedTuple):
    """Be helped on a little."""


class GiveUp(NamedTuple):
    """Be told the answer."""


class Replied(NamedTuple):
    """The other side has chosen its answer at a number."""

    number: int
    notation: str
