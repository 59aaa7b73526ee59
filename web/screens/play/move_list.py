"""The moves in two columns, one for each player, numbered one by one; each can be looked at."""

from pygame_rules import Move
from pygame_rules.play import Play
from web.screens.play.messages import ShowPly
from web.ui.html import Lazy, Node, h
from web.ui.icons import icon
from web.ui.tiles import move_text

MOST = 400  # plies that are listed; of longer games the last ones


def move_list(names: tuple[str, str], play: Play, viewed: int | None, slips: frozenset[int]) -> Node:
    """A row for every two moves, and the buttons to go through them."""
    last = len(play.moves)
    at = last if viewed is None else viewed
    first = max(0, last - MOST) // 2 * 2
    # The first column is player 1's, whoever began.
    lead = 0 if play.starter == 1 else 1
    rows = []
    for row in range(first + 1 - lead, last + 1, 2):
        cells = tuple(
            (ply, play.moves[ply - 1], play.numbers[ply], ply == at, ply in slips) if 1 <= ply <= last else None
            for ply in (row, row + 1)
        )
        rows.append(Lazy(_row, (cells,), key=f"row-{row}"))
    return h(
        "div",
        h(
            "div",
            h("span", names[0], key="one", data_seat="1"),
            h("span", names[1], key="two", data_seat="2"),
            key="names",
            class_="move-names",
        ),
        h(
            "button",
            "Start ",
            h("b", str(play.start), key="start"),
            key="start",
            type="button",
            class_="move-start",
            aria_current="step" if at == 0 and last else None,
            disabled=not last,
            on_click=ShowPly(0),
        ),
        h("div", h("ol", *rows, key="rows", class_="move-rows"), key="scroll", class_="move-scroll"),
        class_="move-list",
    )


def _row(cells: tuple[tuple[int, Move, int, bool, bool] | None, ...]) -> Node:
    return h(
        "li",
        *(_move(*cell) if cell else h("span", key=f"none-{place}") for place, cell in enumerate(cells)),
    )


def _move(ply: int, move: Move, number: int, current: bool, slip: bool) -> Node:
    did = "removed" if move.position else "subtracted"
    return h(
        "button",
        h("span", f"Move {ply}: {did} {move.digit}, {number}{', a slip' if slip else ''}", key="said", class_="unseen"),
        h("span", str(ply), key="count", class_="count", aria_hidden="true"),
        h("b", move_text(move), key="move", class_="struck" if move.position else None, aria_hidden="true"),
        h("span", str(number), key="number", aria_hidden="true"),
        h("i", "slip", key="slip", aria_hidden="true") if slip else None,
        key=f"ply-{ply}",
        type="button",
        aria_current="step" if current else None,
        on_click=ShowPly(ply),
    )


def move_steps(last: int, viewed: int | None, over: bool) -> Node:
    """To the start, back, on, and to the present."""
    at = last if viewed is None else viewed
    steps = (
        ("first", "To the start", 0, at > 0),
        ("earlier", "Earlier", max(0, at - 1), at > 0),
        ("later", "Later", at + 1, at < last),
        ("last", "To the end", None, viewed is not None),
    )
    return h(
        "div",
        *(
            h(
                "button",
                icon(name),
                key=name,
                type="button",
                aria_label=label,
                disabled=not able,
                on_click=ShowPly(ply if ply is None or ply < last or over else None),
            )
            for name, label, ply, able in steps
        ),
        class_="move-steps",
        role="group",
        aria_label="Look back",
    )
