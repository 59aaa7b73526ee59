"""Puzzles of the day as they are saved, and what they make of a streak. What comes from the storage is not trusted."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import NamedTuple

from web.app.state import EMPTY
from web.app.storage import DAMAGED, DamagedSave, read_json, read_or_nothing

DAILY = "daily"
VERSION = 1
WEEK = 7
MOST_DAYS = 20_000
MOST_TRIES = 999


class Attempted(NamedTuple):
    """How far one day's puzzle has come: solved or not once it is over, and on which day it was begun."""

    begun: date
    solved: bool | None = None
    tries: int = 0
    hints: int = 0


@dataclass(frozen=True)
class Days:
    """Every day's puzzle that was begun."""

    attempts: Mapping[date, Attempted] = field(default_factory=dict)

    def having(self, day: date, attempt: Attempted) -> "Days":
        """The same with what became of one day; how it ended first stands."""
        known = self.attempts.get(day)
        if known and known.solved is not None:
            return self
        return Days({**self.attempts, day: attempt._replace(begun=known.begun if known else attempt.begun)})

    def solved(self, day: date) -> bool | None:
        """Whether a day's puzzle was solved, whenever that was; None while it is open."""
        attempt = self.attempts.get(day)
        return attempt.solved if attempt else None

    def counts(self, day: date) -> bool:
        """Whether a day counts: solved, and begun on that very day."""
        attempt = self.attempts.get(day)
        return bool(attempt and attempt.solved and attempt.begun == day)

    def solved_late(self, day: date) -> bool:
        """Whether a day was solved, but from the archive."""
        return bool(self.solved(day)) and not self.counts(day)

    def last_seven(self, today: date) -> tuple[tuple[date, bool], ...]:
        """The last seven days, today among them, and whether each counts."""
        days = (today - timedelta(days=ago) for ago in reversed(range(WEEK)))
        return tuple((day, self.counts(day)) for day in days)

    @property
    def longest_run(self) -> int:
        """The most days that count without two misses in any seven days."""
        counted = sorted(day for day in self.attempts if self.counts(day))
        longest, run = 0, list[date]()
        missed: date | None = None  # the last day that was missed in this run
        for day in counted:
            gap = (day - run[-1]).days - 1 if run else 0
            if gap:
                before, missed = missed, day - timedelta(days=1)
                near = before is not None and (missed - before).days < WEEK
                if gap > 1:
                    run, missed = [], None
                elif near:
                    run = [each for each in run if before and each > before]
            run.append(day)
            longest = max(longest, len(run))
        return longest

    def encode(self) -> str:
        """The days as text."""
        days = {
            day.isoformat(): [each.begun.isoformat(), each.solved, each.tries, each.hints]
            for day, each in self.attempts.items()
        }
        return json.dumps({"version": VERSION, "days": days}, separators=(",", ":"))


def days(saved: Mapping[str, str] = EMPTY) -> Days:
    """What was saved; nothing where it is damaged."""
    return read_or_nothing(decode_days, saved.get(DAILY, ""))


def decode_days(text: str) -> Days:
    """The days that a text tells of; damaged text is refused."""
    if not text:
        return Days()
    saved = read_json(text)
    try:
        if saved["version"] != VERSION:
            raise DamagedSave(f"version {saved['version']}")
        told = list(saved["days"].items())[:MOST_DAYS]
        return Days({date.fromisoformat(day): _attempted(*each) for day, each in told})
    except DAMAGED as error:
        raise DamagedSave(str(error)) from None


def _attempted(begun: str, solved: bool | None, tries: int, hints: int) -> Attempted:
    if not (solved is None or isinstance(solved, bool)):
        raise DamagedSave("a result that cannot be")
    tries, hints = (max(0, min(MOST_TRIES, int(count))) for count in (tries, hints))
    return Attempted(date.fromisoformat(begun), solved, tries, hints)


def merged(one: Days, two: Days) -> Days:
    """Both: of one day what was over first, and what was not over only where nothing was."""
    attempts = dict(one.attempts)
    for day, attempt in two.attempts.items():
        attempts[day] = min(attempts.get(day, attempt), attempt, key=_rank)
    return Days(attempts)


def _rank(attempt: Attempted) -> tuple[bool, date, bool, int, int]:
    return attempt.solved is None, attempt.begun, not attempt.solved, -attempt.tries, -attempt.hints
