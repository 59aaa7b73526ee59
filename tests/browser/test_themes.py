"""Light, dark and high contrast: they follow the system, and what is chosen goes before it."""

import pytest
from browser.conftest import OpenPage, newcomer, wait_until_ready
from browser.test_care import THEMES, set_theme
from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser
LOOKS = """() => [document.documentElement, document.querySelector(".table"), document.querySelector(".them")]
    .flatMap((each) => [getComputedStyle(each).backgroundColor, getComputedStyle(each).color])"""
BLACK, WHITE = "rgb(0, 0, 0)", "rgb(255, 255, 255)"


def looks(page: Page) -> list[str]:
    """The colours of the page, the field and the other player's seat."""
    found: list[str] = page.evaluate(LOOKS)
    return found


def test_every_theme_looks_its_own_way_whatever_the_system_wants_and_is_kept(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/73?opponent=friend")
    page.emulate_media(reduced_motion="reduce")
    seen = dict[str, list[str]]()
    for theme in THEMES:
        set_theme(page, theme)
        page.go_back()
        page.wait_for_selector(".table")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert seen.setdefault(theme, looks(page)) == looks(page), (theme, scheme)
    assert len({tuple(look) for look in seen.values()}) == len(THEMES)
    assert set(seen["CONTRAST_LIGHT"]) == set(seen["CONTRAST_DARK"]) == {BLACK, WHITE}
    assert seen["CONTRAST_LIGHT"][0] == WHITE
    assert seen["CONTRAST_DARK"][0] == BLACK
    page.reload()
    wait_until_ready(page)
    assert looks(page) == seen["CONTRAST_DARK"]


@pytest.mark.parametrize("contrast", ["no-preference", "more"])
def test_by_itself_the_page_follows_the_system(browser: Browser, site: str, contrast: str) -> None:
    seen = dict[str, list[str]]()
    context = newcomer(browser, contrast=contrast, color_scheme="light", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{site}#/zero-hero/73?opponent=friend")
    wait_until_ready(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        seen[scheme] = looks(page)
    for theme, scheme in (("LIGHT", "light"), ("DARK", "dark")):
        set_theme(page, theme if contrast != "more" else f"CONTRAST_{theme}")
        page.go_back()
        page.wait_for_selector(".table")
        assert looks(page) == seen[scheme], (contrast, scheme)
    context.close()


# Of each seat: its mark's fill and whether it has an edge; of each tile: whether it can be pressed and has an edge.
EDGES = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const fill = (each) => getComputedStyle(each).backgroundColor;
    const edge = (each) => {
        const { outlineStyle, outlineColor } = getComputedStyle(each);
        return outlineStyle !== "none" && !/rgba.*, 0\\)|\\/ 0\\)/.test(outlineColor);
    };
    return {
        seats: all(".seat").map((seat) => [fill(seat.querySelector(".mark")), edge(seat)]),
        tiles: all(".digits > *").map((tile) => [tile.matches("button:enabled"), edge(tile)]),
        bars: all(".press").map(fill),
    };
}"""


@pytest.mark.parametrize("look", ["contrast", "forced", "plain"])
def test_edges_tell_whose_turn_it_is_and_what_can_be_pressed(browser: Browser, site: str, look: str) -> None:
    forced, contrast = "active" if look == "forced" else "none", "more" if look == "contrast" else "no-preference"
    context = newcomer(browser, contrast=contrast, forced_colors=forced, color_scheme="light", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{site}#/zero-hero/7300?opponent=friend")
    wait_until_ready(page)
    seen = page.evaluate(EDGES)
    context.close()
    (them, waits), (mine, moves) = seen["seats"]
    assert them != mine, "a ring and a filled circle"
    assert (waits, moves) == (False, look != "plain")
    assert [able for able, _ in seen["tiles"]] == [True, True, False, False]
    assert [edge for _, edge in seen["tiles"]] == [able and look != "plain" for able, _ in seen["tiles"]]
    assert len(seen["bars"]) == 2
    if look != "plain":
        assert set(seen["bars"]) == {BLACK}
