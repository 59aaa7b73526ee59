"""The number as tiles."""

from pygame_rules import Move
from pygame_rules.coach import Value, values
from pygame_rules.tiles import Offer, Tile, tiles
from web.app.state import Shared
from web.screens.play.acts import BOARD, act_id
from web.screens.play.messages import AskWhich, Check, PlayMove, TypeResult
from web.screens.play.model import PlayModel, computers, is_live
from web.screens.play.moves import RESULT
from web.ui.controls import NUMERIC, submit, text_field
from web.ui.html import Deliberate, InVain, Lazy, Node, h

VERBS = {"subtract": "Subtract", "remove": "Remove"}
LONGEST_SUM = 12  # Digits of a number that is still written large.
LONGEST_WRITTEN = 7  # Longer results do not fit on a tile; the line below the board has them in full.


def board(model: PlayModel, shared: Shared) -> Node:
    """One tile for each digit; what it does can be seen before it is pressed."""
    play = model.shown
    shown = tiles(play)
    size = "huge" if len(shown) <= 4 else "large" if len(shown) <= 8 else "small"
    worth = _worth(model, shared)
    came = f" by-{play.moves[-1].kind}" if play.moves else ""
    live = is_live(model, shared)
    return h(
        "div",
        *(_tile(model, shared, tile, worth, live) for tile in shown),
        Lazy(_gone, (play.moves[-1] if play.moves else None, len(play.moves)), key="gone", deferred=True),
        Lazy(_burst, (bool(play.ending) and model.ui.viewed_ply is None,), key="burst", deferred=True),
        key="board",
        id=BOARD,
        class_=f"tiles {size}{' valued' if worth else ''}{came}",
        role="group",
        aria_label=f"The number {play.number}",
        tabindex="-1",
        on_pointerdown=None if live else InVain(),
    )


def _gone(move: Move | None, ply: int) -> Node:
    """The digit of the last move flying off the board. Every other move flies by another name, so that each flies."""
    turn = "odd" if ply % 2 else "even"
    return h("span", _mark(move) if move else None, class_=f"gone {turn}", aria_hidden="true")


def _burst(won: bool) -> Node:
    """Digits that dance for the winner."""
    digits = (h("i", str(digit), key=str(digit)) for digit in range(10)) if won else ()
    return h("div", *digits, class_="burst", aria_hidden="true")


def _worth(model: PlayModel, shared: Shared) -> dict[str, Value]:
    """What each move is worth, where that is asked for and known."""
    asked = shared.settings.coach and shared.settings.values and model.verdict
    return {str(value.move): value for value in values(model.verdict)} if asked and model.verdict else {}


def _tile(model: PlayModel, shared: Shared, tile: Tile, worth: dict[str, Value], live: bool) -> Lazy:
    """A tile, made again only if something on it has changed."""
    key = f"tile-{tile.position}"  # So the pressed one stays, and with it the focus.
    game = model.play.game
    if game.player_does_sums:
        pressed = None if shared.settings.page_does_sums else model.ui.picked_digit == tile.digit
        return Lazy(_digit, (tile, pressed, live), key=key)
    values = tuple(worth.get(str(offer.move)) for offer in tile.offers)
    if len(game.kinds) > 1:
        return Lazy(_both, (tile, values, live), key=key)
    return Lazy(_one, (tile, values[0] if values else None, live), key=key)


def _one(tile: Tile, value: Value | None, live: bool) -> Node:
    """A tile that is one button: a move, or the reason why there is none."""
    if tile.offers:
        return h("div", _act(tile.position, tile.offers[0], value, live=live, whole=True), class_="tile")
    return _blocked(tile, _face(str(tile.digit)), f"{tile.digit}. {tile.reason}", class_="tile", act="whole")


def _both(tile: Tile, values: tuple[Value | None, ...], live: bool) -> Node:
    """A tile that offers several things to do with its digit, each in its place even if it is refused."""
    acts = {
        offer.move.kind: _act(tile.position, offer, value, live=live)
        for offer, value in zip(tile.offers, values, strict=True)
    }
    if tile.refused:
        kind = tile.refused.kind
        label = f"{VERBS[kind]} {tile.digit}: {tile.reason}"
        acts[kind] = _blocked(tile, _mark(tile.refused), label, class_="blocked", act=kind)
    return h(
        "div",
        h("div", _face(str(tile.digit)), key="which", on_click=Deliberate(AskWhich()) if live else None),
        h("div", *(acts[kind] for kind in VERBS if kind in acts), key="acts", class_="acts"),
        class_="tile two" if tile.offers else "tile two bare",
    )


