"""What the screen of a day knows: the day, its puzzle as far as it has come, and how the days before it went."""

from dataclasses import dataclass
from datetime import date
from random import Random

from pygame_rules.errors import NoPuzzle
from pygame_rules.puzzles import daily
from web.app.router import Route
from web.app.screen import Step
from web.app.state import Shared
from web.puzzle.attempt import Attempt, begin, told
from web.saves.daily import Days, days


@dataclass(frozen=True)
class DailyModel:
    """``today`` is the day of the device when the puzzle was opened: one begun before midnight belongs to its day."""

    day: date
    today: date
    attempt: Attempt
    days: Days
    counts: bool = True  # Not when it is solved once more.
    notice: str = ""


def open_daily(route: Route, shared: Shared, _: Random) -> Step[DailyModel]:
    """Today's puzzle, or that of the day a link names."""
    today = shared.now().date()
    day = read_day(route.rest) if route.rest else today
    if day > today:
        raise NoPuzzle(f"The puzzle of {day.isoformat()} is not there yet. Here is today's.")
    return Step(opened(day, today, days(shared.saved)))


def read_day(text: str) -> date:
    """The day of a link."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:  # There are other ways to write one, but every day has one link.
        raise NoPuzzle("This link names no day. Days are written like 2026-11-16.")
    return day


def opened(day: date, today: date, known: Days) -> DailyModel:
    """A day as it was left."""
    puzzle, before = daily(day), known.attempts.get(day)
    if before is None:
        attempt = begin(puzzle)
    elif before.solved is None:
        attempt = begin(puzzle, tries=before.tries, hints=before.hints)
    else:
        attempt = told(puzzle, solved=before.solved, tries=before.tries, hints=before.hints)
    return DailyModel(day, today, attempt, known)


def path(model: DailyModel) -> str:
    """The link that always leads to this day."""
    return f"daily/{model.day.isoformat()}"
