"""The app: takes messages, shows what comes of them, saves it, and runs the effects the page is waiting for."""

import asyncio
import time
from collections.abc import Mapping
from random import Random
from typing import Protocol

from web import screens
from web.app import storage
from web.app.commands import Command, Focus
from web.app.effects import Effect, Env, Pause, Work
from web.app.messages import Navigate, StorageChanged, StorageFailed
from web.app.presses import Presses
from web.app.router import LOBBY
from web.app.screen import Key, Savable
from web.app.state import Settings, State
from web.app.update import update
from web.shell.keys import message_of
from web.shell.view import places, root_attributes, static_lobby, title, view
from web.ui.html import Message
from web.ui.render import Renderer


class Browser(Protocol):
    """What the app needs of a browser, which decides nothing."""

    def patch(self, changes: str) -> str:
        """Make changes to the page; tells what became of the focus, see patch.js."""

    def adopt(self, part: str, shape: str) -> bool:
        """Take over what stands in the page already, if it has this shape."""

    def set_root(self, name: str, value: str | None) -> None:
        """Set or remove an attribute of the root element."""

    def set_title(self, title: str) -> None:
        """Set the title of the page."""

    def set_link(self, link: str, instead_of: str | None = None) -> bool:
        """Show a link in the address bar, but only instead of a certain one if that is said; False if it may not be."""

    def announce(self, sentence: str) -> None:
        """Say a sentence to those who listen."""

    def run(self, command: Command) -> None:
        """Do what is asked for, as far as this browser can."""

    def save(self, key: str, text: str) -> bool:
        """Save a text; False if that is not possible."""

    def load(self, key: str) -> str:
        """A text saved earlier, by this tab or another one; empty if there is none."""

    async def painted(self) -> None:
        """Wait until what was shown last can be seen."""

    def in_a_hurry(self) -> bool:
        """Whether moves should not be delayed for looks."""

    def fail(self, error: Exception) -> None:
        """Show that something went wrong which should not have."""


