"""Rendering against a small stand-in for the browser's document."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.html import Child, Lazy, Node, h
from web.render import Shown


class Element:
    """As much of a DOM element as rendering uses; it counts what is done to it."""

    def __init__(self, tag: str, log: list[str]) -> None:
        self.tag = tag
        self.log = log
        self.attributes: dict[str, str] = {}
        self.children: list[Any] = []
        self.parent: Element | None = None
        if tag in ("input", "select", "option"):
            self.value = ""

    def setAttribute(self, name: str, value: str) -> None:  # noqa: N802
        self.log.append(f"set {name}")
        self.attributes[name] = value

    def removeAttribute(self, name: str) -> None:  # noqa: N802
        self.log.append(f"remove {name}")
        self.attributes.pop(name, None)

    def appendChild(self, child: Any) -> None:  # noqa: N802
        self.insertBefore(child, None)

    def insertBefore(self, child: Any, reference: Any) -> None:  # noqa: N802
        if child.parent:
            child.remove()
        self.log.append("insert")
        child.parent = self
        self.children.insert(self.children.index(reference) if reference else len(self.children), child)

    def remove(self) -> None:
        self.log.append("take out")
        assert self.parent
        self.parent.children.remove(self)
        self.parent = None


class Text(Element):
    data = ""


class Document:
    def __init__(self) -> None:
        self.log: list[str] = []

    def createElement(self, tag: str) -> Element:  # noqa: N802
        return Element(tag, self.log)

    def createElementNS(self, _: str, tag: str) -> Element:  # noqa: N802
        return Element(tag, self.log)

    def createTextNode(self, data: str) -> Text:  # noqa: N802
        text = Text("#text", self.log)
        text.data = data
        return text


LIVE = ("value", "checked", "selected")


def as_nodes(element: Any) -> Any:
    if isinstance(element, Text):
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
    document = Document()
    shown = Shown(document, screens[0], "")
    for screen in screens:
        shown.become(document, screen)
        assert as_nodes(shown.dom) == expected(screen)


def test_showing_the_same_again_touches_nothing() -> None:
    document = Document()
    first, again = (h("div", h("button", "7", key="a", data_move="-7"), "text", h("p", "x")) for _ in range(2))
    shown = Shown(document, first, "")
    document.log.clear()
    shown.become(document, again)
    assert document.log == []


def test_a_button_that_stays_is_never_rebuilt() -> None:
    document = Document()
    shown = Shown(document, h("div", h("button", "7", key="a"), h("button", "3", key="b")), "")
    kept = shown.dom.children[1]
    shown.become(document, h("div", h("button", "6", key="b"), h("i", key="c")))
    assert shown.dom.children[0] is kept
    assert kept.children[0].data == "6"


def test_children_in_another_order_are_moved_not_made() -> None:
    document = Document()
    shown = Shown(document, h("ul", *(h("li", key=key) for key in "abcd")), "")
    before = dict(zip("abcd", shown.dom.children, strict=True))
    shown.become(document, h("ul", *(h("li", key=key) for key in "dbca")))
    assert [before[key] for key in "dbca"] == shown.dom.children


def test_what_a_person_changed_goes_back_if_the_app_did_not_take_it() -> None:
    document = Document()
    node = h("label", h("input", type="checkbox", checked=True, key="c"), h("input", value="1", key="v"))
    shown = Shown(document, node, "")
    box, field = shown.dom.children
    box.checked, field.value = False, "999"
    shown.restore()
    assert (box.checked, field.value) == (True, "1")
    shown.become(document, h("label", h("input", type="checkbox", key="c"), h("input", key="v")))
    assert (box.checked, field.value) == (False, "")
    box.checked = True
    shown.restore()
    assert box.checked is False


def test_an_element_never_turns_into_another_kind() -> None:
    document = Document()
    with pytest.raises(ValueError, match="a div cannot become a p"):
        Shown(document, h("div"), "").become(document, h("p"))


def test_a_lazy_node_is_made_again_only_when_its_arguments_change() -> None:
    document, made = Document(), []

    def make(text: str) -> Node:
        made.append(text)
        return h("p", text)

    shown = Shown(document, h("div", Lazy(make, ("a",), key="l")), "")
    shown.become(document, h("div", Lazy(make, ("a",), key="l"), "more"))
    assert made == ["a"]
    kept = shown.dom.children[0]
    shown.become(document, h("div", Lazy(make, ("b",), key="l"), "more"))
    assert (made, shown.dom.children[0]) == (["a", "b"], kept)
    assert kept.children[0].data == "b"


def test_what_may_come_later_is_noted_and_brought_up_to_date_when_asked() -> None:
    document = Document()

    def make(text: str) -> Node:
        return h("p", text)

    def screen(text: str) -> Node:
        return h("div", h("b", text), Lazy(make, (text,), key="l", later=True))

    shown = Shown(document, screen("a"), "")
    later: dict[Shown, Lazy] = {}
    shown.become(document, screen("b"), later)
    assert [each.children[0].data for each in shown.dom.children] == ["b", "a"]
    for part, node in later.items():
        part.become(document, node)
    assert [each.children[0].data for each in shown.dom.children] == ["b", "b"]
    later.clear()
    shown.become(document, screen("c"), later)
    shown.become(document, screen("b"), later)
    assert later == {}, "what is again as it was needs nothing"
