"""Small parts that several screens use."""

from collections.abc import Iterable
from enum import Enum

from web.html import Node, h


def button(text: str, do: str, *, class_: str = "", disabled: bool = False, label: str | None = None) -> Node:
    """A button that does something by name."""
    return h(
        "button",
        text,
        key=f"do-{do}",
        type="button",
        class_=f"button {class_}".strip(),
        data_do=do,
        disabled=disabled,
        aria_label=label,
    )


def select(label: str, name: str, options: Iterable[Enum], chosen: Enum) -> Node:
    """A labelled choice of one among few."""
    return h(
        "label",
        h("span", label, class_="label"),
        h(
            "select",
            *(
                h("option", str(each.value), key=each.name, value=each.name, selected=each is chosen)
                for each in options
            ),
            data_set=name,
            value=chosen.name,
        ),
        key=name,
        class_="field",
    )


def switch(label: str, name: str, *, on: bool, note: str = "") -> Node:
    """A labelled switch."""
    return h(
        "label",
        h("input", type="checkbox", role="switch", data_set=name, checked=on),
        h("span", label, class_="label"),
        h("span", note, class_="note") if note else None,
        key=name,
        class_="field switch",
    )


def text_field(label: str, name: str, value: str, **attributes: str | int | bool | None) -> Node:
    """A labelled line of text."""
    return h(
        "label",
        h("span", label, class_="label"),
        h("input", key="", data_set=name, value=value, autocomplete="off", spellcheck="false", **attributes),
        key=name,
        class_="field",
    )
