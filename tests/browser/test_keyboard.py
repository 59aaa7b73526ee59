"""The keyboard and the focus: whole games, single keys, fields, and one announcement for each move."""

import pytest
from browser.conftest import OpenPage
from browser.table import Table
from playwright.sync_api import Page, expect

from pygame_rules import GAMES
from pygame_rules.solver import Solver

pytestmark = pytest.mark.browser

WON = {
    "zero-hero": 36,
    "max-digit-zero": 27,
    "digit-drop-duel": 1023,
    "digit-duel": 126,
    "digit-deletion-duel": 5284,
}


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
    page = open_page(f"#/{slug}/213?opponent=friend")
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
            assert heard(page)[moves:] == [f"{move.digit}. What's left?"]
            page.evaluate("() => window.heard.pop()")  # a question, not the move
            page.keyboard.type(str(number))
            page.keyboard.press("Enter")
        moves += 1
        Table(page).expect_number(number)
        assert page.evaluate("document.activeElement !== document.body")
        assert len(heard(page)) == moves
    assert "wins" in heard(page)[-1]
    expect(Table(page).button("Rematch")).to_be_focused()


@pytest.mark.parametrize("slug", GAMES)
def test_from_the_lobby_to_a_win_against_the_computer_by_keyboard_alone(open_page: OpenPage, slug: str) -> None:
    """Tab and Enter to the table, Enter through the setup, arrows and Enter to play; each move is said once."""
    game, solver = GAMES[slug], Solver(GAMES[slug])
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    tab_to(page, f'a[href="#/{slug}?opponent=computer"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-number]")
    if not game.has_forks:
        tab_to(page, "#go-first")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector('[data-turn="1"]')
    tab_to(page, "#open-setup")
    page.keyboard.press("Enter")
    expect(Table(page).sheet("Setup").get_by_role("button", name="Close")).to_be_focused()
    tab_to(page, "[name=setup-start-kind]:checked")
    while page.locator("#setup-start-kind-own:checked").count() == 0:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.type(str(WON[slug]))
    tab_to(page, "[name=setup-first]:checked")
    while page.locator("#setup-first-one:checked").count() == 0:
        page.keyboard.press("ArrowLeft")
    tab_to(page, ".sheet footer button")
    page.keyboard.press("Enter")
    Table(page).expect_number(WON[slug])
    listen(page)
    number = WON[slug]
    while Table(page).board.get_attribute("data-winner") is None:
        best = solver.verdict(number).best
        assert best
        expect(page.locator(".act[data-move]:focus, .act[aria-label]:focus")).to_have_count(1)
        for _ in range(2 * len(str(number))):
            if page.locator(f'[data-move="{best}"]:focus').count():
                break
            page.keyboard.press("ArrowRight")
            if page.locator(f'[data-move="{best}"]:focus').count() == 0 and not game.player_does_sums:
                page.keyboard.press("ArrowDown")
                if page.locator(f'[data-move="{best}"]:focus').count() == 0:
                    page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        if game.player_does_sums:
            expect(page.get_by_label("New number")).to_be_focused()
            page.evaluate("() => window.heard.pop()")  # a question, not the move
            page.keyboard.type(str(game.apply(number, best)))
            page.keyboard.press("Enter")
        page.wait_for_selector(f'[data-winner], [data-turn="1"]:not([data-number="{number}"])')
        made = page.url.rsplit("/", 1)[1].split(".")
        assert len(heard(page)) == len(made), heard(page)
        number = int(Table(page).board.get_attribute("data-number") or "0")
    assert heard(page)[-1].endswith("You win.")
    expect(Table(page).button("Rematch")).to_be_focused()


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(60):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"no Tab leads to {selector}")


