"""The puzzle of a day: easy on Monday, hard on Sunday, every game in every week.

A day once published never changes. Whoever changes what is drawn raises ``EDITION`` and lets it begin on a day that
nobody has seen yet.
"""

from datetime import date, timedelta
from typing import NamedTuple

from pygame_rules import GAMES
from pygame_rules.errors import NoPuzzle
from pygame_rules.puzzles.dice import Dice
from pygame_rules.puzzles.positions import Listed, positions
from pygame_rules.puzzles.puzzle import TWO_ANSWERS, Kind, Puzzle

EDITION = "Digit Dojo, puzzle of the day, edition 1"
FIRST_DAY = date(2026, 11, 16)
DIFFICULTIES = (1, 1, 2, 3, 3, 4, 5)  # from Monday to Sunday
EASY = 3  # days at the beginning of a week
GUESSED = 2  # The hardest day on which a question may have two answers: on a hard one everybody would guess.
SUMMED = 2  # The hardest day for sums, which are no riddle.
MARKED = 3  # The easiest day for marking all moves that win where a digit offers two of them.


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
    order = Dice(f"{EDITION}, {slug}, {kind}, {difficulty}").shuffled(listed)
    return Puzzle.read(slug, kind, difficulty, order[week % len(order)])


def _week(monday: date) -> list[Format]:
    """The formats of a week: no game two days in a row, none again before all were asked about, and so with kinds."""
    dice, known = Dice(f"{EDITION}, week of {monday.isoformat()}"), positions()
    week = (monday - FIRST_DAY).days // 7
    chosen = dict[int, Format]()
    # The hard days have fewer games to choose from, so they come first, and none of them three times; what was asked
    # about least is left for the easy ones.
    for place in [*reversed(range(EASY, len(DIFFICULTIES))), *dice.shuffled(range(EASY))]:
        listed = {slug: _kinds(slug, known[slug], DIFFICULTIES[place], week) for slug in sorted(known)}
        beside = [chosen[each].slug for each in (place - 1, place + 1) if each in chosen]
        times = {
            slug: sum(each.slug == slug for each in chosen.values())
            for slug, kinds in listed.items()
            if kinds and slug not in beside
        }
        fewest = min(times.values()) if place < EASY else 1
        slug = dice.choose([slug for slug in times if times[slug] <= fewest])
        asked = {kind: sum(_alike(each.kind, kind) for each in chosen.values()) for kind in listed[slug]}
        chosen[place] = Format(slug, dice.choose([kind for kind in asked if asked[kind] == min(asked.values())]))
    return [chosen[place] for place in sorted(chosen)]


def _alike(one: Kind, other: Kind) -> bool:
    """Whether two kinds feel the same: who wins, and where one would rather sit, are one question."""
    return one == other or {one, other} == TWO_ANSWERS


def _kinds(slug: str, listed: Listed, difficulty: int, week: int) -> list[Kind]:
    """What may be asked about a game on a day that is this hard."""
    kinds = [kind for kind, by_difficulty in listed.items() if by_difficulty.get(difficulty)]
    if difficulty > GUESSED:
        kinds = [kind for kind in kinds if kind not in TWO_ANSWERS]
    if difficulty > SUMMED:
        kinds = [kind for kind in kinds if kind != "sums"]
    if difficulty < MARKED and len(GAMES[slug].kinds) > 1:
        kinds = [kind for kind in kinds if kind != "mark"]
    # Where there is never more to ask than that, every second week is enough.
    return [] if set(listed) <= TWO_ANSWERS and week % 2 else kinds
