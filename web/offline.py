"""Keeps the built site on the device through its service worker, and tells how that stands."""

import asyncio
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy

from web.intents import Intent, Offline
from web.state import Kept

WORKER = "./service-worker.js"
TAKE_OVER = "take over"


class Worker:
    """The service worker as the page sees it: it installs one build, and waits with a newer one until it is asked."""

    def __init__(self, dispatch: Callable[[Intent], None]) -> None:
        self.dispatch = dispatch
        self.registration: Any = None
        self.asked = False

    def begin(self) -> None:
        """Have the site kept, without anybody waiting for it."""
        self.beginning = asyncio.ensure_future(self._register())

    async def _register(self) -> None:
        """Where this is not possible, the site plays as long as there is a network."""
        container = getattr(js.navigator, "serviceWorker", None)
        if not container:
            return
        container.addEventListener("controllerchange", create_proxy(self._changed))
        js.addEventListener("appinstalled", create_proxy(_stay))
        if js.matchMedia("(display-mode: standalone)").matches:
            _stay()
        try:
            self.registration = await container.register(WORKER)
        except JsException:
            return
        if not self.registration:  # what blocks workers may do so without a word
            return
        self.registration.addEventListener("updatefound", create_proxy(self._found))
        self._found()

    def update(self) -> None:
        """Let the newer build take over; the page loads anew as soon as it has."""
        self.asked = True
        if self.registration and self.registration.waiting:
            self.registration.waiting.postMessage(TAKE_OVER)

    def _found(self, _: Any = None) -> None:
        if self.registration.installing:
            self.registration.installing.addEventListener("statechange", create_proxy(self._tell))
        self._tell()

    def _tell(self, _: Any = None) -> None:
        registration = self.registration
        if registration.waiting and registration.active:
            self.dispatch(Offline(Kept.OUTDATED))
        elif registration.active:
            self.dispatch(Offline(Kept.READY))

    def _changed(self, _: Any) -> None:
        if self.asked:
            js.location.reload()


def _stay(_: Any = None) -> None:
    """Ask the browser not to throw the games of an installed app away."""
    storage = getattr(js.navigator, "storage", None)
    if storage:
        storage.persist()
