"""Keys at the table: digits play, arrows go from tile to tile, letters press buttons."""

import pytest
from support.headless import at, commands, friends, opened, settle, table, then
from support.press import fill, make, more, press

from pygame_rules import GAMES
from web.app.commands import Focus
from web.app.messages import ChangeSetting, Ignore, ToggleKeys
from web.app.screen import Key
from web.app.state import Opponent, State
from web.screens.play.messages import (
    Cancel,
    Hint,
    MoveFocus,
    NewGame,
    PlayMove,
    PressKeypad,
    PressMissingDigit,
    Redo,
    ShowPly,
    Undo,
)
from web.shell.keys import message_of
from web.ui.html import Message


def digit(number: int, *, shift: bool = False) -> Key:
    """A digit key; with shift it writes something else, which differs between keyboards."""
    return Key("/" if shift else str(number), f"Digit{number}", shift)


def pressed(state: State, *keys: Key) -> State:
    for key in keys:
        message = message_of(state, key)
        state = then(state, message) if message is not None else state
    return state


THINKING = make(opened("digit-duel/256", opponent=Opponent.COMPUTER), "-6")


# --- digits ---


@pytest.mark.parametrize(
    ("link", "key", "message"),
    [
        ("digit-duel/256", digit(6), PlayMove("-6", "act-3-subtract")),
        ("digit-duel/256", digit(6, shift=True), PlayMove("x3", "act-3-remove")),
        ("digit-duel/256", Key("5", "Numpad5"), PlayMove("-5", "act-2-subtract")),
        ("digit-duel/103", digit(0), PlayMove("x2", "act-2-remove")),
        ("digit-drop-duel/256", digit(5), PlayMove("x2", "act-2-remove")),
        ("zero-hero/66", digit(6), PlayMove("-6", "act-1-subtract")),
        ("max-digit-zero/497", digit(4), PlayMove("-4", "act-1-subtract")),
    ],
)
def test_a_digit_plays_what_its_leftmost_tile_offers(link: str, key: Key, message: Message) -> None:
    assert message_of(friends(link), key) == message


@pytest.mark.parametrize(
    ("link", "key", "sentence"),
    [
        ("zero-hero/40", digit(0), "Zero cannot be subtracted: the number would stay as it is."),
        ("zero-hero/40", digit(0, shift=True), "Zero cannot be subtracted: the number would stay as it is."),
        ("digit-duel/103", digit(1, shift=True), "Removing 1 from 103 would leave 03, which starts with a zero."),
        ("digit-duel/256", digit(9), "9 is not a digit of 256."),
        ("digit-duel/256", digit(9, shift=True), "9 is not a digit of 256."),
        ("max-digit-zero/497", digit(5), "5 is not a digit of 497."),
    ],
)
def test_a_digit_that_cannot_be_played_says_why(link: str, key: Key, sentence: str) -> None:
    state = pressed(friends(link), key)
    assert table(state).ui.notice == state.announced[1] == sentence
    assert table(state).play.moves == ()


@pytest.mark.parametrize("page_does_sums", [True, False])
def test_shift_means_nothing_where_no_digit_can_be_removed(page_does_sums: bool) -> None:
    assert message_of(friends("zero-hero/73"), digit(7, shift=True)) == Ignore()
    for number in (4, 9, 7):
        state = friends("max-digit-zero/497", page_does_sums=page_does_sums)
        assert message_of(state, digit(number, shift=True)) == Ignore(), "nothing is picked or given away"


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_can_be_played_by_keys(slug: str) -> None:
    state = friends(f"{slug}/213", page_does_sums=True)
    while not table(state).play.ending:
        before = table(state).play
        move = before.legal_moves[0]
        state = pressed(state, digit(move.digit, shift=move.kind == "remove" and "subtract" in before.game.kinds))
        assert len(table(state).play.moves) == len(before.moves) + 1
    assert state.announced[1].endswith("wins.")


def test_keys_do_nothing_while_the_computer_thinks_or_the_past_is_shown() -> None:
    past = then(at("digit-duel/103/-3"), ShowPly(0))
    for state in (THINKING, past, at("digit-duel/25/x1")):
        for number in range(10):
            assert pressed(state, digit(number)) is state
            assert pressed(state, digit(number, shift=True)) is state
    assert message_of(THINKING, digit(5)) == Ignore()
    assert message_of(THINKING, digit(9)) == PressMissingDigit(9)


# --- arrows ---


@pytest.mark.parametrize(
    ("link", "focus", "arrow", "to"),
    [
        ("digit-duel/256", "act-1-subtract", "ArrowRight", "act-2-subtract"),
        ("digit-duel/256", "act-1-subtract", "ArrowLeft", "act-3-subtract"),
        ("digit-duel/256", "act-3-subtract", "ArrowRight", "act-1-subtract"),
        ("digit-duel/256", "act-2-remove", "ArrowRight", "act-3-subtract"),
        ("digit-duel/256", "act-2-subtract", "ArrowDown", "act-2-remove"),
        ("digit-duel/256", "act-2-remove", "ArrowUp", "act-2-subtract"),
        ("digit-duel/256", "act-2-remove", "ArrowDown", "act-2-subtract"),
        ("digit-duel/103", "act-1-subtract", "ArrowRight", "act-2-remove"),
        ("digit-duel/103", "act-1-subtract", "ArrowUp", "act-1-subtract"),
        ("zero-hero/405", "act-1-subtract", "ArrowRight", "act-3-subtract"),
        ("zero-hero/405", "act-3-subtract", "ArrowLeft", "act-1-subtract"),
        ("zero-hero/405", "board", "ArrowLeft", "act-1-subtract"),
        ("zero-hero/405", "board", "ArrowDown", "act-1-subtract"),
        ("zero-hero/405", "act-9-subtract", "ArrowRight", "act-1-subtract"),
        ("max-digit-zero/407", "act-1-subtract", "ArrowRight", "act-2-subtract"),
    ],
)
def test_arrows_go_from_tile_to_tile_and_between_what_one_offers(link: str, focus: str, arrow: str, to: str) -> None:
    state = friends(link)
    for held in (False, True):
        assert message_of(state, Key(arrow, arrow, repeat=held, focus=focus)) == MoveFocus(to)
    assert commands(state, MoveFocus(to)) == (Focus((to,)),)
    assert then(state, MoveFocus(to)) is state


