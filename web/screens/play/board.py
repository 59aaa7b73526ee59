"""The board: the number in columns, and what each digit offers."""

from typing import NamedTuple

from pygame_rules import Move
from pygame_rules.coach import Value, values
from pygame_rules.tiles import Offer, Tile, tiles
from web.app.state import Shared
from web.screens.play.acts import BOARD, act_id
from web.screens.play.keypad import does_sums, keypad, sum_form
from web.screens.play.messages import PlayMove, PressDigit
from web.screens.play.model import PlayModel, sees_values
from web.screens.play.words import move_text, sum_text
from web.ui.html import Deliberate, InVain, Lazy, Node, h
from web.ui.icons import icon
from web.ui.number import face, grid_style, number

KINDS = ("subtract", "remove")  # in the order of their rows


def board(model: PlayModel, shared: Shared) -> Node:
    """The number, with buttons below it where a digit offers more than one thing, and the line that does the sum."""
    play = model.shown
    shown = tiles(play)
    live = model.is_live or bool(model.ui.retry and not model.ui.retry.shown)
    worth = _worth(model, shared)
    marked = marked_move(model)
    several = len(play.game.kinds) > 1
    sums = does_sums(model, shared)
    label = f"The number {play.number}"
    cells = [_cell(model, shared, tile, worth, marked, live) for tile in shown]
    came = f"by-{play.moves[-1].kind}" if play.moves else ""
    return h(
        "div",
        number(len(shown), cells, label=label, id=BOARD),
        _pads(shown, worth, marked, live) if several else None,
        sum_form(model) if sums else _sum_line(model),
        keypad(model) if sums else None,
        key="board",
        class_=f"board {'several' if several else 'single'} {came}".strip(),
        on_pointerdown=None if live else InVain(),
    )


def _worth(model: PlayModel, shared: Shared) -> dict[str, Value]:
    """What each move is worth, where that is asked for and known."""
    asked = sees_values(model, shared) and model.verdict
    return {str(value.move): value for value in values(model.verdict)} if asked and model.verdict else {}


class Marked(NamedTuple):
    """A move that stands out, in notation, and what its tag says; none is marked where both are empty."""

    notation: str = ""
    tag: str = ""

    def on(self, notation: str) -> str:
        """The tag of a move, if this is the one."""
        return self.tag if notation and notation == self.notation else ""


def marked_move(model: PlayModel) -> Marked:
    """The move that a hint names, the one that somebody found at a second try, or the answer to it."""
    retry, mistake = model.ui.retry, model.mistake
    if retry and retry.shown and mistake:
        found = retry.tried in mistake.winning
        return Marked(str(retry.tried), "Yes!") if found else Marked(str(mistake.best), "Answer")
    if model.ui.hint_step < 2 or model.verdict is None or model.verdict.hint is None:
        return Marked()
    return Marked(str(model.verdict.hint), "Hint")


def _cell(model: PlayModel, shared: Shared, tile: Tile, worth: dict[str, Value], marked: Marked, live: bool) -> Lazy:
    """A column, made again only if something in it has changed."""
    key = f"tile-{tile.position}"  # So the pressed one stays, and with it the focus.
    game = model.play.game
    if game.player_does_sums:
        picked = None if shared.settings.page_does_sums else model.ui.picked_digit == tile.digit
        return Lazy(_digit, (tile, picked, live, marked.tag if tile.offers else ""), key=key)
    if len(game.kinds) > 1:
        return Lazy(_plain, (tile.digit, tile.position, live), key=key)
    if not tile.offers:
        return Lazy(_sunk, (tile, live), key=key)
    offer = tile.offers[0]
    if offer.repeat:
        return Lazy(_twin, (offer, live), key=key)
    move = str(offer.move)
    return Lazy(_one, (tile.position, offer, worth.get(move), marked.on(move), live), key=key)


def _plain(digit: int, position: int, live: bool) -> Node:
    """A digit whose buttons stand below it; whoever touches it is led there."""
    return h("div", face(digit), class_="cell", on_click=PressDigit(position) if live else None)


def _sunk(tile: Tile, live: bool) -> Node:
    """A digit that cannot be played now; whoever touches it is told why."""
    return h(
        "div",
        face(tile.digit),
        h("span", f"{tile.digit}. {tile.reason}", key="said", class_="unseen"),
        class_="cell sunk",
        on_click=Deliberate(PlayMove(str(tile.refused))) if tile.refused and live else None,
    )


def _twin(offer: Offer, live: bool) -> Node:
    """The same digit again, and so the same move: it looks like no choice, and plays all the same."""
    return h(
        "div",
        face(offer.move.digit),
        class_="cell twin",
        on_click=Deliberate(PlayMove(str(offer.move))) if live else None,
    )


