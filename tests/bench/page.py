"""How quickly the page answers a click, with the processor slowed four times, and how long it is ever busy."""

import contextlib
import sys
from pathlib import Path

from browser.conftest import wait_until_ready
from browser.find import launch
from playwright.sync_api import Page, sync_playwright

from pygame_rules import GAMES
from web.tools.serve import serving

ROOT = Path(__file__).parents[2]
MOVES = 200
SLOWER = 4
STARTS = {
    "zero-hero": 987,
    "max-digit-zero": 400,
    "digit-drop-duel": 10203040506,
    "digit-duel": 9876,
    "digit-deletion-duel": 1234567890,
}
WATCH = """() => {
    window.paints = []; window.tasks = [];
    new PerformanceObserver(list => list.getEntries().forEach(entry => {
        if (entry.name === 'click') window.paints.push(entry.duration);
    })).observe({ type: 'event', durationThreshold: 16 });
    new PerformanceObserver(list => list.getEntries().forEach(entry => window.tasks.push(entry.duration)))
        .observe({ type: 'longtask' });
}"""

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def main() -> None:
    """Print one line for each game: median, 95th percentile and maximum of click to paint, and the longest task."""
    with serving(ROOT) as site, sync_playwright() as playwright, contextlib.ExitStack() as stack:
        browser = launch(playwright)
        stack.callback(browser.close)
        sys.stdout.write(
            f"\n## The page: click to paint over {MOVES} moves, milliseconds, processor slowed {SLOWER} times\n\n"
        )
        sys.stdout.write(
            "| game | median | 95th percentile | max | longest task after the start |\n|---|---|---|---|---|\n"
        )
        for slug, start in STARTS.items():
            page = browser.new_page()
            page.goto(f"{site.url}#/{slug}/{start}")
            wait_until_ready(page)
            sys.stdout.write(f"| {slug} | {measure(page, slug, start)} |\n")
            sys.stdout.flush()
            page.close()


def measure(page: Page, slug: str, start: int) -> str:
    """Play many moves by clicking, and read what the browser has noted."""
    page.wait_for_timeout(1_000)  # Let the work of starting end.
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH)
    game, number = GAMES[slug], start
    if game.player_does_sums:
        page.get_by_label("Let the page do the sums").check()
    for _ in range(MOVES):
        if game.outcome(number):
            page.evaluate("link => { location.hash = link }", f"#/{slug}/{start}")
            number = start
            page.wait_for_selector(f'[data-number="{start}"]')
        move = game.legal_moves(number)[0]
        press(page, f'button[data-move="{move}"]')
        number = game.apply(number, move)
        page.wait_for_selector(f'[data-number="{number}"]')
    paints = sorted(page.evaluate("() => window.paints"))
    paints = [16.0] * max(0, MOVES - len(paints)) + paints  # What is quicker is not noted.
    longest = max(page.evaluate("() => window.tasks"), default=0)
    return f"{paints[len(paints) // 2]:.0f} | {paints[int(len(paints) * 0.95)]:.0f} | {paints[-1]:.0f} | {longest:.0f}"


def press(page: Page, selector: str) -> None:
    """Click like a person: the pointer is there before, and stays down for some frames.

    Playwright's own click would do its checks inside the event that is measured, and press and release at once.
    """
    page.locator(selector).scroll_into_view_if_needed()
    box = page.locator(selector).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate(TWO_FRAMES)
    page.mouse.down()
    page.evaluate(TWO_FRAMES)
    page.mouse.up()


if __name__ == "__main__":
    main()
