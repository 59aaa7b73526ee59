"""What can happen at the table."""

from typing import Any, NamedTuple

from pygame_rules.coach import Review
from pygame_rules.solver import Verdict
from web.screens.play.model import Sheet

# --- moves ---


class PlayMove(NamedTuple):
    """Make a move, given in notation; a key that did it leads the focus to its tile."""

    notation: str
    focus: str = ""


class PressMissingDigit(NamedTuple):
    """Ask for a digit that the number does not have."""

    digit: int


class PressDigit(NamedTuple):
    """Touch a digit that offers several things, by its position, without saying which."""

    position: int


class MoveFocus(NamedTuple):
    """Go to another tile."""

    id: str


class TypeResult(NamedTuple):
    """Type into the field for the result."""

    text: str


class PressKeypad(NamedTuple):
    """Press a digit of the keypad, or its eraser with an empty text."""

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


class PlayOnFromHere(NamedTuple):
    """Begin a new game from the position that is looked at."""


class ComputerMoved(NamedTuple):
    """Computer players have chosen a move in the game of a link, or several in a row, in notation."""

    link: str
    notations: tuple[str, ...]


# --- the coach ---


class Hint(NamedTuple):
    """Ask for the next of three hints."""


class ToggleValues(NamedTuple):
    """Show or hide which moves win."""


class Solved(NamedTuple):
    """The solver has decided a number of a game."""

    slug: str
    number: int
    verdict: Verdict


class Reviewed(NamedTuple):
    """The coach has reviewed the game of a link."""

    link: str
    review: Review


class TryAgain(NamedTuple):
    """Look at a mistake again, by its place in the review, and find the better move."""

    place: int


class ShowAnswer(NamedTuple):
    """Show what would have been better."""


class EndRetry(NamedTuple):
    """Go back to the result."""


# --- games that begin, end and wait ---


class NewGame(NamedTuple):
    """Begin a new game as the last one was set up, and with it a new match."""


class Rematch(NamedTuple):
    """Begin the next game of the match, or of a new one."""


class ChooseSeat(NamedTuple):
    """Go first or second, having seen the number."""

    first: bool


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
    """Answer it with no, or close what is laid over the table."""


# --- sheets ---


class OpenSheet(NamedTuple):
    """Lay a sheet over the table."""

    sheet: Sheet


class ChangeSetup(NamedTuple):
    """Choose something for the next game, by the name of its field."""

    name: str
    value: Any


class RollStart(NamedTuple):
    """Offer another number."""


class Begin(NamedTuple):
    """Play as set up."""


# --- sharing ---


class Share(NamedTuple):
    """Hand the link on."""


class LinkShared(NamedTuple):
    """The link was handed on, or could not be."""

    sentence: str
