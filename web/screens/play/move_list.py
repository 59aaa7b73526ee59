"""The list of moves in words; each can be looked at."""

from pygame_rules import Game, Move
from pygame_rules.play import Play
from web.screens.play.messages import ShowPly, ToggleAllMoves
from web.ui.controls import button
from web.ui.html import Lazy, Node, h

LONGEST = 20  # Older moves are listed when that is asked for, so that the page stays quick.


def move_list(called: tuple[str, str], play: Play, viewed: int | None, all_moves: bool) -> Node:
    """Every move as a sentence, the newest first."""
    old = max(0, len(play.moves) - LONGEST)
    rows = []
    for ply in range(len(play.moves), 0 if all_moves else old, -1):
        seat = play.seat_at(ply)
        made = (play.game, play.numbers[ply - 1], play.moves[ply - 1])
        rows.append(Lazy(_row, (ply, called[seat - 1], *made, ply == viewed), key=f"ply-{ply}"))
    toggle = button(f"{'Hide' if all_moves else 'Show'} {old} earlier moves", ToggleAllMoves(), key="toggle")
    return h(
        "section",
        h("h2", "Moves", key="heading"),
        h(
            "ol",
            *rows,
            h("li", toggle, key="old") if old else None,
            Lazy(_start, (play.start, viewed == 0), key="ply-0"),
            key="list",
            class_="moves" if viewed is None else "moves past",
            reversed=True,
        ),
        class_="panel",
    )


def _row(ply: int, name: str, game: Game, number: int, move: Move, current: bool) -> Node:
    return _ply(ply, f"{ply}. {name}: {game.announce(number, move)}", current)


def _start(start: int, current: bool) -> Node:
    return _ply(0, f"Start: {start}", current)


def _ply(ply: int, text: str, current: bool) -> Node:
    shown = "step" if current else None
    return h("li", h("button", text, type="button", aria_current=shown, on_click=ShowPly(ply)))
