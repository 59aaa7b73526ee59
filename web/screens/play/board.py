"""The board: the number in columns, and what each digit offers."""

from pygame_rules.coach import Value, values
from pygame_rules.tiles import Tile, tiles
from web.app.state import Shared
from web.screens.play.acts import BOARD
from web.screens.play.keypad import does_sums, keypad, sum_form
from web.screens.play.messages import PlayMove, PressDigit
from web.screens.play.model import PlayModel, sees_values
from web.screens.play.words import sum_text
from web.ui.html import Deliberate, InVain, Lazy, Node, h
from web.ui.number import face, number
from web.ui.tiles import Look, Marked, act_id, column, pads


def board(model: PlayModel, shared: Shared) -> Node:
    """The number, with buttons below it where a digit offers more than one thing, and the line that does the sum."""
    play = model.shown
    shown = tiles(play)
    live = model.is_live or bool(model.ui.retry and not model.ui.retry.shown)
    marked, worth = marked_move(model), _worth(model, shared)
    look = Look(PlayMove, live, marked, worth, refuses=True, previews=True)
    several = len(play.game.kinds) > 1
    sums = does_sums(model, shared)
    label = f"The number {play.number}"
    cells = [_cell(model, shared, tile, look) for tile in shown]
    came = f"by-{play.moves[-1].kind}" if play.moves else ""
    return h(
        "div",
        number(len(shown), cells, label=label, id=BOARD),
        pads(shown, look) if several else None,
        sum_form(model) if sums else _sum_line(model),
        keypad(model) if sums else None,
        key="board",
        class_=f"board tiles {'several' if several else 'single'} {came}".strip(),
        on_pointerdown=None if live else InVain(),
    )


def _worth(model: PlayModel, shared: Shared) -> dict[str, Value]:
    """What each move is worth, where that is asked for and known."""
    asked = sees_values(model, shared) and model.verdict
    return {str(value.move): value for value in values(model.verdict)} if asked and model.verdict else {}


def marked_move(model: PlayModel) -> Marked:
    """The move that a hint names, the one that somebody found at a second try, or the answer to it."""
    retry, mistake = model.ui.retry, model.mistake
    if retry and retry.shown and mistake:
        found = retry.tried in mistake.winning
        return Marked(str(retry.tried), "Yes!") if found else Marked(str(mistake.best), "Answer")
    if model.ui.hint_step < 2 or model.verdict is None or model.verdict.hint is None:
        return Marked()
    return Marked(str(model.verdict.hint), "Hint")


def _cell(model: PlayModel, shared: Shared, tile: Tile, look: Look) -> Lazy:
    """A column, made again only if something in it has changed."""
    key = f"tile-{tile.position}"
    game = model.play.game
    if game.player_does_sums:
        picked = None if shared.settings.page_does_sums else model.ui.picked_digit == tile.digit
        return Lazy(_digit, (tile, picked, look.live, look.marked.tag if tile.offers else ""), key=key)
    if len(game.kinds) > 1:
        return Lazy(_plain, (tile.digit, tile.position, look.live), key=key)
    return column(tile, look)


def _plain(digit: int, position: int, live: bool) -> Node:
    """A digit whose buttons stand below it; whoever touches it is led there."""
    return h("div", face(digit), class_="cell", on_click=PressDigit(position) if live else None)


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


# --- the line below the number ---


def _sum_line(model: PlayModel) -> Node:
    """What the last move did; while a tile is touched or has the focus, what it would do is shown over it."""
    text = sum_text(model.shown)
    return h("p", text, key="sum", class_="sum")
