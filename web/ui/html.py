"""Pieces of a page as plain values: what a screen should look like, before any browser is involved.

A control carries its message: ``h("button", "Undo", on_click=Undo())``. The renderer keeps it and hands it to the app
when the control is used. Nodes are named tuples: every move makes hundreds, several times quicker than dataclasses.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

Message = tuple[Any, ...]  # What happened, as a named tuple: each screen and the shell have their own.


class Deliberate(NamedTuple):
    """A message that is sent only by a press that was meant: by no double click, and by no impatient finger."""

    message: Message


class InVain(NamedTuple):
    """What a press amounts to where nothing can be pressed just now; the taps that follow it were not aimed."""


Handler = Message | Deliberate | InVain | Callable[[str], "Message | None"]


class Node(NamedTuple):
    """An element: its tag, its attributes in order, its children, a key unique among its siblings, and its handlers."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple["Child", ...] = ()
    key: str = ""
    on: tuple[tuple[str, Handler], ...] = ()

    def get(self, name: str) -> str | None:
        """The value of an attribute, or None if it is not there."""
        return dict(self.attributes).get(name)


class Lazy(NamedTuple):
    """A node that is made only when what it is made from has changed. It always makes the same kind of element.

    A deferred one may be brought up to date a moment after the others, so that those can be seen sooner.
    """

    make: Callable[..., Node]
    arguments: tuple[Any, ...]
    key: str = ""
    deferred: bool = False

    def node(self) -> Node:
        """The node itself."""
        return self.make(*self.arguments)


Child = Node | Lazy | str


def h(
    tag: str,
    *children: "Child | bool | None",
    key: str = "",
    on_click: Handler | None = None,
    on_input: Handler | None = None,
    on_change: Handler | None = None,
    on_submit: Handler | None = None,
    on_pointerdown: Handler | None = None,
    **attributes: str | int | bool | None,
) -> Node:
    """An element. ``class_`` and ``data_move`` become class and data-move; None, False and "" children are left out.

    A handler is the message to send, or a function that makes one of the control's value.
    """
    pairs = []
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        pairs.append((name.rstrip("_").replace("_", "-"), "" if value is True else str(value)))
    on: tuple[tuple[str, Handler], ...] = ()
    if on_click is not None:
        on = (("click", on_click),)
    for kind, handler in (
        ("input", on_input),
        ("change", on_change),
        ("submit", on_submit),
        ("pointerdown", on_pointerdown),
    ):
        if handler is not None:
            on = (*on, (kind, handler))
    return Node(tag, tuple(pairs), tuple(child for child in children if child and not isinstance(child, bool)), key, on)


def walk(node: Node | Lazy) -> list[Node]:
    """The node and everything below it, in the order of the page."""
    node = node.node() if isinstance(node, Lazy) else node
    found = [node]
    for child in node.children:
        if not isinstance(child, str):
            found += walk(child)
    return found


def text_of(node: Child) -> str:
    """All the text in a node."""
    if isinstance(node, str):
        return node
    return "".join(map(text_of, node.node().children if isinstance(node, Lazy) else node.children))
