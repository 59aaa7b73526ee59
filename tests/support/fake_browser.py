"""A browser without a browser, for tests of the app: remembers what the app did to it."""

import asyncio
from collections.abc import Callable
from random import Random

from support.fake_dom import Element, FakeDom, elements

from web.app.app import App
from web.app.commands import Command
from web.app.state import State
from web.ui.html import Message


class FakeBrowser:
    """Shows on a fake document; saves in a dictionary, or nothing at all."""

    def __init__(self, *, saves: bool = True, stored: dict[str, str] | None = None) -> None:
        self.dom = FakeDom()
        self.adopt = self.dom.adopt
        self.held = ""  # What becomes of the focus, as patch.js tells it.
        self.root: dict[str, str | None] = {}
        self.title = ""
        self.said: list[str] = []
        self.stored = {} if stored is None else stored
        self.link = ""
        self.addressable = True
        self.commands: list[Command] = []
        self.saves = saves
        self.failed: Exception | None = None

    def patch(self, changes: str) -> str:
        self.dom.patch(changes)
        return self.held

    def set_root(self, name: str, value: str | None) -> None:
        self.root[name] = value

    def set_title(self, title: str) -> None:
        self.title = title

    def set_link(self, link: str, instead_of: str | None = None) -> bool:
        if not self.addressable:
            return False
        if instead_of in (None, self.link):
            self.link = link
        return True

    def announce(self, sentence: str) -> None:
        self.said.append(sentence)

    def run(self, command: Command) -> None:
        self.commands.append(command)

    def save(self, key: str, text: str) -> bool:
        if self.saves and text:
            self.stored[key] = text
        elif self.saves:
            self.stored.pop(key, None)
        return self.saves

    def load(self, key: str) -> str:
        return self.stored.get(key, "")

    async def painted(self) -> None:
        await asyncio.sleep(0)

    def in_a_hurry(self) -> bool:
        return True

    def fail(self, error: Exception) -> None:
        self.failed = error


async def rest(app: App) -> None:
    """Wait until an app waits for nothing any more."""
    while app.running or any(task and not task.done() for task in (app.saving, app.finishing)):
        await asyncio.sleep(0)


def run_app(
    *messages: Message, browser: FakeBrowser | None = None, state: State | None = None
) -> tuple[App, FakeBrowser]:
    """An app on a fake browser after these messages and all the work that came of them."""
    browser = browser or FakeBrowser()

    async def run() -> App:
        app = App(browser, Random(1), state or State())
        for message in messages:
            app.dispatch(message)
            await rest(app)
        return app

    return asyncio.run(run()), browser


def with_app(play: Callable[[App, FakeBrowser], None], state: State | None = None) -> tuple[App, FakeBrowser]:
    """An app on a fake browser that something was done to while nothing else could happen."""
    browser = FakeBrowser()

    async def run() -> App:
        app = App(browser, Random(1), state or State())
        play(app, browser)
        await rest(app)
        return app

    return asyncio.run(run()), browser


def element_with(browser: FakeBrowser, name: str, value: str) -> tuple[int, Element]:
    """The first element of the page whose attribute has this value, and its number."""
    page = [each for place in browser.dom.places.values() for each in elements(place)]
    wanted = next(each for each in page if each.attributes.get(name) == value)
    return next((number, each) for number, each in browser.dom.nodes.items() if each is wanted)
