"""Our own keys to type a result with, so that no phone covers the board with its own."""

from collections.abc import Callable

from web.ui.html import Message, Node, h
from web.ui.icons import icon


def keypad(press: Callable[[str], Message], *, form: str, live: bool) -> Node:
    """The ten digits, one key that takes a digit back, and one that sends the form it belongs to."""
    digits = (
        h(
            "button",
            digit,
            key=digit,
            id=f"key-{digit}",
            type="button",
            class_=f"key-{digit}",
            disabled=not live,
            on_click=press(digit),
        )
        for digit in "1234567890"
    )
    erase = h(
        "button",
        icon("erase"),
        key="erase",
        id="key-erase",
        type="button",
        class_="erase",
        aria_label="Delete digit",
        disabled=not live,
        on_click=press(""),
    )
    check = h(
        "button", "Check", key="check", id="key-check", type="submit", form=form, class_="check", disabled=not live
    )
    return h("div", *digits, erase, check, key="keypad", class_="keypad", role="group", aria_label="Keypad")