@pytest.mark.parametrize("focus", ["", "title", "setup-start", "set-theme", "open-more"])
def test_arrows_elsewhere_are_the_browsers(focus: str) -> None:
    assert message_of(friends("digit-duel/256"), Key("ArrowDown", "ArrowDown", focus=focus)) is None


def test_arrows_on_a_board_where_nothing_can_be_pressed_do_not_scroll() -> None:
    assert message_of(THINKING, Key("ArrowDown", "ArrowDown", focus="board")) == Ignore()


# --- letters and others ---


@pytest.mark.parametrize(
    ("key", "message"),
    [("u", Undo()), ("r", Redo()), ("h", Hint()), ("n", NewGame()), ("Escape", Cancel()), ("?", ToggleKeys())],
)
def test_letters_press_buttons(key: str, message: Message) -> None:
    for each in (key, key.upper() if len(key) == 1 else key):
        found = message_of(friends("zero-hero/73"), Key(each))
        assert (type(found), found) == (type(message), message), "tuples of two kinds can be equal"


@pytest.mark.parametrize("key", ["x", "Tab", "Enter", " ", "F5"])
def test_other_keys_are_the_browsers(key: str) -> None:
    assert message_of(friends("zero-hero/73"), Key(key, focus="act-1-subtract")) is None


def test_what_is_held_down_acts_once_and_enter_makes_no_second_move() -> None:
    state = friends("zero-hero/999")
    for key in ("9", "u", "n", "?"):
        assert message_of(state, Key(key, "Digit9" if key == "9" else "", repeat=True)) is None
    assert message_of(state, Key("Enter", "Enter", repeat=True, focus="act-1-subtract")) == Ignore()
    assert message_of(state, Key("Enter", "Enter", repeat=True, focus="start")) is None
    assert then(state, Ignore()) is state


def test_escape_closes_the_list_of_keys_before_it_answers_a_question() -> None:
    state = pressed(more(at("zero-hero/73/-7"), "Resign"), Key("?"))
    closed = pressed(state, Key("Escape"))
    assert (closed.keys_shown, table(closed).ui.question) == (False, table(state).ui.question)
    assert table(pressed(closed, Key("Escape"))).ui.question is None


def test_single_keys_can_be_switched_off_and_the_others_stay() -> None:
    state = then(friends("digit-duel/256"), ChangeSetting("keys", False))
    for key in (digit(6), digit(6, shift=True), Key("u"), Key("n"), Key("?")):
        assert message_of(state, key) is None
    assert message_of(state, Key("Escape")) == Cancel()
    assert message_of(state, Key("ArrowRight", focus="act-1-subtract")) == MoveFocus("act-2-subtract")


def test_where_no_table_is_shown_only_the_list_of_keys_has_one() -> None:
    for state in (at(""), at("about"), State()):
        assert message_of(state, Key("?")) == ToggleKeys()
        for key in (Key("u"), Key("n"), digit(1), Key("Escape"), Key("ArrowDown", focus="board")):
            assert message_of(state, key) is None


# --- sums, second tries and sheets ---


PICKED = make(friends("max-digit-zero/497"), "-9")


def test_what_is_typed_after_a_digit_was_picked_is_the_result() -> None:
    assert message_of(PICKED, Key("4", "Numpad4", focus="act-2-subtract")) == PressKeypad("4")
    typed = pressed(PICKED, digit(4), digit(8), digit(7), Key("Backspace", "Backspace"), digit(8))
    assert table(typed).ui.result_text == "488"
    assert table(pressed(typed, Key("Enter", "Enter", focus="board"))).play.number == 488


def test_enter_presses_the_button_it_is_on_and_letters_stay_letters() -> None:
    for focus in ("act-2-subtract", "key-erase", "undo", "result"):
        assert message_of(PICKED, Key("Enter", "Enter", focus=focus)) is None
    assert message_of(PICKED, Key("u")) == Undo()
    quick = friends("max-digit-zero/497", page_does_sums=True)
    assert message_of(make(quick, "-9"), digit(8)) == PlayMove("-8", "act-2-subtract")


def test_digits_try_a_mistake_again() -> None:
    state = press(settle(at("zero-hero/25/-2.-3.-2.-8.-1.-9")), "Try it again from move 1")
    assert pressed(state, digit(5)).announced[1] == "Yes, that wins."
    assert pressed(state, digit(2)).announced[1] == "Not that one. Try another."


@pytest.mark.parametrize("name", ["Opponent: Player 2", "Moves", "More", "How to play"])
def test_under_a_sheet_only_escape_means_something(name: str) -> None:
    state = press(friends("digit-duel/256"), name)
    for key in (digit(6), Key("u"), Key("n"), Key("ArrowRight", focus="act-1-subtract")):
        assert message_of(state, key) is None
    assert table(pressed(state, Key("Escape"))).sheet is None


def test_escape_closes_the_setup_without_a_trace() -> None:
    state = friends("zero-hero/73")
    closed = pressed(fill(press(state, "Opponent: Player 2"), "Player 1", "Ann"), Key("Escape"))
    assert (table(closed), closed.shared) == (table(state), state.shared)
