"""Everything about a player in a browser: backed up as a file, erased, and imported again."""

import json
from pathlib import Path

import pytest
from browser.conftest import OpenPage, wait_until_ready
from browser.states import PAST
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

OURS = """() => Object.fromEntries(Object.entries(localStorage)
    .filter(([key]) => key.startsWith("digit-dojo.") && !key.endsWith(".restoring")))"""
FILL = "stored => { for (const key in stored) localStorage[`digit-dojo.${key}`] = stored[key] }"


def ours(page: Page) -> dict[str, str]:
    stored: dict[str, str] = page.evaluate(OURS)
    return stored


def erase(page: Page) -> None:
    page.locator("#erase").click()
    expect(page.get_by_role("button", name="Keep it all")).to_be_focused()
    page.get_by_role("alertdialog").get_by_role("button", name="Erase everything").click()
    expect(page.locator(".welcome")).to_be_visible()


def test_what_is_backed_up_and_erased_comes_back_from_its_file(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/9?opponent=friend")
    page.locator('[data-move="-9"]').click()
    expect(page.locator(".result-after .ribbon")).to_be_visible()
    page.evaluate("() => { location.hash = '#/you' }")
    expect(page.locator(".recent")).to_contain_text("Zero Hero from 9")
    page.get_by_label("Colours").select_option("DARK")
    with page.expect_download() as download:
        page.get_by_role("button", name="Back up").click()
    file = Path(download.value.path())
    assert download.value.suggested_filename.startswith("digit-dojo-")
    assert json.loads(file.read_text("utf-8"))["format"] == "digit-dojo"
    before = ours(page)
    erase(page)
    assert ours(page) == {}
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
    page.get_by_label("Import", exact=True).set_input_files(file)
    expect(page.locator(".told")).to_contain_text("Imported.")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    after = ours(page)
    assert json.loads(after.pop("digit-dojo.settings")) == json.loads(before.pop("digit-dojo.settings"))
    assert after == before
    page.reload()
    wait_until_ready(page)
    expect(page.locator(".recent")).to_contain_text("Zero Hero from 9")


def test_a_file_that_is_none_of_ours_is_refused_and_a_text_can_be_pasted(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("#/you")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    page.get_by_label("Import", exact=True).set_input_files(wrong)
    expect(page.locator(".data .notice")).to_have_text("This file is no backup of Digit Dojo.")
    page.get_by_role("button", name="Paste instead").click()
    field = page.get_by_label("The text of a backup")
    expect(field).to_be_focused()
    field.fill(json.dumps({"format": "digit-dojo", "version": 1, "exported": "2026-11-01T10:00:00"}))
    page.get_by_role("button", name="Import this text").click()
    expect(page.locator(".told")).to_contain_text("Imported.")
    expect(page.locator("#paste")).to_be_focused()


def test_a_finished_game_is_found_and_played_again(open_page: OpenPage) -> None:
    page = open_page(wait=False)
    page.evaluate(FILL, dict(PAST))
    open_page("#/you")
    page.get_by_role("link", name="All 130 games").click()
    expect(page.get_by_role("heading", name="Finished games")).to_be_focused()
    page.get_by_label("Result").select_option("WON")
    page.get_by_label("Game", exact=True).select_option("digit-duel")
    rows = page.locator(".games > li")
    expect(rows.first).to_contain_text("You won")
    with page.expect_download() as download:
        rows.first.get_by_role("button", name="Save as text").click()
    assert Path(download.value.path()).read_text("utf-8").startswith("Digit Dojo record 1\ngame: digit-duel\n")
    rows.first.get_by_role("link").click()
    expect(page.locator("[data-number]")).to_be_visible()
    page.go_back()
    expect(page.get_by_label("Result")).to_have_value("WON")
