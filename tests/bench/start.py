"""How long a start takes, from the click on a link to a table ready to play, side by side with stock PyScript."""

import gzip
import json
import shutil
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from browser.conftest import wait_until_ready
from browser.find import how
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from web.tools.build import build
from web.tools.runtime import pyscript_files
from web.tools.serve import Handler, Site, serving

ROOT = Path(__file__).parents[2]
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
    const [name] = await caches.keys();
    return name && (await (await caches.open(name)).keys()).length;
}"""


@dataclass(frozen=True)
class Variant:
    """A page to start, and what to do before it."""

    name: str
    folder: Path
    script: str = ""
    snapshot: bool = False

    @property
    def built(self) -> bool:
        """Whether it is our own, which works offline as well."""
        return self.folder.name == "dist"


class KeptFor(Handler):
    """Like most static hosts: files are good for ten minutes."""

    def send_header(self, keyword: str, value: str) -> None:
        """Change the one header."""
        super().send_header(keyword, "max-age=600" if keyword == "Cache-Control" else value)


class Host(Site):
    """A site whose files browsers may keep."""

    handler = KeptFor


def main(rounds: int = 3) -> None:
    """Print the tables."""
    times: dict[tuple[str, str], list[float]] = defaultdict(list)
    asked: dict[str, set[str]] = {}
    with ExitStack() as stack:
        scratch = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        build(ROOT, scratch / "dist")
        lay_out_micropython(scratch / "micropython")
        variants = (
            Variant("stock PyScript, unbuilt", ROOT),
            Variant("this build, plain", scratch / "dist", NO_SNAPSHOT),
            Variant("this build, snapshot", scratch / "dist", snapshot=True),
            Variant("PyScript + MicroPython, one line", scratch / "micropython"),
        )
        sites = {variant: stack.enter_context(serving(variant.folder, site=Host)) for variant in variants}
        playwright = stack.enter_context(sync_playwright())
        for _ in range(rounds):
            for variant, site in sites.items():
                for slower in (1, SLOWER):
                    for key, value in visits(playwright, variant, site.url, slower, asked).items():
                        times[variant.name, key].append(value)
        weights = {variant.name: weight(variant.folder, asked[variant.name]) for variant in variants}
    say(f"\n## The start: milliseconds to a table ready to play, median of {rounds}")
    say(f"(slowed: the processor, {SLOWER} times)\n")
    table(
        variants,
        times,
        ("cold", "warm", "offline", "longest task, warm", "slowed, cold", "slowed, warm", "slowed, offline"),
    )
    say("\nThe same, divided by stock PyScript:\n")
    table(variants, times, ("cold", "warm", "slowed, cold", "slowed, warm"), variants[0].name)
    say("\n| first visit | files | MB | MB with gzip |\n|---|---|---|---|")
    for name, cells in weights.items():
        say(f"| {name} | {cells} |")


def weight(folder: Path, names: set[str]) -> str:
    """What a first visit asks for: how many files, how large, and how large with gzip."""
    files = [(folder / name).read_bytes() for name in names]
    packed = sum(len(gzip.compress(file, 6)) for file in files)
    return f"{len(files)} | {sum(map(len, files)) / 1e6:.2f} | {packed / 1e6:.2f}"


def visits(
    playwright: Playwright, variant: Variant, url: str, slower: int, asked: dict[str, set[str]]
) -> dict[str, float]:
    """Come as a newcomer, and come again."""
    prefix = "slowed, " if slower > 1 else ""
    with newcomer(playwright, variant.script + WATCH) as context:
        page = context.new_page()
        sent = set[str]()
        page.on("request", lambda request: sent.add(request.url))
        cold, _ = start(page, url, slower)
        asked[variant.name] = {
            each.removeprefix(url).partition("#")[0] or "index.html" for each in sent if each.startswith(url)
        }
        page.wait_for_timeout(SETTLE)
        while variant.snapshot and not page.evaluate(KEPT):
            page.wait_for_timeout(100)
        page.close()
        page = context.new_page()
        warm, longest = start(page, url, slower)
        found = {"cold": cold, "warm": warm, "longest task, warm": longest}
        if variant.built:
            kind = page.locator("html").get_attribute("data-start")
            assert kind == ("snapshot" if variant.snapshot else "plain"), kind
            page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
            page.close()
            context.set_offline(True)
            found["offline"], _ = start(context.new_page(), url, slower)
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


def start(page: Page, url: str, slower: int) -> tuple[float, float]:
    """Open the page; gives the time until a table is ready, and the longest task before that."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(f"{url}#/zero-hero", wait_until="commit")
    wait_until_ready(page)
    return page.evaluate("readyAt"), page.evaluate(LONGEST)


def lay_out_micropython(folder: Path) -> None:
    """The least that a Python page can do: one line, by PyScript on MicroPython."""
    pyscript = ROOT / "node_modules" / "@pyscript" / "core" / "dist"
    micropython = ROOT / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
    folder.mkdir()
    for path in [pyscript / name for name in pyscript_files(pyscript)] + [
        micropython / f"micropython.{kind}" for kind in ("mjs", "wasm")
    ]:
        shutil.copyfile(path, folder / path.name)
    plugins = ("codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
    config = json.dumps({"interpreter": "./micropython.mjs", "plugins": [f"!{name}" for name in plugins]})
    line = "import js; js.document.documentElement.setAttribute('data-state', 'ready')"
    (folder / "index.html").write_text(
        f"""<!DOCTYPE html><html lang="en" data-state="loading"><meta charset="utf-8"><title>Floor</title>
        <link rel="icon" href="data:,"><script type="module" src="./core.js"></script>
        <py-config>{config.replace("micropython.mjs", "none.mjs")}</py-config>
        <script type="mpy" config='{config}'>{line}</script>""",
        encoding="utf-8",
    )


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


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
