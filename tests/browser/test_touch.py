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
    phone.goto(f"{site}#/digit-duel/105?opponent=friend")
    wait_until_ready(phone)
    notice = Table(phone).coach
    touch(phone.get_by_role("button", name="Remove 1: "))
    expect(notice).to_have_text("Removing 1 from 105 would leave 05, which starts with a zero.")
    phone.keyboard.press("0")
    Table(phone).expect_number(15)
    expect(notice).to_have_text("Player 2's turn.")
    Table(phone).go("zero-hero/40")
    touch(phone.locator(".cell.sunk"))
    expect(notice).to_have_text("Zero cannot be subtracted: the number would stay as it is.")
    listen(phone)
    phone.keyboard.press("0")
    assert heard(phone) == ["Zero cannot be subtracted: the number would stay as it is."]
    Table(phone).expect_number(40)


def test_on_a_phone_the_setup_lies_over_the_table_and_its_veil_closes_it(phone: Page, site: str) -> None:
    phone.goto(f"{site}#/digit-duel/105?opponent=friend")
    wait_until_ready(phone)
    setup = Table(phone).open_setup()
    for thing in (setup.get_by_role("group", name="Opponent"), setup.get_by_role("button", name="Play", exact=True)):
        expect(thing).to_be_in_viewport(ratio=1)
    phone.touchscreen.tap(200, 8)
    expect(setup).to_have_count(0)
    expect(phone.locator("#open-setup")).to_be_focused()
    Table(phone).expect_number(105)


def test_on_a_phone_the_keypad_does_the_sum(phone: Page, site: str) -> None:
    phone.goto(f"{site}#/max-digit-zero/497?opponent=friend")
    wait_until_ready(phone)
    table, field = Table(phone), phone.get_by_label("New number")
    table.move("-9").tap()
    expect(field).to_have_attribute("inputmode", "none")
    for key in ("4", "8", "9", "Delete digit", "8"):
        table.button(key).tap()
    expect(field).to_have_value("488")
    table.button("Check").tap()
    table.expect_number(488)


def test_on_a_phone_a_new_game_and_an_earlier_move_lead_back_to_the_board(phone: Page, site: str) -> None:
    phone.goto(f"{site}#/zero-hero/78?opponent=friend")
    wait_until_ready(phone)
    board = phone.locator("#board")
    Table(phone).set_up(73)
    expect(board).to_be_in_viewport(ratio=1)
    expect(Table(phone).move("-7")).to_be_focused()
    Table(phone).move("-7").tap()
    Table(phone).expect_number(66)
    Table(phone).button("Moves").tap()
    Table(phone).sheet("Moves").get_by_role("button", name="To the start").tap()
    expect(Table(phone).coach).to_have_text("Start.")
    Table(phone).expect_number(73)
    expect(board).to_be_in_viewport(ratio=1)
    Table(phone).button("Back to now").tap()
    Table(phone).expect_number(66)


def test_a_double_click_makes_one_move(open_page: OpenPage) -> None:
    page = open_page("#/max-digit-zero/497?opponent=friend")
    Table(page).switch("Do the subtraction for me")
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
    page = open_page("#/zero-hero/73?opponent=computer&level=perfect")
    page.evaluate(PRESS, [9_000, 10_000])
    Table(page).expect_number(60)
    page.evaluate(PRESS, [10_499, None])
    Table(page).expect_number(60)
    page.evaluate(PRESS, [10_500, None])
    Table(page).expect_number(50)
