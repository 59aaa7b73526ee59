"""Rendering against a small stand-in for the browser's document."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.html import Child, Lazy, Node, h
from web.render import Shown, Surface


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

    def remove(self) -> None:
        if self.parent:
            self.parent.children.remove(self)
        self.parent = None


class Board:
    """Does what web/patch.js does, to elements of its own, and remembers what it was asked to do."""

    def __init__(self) -> None:
        self.surface = Surface(self.patch)
        self.nodes: dict[int, Element] = {}
        self.log: list[Any] = []

    def patch(self, changes: str) -> None:
        for what, number, *rest in json.loads(changes):
            self.log.append((what, number, *rest))
            getattr(self, what)(number, *rest)

    def element(self, number: int, tag: str) -> None:
        self.nodes[number] = Element(tag)

    picture = element

    def text(self, number: int, data: str) -> None:
        self.nodes[number] = Element("#text")
        self.nodes[number].data = data

    def write(self, number: int, data: str) -> None:
        self.nodes[number].data = data

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

    def show(self, node: Node) -> Shown:
        shown = Shown(self.surface, node, "")
        self.surface.flush()
        return shown

    def turn(self, shown: Shown, node: Node | Lazy, later: dict[Shown, Lazy] | None = None) -> None:
        shown.become(node, later)
        self.surface.flush()

    def dom(self, shown: Shown) -> Element:
        return self.nodes[shown.number]


LIVE = ("value", "checked", "selected")


def as_nodes(element: Any) -> Any:
    if element.tag == "#text":
        return element.data
    attributes = {name: value for name, value in element.attributes.items() if name not in LIVE}
    return element.tag, attributes, [as_nodes(child) for child in element.children]


def expected(node: Child) -> Any:
    if isinstance(node, str):
        return node
    node = node.node() if isinstance(node, Lazy) else node
    attributes = {name: value for name, value in node.attributes if name not in LIVE}
    return node.tag, attributes, [expected(child) for child in node.children]


def trees() -> st.SearchStrategy[Node]:
    leaves = st.sampled_from(["a", "b", h("i", key="k1"), h("b", "x", key="k2"), h("button", "y", disabled=True)])

    def grow(inner: st.SearchStrategy[Node | str]) -> st.SearchStrategy[Node | str]:
        return st.builds(
            lambda tag, key, mark, children: h(tag, *_unique(children), key=key, title=mark),
            st.sampled_from(["div", "p", "svg"]),
            st.sampled_from(["", "a", "b", "c"]),
            st.sampled_from([None, "1", "2"]),
            st.lists(inner, max_size=5),
        )

    return st.builds(lambda children: h("div", *_unique(children)), st.lists(st.recursive(leaves, grow), max_size=5))


def _unique(children: list[Node | str]) -> list[Node | str]:
    kept, seen = [], set()
    for child in children:
        key = child.key if isinstance(child, Node) else ""
        if not key or key not in seen:
            kept.append(child)
            seen.add(key)
    return kept


@given(st.lists(trees(), min_size=1, max_size=4))
def test_the_page_ends_up_as_the_nodes_say_whatever_came_before(screens: list[Node]) -> None:
    board = Board()
    shown = board.show(screens[0])
    for screen in screens:
        board.turn(shown, screen)
        assert as_nodes(board.dom(shown)) == expected(screen)
        assert len(board.nodes) == len(list(shown.walk())), "what is gone is forgotten"


def test_showing_the_same_again_touches_nothing() -> None:
    board = Board()
    first, again = (h("div", h("button", "7", key="a", data_move="-7"), "text", h("p", "x")) for _ in range(2))
    shown = board.show(first)
    board.log.clear()
    board.turn(shown, again)
    assert board.log == []


def test_a_button_that_stays_is_never_rebuilt() -> None:
    board = Board()
    shown = board.show(h("div", h("button", "7", key="a"), h("button", "3", key="b")))
    kept = board.dom(shown).children[1]
    board.turn(shown, h("div", h("button", "6", key="b"), h("i", key="c")))
    assert board.dom(shown).children[0] is kept
    assert kept.children[0].data == "6"


def test_children_in_another_order_are_moved_not_made() -> None:
    board = Board()
    shown = board.show(h("ul", *(h("li", key=key) for key in "abcd")))
    before = dict(zip("abcd", board.dom(shown).children, strict=True))
    board.turn(shown, h("ul", *(h("li", key=key) for key in "dbca")))
    assert [before[key] for key in "dbca"] == board.dom(shown).children


def test_what_a_person_changed_goes_back_if_the_app_did_not_take_it() -> None:
    board = Board()
    node = h("label", h("input", type="checkbox", checked=True, key="c"), h("input", value="1", key="v"))
    shown = board.show(node)
    box, field = board.dom(shown).children
    box.checked, field.value = False, "999"
    shown.restore()
    board.surface.flush()
    assert (box.checked, field.value) == (True, "1")
    board.turn(shown, h("label", h("input", type="checkbox", key="c"), h("input", key="v")))
    assert (box.checked, field.value) == (False, "")
    box.checked = True
    shown.restore()
    board.surface.flush()
    assert box.checked is False


def test_an_element_never_turns_into_another_kind() -> None:
    board = Board()
    with pytest.raises(ValueError, match="a div cannot become a p"):
        board.show(h("div")).become(h("p"))


def test_a_lazy_node_is_made_again_only_when_its_arguments_change() -> None:
    board, made = Board(), []

    def make(text: str) -> Node:
        made.append(text)
        return h("p", text)

    shown = board.show(h("div", Lazy(make, ("a",), key="l")))
    board.turn(shown, h("div", Lazy(make, ("a",), key="l"), "more"))
    assert made == ["a"]
    kept = board.dom(shown).children[0]
    board.turn(shown, h("div", Lazy(make, ("b",), key="l"), "more"))
    assert (made, board.dom(shown).children[0]) == (["a", "b"], kept)
    assert kept.children[0].data == "b"


def test_what_may_come_later_is_noted_and_brought_up_to_date_when_asked() -> None:
    board = Board()

    def make(text: str) -> Node:
        return h("p", text)

    def screen(text: str) -> Node:
        return h("div", h("b", text), Lazy(make, (text,), key="l", later=True))

    shown = board.show(screen("a"))
    later: dict[Shown, Lazy] = {}
    board.turn(shown, screen("b"), later)
    assert [each.children[0].data for each in board.dom(shown).children] == ["b", "a"]
    for part, node in later.items():
        board.turn(part, node)
    assert [each.children[0].data for each in board.dom(shown).children] == ["b", "b"]
    later.clear()
    board.turn(shown, screen("c"), later)
    board.turn(shown, screen("b"), later)
    assert later == {}, "what is again as it was needs nothing"
    board.turn(shown, screen("c"), later)
    board.turn(shown, h("div", h("b", "c")), later)
    assert later == {}, "what is no longer there needs nothing either"
