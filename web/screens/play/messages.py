"""What can happen at the table."""

from typing import NamedTuple

from pygame_rules.coach import Review
from pygame_rules.solver import Verdict

# --- moves ---


class PlayMove(NamedTuple):
    """Make a move, given in notation; a key that did it leads the focus to its tile."""

    notation: str
    focus: str = ""


class PressMissingDigit(NamedTuple):
    """Ask for a digit that the number does not have."""

    digit: int


class AskWhich(NamedTuple):
    """Press a digit that offers more than one thing to do."""


class MoveFocus(NamedTuple):
    """Go to another tile."""

    id: str


class TypeResult(NamedTuple):
    """Type into the field for the result."""

    text: str


class Check(NamedTuple):
    """Have the result judged."""


class Undo(NamedTuple):
    """Take back a move."""


class Redo(NamedTuple):
    """Make it again."""


class Claim(NamedTuple):
    """Claim the game of an opponent with three strikes."""


class ShowPly(NamedTuple):
    """Look at the game after so many moves; None looks at the present."""

    ply: int | None


class ComputerMoved(NamedTuple):
    """Computer players have chosen a move in the game of a link, or several in a row, in notation."""

    link: str
    notations: tuple[str, ...]


# --- the coach ---


class Hint(NamedTuple):
    """Ask for the next of three hints."""


class ToggleValues(NamedTuple):
    """Show or hide what each move is worth."""


class Solved(NamedTuple):
    """The solver has decided a number of a game."""

    slug: str
    number: int
    verdict: Verdict


class Reviewed(NamedTuple):
    """The coach has reviewed the game of a link."""

    link: str
    review: Review


class ToggleAllMoves(NamedTuple):
    """List the moves of long ago too, or no longer."""


# --- games that begin, end and wait ---


class NewGame(NamedTuple):
    """Begin a new game, and with it a new match."""


class Rematch(NamedTuple):
    """Begin the next game of the match, or of a new one."""


class Resume(NamedTuple):
    """Go back to the game that made room for this one."""


class Resign(NamedTuple):
    """Give up."""


class Autoplay(NamedTuple):
    """Let computers play the rest."""


class StopAutoplay(NamedTuple):
    """Take over again."""


class TogglePause(NamedTuple):
    """Let computers wait, or go on."""


class Confirm(NamedTuple):
    """Answer the question with yes."""


class Cancel(NamedTuple):
    """Answer it with no."""


# --- setting up ---


class TypeStart(NamedTuple):
    """Type into the field for the starting number."""

    text: str


class RollStart(NamedTuple):
    """Roll a starting number into its field."""


class Rename(NamedTuple):
    """Call the player in a seat by another name."""

    seat: int
    text: str


class ChangePoints(NamedTuple):
    """Play for another number of points."""

    text: str


class ShowSetup(NamedTuple):
    """Go to where the table is set up, which is far down on a narrow page."""


# --- sharing ---


class Share(NamedTuple):
    """Hand the link on."""


class LinkShared(NamedTuple):
    """The link was handed on, or could not be."""

    sentence: str
