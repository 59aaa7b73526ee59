"""Who was winning, move by move: above the line one player, below it the other. Colour only supports it."""

from collections.abc import Callable

from web.ui.html import Message, Node, h

MOST = 40  # cells that can still be told apart; longer games are drawn in bundles


def ribbon(
    names: tuple[str, str],
    ahead: tuple[int, ...],
    marked: tuple[int, ...],
    *,
    framed: int | None = None,
    on_change: Callable[[str], Message | None] | None = None,
) -> Node:
    """A cell for each move, the turning points with their numbers; with a message, one slider over it all."""
    plies = len(ahead) - 1
    step = max(1, -(-plies // MOST))
    cells = [_cell(ahead[min(ply, plies)], ply, marked, framed, step) for ply in range(step, plies + step, step)]
    slider = None
    if on_change:
        at = plies if framed is None else framed
        slider = h(
            "input",
            key="slider",
            id="ribbon",
            type="range",
            min=0,
            max=plies,
            value=at,
            aria_label="Move",
            aria_valuetext=f"Move {at} of {plies}" if at else "Start",
            on_change=on_change,
        )
    return h(
        "figure",
        h(
            "div",
            h("span", "Who was winning", key="what", class_="what"),
            h("span", names[0], key="one", class_="who"),
            h("span", names[1], key="two", class_="who"),
            key="legend",
            class_="legend-row",
            aria_hidden="true",
        ),
        h("div", *cells, key="cells", class_="cells", aria_hidden="true"),
        slider,
        h("figcaption", words(names, ahead, marked), key="words", class_="unseen"),
        key="ribbon",
        class_="ribbon",
    )


def _cell(seat: int, ply: int, marked: tuple[int, ...], framed: int | None, step: int) -> Node:
    inside = range(ply - step + 1, ply + 1)
    turning = next((each for each in marked if each in inside), None)
    return h(
        "i",
        h("b", str(turning), key="turn") if turning is not None else None,
        key=str(ply),
        data_seat=seat,
        class_="framed" if framed is not None and framed in inside else None,
    )


def words(names: tuple[str, str], ahead: tuple[int, ...], marked: tuple[int, ...]) -> str:
    """What the picture shows."""
    lead = (
        f"{names[ahead[0] - 1]} stood to win at the start"
        if names[ahead[0] - 1] != "You"
        else "You stood to win at the start"
    )
    if not marked:
        return f"{lead}, and that never changed."
    turns = (
        f"at move {marked[0]}" if len(marked) == 1 else f"at moves {', '.join(map(str, marked[:-1]))} and {marked[-1]}"
    )
    return f"{lead}; that changed {turns}."
