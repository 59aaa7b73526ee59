"""The story of the game as a picture, with its twin in words."""

from itertools import pairwise
from math import log10

from pygame_rules.play import Play
from web.ui.html import Node, h

WIDTH, HEIGHT, EDGE = 320, 120, 10
MOST_POINTS = 60


def chart(names: tuple[str, str], play: Play, ahead: tuple[int, ...]) -> Node:
    """The number falling move by move; after the game, marked by who was ahead at each ply."""
    numbers = play.numbers
    step = max(1, len(numbers) // MOST_POINTS)
    plies = [*range(0, len(numbers) - 1, step), len(numbers) - 1]
    points = [(_x(ply, len(numbers)), _y(numbers[ply], numbers[0])) for ply in plies]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    marks = [_mark(x, y, ahead[ply], ply) for ply, (x, y) in zip(plies, points, strict=True)] if ahead else []
    return h(
        "figure",
        h(
            "svg",
            h("line", x1=EDGE, y1=HEIGHT - EDGE, x2=WIDTH - EDGE, y2=HEIGHT - EDGE, key="ground", class_="ground"),
            h("polyline", points=line, key="line", class_="fall"),
            *marks,
            key="picture",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            class_="chart",
            aria_hidden="true",
        ),
        h(
            "div",
            h("span", "start", key="first"),
            h("span", f"move {len(play.moves)}", key="last"),
            key="scale",
            class_="scale",
            aria_hidden="true",
        ),
        _legend(names) if ahead else None,
        h("figcaption", _words(names, play, ahead), key="words", class_="note"),
    )


def _legend(names: tuple[str, str]) -> Node:
    keys = (h("span", h("i", data_seat=seat), f"{names[seat - 1]} ahead", key=f"seat-{seat}") for seat in (1, 2))
    return h("div", *keys, key="legend", class_="legend", aria_hidden="true")


def _x(ply: int, count: int) -> float:
    return EDGE + (WIDTH - 2 * EDGE) * ply / max(1, count - 1)


def _y(number: int, start: int) -> float:
    """Long numbers fall by orders of magnitude, short ones by amounts."""
    height = number / start if start < 10_000 else log10(number + 1) / log10(start + 1)
    return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * height


def _mark(x: float, y: float, seat: int, ply: int) -> Node:
    """Player 1 is a circle, player 2 a square, so that colour is never alone."""
    if seat == 2:
        return h("rect", x=f"{x - 3.5:.1f}", y=f"{y - 3.5:.1f}", width="7", height="7", key=f"m{ply}", data_seat=seat)
    return h("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r="3.5", key=f"m{ply}", data_seat=seat)


def _words(names: tuple[str, str], play: Play, ahead: tuple[int, ...]) -> str:
    told = f"From {play.start} to {play.number} in {len(play.moves)} {'move' if len(play.moves) == 1 else 'moves'}."
    if not ahead:
        return told
    turns = sum(before != after for before, after in pairwise(ahead))
    lead = f"{names[ahead[0] - 1]} stood to win at the start"
    change = "and it never changed" if not turns else f"and that changed {'once' if turns == 1 else f'{turns} times'}"
    return f"{told} {lead}, {change}."
