"""The lobby stands in the page before Python does: Python takes it over, and nothing changes under a finger."""

import json
import re

import pytest
from browser.conftest import OpenPage, wait_for, wait_until_ready
from browser.table import Table
from playwright.sync_api import Page, Route, expect

from pygame_rules import GAMES

pytestmark = pytest.mark.browser

CARD = '.bands a[href="#/digit-duel?opponent=friend"]'
MARK = """() => {
    for (const each of document.querySelectorAll("#screen, #screen *")) each.early = true;
    document.querySelector(CARD).focus();
}""".replace("CARD", json.dumps(CARD))
LATE = """() => [...document.querySelectorAll("#screen *")].filter((each) => !each.early && !each.closest(".running"))
    .map((each) => each.outerHTML.slice(0, 80))"""


def open_and_mark(page: Page, site: str) -> None:
    """Open the lobby, mark all of it and go to a card, and only then let Python come."""
    held = list[Route]()
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto("about:blank")
    page.goto(site, wait_until="commit")
    expect(page.locator(CARD)).to_be_visible()
    wait_for(page, lambda: held, "a request")
    page.evaluate(MARK)
    held[0].continue_()
    page.unroute("**/pyodide.asm.wasm")
    wait_until_ready(page)


def test_python_takes_the_lobby_over_as_it_stands(page: Page, site: str) -> None:
    open_and_mark(page, site)
    assert page.evaluate(LATE) == []
    expect(page.locator(CARD)).to_be_focused()
    for game in GAMES.values():
        expect(page.get_by_role("link", name=f"Play {game.title} against the computer")).to_be_visible()
        expect(page.get_by_role("link", name=re.compile(f"^Two players ?: {game.title}$"))).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#title")).to_have_text("Digit Duel")
    page.go_back()
    expect(page.locator(".screen-lobby")).to_be_visible()


def test_running_games_come_to_the_lobby_without_disturbing_it(page: Page, open_page: OpenPage, site: str) -> None:
    open_page("#/zero-hero/73?opponent=friend")
    Table(page).move("-7").click()
    Table(page).expect_number(66)
    page.wait_for_function("() => localStorage['digit-dojo.game.zero-hero']")
    open_and_mark(page, site)
    expect(page.get_by_role("list", name="Resume").get_by_role("link")).to_have_text(["ResumeZero Hero, at 66"])
    assert page.evaluate(LATE) == []
    expect(page.locator(CARD)).to_be_focused()
