"""What a person, a computer player or the browser wants to happen, as values."""

from dataclasses import dataclass

from pygame_rules.coach import Review
from pygame_rules.solver import Verdict
from web.state import Kept


@dataclass(frozen=True)
class Go:
    """Follow a link: what stands behind the # of the address."""

    link: str


@dataclass(frozen=True)
class Elsewhere:
    """Another tab has saved a game."""

    slug: str
    text: str


@dataclass(frozen=True)
class Make:
    """Make a move, given in notation."""

    notation: str


@dataclass(frozen=True)
class TypeResult:
    """Type into the field for the result."""

    text: str


@dataclass(frozen=True)
class Do:
    """Press a button that needs no more than its name."""

    what: str


@dataclass(frozen=True)
class Choice:
    """Change a setting."""

    name: str
    value: str


@dataclass(frozen=True)
class TypeStart:
    """Type into the field for the starting number."""

    text: str


@dataclass(frozen=True)
class Look:
    """Look at the game after so many moves; None looks at the present."""

    ply: int | None


@dataclass(frozen=True)
class ComputerMakes:
    """Computer players have chosen a move at a ply, or several in a row, in notation."""

    ply: int
    notations: tuple[str, ...]


@dataclass(frozen=True)
class Learn:
    """The solver has decided a number."""

    number: int
    verdict: Verdict


@dataclass(frozen=True)
class Reviewed:
    """The coach has reviewed a game of so many moves."""

    ply: int
    review: Review


@dataclass(frozen=True)
class Shared:
    """The link was handed on, or could not be."""

    sentence: str


@dataclass(frozen=True)
class Offline:
    """The site is kept on the device now, or a newer one is."""

    kept: Kept


@dataclass(frozen=True)
class Trouble:
    """Something outside went wrong that the player should know."""

    sentence: str


Intent = (
    Go
    | Elsewhere
    | Make
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
