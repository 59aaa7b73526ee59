"""The list of moves in words; each can be looked at."""

from web.html import Node, h
from web.state import State, Table

LONGEST = 200  # Older moves are counted, not listed, so that the page stays quick.


def moves(state: State, table: Table) -> Node:
    """Every move as a sentence, the newest first."""
    play = table.play
    hidden = max(0, len(play.moves) - LONGEST)
    rows = []
    for ply in range(len(play.moves), hidden, -1):
        seat = play.at(ply - 1).turn if ply == 1 else (play.starter if ply % 2 else 3 - play.starter)
        said = play.game.announce(play.numbers[ply - 1], play.moves[ply - 1])
        current = ply == (len(play.moves) if table.looking is None else table.looking)
        rows.append(
            h(
                "li",
                h(
                    "button",
                    h("span", f"{ply}.", key="count", class_="count"),
                    h("span", f"{state.name(seat)}: {said}", key="said"),
                    type="button",
                    class_="move",
                    data_look=ply,
                    aria_current="step" if current else None,
                ),
                key=f"ply-{ply}",
                data_seat=seat,
            )
        )
    begin = h(
        "li",
        h("button", f"Start: {play.start}", type="button", class_="move", data_look=0),
        key="ply-0",
    )
    return h(
        "section",
        h("h2", "Moves", key="heading"),
        h("ol", *rows, begin, key="list", class_="moves", reversed=True),
        h("p", f"and {hidden} earlier moves", key="hidden", class_="note") if hidden else None,
        key="moves",
        class_="panel",
    )
