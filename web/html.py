"""Pieces of a page as plain values: what a screen should look like, before any browser is involved."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Node:
    """An element: its tag, its attributes in order, its children, and a key that is unique among its siblings."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple["Node | str", ...] = ()
    key: str = ""

    def get(self, name: str) -> str | None:
        """The value of an attribute, or None if it is not there."""
        return dict(self.attributes).get(name)


def h(tag: str, *children: "Node | str | bool | None", key: str = "", **attributes: str | int | bool | None) -> Node:
    """An element. ``class_`` and ``data_move`` become class and data-move; None, False and "" children are left out."""
    pairs = []
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        pairs.append((name.rstrip("_").replace("_", "-"), "" if value is True else str(value)))
    kept = tuple(child for child in children if isinstance(child, Node) or (isinstance(child, str) and child))
    return Node(tag, tuple(pairs), kept, key)


def walk(node: Node) -> "list[Node]":
    """The node and everything below it, in the order of the page."""
    found = [node]
    for child in node.children:
        if isinstance(child, Node):
            found += walk(child)
    return found


def text_of(node: "Node | str") -> str:
    """All the text in a node."""
    return node if isinstance(node, str) else "".join(map(text_of, node.children))
