"""Forced colours and toggles: what is meant can be told in every theme."""

import pytest
from browser.conftest import OpenPage
from browser.states import show
from browser.table import Table
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
THEMES = ("LIGHT", "DARK", "CONTRAST_LIGHT", "CONTRAST_DARK")

COLOURS = "each => ['backgroundColor', 'color', 'borderTopColor'].map(name => getComputedStyle(each)[name])"


def set_theme(page: Page, theme: str) -> None:
    """Choose how the page is coloured, where that is chosen."""
    page.evaluate("() => { location.hash = '#/you' }")
    page.get_by_label("Colours").select_option(theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme.lower().replace("_", "-"))


def test_forced_colours_leave_every_mark_a_word_and_the_focus_its_ring(open_page: OpenPage) -> None:
    page = open_page()
    page.emulate_media(forced_colors="active")
    show(page, "values")
    for act in page.locator(".act:has(.value)").all():
        said = act.text_content() or ""
        assert "win" in said or "lose" in said, said
    page.keyboard.press("6")
    Table(page).expect_number(2500)
    page.locator(".act:enabled").first.focus()
    assert page.evaluate("() => getComputedStyle(document.activeElement).outlineWidth") == "3px"


@pytest.mark.parametrize("theme", THEMES)
def test_a_toggle_shows_whether_it_is_on_in_every_theme_and_below_the_mouse(open_page: OpenPage, theme: str) -> None:
    page = open_page("#/digit-duel/2506?opponent=friend")
    set_theme(page, theme)
    page.go_back()
    toggle = page.get_by_role("button", name="Show winning moves")
    looks = dict[tuple[bool, bool], list[str]]()
    for pressed in (False, True):
        Table(page).more()
        expect(toggle).to_have_attribute("aria-pressed", str(pressed).lower())
        for hovered in (False, True):
            toggle.hover() if hovered else page.mouse.move(0, 0)
            looks[pressed, hovered] = toggle.evaluate(COLOURS)
        toggle.click()
        expect(toggle).to_have_count(0)
    assert looks[True, False][0] != looks[False, False][0], "the background tells"
    assert looks[True, True] != looks[False, True]
    for background, text, _ in looks.values():
        assert background != text
