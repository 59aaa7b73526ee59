"""The map: a page of numbers as fields, won ones full, lost ones pale with a bar, so that it reads without colour.

Each hundred is made again only if something in it has changed. One handler hears for all cells: a thousand of their
own would make every page turn slower.
"""

from typing import NamedTuple

from web.screens.explore.messages import Choose
from web.screens.explore.model import HUNDRED, LOST, NOBODY, UNKNOWN, WON, ExploreModel, Zoom
from web.ui.html import Lazy, Message, Node, h

MAP = "map"
VERDICTS = {WON: "won", LOST: "lost", NOBODY: None, UNKNOWN: None}
SAID = {WON: "you win", LOST: "you lose", NOBODY: "no move", UNKNOWN: "not known yet"}
LONGEST_VALUE = 100  # digits: no game takes more, and Python reads no more than some thousands
LONGEST = 9_999  # The largest number that is written in full in its field.
ROW = 10  # fields in a row of a hundred
SIDES = (("t", -ROW), ("b", ROW), ("l", -1), ("r", 1))


class Marks(NamedTuple):
    """What stands out among some numbers: their places, or -1 and nothing."""

    chosen: int = -1
    playing: int = -1
    errors: tuple[int, ...] = ()
    ruled: str = ""  # A letter for each number: "x" where the rule says that it is lost.


def cell_id(number: int) -> str:
    """The id of a number's field."""
    return f"cell-{number}"


def choose(value: str) -> Message | None:
    """What a press on a field means."""
    return Choose(int(value)) if value.isdecimal() and len(value) <= LONGEST_VALUE else None


def map_view(model: ExploreModel) -> Node:
    """The page that is shown."""
    tens = model.zoom is Zoom.TENS
    firsts = range(model.first, model.last + 1, HUNDRED)
    make = _hundred if tens else _row
    blocks = (Lazy(make, (first, model.hundred(first), _marks(model, first)), key=f"block-{first}") for first in firsts)
    overview = (
        Lazy(_small, (first, model.hundred(first), first <= model.number < first + HUNDRED), key=f"small-{first}")
        for first in firsts
    )
    return h(
        "div",
        h("div", *overview, key="overview", class_="overview", on_click=choose) if tens else None,
        h("div", *blocks, key="blocks", class_="hundreds" if tens else "rows", on_click=choose),
        key=f"page-{model.zoom.name}-{model.first}",
        id=MAP,
        class_="map",
        role="group",
        aria_label=f"Map of {model.first} to {model.last}",
    )


def _marks(model: ExploreModel, first: int) -> Marks:
    def place(number: int | None) -> int:
        return number - first if number is not None and first <= number < first + HUNDRED else -1

    report = model.report
    wrong = (report.first_false_lost, report.first_false_won) if report else ()
    errors = tuple(found for found in map(place, wrong) if found >= 0)
    return Marks(place(model.number), place(model.playing), errors, model.ruled[first - model.first :][:HUNDRED])


def _hundred(first: int, cells: str, marks: Marks) -> Node:
    """A hundred numbers, ten in a row. The chosen hundred is there before it is known: a field may have the focus."""
    known = cells.ljust(HUNDRED, UNKNOWN) if marks.chosen >= 0 else cells.strip(UNKNOWN)
    shown = (_cell(first, place, each, marks) for place, each in enumerate(known))
    return h(
        "section",
        h("h2", str(first), key="title"),
        h("div", *shown, key="cells", class_="cells"),
        class_="hundred here" if marks.chosen >= 0 else "hundred",
        aria_label=f"{first} to {first + HUNDRED - 1}",
    )


def _cell(first: int, place: int, known: str, marks: Marks) -> Node:
    """A field. There are a thousand, so each is made by hand and has no attribute that it can do without."""
    number = str(first + place)
    name = f"{number}: {SAID[known]}"
    verdict = VERDICTS[known]
    attributes = [("value", number), ("data-cell", number)]
    if verdict:
        attributes.append(("data-verdict", verdict))
    if place == marks.chosen:  # Only this one can have the focus, so only this one needs an id.
        attributes += [("id", cell_id(first + place)), ("aria-current", "true")]
    else:
        attributes.append(("tabindex", "-1"))
    if first > LONGEST:
        attributes.append(("data-label", number[-2:]))
    if marks.ruled[place : place + 1] == "x":
        attributes.append(("data-rule", _frame(place, marks.ruled)))
        name += ", my rule says lost"
    if place in marks.errors:
        attributes.append(("data-error", ""))
    if place == marks.playing:
        attributes.append(("data-here", ""))
    return Node("button", (("type", "button"), *attributes, ("aria-label", name)), key=number)


