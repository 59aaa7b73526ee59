"""A lesson in a browser: found by pressing, kept over a reload."""

import pytest
from browser.conftest import OpenPage
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_a_lesson_is_begun_and_goes_on_after_a_reload(open_page: OpenPage) -> None:
    page = open_page("#/learn")
    page.locator('a[href="#/zero-hero/learn"]').click()
    page.locator('[data-move="-7"]').click()
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="The other wins").click()
    expect(page.locator(".said")).to_contain_text("Right: you lose from 10.")
    page.keyboard.press("Enter")
    expect(page.locator("[data-lesson]")).to_have_attribute("data-step", "2")
    page.goto(page.url.partition("#")[0] + "#/learn")
    page.reload()
    expect(page.locator(".lessons li").first).to_contain_text("1 of 8 steps")
    page.locator('a[href="#/zero-hero/learn"]').click()
    expect(page.locator("[data-lesson]")).to_have_attribute("data-step", "2")


def test_a_pair_is_compared_and_ones_own_rule_found(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/learn/4")
    expect(page.get_by_role("button", name="Check")).to_be_disabled()
    page.locator("#says-0-lose").click()
    page.locator("#says-1-win").click()
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".field.right")).to_have_count(2)
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Build a rule").click()
    page.get_by_label("Which").select_option("ends=0")
    page.get_by_role("button", name="Test it").click()
    expect(page.locator(".said")).to_contain_text("You found it!")
