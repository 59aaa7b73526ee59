"""Finds a browser for the tests, fetching one where there is none, and prints its path: python -m browser.find."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",  # which test machines only pretend to have
    "--disable-sync",
    "--no-first-run",
)
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "microsoft-edge",
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)

NONE = "No browser for the tests: install Chromium or Chrome, or name one by DOJO_BROWSER."


def find(playwright: Playwright) -> str | None:
    """Give the path of the browser named by DOJO_BROWSER, of Playwright's own, or of one installed on the machine."""
    named, own = os.environ.get("DOJO_BROWSER"), playwright.chromium.executable_path
    there = (path for path in (own, *map(shutil.which, NAMES), *PLACES) if path and Path(path).is_file())
    return named or next(there, None)


def launch(playwright: Playwright) -> Browser:
    """Start that browser."""
    return playwright.chromium.launch(**how(playwright))


def how(playwright: Playwright) -> dict[str, Any]:
    """With what to start it."""
    path = find(playwright)
    if not path:
        raise SystemExit(NONE)
    rooted = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": path, "args": [*FLAGS, *(["--no-sandbox"] if rooted else [])]}


def fetch() -> None:
    """Try to install one: Playwright's own, else Debian's."""
    print("No browser found: fetching one for the tests, once.", file=sys.stderr)
    commands = [[[sys.executable, "-m", "playwright", "install", "chromium"]]]
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        commands.append([["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", NAMES[0]]])
    for steps in commands:
        if all(subprocess.run(step, stdout=sys.stderr, check=False).returncode == 0 for step in steps):
            return


def main() -> int:
    """Print the path, or say what to do."""
    with sync_playwright() as playwright:
        if not find(playwright):
            fetch()
        path = find(playwright)
    print(path or NONE)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
