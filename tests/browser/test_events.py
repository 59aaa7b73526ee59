"""Events that come at a bad moment: while the page is being changed, which is no time for Python to hear of them."""

import pytest
from browser.conftest import OpenPage
from browser.table import Table
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

FIELDS = {"Your number": "12", "First to": "3", "New number": "48"}


def type_half(page: Page, label: str) -> None:
    """Type into a field and stay in it, so that the browser has not called it a change yet."""
    if label != "New number":
        Table(page).open_setup()
        Table(page).choose("Starting number", "Your own")
    field = page.get_by_label(label, exact=True)
    field.click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(FIELDS[label])
    expect(field).to_have_value(FIELDS[label])
    expect(field).to_be_focused()


@pytest.mark.parametrize("label", FIELDS)
def test_a_field_that_leaves_the_page_half_filled_breaks_nothing(open_page: OpenPage, label: str) -> None:
    """A browser calls it a change when a field is taken away from whoever types in it."""
    page = open_page("#/zero-hero/73?opponent=friend")
    table = Table(page).go("max-digit-zero/497")
    for back in (page.go_back, page.go_forward, page.go_back):
        if table.board.get_attribute("data-game") == "zero-hero" and label == "New number":
            type_half(page, "Your number")
        else:
            type_half(page, label)
        there = table.board.get_attribute("data-game")
        back()
        expect(table.board).not_to_have_attribute("data-game", there or "")
    expect(page.locator("#failure")).to_be_hidden()
    table.move("-7").click()
    table.expect_number(66)


def test_what_cannot_be_set_up_is_explained_at_its_field_and_begins_no_game(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73?opponent=friend")
    table = Table(page)
    field = table.open_setup().get_by_label("First to", exact=True)
    for typed in ("0", "-1", ""):
        field.fill(typed)
        table.button("Play").click()
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_be_focused()
        expect(page.locator("#setup-points-error")).to_be_visible()
        field.fill("1")
        expect(page.locator("#setup-points-error")).to_have_count(0)
    table.expect_number(73)
    table.button("3").click()
    expect(field).to_have_value("3")
    table.button("Play").click()
    table.expect_number(100)
    expect(page.locator("#failure")).to_be_hidden()
