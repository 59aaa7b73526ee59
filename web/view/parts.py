"""Small parts that several screens use."""

from collections.abc import Iterable
from enum import Enum

from pygame_rules.reading import MAX_NAME
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


def field(label: str, control: Node, *, class_: str = "field") -> Node:
    """A control with its label, which names it and nothing else."""
    name = control.get("id")
    return h("div", h("label", label, key="label", for_=name, class_="label"), control, key=name or "", class_=class_)


def select(label: str, name: str, options: Iterable[Enum], chosen: Enum) -> Node:
    """A labelled choice of one among few."""
    rows = (h("option", str(each.value), key=each.name, value=each.name, selected=each is chosen) for each in options)
    return field(label, h("select", *rows, key="control", id=f"set-{name}", data_set=name, value=chosen.name))


def switch(label: str, name: str, *, on: bool) -> Node:
    """A labelled switch."""
    box = h("input", key="control", id=f"set-{name}", type="checkbox", role="switch", data_set=name, checked=on)
    return field(label, box, class_="field switch")


def refusable(label: str, control: Node, error: str) -> Node:
    """A labelled control with the sentence that says why what it holds was not taken, if there is one."""
    name = control.get("id")
    if not error:
        return field(label, control)
    wrong = (("aria-describedby", f"{name}-error"), ("aria-invalid", "true"))
    shown = field(label, control._replace(attributes=(*control.attributes, *wrong)))
    sentence = h("p", error, key="error", id=f"{name}-error", class_="notice")
    return shown._replace(children=(*shown.children, sentence))


def setting(label: str, name: str, value: str, refused: tuple[str, str], *, number: bool = False) -> Node:
    """A labelled line of text that is a setting, with what was wrong with it, if it was this one that was refused."""
    shape: dict[str, str | int | None] = {"type": "text", "maxlength": MAX_NAME}
    if number:
        shape = {"type": "number", "min": 1, "max": 99, "inputmode": "numeric"}
    control = h("input", key="control", id=f"set-{name}", data_set=name, value=value, autocomplete="off", **shape)
    return refusable(label, control, refused[1] if refused[0] == name else "")
