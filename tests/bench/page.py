"""How quickly the page answers a click, with the processor slowed four times, and how long it is ever busy."""

from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path

from browser.conftest import wait_until_ready
from browser.find import launch
from playwright.sync_api import Browser, Page, sync_playwright

from bench.versions import AFTER, BEFORE, compare, say, versions
from bench.work import session, worked
from pygame_rules import GAMES
from web.tools.serve import serving

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

Answers = dict[tuple[str, str], list[float]]  # by tree and game


def main(against: Path | None = None, rounds: int = 1) -> None:
    """Print a line for each game: median, 95th percentile and maximum of click to paint, and the longest task.

    The moves are shared out among the rounds; in each, the trees take turns.
    """
    paints: Answers = defaultdict(list)
    tasks: Answers = defaultdict(list)
    work: Answers = defaultdict(list)
    with ExitStack() as stack:
        sites = {each.name: stack.enter_context(serving(each.root)).url for each in versions(against)}
        browser = launch(stack.enter_context(sync_playwright()))
        stack.callback(browser.close)
        for _ in range(rounds):
            for slug in STARTS:
                for name, url in sites.items():
                    some_paints, some_tasks, done = measure(browser, url, slug, MOVES // rounds)
                    paints[name, slug] += some_paints
                    tasks[name, slug] += some_tasks
                    work[name, slug].append(done)
    for name in sites:
        say(f"\n## The page, {name}: click to paint over {MOVES} moves, ms, processor slowed {SLOWER} times\n")
        say("| game | median | 95th percentile | max | longest task after the start |\n|---|---|---|---|---|")
        for slug in STARTS:
            cells = [*shares(paints[name, slug]), max(tasks[name, slug], default=0)]
            say(f"| {slug} | {' | '.join(f'{cell:.0f}' for cell in cells)} |")
    if against:
        before, after = (compared(paints, tasks, work, name) for name in (BEFORE, AFTER))
        compare(f"The page, processor slowed {SLOWER} times", before, after)


def shares(times: list[float]) -> tuple[float, float, float]:
    """Median, 95th percentile and maximum."""
    times = sorted(times)
    return times[len(times) // 2], times[int(len(times) * 0.95)], times[-1]


def compared(paints: Answers, tasks: Answers, work: Answers, name: str) -> dict[str, list[float]]:
    """What is compared between trees."""
    found = dict[str, list[float]]()
    for slug in STARTS:
        median, late, _ = shares(paints[name, slug])
        found |= {f"click to paint, median, {slug}": [median], f"click to paint, 95th percentile, {slug}": [late]}
        found[f"work of the processor for a move, {slug}"] = work[name, slug]
    longest = max(max(tasks[name, slug], default=0) for slug in STARTS)
    return {**found, "longest task after the start": [longest]}


def measure(browser: Browser, url: str, slug: str, moves: int) -> tuple[list[float], list[float], float]:
    """Play many moves by clicking, and read what was noted: times to paint, long tasks, and the work for one move."""
    start = STARTS[slug]
    page = browser.new_page()
    page.set_default_timeout(120_000)
    link = f"#/{slug}/{start}?opponent=friend"
    page.goto(url + link)
    wait_until_ready(page)
    page.wait_for_timeout(1_000)  # Let the work of starting end.
    if not page.locator(f'[data-number="{start}"]').count():  # Earlier trees know no options in a link.
        link = link.partition("?")[0]
        page.evaluate("link => { location.hash = link }", link)
        page.wait_for_selector(f'[data-number="{start}"]')
    game, number = GAMES[slug], start
    if game.player_does_sums:
        switch_sums_off(page)
    opened = session(page, SLOWER)
    page.evaluate(WATCH)
    before = worked(opened)
    for _ in range(moves):
        if game.outcome(number):
            page.evaluate("link => { location.hash = link }", link)
            number = start
            page.wait_for_selector(f'[data-number="{start}"]')
        move = game.legal_moves(number)[0]
        press(page, f'button[data-move="{move}"]')
        number = game.apply(number, move)
        page.wait_for_selector(f'[data-number="{number}"]')
    work = (worked(opened) - before) / moves
    paints: list[float] = page.evaluate("() => window.paints")
    tasks: list[float] = page.evaluate("() => window.tasks")
    page.close()
    return [16.0] * max(0, moves - len(paints)) + paints, tasks, work  # What is quicker is not noted.


def switch_sums_off(page: Page) -> None:
    """Let the page do the sums; in earlier trees the switch stands on the table itself."""
    more, switch = page.locator("#open-more"), page.locator("#set-page_does_sums")
    if more.count():
        more.click()
    switch.check()
    if more.count():
        page.keyboard.press("Escape")
        switch.wait_for(state="detached")


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