@pytest.mark.parametrize("opener", ["Moves", "More", "How to play", "Opponent: Player 2"])
def test_a_sheet_takes_the_focus_keeps_it_and_gives_it_back(open_page: OpenPage, opener: str) -> None:
    page = open_page("#/digit-duel/256/-6.x1")
    Table(page).button(opener).press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Close")).to_be_focused()
    for _ in range(30):
        page.keyboard.press("Tab")
        inside = page.evaluate("() => document.activeElement.closest('.overlay, header, body') !== null")
        behind = page.evaluate("() => document.activeElement.closest('.table') !== null")
        assert inside
        assert not behind
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(Table(page).button(opener)).to_be_focused()


def test_escape_closes_the_setup_even_out_of_a_field(open_page: OpenPage) -> None:
    page = open_page("#/digit-duel/256/-6.x1")
    Table(page).open_setup().get_by_label("First to").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    Table(page).expect_number(50)


def test_keys_can_be_shown_and_press_buttons(open_page: OpenPage) -> None:
    page = open_page("#/digit-duel/256?opponent=friend")
    page.keyboard.press("?")
    expect(page.get_by_text("play that digit")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_text("play that digit")).to_have_count(0)
    page.keyboard.press("6")
    Table(page).expect_number(250)
    page.keyboard.press("Shift+Digit2")
    Table(page).expect_number(50)
    page.keyboard.press("u")
    Table(page).expect_number(250)
    page.keyboard.press("r")
    Table(page).expect_number(50)
    page.evaluate("() => { location.hash = '#/you' }")
    page.get_by_role("button", name="List of keys").click()
    expect(page.get_by_text("play that digit")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("play that digit")).to_have_count(0)
    page.get_by_role("switch", name="Single keys play").uncheck()
    page.go_back()
    Table(page).expect_number(50)
    page.get_by_role("heading", name="Digit Duel").focus()
    page.keyboard.press("u")
    page.keyboard.press("?")
    expect(page.get_by_text("play that digit")).to_have_count(0)
    Table(page).expect_number(50)


def test_a_player_who_thinks_again_about_the_digit_types_the_result_of_the_new_one(open_page: OpenPage) -> None:
    page = open_page("#/max-digit-zero/23?opponent=friend")
    page.keyboard.press("Shift+Digit2")  # which means something in Digit Duel alone
    Table(page).move("-2").click()
    page.keyboard.type("21")
    Table(page).move("-3").click()
    expect(page.get_by_label("New number")).to_be_focused()
    page.keyboard.type("20")
    page.keyboard.press("Enter")
    Table(page).expect_number(20)


def test_a_wrong_result_is_mended_by_typing_another(open_page: OpenPage) -> None:
    page = open_page("#/max-digit-zero/317?opponent=friend")
    page.keyboard.press("7")
    page.keyboard.type("311")
    page.keyboard.press("Enter")
    expect(Table(page).coach).to_have_text("317 − 7 is not 311. Strike 1.")
    page.keyboard.type("310")
    page.keyboard.press("Enter")
    Table(page).expect_number(310)


def test_a_key_held_down_makes_one_move(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/999?opponent=friend")
    for key, number in (("9", 990), ("Enter", 981)):
        for _ in range(3):
            page.keyboard.down(key)
        page.keyboard.up(key)
        Table(page).expect_number(number)


def test_between_two_fields_the_focus_goes_where_it_is_sent(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/78?opponent=friend")
    Table(page).open_setup()
    first, second = (page.get_by_role("textbox", name=f"Player {seat}", exact=True) for seat in (1, 2))
    first.click()
    first.fill("Ann")
    page.keyboard.press("Tab")
    expect(second).to_be_focused()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Hugh 8")
    first.click()
    expect(first).to_be_focused()
    expect(second).to_have_value("Hugh 8")
    Table(page).expect_number(78)
    Table(page).button("Play").click()
    expect(page.locator(".seat .name")).to_have_text(["Hugh 8", "Ann"])
    expect(Table(page).coach).to_contain_text("Ann begins.")


def test_the_focus_stays_where_a_sentence_was_taken_note_of(open_page: OpenPage) -> None:
    page = open_page("#/chess")
    page.get_by_role("button", name="OK", exact=True).press("Enter")
    expect(page.locator("#title")).to_be_focused()
