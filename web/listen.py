"""Turns what happens in the browser into intents, with one listener for each kind of event."""

import math
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import js
from pyodide.ffi import create_proxy

from web import events
from web.intents import Absent, Elsewhere, Go, Intent, Shared
from web.page import PREFIX

Dispatch = Callable[[Intent | None], None]


class Page(Protocol):
    """What listening needs of the page."""

    def fail(self, error: Exception) -> None:
        """Tell that something went wrong which should not have."""

    def restore(self) -> None:
        """Bring choices back to what the app made of them."""


def listen(dispatch: Callable[[Intent], None], page: Page, deeds: Mapping[str, Callable[[], None]]) -> None:
    """Listen to the document from now on. Deeds are buttons by name that the app knows nothing of."""

    def send(intent: Intent | None) -> None:
        if intent:
            dispatch(intent)

    def on(kind: str, target: Any, handle: Callable[[Any, Dispatch], None]) -> None:
        def guarded(event: Any) -> None:
            try:
                handle(event, send)
            except Exception as error:  # noqa: BLE001 - the last resort: a panel instead of a traceback
                page.fail(error)

        target.addEventListener(kind, create_proxy(guarded))

    impatience = Impatience()
    on("pointerdown", js.document, lambda event, _send: impatience.watch(event))
    on("click", js.document, lambda event, send: None if impatience.goes_on(event) else _click(event, send, deeds))
    on("change", js.document, _change)
    on("change", js.document, lambda _event, _send: page.restore())
    on("input", js.document, lambda event, send: send(events.typed(_data(event.target), str(event.target.value))))
    on("submit", js.document, _submit)
    on("keydown", js.document, _key)
    on("hashchange", js.window, lambda _, send: send(Go(str(js.location.hash))))
    on("storage", js.window, _saved_elsewhere)


class Impatience:
    """Fingers that tap a board on which nothing can be pressed yet: what they hit first was not chosen."""

    SOON = 500  # milliseconds

    def __init__(self) -> None:
        self.last = -math.inf

    def watch(self, event: Any) -> None:
        """Note a tap in vain."""
        if event.target.closest("#board") and not js.document.querySelector("#board button:not(:disabled)"):
            self.last = event.timeStamp

    def goes_on(self, event: Any) -> bool:
        """Whether a click is one more of them."""
        return bool(event.target.closest("#board")) and event.timeStamp - self.last < self.SOON


def _saved_elsewhere(event: Any, send: Dispatch) -> None:
    """Another tab has saved something; only games matter here."""
    kind, _, slug = str(event.key).removeprefix(PREFIX).partition(".")
    if kind == "game":
        send(Elsewhere(slug, str(event.newValue or "")))


def _click(event: Any, send: Dispatch, deeds: Mapping[str, Callable[[], None]]) -> None:
    element = event.target.closest("[data-do], [data-move], [data-play], [data-look]")
    if not element or getattr(element, "disabled", False):
        return
    data = _data(element)
    if data.keys() & {"move", "play"} and event.detail > 1:
        return  # The second half of a double click would be the next player's move.
    if data.get("do") in deeds:
        deeds[data["do"]]()
    elif data.get("do") == "share":
        _share(send)
    else:
        send(events.clicked(data))


def _change(event: Any, send: Dispatch) -> None:
    field = event.target
    value = ("on" if field.checked else "off") if field.type == "checkbox" else str(field.value)
    send(events.changed(_data(field), value))


def _submit(event: Any, send: Dispatch) -> None:
    intent = events.submitted(_data(event.target))
    if intent:
        event.preventDefault()
        send(intent)


def _key(event: Any, send: Dispatch) -> None:
    """Digits play, arrows go from tile to tile, letters press buttons; never while somebody types."""
    if event.ctrlKey or event.metaKey or event.altKey or event.target.closest("input, select, textarea"):
        return
    code, key = str(event.code), str(event.key)
    if event.repeat and not key.startswith("Arrow"):
        if key == "Enter" and event.target.closest("#board"):
            event.preventDefault()  # Held down, it would make the next player's move.
        return
    if len(key) == 1 and js.document.documentElement.getAttribute("data-keys") == "off":
        return
    if code.startswith(("Digit", "Numpad")) and code[-1].isdigit():
        event.preventDefault()  # The focus may move to a field, which must not get this digit.
        _play_digit(code[-1], send, removing=bool(event.shiftKey))
    elif key.startswith("Arrow"):
        _next_tile(key, event)
    else:
        send(events.pressed(key))


def _play_digit(digit: str, send: Dispatch, *, removing: bool) -> None:
    """Press what this digit offers, or else the tile that tells why it offers nothing."""
    offers = list(js.document.querySelectorAll(f'#board button[data-digit="{digit}"]:not(:disabled)'))
    wanted = [each for each in offers if getattr(each.dataset, "kind", "") == "remove"] if removing else offers
    pressed = wanted[0] if wanted else js.document.querySelector(f'#board div[data-digit="{digit}"]')
    if pressed:
        pressed.focus()
        pressed.click()
    elif not js.document.querySelector(f'#board [data-digit="{digit}"]'):
        send(Absent(int(digit)))


def _next_tile(key: str, event: Any) -> None:
    """Left and right go from tile to tile, up and down between what one tile offers."""
    active = js.document.activeElement
    if not active or not active.closest("#board"):
        return
    event.preventDefault()
    tile = active.closest(".tile")
    if key in ("ArrowUp", "ArrowDown") and tile:
        acts = list(tile.querySelectorAll("button:not(:disabled)"))
    else:
        tiles = js.document.querySelectorAll("#board .tile")
        acts = [act for act in (each.querySelector("button:not(:disabled)") for each in tiles) if act]
        active = tile.querySelector("button:not(:disabled)") if tile else active
    step = 1 if key in ("ArrowRight", "ArrowDown") else -1
    places = [place for place, act in enumerate(acts) if act == active]
    if acts:
        acts[(places[0] + step) % len(acts) if places else 0].focus()


def _share(send: Dispatch) -> None:
    """Copy the link; of a page that is a file on this device, only the part that means something elsewhere."""
    local = js.location.protocol == "file:"
    part = "The end of the link was copied. Behind the address of any Digit Dojo, it opens this game."
    copied = Shared(part if local else "The link to this game was copied.")
    barred = Shared("The link to this game stands in the address bar.")
    clipboard = getattr(js.navigator, "clipboard", None)  # Browsers lend it to secure addresses alone.
    if not clipboard:
        send(barred)
        return
    copying = clipboard.writeText(js.location.hash if local else js.location.href)
    copying.then(lambda _: send(copied), lambda _: send(barred))


def _data(element: Any) -> dict[str, str]:
    """What an element says it is for, in its data attributes."""
    found = ((name, element.getAttribute(f"data-{name}")) for name in events.NAMES)
    return {name: value for name, value in found if isinstance(value, str)}  # JavaScript's null is not None