def _one(position: int, offer: Offer, value: Value | None, tag: str, live: bool) -> Node:
    """A column that is one button."""
    return _act(position, offer, value, live=live, tag=tag, whole=True)


def _act(position: int, offer: Offer, value: Value | None, *, live: bool, tag: str, whole: bool) -> Node:
    """A button that makes a move."""
    move = offer.move
    said = f", {value.words}" if value else ""
    return h(
        "button",
        h("span", f"{move.kind.capitalize()} {move.digit}: {offer.text}{said}", key="said", class_="unseen"),
        face(move.digit) if whole else _mark(move),
        h("i", key="bar", class_="press", aria_hidden="true") if whole else None,
        _value(value) if value else None,
        h("span", tag, key="tag", class_="tag", aria_hidden="true") if tag and whole else None,
        key="act" if whole else f"act-{position}",
        id=act_id(position, move.kind),
        type="button",
        class_="act cell" if whole else "act pad",
        data_move=str(move),
        data_hinted=bool(tag),
        data_preview=offer.text,
        disabled=not live,
        on_click=Deliberate(PlayMove(str(move))),
    )


def _value(value: Value) -> Node:
    """✓ in a circle or ✗ in a square: shape differs as well as colour, and nothing changes size."""
    mark = "right" if value.wins else "wrong"
    return h("span", icon(mark), key="value", class_=f"value {mark}", aria_hidden="true")


def _mark(move: Move) -> Node:
    """A move in few strokes: a digit with a minus, or a digit struck out. A cross before it would mean times."""
    if move.kind == "subtract":
        return face(move_text(move))
    return face(move.digit, class_="face struck")


def _digit(tile: Tile, picked: bool | None, live: bool, tag: str) -> Node:
    """A digit to pick where the player does the sums: all look alike, so the right one is not given away."""
    return h(
        "button",
        face(tile.digit),
        h("i", key="bar", class_="press", aria_hidden="true"),
        h("span", tag, key="tag", class_="tag", aria_hidden="true") if tag else None,
        id=act_id(tile.position, tile.pick.kind),
        type="button",
        class_="act cell",
        data_move=None if tile.repeat else str(tile.pick),
        data_hinted=bool(tag),
        disabled=not live,
        aria_pressed=None if picked is None else "true" if picked else "false",
        aria_label=f"Digit {tile.digit}",
        on_click=Deliberate(PlayMove(str(tile.pick))),
    )


# --- two things to do with a digit ---


def _pads(shown: tuple[Tile, ...], worth: dict[str, Value], marked: Marked, live: bool) -> Node:
    """Two rows of buttons in the digits' columns, each with its label above it."""
    return h(
        "div",
        *(
            h(
                "section",
                _pad_label(shown, kind, marked),
                h(
                    "div",
                    *(
                        Lazy(_pad, _pad_facts(tile, kind, worth, marked, live), key=f"pad-{tile.position}")
                        for tile in shown
                    ),
                    key="row",
                    class_="pad-row",
                    style=grid_style(len(shown)),
                ),
                key=kind,
            )
            for kind in KINDS
        ),
        key="pads",
        class_="pads",
    )


def _pad_label(shown: tuple[Tile, ...], kind: str, marked: Marked) -> Node:
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


def _pad_facts(tile: Tile, kind: str, worth: dict[str, Value], marked: Marked, live: bool) -> tuple[object, ...]:
    offer = next((each for each in tile.offers if each.move.kind == kind), None)
    move = str(offer.move) if offer else ""
    refused = tile.refused if tile.refused and tile.refused.kind == kind else None
    first = offer is not None and not offer.repeat
    return (tile, kind, offer if first else None, worth.get(move), marked.on(move), live, refused)


def _pad(
    tile: Tile, kind: str, offer: Offer | None, value: Value | None, tag: str, live: bool, refused: Move | None
) -> Node:
    if offer:
        return h("div", _act(tile.position, offer, value, live=live, tag=tag, whole=False), class_="pad-cell")
    mark = _mark(Move("subtract", tile.digit) if kind == "subtract" else Move("remove", tile.digit, tile.position))
    label = f"{kind.capitalize()} {tile.digit}" + (f": {tile.reason}" if refused else "")
    return h(
        "div",
        h("button", mark, key="act", type="button", class_="act pad", disabled=True, aria_label=label),
        class_="pad-cell",
        title=tile.reason if refused else None,
        on_click=Deliberate(PlayMove(str(refused))) if refused and live else None,
    )


# --- the line below the number ---


def _sum_line(model: PlayModel) -> Node:
    """What the last move did; while a tile is touched or has the focus, what it would do is shown over it."""
    text = sum_text(model.shown)
    return h("p", text, key="sum", class_="sum")
