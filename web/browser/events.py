"""Hands what happens in the browser to the app, with one listener for each kind of event."""

from collections.abc import Callable
from typing import Any

from pyscript import document, window
from pyscript.ffi import create_proxy, is_none

from web.app.app import App
from web.app.messages import Navigate, StorageChanged
from web.app.screen import Key
from web.app.storage import PREFIX
from web.browser.dom import Browser

FIELDS = "input:not([type=checkbox]), select, textarea"


def listen(app: App, browser: Browser) -> None:
    """Listen from now on; whatever goes wrong becomes a panel instead of a traceback."""

    def guarded(handle: Callable[..., None]) -> Any:
        def handler(*facts: Any) -> None:
            try:
                handle(*facts)
            except Exception as error:  # noqa: BLE001 - the last resort
                browser.fail(error)

        return create_proxy(handler)

    def press_key(event: Any) -> None:
        key = _key(event)
        if key and app.press_key(key):
            event.preventDefault()

    def store(event: Any) -> None:
        if is_none(event.key):  # everything was cleared, which is no game's news
            return
        name = str(event.key)
        if name.startswith(PREFIX):
            key = name.removeprefix(PREFIX)
            # As it is now: what the event tells may be older than what this tab has written since.
            app.dispatch(StorageChanged(key, browser.load(key)))

    window.dojo.listen(guarded(app.receive))
    window.addEventListener("pageshow", guarded(lambda event: _catch_up(app, browser, event)))
    document.addEventListener("keydown", guarded(press_key))
    window.addEventListener("hashchange", guarded(lambda _: app.dispatch(Navigate(browser.link()))))
    window.addEventListener("storage", guarded(store))


def _catch_up(app: App, browser: Browser, event: Any) -> None:
    """A page that the browser had put away has heard of nothing meanwhile."""
    for key, text in browser.shared().saved.items() if event.persisted else ():
        app.dispatch(StorageChanged(key, text))


def _key(event: Any) -> Key | None:
    """A key as the app wants to know it; none while somebody types, or uses a key of the browser's own."""
    typing = event.target.closest(FIELDS) and str(event.key) != "Escape"
    if event.ctrlKey or event.metaKey or event.altKey or typing:
        return None
    focused = document.activeElement
    focus = "" if is_none(focused) else str(focused.id)
    return Key(str(event.key), str(event.code), bool(event.shiftKey), bool(event.repeat), focus)
