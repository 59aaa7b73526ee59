"""A game's glyph: a digit and a mark that says what is done to it. The game names both in its file."""

from web.ui.html import Node, h

# In a square of 100. A mark may turn its digit, or have none.
MARKS: dict[str, tuple[Node, ...]] = {
    "": (),
    "peak": (h("path", d="M22 27L50 9l28 18", key="peak", class_="stroke"),),
    "fall": (
        h("path", d="M6 10h20v20H6zM40 10h20v20H40zM74 10h20v20H74z", key="row", class_="solid"),
        h("path", d="M50 41v14M42 49l8 8 8-8", key="way", class_="thin"),
    ),
    "both": (
        h("path", d="M8 24h38", key="minus", class_="stroke"),
        h("path", d="M82 8L18 92", key="slash", class_="thin"),
        h("path", d="M58 62l30 30M88 62L58 92", key="times", class_="stroke"),
    ),
    "struck": (
        h("path", d="M4 82L96 16", key="gap", class_="gap"),
        h("path", d="M4 82L96 16", key="strike", class_="stroke"),
    ),
}
# Where the digit stands: across, its foot, its size.
PLACES = {"": (50, 86, 104), "peak": (50, 95, 82), "fall": (50, 99, 54), "struck": (50, 86, 104)}


def glyph(digit: str, mark: str) -> Node:
    """The glyph as a picture without words, since the game's name stands beside it."""
    across, foot, size = PLACES.get(mark, (50, 86, 104))
    shown = h("text", digit, x=across, y=foot, font_size=size, text_anchor="middle", key="digit") if digit else None
    return h("svg", shown, *MARKS.get(mark, ()), key="glyph", class_="glyph", viewBox="0 0 100 100", aria_hidden="true")
