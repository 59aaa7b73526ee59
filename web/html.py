"""Pieces of a page as plain values: what a screen should look like, before any browser is involved.

Named tuples, because every move makes hundreds of them, several times quicker than dataclasses.
"""

from collections.abc import Callable
from typing import Any, NamedTuple


class Node(NamedTuple):
    """An element: its tag, its attributes in order, its children, and a key that is unique among its siblings."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple["Child", ...] = ()
    key: str = ""

    def get(self, name: str) -> str | None:
        """The value of an attribute, or None if it is not there."""
        return dict(self.attributes).get(name)


class Lazy(NamedTuple):
    """A node that is made only when what it is made from has changed. It always makes the same kind of element.

    A later one may be brought up to date a moment after the others, so that those can be seen sooner.
    """

    make: Callable[..., Node]
    arguments: tuple[Any, ...]
    key: str = ""
    later: bool = False

    def node(self) -> Node:
        """The node itself."""
        return self.make(*self.arguments)


Child = Node | Lazy | str


def h(tag: str, *children: "Child | bool | None", key: str = "", **attributes: str | int | bool | None) -> Node:
    """An element. ``class_`` and ``data_move`` become class and data-move; None, False and "" children are left out."""
    pairs = []
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        pairs.append((name.rstrip("_").replace("_", "-"), "" if value is True else str(value)))
    return Node(tag, tuple(pairs), tuple(child for child in children if child and not isinstance(child, bool)), key)


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
