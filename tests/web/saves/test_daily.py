"""Days of puzzles: what counts, the last seven and the longest run, and how two sets of days become one."""

import itertools
import json
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.app.storage import DamagedSave
from web.saves.daily import WEEK, Attempted, Days, days, decode_days, merged

MONDAY = date(2026, 11, 16)
OFFSETS = st.integers(0, 30)


def after(count: int) -> date:
    return MONDAY + timedelta(days=count)


def counting(*offsets: int) -> Days:
    return Days({after(each): Attempted(after(each), solved=True, tries=1) for each in offsets})


attempts = st.builds(
    Attempted, OFFSETS.map(after), st.sampled_from([True, False, None]), st.integers(0, 9), st.integers(0, 9)
)
some_days = st.dictionaries(OFFSETS.map(after), attempts, max_size=8).map(Days)


def test_only_what_was_begun_on_its_own_day_and_solved_counts() -> None:
    told = Days().having(after(0), Attempted(after(0), solved=True)).having(after(1), Attempted(after(2), solved=True))
    told = told.having(after(2), Attempted(after(2), solved=False)).having(after(3), Attempted(after(3)))
    assert [told.counts(after(each)) for each in range(5)] == [True, False, False, False, False]
    assert [told.solved(after(each)) for each in range(5)] == [True, True, False, None, None]


def test_what_was_begun_before_midnight_belongs_to_its_day() -> None:
    told = Days().having(after(0), Attempted(after(0), tries=1))
    assert told.having(after(0), Attempted(after(1), solved=True, tries=2)).counts(after(0))


def test_how_a_day_ended_first_stands() -> None:
    told = Days().having(after(0), Attempted(after(0), solved=False, tries=1))
    assert told.having(after(0), Attempted(after(0), solved=True, tries=2)) is told


def test_the_last_seven_days_end_today() -> None:
    seven = counting(0, 2, 6, 7).last_seven(after(6))
    assert seven[0] == (after(0), True)
    assert [counted for _, counted in seven] == [True, False, True, False, False, False, True]


def fair(offsets: list[int]) -> bool:
    """Whether no seven days in a row, from the first to the last of these, have two misses."""
    missed = [each for each in range(offsets[0], offsets[-1]) if each not in offsets]
    return all(two - one >= WEEK for one, two in itertools.pairwise(missed))


@given(st.sets(OFFSETS, max_size=20))
def test_the_longest_run_has_no_two_misses_in_a_week(offsets: set[int]) -> None:
    found = sorted(offsets)
    stretches = (found[one : two + 1] for two in range(len(found)) for one in range(two + 1))
    assert counting(*found).longest_run == max((len(each) for each in stretches if fair(each)), default=0)


@given(some_days)
def test_what_is_saved_is_read_again(told: Days) -> None:
    assert decode_days(told.encode()) == told
    assert days({"daily": told.encode()}) == told


@given(some_days, some_days)
def test_merging_twice_changes_nothing_and_the_order_does_not_matter(one: Days, two: Days) -> None:
    both = merged(one, two)
    assert merged(both, two) == both == merged(both, one) == merged(two, one)
    over = {day for told in (one, two) for day, each in told.attempts.items() if each.solved is not None}
    assert {day for day, each in both.attempts.items() if each.solved is not None} == over


@pytest.mark.parametrize(
    "told",
    [
        {"2026-02-30": ["2026-11-16", True, 1, 0]},
        {"2026-11-16": ["2026-13-01", True, 1, 0]},
        {"2026-11-16": ["2026-11-16", "yes", 1, 0]},
        {"2026-11-16": ["2026-11-16", True, "one", 0]},
        {"2026-11-16": ["2026-11-16", True]},
        {"2026-11-16": 7},
        [],
    ],
    ids=str,
)
def test_damage_is_refused(told: object) -> None:
    text = json.dumps({"version": 1, "days": told})
    with pytest.raises(DamagedSave):
        decode_days(text)
    assert days({"daily": text}) == Days()


@pytest.mark.parametrize("text", ["[]", "{", '{"version": 2, "days": {}}', '{"version": 1}'])
def test_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(DamagedSave):
        decode_days(text)
