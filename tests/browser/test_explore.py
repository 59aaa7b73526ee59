"""The map and the lab in a browser: by keyboard, with a rule, and from there to a game."""

import pytest
from browser.conftest import OpenPage
from browser.table import Table
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_the_map_is_gone_through_by_keyboard_and_a_number_is_played(open_page: OpenPage) -> None:
    page = open_page("#/digit-drop-duel/explore/305")
    expect(page.locator("[data-cell]")).to_have_count(1000)
    expect(page.locator('[data-cell="305"]')).to_have_attribute("data-verdict", "won")
    page.locator('[data-cell="305"]').focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator('[data-cell="315"]')).to_be_focused()
    expect(page.locator(".about-it")).to_have_class("about-it lost")
    page.keyboard.press("PageDown")
    expect(page.locator('[data-cell="1315"]')).to_have_attribute("aria-current", "true")
    page.get_by_label("Go to number").fill("40213305")
    page.keyboard.press("Enter")
    expect(page.locator('[data-cell="40213305"]')).to_be_focused()
    page.get_by_role("link", name="Play it").click()
    Table(page).expect_number(40213305)


def test_a_rule_is_built_tested_and_shown_on_the_map(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/explore")
    page.get_by_role("button", name="Build a rule").click()
    expect(page.locator(".proven")).to_contain_text("Right about all 9,999 numbers.")
    expect(page.locator("[data-rule]")).to_have_count(100)
    page.get_by_label("Which").select_option("5")
    expect(page.locator(".proven")).to_contain_text("8,000 of 9,999 right")
    page.get_by_role("button", name="First: 10").click()
    expect(page.locator('[data-cell="10"]')).to_be_focused()
    page.reload()
    expect(page.locator(".proven")).to_contain_text("8,000 of 9,999 right")
