"""The keypad: ten digits, one step back, and a key that sends the form."""

from typing import NamedTuple

from web.ui.html import text_of
from web.ui.keypad import keypad


class Typed(NamedTuple):
    text: str


def test_every_key_sends_its_digit_and_the_last_two_take_back_and_check() -> None:
    *digits, erase, check = keypad(Typed, form="sum", live=True).children
    assert [dict(key.on)["click"] for key in digits] == [Typed(digit) for digit in "1234567890"]  # type: ignore[union-attr]
    assert dict(erase.on)["click"] == Typed("")  # type: ignore[union-attr]
    assert (check.get("type"), check.get("form"), text_of(check)) == ("submit", "sum", "Check")  # type: ignore[union-attr]


def test_nothing_can_be_typed_while_nobody_may_answer() -> None:
    assert all(key.get("disabled") is not None for key in keypad(Typed, form="sum", live=False).children)  # type: ignore[union-attr]
