"""What the table knows: the game that is saved, what is only seen, and what is being set up. Frozen values."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import Any, NamedTuple

from pygame_rules.coach import Mistake, Review
from pygame_rules.computer import Level
from pygame_rules.core import Move
from pygame_rules.play import Play
from pygame_rules.record import to_link
from pygame_rules.solver import Verdict
from web.app.state import EMPTY, First, Opponent, Shared, StartKind
from web.saves.game import SavedGame, SeatChoice


class Sheet(Enum):
    """What is laid over the table."""

    SETUP = "Setup"
    MOVES = "Moves"
    MORE = "More"
    RULES = "How to play"


class Asked(NamedTuple):
    """A question, and what its two buttons say."""

    text: str
    yes: str
    no: str = "Keep playing"


class Question(Enum):
    """What is asked before something is done that cannot be taken back."""

    NEW_GAME = Asked("Start a new game? This one isn't finished.", "New game")
    NEW_MATCH = Asked("Start a new match? The score of this one is lost.", "New match")
    RESIGN = Asked("Resign?", "Resign")
    AUTOPLAY = Asked("Let the computer finish the game for both sides?", "Finish it")


class Retry(NamedTuple):
    """A mistake looked at again: which of the review, what was tried, and whether the answer is shown."""

    place: int = 0
    tried: Move | None = None
    shown: bool = False


@dataclass(frozen=True)
class PlayUi:
    """What belongs to one position and goes with it."""

    viewed_ply: int | None = None  # The ply being looked back at, None for the present.
    hint_step: int = 0
    picked_digit: int | None = None  # Where the player does the sums.
    result_text: str = ""
    notice: str = ""
    question: Question | None = None
    autoplaying: bool = False  # The rest of the game is played out by computers, without pauses.
    paused: bool = False  # Computers wait.
    tossed: bool = False  # A coin has just decided who begins.
    slipped: bool = False  # The coach has spoken up: the last move let a win slip.
    verdict: Verdict | None = None
    verdict_of: int | None = None  # The number it is about.
    review: Review | None = None
    retry: Retry | None = None


@dataclass(frozen=True)
class SetupForm:
    """What is being chosen for the next game, and what was wrong with it, by field."""

    opponent: Opponent
    level: Level
    start_kind: StartKind
    number: int  # The good one that is offered.
    who_starts: First
    points: str
    players: tuple[str, str]
    start: str = ""
    errors: Mapping[str, str] = field(default_factory=lambda: EMPTY)

    def with_error(self, name: str, sentence: str) -> "SetupForm":
        """The form with what is wrong with one field, or with that field in order."""
        errors = {**self.errors, name: sentence}
        return replace(self, errors=MappingProxyType({each: text for each, text in errors.items() if text}))


@dataclass(frozen=True)
class PlayModel:
    """One game on the table, and what is laid over it."""

    saved: SavedGame
    ui: PlayUi = field(default_factory=PlayUi)
    sheet: Sheet | None = None
    setup: SetupForm | None = None
    taken_back: int = 0  # Moves that people took back since the game was opened.

    @property
    def play(self) -> Play:
        """The game as it stands."""
        return self.saved.play

    @property
    def shown(self) -> Play:
        """The game as it is looked at: now, or at an earlier ply."""
        return self.play if self.ui.viewed_ply is None else self.play.at(self.ui.viewed_ply)

    @property
    def link(self) -> str:
        """What tells this game at this move from others."""
        return to_link(self.play)

    @property
    def verdict(self) -> Verdict | None:
        """What the solver says of the number that is looked at, if it has said so already."""
        return self.ui.verdict if self.ui.verdict_of == self.shown.number else None

    @property
    def choosing(self) -> bool:
        """Whether the person has yet to choose to go first or second."""
        return self.saved.seat_choice is SeatChoice.OPEN

    @property
    def alone(self) -> bool:
        """Whether one person plays the computer, and is called "you"."""
        return self.saved.seating.opponent is Opponent.COMPUTER

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats that computers play for now; they play out a game for everybody when asked to."""
        return (1, 2) if self.ui.autoplaying else self.saved.seating.computers

    @property
    def is_paused(self) -> bool:
        """Whether a computer is to move and waits for a word."""
        return self.ui.paused and self.play.turn in self.computers

    @property
    def is_live(self) -> bool:
        """Whether a person may move: it is their turn, and the present is looked at."""
        waits = self.play.ending or self.choosing or self.play.turn in self.computers
        return self.ui.viewed_ply is None and not waits

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The mistakes that people made, and no computer for them."""
        found = self.ui.review.mistakes if self.ui.review else ()
        since = self.saved.autoplayed_from if self.saved.autoplayed else None
        own = (each for each in found if each.seat not in self.saved.seating.computers)
        return tuple(each for each in own if since is None or each.ply <= since)

    @property
    def mistake(self) -> Mistake | None:
        """The mistake that is being looked at again."""
        return self.mistakes[self.ui.retry.place] if self.ui.retry and self.mistakes else None

    @property
    def slip(self) -> Mistake | None:
        """The mistake, anybody's, that led to the position which is looked at; known once the game is over."""
        found = self.ui.review.mistakes if self.ui.review else ()
        return next((each for each in found if each.ply == self.ui.viewed_ply), None)

    @property
    def names(self) -> tuple[str, str]:
        """What both players are called."""
        return self.name(1), self.name(2)

    def name(self, seat: int) -> str:
        """What the player in a seat is called."""
        seating = self.saved.seating
        if seating.opponent is Opponent.WATCH:
            return f"Computer {seat}"
        if seating.opponent is Opponent.COMPUTER:
            return "You" if seat == seating.you else "Computer"
        return self.play.name(seat)

    def is_you(self, seat: int) -> bool:
        """Whether the one person who plays a computer sits here; somebody may be called "You" all the same."""
        return self.alone and seat == self.saved.seating.you

    def with_saved(self, **changes: Any) -> "PlayModel":
        """The table with the saved game changed."""
        return replace(self, saved=replace(self.saved, **changes))

    def with_ui(self, **changes: Any) -> "PlayModel":
        """The table with something else to be seen."""
        return replace(self, ui=replace(self.ui, **changes))


def sees_values(model: PlayModel, shared: Shared) -> bool:
    """Whether winning moves are to be shown, and there is something to choose."""
    return shared.settings.values and not model.play.game.player_does_sums and not model.play.ending
