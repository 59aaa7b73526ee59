"""Events that come at a bad moment: while the page is being changed, which is no time for Python to hear of them."""

import pytest
from browser.conftest import OpenPage
from browser.table import Table
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

FIELDS = {"Starting number": "12", "First to": "3", "New number": "48"}


def type_half(page: Page, label: str) -> None:
    """Type into a field and stay in it, so that the browser has not called it a change yet."""
    field = page.get_by_label(label, exact=True)
    field.click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(FIELDS[label])
    expect(field).to_have_value(FIELDS[label])
    expect(field).to_be_focused()


@pytest.mark.parametrize("label", FIELDS)
def test_a_field_that_leaves_the_page_half_filled_breaks_nothing(open_page: OpenPage, label: str) -> None:
    """A browser calls it a change when a field is taken away from whoever types in it."""
    page = open_page("#/zero-hero/73")
    table = Table(page).go("max-digit-zero/497")
    for back in (page.go_back, page.go_forward, page.go_back):
        if table.board.get_attribute("data-game") == "zero-hero" and label == "New number":
            type_half(page, "Starting number")
        else:
            type_half(page, label)
        there = table.board.get_attribute("data-game")
        back()
        expect(table.board).not_to_have_attribute("data-game", there or "")
    expect(page.locator("#failure")).to_be_hidden()
    table.move("-7").click()
    table.expect_number(66)


def test_what_the_page_does_not_take_goes_back_to_what_it_was(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73")
    field = page.get_by_label("First to", exact=True)
    for typed in ("0", "1000000", ""):
        field.fill(typed)
        field.blur()
        expect(field).to_have_value("1")
    expect(page.locator("#failure")).to_be_hidden()