def _frame(place: int, ruled: str) -> str:
    """On which sides the frame around what a rule calls lost has to be drawn."""
    sides = ""
    for side, step in SIDES:
        beside = place + step
        across = step in (-1, 1) and beside // ROW != place // ROW
        if across or not 0 <= beside < HUNDRED or ruled[beside : beside + 1] != "x":
            sides += side
    return sides or "none"


def _small(first: int, cells: str, here: bool) -> Node:
    """A hundred as a small picture, which leads to it where there is no room for all."""
    return h(
        "button",
        _picture(cells, ROW),
        h("span", str(first), key="title"),
        type="button",
        value=first,
        class_="small",
        aria_pressed="true" if here else "false",
        aria_label=f"{first} to {first + HUNDRED - 1}",
    )


def _row(first: int, cells: str, marks: Marks) -> Node:
    """A hundred numbers in one row, which leads to them."""
    lost = cells.count(LOST)
    return h(
        "button",
        h("span", str(first), key="title"),
        _picture(cells, HUNDRED),
        type="button",
        value=first,
        class_="row",
        aria_pressed="true" if marks.chosen >= 0 else "false",
        aria_label=f"{first} to {first + HUNDRED - 1}: {lost} lost",
    )


def _picture(cells: str, columns: int) -> Node:
    """Some numbers drawn with two paths, runs of equal ones in one stroke."""
    return h(
        "svg",
        h("path", key="won", class_="won", d=_path(cells, columns, WON, 0.0, 1.0)),
        h("path", key="lost", class_="lost", d=_path(cells, columns, LOST, 0.0, 1.0)),
        h(
            "path",
            key="bars",
            class_="bars",
            d=_bars(cells) if columns == ROW else _path(cells, columns, LOST, 0.4, 0.2),
        ),
        key="picture",
        viewBox=f"0 0 {columns} {HUNDRED // columns}",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


def _path(cells: str, columns: int, wanted: str, top: float, height: float) -> str:
    parts = []
    for begin in range(0, len(cells), columns):
        row, place = cells[begin : begin + columns], 0
        while (place := row.find(wanted, place)) >= 0:
            run = len(row[place:]) - len(row[place:].lstrip(wanted))
            parts.append(f"M{place} {begin // columns + top:g}h{run}v{height:g}h-{run}z")
            place += run
    return "".join(parts)


def _bars(cells: str) -> str:
    """The bar of each lost number by itself."""
    lost = (place for place, known in enumerate(cells) if known == LOST)
    return "".join(f"M{place % ROW + 0.2:g} {place // ROW + 0.4:g}h.6v.2h-.6z" for place in lost)


def table_view(model: ExploreModel) -> Node:
    """The same in words, ten numbers in a row."""
    step = 10 if model.zoom is Zoom.TENS else HUNDRED
    tens = ((first, model.cells[first - model.first :][:step]) for first in range(model.first, model.last + 1, step))
    rows = (Lazy(_words, each, key=str(each[0])) for each in tens if each[1].strip(UNKNOWN))
    return h(
        "table",
        h("caption", f"Who wins from {model.first} to {model.last}, if you are to move", key="caption"),
        h(
            "thead",
            h("tr", *(h("th", text, key=text, scope="col") for text in ("Numbers", "You lose from", "You win from"))),
            key="head",
        ),
        h("tbody", *rows, key="body"),
        key="table",
        class_="words",
    )


def _words(first: int, cells: str) -> Node:
    return h(
        "tr",
        h("th", f"{first}–{first + len(cells) - 1}", key="numbers", scope="row"),
        h("td", runs(first, cells, LOST) or "none", key="lost"),
        h("td", runs(first, cells, WON) or "none", key="won"),
    )


def runs(first: int, cells: str, wanted: str) -> str:
    """Which numbers are of a kind: 300, 302–309."""
    parts, place = [], 0
    while (place := cells.find(wanted, place)) >= 0:
        run = len(cells[place:]) - len(cells[place:].lstrip(wanted))
        begin, end = first + place, first + place + run - 1
        parts.append(str(begin) if run == 1 else f"{begin}–{end}")
        place += run
    return ", ".join(parts)
