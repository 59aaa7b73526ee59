"""How long a start takes, from the click on a link to a table ready to play, side by side with stock PyScript."""

import gzip
import statistics
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from browser.conftest import wait_until_ready
from browser.find import how
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from bench.floor import lay_out_micropython
from bench.versions import AFTER, BEFORE, ROOT, compare, say, versions
from bench.work import session, worked
from web.tools.serve import Handler, Site, serving

SLOWER = 4
SETTLE = 3_000  # milliseconds until a browser has put its compiled WebAssembly away
NO_SNAPSHOT = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 1 });"
WATCH = """
    new MutationObserver(() => {
        if (document.documentElement?.dataset.state === "ready") globalThis.readyAt ??= performance.now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-state"] });
"""
LONGEST = """() => new Promise((resolve) => {
    const tasks = [0];
    new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) if (startTime < readyAt) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
    setTimeout(() => resolve(Math.max(...tasks)), 200);
})"""
KEPT = """async () => {
    const name = (await caches.keys()).find((each) => each.startsWith("digit-dojo-snapshot-"));
    return name && (await (await caches.open(name)).keys()).length;
}"""
COLUMNS = ("cold", "warm", "lobby, warm", "offline", "longest task, warm")
WORK = ("work, cold", "work, warm", "work, lobby, warm")
KINDS, BOTH = ("plain", "snapshot"), (BEFORE, AFTER)
WEIGHT = ("files", "all of it", "with gzip")
SLOWED = ("slowed, cold", "slowed, warm", "slowed, lobby, warm", "slowed, offline", "slowed, longest task, warm")


@dataclass(frozen=True)
class Variant:
    """A page to start, and what to do before it."""

    name: str
    folder: Path
    script: str = ""
    snapshot: bool = False
    built: bool = False  # so that it works offline as well


class Started(NamedTuple):
    """A page that is ready: after how long, the longest task before that, all the work, and what was asked for."""

    page: Page
    ready: float
    longest: float
    work: float
    asked: set[str]


class KeptFor(Handler):
    """Like most static hosts: files are good for ten minutes."""

    def send_header(self, keyword: str, value: str) -> None:
        """Change the one header."""
        super().send_header(keyword, "max-age=600" if keyword == "Cache-Control" else value)


class Host(Site):
    """A site whose files browsers may keep."""

    handler = KeptFor


def main(against: Path | None = None, rounds: int = 3) -> None:
    """Print the tables; in each round all that is measured takes turns."""
    times: dict[tuple[str, str], list[float]] = defaultdict(list)
    asked: dict[str, set[str]] = {}
    with ExitStack() as stack:
        variants = lay_out(Path(stack.enter_context(tempfile.TemporaryDirectory())), against)
        sites = {variant: stack.enter_context(serving(variant.folder, site=Host)) for variant in variants}
        playwright = stack.enter_context(sync_playwright())
        for _ in range(rounds):
            for slower in (1, SLOWER):
                for variant, site in sites.items():
                    for key, value in visits(playwright, variant, site.url, slower, asked).items():
                        times[variant.name, key].append(value)
        weights = {variant.name: weight(variant.folder, asked[variant.name]) for variant in variants}
    say(f"\n## The start: milliseconds to a table ready to play, median of {rounds}")
    say(f"(slowed: the processor, {SLOWER} times)\n")
    table(variants, times, COLUMNS)
    say()
    table(variants, times, SLOWED)
    say("\nWork: milliseconds that the processor works for the page's main thread\n")
    table(variants, times, WORK)
    if not against:
        say("\nThe same, divided by stock PyScript:\n")
        table(variants, times, ("cold", "warm", "slowed, cold", "slowed, warm"), variants[0].name)
    say("\n| first visit | files | MB | MB with gzip |\n|---|---|---|---|")
    for name, (files, size, packed) in weights.items():
        say(f"| {name} | {files} | {size / 1e6:.2f} | {packed / 1e6:.2f} |")
    if against:
        for kind in KINDS:
            before, after = (
                {each: times[f"{name}, {kind}", each] for each in COLUMNS + SLOWED + WORK} for name in BOTH
            )
            compare(f"The start, {kind}", before, after)
        cells = ([[float(cell)] for cell in weights[f"{name}, plain"]] for name in BOTH)
        before, after = (dict(zip(WEIGHT, each, strict=True)) for each in cells)
        compare("The first visit", before, after, "bytes")


