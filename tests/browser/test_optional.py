"""What a browser may lack, bar or break: each in turn, and the game goes on."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import OpenPage, newcomer, wait_until_ready, watch
from browser.table import Table
from playwright.sync_api import Browser, Page, expect

from web.tools.serve import serving

pytestmark = pytest.mark.browser

# What is looked up when it is used: an expression of its owner, and its name there.
WHILE_PLAYING = (
    ("globalThis", "AudioContext"),
    ("BaseAudioContext.prototype", "createOscillator"),
    ("BaseAudioContext.prototype", "createGain"),
    ("BaseAudioContext.prototype", "currentTime"),
    ("BaseAudioContext.prototype", "destination"),
    ("OscillatorNode.prototype", "frequency"),
    ("AudioParam.prototype", "value"),
    ("AudioParam.prototype", "setValueAtTime"),
    ("AudioParam.prototype", "exponentialRampToValueAtTime"),
    ("AudioNode.prototype", "connect"),
    ("AudioScheduledSourceNode.prototype", "start"),
    ("AudioScheduledSourceNode.prototype", "stop"),
    ("Clipboard.prototype", "writeText"),
    ("Navigator.prototype", "clipboard"),
    ("Navigator.prototype", "share"),
    ("Navigator.prototype", "vibrate"),
    ("History.prototype", "replaceState"),
    ("Storage.prototype", "getItem"),
    ("Storage.prototype", "setItem"),
)
FROM_THE_BEGINNING = (
    ("globalThis", "AudioContext"),
    ("globalThis", "localStorage"),
    ("globalThis", "requestIdleCallback"),
    ("History.prototype", "replaceState"),
    ("Storage.prototype", "getItem"),
    ("Storage.prototype", "setItem"),
    ("Storage.prototype", "key"),
)
OF_THE_BUILT_SITE = (
    ("globalThis", "caches"),
    ("globalThis", "localStorage"),
    ("globalThis", "requestIdleCallback"),
    ("globalThis", "Worker"),
    ("Cache.prototype", "match"),
    ("CacheStorage.prototype", "has"),
    ("CacheStorage.prototype", "keys"),
    ("CacheStorage.prototype", "match"),
    ("CacheStorage.prototype", "open"),
    ("Navigator.prototype", "serviceWorker"),
    ("Navigator.prototype", "storage"),
    ("ServiceWorkerContainer.prototype", "addEventListener"),
    ("ServiceWorkerContainer.prototype", "register"),
    ("StorageManager.prototype", "persist"),
)
STANDALONE = """
    const { matchMedia } = globalThis;
    globalThis.matchMedia = (query) => (query.includes("standalone") ? { matches: true } : matchMedia(query));
"""
KEEP = """
    globalThis.whole ??= [];
    whole.push([owner, name, Object.getOwnPropertyDescriptor(owner, name)]);
"""
# A function throws when it is called, anything else when it is looked at.
BROKEN = """
    const fail = function () { throw new DOMException("stubbed", "NotAllowedError"); };
    const called = typeof whole.at(-1)[2]?.value === "function";
    const stub = called ? { writable: true, value: fail } : { get: fail, set: fail };
    Object.defineProperty(owner, name, { configurable: true, ...stub });
"""
LACKING = "delete owner[name];"
MENDED = """() => {
    const [owner, name, before] = globalThis.whole.pop();
    if (before) Object.defineProperty(owner, name, before);
}"""

START = "#/zero-hero/73?opponent=computer&level=perfect"

OLD_BROWSERS = (
    (("globalThis", "caches"), ("Navigator.prototype", "serviceWorker"), ("Navigator.prototype", "storage")),
    (("globalThis", "localStorage"), ("globalThis", "requestIdleCallback")),
)


def spoil(owner: str, name: str, kind: str) -> str:
    """A script that spoils something."""
    return f"(() => {{ const owner = {owner}, name = {json.dumps(name)}; {KEEP} {kind} }})();"


def play_with_sound(page: Page) -> None:
    """A move with sound on, which the computer answers."""
    table = Table(page)
    table.switch("Sound")
    table.move("-7").click()
    table.expect_number(60)
    expect(page.locator("#failure")).to_be_hidden()


def test_what_breaks_while_a_game_is_played_breaks_no_game(open_page: OpenPage) -> None:
    page = open_page(START)
    page.emulate_media(reduced_motion="reduce")
    page.context.grant_permissions(["clipboard-write"])
    play_with_sound(page)
    table = Table(page)
    for owner, name in WHILE_PLAYING:
        for kind in (BROKEN, LACKING):
            page.evaluate(spoil(owner, name, kind))
            table.button("Undo").click()
            table.expect_number(73)
            table.move("-7").click()
            table.expect_number(60)
            table.more("Share")
            shared = "is in the address bar" if "clipboard" in f"{owner}{name}".lower() else "Link copied."
            expect(table.coach, f"{owner}.{name}").to_contain_text(shared)
            expect(page.locator("#failure"), f"{owner}.{name}").to_be_hidden()
            page.evaluate(MENDED)


@pytest.mark.parametrize(("owner", "name"), FROM_THE_BEGINNING)
def test_what_is_broken_from_the_beginning_keeps_nobody_from_playing(
    page: Page, open_page: OpenPage, owner: str, name: str
) -> None:
    page.add_init_script(spoil(owner, name, BROKEN))
    open_page(START)
    play_with_sound(page)


def test_what_is_lacking_from_the_beginning_keeps_nobody_from_playing(page: Page, open_page: OpenPage) -> None:
    for owner, name in FROM_THE_BEGINNING:
        page.add_init_script(spoil(owner, name, LACKING))
    open_page(START)
    play_with_sound(page)


@pytest.fixture
def built(browser: Browser, dist: Path, complaints: list[str]) -> Iterator[tuple[Page, str]]:
    """A newcomer's empty tab, and the address of what was built; it seems to be installed."""
    fresh = newcomer(browser, service_workers="allow")
    tab = fresh.new_page()
    tab.add_init_script(STANDALONE)
    with serving(dist) as served:
        watch(tab, served.url, complaints)
        yield tab, served.url
        fresh.close()
    assert complaints == []


def play_twice(page: Page, address: str) -> None:
    page.goto(address + START, wait_until="commit")
    wait_until_ready(page)
    play_with_sound(page)
    page.reload()
    wait_until_ready(page)
    Table(page).expect_number(60)
    expect(page.locator("#failure")).to_be_hidden()


@pytest.mark.parametrize(("owner", "name"), OF_THE_BUILT_SITE)
def test_what_the_built_site_would_like_to_have_may_be_broken(built: tuple[Page, str], owner: str, name: str) -> None:
    page, address = built
    page.add_init_script(spoil(owner, name, BROKEN))
    play_twice(page, address)


@pytest.mark.parametrize("lacking", OLD_BROWSERS, ids=["newer", "older"])
def test_what_the_built_site_would_like_to_have_may_be_lacking(
    built: tuple[Page, str], lacking: tuple[tuple[str, str], ...]
) -> None:
    page, address = built
    page.add_init_script("".join(spoil(owner, name, LACKING) for owner, name in lacking))
    play_twice(page, address)
