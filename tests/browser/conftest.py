"""The page in a real browser. A test that uses `page` fails on any error in it and on any request to elsewhere."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.find import launch
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from web.tools.build import build
from web.tools.serve import serving

ROOT = Path(__file__).parents[2]
PATIENCE = 60_000  # milliseconds: a start takes some seconds, and the machine may be busy
SLOWER = float(os.environ.get("DOJO_SLOWER", "1"))  # how many times: a test that hurries on shows it here

expect.set_options(timeout=PATIENCE)

SNAPSHOT = """async () => {
    const entries = [];
    for (const name of await caches.keys()) {
        if (name.startsWith("digit-dojo-snapshot-")) entries.push(...await (await caches.open(name)).keys());
    }
    return entries.length;
}"""

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def source() -> Iterator[str]:
    """Serve the repository's root, and give its address."""
    if not (ROOT / "web" / "runtime" / "stamp").is_file():
        pytest.fail("The runtime is not there: python3 dev.py test fetches it.")
    with serving(ROOT) as served:
        yield served.url


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site once for all tests."""
    target = tmp_path_factory.mktemp("dist")
    build(ROOT, target)
    return target


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """Serve what was built, which is what people get, and give its address."""
    with serving(dist) as served:
        yield served.url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start one browser for all tests."""
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def device(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A browser that has been here before and kept a snapshot, so that the page starts fast."""
    known = newcomer(browser)
    tab = known.new_page()
    tab.goto(site)
    wait_until_ready(tab)
    wait_for_snapshot(tab)
    tab.close()
    yield known
    known.close()


@pytest.fixture
def stranger(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never seen the page."""
    fresh = newcomer(browser)
    yield fresh
    fresh.close()


@pytest.fixture
def context(device: BrowserContext, site: str) -> Iterator[BrowserContext]:
    """Begin with nothing saved; where all has to be new, a fixture of this name in the test's file gives a stranger."""
    tab = device.new_page()
    everything = {"origin": site.rstrip("/"), "storageTypes": "local_storage"}
    device.new_cdp_session(tab).send("Storage.clearDataForOrigin", everything)
    tab.close()
    yield device
    device.clear_permissions()
    for tab in device.pages:
        tab.close()


@pytest.fixture
def complaints() -> list[str]:
    """Collect what `page` must not see; a test that provokes errors empties it."""
    return []


@pytest.fixture
def page(context: BrowserContext, site: str, complaints: list[str]) -> Iterator[Page]:
    """Open an empty tab that is watched."""
    tab = context.new_page()
    watch(tab, site, complaints)
    yield tab
    assert complaints == []


@pytest.fixture
def phone(browser: Browser, site: str, complaints: list[str]) -> Iterator[Page]:
    """Open an empty tab that is watched, as a newcomer who points with a finger."""
    fresh = newcomer(browser, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    tab = fresh.new_page()
    watch(tab, site, complaints)
    yield tab
    fresh.close()
    assert complaints == []


@pytest.fixture
def open_page(page: Page, site: str) -> OpenPage:
    """Give a function that opens a link of the page and waits until Python answers."""

    def open_it(path: str = "#/", *, wait: bool = True) -> Page:
        page.goto("about:blank")  # else a link that differs in its last part alone would not load anything
        page.goto(site + path, wait_until="commit")
        if wait:
            wait_until_ready(page)
        return page

    return open_it


def newcomer(browser: Browser, **options: Any) -> BrowserContext:
    """A device that has never seen the page."""
    # Without a service worker, which would answer before a test can; tests of it let it in.
    fresh = browser.new_context(**{"service_workers": "block", **options})
    fresh.set_default_timeout(PATIENCE)
    if SLOWER > 1:
        fresh.on("page", slow_down)
    return fresh


def slow_down(tab: Page) -> None:
    """Let a tab's processor run slower."""
    tab.context.new_cdp_session(tab).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def watch(tab: Page, site: str, complaints: list[str]) -> None:
    """Note every error of a tab and every request that leaves the site."""
    tab.on("pageerror", lambda error: complaints.append(f"uncaught: {error}"))
    tab.on("console", lambda said: complaints.append(f"console: {said.text}") if said.type == "error" else None)
    tab.on(
        "request",
        lambda sent: (
            None
            if sent.url.startswith((site, "data:", "blob:"))
            else complaints.append(f"request to elsewhere: {sent.url}")
        ),
    )


def wait_until_ready(tab: Page) -> None:
    """Wait for Python; a failed start is told at once, with the page's own report."""
    tab.wait_for_selector("html:not([data-state=loading])", state="attached")
    state = tab.locator("html").get_attribute("data-state")
    assert state == "ready", tab.locator("#failure-report").text_content()


def wait_for(tab: Page, something: Callable[[], object], name: str) -> None:
    """Wait for something that the browser cannot be asked to wait for."""
    for _ in range(PATIENCE // 100):
        if something():
            return
        tab.wait_for_timeout(100)
    pytest.fail(f"{name} never came")


def wait_for_snapshot(tab: Page) -> None:
    """Wait until the built page has kept an image of its running interpreter."""
    wait_for(tab, lambda: tab.evaluate(SNAPSHOT), "a snapshot")
