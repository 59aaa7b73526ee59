"""The core of the suite in Firefox and WebKit: load, play every game, coach, reload, offline, one file."""

import json
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from engines import firefox, webkit
from engines.driver import Driver

from pygame_rules import GAMES
from web.tools.build import build
from web.tools.serve import serving

pytestmark = pytest.mark.engines
ROOT = Path(__file__).parents[2]
DOCUMENTS = json.loads((ROOT / "tests" / "data" / "documents.json").read_text(encoding="utf-8"))
PATIENCE = 90  # seconds: a start on a busy machine
ENGINES: dict[str, tuple[Callable[[], str | None], Callable[[str], Driver]]] = {
    "firefox": (firefox.find, firefox.Firefox),
    "webkit": (webkit.find, webkit.WebKit),
}


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site once."""
    target = tmp_path_factory.mktemp("dist")
    build(ROOT, target)
    return target


@pytest.fixture(params=ENGINES)
def browser(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """Start each engine anew, with nothing stored."""
    find, start = ENGINES[request.param]
    path = find()
    if path is None:
        pytest.fail(f"{request.param} is not there: python3 dev.py test --all-browsers installs it or says how.")
    driver = start(path)
    yield driver
    driver.close()


def wait_for(browser: Driver, condition: str) -> None:
    """Wait until an expression is true in the page."""
    end = time.monotonic() + PATIENCE
    while not browser.run(f"return Boolean({condition})"):
        assert time.monotonic() < end, f"never: {condition}; {report(browser)}"
        time.sleep(0.05)


def report(browser: Driver) -> object:
    return browser.run(
        "return document.documentElement.outerHTML.slice(0, 300) + document.body.innerText.slice(0, 1500)"
    )


def there(selector: str) -> str:
    return f"document.querySelector({json.dumps(selector)})"


def open_page(browser: Driver, url: str) -> None:
    browser.go(url)
    wait_for(browser, there("html:not([data-state=loading])"))
    assert browser.run("return document.documentElement.dataset.state") == "ready", report(browser)


def follow(browser: Driver, link: str) -> None:
    browser.run(f"location.hash = {json.dumps(f'#/{link}?opponent=friend' if link else '#/')}")


def expect_number(browser: Driver, number: int) -> None:
    wait_for(browser, there(f'[data-number="{number}"]'))


def play(browser: Driver, slug: str, number: int, notation: str) -> int:
    """Make a move with the mouse, doing the sum where the player has to."""
    game = GAMES[slug]
    after = game.apply(number, game.parse_move(number, notation))
    wait_for(browser, there(f'button[data-move="{notation}"]:enabled'))
    browser.press(f'button[data-move="{notation}"]')
    if game.player_does_sums:
        wait_for(browser, "document.activeElement.id === 'result'")
        browser.type("#result", str(after))
        browser.press(".keypad .check")
    expect_number(browser, after)
    return after


def play_the_documents_games(browser: Driver) -> None:
    for shown in DOCUMENTS["games"]:
        start, *steps = shown["line"].split()
        follow(browser, f"{shown['game']}/{start}")
        expect_number(browser, int(start))
        number = int(start)
        for notation in steps[::2]:
            number = play(browser, shown["game"], number, notation)
        if "winner" in shown:
            wait_for(browser, there(f'[data-winner="{shown["winner"]}"]'))


def ask_the_coach(browser: Driver) -> None:
    follow(browser, "zero-hero/73")
    expect_number(browser, 73)
    browser.press("#hint")
    wait_for(browser, "document.querySelector('.coach')?.textContent.includes('You can win from here')")


def leave_a_field_half_filled(browser: Driver) -> None:
    """Browsers differ in what they tell when a field is taken away from whoever types in it."""
    follow(browser, "zero-hero/73")
    expect_number(browser, 73)
    follow(browser, "max-digit-zero/497")
    expect_number(browser, 497)
    browser.press("#open-setup")
    wait_for(browser, there("#setup-start-kind-own"))
    browser.run("document.querySelector('#setup-start-kind-own').click()")
    wait_for(browser, there("#setup-start"))
    browser.type("#setup-start", "12")
    browser.run("history.back()")
    expect_number(browser, 73)
    assert browser.run("return document.getElementById('failure').hidden")


def look_around(browser: Driver) -> None:
    """The map, with a rule that is tested, and a step of a lesson."""
    browser.run("location.hash = '#/zero-hero/explore/30?rule=ends=0'")
    wait_for(browser, there('[data-cell="30"][data-verdict="lost"]'))
    wait_for(browser, there(".proven"))
    browser.run("location.hash = '#/zero-hero/learn/3'")
    wait_for(browser, there('[data-lesson="zero-hero"][data-step="3"]'))
    browser.press('[data-move="-3"]')
    wait_for(browser, there("#next-step:enabled"))


def test_the_built_site(browser: Driver, dist: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(dist, tmp_path / "site"))
    with serving(folder, prefix="/some/path/") as site:
        open_page(browser, site.url)
        play_the_documents_games(browser)
        ask_the_coach(browser)
        leave_a_field_half_filled(browser)
        look_around(browser)
        follow(browser, "digit-duel/9876")
        expect_number(browser, 9876)
        play(browser, "digit-duel", 9876, "-6")
        browser.go("about:blank")
        open_page(browser, f"{site.url}#/digit-duel")
        expect_number(browser, 9870)
        browser.run("location.hash = '#/you'")
        wait_for(browser, "document.body.innerText.includes('Ready to play offline.')")
    browser.go("about:blank")
    open_page(browser, f"{site.url}#/digit-duel")  # the server is gone
    expect_number(browser, 9870)
    play(browser, "digit-duel", 9870, "x1")


def test_the_one_file_edition(browser: Driver, dist: Path) -> None:
    address = (dist / "digit-dojo.html").as_uri()
    open_page(browser, address)
    play_the_documents_games(browser)
    ask_the_coach(browser)
    play(browser, "zero-hero", 73, "-7")
    browser.go("about:blank")
    open_page(browser, f"{address}#/zero-hero")
    expect_number(browser, 66)
