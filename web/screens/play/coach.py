"""The coach beside the table: hints, the worth of moves, the chart and the review."""

from dataclasses import replace

from pygame_rules.coach import Remark, hints, remarks
from web.app.state import Shared
from web.screens.play.chart import chart
from web.screens.play.messages import Hint, ShowPly, ToggleValues
from web.screens.play.model import PlayModel, names
from web.ui.controls import button
from web.ui.html import Lazy, Node, h


def coach(model: PlayModel, shared: Shared) -> Lazy | None:
    """Everything the coach has to say now; the board need not wait for it."""
    if not shared.settings.coach:
        return None
    return Lazy(_panel, (names(model, shared), model, shared.settings.values), key="coach", deferred=True)


def _panel(called: tuple[str, str], model: PlayModel, values: bool) -> Node:
    game = model.play.game
    return h(
        "section",
        h("h2", "Coach", key="heading"),
        _hints(model),
        button("What each move is worth", ToggleValues(), class_="toggle", pressed=values)
        if not model.play.ending and not game.player_does_sums  # Where there is but one move to find.
        else None,
        _chart(called, model),
        _review(called, model),
        _used(called, model),
        class_="panel coach",
    )


def _hints(model: PlayModel) -> Node | None:
    step = model.ui.hint_step
    if model.play.ending:
        return None
    if not step:
        return h("p", "A hint comes in three steps: who is winning, which move, and why.", key="how", class_="note")
    if model.verdict is None:
        return h("p", "Thinking …", key="thinking", class_="note")
    texts = hints(model.play.game, model.shown.number, model.verdict)[:step]
    return h(
        "div",
        h("ol", *(h("li", text, key=str(place)) for place, text in enumerate(texts)), key="texts", class_="hints"),
        None if step >= 3 else button("And then?", Hint()),
        key="hints",
    )


def _chart(called: tuple[str, str], model: PlayModel) -> Lazy | None:
    ahead = model.ui.review.ahead if model.ui.review else ()
    return Lazy(chart, (called, model.play, ahead), key="chart") if model.play.moves else None


def _review(called: tuple[str, str], model: PlayModel) -> Node | None:
    review = model.ui.review
    if not model.play.ending or not model.play.moves:
        return None
    if review is None:
        return h("p", "The coach is looking at the game …", key="reviewing", class_="note")
    rows = [_remark(remark) for remark in remarks(replace(model.play, players=called), review)]
    marks = []
    for seat in (1, 2):
        share = review.accuracy(seat)
        if share is not None:
            held, chances = review.held[seat - 1], review.chances[seat - 1]
            text = f"{called[seat - 1]} held {held} of {chances} chances ({share:.0%})."
            marks.append(h("li", text, key=f"seat-{seat}"))
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
    look = h("button", remark.text, type="button", class_="remark", on_click=ShowPly(remark.ply - 1))
    return h("li", look, key=str(remark.ply), class_="told")


def _used(called: tuple[str, str], model: PlayModel) -> Node | None:
    counts = model.saved.hints
    used = [f"{counts[seat - 1]} by {called[seat - 1]}" for seat in (1, 2) if counts[seat - 1]]
    told = f"Hints used: {', '.join(used)}. " if used else ""
    if model.saved.autoplayed:
        told += f"After move {model.saved.autoplayed_from} the computer made moves for both sides."
    return h("p", told, key="used", class_="note") if told else None
