"""A rule put to the test, and many numbers decided at once, both in slices."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import TypeVar

from pygame_rules.game import Game
from pygame_rules.patterns.rules import Rule
from pygame_rules.slices import finish
from pygame_rules.solver import Solver

Pause = TypeVar("Pause")

SLICE = 200  # Numbers between two pauses.


@dataclass(frozen=True, slots=True)
class Report:
    """How a rule did: where it said lost and the number is won, and the other way round."""

    tested: int = 0
    false_lost: int = 0
    false_won: int = 0
    first_false_lost: int | None = None
    first_false_won: int | None = None

    @property
    def right(self) -> int:
        """The numbers about which the rule is right."""
        return self.tested - self.false_lost - self.false_won

    def __add__(self, more: "Report") -> "Report":
        """Both together: this one about some numbers, and one about those behind them."""
        return Report(
            self.tested + more.tested,
            self.false_lost + more.false_lost,
            self.false_won + more.false_won,
            more.first_false_lost if self.first_false_lost is None else self.first_false_lost,
            more.first_false_won if self.first_false_won is None else self.first_false_won,
        )

    @property
    def holds(self) -> bool:
        """Whether it is right about all of them."""
        return self.right == self.tested


def check_rule(game: Game, rule: Rule, numbers: Iterable[int], solver: Solver | None = None) -> Report:
    """Test "these numbers are lost for the player to move" on numbers of a game, in one go."""
    return finish(checking(game, rule, numbers, solver))


def checking(
    game: Game, rule: Rule, numbers: Iterable[int], solver: Solver | None = None
) -> Generator[Report, None, Report]:
    """The same in slices: every pause hands out the report so far; may be dropped at any point."""
    solver = solver or Solver(game)
    report = Report()
    for count, number in enumerate(numbers, 1):
        wins = yield from _deciding_one(solver, game, number, report)
        if wins is not None:
            report = _add(report, number, says_lost=rule.fits(number, str(number)), wins=wins)
        if count % SLICE == 0:
            yield report
    return report


def verdicts(game: Game, start: int, stop: int, solver: Solver | None = None) -> tuple[bool | None, ...]:
    """For every number from start up to stop: whether the player to move wins; None where nobody is to move."""
    return finish(deciding(game, start, stop, solver))


def deciding(
    game: Game, start: int, stop: int, solver: Solver | None = None
) -> Generator[None, None, tuple[bool | None, ...]]:
    """The same in slices, so that a page stays alive meanwhile."""
    solver = solver or Solver(game)
    found: list[bool | None] = []
    for number in range(start, stop):
        found.append((yield from _deciding_one(solver, game, number, None)))
        if len(found) % SLICE == 0:
            yield
    return tuple(found)


def _deciding_one(solver: Solver, game: Game, number: int, pause: Pause) -> Generator[Pause, None, bool | None]:
    """Whether the player to move wins; None where nobody is to move, or the number is longer than the game takes."""
    if number < 1 or len(str(number)) > game.max_digits or game.outcome(number):
        return None
    for _ in solver.insight.resolve(number):
        yield pause
    return not solver.insight.lost(number)


def _add(report: Report, number: int, *, says_lost: bool, wins: bool) -> Report:
    tested = report.tested + 1
    if says_lost != wins:  # It says lost, and so it is; or it says won.
        return Report(tested, report.false_lost, report.false_won, report.first_false_lost, report.first_false_won)
    if says_lost:
        first = number if report.first_false_lost is None else min(number, report.first_false_lost)
        return Report(tested, report.false_lost + 1, report.false_won, first, report.first_false_won)
    first = number if report.first_false_won is None else min(number, report.first_false_won)
    return Report(tested, report.false_lost, report.false_won + 1, report.first_false_lost, first)
