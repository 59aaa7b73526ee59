"""What the trainer knows: the position that is asked, what else is due today, and all there is."""

from dataclasses import dataclass
from datetime import date
from random import Random

from pygame_rules.errors import NoPuzzle
from pygame_rules.puzzles import Puzzle
from web.app.router import Route
from web.app.screen import Step
from web.app.state import Shared
from web.puzzle.attempt import Attempt, begin
from web.saves.trainer import Position, Trainer, trainer


@dataclass(frozen=True)
class TrainerModel:
    """``attempt`` is about the position that has waited longest; none if nothing is due."""

    today: date
    trainer: Trainer
    attempt: Attempt | None = None
    done: int = 0

    @property
    def due(self) -> int:
        """How many positions are due, the open one among them until it is settled."""
        return len(self.trainer.due(self.today))


def open_trainer(route: Route, shared: Shared, _: Random) -> Step[TrainerModel]:
    """The trainer at what has waited longest."""
    if route.rest:
        raise NoPuzzle("The trainer has one page for all games.")
    today = shared.now().date()
    return Step(asked(TrainerModel(today, trainer(shared.saved))))


def asked(model: TrainerModel) -> TrainerModel:
    """The trainer with the next position on the board."""
    due = model.trainer.due(model.today)
    attempt = begin(puzzle_of(due[0].position), one_move=True) if due else None
    return TrainerModel(model.today, model.trainer, attempt, model.done)


def puzzle_of(position: Position) -> Puzzle:
    """A position as a puzzle."""
    return Puzzle(position.slug, position.number, "win", 1)
