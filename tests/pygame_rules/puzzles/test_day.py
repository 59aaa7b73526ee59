"""The puzzle of a day: the same for everyone, for ever."""

from datetime import date, timedelta
from hashlib import sha256
from itertools import pairwise

import pytest

from pygame_rules.errors import NoPuzzle, RulesError
from pygame_rules.puzzles import FIRST_DAY, KINDS, Puzzle, daily
from pygame_rules.puzzles.positions import positions

TWO_YEARS = [FIRST_DAY + timedelta(days=count) for count in range(2 * 365)]
# Of the days as text, one line each. If this changes, days that people have shared change: raise the edition instead.
PINNED = "70d1e8e34b911f95af39541fedc95ec7b393eabf9c6feefb11692c069ee1d55b"


def line(day: date) -> str:
    puzzle = daily(day)
    return f"{day} {puzzle.slug} {puzzle.kind} {puzzle.difficulty} {puzzle.start} {' '.join(puzzle.moves)}".rstrip()


def test_two_years_of_days_are_what_they_were() -> None:
    assert sha256("\n".join(map(line, TWO_YEARS)).encode()).hexdigest() == PINNED


def test_a_week_goes_from_easy_to_hard_and_asks_about_every_game() -> None:
    for week in range(104):
        puzzles = [daily(FIRST_DAY + timedelta(days=7 * week + day)) for day in range(7)]
        assert [puzzle.difficulty for puzzle in puzzles] == [1, 1, 2, 3, 3, 4, 5]
        assert {puzzle.slug for puzzle in puzzles} >= set(positions()) - {"digit-deletion-duel"}
        for one, other in pairwise(puzzles):
            assert one.slug != other.slug


def test_two_weeks_ask_about_every_game() -> None:
    for week in range(103):
        assert {daily(FIRST_DAY + timedelta(days=7 * week + day)).slug for day in range(14)} == set(positions())


def test_nothing_is_guessed_or_merely_summed_on_a_hard_day_and_nothing_hard_is_asked_on_an_easy_one() -> None:
    for day in TWO_YEARS:
        puzzle = daily(day)
        assert puzzle.kind not in ("who", "seat") or puzzle.difficulty <= 2
        assert puzzle.kind != "sums" or puzzle.difficulty <= 2
        assert puzzle.kind != "mark" or puzzle.difficulty >= 3 or len(puzzle.game.kinds) == 1


def test_every_kind_comes_often_enough() -> None:
    kinds = [daily(day).kind for day in TWO_YEARS]
    assert all(kinds.count(kind) >= 25 for kind in KINDS)


def test_no_puzzle_comes_again_within_eight_weeks() -> None:
    seen = dict[Puzzle, date]()
    for day in TWO_YEARS:
        puzzle = daily(day)
        assert day - seen.get(puzzle, date.min) > timedelta(weeks=8), puzzle
        seen[puzzle] = day


@pytest.mark.parametrize("day", [FIRST_DAY - timedelta(days=1), date(2025, 1, 1), date.min])
def test_before_the_first_day_there_was_none(day: date) -> None:
    with pytest.raises(NoPuzzle, match=r"The first puzzle is that of 2026-11-16."):
        daily(day)
    assert issubclass(NoPuzzle, RulesError)


def test_the_last_day_that_there_is_has_one() -> None:
    assert daily(date.max).question
