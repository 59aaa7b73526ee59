"""Keys at the table: digits play, arrows go from tile to tile, letters press buttons."""

from pygame_rules.tiles import tiles
from web.app.messages import Ignore
from web.app.screen import Key
from web.app.state import Shared
from web.screens.play.acts import Act, acts
from web.screens.play.messages import (
    Cancel,
    Hint,
    MoveFocus,
    NewGame,
    PlayMove,
    PressMissingDigit,
    Redo,
    Undo,
)
from web.screens.play.model import PlayModel
from web.ui.html import Message

LETTERS: dict[str, Message] = {"escape": Cancel(), "u": Undo(), "r": Redo(), "h": Hint(), "n": NewGame()}
ARROWS = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}


def keys(model: PlayModel, shared: Shared, key: Key) -> Message | None:
    """The message of a key; one that is held down makes no more than one move."""
    if key.key in ARROWS:
        return _arrow(acts(model, shared), key)
    if key.repeat:
        # Held down, it would make the next player's move.
        return Ignore() if key.key == "Enter" and key.focus.startswith("act-") else None
    if key.code.startswith(("Digit", "Numpad")) and key.code[-1].isdigit():
        return _digit(model, shared, int(key.code[-1]), removing=key.shift)
    return LETTERS.get(key.key.lower())


def _digit(model: PlayModel, shared: Shared, digit: int, *, removing: bool) -> Message:
    """Press what this digit offers, or else the move that the rules refuse, so that they say why."""
    offers = [act for tile in acts(model, shared) for act in tile if act.digit == digit]
    wanted = [act for act in offers if act.kind == "remove"] if removing else offers
    if wanted:
        return PlayMove(wanted[0].notation, focus=wanted[0].id)
    held = [tile for tile in tiles(model.shown) if tile.digit == digit]
    refused = next((str(tile.refused) for tile in held if tile.refused), "")
    if refused and not model.play.game.player_does_sums:  # There it would be picked, or cost a strike.
        return PlayMove(refused)
    return Ignore() if held else PressMissingDigit(digit)


def _arrow(board: list[list[Act]], key: Key) -> Message | None:
    """Left and right go from tile to tile, up and down between what one tile offers."""
    if not (key.focus.startswith("act-") or key.focus == "board"):
        return None
    at = next((place for place, tile in enumerate(board) if key.focus in [act.id for act in tile]), None)
    if key.key in ("ArrowUp", "ArrowDown") and at is not None:
        ids, here = [act.id for act in board[at]], key.focus
    else:
        ids = [tile[0].id for tile in board if tile]
        here = board[at][0].id if at is not None else ""
    if not ids:
        return Ignore()
    return MoveFocus(ids[(ids.index(here) + ARROWS[key.key]) % len(ids)] if here in ids else ids[0])
