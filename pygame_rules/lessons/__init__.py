"""Lessons: positions and questions by which a learner finds out how a game is won.

A game's lesson is the ``LESSON`` of the module here that is named like the game's own; a game may have none.
Nobody is told the rule before the step that shows it. Nothing else in the package imports this.
"""

from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Literal

from pygame_rules.core import Move
from pygame_rules.game import Game
from pygame_rules.patterns import Report
from pygame_rules.solver import Solver

# play: make a winning move. predict: who wins, the player to move or the other? compare: the same of two numbers or
# more at once. say: your own rule for the lost numbers. see: the rule, and why. prove: beat Perfect.
StepKind = Literal["play", "predict", "compare", "say", "see", "prove"]


@dataclass(frozen=True)
class Position:
    """A number to think about, what is true of it, and what is said about it once it has been answered."""

    number: int
    wins: bool
    right: str
    moves: tuple[str, ...] = ()  # The moves that win, where one is to be made.


@dataclass(frozen=True, kw_only=True)
class Step:
    """One step of a lesson."""

    name: str
    kind: StepKind
    question: str  # A rule that is shown may have several lines.
    positions: tuple[Position, ...] = ()
    claim: str = ""  # The name of the claim that it teaches, so that a reason can lead here.
    rule: str = ""  # The rule to be found or shown, for the pattern lab …
    first: int = 0  # … and the numbers for which it holds, the last one included.
    last: int = 0
    seat: int = 1  # The learner's, where a game is to be won; 1 moves first.

    @property
    def numbers(self) -> range:
        """The numbers for which the rule holds."""
        return range(self.first, self.last + 1)


@dataclass(frozen=True)
class Lesson:
    """A game's lesson."""

    title: str
    steps: tuple[Step, ...]

    def step(self, name: str) -> Step | None:
        """The step of this name."""
        return next((step for step in self.steps if step.name == name), None)

    def shows_rule_before(self, step: Step) -> bool:
        """Whether the rule has been shown when a step is reached, so that its reasons may speak of it."""
        kinds = [each.kind for each in self.steps[: self.steps.index(step)]]
        return "see" in kinds

    def teaching(self, claim: str) -> Step | None:
        """The step that teaches a claim, or else the one that shows the rule: where a reason leads."""
        taught = next((step for step in self.steps if claim and step.claim == claim), None)
        return taught or next((step for step in self.steps if step.kind == "see"), None)


def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, fetched when it is wanted; None if it has none."""
    name = type(game).__module__.rpartition(".")[2]
    if name not in {module.name for module in iter_modules(__path__)}:
        return None
    lesson: Lesson = import_module(f"{__name__}.{name}").LESSON
    return lesson


def held(game: Game, position: Position, move: Move) -> str:
    """What is said of a move that wins: which it was, if there are several."""
    return f"{game.preview(position.number, move)}. {position.right}" if len(position.moves) > 1 else position.right


def slipped(game: Game, number: int, move: Move, *, why: bool) -> str:
    """What a move that does not win leads to: the other player's answer, and, if wanted, why that is lost for you."""
    made, after = game.preview(number, move), game.apply(number, move)
    solver = Solver(game)
    answer = None if game.outcome(after) else solver.verdict(after).best
    if answer is None:
        return f"{made}, and that loses at once."
    left = game.apply(after, answer)
    told = f"{made}. The other player answers {game.preview(after, answer)}"
    if game.outcome(left):
        return f"{told} and wins."
    return f"{told}, and you lose from {left}." + (f" {solver.verdict(left).why}" if why else "")


def reply(report: Report) -> str:
    """What a learner's own rule is answered: its first counterexample, or that there is none."""
    if report.holds:
        return f"Your rule is right about all {report.tested:,} numbers. You found it!"
    if report.first_false_lost is not None and (
        report.first_false_won is None or report.first_false_lost < report.first_false_won
    ):
        return f"Your rule says that {report.first_false_lost} is lost, but the player to move wins there."
    return f"Your rule says that {report.first_false_won} is won, but the player to move loses there."
