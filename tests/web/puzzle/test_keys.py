"""Keys: digits play, answer or are typed."""

import pytest

from pygame_rules.puzzles import Puzzle
from web.app.screen import Key
from web.puzzle.attempt import begin, give_up
from web.puzzle.keys import message_of
from web.puzzle.messages import CheckAnswer, PressKeypad, Say, TakeHint, TryMove
from web.ui.html import Message

DUEL = Puzzle("digit-duel", 9414, "win", 3)
DROP = Puzzle("digit-drop-duel", 905, "win", 1)
WHO = Puzzle("digit-deletion-duel", 652, "who", 1)
SLIP = Puzzle("zero-hero", 85, "slip", 1, ("-8", "-7", "-7", "-3"))
SUMS = Puzzle("max-digit-zero", 132, "sums", 5, ("-3", "-9", "-2"))


@pytest.mark.parametrize(
    ("puzzle", "key", "message"),
    [
        (DUEL, Key("4", "Digit4"), TryMove("-4")),
        (DUEL, Key("$", "Digit4", shift=True), TryMove("x2")),
        (DUEL, Key("7", "Digit7"), None),
        (DUEL, Key("4", "Digit4", repeat=True), None),
        (DUEL, Key("h"), TakeHint()),
        (DUEL, Key("x"), None),
        (DUEL, Key(""), None),
        (DROP, Key("0", "Digit0"), TryMove("x2")),
        (WHO, Key("1", "Digit1"), Say("first")),
        (WHO, Key("2", "Digit2"), Say("second")),
        (WHO, Key("3", "Digit3"), None),
        (WHO, Key("h"), None),
        (SLIP, Key("3", "Digit3"), Say("3")),
        (SLIP, Key("5", "Digit5"), None),
        (SUMS, Key("5", "Digit5"), PressKeypad("5")),
        (SUMS, Key("Backspace"), PressKeypad("")),
        (SUMS, Key("Enter"), CheckAnswer()),
        (SUMS, Key("Enter", focus="title"), CheckAnswer()),
        (SUMS, Key("Enter", focus="hint"), None),
    ],
)
def test_a_key_means(puzzle: Puzzle, key: Key, message: Message | None) -> None:
    found = message_of(begin(puzzle), key)
    assert (type(found), found) == (type(message), message)


def test_once_it_is_over_keys_mean_nothing() -> None:
    assert message_of(give_up(begin(DUEL)), Key("4", "Digit4")) is None
