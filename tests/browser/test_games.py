"""Whole games in a real browser: the documents' own, and games against the computer."""

import json
from pathlib import Path

import pytest
from browser.conftest import OpenPage
from browser.table import Table
from playwright.sync_api import expect

from pygame_rules import GAMES

pytestmark = pytest.mark.browser
DOCUMENTS = json.loads((Path(__file__).parents[1] / "data" / "documents.json").read_text(encoding="utf-8"))

WON_AND_LOST = {
    "zero-hero": (36, 20),
    "max-digit-zero": (27, 30),
    "digit-drop-duel": (1023, 1234567),
    "digit-duel": (126, 120),
    "digit-deletion-duel": (5284, 528),
}


# Counts the moments, after computers have begun, in which a tile could be pressed.
WATCH = """() => {
    window.pressable = 0;
    const table = document.getElementById("screen");
    new MutationObserver(() => {
        const watching = document.querySelector(".opponent")?.textContent.includes("Computer 2");
        if (watching && table.querySelector("button[data-move]:enabled")) window.pressable += 1;
    }).observe(table, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("slug", GAMES)
def test_whole_games_between_two_people_and_against_perfect(open_page: OpenPage, slug: str) -> None:
    """One start of the page for all of them, since starting is what takes long."""
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    play_the_documents_games(Table(page), slug)
    play_against_perfect(Table(page), slug)


def play_the_documents_games(table: Table, slug: str) -> None:
    """What the rule documents show, number by number."""
    for shown in (shown for shown in DOCUMENTS["games"] if shown["game"] == slug):
        start, *steps = shown["line"].split()
        number = int(start)
        table.go(f"{slug}/{start}")
        for ply, (notation, after) in enumerate(zip(steps[::2], steps[1::2], strict=True)):
            expect(table.board).to_have_attribute("data-turn", "1" if ply % 2 == 0 else "2")
            number = table.play(GAMES[slug], number, notation)
            assert number == int(after)
        if "winner" in shown:
            expect(table.board).to_have_attribute("data-winner", str(shown["winner"]))
            assert table.page.locator("button[data-move]:enabled").count() == 0
        else:
            assert table.board.get_attribute("data-winner") is None


def play_against_perfect(table: Table, slug: str) -> None:
    """A won start is won against Perfect, and a lost one is lost."""
    won, lost = WON_AND_LOST[slug]
    table.go(f"{slug}/{won}")
    table.set_up(won, Opponent="Computer", Level="Perfect", First_move="You")
    assert table.against_perfect(slug, won) == "1"
    expect(table.page.locator(".headline")).to_have_text("You win")
    expect(table.page.locator(".ribbon")).to_be_visible()
    table.button("Rematch").click()
    expect(table.board).not_to_have_attribute("data-winner", "1")
    table.set_up(lost)
    assert table.against_perfect(slug, lost) == "2"
    expect(table.page.locator(".headline")).to_have_text("The computer wins")
    expect(table.page.locator(".ribbon")).to_be_visible()


def test_two_computers_play_to_the_end_and_nothing_can_be_pressed_meanwhile(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/99?opponent=friend")
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(WATCH)
    Table(page).set_up(99, Opponent="Watch")
    page.wait_for_selector("[data-winner]")
    assert page.evaluate("() => window.pressable") == 0
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert page.locator("button[data-move]:enabled").count() == 0
