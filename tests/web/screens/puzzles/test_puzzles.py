"""The list of puzzles: today's, what is due, and a calendar of past days."""

from datetime import date, datetime

import pytest
from support.headless import NOW, at, nodes, part_text, then
from support.press import controls, press

from web.app.messages import StorageChanged
from web.saves.daily import Attempted, Days
from web.saves.trainer import Position, Trainer

TODAY = NOW.date()
LATER = datetime.fromisoformat("2027-01-10T09:00:00")


def test_today_is_one_press_away() -> None:
    state = at("puzzles")
    assert "Wednesday 18 November" in part_text(state)
    assert press(state, "Endless One puzzle after the other, harder and harder.".replace("Endless ", "Endless")).screen
    assert next(node for node in nodes(state) if node.get("class") == "todays").get("href") == "#/daily"


def test_the_calendar_leads_to_every_past_day_and_to_no_other() -> None:
    links = [node.get("href") for node in nodes(at("puzzles")) if (node.get("href") or "").startswith("#/daily/")]
    assert links == ["#/daily/2026-11-16", "#/daily/2026-11-17", "#/daily/2026-11-18"]


def test_the_calendar_says_what_was_solved() -> None:
    told = Days({date(2026, 11, 16): Attempted(TODAY, True, 1), date(2026, 11, 17): Attempted(TODAY, False, 1)})
    found = controls(at("puzzles", {"daily": told.encode()}))
    assert {"Monday 16 November: solved", "Tuesday 17 November: not solved", "Wednesday 18 November: open"} <= set(
        found
    )


def test_months_are_turned_from_the_first_to_this_one() -> None:
    state = at("puzzles", now=LATER)
    assert "January 2027" in part_text(state)
    assert "Later month" not in controls(state)
    state = press(press(state, "Earlier month"), "Earlier month")
    assert ("November 2026" in part_text(state), state.path) == (True, "puzzles?month=2026-11")
    assert "Earlier month" not in controls(state)
    assert press(press(state, "Later month"), "Later month").path == "puzzles"


@pytest.mark.parametrize("month", ["2026-13", "1999-01", "2030-01", "x", "2026-11-01"])
def test_a_month_without_puzzles_is_said(month: str) -> None:
    state = at(f"puzzles?month={month}")
    assert state.notices
    assert (state.screen, state.path) == ("puzzles", "puzzles")


def test_what_is_due_is_told_and_another_tab_is_heard() -> None:
    state = at("puzzles")
    assert "None so far." in part_text(state)
    text = Trainer().having([Position("zero-hero", 73)], TODAY).encode()
    assert "1 position to look at again today." in part_text(then(state, StorageChanged("trainer", text)))


def test_a_device_that_lives_before_the_first_day_is_asked_for_its_clock() -> None:
    state = at("puzzles", now=datetime.fromisoformat("1970-01-01T00:00:00"))
    assert "Is the clock of this device right?" in part_text(state)


def test_the_longest_run_is_told() -> None:
    days = [date(2026, 11, day) for day in (16, 17, 18)]
    told = Days({day: Attempted(day, True, 1) for day in days})
    assert "Longest run: 3 days, one missed day a week is fine." in part_text(at("puzzles", {"daily": told.encode()}))
