"""What can happen in a lesson."""

from typing import NamedTuple

from pygame_rules.patterns import Report


class Answer(NamedTuple):
    """Say of one of the numbers that the player to move wins, or loses."""

    place: int
    wins: bool


class CheckAnswers(NamedTuple):
    """Find out which answers were right."""


class MakeMove(NamedTuple):
    """Try a move, in notation."""

    move: str


class ChangeRule(NamedTuple):
    """Say another rule, as text; none if that is empty."""

    text: str


class TryRule(NamedTuple):
    """Have the rule tested."""


class RuleTested(NamedTuple):
    """How a rule did."""

    slug: str
    rule: str
    report: Report


class ShowFirst(NamedTuple):
    """Be shown the answer without a try."""


class Continue(NamedTuple):
    """Go on to the next number, or to the next step."""
