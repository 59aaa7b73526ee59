"""What a key means to the shell, before the open screen is asked."""

from dataclasses import replace

import pytest
from support.headless import at, then

from web.app.messages import ChangeSetting, ToggleKeys
from web.app.screen import Key
from web.app.state import State
from web.screens.play.messages import Cancel, PlayMove, Undo
from web.shell.keys import message_of
from web.shell.view import KEYS


def test_a_question_mark_shows_the_keys_and_escape_hides_them() -> None:
    lobby = at("")
    assert message_of(lobby, Key("?")) == ToggleKeys()
    assert message_of(lobby, Key("?", repeat=True)) is None, "held down it would flicker"
    assert message_of(lobby, Key("Escape")) is None
    shown = then(lobby, ToggleKeys())
    assert message_of(shown, Key("Escape")) == ToggleKeys()


def test_the_open_screen_is_asked_for_the_rest() -> None:
    table = at("zero-hero/73")
    assert message_of(table, Key("u")) == Undo()
    assert message_of(table, Key("Escape")) == Cancel()
    assert message_of(at("about"), Key("u")) is None
    assert message_of(State(), Key("u")) is None, "before any screen is open"


def test_single_keys_can_be_switched_off_but_not_escape() -> None:
    table = then(at("zero-hero/73"), ChangeSetting("keys", False))
    for key in (Key("u"), Key("?"), Key("7", "Digit7")):
        assert message_of(table, key) is None
    assert message_of(table, Key("Escape")) == Cancel()
    assert message_of(replace(table, keys_shown=True), Key("Escape")) == ToggleKeys()


@pytest.mark.parametrize("key", [Key("7", "Digit7"), Key("7", "Numpad7")])
def test_every_row_of_digits_plays(key: Key) -> None:
    assert message_of(at("zero-hero/73"), key) == PlayMove("-7", focus="act-1-subtract")


def test_every_key_that_is_listed_means_something_at_a_table() -> None:
    table = at("digit-duel/256/-6")
    named = {
        "0 – 9": "5",
        "Shift + digit": "5",
        "← → ↑ ↓": "ArrowLeft",
        "U, R": "u",
        "H": "h",
        "N": "n",
        "Esc": "Escape",
        "?": "?",
    }
    assert {row for row, _ in KEYS} == set(named)
    for row, key in named.items():
        pressed = Key(key, "Digit5" if key == "5" else "", "Shift" in row, focus="act-1-subtract")
        assert message_of(table, pressed) is not None, row
