"""What the list of puzzles knows: the day, how the days went, what the trainer has waiting, and the best run."""

from dataclasses import dataclass, replace
from datetime import date
from random import Random

from pygame_rules.errors import NoPuzzle, RulesError
from pygame_rules.puzzles import FIRST_DAY, Puzzle, daily
from web.app.router import Route
from web.app.screen import Step
from web.app.state import Shared
from web.saves.daily import DAILY, Days, days
from web.saves.endless import ENDLESS, best
from web.saves.trainer import TRAINER, trainer


@dataclass(frozen=True)
class PuzzlesModel:
    """``month`` is the first day of the month whose days are shown."""

    today: date
    month: date
    puzzle: Puzzle | None
    days: Days
    due: int = 0
    positions: int = 0
    best: int = 0


def open_puzzles(route: Route, shared: Shared, _: Random) -> Step[PuzzlesModel]:
    """The list with the month that a link names, or with this one."""
    if route.rest:
        raise NoPuzzle("There is no such list of puzzles. Here are all of them.")
    today = shared.now().date()
    month = _read_month(route.options["month"]) if "month" in route.options else today.replace(day=1)
    first, last = FIRST_DAY.replace(day=1), max(today, FIRST_DAY).replace(day=1)
    if not first <= month <= last:
        if "month" in route.options:
            raise NoPuzzle(f"There are puzzles from {first:%B %Y} to {last:%B %Y}.")
        month = first
    return Step(_filled(PuzzlesModel(today, month, _todays(today), Days()), shared))


def _read_month(text: str) -> date:
    try:
        return date.fromisoformat(f"{text}-01")
    except ValueError:
        raise NoPuzzle("This link names no month. Months are written like 2026-11.") from None


def _todays(today: date) -> Puzzle | None:
    """Today's puzzle; none if the device believes in a day before the first one."""
    try:
        return daily(today)
    except RulesError:
        return None


def _filled(model: PuzzlesModel, shared: Shared) -> PuzzlesModel:
    known = trainer(shared.saved)
    return replace(
        model,
        days=days(shared.saved),
        due=len(known.due(model.today)),
        positions=len(known.cards),
        best=best(shared.saved),
    )


def stored(model: PuzzlesModel, shared: Shared, key: str) -> Step[PuzzlesModel]:
    """Another tab has saved something."""
    return Step(_filled(model, shared) if key in (DAILY, TRAINER, ENDLESS) else model)


def path(model: PuzzlesModel) -> str:
    """The link to the month that is shown."""
    return "puzzles" if model.month == model.today.replace(day=1) else f"puzzles?month={model.month:%Y-%m}"
