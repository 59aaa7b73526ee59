"""Seven days: ticks, dashed rings and today, for eyes and for ears."""

from datetime import date, timedelta

from web.ui.dates import day_text, letter, short_day
from web.ui.html import Node, text_of, walk
from web.ui.week import count_text, week

MONDAY = date(2026, 11, 16)
SEVEN = tuple((MONDAY + timedelta(days=place), place in (0, 2)) for place in range(7))


def rows() -> list[Node]:
    return [node for node in walk(week(SEVEN)) if node.tag == "li"]


def test_every_day_is_told_in_words() -> None:
    told = [text_of(row) for row in rows()]
    assert told[0] == "MMonday 16 November: solved"
    assert told[1] == "TTuesday 17 November: not solved"
    assert told[6] == "S22Sunday 22 November: open"


def test_a_tick_a_ring_and_today() -> None:
    marks = [next(node.get("class") for node in walk(row) if node.tag == "i") for row in rows()]
    assert marks == ["done", "missed", "done", "missed", "missed", "missed", "today"]


def test_they_are_counted_in_words() -> None:
    assert count_text(SEVEN) == "2 of the last 7 days"


def test_days_in_words() -> None:
    assert (day_text(MONDAY), short_day(MONDAY), letter(MONDAY)) == ("Monday 16 November", "16 November", "M")
    assert day_text(MONDAY, year=True) == "Monday 16 November 2026"


def test_what_was_solved_later_is_told_and_looks_different() -> None:
    tuesday = MONDAY + timedelta(days=1)
    told = [node for node in walk(week(SEVEN, [tuesday])) if node.tag == "li"][1]
    assert text_of(told) == "TTuesday 17 November: solved later"
    assert any(node.tag == "path" for node in walk(told))
