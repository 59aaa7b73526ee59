"""Brings nodes into the page, changing only what changed, so that nothing is rebuilt under a finger."""

import json
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any

from web.ui.html import Child, Handler, Lazy, Node

SVG_TAGS = {"svg", "polyline", "circle", "rect", "line", "path", "g", "text"}
# What a person can change in the page behind the app's back.
LIVE_PROPERTIES = {"value", "checked", "selected"}

Change = tuple[str | int | None, ...]


class PatchQueue:
    """Collects changes, to be sent all at once, since each call into the browser costs time; knows who handles what."""

    def __init__(self, send: Callable[[str], str]) -> None:
        self.send = send
        self.changes: list[Change] = []
        self.numbers = count(1)
        self.handlers: dict[int, dict[str, Handler]] = {}

    def change(self, what: str, *details: str | int | None) -> None:
        """Note a change; patch.js knows what each is."""
        self.changes.append((what, *details))

    def handle(self, number: int, before: Node | None, node: Node) -> None:
        """Note what an element handles from now on; the page is told only of which kinds of event."""
        if before is None or before.on is not node.on:
            kinds = [kind for kind, _ in node.on]
            if node.on:
                self.handlers[number] = dict(node.on)
            else:
                self.handlers.pop(number, None)
            if kinds != ([kind for kind, _ in before.on] if before else []):
                self.change("on", number, " ".join(kinds))

    def forget(self, numbers: list[int]) -> None:
        """Note that elements have left the page, the first of them with all the others inside."""
        self.change("drop", *numbers)
        for number in numbers:
            self.handlers.pop(number, None)

    def flush(self) -> str:
        """Have the changes made; tells what became of the focus, see patch.js."""
        changes, self.changes = self.changes, []
        return self.send(json.dumps(changes)) if changes else ""


