"""The number as tiles to press: one for each digit, or two rows of buttons below where a digit offers two things."""

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from pygame_rules.coach import Value
from pygame_rules.core import Move
from pygame_rules.tiles import Offer, Tile
from web.ui.html import Deliberate, Lazy, Message, Node, h
from web.ui.icons import icon
from web.ui.number import face, grid_style, number

KINDS = ("subtract", "remove")  # in the order of their rows
NOTHING: Mapping[str, Value] = {}


class Marks(NamedTuple):
    """What stands on the tiles: whether they can be pressed, the moves that are, what is hinted, what each is worth."""

    live: bool = True
    hinted: str = ""
    worth: Mapping[str, Value] = NOTHING
    pressed: Collection[str] | None = None  # None where a press is no toggle.


def tile_board(
    shown: tuple[Tile, ...], kinds: tuple[str, ...], message: Callable[[str], Message], marks: Marks
) -> Node:
    """The whole board. ``message`` is made of a move in notation."""
    digits = "".join(str(tile.digit) for tile in shown)
    several = len(kinds) > 1
    cells = [_cell(tile, message, marks, several=several) for tile in shown]
    return h(
        "div",
        number(len(shown), cells, label=f"The number {digits}"),
        _pads(shown, message, marks) if several else None,
        key="tiles",
        class_="tiles several" if several else "tiles",
    )


def _cell(tile: Tile, message: Callable[[str], Message], marks: Marks, *, several: bool) -> Lazy:
    key = f"tile-{tile.position}"  # So the pressed one stays, and with it the focus.
    if several:
        return Lazy(_plain, (tile.digit,), key=key)
    offer = tile.offers[0] if tile.offers else None
    if offer is None or offer.repeat:
        return Lazy(_plain, (tile.digit, "cell sunk" if offer is None else "cell"), key=key)
    return Lazy(_act, (tile.position, offer, message, *_facts(offer, marks), True), key=key)


def _facts(offer: Offer, marks: Marks) -> tuple[object, ...]:
    """What a button has to know of the marks."""
    move = str(offer.move)
    pressed = None if marks.pressed is None else move in marks.pressed
    return marks.live, move == marks.hinted, marks.worth.get(move), pressed


def _plain(digit: int, class_: str = "cell") -> Node:
    return h("div", face(digit), class_=class_)


def _act(
    position: int,
    offer: Offer,
    message: Callable[[str], Message],
    live: bool,
    hinted: bool,
    value: Value | None,
    pressed: bool | None,
    whole: bool,
) -> Node:
    """A button that makes a move."""
    move = offer.move
    said = f", {value.words}" if value else ""
    return h(
        "button",
        h("span", f"{move.kind.capitalize()} {move.digit}: {offer.text}{said}", key="said", class_="unseen"),
        face(move.digit) if whole else move_face(move),
        h("i", key="bar", class_="press", aria_hidden="true") if whole else None,
        _value(value) if value else None,
        h("span", "Hint", key="tag", class_="tag", aria_hidden="true") if hinted else None,
        key="act" if whole else f"act-{position}",
        id=f"act-{position}-{move.kind}",
        type="button",
        class_="act cell" if whole else "act pad",
        data_move=str(move),
        data_hinted=hinted,
        disabled=not live,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        on_click=Deliberate(message(str(move))),
    )


def _value(value: Value) -> Node:
    """✓ in a circle or ✗ in a square: shape differs as well as colour, and nothing changes size."""
    mark = "right" if value.wins else "wrong"
    return h("span", icon(mark), key="value", class_=f"value {mark}", aria_hidden="true")


def move_face(move: Move) -> Node:
    """A move in few strokes: a digit with a minus, or a digit struck out. A cross before it would mean times."""
    return face(f"−{move.digit}") if move.kind == "subtract" else face(move.digit, class_="face struck")


# --- two things to do with a digit ---


def _pads(shown: tuple[Tile, ...], message: Callable[[str], Message], marks: Marks) -> Node:
    """Two rows of buttons in the digits' columns, each with its label above it."""
    rows = (
        h(
            "section",
            h("h2", kind.capitalize(), key="label", class_="pad-label"),
            h(
                "div",
                *(_pad(tile, kind, message, marks) for tile in shown),
                key="row",
                class_="pad-row",
                style=grid_style(len(shown)),
            ),
            key=kind,
        )
        for kind in KINDS
    )
    return h("div", *rows, key="pads", class_="pads")


def _pad(tile: Tile, kind: str, message: Callable[[str], Message], marks: Marks) -> Node:
    offer = next((each for each in tile.offers if each.move.kind == kind and not each.repeat), None)
    key = f"pad-{tile.position}"
    if offer:
        act = Lazy(_act, (tile.position, offer, message, *_facts(offer, marks), False), key="act")
        return h("div", act, key=key, class_="pad-cell")
    mark = move_face(Move("subtract", tile.digit) if kind == "subtract" else Move("remove", tile.digit, tile.position))
    label = f"{kind.capitalize()} {tile.digit}"
    blocked = h("button", mark, key="act", type="button", class_="act pad", disabled=True, aria_label=label)
    return h("div", blocked, key=key, class_="pad-cell", title=tile.reason or None)
