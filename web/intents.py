"""What a person, a computer player or the browser wants to happen, as values.

Named tuples, because they are made several times quicker than dataclasses, and every start makes them.
"""

from typing import NamedTuple

from pygame_rules.coach import Review
from pygame_rules.solver import Verdict
from web.state import Kept


class Go(NamedTuple):
    """Follow a link: what stands behind the # of the address."""

    link: str


class Elsewhere(NamedTuple):
    """Another tab has saved a game."""

    slug: str
    text: str


class Make(NamedTuple):
    """Make a move, given in notation."""

    notation: str


class Absent(NamedTuple):
    """Ask for a digit that the number does not have."""

    digit: int


class TypeResult(NamedTuple):
    """Type into the field for the result."""

    text: str


class Do(NamedTuple):
    """Press a button that needs no more than its name."""

    what: str


class Choice(NamedTuple):
    """Change a setting."""

    name: str
    value: str


class TypeStart(NamedTuple):
    """Type into the field for the starting number."""

    text: str


class Look(NamedTuple):
    """Look at the game after so many moves; None looks at the present."""

    ply: int | None


class ComputerMakes(NamedTuple):
    """Computer players have chosen a move in the game of a link, or several in a row, in notation."""

    link: str
    notations: tuple[str, ...]


class Learn(NamedTuple):
    """The solver has decided a number of a game."""

    slug: str
    number: int
    verdict: Verdict


class Reviewed(NamedTuple):
    """The coach has reviewed the game of a link."""

    link: str
    review: Review


class Shared(NamedTuple):
    """The link was handed on, or could not be."""

    sentence: str


class Offline(NamedTuple):
    """The site is kept on the device now, or a newer one is."""

    kept: Kept


class Trouble(NamedTuple):
    """Something outside goes wrong that the player should know; no sentence when that is over."""

    sentence: str


Intent = (
    Go
    | Elsewhere
    | Make
    | Absent
    | TypeResult
    | Do
    | Choice
    | TypeStart
    | Look
    | ComputerMakes
    | Learn
    | Reviewed
    | Shared
    | Offline
    | Trouble
)
