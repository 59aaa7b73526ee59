"""What can happen on the map."""

from typing import NamedTuple

from pygame_rules.patterns import Report
from pygame_rules.solver import Verdict
from web.screens.explore.model import Range, Zoom


class Choose(NamedTuple):
    """Look at a number."""

    number: int


class Jump(NamedTuple):
    """Go to the number that was typed."""

    text: str


class TurnPage(NamedTuple):
    """Show the numbers before or behind those that are shown."""

    by: int


class ChooseGame(NamedTuple):
    """Show the map of another game."""

    slug: str


class ChooseZoom(NamedTuple):
    """Show ten or a hundred numbers in a row."""

    zoom: Zoom


class ToggleTable(NamedTuple):
    """Show the map in words, or as a picture again."""


class Charted(NamedTuple):
    """More of a page is known: the first number of each hundred, and a letter for each of its numbers, see model.py."""

    slug: str
    hundreds: tuple[tuple[int, str], ...]


class Decided(NamedTuple):
    """The verdict on the chosen number is there."""

    slug: str
    number: int
    verdict: Verdict


class ChangeRule(NamedTuple):
    """Test another rule, given as text; none if that is empty."""

    text: str


class ChangeRange(NamedTuple):
    """Test the rule on fewer or more numbers."""

    range: Range


class RuleTested(NamedTuple):
    """A rule was tested on the numbers up to this one."""

    slug: str
    rule: str
    tested_to: int
    report: Report


class ShareRule(NamedTuple):
    """Copy a link to the map with its rule."""


class RuleShared(NamedTuple):
    """What came of that."""

    text: str
