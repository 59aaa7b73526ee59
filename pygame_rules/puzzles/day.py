"""The puzzle of a day: easy on Monday, hard on Sunday, every game in every week.

A day once published never changes. Whoever changes what is drawn raises ``EDITION`` and lets it begin on a day that
nobody has seen yet.
"""

from datetime import date, timedelta
from typing import NamedTuple

from pygame_rules.errors import NoPuzzle
from pygame_rules.puzzles.dice import Dice
from pygame_rules.puzzles.positions import Listed, positions
from pygame_rules.puzzles.puzzle import Kind, Puzzle

EDITION = "Digit Dojo, puzzle of the day, edition 1"
FIRST_DAY = date(2026, 11, 16)
DIFFICULTIES = (1, 1, 2, 3, 3, 4, 5)  # from Monday to Sunday


class Format(NamedTuple):
    """What is asked on a day, and about which game."""

    slug: str
    kind: Kind


def daily(day: date) -> Puzzle:
    """The puzzle of a calendar day."""
    if day < FIRST_DAY:
        raise NoPuzzle(f"The first puzzle is that of {FIRST_DAY.isoformat()}.")
    monday, difficulty = day - timedelta(days=day.weekday()), DIFFICULTIES[day.weekday()]
    slug, kind = _week(monday)[day.weekday()]
    listed = positions()[slug][kind][difficulty]
    week = (monday - FIRST_DAY).days // 7  # Once through the list before anything comes again.
    start, *moves = Dice(f"{EDITION}, {slug}, {kind}, {difficulty}").shuffled(listed)[week % len(listed)].split()
    return Puzzle(slug, int(start), kind, difficulty, tuple(moves))


def _week(monday: date) -> list[Format]:
    """The formats of a week: no game two days in a row, and none again before all have been asked about."""
    dice, known = Dice(f"{EDITION}, week of {monday.isoformat()}"), positions()
    chosen = list[Format]()
    for difficulty in reversed(DIFFICULTIES):  # The hard days have fewer games to choose from, so they come first.
        later = chosen[-1] if chosen else None
        offered = [slug for slug in sorted(known) if _kinds(known[slug], difficulty)]
        times = {slug: sum(each.slug == slug for each in chosen) for slug in offered}
        rested = [slug for slug in offered if not later or slug != later.slug]
        slug = dice.choose([slug for slug in rested if times[slug] == min(times[each] for each in rested)])
        kinds = _kinds(known[slug], difficulty)
        fresh = [kind for kind in kinds if not later or kind != later.kind]
        chosen.append(Format(slug, dice.choose(fresh or kinds)))
    return chosen[::-1]


def _kinds(listed: Listed, difficulty: int) -> list[Kind]:
    return [kind for kind, by_difficulty in listed.items() if by_difficulty.get(difficulty)]
