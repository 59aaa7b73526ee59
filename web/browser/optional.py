"""What a browser may lack, bar or break: sound, clipboard, lasting storage. Play never depends on any of it."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from pyodide.ffi import JsException, create_once_callable
from pyscript import document, window
from pyscript.ffi import to_js

# What an absent or broken part of the browser comes to in Python.
ABSENT = (JsException, AttributeError, TypeError)
IDLE_AFTER = 2_000  # milliseconds
TAKEN_AFTER = 60_000  # milliseconds: until then a browser has asked where to put a file


class Sound:
    """A soft tick."""

    def __init__(self) -> None:
        self.context: Any = None

    def tick(self) -> None:
        """Make it, if there is a device for it."""
        with suppress(*ABSENT):
            context = self.context = self.context or window.AudioContext.new()
            tone, gain = context.createOscillator(), context.createGain()
            tone.frequency.value = 520
            gain.gain.setValueAtTime(0.08, context.currentTime)
            gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.12)
            tone.connect(gain)
            gain.connect(context.destination)
            tone.start()
            tone.stop(context.currentTime + 0.13)


def copy(text: str, done: Callable[[], None], failed: Callable[[], None]) -> None:
    """Copy a text to the clipboard, which browsers lend to secure addresses alone."""
    try:
        window.navigator.clipboard.writeText(text).then(lambda _: done(), lambda _: failed())
    except ABSENT:
        failed()


def download(name: str, text: str) -> None:
    """Offer a text as a file: by a link that is pressed at once, as browsers know no other way."""
    with suppress(*ABSENT):
        address = window.URL.createObjectURL(window.Blob.new(to_js([text])))
        link = document.createElement("a")
        link.href, link.download = address, name
        link.click()
        window.setTimeout(create_once_callable(lambda: window.URL.revokeObjectURL(address)), TAKEN_AFTER)


def when_idle(do: Callable[[], object]) -> None:
    """Do something when the page has nothing better to do, or after a while where that cannot be known."""
    later = create_once_callable(lambda *_: do())
    try:
        window.requestIdleCallback(later)
    except ABSENT:
        window.setTimeout(later, IDLE_AFTER)


def keep_for_good() -> None:
    """Ask the browser not to throw saved games away."""
    with suppress(*ABSENT):
        window.navigator.storage.persist()
