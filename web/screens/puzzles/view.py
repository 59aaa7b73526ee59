"""Today's puzzle, the two other ways to practise, and a calendar of every past day."""

from datetime import date, timedelta

from pygame_rules.puzzles import FIRST_DAY, Puzzle
from web.puzzle.words import HEADLINES
from web.screens.puzzles.model import PuzzlesModel
from web.ui.dates import LETTERS, day_text
from web.ui.glyph import glyph
from web.ui.html import Node, h
from web.ui.icons import icon
from web.ui.week import count_text, week

STATES = {True: "solved", False: "not solved", None: "open"}


def view(model: PuzzlesModel) -> Node:
    """The whole screen."""
    return h(
        "section",
        h("h1", "Puzzles", key="title", id="title", tabindex="-1"),
        _today(model.puzzle, model) if model.puzzle else h("p", _before(), key="today", class_="what"),
        h("div", _trainer(model), _endless(model), key="ways", class_="ways"),
        h("div", _streak(model), _calendar(model), key="days", class_="beside"),
    )


def _before() -> str:
    return f"The first puzzle is that of {day_text(FIRST_DAY, year=True)}. Is the clock of this device right?"


def _today(puzzle: Puzzle, model: PuzzlesModel) -> Node:
    solved = model.days.solved(model.today)
    word = {None: "Solve it", True: "Solved", False: "Look at it again"}[solved]
    return h(
        "a",
        glyph(*puzzle.game.glyph),
        h("span", day_text(model.today), key="day", class_="label"),
        h("b", HEADLINES[puzzle.kind], key="headline", class_="headline"),
        h("span", puzzle.game.title, key="game"),
        h("span", icon("right" if solved else "next"), word, key="go", class_="button dark"),
        key="today",
        class_="todays",
        href="#/daily",
        data_game=puzzle.slug,
    )


def _trainer(model: PuzzlesModel) -> Node:
    if not model.positions:
        text = "Wins you let slip come back here until you hold them. None so far."
    elif model.due:
        text = f"{_counted(model.due, 'position')} to look at again today."
    else:
        text = f"Nothing is due today. {_counted(model.positions, 'position')} in all."
    return _way("Trainer", text, "#/trainer")


def _endless(model: PuzzlesModel) -> Node:
    best = f" Your best run: {model.best}." if model.best else ""
    return _way("Endless", f"One puzzle after the other, harder and harder.{best}", "#/endless")


def _way(name: str, text: str, link: str) -> Node:
    return h("a", h("h2", name, key="name"), h("p", text, key="text"), icon("next"), key=name, href=link, class_="way")


def _counted(count: int, noun: str) -> str:
    return f"1 {noun}" if count == 1 else f"{count} {noun}s"


def _streak(model: PuzzlesModel) -> Node:
    seven, longest = model.days.last_seven(model.today), model.days.longest_run
    run = f"Longest run: {_counted(longest, 'day')}, one missed day a week is fine." if longest > 1 else ""
    return h(
        "div",
        h("h2", count_text(seven), key="count"),
        week(seven, [day for day, _ in seven if model.days.solved_late(day)]),
        h("p", run, key="run", class_="note") if run else None,
        key="streak",
        class_="streak",
    )


# --- the archive ---


def _calendar(model: PuzzlesModel) -> Node:
    month = model.month
    before, after = month - timedelta(days=1), (month + timedelta(days=31)).replace(day=1)
    days = [month + timedelta(days=place) for place in range((after - month).days)]
    blanks = (h("li", key=f"blank-{place}", aria_hidden="true") for place in range(month.weekday()))
    return h(
        "section",
        h("h2", "All past puzzles", key="heading"),
        h(
            "nav",
            _turn("Earlier month", "earlier", before, there=before >= FIRST_DAY),
            h("b", f"{month:%B} {month.year}", key="month"),
            _turn("Later month", "later", after, there=after <= model.today),
            key="months",
            class_="months",
            aria_label="Months",
        ),
        h(
            "div",
            *(h("span", letter, key=str(place)) for place, letter in enumerate(LETTERS)),
            key="letters",
            class_="letters",
            aria_hidden="true",
        ),
        h("ol", *blanks, *(_day(model, day) for day in days), key="days", class_="days"),
        h("p", "Past days never count for the streak, but they are there to be solved.", key="note", class_="note"),
        key="calendar",
        class_="calendar",
    )


def _turn(name: str, drawn: str, to: date, *, there: bool) -> Node:
    if not there:
        return h("span", key=name, class_="tool")
    return h("a", icon(drawn), key=name, class_="tool", href=f"#/puzzles?month={to:%Y-%m}", aria_label=name)


def _day(model: PuzzlesModel, day: date) -> Node:
    key = day.isoformat()
    if not FIRST_DAY <= day <= model.today:
        return h("li", h("span", str(day.day), key="day"), key=key, class_="ahead")
    solved = model.days.solved(day)
    mark = {True: "right", False: "wrong"}.get(solved) if solved is not None else None
    return h(
        "li",
        h(
            "a",
            str(day.day),
            icon(mark) if mark else None,
            key="day",
            href=f"#/daily/{key}",
            aria_label=f"{day_text(day)}: {STATES[solved]}",
            aria_current="date" if day == model.today else None,
            class_={True: "done", False: "failed"}.get(solved) if solved is not None else None,
        ),
        key=key,
    )