class Mounted:
    """A node as it stands in the page, known there by its number."""

    __slots__ = ("children", "key", "node", "number", "queue", "source")

    def __init__(self, queue: PatchQueue, source: Child, key: str) -> None:
        self.queue = queue
        self.key = key
        self.source = source
        self.number = next(queue.numbers)
        node = source.node() if isinstance(source, Lazy) else source
        self.node: Node | str = node
        self.children: list[Mounted] = []
        if isinstance(node, str):
            queue.change("text", self.number, node)
            return
        queue.change("picture" if node.tag in SVG_TAGS else "element", self.number, node.tag)
        for name, value in node.attributes:
            queue.change("set", self.number, name, value)
        if node.on:
            queue.handle(self.number, None, node)
        for place, child in enumerate(node.children):
            mounted = Mounted(queue, child, _key(child, place))
            self.children.append(mounted)
            queue.change("insert", self.number, mounted.number, None)
        if node.tag == "select":  # Its options had to be there first.
            queue.change("set", self.number, "value", node.get("value") or "")

    def patch(self, source: Child, deferred: "dict[Mounted, Lazy] | None" = None) -> None:
        """Change what differs between the node shown and the node to be shown; note what may be changed later."""
        if deferred:
            deferred.pop(self, None)
        if source is self.source or (isinstance(source, Lazy | str) and source == self.source):
            # Nodes are not compared as a whole: that would compare every part again and again on the way down.
            return
        if deferred is not None and isinstance(source, Lazy) and source.deferred:
            deferred[self] = source
            return
        self.source = source
        node = source.node() if isinstance(source, Lazy) else source
        before, self.node = self.node, node
        if isinstance(node, str) or isinstance(before, str):
            self.queue.change("write", self.number, str(node))
            return
        if before.tag != node.tag:
            raise ValueError(f"a {before.tag} cannot become a {node.tag}")
        self._arrange(node, deferred)
        self.queue.handle(self.number, before, node)
        if before.attributes == node.attributes:
            return
        old, new = dict(before.attributes), dict(node.attributes)
        for name in old | new:
            if old.get(name) != new.get(name):
                self.queue.change("set", self.number, name, new.get(name))

    def restore(self) -> None:
        """Bring back what a person changed in the page and the app did not take."""
        for child in self.children:
            child.restore()
        if isinstance(self.node, str):
            return
        for name, value in self.node.attributes:
            if name in LIVE_PROPERTIES:
                self.queue.change("set", self.number, name, value)
        if self.node.get("type") == "checkbox" and self.node.get("checked") is None:
            self.queue.change("set", self.number, "checked", None)

    def _arrange(self, node: Node, deferred: "dict[Mounted, Lazy] | None") -> None:
        """Bring the children into their new order, keeping those that stay."""
        if self._is_arranged(node):
            for mounted, child in zip(self.children, node.children, strict=True):
                mounted.patch(child, deferred)
            return
        wanted = [(_key(child, place), child) for place, child in enumerate(node.children)]
        kinds = {key: _kind(child) for key, child in wanted}
        staying: dict[str, Mounted] = {}
        for mounted in self.children:
            if kinds.get(mounted.key) == _kind(mounted.source):
                staying[mounted.key] = mounted
            else:
                gone = list(mounted.walk())
                self.queue.forget([each.number for each in gone])
                if deferred:
                    for each in gone:
                        deferred.pop(each, None)
        order = list(staying.values())
        place = 0
        arranged = []
        for key, child in wanted:
            stays = staying.get(key)
            following = order[place].number if place < len(order) else None
            if stays is None:
                mounted = Mounted(self.queue, child, key)
                self.queue.change("insert", self.number, mounted.number, following)
            else:
                mounted = stays
                if order[place] is not mounted:
                    self.queue.change("insert", self.number, mounted.number, following)
                    order.remove(mounted)
                    order.insert(place, mounted)
                place += 1
                mounted.patch(child, deferred)
            arranged.append(mounted)
        self.children = arranged

    def _is_arranged(self, node: Node) -> bool:
        """Whether the same children stand in the same order, as they nearly always do."""
        if len(self.children) != len(node.children):
            return False
        for place, child in enumerate(node.children):
            mounted = self.children[place]
            if mounted.key != _key(child, place) or _kind(mounted.source) != _kind(child):
                return False
        return True

    def walk(self) -> "Iterator[Mounted]":
        """Itself and all that is in it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def shape(self) -> list[Any]:
        """Numbers, tags and texts, for comparing with what stands in the page already."""
        if isinstance(self.node, str):
            return [self.number, "#text", self.node]
        return [self.number, self.node.tag, [child.shape() for child in self.children]]


class Renderer:
    """The parts of the page that Python draws, by the id of the element each stands in.

    ``adopt`` asks the page whether a part stands there already, drawn by the static page, and takes it over if so.
    """

    def __init__(self, send: Callable[[str], str], adopt: Callable[[str, str], bool]) -> None:
        self.queue = PatchQueue(send)
        self.adopt = adopt
        self.parts: dict[str, Mounted] = {}
        self.deferred: dict[Mounted, Lazy] = {}

    def show(self, parts: Mapping[str, Node | Lazy]) -> str:
        """Bring the parts into the page but for what is deferred; tells what became of the focus."""
        for name, node in parts.items():
            if name in self.parts:
                self.parts[name].patch(node, self.deferred)
            else:
                self.parts[name] = self._mount(name, node)
        return self.queue.flush()

    def _mount(self, name: str, node: Node | Lazy) -> Mounted:
        before, self.queue.changes = self.queue.changes, []
        mounted = Mounted(self.queue, node, name)
        made = self.queue.changes
        if self.adopt(name, json.dumps(mounted.shape())):
            made = [change for change in made if change[0] in ("set", "on")]
        else:
            place = next(self.queue.numbers)
            made = [("place", place, name), *made, ("insert", place, mounted.number, None)]
        self.queue.changes = [*before, *made]
        return mounted

    def finish(self) -> str:
        """Bring up to date what was deferred."""
        deferred, self.deferred = self.deferred, {}
        for mounted, node in deferred.items():
            mounted.patch(node)
        return self.queue.flush()

    def restore(self) -> str:
        """Bring what a person changed back to what the app made of it."""
        for mounted in self.parts.values():
            mounted.restore()
        return self.queue.flush()

    def handler(self, number: int, kind: str) -> Handler | None:
        """What an element does with a kind of event; nothing if it has left the page."""
        return self.queue.handlers.get(number, {}).get(kind)


def _key(child: Child, place: int) -> str:
    return f"#{place}" if isinstance(child, str) or not child.key else child.key


def _kind(child: Child) -> object:
    """What can turn into what: text into text, an element into one with the same tag or from the same maker."""
    if isinstance(child, str):
        return "text"
    return child.make if isinstance(child, Lazy) else child.tag
