"""The page as people use it: links, reloads, tabs, undo, mistakes, sharing, storage."""

import re

import pytest
from browser.conftest import OpenPage, wait_until_ready
from browser.table import Table
from playwright.sync_api import Page, expect

from pygame_rules import GAMES

pytestmark = pytest.mark.browser


def follow_bad_link(page: Page, link: str) -> None:
    """Follow it from a screen without problems, so that the sentence is about this one."""
    page.evaluate("() => { location.hash = '#/about' }")
    expect(page.locator("#notices p")).to_have_count(0)
    page.evaluate("link => { location.hash = link }", link)
    expect(page.locator("#notices p")).to_be_visible()


def expect_lobby(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-screen", "lobby")
    expect(page.locator(".screen-lobby")).to_be_visible()


def test_a_newcomers_first_move_takes_two_clicks(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name=re.compile("^Two players ?: Zero Hero")).click()
    Table(page).move("-1").click()
    Table(page).expect_number(99)


@pytest.mark.parametrize("title", [game.title for game in GAMES.values()])
def test_on_a_phone_the_first_move_against_the_computer_takes_two_taps(phone: Page, site: str, title: str) -> None:
    """Where the seat is all there is to decide, that is the second one."""
    phone.goto(site)
    wait_until_ready(phone)
    phone.get_by_role("link", name=f"Play {title} against the computer").tap()
    phone.wait_for_selector("[data-number]")
    before = phone.locator("[data-number]").get_attribute("data-number")
    seat = phone.get_by_role("button", name="Go second")
    if seat.count():
        seat.tap()  # and the computer moves
    else:
        phone.locator("button[data-move]:enabled").first.tap()
    expect(phone.locator("[data-number]")).not_to_have_attribute("data-number", before or "")


def test_a_link_opens_that_very_game_and_a_reload_keeps_it(open_page: OpenPage) -> None:
    page = open_page("#/digit-duel/256/-6.x1")
    table = Table(page)
    table.expect_number(50)
    table.button("Undo").click()
    table.expect_number(250)
    page.reload()
    wait_until_ready(page)
    table.expect_number(250)
    table.more("Redo")
    table.expect_number(50)
    expect(page).to_have_url(re.compile("#/digit-duel/256/-6.x1$"))


def test_a_running_game_is_offered_again_in_a_second_tab_and_the_tabs_follow_each_other(
    open_page: OpenPage, site: str
) -> None:
    page = open_page("#/digit-duel/256?opponent=friend")
    Table(page).move("-6").click()
    other = page.context.new_page()
    other.goto(site)
    wait_until_ready(other)
    other.get_by_role("link", name="Resume Digit Duel, at 250").click()
    Table(other).expect_number(250)
    Table(page).move("-5").click()
    Table(page).expect_number(245)
    Table(other).expect_number(245)
    Table(other).button("Undo").click()
    Table(page).expect_number(250)


def test_a_link_puts_a_running_game_aside_and_it_can_be_taken_up_again(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73/-7")
    Table(page).go("zero-hero/25")
    expect(Table(page).coach).to_have_text("You have an unfinished game (73, now at 66).")
    Table(page).button("Resume").click()
    Table(page).expect_number(66)


def test_the_back_button_leads_back(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name=re.compile("^Two players ?: Digit Drop Duel")).click()
    page.wait_for_selector("[data-number]")
    move = page.locator("button[data-move]:enabled").first
    _, _, after = (move.get_attribute("data-preview") or "").partition(" → ")
    move.click()
    Table(page).expect_number(int(after))
    page.go_back()
    expect_lobby(page)
    expect(page.locator(".screen-play")).to_have_count(0)
    page.go_forward()
    Table(page).expect_number(int(after))


def test_bad_links_show_a_sentence_and_a_way_on(open_page: OpenPage) -> None:
    page = open_page("#/digit-duel/256/-7")
    expect(page.locator("#notices p")).to_have_text("This link cannot be played. 7 is not a digit of 256.")
    assert page.locator("button[data-move]:enabled").count() > 0
    for link in ("#/chess", "#/%00", "#/zero-hero/0", "#/zero-hero/" + "9" * 500, "#/<b>x</b>"):
        follow_bad_link(page, link)
    follow_bad_link(page, "#/zero-hero/0")
    page.locator("#notices").get_by_role("link", name="All games").click()
    expect_lobby(page)


def test_a_bad_start_is_explained_beside_its_field(open_page: OpenPage) -> None:
    page = open_page("#/digit-duel/256?opponent=friend")
    table = Table(page)
    field = table.open_setup().get_by_label("Your number")
    table.choose("Starting number", "Your own")
    field.fill("abc")
    table.button("Play").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    expect(page.locator("#setup-start-error")).to_have_text("“abc” is not a whole number; 100 would do.")
    table.expect_number(256)
    field.fill("1 000")
    table.button("Play").click()
    table.expect_number(1000)
    expect(table.sheet("Setup")).to_have_count(0)


def test_a_running_game_is_not_lost_by_accident(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73/-7")
    table = Table(page)
    question = page.get_by_role("alertdialog")
    table.more("New game")
    expect(table.button("Keep playing")).to_be_focused()
    expect(question).to_be_in_viewport(ratio=1)
    assert page.locator(".table").get_attribute("inert") is not None, "nothing else can be pressed meanwhile"
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(table.button("More")).to_be_focused()
    table.expect_number(66)
    table.more("Resign")
    table.button("Keep playing").click()
    expect(question).to_have_count(0)
    table.more("New game")
    question.get_by_role("button", name="New game").click()
    table.expect_number(100)
    table.more("Resign")
    question.get_by_role("button", name="Resign").click()
    expect(table.board).to_have_attribute("data-winner", "2")


def test_where_the_clipboard_is_barred_the_link_is_found_in_the_address(page: Page, open_page: OpenPage) -> None:
    page.add_init_script("delete Navigator.prototype.clipboard")
    open_page("#/digit-duel/256/-6")
    Table(page).more("Share")
    expect(Table(page).coach).to_have_text("The link to this game is in the address bar.")


def test_the_whole_link_is_shared(open_page: OpenPage) -> None:
    page = open_page("#/digit-duel/256/-6")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    Table(page).more("Share")
    expect(Table(page).coach).to_have_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_without_storage_the_game_goes_on_and_says_what_is_not_kept(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73?opponent=friend", wait=False)
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    page.reload()
    wait_until_ready(page)
    Table(page).move("-7").click()
    Table(page).expect_number(66)
    expect(page.locator("#notices").get_by_text("This browser saves nothing for this page")).to_be_visible()
