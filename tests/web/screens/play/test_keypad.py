"""Where the player does the sums: when that is, what the sum says, and what each key sends."""

import pytest
from support.headless import at, friends, nodes, table, then
from support.press import controls, fill, make, press

from pygame_rules import GAMES
from web.app.state import State
from web.screens.play.keypad import SUM, does_sums, keypad, sum_form
from web.screens.play.messages import Check, PressKeypad, ShowPly, TypeResult
from web.screens.play.words import LONGEST_SUM
from web.ui.html import Node, text_of, walk

DIGITS = "1234567890"


def sums(state: State) -> bool:
    return does_sums(table(state), state.shared)


def part(node: Node, name: str, value: str) -> Node:
    """The only element whose attribute has this value."""
    (found,) = (each for each in walk(node) if each.get(name) == value)
    return found


def keys(state: State) -> list[Node]:
    return [node for node in walk(keypad(table(state))) if node.tag == "button"]


# --- when ---


@pytest.mark.parametrize("slug", GAMES)
def test_sums_are_done_just_where_the_rules_want_it(slug: str) -> None:
    assert sums(friends(f"{slug}/497")) is GAMES[slug].player_does_sums


def test_the_page_does_the_sums_for_whoever_wants_that() -> None:
    assert not sums(friends("max-digit-zero/497", page_does_sums=True))


def test_no_sum_is_done_at_the_end_in_the_past_or_before_a_seat_is_chosen() -> None:
    assert sums(at("max-digit-zero/497/-9"))
    assert not sums(at("max-digit-zero/7/-7")), "it has ended"
    assert not sums(then(at("max-digit-zero/497/-9"), ShowPly(0))), "the past is looked at"
    choosing = at("max-digit-zero")
    assert table(choosing).choosing
    assert not sums(choosing)


def test_the_sum_stays_while_the_computer_thinks_but_nothing_can_be_pressed() -> None:
    waiting = at("max-digit-zero/497/-9?opponent=computer")
    assert sums(waiting)
    assert {node.get("disabled") for node in keys(waiting)} == {""}
    assert part(sum_form(table(waiting)), "id", "result").get("disabled") == ""


# --- the sum ---


def test_the_sum_asks_for_a_digit_until_one_is_picked() -> None:
    state = friends("max-digit-zero/497")
    assert text_of(sum_form(table(state))) == "497 − ? =New number"
    assert text_of(sum_form(table(make(state, "-9")))) == "497 − 9 =New number"


def test_a_zero_that_is_picked_is_a_digit_too() -> None:
    picked = make(friends("max-digit-zero/407"), "-0")
    assert text_of(part(sum_form(table(picked)), "class", "picked")) == "0"


def test_the_field_holds_what_was_typed_and_is_named_by_its_label() -> None:
    state = fill(make(friends("max-digit-zero/497"), "-9"), "New number", "48")
    field = part(sum_form(table(state)), "id", "result")
    assert (field.get("value"), field.get("type"), dict(field.on)) == ("48", "text", {"input": TypeResult})
    assert part(sum_form(table(state)), "for", "result").tag == "label"
    assert (field.get("inputmode"), field.get("autocomplete"), field.get("disabled")) == ("none", "off", None)


@pytest.mark.parametrize(("digits", "class_"), [(LONGEST_SUM, "sum doing"), (LONGEST_SUM + 1, "sum doing long")])
def test_the_sum_makes_room_for_its_number_and_one_digit_more(digits: int, class_: str) -> None:
    form = sum_form(table(friends(f"max-digit-zero/{'7' * digits}")))
    assert (form.get("class"), form.get("style")) == (class_, f"--digits: {digits + 1}")


# --- the keys ---


def test_the_keys_are_the_ten_digits_an_eraser_and_a_check() -> None:
    state = friends("max-digit-zero/497")
    pad = keypad(table(state)).node()
    assert (pad.get("role"), pad.get("aria-label")) == ("group", "Keypad")
    names = [node.get("aria-label") or text_of(node) for node in keys(state)]
    assert names == [*DIGITS, "Delete digit", "Check"]
    assert {node.get("disabled") for node in keys(state)} == {None}


def test_each_key_sends_its_own_digit_and_the_eraser_none() -> None:
    *digits, erase, check = keys(friends("max-digit-zero/497"))
    assert [dict(node.on)["click"] for node in digits] == [PressKeypad(digit) for digit in DIGITS]
    assert [(node.get("id"), node.get("class")) for node in digits] == [
        (f"key-{each}", f"key-{each}") for each in DIGITS
    ]
    assert dict(erase.on) == {"click": PressKeypad("")}
    assert {node.get("type") for node in (*digits, erase)} == {"button"}, "none of them sends the form"
    assert (check.get("type"), check.on) == ("submit", ())


def test_check_sends_the_form_of_the_sum() -> None:
    state = friends("max-digit-zero/497")
    [form] = [node for node in nodes(state) if node.tag == "form"]
    assert form.get("id") == SUM == controls(state)["Check"].get("form")
    assert dict(form.on) == {"submit": Check()}


def test_a_result_is_pressed_together_and_checked() -> None:
    state = press(make(friends("max-digit-zero/1009"), "-9"), "1", "0", "7", "Delete digit", "0", "0")
    assert controls(state)["New number"].get("value") == "1000"
    assert table(press(state, "Check")).play.number == 1_000


def test_the_keys_are_drawn_again_only_when_they_can_or_cannot_be_pressed() -> None:
    state = friends("max-digit-zero/497")
    assert keypad(table(state)) == keypad(table(press(make(state, "-9"), "4")))
    assert keypad(table(state)) != keypad(table(at("max-digit-zero/497/-9?opponent=computer")))
