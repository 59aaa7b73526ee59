"""Care: accessibility rules, valid markup, no sideways scrolling, nothing that jumps."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from browser.conftest import OpenPage, newcomer, wait_until_ready
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser
ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"

TOGGLE = ".coach .toggle"  # what each move is worth
SCREENS = {
    "lobby": ("#/", ""),
    "about": ("#/about", ""),
    "bad link": ("#/chess", ""),
    "keys": ("#/", "button[aria-controls=keys]"),
    "zero hero": ("#/zero-hero/73", ""),
    "sums": ("#/max-digit-zero/497", '[data-move="-9"]'),
    "drop": ("#/digit-drop-duel/1002003000400050006000700080009", ""),
    "duel with values": ("#/digit-duel/2506", TOGGLE),
    "hints": ("#/digit-duel/256/-6.x1", '.actions button:text-is("Hint")'),
    "asking": ("#/digit-deletion-duel/5284/x1", '.actions button:text-is("Resign")'),
    "finished": ("#/zero-hero/25/-2.-3.-2.-8.-1.-9", ""),
    "looking back": ("#/digit-duel/256/-6.x1.-5.x2", '.moves button:text-matches("^1\\.")'),
}


# Tiles whose text stands out beyond their edges, or that stand out beyond the board's.
SPILLING = """() => [...document.querySelectorAll("#board .act, #board .tile")]
    .filter(each => each.scrollWidth > each.clientWidth + 1
        || each.getBoundingClientRect().bottom > document.getElementById("board").getBoundingClientRect().bottom)
    .map(each => each.innerText)"""


COLOURS = "each => ['backgroundColor', 'color', 'borderTopColor'].map(name => getComputedStyle(each)[name])"


def show(page: Page, screen: str) -> None:
    """Go to a screen and bring it into its state."""
    link, press = SCREENS[screen]
    page.evaluate("() => { location.hash = '#/about' }")
    page.wait_for_selector("article.about")
    page.evaluate("link => { location.hash = link }", link)
    page.wait_for_selector("article.about", state="detached" if screen != "about" else "attached")
    # It is remembered from screen to screen.
    other_way = f"{TOGGLE}[aria-pressed={'true' if press != TOGGLE else 'false'}]"
    if page.locator(other_way).count():
        page.locator(TOGGLE).click()
        page.wait_for_selector(other_way, state="detached")
    if press and press != TOGGLE:
        page.locator(press).first.click()
    if screen in ("duel with values", "hints", "finished", "looking back"):
        page.wait_for_selector({"duel with values": ".worth", "hints": ".hints"}.get(screen, ".review"))


@pytest.fixture
def unguarded(browser: Browser, site: str) -> Page:
    """A page whose security policy lets the test's own scripts in."""
    context = newcomer(browser, bypass_csp=True, reduced_motion="reduce", viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(site)
    wait_until_ready(page)
    return page


def test_no_screen_breaks_an_accessibility_rule_in_light_dark_or_high_contrast(unguarded: Page) -> None:
    page = unguarded
    page.add_script_tag(path=AXE)
    found = []
    for theme in ("LIGHT", "DARK", "CONTRAST"):
        page.get_by_label("Colours").select_option(theme)
        for screen in SCREENS:
            show(page, screen)
            result = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
            for violation in result["violations"]:
                places = [str(node["target"]) for node in violation["nodes"][:3]]
                found.append(f"{theme}, {screen}: {violation['id']} at {', '.join(places)}")
    page.context.close()
    assert not found, "\n".join(found)


def test_the_markup_of_every_screen_is_valid(unguarded: Page, tmp_path: Path) -> None:
    for screen in SCREENS:
        show(unguarded, screen)
        (tmp_path / f"{screen.replace(' ', '-')}.html").write_text(unguarded.content(), encoding="utf-8")
    unguarded.context.close()
    shutil.copy(ROOT / "index.html", tmp_path)
    rules = {
        "extends": ["html-validate:recommended"],
        "root": True,
        # A browser writes these its own way when it gives back what it shows.
        "rules": {
            "attribute-boolean-style": "off",
            "attribute-empty-style": "off",
            "doctype-style": "off",
            "no-trailing-whitespace": "off",
        },
    }
    (tmp_path / ".htmlvalidate.json").write_text(json.dumps(rules))
    node = shutil.which("node")
    assert node
    tool = ROOT / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
    done = subprocess.run([node, str(tool), "*.html"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("width", [320, 390])
def test_nothing_scrolls_sideways_on_a_phone_even_with_thirty_digits(open_page: OpenPage, width: int) -> None:
    page = open_page()
    page.set_viewport_size({"width": width, "height": 640})
    for screen in SCREENS:
        show(page, screen)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), screen
        assert page.evaluate(SPILLING) == [], screen
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, select, input:not([type=checkbox])')]
                .filter(each => each.offsetParent && (each.offsetWidth < 44 || each.offsetHeight < 44))
                .map(each => each.outerHTML.slice(0, 80))"""
        )
        assert small == [], screen


def test_nothing_scrolls_sideways_at_four_hundred_percent_or_with_letters_twice_as_large(open_page: OpenPage) -> None:
    page = open_page()
    for width, height, letters in ((320, 256, "100%"), (640, 512, "200%"), (320, 640, "200%")):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
        for screen in SCREENS:
            show(page, screen)
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (screen, width, letters)
            assert page.evaluate(SPILLING) == [], (screen, width, letters)


def test_nothing_moves_for_those_who_want_less_motion(open_page: OpenPage) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    for screen in SCREENS:
        show(page, screen)
        running = "() => document.getAnimations().filter(each => each.playState === 'running').length"
        assert page.evaluate(running) == 0, screen


def test_forced_colours_leave_every_control_an_edge_and_every_mark_a_word(open_page: OpenPage) -> None:
    page = open_page()
    page.emulate_media(forced_colors="active")
    # But for the lists of moves and remarks, whose rows are read like links.
    bare = """() => [...document.querySelectorAll('button, select, input:not([type=checkbox])')]
        .filter(each => !each.closest('.moves, .review'))
        .filter(each => each.offsetParent)
        .filter(each => ['none', 'hidden'].includes(getComputedStyle(each).borderTopStyle)
            || getComputedStyle(each).borderTopWidth === '0px')
        .map(each => each.outerHTML.slice(0, 100))"""
    for screen in SCREENS:
        show(page, screen)
        assert page.evaluate(bare) == [], screen
    show(page, "duel with values")
    assert all("wins" in worth or "loses" in worth for worth in page.locator(".worth").all_inner_texts())


@pytest.mark.parametrize("theme", ["LIGHT", "DARK", "CONTRAST"])
def test_a_toggle_shows_whether_it_is_on_in_every_theme_and_below_the_mouse(open_page: OpenPage, theme: str) -> None:
    page = open_page("#/digit-duel/2506")
    page.get_by_label("Colours").select_option(theme)
    toggle = page.get_by_role("button", name="What each move is worth")
    looks = dict[tuple[bool, bool], list[str]]()
    for pressed in (False, True):
        expect(toggle).to_have_attribute("aria-pressed", str(pressed).lower())
        for hovered in (False, True):
            toggle.hover() if hovered else page.mouse.move(0, 0)
            looks[pressed, hovered] = toggle.evaluate(COLOURS)
        toggle.click()
    assert looks[True, False][0] != looks[False, False][0], "the background tells"
    assert looks[True, True] != looks[False, True]
    for background, text, _ in looks.values():
        assert background != text


@pytest.mark.parametrize("link", ["#/", "#/digit-duel/256/-6.x1"])
def test_nothing_jumps_while_the_page_loads(open_page: OpenPage, page: Page, link: str) -> None:
    page.add_init_script(
        """window.jumps = [];
        new PerformanceObserver(list => list.getEntries().forEach(entry => window.jumps.push(
            [entry.value, entry.sources.map(source => source.node && (source.node.id || source.node.className))]
        ))).observe({ type: 'layout-shift', buffered: true });"""
    )
    page = open_page(link)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    jumps = page.evaluate("() => window.jumps")
    assert sum(value for value, _ in jumps) <= 0.02, jumps
