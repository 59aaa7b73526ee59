"""Nothing jumps: while the page loads with its typeface, and while a whole game is played."""

from collections.abc import Callable

import pytest
from browser.conftest import OpenPage, newcomer, wait_until_ready
from browser.table import Table
from playwright.sync_api import Browser, Page

from pygame_rules import GAMES

pytestmark = pytest.mark.browser
Record = Callable[[str, object], None]
WATCH = """
    window.jumps = [];
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.jumps.push([
        entry.value,
        entry.sources.map(({ node }) => {
            const element = node?.nodeType === 1 ? node : node?.parentElement;
            return element ? `${element.tagName} ${element.id} ${element.className}` : "gone";
        }),
        entry.sources.every(({ node }) => {
            const element = node?.nodeType === 1 ? node : node?.parentElement;
            return !element || element.closest(".digits, .pads, .sum") !== null;
        }),
    ]))).observe({ type: "layout-shift", buffered: true });
"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
SIZES = [(390, 844), (1280, 900)]
STARTS = {
    "zero-hero": 105,
    "max-digit-zero": 31,
    "digit-drop-duel": 52804,
    "digit-duel": 256,
    "digit-deletion-duel": 52847,
}


def jumps(page: Page) -> list[tuple[float, list[str], bool]]:
    """What has moved so far: how much, what, and whether only the number and the sum that repeats it did."""
    page.evaluate(TWO_FRAMES)
    found: list[tuple[float, list[str], bool]] = page.evaluate("() => window.jumps")
    return found


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("link", ["#/", "#/digit-duel/256/-6.x1", "#/zero-hero", "#/max-digit-zero/497", "#/you"])
def test_nothing_jumps_while_the_page_loads(
    browser: Browser, site: str, link: str, width: int, height: int, record_property: Record
) -> None:
    context = newcomer(browser, viewport={"width": width, "height": height})
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(site + link)
    wait_until_ready(page)
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.wait_for_timeout(300)
    found = jumps(page)
    context.close()
    record_property("layout shift", sum(value for value, *_ in found))
    assert sum(value for value, *_ in found) <= 0.02, found


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("slug", GAMES)
def test_nothing_but_the_number_itself_moves_in_a_whole_game(
    open_page: OpenPage, slug: str, width: int, height: int, record_property: Record
) -> None:
    game, number = GAMES[slug], STARTS[slug]
    page = open_page(f"#/{slug}/{number}?opponent=friend")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.wait_for_timeout(300)
    page.evaluate(WATCH.replace("buffered: true", "buffered: false"))
    while not game.outcome(number):
        move = game.legal_moves(number)[-1]
        number = Table(page).play(game, number, str(move))
        page.evaluate(TWO_FRAMES)
    found = jumps(page)
    record_property("layout shift", sum(value for value, *_ in found))
    assert [each for each in found if not each[2]] == []


# Where everything stands that can be pressed at the table, but for what the coach offers and then takes away.
CONTROLS = """() => Object.fromEntries(
    [...document.querySelectorAll(".table :is(button, input):not(.coach *)")]
        .filter((each) => each.checkVisibility())
        .map((each, place) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return [`${place} ${each.id}`, [left, top, width, height].map(Math.round).join(" ")];
        }),
)"""


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390), (1280, 800)])
@pytest.mark.parametrize("link", ["digit-duel/24380", "zero-hero/71740", "max-digit-zero/22624"])
def test_nothing_moves_while_the_coach_says_more(open_page: OpenPage, link: str, width: int, height: int) -> None:
    page = open_page(f"#/{link}?opponent=friend")
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => document.fonts.ready.then(() => null)")
    before, told = page.evaluate(CONTROLS), set[str]()
    for _ in range(3):
        page.locator("#hint").click()
        page.wait_for_function(
            "told => ![...told, 'Thinking …'].includes(document.querySelector('.coach p').textContent)", arg=[*told]
        )
        told.add(page.inner_text(".coach p"))
        assert page.evaluate(CONTROLS) == before


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (1280, 800)])
def test_nothing_moves_when_a_mistake_is_tried_again(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page("#/zero-hero/25/-2.-3.-2.-8.-1.-9?opponent=computer")
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    page.get_by_role("button", name="Try it again from move 1").click()
    # The answer's own buttons come in place of the one that asked for it.
    tiles = f"() => Object.fromEntries(Object.entries(({CONTROLS})()).filter(([name]) => /act-|ribbon/.test(name)))"
    places = [page.evaluate(tiles)]
    for move, heading in (("-2", "Not that one."), ("-5", "Yes!")):
        Table(page).move(move).click()
        page.get_by_role("heading", name=heading, exact=True).wait_for()
        places.append(page.evaluate(tiles))
    assert len(places[0]) == 3
    assert places[1:] == places[:1] * 2
