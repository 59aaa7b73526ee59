"""Controls that several screens use."""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import TypeVar

from web.ui.html import Handler, Message, Node, h

E = TypeVar("E", bound=Enum)
EMPTY: Mapping[str, str] = MappingProxyType({})
NUMERIC = MappingProxyType({"inputmode": "numeric"})  # Phones show digits to type.


def button(
    text: str,
    message: Handler | None,
    *,
    key: str = "",
    id: str | None = None,  # noqa: A002 - as HTML calls it
    class_: str = "",
    disabled: bool = False,
    pressed: bool | None = None,
) -> Node:
    """A button that sends a message; one that is pressed or not is a toggle."""
    return h(
        "button",
        text,
        key=key or text,
        id=id,
        type="button",
        class_=f"button {class_}".strip(),
        disabled=disabled,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        on_click=message,
    )


def field(label: str, control: Node, *, class_: str = "field") -> Node:
    """A control with its label, which names it and nothing else."""
    name = control.get("id")
    return h("div", h("label", label, key="label", for_=name, class_="label"), control, key=name or "", class_=class_)


def select(label: str, name: str, options: type[E], chosen: E, message: Callable[[E], Message]) -> Node:
    """A labelled choice of one among few; what the list does not offer is ignored."""
    offered = options.__members__

    def change(value: str) -> Message | None:
        return message(offered[value]) if value in offered else None

    rows = (h("option", str(each.value), key=each.name, value=each.name, selected=each is chosen) for each in options)
    return field(label, h("select", *rows, key="control", id=f"set-{name}", value=chosen.name, on_change=change))


def switch(label: str, name: str, *, on: bool, message: Callable[[bool], Message]) -> Node:
    """A labelled switch."""
    box = h(
        "input",
        key="control",
        id=f"set-{name}",
        type="checkbox",
        role="switch",
        checked=on,
        on_change=lambda value: message(value == "on"),
    )
    return field(label, box, class_="field switch")


def text_field(
    label: str,
    name: str,
    value: str,
    *,
    error: str = "",
    on_input: Handler | None = None,
    on_change: Handler | None = None,
    disabled: bool = False,
    attributes: Mapping[str, str] = EMPTY,
) -> Node:
    """A labelled line of text, with the sentence that says why what it holds was not taken, if there is one."""
    control = h(
        "input",
        key="control",
        id=name,
        type="text",
        value=value,
        autocomplete="off",
        disabled=disabled,
        aria_describedby=f"{name}-error" if error else None,
        aria_invalid="true" if error else None,
        on_input=on_input,
        on_change=on_change,
    )
    merged = {**dict(control.attributes), **attributes}
    shown = field(label, control._replace(attributes=tuple(merged.items())))
    if not error:
        return shown
    sentence = h("p", error, key="error", id=f"{name}-error", class_="notice")
    return shown._replace(children=(*shown.children, sentence))


def rows(texts: Iterable[str], class_: str) -> Node:
    """A list of sentences."""
    return h("ul", *(h("li", text, key=str(count)) for count, text in enumerate(texts)), class_=class_)


def choices(
    legend: str,
    name: str,
    options: Mapping[E, str],
    chosen: E,
    message: Callable[[E], Message],
    *,
    class_: str = "options",
) -> Node:
    """One of few, all in view: a group of radio buttons with a name."""
    rows = [
        h(
            "div",
            h(
                "input",
                key="input",
                id=f"{name}-{each.name.lower()}",
                type="radio",
                name=name,
                value=each.name,
                checked=each is chosen,
                on_change=lambda _, each=each: message(each),
            ),
            h("label", text, key="label", for_=f"{name}-{each.name.lower()}", class_="label"),
            key=each.name,
            class_="choice",
        )
        for each, text in options.items()
    ]
    return h(
        "fieldset",
        h("legend", legend, key="legend", class_="legend"),
        h("div", *rows, key="options", class_=class_),
        key=name,
        class_="choices",
    )
