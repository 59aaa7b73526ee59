"""Brings nodes into the page, changing only what changed, so that nothing is rebuilt under a finger."""

from typing import Any

from web.html import Child, Lazy, Node

SVG = "http://www.w3.org/2000/svg"
SVG_TAGS = {"svg", "polyline", "circle", "rect", "line", "path", "g", "text"}
# What a person can change in the page behind the app's back.
LIVE_PROPERTIES = {"value", "checked", "selected"}


class Shown:
    """A node as it stands in the page."""

    __slots__ = ("asked", "children", "dom", "key", "node")

    def __init__(self, document: Any, asked: Child, key: str) -> None:
        self.key = key
        self.asked = asked
        node = asked.node() if isinstance(asked, Lazy) else asked
        self.node: Node | str = node
        self.children: list[Shown] = []
        if isinstance(node, str):
            self.dom = document.createTextNode(node)
            return
        self.dom = document.createElementNS(SVG, node.tag) if node.tag in SVG_TAGS else document.createElement(node.tag)
        for name, value in node.attributes:
            _set(self.dom, name, value)
        for place, child in enumerate(node.children):
            shown = Shown(document, child, _key(child, place))
            self.children.append(shown)
            self.dom.appendChild(shown.dom)
        if node.tag == "select":  # Its options had to be there first.
            _set(self.dom, "value", node.get("value") or "")

    def become(self, document: Any, asked: Child, later: "dict[Shown, Lazy] | None" = None) -> None:
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
            self.dom.data = node
            return
        if before.tag != node.tag:
            raise ValueError(f"a {before.tag} cannot become a {node.tag}")
        self._arrange(document, node, later)
        if before.attributes == node.attributes:
            return
        old, new = dict(before.attributes), dict(node.attributes)
        for name in old.keys() - new.keys():
            _remove(self.dom, name)
        for name, value in new.items():
            if old.get(name) != value:
                _set(self.dom, name, value)

    def restore(self) -> None:
        """Bring back what a person changed in the page and the app did not take."""
        for child in self.children:
            child.restore()
        if isinstance(self.node, str):
            return
        for name, value in self.node.attributes:
            if name in LIVE_PROPERTIES:
                _set(self.dom, name, value)
        if self.node.get("type") == "checkbox" and self.node.get("checked") is None:
            _remove(self.dom, "checked")

    def _arrange(self, document: Any, node: Node, later: "dict[Shown, Lazy] | None") -> None:
        """Bring the children into their new order, keeping those that stay."""
        wanted = [(_key(child, place), child) for place, child in enumerate(node.children)]
        if [(shown.key, _kind(shown.asked)) for shown in self.children] == [
            (key, _kind(child)) for key, child in wanted
        ]:
            for shown, child in zip(self.children, node.children, strict=True):
                shown.become(document, child, later)
            return
        kinds = {key: _kind(child) for key, child in wanted}
        staying: dict[str, Shown] = {}
        for shown in self.children:
            if kinds.get(shown.key) == _kind(shown.asked):
                staying[shown.key] = shown
            else:
                shown.dom.remove()
        order = list(staying.values())
        place = 0
        arranged = []
        for key, child in wanted:
            stays = staying.get(key)
            if stays is None:
                shown = Shown(document, child, key)
                self.dom.insertBefore(shown.dom, order[place].dom if place < len(order) else None)
            else:
                shown = stays
                if order[place] is shown:
                    place += 1
                else:
                    self.dom.insertBefore(shown.dom, order[place].dom)
                    order.remove(shown)
                    order.insert(place, shown)
                    place += 1
                shown.become(document, child, later)
            arranged.append(shown)
        self.children = arranged


def _key(child: Child, place: int) -> str:
    return f"#{place}" if isinstance(child, str) or not child.key else child.key


def _kind(child: Child) -> object:
    """What can turn into what: text into text, an element into one with the same tag or from the same maker."""
    if isinstance(child, str):
        return "text"
    return child.make if isinstance(child, Lazy) else child.tag


def _set(dom: Any, name: str, value: str) -> None:
    if name == "value" and hasattr(dom, "value"):
        if dom.value != value:
            dom.value = value
    elif name in ("checked", "selected"):
        setattr(dom, name, True)
    else:
        dom.setAttribute(name, value)


def _remove(dom: Any, name: str) -> None:
    if name in ("checked", "selected"):
        setattr(dom, name, False)
    elif name == "value":
        dom.value = ""
    else:
        dom.removeAttribute(name)
