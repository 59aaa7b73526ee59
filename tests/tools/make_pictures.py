"""Draws the pictures in web/icons anew, from web/icon.svg and from the page: python3 tests/tools/make_pictures.py

Run it in the environment that ``python3 dev.py test`` has made, when the icon or the look of the page has changed.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from browser.conftest import wait_until_ready  # noqa: E402
from browser.find import launch  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from web.tools.serve import serving  # noqa: E402

ICONS = ROOT / "web" / "icons"
SIZES = (180, 192, 512)
BACKGROUND = "#4427b8"
# Where each picture is taken, at which size, and at how many dots to the pixel.
SHOTS = {
    "lobby": ("#/", 390, 844, 1),
    "phone": ("#/zero-hero/73?opponent=computer", 390, 844, 1),
    "desktop": ("#/digit-duel/4712?opponent=computer", 1280, 800, 1),
}


def main() -> None:
    """Write every picture."""
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright, serving(ROOT) as site:
        browser = launch(playwright)
        for size in SIZES:
            draw(browser, site.url, f"icon-{size}", size, share=1 if size != 180 else 0.86)
        draw(browser, site.url, "maskable-512", 512, share=0.62)
        for name, (link, width, height, scale) in SHOTS.items():
            page = browser.new_page(
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                reduced_motion="reduce",
                has_touch=width < 800,
                is_mobile=width < 800,
            )
            page.goto(site.url + link)
            wait_until_ready(page)
            page.screenshot(path=ICONS / f"{name}.png")


def draw(browser: Browser, url: str, name: str, size: int, share: float) -> None:
    """Draw the icon; one that does not fill its square stands on a plain ground."""
    page = browser.new_page(viewport={"width": size, "height": size})
    ground = "transparent" if share == 1 else BACKGROUND
    page.set_content(
        f'<body style="margin:0;display:grid;place-items:center;height:100vh;background:{ground}">'
        f'<img src="{url}web/icon.svg" style="width:{share * 100}%">'
    )
    page.wait_for_load_state("networkidle")
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    main()