def _blocked(tile: Tile, face: Node, label: str, *, class_: str, act: str) -> Node:
    """A button that cannot be pressed, in a frame: whoever touches it tries the move, so that the rules say why not."""
    return h(
        "div",
        h("button", face, key="act", type="button", class_=f"act {act}", disabled=True, aria_label=label),
        key=f"act-{act}",
        class_=class_,
        title=tile.reason,
        on_click=Deliberate(PlayMove(str(tile.refused))) if tile.refused else None,
    )


def _act(position: int, offer: Offer, value: Value | None, *, live: bool, whole: bool = False) -> Node:
    """A button that makes a move. Of equal digits only the first carries the move's name, so that it is found once."""
    move = offer.move
    said = f", {value.words}" if value else ""
    written = len(str(offer.after)) <= LONGEST_WRITTEN
    return h(
        "button",
        h("span", f"{VERBS[move.kind]} {move.digit}: {offer.text}{said}", key="said", class_="unseen"),
        _face(str(move.digit)) if whole else _mark(move),
        h("span", str(offer.after), key="then", class_="then", aria_hidden="true") if written else None,
        h("span", f"{value.sign} {value.brief}", key="worth", class_="worth", aria_hidden="true") if value else None,
        key="act" if whole else f"act-{move.kind}",
        id=act_id(position, move.kind),
        type="button",
        class_=f"act {'whole' if whole else move.kind}",
        data_move=None if offer.repeat else str(move),
        data_value=("good" if value.wins else "bad") if value else None,
        data_preview=offer.text,
        disabled=not live,
        on_click=Deliberate(PlayMove(str(move))),
    )


def _face(text: str, *, class_: str = "face") -> Node:
    """What stands large on a tile. Another text is another face, so that it is seen to arrive."""
    return h("span", text, key=f"face-{text}", class_=class_, aria_hidden="true")


def _mark(move: Move) -> Node:
    """A move in few strokes: a digit with a minus, or a digit struck out. A cross before it would mean times."""
    if move.kind == "subtract":
        return _face(f"−{move.digit}")
    return _face(str(move.digit), class_="face struck")


def _digit(tile: Tile, pressed: bool | None, live: bool) -> Node:
    """A digit to pick where the player does the sums: all look alike, so the right one is not given away."""
    act = h(
        "button",
        _face(str(tile.digit)),
        key="act",
        id=act_id(tile.position, tile.pick.kind),
        type="button",
        class_="act whole",
        data_move=None if tile.repeat else str(tile.pick),
        disabled=not live,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        aria_label=f"Digit {tile.digit}",
        on_click=Deliberate(PlayMove(str(tile.pick))),
    )
    return h("div", act, class_="tile")


def answer(model: PlayModel, shared: Shared) -> Node | None:
    """Where the player does the sums: the sum so far, the field for its result and the button to check it."""
    play, ui = model.play, model.ui
    if not play.game.player_does_sums or shared.settings.page_does_sums or play.ending or ui.viewed_ply is not None:
        return None
    waiting = play.turn in computers(model, shared)
    picked = "?" if ui.picked_digit is None else str(ui.picked_digit)
    return h(
        "form",
        h(
            "span",
            f"{play.number} − {picked} =",
            key="sum",
            class_="sum" if len(str(play.number)) <= LONGEST_SUM else "sum long",
        ),
        text_field("New number", RESULT, ui.result_text, on_input=TypeResult, disabled=waiting, attributes=NUMERIC),
        submit("Check", disabled=waiting),
        h("p", "Press the largest digit, then type what is left.", key="how", class_="note"),
        h("p", f"Strikes in this turn: {play.strikes}", key="strikes", class_="note") if play.strikes else None,
        key="answer",
        class_="answer",
        on_submit=Check(),
    )
