"""A page made of paper, for tests of the app without a browser."""

import asyncio
from collections.abc import Mapping
from random import Random

from web.app import App
from web.html import Lazy, Node
from web.intents import Intent
from web.state import Settings, State, Theme


class Paper:
    """Remembers what the app did to it."""

    def __init__(self, *, keeps: bool = True) -> None:
        self.parts: Mapping[str, Node | Lazy] = {}
        self.said: list[str] = []
        self.kept: dict[str, str] = {}
        self.link = ""
        self.addressable = True
        self.theme = Theme.SYSTEM
        self.clicks = 0
        self.led: list[bool] = []
        self.keeps = keeps
        self.failed: Exception | None = None

    def fail(self, error: Exception) -> None:
        self.failed = error

    def show(self, parts: Mapping[str, Node | Lazy], screen: str, title: str) -> None:
        self.parts, self.screen, self.title = parts, screen, title

    def to_board(self, *, begin: bool) -> None:
        self.led.append(begin)

    def decorate(self, settings: Settings) -> None:
        self.theme = settings.theme

    def announce(self, sentence: str) -> None:
        self.said.append(sentence)

    def set_link(self, link: str, instead_of: str | None = None) -> bool:
        if not self.addressable:
            return False
        if instead_of in (None, self.link):
            self.link = link
        return True

    def save(self, key: str, text: str) -> bool:
        if self.keeps:
            self.kept[key] = text
        return self.keeps

    async def painted(self) -> None:
        await asyncio.sleep(0)

    def in_a_hurry(self) -> bool:
        return True

    def click(self) -> None:
        self.clicks += 1


def play(*intents: Intent, page: Paper | None = None, state: State | None = None) -> tuple[App, Paper]:
    """An app on paper after these intents and all the work that came of them."""
    page = page or Paper()

    async def run() -> App:
        app = App(page, Random(1), state or State())
        for intent in intents:
            app.dispatch(intent)
            while app.working or (app.keeping and not app.keeping.done()):
                await asyncio.sleep(0)
        return app

    return asyncio.run(run()), page
