"""The list of moves in words; each can be looked at."""

from pygame_rules import Game, Move
from pygame_rules.play import other
from web.html import Lazy, Node, h
from web.state import State, Table

LONGEST = 20  # Older moves are counted, not listed, so that the page stays quick; looking back reaches them.


def moves(state: State, table: Table) -> Node:
    """Every move as a sentence, the newest first."""
    play = table.play
    hidden = max(0, len(play.moves) - LONGEST)
    current = len(play.moves) if table.looking is None else table.looking
    rows = []
    for ply in range(len(play.moves), hidden, -1):
        seat = play.starter if ply % 2 else other(play.starter)
        made = (play.game, play.numbers[ply - 1], play.moves[ply - 1])
        rows.append(Lazy(_row, (ply, state.name(seat), *made, ply == current), key=f"ply-{ply}"))
    return h(
        "section",
        h("h2", "Moves", key="heading"),
        h("ol", *rows, Lazy(_start, (play.start,), key="ply-0"), key="list", class_="moves", reversed=True),
        h("p", f"and {hidden} earlier moves", key="hidden", class_="note") if hidden else None,
        key="moves",
        class_="panel",
    )


def _row(ply: int, name: str, game: Game, number: int, move: Move, current: bool) -> Node:
    return h(
        "li",
        h(
            "button",
            h("span", f"{ply}.", key="count", class_="count"),
            h("span", f"{name}: {game.announce(number, move)}", key="said"),
            type="button",
            class_="move",
            data_look=ply,
            aria_current="step" if current else None,
        ),
    )


def _start(start: int) -> Node:
    return h("li", h("button", f"Start: {start}", type="button", class_="move", data_look=0))
