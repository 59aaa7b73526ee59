"""Keys at the table: digits play, arrows go from tile to tile, letters press buttons."""

from pygame_rules.tiles import tiles
from web.app.messages import Ignore
from web.app.screen import Key
from web.app.state import Shared
from web.screens.play.acts import BOARD, Act, acts
from web.screens.play.messages import (
    Cancel,
    Check,
    Hint,
    MoveFocus,
    NewGame,
    PlayMove,
    PressKeypad,
    PressMissingDigit,
    Redo,
    Undo,
)
from web.screens.play.model import PlayModel
from web.ui.html import Message

LETTERS: dict[str, Message] = {"u": Undo(), "r": Redo(), "h": Hint(), "n": NewGame()}
ARROWS = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}


def keys(model: PlayModel, shared: Shared, key: Key) -> Message | None:
    """The message of a key; one that is held down makes no more than one move."""
    if key.key == "Escape":
        return Cancel()
    if model.sheet or model.ui.question:
        return None
    if key.key in ARROWS:
        return _arrow(acts(model), key)
    if key.repeat:
        # Held down, it would make the next player's move.
        return Ignore() if key.key == "Enter" and key.focus.startswith("act-") else None
    if model.ui.picked_digit is not None and model.is_live:
        typed = _typed(shared, key)
        if typed is not None:  # A message without fields is an empty tuple.
            return typed
    if key.code.startswith(("Digit", "Numpad")) and key.code[-1].isdigit():
        return _digit(model, int(key.code[-1]), removing=key.shift)
    return LETTERS.get(key.key.lower())


def _typed(shared: Shared, key: Key) -> Message | None:
    """Where the player does the sums and has picked a digit, what follows is the result."""
    if shared.settings.page_does_sums:
        return None
    if key.code.startswith(("Digit", "Numpad")) and key.code[-1].isdigit():
        return PressKeypad(key.code[-1])
    if key.key == "Backspace":
        return PressKeypad("")
    # On a button, Enter presses that button.
    return Check() if key.key == "Enter" and key.focus in ("", BOARD, "title") else None


def _digit(model: PlayModel, digit: int, *, removing: bool) -> Message:
    """Press what this digit offers, or else the move that the rules refuse, so that they say why."""
    offers = [act for tile in acts(model) for act in tile if act.digit == digit]
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
    if not (key.focus.startswith("act-") or key.focus == BOARD):
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
