"""The keyboard and the focus: whole games, single keys, fields, and one announcement for each move."""

import pytest
from browser.conftest import OpenPage
from browser.table import Table
from playwright.sync_api import Page, expect

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
    first, second = (page.get_by_label(f"Player {seat}", exact=True) for seat in (1, 2))
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


def test_the_focus_stays_where_a_sentence_was_taken_note_of(open_page: OpenPage) -> None:
    page = open_page("#/chess")
    page.get_by_role("button", name="OK", exact=True).press("Enter")
    expect(page.locator("#title")).to_be_focused()
