"""Links, names and stored data that mean ill, in a real browser: shown as text, or refused with a sentence."""

import json
from urllib.parse import quote

import pytest
from browser.conftest import OpenPage, wait_until_ready
from browser.table import Table
from browser.test_page import follow_bad_link
from playwright.sync_api import Error, Page, expect
from support.hostile import KEYS, MARKS, SCRIPTS

from pygame_rules import GAMES

pytestmark = pytest.mark.browser

FOREIGN = (
    "main script, main img, main svg:not(.icon, .glyph), #notices :not(section, p, a, button), [onload], [onerror]"
)


def test_scripts_in_names_and_links_are_text(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73?opponent=friend")
    page.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))
    table, names = Table(page), page.locator(".seat .name")
    for text in SCRIPTS:
        setup = table.open_setup()
        for seat in (1, 2):
            setup.get_by_role("textbox", name=f"Player {seat}", exact=True).fill(text[:24])
        table.button("Play").click()
        expect(names).to_have_text([text[:24]] * 2)
        table.go("zero-hero/73", f"opponent=friend&names={quote(text[:20], safe='')},Ben")
        expect(names).to_have_text(["Ben", text[:20]])
    for text in (*SCRIPTS, *KEYS, *MARKS[:2], "9" * 100_000, "-1." * 50_000):
        for link in (f"#/{text}", f"#/zero-hero/{text}", f"#/zero-hero/100/{text}"):
            follow_bad_link(page, link)
    assert page.locator(FOREIGN).count() == 0
    expect(page.locator("#failure")).to_be_hidden()


@pytest.mark.parametrize(
    "stored",
    [
        {"game.zero-hero": "{", "settings": "null"},
        {"game.zero-hero": json.dumps({"version": 2}), "settings": json.dumps({"__proto__": 1})},
        {"game.zero-hero": "\0" * 1000, "settings": "x" * 100_000, "restoring": "??"},
    ],
    ids=["cut off", "of other versions", "rubbish"],
)
def test_a_page_with_spoilt_storage_starts_and_says_so(open_page: OpenPage, stored: dict[str, str]) -> None:
    page = open_page("#/", wait=False)
    page.evaluate("stored => { for (const name in stored) localStorage['digit-dojo.' + name] = stored[name] }", stored)
    open_page("#/zero-hero?opponent=friend")
    expect(Table(page).coach).to_contain_text("The saved game could not be read")
    Table(page).move("-1").click()
    Table(page).expect_number(99)


def test_a_tab_that_is_killed_comes_back_to_the_identical_game(open_page: OpenPage, complaints: list[str]) -> None:
    page = open_page("#/digit-duel/9876?opponent=friend")
    number = 9876
    for notation in ("-6", "x1", "-8"):
        number = Table(page).play(GAMES["digit-duel"], number, notation)
    address = page.url
    # The list follows the number a moment later.
    told = ["Move 1: subtracted 6, 9870", "Move 2: removed 9, 870", "Move 3: subtracted 8, 862"]
    expect(page.locator(".side .move-rows button")).to_contain_text(told)
    with pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")  # what the browser offers to end a tab's process
    again = page.context.new_page()
    again.goto(address)
    wait_until_ready(again)
    Table(again).expect_number(number)
    expect(again.locator(".side .move-rows button")).to_contain_text(told)
    complaints.clear()


def test_storage_that_may_not_even_be_looked_at_is_no_hindrance(page: Page, open_page: OpenPage) -> None:
    page.add_init_script(
        "Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('no') } })"
    )
    open_page("#/zero-hero/73?opponent=friend")
    Table(page).move("-7").click()
    Table(page).expect_number(66)
    expect(page.locator("#notices").get_by_text("This browser saves nothing for this page")).to_be_visible()


def test_storage_that_is_full_is_no_hindrance(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73?opponent=friend")
    page.evaluate(
        """() => {
            let text = '';  // One value that grows, or there would be room for a short one in the end.
            for (let size = 2 ** 22; size >= 1; size /= 2) {
                try { while (true) { localStorage.x = text + 'x'.repeat(size); text = localStorage.x; } } catch {}
            }
        }"""
    )
    Table(page).move("-7").click()
    Table(page).expect_number(66)
    expect(page.locator("#notices").get_by_text("This browser saves nothing for this page")).to_be_visible()


@pytest.mark.parametrize("now", ["0", "8.64e15"])
def test_a_clock_that_is_wrong_or_jumps_changes_nothing(page: Page, open_page: OpenPage, now: str) -> None:
    page.add_init_script(f"let steps = 0; Date.now = () => steps++ % 2 ? {now} : 1e12;")
    open_page("#/zero-hero/73?opponent=friend")
    Table(page).set_up(73, Opponent="Computer", Level="Perfect", First_move="You")
    Table(page).move("-7").click()
    Table(page).expect_number(60)
