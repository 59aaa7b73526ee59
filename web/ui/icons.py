"""Our own icons, drawn with strokes in a square of 24."""

from web.ui.html import Node, h

STROKES = {
    "play": ("M8 5.5v13l10.5-6.5z",),
    "learn": ("M4 17l5-6 4 4 7-9", "M15 6h5v5"),
    "puzzles": ("M5 6h14v14H5z", "M5 10h14", "M9 3.5v4M15 3.5v4", "M9 15l2.2 2 3.8-4"),
    "explore": ("M4 4h4v4H4zM10 4h4v4h-4zM16 4h4v4h-4z", "M4 10h4v4H4zM16 10h4v4h-4z", "M4 16h4v4H4zM10 16h4v4h-4z"),
    "you": ("M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z", "M5 20.5c0-3.6 3-5.5 7-5.5s7 1.9 7 5.5"),
    "back": ("M14.5 5L7.5 12l7 7",),
    "help": ("M9 9a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.5", "M12 17.8v.4"),
    "more": ("M5.5 12h.01M12 12h.01M18.5 12h.01",),
    "undo": ("M8.5 5L4 9.5 8.5 14", "M4 9.5h9.5a5.5 5.5 0 0 1 0 11H9"),
    "hint": ("M9.5 18h5M10.5 21h3", "M9.3 15c-.3-1.6-2.8-2.9-2.8-6a5.5 5.5 0 0 1 11 0c0 3.1-2.5 4.4-2.8 6z"),
    "moves": ("M10 6h10M10 12h10M10 18h10", "M4 6h2M4 12h2M4 18h2"),
    "close": ("M6 6l12 12M18 6L6 18",),
    "down": ("M6 9.5l6 6 6-6",),
    "say": ("M4 5h16v11H12l-4 4v-4H4z",),
    "share": ("M12 15V4M8 7.5L12 3.5l4 4", "M6 11H4.5v9.5h15V11H18"),
    "roll": ("M19.5 12a7.5 7.5 0 1 1-2.3-5.4", "M19.5 3v5h-5"),
    "erase": ("M9 6h11v12H9l-5.5-6z", "M12 9.5l5 5M17 9.5l-5 5"),
    "first": ("M18 6L9.5 12l8.5 6z", "M6 6v12"),
    "earlier": ("M16 6L7.5 12l8.5 6z",),
    "later": ("M8 6l8.5 6L8 18z",),
    "last": ("M6 6l8.5 6L6 18z", "M18 6v12"),
    "right": ("M5.5 12.5l4.5 4.5 8.5-10",),
    "wrong": ("M7 7l10 10M17 7L7 17",),
    "next": ("M9.5 5l7 7-7 7",),
}


def icon(name: str, *, class_: str = "icon") -> Node:
    """An icon beside or above its word, which is what a screen reader reads."""
    strokes = (h("path", d=stroke, key=str(place)) for place, stroke in enumerate(STROKES[name]))
    return h("svg", *strokes, key=f"icon-{name}", class_=class_, viewBox="0 0 24 24", aria_hidden="true")
