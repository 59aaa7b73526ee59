"""Nodes brought into a small stand-in for the browser's document: what changes there, and what is left alone."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.fake_dom import Element, FakeDom

from web.ui.html import Child, Lazy, Node, h
from web.ui.render import Mounted, PatchQueue


class Press(NamedTuple):
    name: str


class Typed(NamedTuple):
    text: str


class Page:
    """A fake document, and the queue that leads there."""

    def __init__(self) -> None:
        self.dom = FakeDom()
        self.queue = PatchQueue(self.dom.patch)

    def mount(self, node: Node) -> Mounted:
        mounted = Mounted(self.queue, node, "")
        self.queue.flush()
        return mounted

    def patch(self, mounted: Mounted, node: Node | Lazy, deferred: dict[Mounted, Lazy] | None = None) -> None:
        mounted.patch(node, deferred)
        self.queue.flush()

    def restore(self, mounted: Mounted) -> None:
        mounted.restore()
        self.queue.flush()

    def element(self, mounted: Mounted) -> Element:
        return self.dom.nodes[mounted.number]


LIVE = ("value", "checked", "selected")


def as_shown(element: Element) -> Any:
    if element.tag == "#text":
        return element.data
    return element.tag, element.attributes, element.kinds, [as_shown(child) for child in element.children]


def expected(node: Child) -> Any:
    if isinstance(node, str):
        return node
    node = node.node() if isinstance(node, Lazy) else node
    attributes = {name: value for name, value in node.attributes if name not in LIVE}
    return node.tag, attributes, [kind for kind, _ in node.on], [expected(child) for child in node.children]


def trees() -> st.SearchStrategy[Node]:
    leaves = st.sampled_from(
        ["a", "b", h("i", key="k1"), h("b", "x", key="k2", on_click=Press("x")), h("button", "y", disabled=True)]
    )

    def grow(inner: st.SearchStrategy[Node | str]) -> st.SearchStrategy[Node | str]:
        return st.builds(
            lambda tag, key, mark, click, children: h(tag, *_unique(children), key=key, title=mark, on_click=click),
            st.sampled_from(["div", "p", "svg"]),
            st.sampled_from(["", "a", "b", "c"]),
            st.sampled_from([None, "1", "2"]),
            st.sampled_from([None, Press("1"), Press("2")]),
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
    page = Page()
    mounted = page.mount(screens[0])
    for screen in screens:
        page.patch(mounted, screen)
        assert as_shown(page.element(mounted)) == expected(screen)
        inside = list(mounted.walk())
        assert len(page.dom.nodes) == len(inside), "what is gone is forgotten"
        handlers = {each.number: dict(each.node.on) for each in inside if isinstance(each.node, Node) and each.node.on}
        assert page.queue.handlers == handlers


def test_showing_the_same_again_touches_nothing() -> None:
    page = Page()
    first, again = (
        h("div", h("button", "7", key="a", data_move="-7", on_click=Press("7")), "text", h("p", "x")) for _ in range(2)
    )
    mounted = page.mount(first)
    page.dom.log.clear()
    page.patch(mounted, again)
    assert page.dom.log == []


def test_a_button_that_stays_is_never_rebuilt() -> None:
    page = Page()
    mounted = page.mount(h("div", h("button", "7", key="a"), h("button", "3", key="b")))
    kept = page.element(mounted).children[1]
    page.patch(mounted, h("div", h("button", "6", key="b"), h("i", key="c")))
    assert page.element(mounted).children[0] is kept
    assert kept.children[0].data == "6"


def test_children_in_another_order_are_moved_not_made() -> None:
    page = Page()
    mounted = page.mount(h("ul", *(h("li", key=key) for key in "abcd")))
    before = dict(zip("abcd", page.element(mounted).children, strict=True))
    page.patch(mounted, h("ul", *(h("li", key=key) for key in "dbca")))
    assert [before[key] for key in "dbca"] == page.element(mounted).children


def test_attributes_change_in_the_order_of_the_nodes() -> None:
    page = Page()
    mounted = page.mount(h("input", type="text", title="old"))
    page.dom.log.clear()
    page.patch(mounted, h("input", type="number", min=1, max=9, value=5))
    changes = [("type", "number"), ("title", None), ("min", "1"), ("max", "9"), ("value", "5")]
    assert page.dom.log == [("set", mounted.number, *change) for change in changes]


def test_a_list_is_set_to_its_value_when_its_options_are_there() -> None:
    page = Page()
    mounted = page.mount(h("select", h("option", "A", key="a", value="a"), value="a"))
    assert page.dom.log[-1] == ("set", mounted.number, "value", "a")


def test_what_a_person_changed_goes_back_if_the_app_did_not_take_it() -> None:
    page = Page()
    node = h("label", h("input", type="checkbox", checked=True, key="c"), h("input", value="1", key="v"))
    mounted = page.mount(node)
    box, field = page.element(mounted).children
    box.checked, field.value = False, "999"
    page.restore(mounted)
    assert (box.checked, field.value) == (True, "1")
    page.patch(mounted, h("label", h("input", type="checkbox", key="c"), h("input", key="v")))
    assert (box.checked, field.value) == (False, "")
    box.checked = True
    page.restore(mounted)
    assert box.checked is False


def test_restoring_touches_only_what_a_person_can_change() -> None:
    page = Page()
    mounted = page.mount(h("input", type="text", title="t", value="1"))
    page.dom.log.clear()
    page.restore(mounted)
    assert page.dom.log == [("set", mounted.number, "value", "1")]


def test_an_element_never_turns_into_another_kind() -> None:
    with pytest.raises(ValueError, match="a div cannot become a p"):
        Page().mount(h("div")).patch(h("p"))


def test_a_lazy_node_is_made_again_only_when_its_arguments_change() -> None:
    page, made = Page(), []

    def make(text: str) -> Node:
        made.append(text)
        return h("p", text)

    mounted = page.mount(h("div", Lazy(make, ("a",), key="l")))
    page.patch(mounted, h("div", Lazy(make, ("a",), key="l"), "more"))
    assert made == ["a"]
    kept = page.element(mounted).children[0]
    page.patch(mounted, h("div", Lazy(make, ("b",), key="l"), "more"))
    assert (made, page.element(mounted).children[0]) == (["a", "b"], kept)
    assert kept.children[0].data == "b"


# --- handlers ---


def test_the_page_is_told_which_kinds_an_element_handles_and_nothing_else() -> None:
    page = Page()
    mounted = page.mount(h("input", on_input=Typed, on_change=Press("secret")))
    assert page.dom.log == [("element", mounted.number, "input"), ("on", mounted.number, "input change")]
    assert page.queue.handlers == {mounted.number: {"input": Typed, "change": Press("secret")}}


def test_another_message_of_the_same_kind_is_none_of_the_pages_business() -> None:
    page = Page()
    mounted = page.mount(h("button", on_click=Press("old")))
    page.dom.log.clear()
    page.patch(mounted, h("button", on_click=Press("new")))
    assert page.queue.handlers == {mounted.number: {"click": Press("new")}}
    assert page.dom.log == []


def test_an_element_may_begin_and_cease_to_handle_events() -> None:
    page = Page()
    mounted = page.mount(h("button"))
    for node, kinds in [
        (h("button", on_click=Press("a")), ["click"]),
        (h("button", on_pointerdown=Press("b")), ["pointerdown"]),
        (h("button"), []),
    ]:
        page.patch(mounted, node)
        assert page.element(mounted).kinds == kinds
        assert page.queue.handlers == ({mounted.number: dict(node.on)} if kinds else {})


def test_handlers_leave_with_the_elements_that_had_them() -> None:
    page = Page()
    gone = h("form", h("p", h("button", on_click=Press("in"))), key="gone", on_submit=Press("form"))
    mounted = page.mount(h("div", gone, h("button", key="stays", on_click=Press("out"))))
    assert len(page.queue.handlers) == 3
    page.patch(mounted, h("div", h("button", key="stays", on_click=Press("out"))))
    assert list(page.queue.handlers.values()) == [{"click": Press("out")}]