class App:
    """Holds the state; everything else is a function of it."""

    def __init__(self, browser: Browser, rng: Random, state: State) -> None:
        self.browser = browser
        self.rng = rng
        self.state = state
        self.renderer = Renderer(browser.patch, browser.adopt)
        self.presses = Presses()
        self.env = Env(rng, time.monotonic)
        self.running: dict[Effect, asyncio.Task[None]] = {}
        self.saving: asyncio.Task[None] | None = None
        self.finishing: asyncio.Task[None] | None = None
        self.unsaved: dict[str, str] = {}  # What the browser could not save so far.
        self.link = ""  # What the app has put into the address bar.
        self.title = ""
        self.said = state.announced[0]  # The count of the sentence said last.
        self.root: Mapping[str, str | None] = {}

    # --- what happens ---

    def receive(self, kind: str, number: int, value: str, time: float, count: int) -> None:
        """An element that handles this kind of event has met one."""
        handler = self.renderer.handler(number, kind)
        message = self.presses.message(handler, value, time, count) if handler is not None else None
        if message is not None:
            self.dispatch(message)
        if kind == "change":  # What was not taken goes back to what it was.
            self.renderer.restore()

    def press_key(self, key: Key) -> bool:
        """A key was pressed outside of fields; whether it meant something."""
        message = message_of(self.state, key)
        if message is not None:
            self.dispatch(message)
        return message is not None

    def dispatch(self, message: Message) -> None:
        """Let a message change the state, and show what changed."""
        before = self.state
        self.state, commands = update(before, message, self.rng)
        after = self.state
        if after is not before:
            self._show(message)
            self._save_changes(before, after, message)
        for command in commands:
            self.browser.run(command)
        if after is not before:
            self._sync_effects()

    # --- showing ---

    def _show(self, message: Message) -> None:
        state = self.state
        # Before anything can be seen: whoever sees a number may follow a link from it.
        shown = None if isinstance(message, Navigate) else self.link
        if state.path != shown and self.browser.set_link(state.path, instead_of=shown):
            self.link = state.path
        if not self.renderer.parts:
            # What stands there is taken over as it stands, and then changed; it is not drawn anew under a finger.
            self.renderer.show({"screen": static_lobby()} if state.screen == LOBBY else {"places": places(LOBBY)})
        self._refocus(self.renderer.show(view(state)))
        if self.renderer.deferred and (self.finishing is None or self.finishing.done()):
            self.finishing = asyncio.ensure_future(self._finish())
        root = root_attributes(state)
        for name in root:
            if root[name] != self.root.get(name):
                self.browser.set_root(name, root[name])
        self.root = root
        if title(state) != self.title:
            self.title = title(state)
            self.browser.set_title(self.title)
        if state.announced[0] != self.said:
            self.said, sentence = state.announced
            self.browser.announce(sentence)

    async def _finish(self) -> None:
        """Bring up to date what could wait until the rest was drawn."""
        try:
            await self.browser.painted()
            self._refocus(self.renderer.finish())
        except Exception as error:  # noqa: BLE001 - nobody waits for this task, so nobody else would tell
            self.browser.fail(error)

    def _refocus(self, held: str) -> None:
        """Move the focus where the next thing happens if what had it is gone, or had it only for want of that."""
        if not held:
            return
        wanted = screens.load(self.state.screen).focus(self.state.model, self.state.shared)
        if held == "lost" or (held == f"at {wanted[-1]}" and len(wanted) > 1):
            self.browser.run(Focus(wanted))

    # --- saving ---

    def _save_changes(self, before: State, after: State, message: Message) -> None:
        # What another tab has saved, two tabs would save in turns for ever.
        if isinstance(message, StorageChanged):
            return
        was, now = before.shared, after.shared
        if (now.settings, now.changed) != (was.settings, was.changed):
            stored = self.unsaved.get(storage.SETTINGS) or self.browser.load(storage.SETTINGS)
            usual = now.settings == Settings() and not now.changed  # as after everything was erased
            merged = storage.merge_settings(stored, was.settings, now.settings, now.changed)
            self._save(storage.SETTINGS, "" if usual else merged)
        for key, text in now.saved.items():
            if was.saved.get(key) != text:
                self._save(key, text)
        if _saved(before) != _saved(after) and (self.saving is None or self.saving.done()):
            self.saving = asyncio.ensure_future(self._save_screen())

    async def _save_screen(self) -> None:
        """Save what the open screen wants saved, but only after the page was told what to show."""
        await asyncio.sleep(0)
        for key, value in _saved(self.state).items():
            self._save(key, value.encode())

    def _save(self, key: str, text: str) -> None:
        """Save a text, and with it what could not be saved before; say when that begins to fail and when it is over."""
        before = bool(self.unsaved)
        waiting = {**self.unsaved, key: text}
        self.unsaved = {each: kept for each, kept in waiting.items() if not self.browser.save(each, kept)}
        if bool(self.unsaved) != before:
            self.dispatch(StorageFailed(bool(self.unsaved)))

    # --- effects ---

    def _sync_effects(self) -> None:
        """Begin what the page waits for, and drop what it no longer waits for."""
        state = self.state
        wanted = screens.load(state.screen).effects(state.model, state.shared) if state.screen else ()
        for effect in list(self.running):
            if effect not in wanted:
                self.running.pop(effect).cancel()
        for effect in wanted:
            if effect not in self.running:
                self.running[effect] = asyncio.ensure_future(self._run(effect))

    async def _run(self, effect: Effect) -> None:
        try:
            await self.browser.painted()
            message = await self._in_slices(effect.work(self.env))
            self.running.pop(effect, None)
            self.dispatch(message)
        except Exception as error:  # noqa: BLE001 - nobody waits for this task, so nobody else would tell
            self.running.pop(effect, None)
            self.browser.fail(error)

    async def _in_slices(self, work: Work) -> Message:
        """Do long work bit by bit, so that the page stays alive."""
        while True:
            try:
                pause = next(work)
            except StopIteration as done:
                message: Message = done.value
                return message
            seconds = pause.seconds if isinstance(pause, Pause) and not self.browser.in_a_hurry() else 0
            await asyncio.sleep(seconds)


def _saved(state: State) -> Mapping[str, Savable]:
    return screens.load(state.screen).saved(state.model) if state.screen else {}