def lay_out(scratch: Path, against: Path | None) -> tuple[Variant, ...]:
    """Build all that is to be measured: beside an earlier tree, or beside what else can be had."""
    ours = list[Variant]()
    for place, version in enumerate(versions(against)):
        folder = version.build(scratch / f"dist-{place}")
        ours.append(Variant(f"{version.name}, plain", folder, NO_SNAPSHOT, built=True))
        ours.append(Variant(f"{version.name}, snapshot", folder, snapshot=True, built=True))
    if against:
        return tuple(ours)
    lay_out_micropython(scratch / "micropython")
    stock, floor = Variant("stock PyScript, unbuilt", ROOT), scratch / "micropython"
    return (stock, *ours, Variant("PyScript + MicroPython, one line", floor))


def weight(folder: Path, names: set[str]) -> tuple[int, int, int]:
    """What a first visit asks for: how many files, how large, and how large with gzip."""
    files = [(folder / name).read_bytes() for name in names]
    return len(files), sum(map(len, files)), sum(len(gzip.compress(file, 6)) for file in files)


def visits(
    playwright: Playwright, variant: Variant, url: str, slower: int, asked: dict[str, set[str]]
) -> dict[str, float]:
    """Come as a newcomer, and come again."""
    prefix = "slowed, " if slower > 1 else ""
    with newcomer(playwright, variant.script + WATCH) as context:
        cold = start(context, url, slower)
        asked[variant.name] = {
            each.removeprefix(url).partition("#")[0] or "index.html" for each in cold.asked if each.startswith(url)
        }
        cold.page.wait_for_timeout(SETTLE)
        while variant.snapshot and not cold.page.evaluate(KEPT):
            cold.page.wait_for_timeout(100)
        cold.page.close()
        warm = start(context, url, slower)
        found = {"cold": cold.ready, "warm": warm.ready, "longest task, warm": warm.longest}
        found |= {"work, cold": cold.work, "work, warm": warm.work}
        if variant.built:
            kind = warm.page.locator("html").get_attribute("data-start")
            assert kind == ("snapshot" if variant.snapshot else "plain"), kind
            warm.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
            warm.page.close()
            lobby = start(context, url, slower, "#/")
            found |= {"lobby, warm": lobby.ready, "work, lobby, warm": lobby.work}
            lobby.page.close()
            context.set_offline(True)
            found["offline"] = start(context, url, slower).ready
    # A first visit does not know snapshots: it is the same as without.
    return {f"{prefix}{key}": value for key, value in found.items()}


@contextmanager
def newcomer(playwright: Playwright, script: str) -> Iterator[BrowserContext]:
    """A browser with nothing in its caches, which it keeps on disk like a real one."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(profile, **how(playwright))
        context.set_default_timeout(120_000)
        context.add_init_script(script)
        yield context
        context.close()


def start(context: BrowserContext, url: str, slower: int, link: str = "#/zero-hero") -> Started:
    """Open the page in a new tab."""
    page = context.new_page()
    asked = set[str]()
    page.on("request", lambda request: asked.add(request.url))
    opened = session(page, slower)
    page.goto(f"{url}{link}", wait_until="commit")
    wait_until_ready(page)
    work = worked(opened)
    return Started(page, page.evaluate("readyAt"), page.evaluate(LONGEST), work, asked)


def table(variants: tuple[Variant, ...], times: Any, columns: tuple[str, ...], base: str = "") -> None:
    """Print medians, or how they compare with a base."""
    say(f"| start | {' | '.join(columns)} |\n|{'---|' * (len(columns) + 1)}")
    for variant in variants:
        cells = []
        for column in columns:
            if not times[variant.name, column]:
                cells.append("–")
                continue
            median = statistics.median(times[variant.name, column])
            ratio = median / statistics.median(times[base, column]) if base else 0
            cells.append(f"{ratio:.2f}" if base else f"{median:,.0f}")
        say(f"| {variant.name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
