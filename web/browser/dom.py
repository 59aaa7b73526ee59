"""The browser as the app sees it. It decides nothing: it shows, says and does what it is told, as far as it can."""

import asyncio
import traceback
from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Protocol

from pyscript import document, window
from pyscript.ffi import create_proxy, is_none

from web.app.commands import Command, Copy, Download, Focus, Reveal, ScrollToTop, TakeUpdate, Tick, out_of_sight
from web.app.state import Edition, Shared
from web.app.storage import PREFIX, SETTINGS, decode_changed, decode_settings
from web.browser.optional import ABSENT, Sound, copy, download
from web.ui.html import Message

UNSEEN = 0.25  # seconds after which a page counts as drawn: in a hidden tab nothing ever is


class Updatable(Protocol):
    """What a newer version of the page can be had from."""

    def update(self) -> None:
        """Let it take over."""


class Browser:
    """The page in a browser."""

    def __init__(self) -> None:
        self.patch: Callable[[str], str] = window.dojo.patch
        self.adopt: Callable[[str, str], bool] = window.dojo.adopt
        self.send: Callable[[Message], None] = lambda _: None
        self.service_worker: Updatable | None = None
        self.sound = Sound()
        self.repeated = False
        self.drawn: asyncio.Future[None] | None = None
        self.on_frame = create_proxy(self._frame)

    # --- showing ---

    def set_root(self, name: str, value: str | None) -> None:
        """Set or remove an attribute of the root element."""
        if value is None:
            document.documentElement.removeAttribute(name)
        else:
            document.documentElement.setAttribute(name, value)

    def set_title(self, title: str) -> None:
        """Set the title of the page."""
        document.title = title

    def announce(self, sentence: str) -> None:
        """Put a sentence into the live region; a repeated one differs by a space, so that it is said again."""
        self.repeated = not self.repeated
        space = "\N{NO-BREAK SPACE}" if self.repeated and sentence else ""
        document.getElementById("announcer").textContent = sentence + space

    async def painted(self) -> None:
        """Wait until the browser has drawn what was shown: what waits for its next frame goes on after that."""
        if self.drawn is None:
            self.drawn = asyncio.get_running_loop().create_future()
            window.requestAnimationFrame(self.on_frame)
        await asyncio.wait([self.drawn], timeout=UNSEEN)

    def _frame(self, _: float) -> None:
        drawn, self.drawn = self.drawn, None
        if drawn:
            drawn.set_result(None)

    def in_a_hurry(self) -> bool:
        """People who asked for less motion do not want to wait for it either."""
        return bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches)

    def fail(self, error: Exception) -> None:
        """Show our own panel with a report to copy; the page stays as it is, and play can go on."""
        say = document.getElementById
        sentence = "Something went wrong. Your game is saved; you can close this and go on, or try again."
        say("failure-title").textContent = "That should not have happened"
        say("failure-text").textContent = sentence
        report = "".join(traceback.format_exception(error))
        window.console.error(report)
        say("failure-report").textContent = report
        say("failure").hidden = False
        say("failure").scrollIntoView()
        self.announce(sentence)

    def ready(self) -> None:
        """Tell the page that Python answers."""
        self.set_root("data-state", "ready")

    # --- commands ---

    def run(self, command: Command) -> None:
        """Do what is asked for, as far as this browser can."""
        match command:
            case Focus(ids):
                _focus(ids)
            case ScrollToTop():
                window.scrollTo(0, 0)
            case Reveal(id, part):
                _reveal(id, part)
            case Copy(text, done, failed):
                copy(text, lambda: self.send(done), lambda: self.send(failed))
            case Download(name, text):
                download(name, text)
            case Tick():
                self.sound.tick()
            case TakeUpdate():
                if self.service_worker:
                    self.service_worker.update()

    # --- the address ---

    def link(self) -> str:
        """What stands in the address behind the page itself."""
        return str(window.location.hash)

    def set_link(self, link: str, instead_of: str | None = None) -> bool:
        """Show a link without making a new step in the history; never over a link that has just been followed.

        Browsers allow only so many changes in some seconds. The next move after that tries again.
        """
        current = self.link().removeprefix("#/")
        if current != link and instead_of in (None, current):
            try:
                window.history.replaceState(None, "", f"#/{link}")
            except ABSENT:
                return False
        return True

    # --- storage ---

    def save(self, key: str, text: str) -> bool:
        """Save a text in the browser's storage; an empty one leaves nothing there."""
        try:
            if text:
                window.localStorage.setItem(PREFIX + key, text)
            else:
                window.localStorage.removeItem(PREFIX + key)
        except ABSENT:
            return False
        return True

    def load(self, key: str) -> str:
        """A text saved earlier."""
        try:
            text = window.localStorage.getItem(PREFIX + key)
        except ABSENT:
            return ""
        return "" if is_none(text) else str(text)

    def _saved(self) -> dict[str, str]:
        """All texts saved earlier."""
        try:
            store = window.localStorage
            names = [str(store.key(place)) for place in range(store.length)]
        except ABSENT:
            return {}
        keys = [name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)]
        return {key: text for key in keys if (text := self.load(key))}

    def shared(self) -> Shared:
        """What every screen may look at, as this browser has it."""
        saved = self._saved()
        local = window.location.protocol == "file:"
        return Shared(
            settings=decode_settings(saved.get(SETTINGS, "")),
            changed=decode_changed(saved.get(SETTINGS, "")),
            saved=MappingProxyType(saved),
            edition=Edition(str(document.documentElement.getAttribute("data-edition"))),
            home="" if local else str(window.location.href).partition("#")[0],
            more_contrast=bool(window.matchMedia("(prefers-contrast: more)").matches),
        )


def _focus(ids: tuple[str, ...]) -> None:
    found: Any = next((each for each in map(document.getElementById, ids) if each), None)
    if found:
        found.focus(preventScroll=True)


def _reveal(id: str, part: str) -> None:  # noqa: A002 - as HTML calls it
    looked_at, shown = document.getElementById(part), document.getElementById(id)
    if not looked_at or not shown:  # Whoever is quick has left the screen.
        return
    place = looked_at.getBoundingClientRect()
    if out_of_sight(place.top, place.bottom, window.innerHeight):
        shown.scrollIntoView()
