"""The puzzle of a day: playable at once, with the week as a staircase beside it and the last seven days below."""

from datetime import date, timedelta

from web.app.state import Shared
from web.puzzle.update import NEXT
from web.puzzle.view import puzzle
from web.screens.daily.messages import ShareResult, SolveAgain
from web.screens.daily.model import DailyModel
from web.screens.daily.words import share_text
from web.ui.controls import button
from web.ui.dates import day_text, letter
from web.ui.html import Node, h
from web.ui.icons import icon
from web.ui.week import count_text, week

WEEK = 7


def view(model: DailyModel, shared: Shared) -> Node:
    """The whole screen."""
    today = model.day == model.today
    label = day_text(model.day, year=model.day.year != model.today.year)
    return puzzle(
        model.attempt,
        name=model.day.isoformat(),
        label=label if today else f"{label}, archive",
        beside=_stairs(model.day),
        below=h("section", _after(model), _days(model), _share(model, shared), key="below", class_="below"),
    )


def _stairs(day: date) -> Node:
    """The week, harder every day, with this day in it."""
    monday = day - timedelta(days=day.weekday())
    steps = []
    for place in range(WEEK):
        each = monday + timedelta(days=place)
        state = "here" if each == day else "past" if each < day else None
        bar = h("i", key="bar", class_=state, style=f"--height: {place + 1}")
        steps.append(h("div", bar, h("span", letter(each), key="letter"), key=str(place), class_=state))
    return h(
        "figure",
        h("figcaption", "Harder every day", key="words"),
        h("div", *steps, key="steps", class_="steps", aria_hidden="true"),
        key="stairs",
        class_="stairs",
    )


def _after(model: DailyModel) -> Node | None:
    """What to do once it is over."""
    attempt = model.attempt
    if not attempt.over:
        return None
    slug, start = attempt.puzzle.slug, attempt.puzzle.start
    return h(
        "div",
        h(
            "button",
            icon("share"),
            "Share",
            key="share",
            id=NEXT,
            type="button",
            class_="button dark",
            on_click=ShareResult(),
        )
        if model.counts
        else None,
        h("a", "See it on the map", key="map", class_="button quiet", href=f"#/{slug}/explore/{start}"),
        h("a", "Play more puzzles", key="more", class_="button quiet", href="#/endless"),
        button("Solve it again", SolveAgain(), class_="quiet"),
        key="after",
        class_="row",
    )


def _days(model: DailyModel) -> Node:
    seven = model.days.last_seven(model.today)
    return h(
        "div",
        h("h2", count_text(seven), key="count"),
        h("a", "All past puzzles", key="all", class_="button quiet", href="#/puzzles"),
        week(seven, [day for day, _ in seven if model.days.solved_late(day)]),
        key="days",
        class_="days",
    )


def _share(model: DailyModel, shared: Shared) -> Node | None:
    """The words to share, shown beforehand."""
    if not model.attempt.over or not model.counts:
        return None
    lead = model.notice or "No spoilers in what you share:"
    lines = share_text(model, shared.home).split("\n")
    return h(
        "div",
        h("b", lead, key="lead"),
        *(h("p", line, key=str(place)) for place, line in enumerate(lines)),
        key="share",
        class_="sharing",
    )
