"""What the table knows: the game that is saved, what is only seen, and what is being set up. Frozen values."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import Any

from pygame_rules.coach import Review
from pygame_rules.play import Play
from pygame_rules.record import to_link
from pygame_rules.solver import Verdict
from web.app.state import EMPTY, Opponent, Shared
from web.saves.game import SavedGame


class Question(Enum):
    """What is asked before something is done that cannot be taken back."""

    NEW_GAME = "Start a new game? The running one is lost."
    NEW_MATCH = "Start a new match? The score of this one is lost."
    RESIGN = "Give up this game?"
    AUTOPLAY = "Let the computer play both sides to the end?"


@dataclass(frozen=True)
class PlayUi:
    """What belongs to one position and goes with it."""

    viewed_ply: int | None = None  # The ply being looked back at, None for the present.
    hint_step: int = 0
    picked_digit: int | None = None  # Where the player does the sums.
    result_text: str = ""
    notice: str = ""
    question: Question | None = None
    tossed: bool = False
    autoplaying: bool = False  # The rest of the game is played out by computers, without pauses.
    paused: bool = False  # Computers wait.
    verdict: Verdict | None = None
    verdict_of: int | None = None  # The number it is about.
    review: Review | None = None
    share_note: str = ""
    all_moves: bool = False  # Moves of long ago are listed too.


@dataclass(frozen=True)
class SetupForm:
    """What is being typed for the next game, and what was wrong with it, by field."""

    start: str = ""
    errors: Mapping[str, str] = field(default_factory=lambda: EMPTY)

    def with_error(self, name: str, sentence: str) -> "SetupForm":
        """The form with what is wrong with one field, or with that field in order."""
        errors = {**self.errors, name: sentence}
        return replace(self, errors=MappingProxyType({each: text for each, text in errors.items() if text}))


@dataclass(frozen=True)
class PlayModel:
    """One game on the table."""

    saved: SavedGame
    ui: PlayUi = field(default_factory=PlayUi)
    setup: SetupForm = field(default_factory=SetupForm)

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

    def with_saved(self, **changes: Any) -> "PlayModel":
        """The table with the saved game changed."""
        return replace(self, saved=replace(self.saved, **changes))

    def with_ui(self, **changes: Any) -> "PlayModel":
        """The table with something else to be seen."""
        return replace(self, ui=replace(self.ui, **changes))


# --- who sits at the table ---


def computers(model: PlayModel, shared: Shared) -> tuple[int, ...]:
    """The seats that computers play for now; they play out a game for everybody when asked to."""
    return (1, 2) if model.ui.autoplaying else shared.settings.computers


def is_paused(model: PlayModel, shared: Shared) -> bool:
    """Whether a computer is to move and waits for a word."""
    return model.ui.paused and model.play.turn in computers(model, shared)


def is_live(model: PlayModel, shared: Shared) -> bool:
    """Whether a person may move: it is their turn, and the present is looked at."""
    return model.ui.viewed_ply is None and not model.play.ending and model.play.turn not in computers(model, shared)


def name_of(model: PlayModel, shared: Shared, seat: int) -> str:
    """What the player in a seat is called."""
    if seat not in shared.settings.computers:
        return model.play.name(seat)
    return f"Computer {seat}" if shared.settings.opponent is Opponent.WATCH else "Computer"


def names(model: PlayModel, shared: Shared) -> tuple[str, str]:
    """What both players are called."""
    return name_of(model, shared, 1), name_of(model, shared, 2)
