"""What an endless run knows: the games chosen, what was solved and missed, and the puzzle that is open."""

from dataclasses import dataclass, field
from enum import Enum
from random import Random

from pygame_rules.errors import NoPuzzle
from pygame_rules.puzzles import Puzzle, games_with_puzzles
from web.app.router import Route
from web.app.screen import Step
from web.app.state import Shared
from web.puzzle.attempt import Attempt
from web.saves.endless import best

MISSES = 3  # end a run
STEP = 3  # puzzles solved until they get harder
HARDEST = 5


class Phase(Enum):
    """Where a run is."""

    CHOOSING = "choosing"
    RUNNING = "running"
    AGAIN = "again"  # What was missed comes once more; it counts no longer.
    OVER = "over"


@dataclass(frozen=True)
class EndlessModel:
    """``missed`` has the puzzles that were not solved at once, ``left`` those of them that come once more."""

    games: tuple[str, ...] = field(default_factory=games_with_puzzles)
    phase: Phase = Phase.CHOOSING
    solved: int = 0
    missed: tuple[Puzzle, ...] = ()
    left: tuple[Puzzle, ...] = ()
    seen: tuple[Puzzle, ...] = ()
    attempt: Attempt | None = None
    best: int = 0
    is_best: bool = False  # The run was better than any before.

    @property
    def difficulty(self) -> int:
        """How hard the next puzzle is."""
        return min(HARDEST, 1 + self.solved // STEP)


def open_endless(route: Route, shared: Shared, _: Random) -> Step[EndlessModel]:
    """A run that has not begun."""
    if route.rest:
        raise NoPuzzle("An endless run has no pages of its own.")
    return Step(EndlessModel(best=best(shared.saved)))
