"""The last seven days: a tick for each that counts, a dashed ring for the others, today with its date."""

from collections.abc import Collection
from datetime import date

from web.ui.dates import day_text, letter
from web.ui.html import Node, h
from web.ui.icons import icon


def week(days: tuple[tuple[date, bool], ...], late: Collection[date] = ()) -> Node:
    """Seven days, the last of them today, and whether each counts; some were solved later, from the archive."""
    marks = (_day(day, solved, today=day == days[-1][0], late=day in late) for day, solved in days)
    return h("ol", *marks, key="week", class_="week")


def _day(day: date, solved: bool, *, today: bool, late: bool) -> Node:
    state = "solved" if solved else "solved later" if late else "open" if today else "not solved"
    mark = icon("right") if solved or late else str(day.day) if today else ""
    return h(
        "li",
        h("span", letter(day), key="letter", aria_hidden="true"),
        h("i", mark, key="mark", class_="done" if solved else "today" if today else "missed", aria_hidden="true"),
        h("span", f"{day_text(day)}: {state}", key="said", class_="unseen"),
        key=day.isoformat(),
    )


def count_text(days: tuple[tuple[date, bool], ...]) -> str:
    """How many of them count, in words."""
    return f"{sum(solved for _, solved in days)} of the last {len(days)} days"
