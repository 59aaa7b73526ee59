"""The number as tiles to press: one for each digit, or two rows of buttons below where a digit offers two things."""

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from pygame_rules.coach import Value
from pygame_rules.core import Move
from pygame_rules.tiles import Offer, Tile
from web.ui.html import Deliberate, Lazy, Message, Node, h
from web.ui.icons import icon
from web.ui.number import face, grid_style

KINDS = ("subtract", "remove")  # in the order of their rows
NOTHING: Mapping[str, Value] = {}

Send = Callable[[str], Message]  # makes a message of a move in notation


class Marked(NamedTuple):
    """A move that stands out, in notation, and what its tag says; none is marked where both are empty."""

    notation: str = ""
    tag: str = ""

    def on(self, notation: str) -> str:
        """The tag of a move, if this is the one."""
        return self.tag if notation and notation == self.notation else ""


NONE = Marked()


class Look(NamedTuple):
    """What stands on the tiles: whether they can be pressed, which move is marked, and what each is worth.

    ``pressed`` has the moves that are pressed where a press is a toggle. With ``refuses``, whoever touches what cannot
    be played sends that too, to be told why; with ``previews`` a touched tile shows what it would do.
    """

    send: Send
    live: bool = True
    marked: Marked = NONE
    worth: Mapping[str, Value] = NOTHING
    pressed: Collection[str] | None = None
    refuses: bool = False
    previews: bool = False


class Act(NamedTuple):
    """What a button has to know: what its tile would be drawn anew for."""

    position: int
    offer: Offer
    send: Send
    live: bool
    tag: str
    value: Value | None
    pressed: bool | None
    previews: bool


def act_id(position: int, kind: str) -> str:
    """The id of a button on the tile at a position."""
    return f"act-{position}-{kind}"


def column(tile: Tile, look: Look) -> Lazy:
    """A column of a game in which a digit offers one thing, made again only if something in it has changed."""
    key = f"tile-{tile.position}"  # So the pressed one stays, and with it the focus.
    if not tile.offers:
        return Lazy(_sunk, (tile, look.send if look.live and look.refuses else None), key=key)
    offer = tile.offers[0]
    if offer.repeat:
        return Lazy(_twin, (offer, look.send if look.live else None), key=key)
    return Lazy(_whole, (_act(tile, offer, look),), key=key)


def _act(tile: Tile, offer: Offer, look: Look) -> Act:
    move = str(offer.move)
    pressed = None if look.pressed is None else move in look.pressed
    facts = (look.marked.on(move), look.worth.get(move), pressed, look.previews)
    return Act(tile.position, offer, look.send, look.live, *facts)


def _sunk(tile: Tile, send: Send | None) -> Node:
    """A digit that cannot be played now; whoever touches it may be told why."""
    return h(
        "div",
        face(tile.digit),
        h("span", f"{tile.digit}. {tile.reason}", key="said", class_="unseen"),
        class_="cell sunk",
        on_click=Deliberate(send(str(tile.refused))) if tile.refused and send else None,
    )


def _twin(offer: Offer, send: Send | None) -> Node:
    """The same digit again, and so the same move: it looks like no choice, and plays all the same."""
    return h(
        "div",
        face(offer.move.digit),
        class_="cell twin",
        on_click=Deliberate(send(str(offer.move))) if send else None,
    )


def _whole(act: Act) -> Node:
    """A column that is one button."""
    bar = h("i", key="bar", class_="press", aria_hidden="true")
    tag = h("span", act.tag, key="tag", class_="tag", aria_hidden="true") if act.tag else None
    return _button(act, face(act.offer.move.digit), bar, tag, key="act", class_="act cell")


def _button(act: Act, *inside: Node | None, key: str, class_: str) -> Node:
    """A button that makes a move."""
    move, value = act.offer.move, act.value
    said = f"{move.kind.capitalize()} {move.digit}: {act.offer.text}{f', {value.words}' if value else ''}"
    return h(
        "button",
        h("span", said, key="said", class_="unseen"),
        *inside,
        _value(value) if value else None,
        key=key,
        id=act_id(act.position, move.kind),
        type="button",
        class_=class_,
        data_move=str(move),
        data_hinted=bool(act.tag),
        data_preview=act.offer.text if act.previews else None,
        disabled=not act.live,
        aria_pressed=None if act.pressed is None else "true" if act.pressed else "false",
        on_click=Deliberate(act.send(str(move))),
    )


def _value(value: Value) -> Node:
    """✓ in a circle or ✗ in a square: shape differs as well as colour, and nothing changes size."""
    mark = "right" if value.wins else "wrong"
    return h("span", icon(mark), key="value", class_=f"value {mark}", aria_hidden="true")


# --- two things to do with a digit ---


def pads(shown: tuple[Tile, ...], look: Look) -> Node:
    """Two rows of buttons in the digits' columns, each with its label above it."""
    return h("div", *(_row(shown, kind, look) for kind in KINDS), key="pads", class_="pads")


def _row(shown: tuple[Tile, ...], kind: str, look: Look) -> Node:
    buttons = (Lazy(_pad, _facts(tile, kind, look), key=f"pad-{tile.position}") for tile in shown)
    row = h("div", *buttons, key="row", class_="pad-row", style=grid_style(len(shown)))
    return h("section", _label(shown, kind, look.marked), row, key=kind)


def _label(shown: tuple[Tile, ...], kind: str, marked: Marked) -> Node:
    """What a row of buttons does; the tag of one of them stands here, where it covers neither digit nor label."""
    moves = [each.move for tile in shown for each in tile.offers if each.move.kind == kind and not each.repeat]
    tagged = next((move.digit for move in moves if marked.on(str(move))), None)
    tag = f"{marked.tag.rstrip('!')}: {tagged}"
    return h(
        "h2",
        kind.capitalize(),
        h("span", tag, key="tag", class_="tag", aria_hidden="true") if tagged is not None else None,
        key="label",
        class_="pad-label",
    )


def _facts(tile: Tile, kind: str, look: Look) -> tuple[Tile, str, Act | None, Send | None]:
    offer = next((each for each in tile.offers if each.move.kind == kind and not each.repeat), None)
    refused = tile.refused is not None and tile.refused.kind == kind
    act = _act(tile, offer, look) if offer else None
    return tile, kind, act, look.send if refused and look.live and look.refuses else None


def _pad(tile: Tile, kind: str, act: Act | None, refuse: Send | None) -> Node:
    if act:
        pad = _button(act, move_face(act.offer.move), key=f"act-{tile.position}", class_="act pad")
        return h("div", pad, class_="pad-cell")
    refused = tile.refused is not None and tile.refused.kind == kind
    mark = move_face(Move("subtract", tile.digit) if kind == "subtract" else Move("remove", tile.digit, tile.position))
    label = f"{kind.capitalize()} {tile.digit}" + (f": {tile.reason}" if refused else "")
    return h(
        "div",
        h("button", mark, key="act", type="button", class_="act pad", disabled=True, aria_label=label),
        class_="pad-cell",
        title=tile.reason if refused else None,
        on_click=Deliberate(refuse(str(tile.refused))) if refuse else None,
    )


def move_text(move: Move) -> str:
    """A move as it stands in a list: −7, or a digit that is struck out."""
    return f"−{move.digit}" if move.position is None else str(move.digit)


def move_face(move: Move) -> Node:
    """A move in few strokes: a digit with a minus, or a digit struck out. A cross before it would mean times."""
    return face(move_text(move)) if move.kind == "subtract" else face(move.digit, class_="face struck")
