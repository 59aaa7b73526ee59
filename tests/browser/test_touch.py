"""Fingers: what a phone shows, and taps that were not meant."""

import pytest
from browser.conftest import OpenPage, wait_until_ready
from browser.table import Table
from browser.test_keyboard import heard, listen
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser


def touch(place: Locator) -> None:
    """Put a finger there, whatever is there."""
    box = place.bounding_box()
    assert box
    place.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_digit_that_cannot_be_played_tells_a_finger_and_a_key_why(phone: Page, site: str) -> None:
    phone.goto(f"{site}#/digit-duel/105")
    wait_until_ready(phone)
    notice = phone.locator(".notice")
    touch(phone.locator(".tile button:disabled").first)
    expect(notice).to_have_text("Removing 1 from 105 would leave 05, which starts with a zero.")
    phone.keyboard.press("0")
    Table(phone).expect_number(15)
    expect(notice).to_have_count(0)
    Table(phone).go("zero-hero/40")
    touch(phone.locator(".tile button:disabled"))
    expect(notice).to_have_text("Zero cannot be subtracted: the number would stay as it is.")
    listen(phone)
    phone.keyboard.press("0")
    assert heard(phone) == ["Zero cannot be subtracted: the number would stay as it is."]
    Table(phone).expect_number(40)


def test_on_a_phone_a_button_leads_to_the_settings_below_the_board(phone: Page, site: str) -> None:
    phone.goto(f"{site}#/digit-duel/105")
    wait_until_ready(phone)
    opponent = phone.get_by_label("Opponent", exact=True)
    expect(opponent).not_to_be_in_viewport()
    Table(phone).button("Settings").tap()
    expect(opponent).to_be_in_viewport()
    expect(opponent).to_be_focused()
    phone.set_viewport_size({"width": 1280, "height": 900})
    expect(Table(phone).button("Settings")).to_be_hidden()


def test_on_a_phone_a_new_game_and_an_earlier_move_lead_back_to_the_board(phone: Page, site: str) -> None:
    phone.goto(f"{site}#/zero-hero/78")
    wait_until_ready(phone)
    board = phone.locator("#board")
    phone.get_by_label("Starting number").fill("73")
    phone.get_by_role("button", name="New game").tap()
    Table(phone).expect_number(73)
    expect(board).to_be_in_viewport(ratio=1)
    expect(Table(phone).move("-7")).to_be_focused()
    Table(phone).move("-7").tap()
    phone.get_by_role("button", name="Start: 73").tap()
    expect(phone.locator("#status .turn")).to_have_text("Looking back: after move 0 of 1")
    expect(board).to_be_in_viewport(ratio=1)


def test_a_double_click_makes_one_move(open_page: OpenPage) -> None:
    page = open_page("#/max-digit-zero/497")
    page.get_by_label("Do the subtraction for me").check()
    Table(page).move("-9").dblclick()
    Table(page).expect_number(488)


# Presses a tile at a certain time, and perhaps touches the board again at another, before the computer can have moved.
PRESS = """([pressed, touched]) => {
    const BUBBLES = { bubbles: true };
    const at = (kind, time) => Object.defineProperty(new MouseEvent(kind, BUBBLES), "timeStamp", { value: time });
    const board = document.getElementById("board");
    board.querySelector("button:enabled").dispatchEvent(at("click", pressed));
    if (touched) board.dispatchEvent(at("pointerdown", touched));
}"""


def test_an_impatient_finger_makes_no_move_when_the_computer_has_made_its_own(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73")
    Table(page).choose("Opponent", "Computer")
    Table(page).choose("Level", "Perfect")
    page.evaluate(PRESS, [9_000, 10_000])
    Table(page).expect_number(60)
    page.evaluate(PRESS, [10_499, None])
    Table(page).expect_number(60)
    page.evaluate(PRESS, [10_500, None])
    Table(page).expect_number(50)
