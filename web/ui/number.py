"""The number, as large as fits: equal columns in rows of equal length. A component for every screen that shows one."""

from collections.abc import Iterable
from math import ceil

from web.ui.html import Child, Node, h

# Columns that fit into a row of a narrow, a middling and a wide board, at least 34 px each.
FITS = {"narrow": 9, "middle": 14, "wide": 22}


def number(count: int, cells: Iterable[Child], *, label: str, key: str = "number", id: str | None = None) -> Node:  # noqa: A002
    """So many digits, given as cells."""
    return h(
        "div",
        h("div", *cells, key="digits", class_="digits", style=grid_style(count)),
        key=key,
        id=id,
        class_="number",
        role="group",
        aria_label=label,
        tabindex="-1" if id else None,
    )


def grid_style(count: int) -> str:
    """How many columns and rows a board of each width has, never with a lone digit in a row of its own."""
    parts = []
    for name, most in FITS.items():
        rows = ceil(count / most)
        parts.append(f"--{name}: {ceil(count / rows)}; --{name}-rows: {rows}")
    return "; ".join(parts)


def face(digit: int | str, *, class_: str = "face") -> Node:
    """A digit. Another one is another face, so that it is seen to arrive."""
    return h("span", str(digit), key=f"face-{digit}", class_=class_, aria_hidden="true")
