"""The built site kept on the device: playing without a network, installing again, taking a new build."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import ROOT, newcomer, wait_until_ready
from browser.table import Table
from browser.test_games import play_the_documents_games
from playwright.sync_api import Browser, BrowserContext, Page, expect

from pygame_rules import GAMES
from web.tools.build.listing import write
from web.tools.build.offline import service_worker
from web.tools.serve import serving

pytestmark = pytest.mark.browser
PREFIX = "/some/path/"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A newcomer's browser, with a service worker."""
    fresh = newcomer(browser, service_workers="allow")
    yield fresh
    fresh.close()


@pytest.fixture
def folder(dist: Path, tmp_path: Path) -> Path:
    """A site of its own, to be changed."""
    return Path(shutil.copytree(dist, tmp_path / "site"))


def visit(context: BrowserContext, url: str) -> Page:
    """Open a new tab and wait until Python answers."""
    tab = context.new_page()
    tab.goto(url)
    wait_until_ready(tab)
    return tab


def expect_kept(page: Page) -> None:
    """The page says so where it tells about itself; then back to where one was."""
    page.evaluate("() => { location.hash = '#/you' }")
    expect(page.get_by_text("Ready to play offline.")).to_be_visible()
    page.go_back()
    expect(page.locator("html")).not_to_have_attribute("data-screen", "you")


def test_every_game_is_played_offline_and_from_another_tab(context: BrowserContext, dist: Path) -> None:
    sent: list[str] = []
    context.on("request", lambda request: sent.append(request.url))
    with serving(dist, prefix=PREFIX) as site:
        first = visit(context, site.url)
        expect_kept(first)
        first.close()
    page = visit(context, f"{site.url}#/about")
    page.emulate_media(reduced_motion="reduce")
    expect(page.get_by_role("link", name="all of it as one file")).to_be_visible()
    for slug in GAMES:
        play_the_documents_games(Table(page), slug)
    page.goto(f"{site.url}index.html?from=somewhere")
    wait_until_ready(page)
    assert all(url.startswith((site.url, "blob:")) for url in sent), "nothing goes elsewhere"


def test_an_interrupted_installation_is_made_good_on_the_next_visit(context: BrowserContext, folder: Path) -> None:
    [missing] = folder.glob("app-*/icons/icon-192.png")
    away = missing.rename(missing.with_suffix(".away"))
    with serving(folder, prefix=PREFIX) as site:
        with context.expect_event("response", lambda answer: answer.url.endswith(missing.name) and not answer.ok):
            page = visit(context, f"{site.url}#/you")
        expect(page.locator("#offline")).to_have_text("This page needs a network to start.")
        away.rename(missing)
        page.reload()
        wait_until_ready(page)
        expect(page.locator("#offline")).to_have_text("Ready to play offline.")


def publish_another(folder: Path) -> None:
    """Replace the site by another build of it: other names, another look, its own list of files."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    [old] = {name.partition("/")[0] for name in files if name.startswith("app-")}
    site = {
        name.replace(old, "app-second"): content.replace(old.encode(), b"app-second")
        for name, content in files.items()
        if name != "service-worker.js"
    }
    site["service-worker.js"] = service_worker(ROOT, site)
    shutil.rmtree(folder)
    write(site, folder)


def test_a_new_build_is_offered_never_in_a_running_game_and_taken_when_asked(
    context: BrowserContext, folder: Path
) -> None:
    with serving(folder, prefix=PREFIX) as site:
        page = visit(context, f"{site.url}#/zero-hero/73?opponent=friend")
        expect_kept(page)
        publish_another(folder)
        Table(page).move("-7").click()
        page.evaluate(
            "() => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => null)"
        )
        page.reload()
        wait_until_ready(page)
        style = page.locator("link[rel=stylesheet]")
        expect(style).not_to_have_attribute("href", re.compile("app-second"))
        expect_kept(page)
        page.get_by_role("link", name="Digit Dojo").click()
        expect(page.get_by_text("A new version is ready.")).to_be_visible()
        page.get_by_role("link", name=re.compile("Zero Hero, at 66")).click()
        Table(page).expect_number(66)
        expect(page.get_by_text("A new version is ready.")).to_be_hidden()
        page.get_by_role("link", name="Digit Dojo").click()
        page.get_by_role("button", name="Update now").click()
        expect(style).to_have_attribute("href", re.compile("app-second"))
        wait_until_ready(page)
        expect_kept(page)
        shelves = page.evaluate("() => caches.keys()")
        assert len([name for name in shelves if "files" in name]) == 1
    page.reload()
    wait_until_ready(page)
    page.get_by_role("link", name=re.compile("Zero Hero, at 66")).click()
    Table(page).expect_number(66)
