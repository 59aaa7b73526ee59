"""Care: accessibility rules, valid markup, less motion, forced colours, toggles that tell."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import ROOT, OpenPage, newcomer, wait_until_ready
from browser.states import STATES, show
from browser.table import Table
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("LIGHT", "DARK", "CONTRAST_LIGHT", "CONTRAST_DARK")

COLOURS = "each => ['backgroundColor', 'color', 'borderTopColor'].map(name => getComputedStyle(each)[name])"
# Controls without an edge of their own, where a browser paints no backgrounds.
BARE = """() => [...document.querySelectorAll('button, select, input:not([type=radio], [type=range])')]
    .filter((each) => each.offsetParent && each.checkVisibility())
    .filter((each) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(each);
        const bordered = !['none', 'hidden'].includes(borderTopStyle) && borderTopWidth !== '0px';
        const outlined = !['none', 'hidden'].includes(outlineStyle) && outlineWidth !== '0px';
        return !bordered && !outlined;
    })
    .map((each) => each.outerHTML.slice(0, 100))"""


@pytest.fixture
def unguarded(browser: Browser, site: str) -> Iterator[Page]:
    """A page whose security policy lets the test's own scripts in."""
    context = newcomer(browser, bypass_csp=True, reduced_motion="reduce", viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(site)
    wait_until_ready(page)
    yield page
    context.close()


def set_theme(page: Page, theme: str) -> None:
    """Choose how the page is coloured, where that is chosen."""
    page.evaluate("() => { location.hash = '#/you' }")
    page.get_by_label("Colours").select_option(theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme.lower().replace("_", "-"))


@pytest.mark.parametrize("theme", THEMES)
def test_no_screen_breaks_an_accessibility_rule_in_any_theme(unguarded: Page, theme: str) -> None:
    """All rules in the first theme; in the others those about colours, since nothing else depends on them."""
    page = unguarded
    page.add_script_tag(path=AXE)
    set_theme(page, theme)
    wanted = {"resultTypes": ["violations"]}
    if theme != THEMES[0]:
        wanted["runOnly"] = ["cat.color"]
    found = []
    for width, height in ((1280, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for name in STATES:
            show(page, name)
            result = page.evaluate("wanted => axe.run(document, wanted)", wanted)
            for violation in result["violations"]:
                places = [str(node["target"]) for node in violation["nodes"][:3]]
                found.append(f"{width} px, {name}: {violation['id']} at {', '.join(places)}")
    assert not found, "\n".join(found)


def test_the_markup_of_every_screen_is_valid(unguarded: Page, tmp_path: Path) -> None:
    for name in STATES:
        show(unguarded, name)
        file = "".join(mark if mark.isalpha() else "-" for mark in name)
        (tmp_path / f"{file}.html").write_text(unguarded.content(), encoding="utf-8")
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
            # Numbers of columns, which are set as properties: as attributes the page's security policy forbids them.
            "no-inline-style": "off",
        },
    }
    (tmp_path / ".htmlvalidate.json").write_text(json.dumps(rules))
    node = shutil.which("node")
    assert node
    tool = ROOT / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
    done = subprocess.run([node, str(tool), "*.html"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_moves_for_those_who_want_less_motion(open_page: OpenPage) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    for name in STATES:
        show(page, name)
        running = "() => document.getAnimations().filter(each => each.playState === 'running').length"
        assert page.evaluate(running) == 0, name


def test_forced_colours_leave_every_control_an_edge_and_every_mark_a_word(open_page: OpenPage) -> None:
    page = open_page()
    page.emulate_media(forced_colors="active")
    for name in STATES:
        show(page, name)
        assert page.evaluate(BARE) == [], name
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
