"""Which presses were meant, and what they amount to."""

from typing import NamedTuple

import pytest

from web.app.presses import SOON, Presses
from web.ui.html import Deliberate, InVain, Message


class Play(NamedTuple):
    move: str


class Typed(NamedTuple):
    text: str


class Undo(NamedTuple):
    pass


MOVE = Deliberate(Play("-7"))


def press(presses: Presses, time: float = 0, count: int = 1) -> Message | None:
    return presses.message(MOVE, "", time, count)


def test_a_message_is_sent_as_it_is_whatever_the_value() -> None:
    assert Presses().message(Undo(), "ignored", time=0, count=1) == Undo()


def test_a_function_makes_the_message_of_the_value() -> None:
    assert Presses().message(Typed, "42", time=0, count=0) == Typed("42")


def test_a_function_may_decline() -> None:
    assert Presses().message(lambda _: None, "42", time=0, count=0) is None


@pytest.mark.parametrize("count", [0, 1])
def test_a_single_click_and_a_key_are_deliberate(count: int) -> None:
    assert press(Presses(), count=count) == Play("-7")


@pytest.mark.parametrize("count", [2, 3])
def test_the_second_half_of_a_double_click_makes_no_move(count: int) -> None:
    presses = Presses()
    assert press(presses, time=0, count=1) == Play("-7")
    assert press(presses, time=100, count=count) is None


def test_the_second_half_of_a_double_click_still_presses_what_needs_no_care() -> None:
    assert Presses().message(Undo(), "", time=100, count=2) == Undo()


def test_a_tap_in_vain_sends_nothing() -> None:
    assert Presses().message(InVain(), "", time=0, count=1) is None


@pytest.mark.parametrize("later", [0, 1, SOON - 1])
def test_a_click_soon_after_a_tap_in_vain_makes_no_move(later: int) -> None:
    presses = Presses()
    presses.message(InVain(), "", time=1000, count=1)
    assert press(presses, time=1000 + later) is None


def test_a_click_half_a_second_after_a_tap_in_vain_is_taken() -> None:
    presses = Presses()
    presses.message(InVain(), "", time=1000, count=1)
    assert press(presses, time=1500) == Play("-7")


def test_the_last_of_several_taps_in_vain_counts() -> None:
    presses = Presses()
    for time in (1000, 1300, 1600):
        presses.message(InVain(), "", time, count=1)
    assert press(presses, time=1700) is None
    assert press(presses, time=2099) is None, "and a click that was dropped does not begin it anew"
    assert press(presses, time=2100) == Play("-7")


def test_a_tap_in_vain_stops_only_what_must_be_deliberate() -> None:
    presses = Presses()
    presses.message(InVain(), "", time=1000, count=1)
    assert presses.message(Undo(), "", time=1100, count=1) == Undo()
    assert presses.message(Typed, "4", time=1100, count=0) == Typed("4")
