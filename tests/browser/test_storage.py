"""What is saved in the browser: no text of it keeps the page from starting, and two tabs do not undo each other's."""

import json
from pathlib import Path

import pytest
from browser.conftest import OpenPage, wait_until_ready, watch
from browser.table import Table
from browser.test_boot import expect_failure
from playwright.sync_api import Download, Locator, Page, expect

pytestmark = pytest.mark.browser

GAME, SETTINGS = "digit-dojo.game.zero-hero", "digit-dojo.settings"
FILL = "stored => { for (const key in stored) localStorage[key] = stored[key] }"
STORED = "() => ({ ...localStorage })"
# Holds back what other tabs say until it is let go, as a tab that is busy would.
BUSY = """
    globalThis.held = null;
    addEventListener("storage", (event) => {
        if (!globalThis.held) return;
        event.stopImmediatePropagation();
        globalThis.held.push(event);
    });
"""
BE_BUSY = "() => { globalThis.held = [] }"
HAS_HEARD = "() => globalThis.held.length > 0"
GO_ON = """() => {
    const { held } = globalThis;
    globalThis.held = null;
    for (const { key, newValue } of held) dispatchEvent(new StorageEvent("storage", { key, newValue }));
}"""


@pytest.mark.parametrize("start", ["#/", "#/zero-hero"])
def test_lists_in_lists_without_end_keep_nobody_from_playing(open_page: OpenPage, start: str) -> None:
    page = open_page(wait=False)
    page.evaluate(FILL, {GAME: "[" * 10_000, SETTINGS: "[" * 10_000})
    open_page(start)
    Table(page).go("zero-hero/73").move("-7").click()
    Table(page).expect_number(66)
    page.evaluate("() => { location.hash = '#/you' }")
    page.get_by_label("Colours").select_option("DARK")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#failure")).to_be_hidden()
    page.go_back()
    page.reload()
    wait_until_ready(page)
    Table(page).expect_number(66)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


# ---- a start that fails


def rescued(download: Download) -> object:
    assert download.suggested_filename.endswith(".json")
    return json.loads(Path(download.path()).read_text(encoding="utf-8"))


def buttons(page: Page) -> tuple[Locator, Locator]:
    names = ("Save as a file", "Start without saved games")
    save, without = (page.get_by_role("button", name=name, exact=True) for name in names)
    return save, without


def fail_to_start(page: Page, open_page: OpenPage) -> None:
    page.route("**/dojo.zip", lambda route: route.abort())
    open_page(wait=False)
    expect_failure(page)
    page.unroute("**/dojo.zip")


def test_saved_games_can_be_rescued_from_a_page_that_does_not_start(
    page: Page, open_page: OpenPage, complaints: list[str]
) -> None:
    fail_to_start(page, open_page)
    for button in buttons(page):
        expect(button).to_be_hidden()  # nothing is saved
    stored = {GAME: '…\n"', SETTINGS: "[" * 100}
    page.evaluate(FILL, {**stored, "of-another-page": "1"})
    fail_to_start(page, open_page)
    save, without = buttons(page)
    with page.expect_download() as download:
        save.click()
    assert rescued(download.value) == stored
    assert page.evaluate(STORED) == {**stored, "of-another-page": "1"}
    with page.expect_navigation(), page.expect_download() as download:
        without.click()
    assert rescued(download.value) == stored
    wait_until_ready(page)
    assert page.evaluate(STORED) == {"of-another-page": "1"}
    complaints.clear()


# ---- two tabs


@pytest.mark.parametrize("busy", [False, True], ids=["one after the other", "at once"])
def test_settings_changed_in_two_tabs_become_the_same_in_both(
    page: Page, open_page: OpenPage, site: str, complaints: list[str], busy: bool
) -> None:
    open_page("#/you")
    other = page.context.new_page()
    other.add_init_script(BUSY)
    watch(other, site, complaints)
    other.goto(f"{site}#/zero-hero/73?opponent=friend")
    wait_until_ready(other)
    Table(other).more()
    if busy:
        other.evaluate(BE_BUSY)
    page.get_by_label("Colours").select_option("DARK")
    if busy:
        other.wait_for_function(HAS_HEARD)
    else:
        expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    other.get_by_label("Sound").check()
    if busy:
        other.evaluate(GO_ON)
    for tab in (page, other):
        expect(tab.get_by_label("Sound")).to_be_checked()
    other.evaluate("() => { location.hash = '#/you' }")
    for tab in (page, other):
        expect(tab.get_by_label("Sound")).to_be_checked()
        expect(tab.get_by_label("Colours")).to_have_value("DARK")
        expect(tab.locator("html")).to_have_attribute("data-theme", "dark")
    kept = json.loads(page.evaluate(STORED)[SETTINGS])
    assert (kept["theme"], kept["sound"]) == ("DARK", True)
