"""Brings nodes into the page, changing only what changed, so that nothing is rebuilt under a finger."""

import json
from collections.abc import Callable, Iterator
from itertools import count

from web.html import Child, Lazy, Node

SVG_TAGS = {"svg", "polyline", "circle", "rect", "line", "path", "g", "text"}
# What a person can change in the page behind the app's back.
LIVE_PROPERTIES = {"value", "checked", "selected"}


class Surface:
    """What the page is drawn on: it collects changes and sends them all at once, since each call costs time."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self.send = send
        self.changes: list[tuple[str | int | None, ...]] = []
        self.numbers = count(1)

    def change(self, what: str, *details: str | int | None) -> None:
        """Note a change; web/patch.js knows what each is."""
        self.changes.append((what, *details))

    def flush(self) -> None:
        """Have the changes made."""
        if self.changes:
            changes, self.changes = self.changes, []
            self.send(json.dumps(changes))


class Shown:
    """A node as it stands in the page, known there by its number."""

    __slots__ = ("asked", "children", "key", "node", "number", "surface")

    def __init__(self, surface: Surface, asked: Child, key: str) -> None:
        self.surface = surface
        self.key = key
        self.asked = asked
        self.number = next(surface.numbers)
        node = asked.node() if isinstance(asked, Lazy) else asked
        self.node: Node | str = node
        self.children: list[Shown] = []
        if isinstance(node, str):
            surface.change("text", self.number, node)
            return
        surface.change("picture" if node.tag in SVG_TAGS else "element", self.number, node.tag)
        for name, value in node.attributes:
            surface.change("set", self.number, name, value)
        for place, child in enumerate(node.children):
            shown = Shown(surface, child, _key(child, place))
            self.children.append(shown)
            surface.change("insert", self.number, shown.number, None)
        if node.tag == "select":  # Its options had to be there first.
            surface.change("set", self.number, "value", node.get("value") or "")

    def become(self, asked: Child, later: "dict[Shown, Lazy] | None" = None) -> None:
        """Change what differs between the node shown and the node to be shown; note what may be changed later."""
        if asked is self.asked or (isinstance(asked, Lazy | str) and asked == self.asked):
            # Nodes are not compared as a whole: that would compare every part again and again on the way down.
            if later:
                later.pop(self, None)
            return
        if later is not None and isinstance(asked, Lazy) and asked.later:
            later[self] = asked
            return
        self.asked = asked
        node = asked.node() if isinstance(asked, Lazy) else asked
        before, self.node = self.node, node
        if isinstance(node, str) or isinstance(before, str):
            self.surface.change("write", self.number, str(node))
            return
        if before.tag != node.tag:
            raise ValueError(f"a {before.tag} cannot become a {node.tag}")
        self._arrange(node, later)
        if before.attributes == node.attributes:
            return
        old, new = dict(before.attributes), dict(node.attributes)
        for name in old.keys() | new.keys():
            if old.get(name) != new.get(name):
                self.surface.change("set", self.number, name, new.get(name))

    def restore(self) -> None:
        """Bring back what a person changed in the page and the app did not take."""
        for child in self.children:
            child.restore()
        if isinstance(self.node, str):
            return
        for name, value in self.node.attributes:
            if name in LIVE_PROPERTIES:
                self.surface.change("set", self.number, name, value)
        if self.node.get("type") == "checkbox" and self.node.get("checked") is None:
            self.surface.change("set", self.number, "checked", None)

    def _arrange(self, node: Node, later: "dict[Shown, Lazy] | None") -> None:
        """Bring the children into their new order, keeping those that stay."""
        wanted = [(_key(child, place), child) for place, child in enumerate(node.children)]
        if [(shown.key, _kind(shown.asked)) for shown in self.children] == [
            (key, _kind(child)) for key, child in wanted
        ]:
            for shown, child in zip(self.children, node.children, strict=True):
                shown.become(child, later)
            return
        kinds = {key: _kind(child) for key, child in wanted}
        staying: dict[str, Shown] = {}
        for shown in self.children:
            if kinds.get(shown.key) == _kind(shown.asked):
                staying[shown.key] = shown
            else:
                gone = list(shown.walk())
                self.surface.change("drop", *(each.number for each in gone))
                if later:
                    for each in gone:
                        later.pop(each, None)
        order = list(staying.values())
        place = 0
        arranged = []
        for key, child in wanted:
            stays = staying.get(key)
            following = order[place].number if place < len(order) else None
            if stays is None:
                shown = Shown(self.surface, child, key)
                self.surface.change("insert", self.number, shown.number, following)
            else:
                shown = stays
                if order[place] is not shown:
                    self.surface.change("insert", self.number, shown.number, following)
                    order.remove(shown)
                    order.insert(place, shown)
                place += 1
                shown.become(child, later)
            arranged.append(shown)
        self.children = arranged

    def walk(self) -> "Iterator[Shown]":
        """Itself and all that is in it."""
        yield self
        for child in self.children:
            yield from child.walk()


def _key(child: Child, place: int) -> str:
    return f"#{place}" if isinstance(child, str) or not child.key else child.key


def _kind(child: Child) -> object:
    """What can turn into what: text into text, an element into one with the same tag or from the same maker."""
    if isinstance(child, str):
        return "text"
    return child.make if isinstance(child, Lazy) else child.tag
