"""The coach beside the table: hints, the worth of moves, the chart and the review."""

from dataclasses import replace

from pygame_rules.coach import Remark, hints, remarks
from web.html import Lazy, Node, h
from web.state import State, Table
from web.view.chart import chart
from web.view.parts import button


def coach(state: State, table: Table) -> Lazy | None:
    """Everything the coach has to say now; the board need not wait for it."""
    settings = state.settings
    return Lazy(_panel, (state.names, table, settings.values), key="coach", later=True) if settings.coach else None


def _panel(names: tuple[str, str], table: Table, values: bool) -> Node:
    return h(
        "section",
        h("h2", "Coach", key="heading"),
        _hints(table),
        h(
            "button",
            "What each move is worth",
            key="values",
            type="button",
            class_="button toggle",
            data_do="values",
            aria_pressed="true" if values else "false",
        )
        if not table.play.ending and not table.play.game.player_does_sums  # Where there is but one move to find.
        else None,
        _chart(names, table),
        _review(names, table),
        _used(names, table),
        class_="panel coach",
    )


def _hints(table: Table) -> Node | None:
    if table.play.ending:
        return None
    if not table.hint_step:
        return h("p", "A hint comes in three steps: who is winning, which move, and why.", key="how", class_="note")
    if table.verdict is None or table.verdict_of != table.shown.number:
        return h("p", "Thinking …", key="thinking", class_="note")
    texts = hints(table.play.game, table.shown.number, table.verdict)[: table.hint_step]
    more = None if table.hint_step >= 3 else button("And then?", "hint")
    return h(
        "div",
        h("ol", *(h("li", text, key=str(step)) for step, text in enumerate(texts)), key="texts", class_="hints"),
        more,
        key="hints",
    )


def _chart(names: tuple[str, str], table: Table) -> Lazy | None:
    ahead = table.review.ahead if table.review else ()
    return Lazy(chart, (names, table.play, ahead), key="chart") if table.play.moves else None


def _review(names: tuple[str, str], table: Table) -> Node | None:
    if not table.play.ending or not table.play.moves:
        return None
    if table.review is None:
        return h("p", "The coach is looking at the game …", key="reviewing", class_="note")
    named = replace(table.play, players=names)
    rows = [_remark(remark) for remark in remarks(named, table.review)]
    marks = []
    for seat in (1, 2):
        share = table.review.accuracy(seat)
        if share is not None:
            held, chances = table.review.held[seat - 1], table.review.chances[seat - 1]
            marks.append(
                h("li", f"{names[seat - 1]} held {held} of {chances} chances ({share:.0%}).", key=f"seat-{seat}")
            )
    return h(
        "div",
        h("h3", "Review", key="heading"),
        h("ul", *rows, key="rows", class_="review"),
        h("ul", *marks, key="marks", class_="review note") if marks else None,
        key="review",
    )


def _remark(remark: Remark) -> Node:
    """A remark leads to the position it is about."""
    if remark.ply is None:
        return h("li", remark.text, key="game")
    look = h("button", remark.text, type="button", class_="remark", data_look=remark.ply - 1)
    return h("li", look, key=str(remark.ply), class_="told")


def _used(names: tuple[str, str], table: Table) -> Node | None:
    used = [f"{table.hints[seat - 1]} by {names[seat - 1]}" for seat in (1, 2) if table.hints[seat - 1]]
    told = f"Hints used: {', '.join(used)}. " if used else ""
    if table.played_out:
        told += f"After move {table.out_from} the computer made moves for both sides."
    return h("p", told, key="used", class_="note") if told else None
