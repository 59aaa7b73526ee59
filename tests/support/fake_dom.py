"""A small stand-in for the browser's document, which does what web/ui/patch.js does."""

import json
from typing import Any


class Element:
    """As much of a DOM node as matters here."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.data = ""
        self.attributes: dict[str, str] = {}
        self.children: list[Element] = []
        self.parent: Element | None = None
        self.value = ""
        self.checked = False
        self.kinds: list[str] = []

    def remove(self) -> None:
        if self.parent:
            self.parent.children.remove(self)
        self.parent = None


class FakeDom:
    """Makes changes to elements of its own, and remembers what it was asked to do."""

    def __init__(self, **places: Element) -> None:
        self.nodes: dict[int, Element] = {}
        self.places = places
        self.log: list[Any] = []

    def patch(self, changes: str) -> str:
        for what, number, *rest in json.loads(changes):
            self.log.append((what, number, *rest))
            getattr(self, what)(number, *rest)
        return ""

    def adopt(self, name: str, shape: str) -> bool:
        """Take over what stands in a place, if it has this shape; see patch.js."""
        found: list[tuple[int, Element]] = []

        def fits(node: Element, wanted: list[Any]) -> bool:
            number, tag, inside = wanted
            found.append((number, node))
            if tag == "#text":
                return bool(node.tag == tag and node.data == inside)
            same: bool = node.tag == tag and len(node.children) == len(inside)
            return same and all(map(fits, node.children, inside))

        place = self.places.get(name)
        if place is None or len(place.children) != 1 or not fits(place.children[0], json.loads(shape)):
            return False
        self.nodes.update(found)
        return True

    def place(self, number: int, name: str) -> None:
        place = self.places.setdefault(name, Element("div"))
        for child in list(place.children):
            child.remove()
        self.nodes[number] = place

    def element(self, number: int, tag: str) -> None:
        self.nodes[number] = Element(tag)

    picture = element

    def text(self, number: int, data: str) -> None:
        self.nodes[number] = Element("#text")
        self.nodes[number].data = data

    def write(self, number: int, data: str) -> None:
        self.nodes[number].data = data

    def on(self, number: int, kinds: str) -> None:
        self.nodes[number].kinds = kinds.split()

    def set(self, number: int, name: str, value: str | None) -> None:
        node = self.nodes[number]
        if name == "value" and node.tag in ("input", "select", "option"):
            node.value = value or ""
        elif name in ("checked", "selected"):
            node.checked = value is not None
        elif value is None:
            del node.attributes[name]
        else:
            node.attributes[name] = value

    def insert(self, number: int, child: int, before: int | None) -> None:
        node, moved = self.nodes[number], self.nodes[child]
        moved.remove()
        moved.parent = node
        place = node.children.index(self.nodes[before]) if before else len(node.children)
        node.children.insert(place, moved)

    def drop(self, number: int, *inside: int) -> None:
        self.nodes[number].remove()
        for each in (number, *inside):
            del self.nodes[each]


def elements(node: Element) -> list[Element]:
    """An element and everything below it, in the order of the page."""
    return [node, *(each for child in node.children for each in elements(child))]


def text_in(node: Element) -> str:
    """All the text in an element."""
    return "".join(each.data for each in elements(node))
