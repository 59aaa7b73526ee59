"""Every screen in every state, at every size: accessible, valid, within reach, at rest, nothing beside the page."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from browser.conftest import ROOT, OpenPage
from browser.states import STATES, show
from browser.test_care import THEMES
from playwright.sync_api import Page

pytestmark = pytest.mark.browser
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SIDEWAYS = """() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [`${over} px`] : [];
}"""
MOVING = """() => document.getAnimations().filter((each) => each.playState === "running")
    .map((each) => each.effect.target.outerHTML.slice(0, 90))"""

# Tiles whose digit is wider than they are, or that stand out beyond the board.
SPILLING = """() => [...document.querySelectorAll(".board .cell, .board .pad")]
    .filter((each) => each.querySelector(".face").getBoundingClientRect().width > each.clientWidth + 1
        || each.getBoundingClientRect().bottom > document.querySelector(".board").getBoundingClientRect().bottom + 1)
    .map((each) => each.innerText)"""

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

# What is pressed and smaller than a finger; a switch and its words are one target, a link in a sentence is none. The
# map is a picture: where there is a mouse, its numbers are as small as it needs, and the field above it leads to each.
SMALL = """() => [...document.querySelectorAll("button, select, input, a")]
    .filter((each) => !each.closest(".about, p") && !(innerWidth >= 1024 && each.closest(".map")))
    .map((each) => each.matches("[type=checkbox]") ? each.closest(".field") : each)
    .filter((each) => each.checkVisibility() && !each.closest("[hidden]"))
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ each, box }) => box.height < 43.9
        || box.width < (each.matches(".cell, .pad") ? 33.9 : each.closest(".map") ? 23.9 : 43.9))
    .map(({ each, box }) => `${box.width.toFixed(1)} x ${box.height.toFixed(1)}: ${each.outerHTML.slice(0, 110)}`)"""

RUN_AXE = """async ([theme, wanted]) => {
    const root = document.documentElement, before = root.dataset.theme;
    root.dataset.theme = theme;
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...wanted });
    if (before === undefined) delete root.dataset.theme; else root.dataset.theme = before;
    return violations.map(({ id, nodes }) => `${id} at ${nodes.slice(0, 3).map((each) => each.target)}`);
}"""
EVERYWHERE = {"sideways": SIDEWAYS, "spilling": SPILLING, "too small": SMALL, "moving": MOVING}

Found = dict[tuple[str, str], list[str]]


@pytest.mark.parametrize("width", [320, 360, 844])
def test_every_screen_fits(open_page: OpenPage, width: int) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": {320: 568, 360: 640, 844: 390}[width]})
    found: Found = {}
    for name in STATES:
        show(page, name)
        look(page, name, found)
    assert found == {}


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 900)])
def test_every_screen_fits_is_valid_and_breaks_no_accessibility_rule(
    open_page: OpenPage, width: int, height: int, tmp_path: Path
) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Found = {}
    for name in STATES:
        show(page, name)
        look(page, name, found)
        file = "".join(mark if mark.isalpha() else "-" for mark in name)
        (tmp_path / f"{file}.html").write_text(page.content(), encoding="utf-8")
        for theme in THEMES:
            # All rules in the first theme; in the others those about colours, since nothing else depends on them.
            wanted = {} if theme == THEMES[0] else {"runOnly": ["cat.color"]}
            note(found, name, theme, page.evaluate(RUN_AXE, [theme.lower().replace("_", "-"), wanted]))
        page.emulate_media(forced_colors="active")
        note(found, name, "without an edge in forced colours", page.evaluate(BARE))
        page.emulate_media(forced_colors="none")
    assert found == {}
    shutil.copy(ROOT / "index.html", tmp_path)
    expect_valid(tmp_path)


def test_nothing_is_too_wide_at_four_hundred_percent_or_with_letters_twice_as_large(open_page: OpenPage) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    found: Found = {}
    for width, height, letters in ((320, 256, "100%"), (640, 512, "200%"), (320, 640, "200%")):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
        for name in STATES:
            show(page, name)
            for problem, script in (("sideways", SIDEWAYS), ("spilling", SPILLING)):
                note(found, f"{name}, {width} px, {letters}", problem, page.evaluate(script))
    assert found == {}


def look(page: Page, name: str, found: Found) -> None:
    """What has to hold everywhere."""
    for problem, script in EVERYWHERE.items():
        note(found, name, problem, page.evaluate(script))


def note(found: Found, name: str, problem: str, places: list[str]) -> None:
    if places:
        found[name, problem] = places[:5]


def expect_valid(folder: Path) -> None:
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
    (folder / ".htmlvalidate.json").write_text(json.dumps(rules))
    node = shutil.which("node")
    assert node
    tool = ROOT / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
    done = subprocess.run([node, str(tool), "*.html"], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
