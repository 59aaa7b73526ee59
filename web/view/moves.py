"""The list of moves in words; each can be looked at."""

from pygame_rules import Game, Move
from pygame_rules.play import Play, other
from web.html import Lazy, Node, h
from web.view.parts import button

LONGEST = 20  # Older moves are listed when that is asked for, so that the page stays quick.


def moves(names: tuple[str, str], play: Play, looking: int | None, all_moves: bool) -> Node:
    """Every move as a sentence, the newest first."""
    old = max(0, len(play.moves) - LONGEST)
    rows = []
    for ply in range(len(play.moves), 0 if all_moves else old, -1):
        seat = play.starter if ply % 2 else other(play.starter)
        made = (play.game, play.numbers[ply - 1], play.moves[ply - 1])
        rows.append(Lazy(_row, (ply, names[seat - 1], *made, ply == looking), key=f"ply-{ply}"))
    return h(
        "section",
        h("h2", "Moves", key="heading"),
        h(
            "ol",
            *rows,
            h("li", button(f"{'Hide' if all_moves else 'Show'} {old} earlier moves", "all-moves"), key="old")
            if old
            else None,
            Lazy(_start, (play.start, looking == 0), key="ply-0"),
            key="list",
            class_="moves" if looking is None else "moves past",
            reversed=True,
        ),
        class_="panel",
    )


def _row(ply: int, name: str, game: Game, number: int, move: Move, current: bool) -> Node:
    return h(
        "li",
        h(
            "button",
            f"{ply}. {name}: {game.announce(number, move)}",
            type="button",
            data_look=ply,
            aria_current="step" if current else None,
        ),
    )


def _start(start: int, current: bool) -> Node:
    shown = "step" if current else None
    return h("li", h("button", f"Start: {start}", type="button", data_look=0, aria_current=shown))
