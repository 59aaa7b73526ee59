"""The one-file edition, opened from disk as by a double-click: every game, reloads, and no request at all."""

import base64
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import wait_until_ready, watch
from browser.table import Table
from browser.test_games import play_the_documents_games
from playwright.sync_api import BrowserContext, Page, expect

from pygame_rules import GAMES

pytestmark = pytest.mark.browser
LARGEST = 9_000_000


@pytest.fixture
def file(dist: Path, tmp_path: Path) -> Path:
    """The file alone, in a folder that shows what a careless address would trip over."""
    folder = tmp_path / "a stick, 100 % & more"
    folder.mkdir()
    return Path(shutil.copy(dist / "digit-dojo.html", folder))


@pytest.fixture
def page(stranger: BrowserContext, file: Path, complaints: list[str]) -> Iterator[Page]:
    """Open a tab in which nothing but the file may be asked for."""
    tab = stranger.new_page()
    watch(tab, file.as_uri(), complaints)
    tab.emulate_media(reduced_motion="reduce")
    yield tab
    assert complaints == []


def open_file(page: Page, file: Path, link: str = "") -> None:
    page.goto(f"{file.as_uri()}{link}")
    wait_until_ready(page)


def test_every_game_is_played_and_a_reload_resumes(page: Page, file: Path) -> None:
    assert file.stat().st_size < LARGEST
    open_file(page, file)
    assert page.evaluate("location.protocol") == "file:"
    expect(page.locator("html")).to_have_attribute("data-start", "plain")
    for slug in GAMES:
        play_the_documents_games(Table(page), slug)
    table = Table(page).go("digit-duel/256")
    table.play(GAMES["digit-duel"], 256, "-6")
    page.reload()
    wait_until_ready(page)
    table.expect_number(250)
    open_file(page, file, "?another#/")
    page.get_by_role("link", name="Digit Duel, at 250").click()
    table.expect_number(250)


def test_of_its_link_only_the_part_is_shared_that_means_something_elsewhere(page: Page, file: Path) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{file.as_uri()}#/digit-duel/256/-6", wait_until="commit")
    wait_until_ready(page)
    Table(page).more("Share")
    expect(Table(page).coach).to_contain_text("The end of the link was copied.")
    assert page.evaluate("navigator.clipboard.readText()") == "#/digit-duel/256/-6"


def test_it_is_not_to_be_downloaded_again_and_holds_its_licences(page: Page, file: Path) -> None:
    open_file(page, file, "#/about")
    expect(page.get_by_role("heading", name="About Digit Dojo")).to_be_visible()
    expect(page.get_by_role("link", name="all of it as one file")).to_have_count(0)
    for _ in range(2):
        with page.expect_download() as download:
            page.get_by_role("link", name="All licences in full").click()
        assert download.value.suggested_filename == "licences.txt"
        text = download.value.path().read_text(encoding="utf-8")
        assert "Apache License" in text
        assert "Mozilla Public License" in text or "MPL-2.0" in text


def test_its_policy_keeps_the_network_and_strange_scripts_out(page: Page, file: Path, complaints: list[str]) -> None:
    open_file(page, file)
    assert page.evaluate("fetch('data:,x').then(() => 'reached', () => 'refused')") == "refused"
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "globalThis.strange = true";
            document.body.append(script);
            document.body.insertAdjacentHTML("beforeend", "<img src='data:,' onerror='globalThis.strange = true'>");
        }"""
    )
    page.wait_for_timeout(200)
    assert page.evaluate("globalThis.strange") is None
    assert complaints
    complaints.clear()


def test_a_damaged_file_says_so(page: Page, file: Path, complaints: list[str]) -> None:
    whole = file.read_text(encoding="utf-8")
    for name in ("app/start.js", "runtime/pyodide/pyodide.asm.wasm", "runtime/pyodide/python_stdlib.zip"):
        head, tail = whole.split(f'app.invalid/{name}"', 1)
        begin, end = tail.index(">") + 1, tail.index("</script>")
        spoilt = base64.b64encode(bytes(999)).decode()
        file.write_text(f'{head}app.invalid/{name}"{tail[:begin]}{spoilt}{tail[end:]}', encoding="utf-8")
        page.goto(file.as_uri())
        expect(page.locator("#failure"), name).to_be_visible()
        expect(page.locator("html"), name).to_have_attribute("data-state", "failed")
        expect(page.locator("#failure-text"), name).not_to_be_empty()
    file.write_text(whole, encoding="utf-8")
    page.get_by_role("button", name="Try again").click()
    wait_until_ready(page)
    complaints.clear()
