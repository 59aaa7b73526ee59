"""How many of our own modules the start of the lobby imports, before the page is idle."""

import json
import tomllib
from pathlib import Path

from browser.conftest import wait_until_ready
from browser.find import launch
from browser.test_boot import ask
from playwright.sync_api import sync_playwright

from bench.versions import BEFORE, say, versions
from web.tools.serve import serving

NEVER_IDLE = "globalThis.requestIdleCallback = () => 0;"


def main(against: Path | None = None) -> None:
    """Print one line for each tree."""
    say("\n## Our modules imported by the lobby's start\n")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for version in versions(against):
            config = tomllib.loads((version.root / "pyscript.toml").read_text(encoding="utf-8"))
            paths = config["files"].values()
            ours = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in paths]
            with serving(version.root) as site:
                page = browser.new_page()
                page.add_init_script(NEVER_IDLE)
                page.goto(site.url)
                wait_until_ready(page)
                question = f"import sys; len(set({json.dumps(ours)}) & set(sys.modules))"
                say(f"{'before' if version.name == BEFORE else 'after'}: {ask(page, question)} of {len(ours)}")
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
