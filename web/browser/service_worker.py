"""Keeps the built site on the device through its service worker, and tells how that stands."""

import asyncio
from collections.abc import Callable
from typing import Any

from pyscript import window
from pyscript.ffi import create_proxy

from web.app.messages import OfflineChanged
from web.app.state import OfflineStatus
from web.browser.optional import ABSENT, keep_for_good
from web.ui.html import Message

SCRIPT = "./service-worker.js"
TAKE_OVER = "take over"


class ServiceWorker:
    """The service worker as the page sees it: it installs one build, and waits with a newer one until it is asked."""

    def __init__(self, dispatch: Callable[[Message], None]) -> None:
        self.dispatch = dispatch
        self.registration: Any = None
        self.asked = False

    def begin(self) -> None:
        """Have the site kept, without anybody waiting for it."""
        self.beginning = asyncio.ensure_future(self._register())

    async def _register(self) -> None:
        """Where this is not possible, the site plays as long as there is a network."""
        try:
            window.addEventListener("appinstalled", create_proxy(lambda _: keep_for_good()))
            if window.matchMedia("(display-mode: standalone)").matches:
                keep_for_good()
            container = window.navigator.serviceWorker
            container.addEventListener("controllerchange", create_proxy(self._changed))
            self.registration = await container.register(SCRIPT)
        except ABSENT:
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
            self.dispatch(OfflineChanged(OfflineStatus.OUTDATED))
        elif registration.active:
            self.dispatch(OfflineChanged(OfflineStatus.READY))

    def _changed(self, _: Any) -> None:
        if self.asked:
            window.location.reload()
