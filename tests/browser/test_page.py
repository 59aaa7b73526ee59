"""The page as people use it: links, reloads, tabs, undo, mistakes, keyboard, announcements."""

import re

import pytest
from browser.conftest import OpenPage, wait_until_ready
from browser.table import Table
from playwright.sync_api import Locator, Page, expect

from pygame_rules import GAMES

pytestmark = pytest.mark.browser


def listen(page: Page) -> None:
    """Collect from now on what is put into the live region; read it with ``heard``."""
    page.evaluate(
        """() => {
            window.heard = [];
            const region = document.getElementById("announcer");
            new MutationObserver(() => window.heard.push(region.textContent.trim()))
                .observe(region, { childList: true, characterData: true, subtree: true });
        }"""
    )


def heard(page: Page) -> list[str]:
    spoken: list[str] = page.evaluate("() => window.heard")
    return spoken


def touch(place: Locator) -> None:
    """Put a finger there, whatever is there."""
    box = place.bounding_box()
    assert box
    place.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def follow_bad_link(page: Page, link: str) -> None:
    """Follow it from a screen without problems, so that the sentence is about this one."""
    page.evaluate("() => { location.hash = '#/about' }")
    expect(page.locator("#problem p")).to_have_count(0)
    page.evaluate("link => { location.hash = link }", link)
    expect(page.locator("#problem p")).to_be_visible()


def test_a_newcomers_first_move_takes_two_clicks(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name=re.compile("Zero Hero")).click()
    Table(page).move("-1").click()
    Table(page).expect_number(99)


def test_a_link_opens_that_very_game_and_a_reload_keeps_it(open_page: OpenPage) -> None:
    page = open_page("#/digit-duel/256/-6.x1")
    table = Table(page)
    table.expect_number(50)
    table.button("Undo").click()
    table.expect_number(250)
    page.reload()
    wait_until_ready(page)
    table.expect_number(250)
    table.button("Redo").click()
    table.expect_number(50)
    expect(page).to_have_url(re.compile("#/digit-duel/256/-6.x1$"))


def test_a_running_game_is_offered_again_in_a_second_tab_and_the_tabs_follow_each_other(
    open_page: OpenPage, site: str
) -> None:
    page = open_page("#/digit-duel/256")
    Table(page).move("-6").click()
    other = page.context.new_page()
    other.goto(site)
    wait_until_ready(other)
    other.get_by_role("link", name=re.compile("Digit Duel 250")).click()
    Table(other).expect_number(250)
    Table(page).move("-5").click()
    Table(page).expect_number(245)
    Table(other).expect_number(245)
    Table(other).button("Undo").click()
    Table(page).expect_number(250)


def test_a_link_puts_a_running_game_aside_and_it_can_be_taken_up_again(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73/-7")
    page.evaluate("link => { location.hash = link }", "#/zero-hero/25")
    Table(page).expect_number(25)
    Table(page).button("Take it up again").click()
    Table(page).expect_number(66)


def test_the_back_button_leads_back(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name=re.compile("Digit Drop Duel")).click()
    page.wait_for_selector("[data-number]")
    move = page.locator("button[data-move]:enabled").first
    _, _, after = (move.get_attribute("data-preview") or "").partition(" → ")
    move.click()
    Table(page).expect_number(int(after))
    page.go_back()
    expect(page.locator("#lobby")).to_be_visible()
    expect(page.locator("#screen")).to_be_hidden()
    page.go_forward()
    Table(page).expect_number(int(after))


def test_bad_links_show_a_sentence_and_a_way_on(open_page: OpenPage) -> None:
    page = open_page("#/digit-duel/256/-7")
    expect(page.locator("#problem p")).to_have_text("This link cannot be played. 7 is not a digit of 256.")
    assert page.locator("button[data-move]:enabled").count() > 0
    for link in ("#/chess", "#/%00", "#/zero-hero/0", "#/zero-hero/" + "9" * 500, "#/<b>x</b>"):
        follow_bad_link(page, link)
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator("#lobby")).to_be_visible()


def test_a_bad_start_is_explained_beside_its_field(open_page: OpenPage) -> None:
    page = open_page("#/digit-duel/256")
    page.get_by_label("Starting number").fill("abc")
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_label("Starting number")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#start-error")).to_have_text("“abc” is not a whole number; 100 would do.")
    Table(page).expect_number(256)
    page.get_by_label("Starting number").fill("1 000")
    page.get_by_label("Starting number").press("Enter")
    Table(page).expect_number(1000)


