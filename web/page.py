"""The browser as the app sees it: showing, saying, keeping."""

import asyncio
import traceback
from collections.abc import Mapping
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy

from pygame_rules import GAMES
from web.html import Lazy, Node
from web.render import Shown, Surface
from web.state import Edition, Settings, Theme

PREFIX = "digit-dojo."
UNSEEN = 0.25  # seconds after which a page counts as drawn: in a hidden tab nothing ever is


class BrowserPage:
    """The page in a browser."""

    def __init__(self) -> None:
        self.document = js.document
        self.surface = Surface(js.patchPage)
        self.shown: dict[str, Shown] = {}
        self.repeated = False
        self.screen = ""
        self.title = ""
        self.picked = ""  # The digit that waits for its result.
        self.asking = False
        self.drawn: asyncio.Future[None] | None = None
        self.later: dict[Shown, Lazy] = {}
        self.finishing: asyncio.Task[None] | None = None
        self.on_frame = create_proxy(self._frame)
        self.sounds: Any = None

    # --- showing ---

    def show(self, parts: Mapping[str, Node | Lazy], screen: str, title: str) -> None:
        """Show the parts; move the focus only if it got lost or the screen changed."""
        held = self.document.activeElement
        for name, node in parts.items():
            if name in self.shown:
                self.shown[name].become(node, self.later)
            else:
                place = next(self.surface.numbers)
                self.surface.change("place", place, name)
                self.shown[name] = Shown(self.surface, node, name)
                self.surface.change("insert", place, self.shown[name].number, None)
        self.surface.flush()
        if screen != self.screen:
            self.document.getElementById("lobby").hidden = screen != "lobby"
            self.document.getElementById("screen").hidden = screen == "lobby"
        if title != self.title:
            self.title = self.document.title = title
        self._keep_focus(screen, held)
        if self.later and (self.finishing is None or self.finishing.done()):
            self.finishing = asyncio.ensure_future(self._finish())

    async def _finish(self) -> None:
        """Bring up to date what could wait until the rest was drawn."""
        await self.painted()
        held = self.document.activeElement
        try:
            for shown, node in self.later.items():
                shown.become(node)
            self.surface.flush()
            self._keep_focus(self.screen, held)
        except Exception as error:  # noqa: BLE001 - nobody waits for this task, so nobody else would tell
            self.fail(error)
        self.later.clear()

    async def painted(self) -> None:
        """Wait until the browser has drawn what was shown: what waits for its next frame goes on after that."""
        if self.drawn is None:
            self.drawn = asyncio.get_running_loop().create_future()
            js.requestAnimationFrame(self.on_frame)
        await asyncio.wait([self.drawn], timeout=UNSEEN)

    def _frame(self, _: float) -> None:
        drawn, self.drawn = self.drawn, None
        if drawn:
            drawn.set_result(None)

    def restore(self) -> None:
        """Bring choices back to what the app made of them."""
        for shown in self.shown.values():
            shown.restore()
        self.surface.flush()

    def _keep_focus(self, screen: str, held: Any) -> None:
        """Move the focus where the next thing happens, but only if what held it is gone or its work there is done.

        Between two fields nothing holds it for a moment, and then it is none of our business.
        """
        first, changed = not self.screen, bool(self.screen) and screen != self.screen
        self.screen = screen
        gone = bool(held) and not held.isConnected
        if changed or (gone and screen != "table"):
            self._focus("#title" if screen != "lobby" else "#lobby-title")
        if changed:
            js.window.scrollTo(0, 0)
        if screen != "table" or changed or first:
            return
        asking = bool(self.document.querySelector(".confirm"))
        if asking and not self.asking:
            self._focus('[data-do="no"]')
        self.asking = asking
        active = self.document.activeElement
        lost = gone or (bool(active) and (active.id == "board" or getattr(active, "disabled", False)))
        pressed = self.document.querySelector('#board [aria-pressed="true"]')
        picked = str(pressed.getAttribute("data-digit")) if pressed else ""
        answering = active and active.matches(".answer button")  # It was pressed, and the result was wrong.
        if picked and (picked != self.picked or answering):
            self._focus("#result")
            self.document.getElementById("result").select()  # What was typed for another digit makes room.
        elif lost or (self.picked and not picked and active.id == "result"):
            self._focus("#board button:not(:disabled)", "#board")
        self.picked = picked

    def _focus(self, *selectors: str) -> None:
        """Focus the first of these that is there."""
        for selector in selectors:
            found = self.document.querySelector(selector)
            if found:
                found.focus(preventScroll=True)
                return

    def to_board(self, *, begin: bool) -> None:
        """Show the board to whoever has asked for another position further down; a game that begins takes the focus."""
        board = self.document.getElementById("board")
        place = board.getBoundingClientRect()
        if not 0 <= (place.top + place.bottom) / 2 <= js.innerHeight:
            self.document.getElementById("status").scrollIntoView()
        if begin:
            self._focus("#board button:not(:disabled)", "#board")

    def to_settings(self) -> None:
        """Lead to the settings of the table, which stand far down on a narrow page."""
        self._focus("#set-opponent")
        self.document.getElementById("settings").scrollIntoView()

    def decorate(self, settings: Settings) -> None:
        """Apply what was chosen for the page as a whole."""
        root = self.document.documentElement
        root.setAttribute("data-keys", "on" if settings.keys else "off")
        if settings.theme is Theme.SYSTEM and js.matchMedia("(prefers-contrast: more)").matches:
            root.setAttribute("data-theme", "contrast")
        elif settings.theme is Theme.SYSTEM:
            root.removeAttribute("data-theme")
        else:
            root.setAttribute("data-theme", settings.theme.name.lower())

    def announce(self, sentence: str) -> None:
        """Put a sentence into the live region; a repeated one differs by a space, so that it is said again."""
        self.repeated = not self.repeated
        self.document.getElementById("announcer").textContent = sentence + (
            "\N{NO-BREAK SPACE}" if self.repeated else ""
        )

    def fail(self, error: Exception) -> None:
        """Show our own panel with a report to copy; the page stays as it is, and play can go on."""
        say = self.document.getElementById
        sentence = "Something went wrong. Your game is kept; you can close this and go on, or try again."
        say("failure-title").textContent = "That should not have happened"
        say("failure-text").textContent = sentence
        report = "".join(traceback.format_exception(error))
        js.console.error(report)
        say("failure-report").textContent = report
        say("failure").hidden = False
        say("failure").scrollIntoView()
        self.announce(sentence)

    def ready(self) -> None:
        """Tell the page that Python answers."""
        self.document.documentElement.setAttribute("data-state", "ready")

    def edition(self) -> Edition:
        """What the page was loaded from."""
        return Edition(str(self.document.documentElement.getAttribute("data-edition")))

    # --- the address ---

    def link(self) -> str:
        """What stands in the address behind the page itself."""
        return str(js.location.hash)

    def set_link(self, link: str, instead_of: str | None = None) -> bool:
        """Show a link without making a new step in the history; never over a link that has just been followed.

        Browsers allow only so many changes in some seconds. The next move after that tries again.
        """
        current = self.link().removeprefix("#/")
        if current != link and instead_of in (None, current):
            try:
                js.history.replaceState(None, "", f"#/{link}")
            except JsException:
                return False
        return True

    # --- storage ---

    def save(self, key: str, text: str) -> bool:
        """Keep a text in the browser's storage."""
        try:
            js.localStorage.setItem(PREFIX + key, text)
        except JsException:
            return False
        return True

    def load(self, key: str) -> str | None:
        """A text kept earlier."""
        try:
            return js.localStorage.getItem(PREFIX + key)  # type: ignore[no-any-return]
        except JsException:
            return None

    def shelf(self) -> dict[str, str]:
        """All saved games."""
        texts = {slug: self.load(f"game.{slug}") for slug in GAMES}
        return {slug: text for slug, text in texts.items() if text}

    # --- the rest ---

    def in_a_hurry(self) -> bool:
        """People who asked for less motion do not want to wait for it either."""
        return bool(js.matchMedia("(prefers-reduced-motion: reduce)").matches)

    def click(self) -> None:
        """A soft tick."""
        context = self.sounds = self.sounds or js.AudioContext.new()
        tone, gain = context.createOscillator(), context.createGain()
        tone.frequency.value = 520
        gain.gain.setValueAtTime(0.08, context.currentTime)
        gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.12)
        tone.connect(gain)
        gain.connect(context.destination)
        tone.start()
        tone.stop(context.currentTime + 0.13)
