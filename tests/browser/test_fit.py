"""What fits where: phones that do not scroll, tiles in one row, presses that hit what they are meant for."""

import pytest
from browser.conftest import OpenPage
from browser.table import Table
from playwright.sync_api import Page

from pygame_rules import GAMES

pytestmark = pytest.mark.browser
NUMBERS = ("7", "40", "105", "5284", "90817", "123456", "9081726", "13579246")

# What is pressed at the table and is not wholly in view, and what could be scrolled.
HIDDEN = """() => [
    ...[...document.querySelectorAll(".table button, .table input, .table a, .table .coach p, .table .sum")]
        .filter((each) => each.checkVisibility())
        .filter((each) => {
            const { top, bottom, left, right } = each.getBoundingClientRect();
            return top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5;
        })
        .map((each) => `out of view: ${each.outerHTML.slice(0, 90)}`),
    ...[document.documentElement, ...document.querySelectorAll(".table, .table > :not(.side, .board)")]
        .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 1)
        .map((each) => `scrolls: ${each.tagName} ${each.className} ${each.scrollHeight} > ${each.clientHeight}`),
]"""

# Points of the players' bars, the line below the number and the actions at which something else would be pressed.
ASTRAY = """() => [...document.querySelectorAll(".seat, .sum, .coach, .actions")].flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const found = [];
    for (let right = 0.05; right < 1; right += 0.1) for (let down = 0.05; down < 1; down += 0.1) {
        const hit = document.elementFromPoint(left + right * width, top + down * height);
        if (!each.contains(hit)) found.push(`${each.className}: ${hit?.className}`);
    }
    return found;
})"""

# For each column of the number: its place and size, and where its digit stands.
COLUMNS = """() => [...document.querySelectorAll(".digits > *")].map((each) => {
    const { top, width, height } = each.getBoundingClientRect();
    const face = each.querySelector(".face");
    return { top, width, height, foot: face.getBoundingClientRect().bottom, size: getComputedStyle(face).fontSize };
})"""


@pytest.fixture
def page_360(open_page: OpenPage) -> Page:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 360, "height": 640})
    return page


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_scrolls_on_a_small_phone_while_up_to_eight_digits_are_played(page_360: Page, slug: str) -> None:
    page, found = page_360, dict[str, list[str]]()
    if not GAMES[slug].has_forks:
        page.evaluate("link => { location.hash = link }", f"#/{slug}?opponent=computer")
        page.wait_for_selector(".seat-choice")
        found["the seat"] = page.evaluate(HIDDEN)
    for number in NUMBERS:
        if not can_start(slug, number):
            continue
        for opponent in ("friend", "computer"):
            Table(page).go(f"{slug}/{number}", f"opponent={opponent}")
            found[f"{number}, {opponent}"] = page.evaluate(HIDDEN)
        for step in (1, 2, 3):
            page.locator("#hint").click()
            page.wait_for_selector("#hint.on")
            found[f"{number}, hint {step}"] = page.evaluate(HIDDEN)
    assert {name: problems for name, problems in found.items() if problems} == {}


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390), (1280, 900)])
def test_a_press_beside_a_tile_is_no_press_on_its_digit(open_page: OpenPage, width: int, height: int) -> None:
    """Digits are drawn as large as their columns, and a little beyond."""
    page = open_page()
    page.set_viewport_size({"width": width, "height": height})
    for number in NUMBERS:
        Table(page).go(f"zero-hero/{number}")
        assert page.evaluate(ASTRAY) == [], number


def can_start(slug: str, number: str) -> bool:
    return len(number) > 1 or slug in ("zero-hero", "max-digit-zero")


@pytest.mark.parametrize("width", [320, 360, 390])
def test_a_number_of_up_to_eight_digits_is_one_row_of_equal_tiles_on_one_baseline(
    open_page: OpenPage, width: int
) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": 640})
    for slug in GAMES:
        for number in NUMBERS:
            if not can_start(slug, number):
                continue
            Table(page).go(f"{slug}/{number}")
            page.evaluate("() => document.fonts.ready.then(() => null)")
            columns = page.evaluate(COLUMNS)
            assert len(columns) == len(number)
            for name in ("top", "width", "height", "foot"):
                values = [column[name] for column in columns]
                assert max(values) - min(values) < 0.6, (slug, number, name, values)
            assert len({column["size"] for column in columns}) == 1, (slug, number)
            assert columns[0]["width"] >= 34, (slug, number, columns[0])
            assert columns[0]["height"] >= 44, (slug, number, columns[0])


def test_all_five_games_are_in_view_on_a_phone(open_page: OpenPage) -> None:
    page = open_page()
    page.set_viewport_size({"width": 390, "height": 844})
    bottom = page.locator(".bands > li").last.evaluate("each => each.getBoundingClientRect().bottom")
    assert bottom <= page.locator(".places").evaluate("each => each.getBoundingClientRect().top") + 0.5


def test_on_a_desktop_the_result_has_the_moves_beside_it_with_the_turning_point(open_page: OpenPage) -> None:
    page = open_page("#/zero-hero/25/-2.-3.-2.-8.-1.-9?opponent=computer")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Move 1: subtracted 2, 23, a slip").wait_for()
    assert page.evaluate(HIDDEN) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Move 1: subtracted 2, 23, a slip").wait_for(state="hidden")
    assert page.evaluate(HIDDEN) == []
