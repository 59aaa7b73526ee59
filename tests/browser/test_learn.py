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


@pytest.mark.parametrize(("width", "height"), [(320, 640), (360, 640), (390, 844)])
def test_on_a_phone_the_way_on_is_in_view_and_hides_nothing_for_good(
    open_page: OpenPage, width: int, height: int
) -> None:
    page = open_page("#/zero-hero/learn/4")
    page.set_viewport_size({"width": width, "height": height})
    check = page.get_by_role("button", name="Check")
    foot, places = page.locator(".foot").bounding_box(), page.locator(".places").bounding_box()
    assert foot
    assert places
    assert foot["y"] + foot["height"] <= places["y"] + 1
    expect(check).to_be_in_viewport(ratio=1)
    for answer in ("#says-1-lose", "#says-0-lose", "#says-1-win"):
        page.locator(answer).click()
        expect(page.locator(answer)).to_have_attribute("aria-pressed", "true")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    last, foot = page.locator(".field").last.bounding_box(), page.locator(".foot").bounding_box()
    assert last
    assert foot
    assert last["y"] + last["height"] <= foot["y"] + 1, "at the end nothing is behind it"
    check.click()
    expect(page.locator(".field.right")).to_have_count(2)
