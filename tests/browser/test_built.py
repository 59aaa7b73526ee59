"""The built site, under a sub-path: every game, both ways to start, and what is said when a file is missing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import ROOT, SNAPSHOT, OpenPage, wait_for, wait_for_snapshot, wait_until_ready
from browser.table import Table
from browser.test_boot import ENDLESS_PATIENCE
from browser.test_games import play_the_documents_games
from playwright.sync_api import BrowserContext, Page, Route, expect

from pygame_rules import GAMES
from web.tools.serve import serving

pytestmark = pytest.mark.browser

NOT_MISSED = re.compile(
    r"index\.html|digit-dojo\.html|licences\.txt|files\.json|icon|style\.css|snapshot\.js|webmanifest|service-worker|\.png|\.woff2"
)
HEADER = 2**16  # bytes: what a snapshot holds besides the memory
SIZES = """async () => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith("digit-dojo-snapshot-"));
    const cache = await caches.open(name);
    const [snapshot, ...more] = await cache.matchAll();
    return [(await snapshot.arrayBuffer()).byteLength, more.length];
}"""
SPOIL = """async (keep) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
            const memory = new Uint8Array(await (await cache.match(key)).arrayBuffer());
            await cache.put(key, new Response(memory.fill(0, keep)));
        }
    }
}"""


@pytest.fixture
def context(stranger: BrowserContext) -> BrowserContext:
    return stranger


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """Serve what was built instead of the tree."""
    with serving(dist, prefix="/some/path/") as served:
        yield served.url


def expect_start(page: Page, kind: str) -> None:
    expect(page.locator("html")).to_have_attribute("data-start", kind)


def test_every_game_is_played_on_the_first_visit_and_on_the_next(page: Page, open_page: OpenPage) -> None:
    refused = list[str]()
    page.on("response", lambda got: refused.append(got.url) if got.status >= 400 else None)
    page.emulate_media(reduced_motion="reduce")
    for kind in ("plain", "snapshot"):
        open_page()
        expect_start(page, kind)
        for slug in GAMES:
            play_the_documents_games(Table(page), slug)
        wait_for_snapshot(page)
    assert refused == []


def test_a_snapshot_fits_into_the_memory_that_an_interpreter_begins_with(page: Page, open_page: OpenPage) -> None:
    """A larger one could not be restored; and there is one at all, after the first visit."""
    [limit] = re.findall(
        r"const LIMIT = (\d+) \* 2 \*\* 20;", (ROOT / "web" / "boot" / "snapshot.js").read_text("utf-8")
    )
    open_page()
    wait_for_snapshot(page)
    size, more = page.evaluate(SIZES)
    assert 2**20 < size <= int(limit) * 2**20 + HEADER
    assert more == 0


def test_on_a_phone_python_is_fetched_ahead_and_starts_at_the_first_touch(phone: Page, site: str) -> None:
    phone.add_init_script(ENDLESS_PATIENCE)
    with phone.expect_request_finished(lambda request: request.url.endswith("pyodide.asm.wasm")):
        phone.goto(site)
    assert phone.locator("html").get_attribute("data-start") is None
    phone.locator(".bands a").first.tap()
    wait_until_ready(phone)
    expect(phone.locator("#title")).to_have_text("Zero Hero")


def test_restored_starts_do_not_roll_the_same_dice(page: Page, open_page: OpenPage) -> None:
    open_page()
    wait_for_snapshot(page)
    rolled = set()
    for _ in range(3):
        open_page("#/digit-deletion-duel?opponent=friend")
        expect_start(page, "snapshot")
        Table(page).more("New game")
        rolled.add(page.locator("[data-number]").get_attribute("data-number"))
    assert len(rolled) > 1


@pytest.mark.parametrize("keep", [0, 4096], ids=["all of it", "all but its beginning"])
def test_a_spoilt_snapshot_is_replaced_by_a_plain_start(
    keep: int, page: Page, open_page: OpenPage, complaints: list[str]
) -> None:
    open_page()
    wait_for_snapshot(page)
    page.evaluate(SPOIL, keep)
    for _ in range(2):
        open_page()
        expect_start(page, "plain")
        assert page.evaluate(SNAPSHOT) == 0
    complaints.clear()  # Pyodide may tell of it


def test_a_start_that_never_ended_is_followed_by_a_plain_one(page: Page, open_page: OpenPage) -> None:
    open_page()
    wait_for_snapshot(page)
    held = list[Route]()
    page.route("**/python_stdlib.zip", lambda route: held.append(route))
    open_page(wait=False)
    expect_start(page, "snapshot")
    wait_for(page, lambda: held, "a request")  # Now it waits for what never comes, and has noted that it has begun.
    page.unroute("**/python_stdlib.zip")
    open_page()
    expect_start(page, "plain")


@pytest.mark.parametrize("fate", ["missing", "interrupted"])
def test_whatever_single_file_does_not_come_the_page_says_so_and_trying_again_helps(
    page: Page, dist: Path, open_page: OpenPage, complaints: list[str], fate: str
) -> None:
    names = [path.relative_to(dist).as_posix() for path in sorted(dist.rglob("*")) if path.is_file()]
    needed = [name for name in names if not NOT_MISSED.search(name)]
    assert len(needed) >= 10
    for name in needed:
        page.route(f"**/{name}", lambda route: route.fulfill(status=404) if fate == "missing" else route.abort())
        open_page(wait=False)
        expect(page.locator("#failure"), name).to_be_visible()
        expect(page.locator("html"), name).to_have_attribute("data-state", "failed")
        page.unroute(f"**/{name}")
        page.get_by_role("button", name="Try again").click()
        expect(page.locator("html"), name).to_have_attribute("data-state", "ready")
    complaints.clear()


def test_nothing_is_missed_without_storage(page: Page, open_page: OpenPage) -> None:
    page.add_init_script("Object.defineProperty(globalThis, 'caches', { value: undefined })")
    open_page()
    expect_start(page, "plain")