def test_a_running_game_is_not_lost_by_accident(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73/-7")
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_role("button", name="No, keep playing")).to_be_focused()
    page.get_by_role("button", name="New game").dblclick()
    expect(page.locator(".confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".confirm")).to_have_count(0)
    Table(page).expect_number(66)
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    Table(page).expect_number(100)


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_by_keyboard_alone_keeps_the_focus_and_says_each_move_once(open_page: OpenPage, slug: str) -> None:
    game, number = GAMES[slug], 213
    page = open_page(f"#/{slug}/213")
    listen(page)
    moves = 0
    while not game.outcome(number):
        move = min(game.legal_moves(number), key=lambda each: game.apply(number, each))
        number = game.apply(number, move)
        if move.position is None:
            page.keyboard.press(str(move.digit))
        else:
            page.locator(f'button[data-move="{move}"]').focus()
            page.keyboard.press("Enter")
        if game.player_does_sums:
            expect(page.get_by_label("New number")).to_be_focused()
            page.keyboard.type(str(number))
            page.keyboard.press("Enter")
        moves += 1
        Table(page).expect_number(number)
        assert page.evaluate("document.activeElement !== document.body")
        assert len(heard(page)) == moves
    assert "wins" in heard(page)[-1]


def test_keys_can_be_shown_and_press_buttons(open_page: OpenPage) -> None:
    page = open_page("#/digit-duel/256")
    page.keyboard.press("?")
    expect(page.get_by_text("play that digit")).to_be_visible()
    page.keyboard.press("6")
    Table(page).expect_number(250)
    page.keyboard.press("Shift+Digit2")
    Table(page).expect_number(50)
    page.keyboard.press("u")
    Table(page).expect_number(250)
    page.keyboard.press("r")
    Table(page).expect_number(50)
    page.get_by_label("Single keys play").click()
    page.get_by_role("heading", name="Digit Duel").focus()
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(page.get_by_text("play that digit")).to_have_count(0)
    Table(page).expect_number(50)


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


def test_a_double_click_makes_one_move(open_page: OpenPage) -> None:
    page = open_page("#/max-digit-zero/497")
    page.get_by_label("Let the page do the sums").check()
    Table(page).move("-9").dblclick()
    Table(page).expect_number(488)


def test_a_player_who_thinks_again_about_the_digit_types_the_result_of_the_new_one(open_page: OpenPage) -> None:
    page = open_page("#/max-digit-zero/23")
    page.keyboard.press("Shift+Digit2")  # which means something in Digit Duel alone
    Table(page).move("-2").click()
    page.keyboard.type("21")
    Table(page).move("-3").click()
    expect(page.get_by_label("New number")).to_be_focused()
    page.keyboard.type("20")
    page.keyboard.press("Enter")
    Table(page).expect_number(20)


def test_a_wrong_result_is_mended_by_typing_another(open_page: OpenPage) -> None:
    page = open_page("#/max-digit-zero/317")
    page.keyboard.press("7")
    page.keyboard.type("311")
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_have_text("317 - 7 is not 311. Strike 1.")
    page.keyboard.type("310")
    page.keyboard.press("Enter")
    Table(page).expect_number(310)


def test_a_key_held_down_makes_one_move(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/999")
    for key, number in (("9", 990), ("Enter", 981)):
        for _ in range(3):
            page.keyboard.down(key)
        page.keyboard.up(key)
        Table(page).expect_number(number)


def test_between_two_fields_the_focus_goes_where_it_is_sent(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/78")
    first, second = page.get_by_label("Name of player 1"), page.get_by_label("Name of player 2")
    first.click()
    first.fill("Ann")
    page.keyboard.press("Tab")
    expect(second).to_be_focused()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Hugh 8")
    first.click()
    expect(first).to_be_focused()
    expect(page.locator("#status .turn")).to_have_text("Ann's turn")
    expect(second).to_have_value("Hugh 8")
    Table(page).expect_number(78)


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


def test_the_focus_stays_where_a_sentence_was_taken_note_of(open_page: OpenPage) -> None:
    page = open_page("#/chess")
    page.get_by_role("button", name="All right").press("Enter")
    expect(page.locator("#lobby-title")).to_be_focused()


def test_where_the_clipboard_is_barred_the_link_is_found_in_the_address(page: Page, open_page: OpenPage) -> None:
    page.add_init_script("delete Navigator.prototype.clipboard")
    open_page("#/digit-duel/256/-6")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("The link to this game stands in the address bar.").first).to_be_visible()


def test_the_whole_link_is_shared(open_page: OpenPage) -> None:
    page = open_page("#/digit-duel/256/-6")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("The link to this game was copied.").first).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_without_storage_the_game_goes_on_and_says_what_is_not_kept(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73", wait=False)
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    page.reload()
    wait_until_ready(page)
    Table(page).move("-7").click()
    Table(page).expect_number(66)
    expect(page.locator("#problem").get_by_text("This browser keeps nothing for this page")).to_be_visible()
