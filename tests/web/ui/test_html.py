"""Nodes as plain values, before any browser is involved."""

from typing import NamedTuple

import pytest

from web.ui.html import Child, Deliberate, InVain, Lazy, Node, h, text_of, walk


class Undo(NamedTuple):
    pass


class Typed(NamedTuple):
    text: str


def item(text: str) -> Node:
    return h("li", text, key=text)


def test_an_element_is_its_tag_attributes_children_and_key() -> None:
    node = h("p", "one", h("b", "two"), key="k", id="first")
    assert node == Node("p", (("id", "first"),), ("one", Node("b", (), ("two",))), "k")


@pytest.mark.parametrize(
    ("name", "called"),
    [("class_", "class"), ("for_", "for"), ("data_move", "data-move"), ("aria_label", "aria-label"), ("id", "id")],
)
def test_an_attribute_is_named_as_html_names_it(name: str, called: str) -> None:
    assert h("p", **{name: "x"}).attributes == ((called, "x"),)  # type: ignore[arg-type]


def test_attributes_become_text_and_those_that_are_not_there_are_left_out() -> None:
    node = h("input", min=0, max=9, disabled=True, checked=False, title=None, value="")
    assert node.attributes == (("min", "0"), ("max", "9"), ("disabled", ""), ("value", ""))


def test_an_attribute_is_found_by_name() -> None:
    node = h("input", id="a", disabled=True)
    assert (node.get("id"), node.get("disabled"), node.get("value")) == ("a", "", None)


def test_children_that_are_nothing_are_left_out() -> None:
    empty = h("i")
    assert h("p", None, False, True, "", "text", empty).children == ("text", empty)


def test_an_element_without_handlers_handles_nothing() -> None:
    assert h("p").on == ()


def test_every_handler_is_kept_under_the_kind_of_event_it_handles() -> None:
    node = h(
        "form",
        on_pointerdown=InVain(),
        on_submit=Undo(),
        on_change=Typed,
        on_input=Typed,
        on_click=Deliberate(Undo()),
    )
    assert dict(node.on) == {
        "click": Deliberate(Undo()),
        "input": Typed,
        "change": Typed,
        "submit": Undo(),
        "pointerdown": InVain(),
    }
    assert node.attributes == ()


def test_a_message_without_fields_is_a_handler_like_any_other() -> None:
    assert h("button", on_click=Undo()).on == (("click", ()),), "though an empty tuple is false"


def test_a_lazy_node_is_made_when_asked_for() -> None:
    made: list[str] = []

    def make(text: str) -> Node:
        made.append(text)
        return item(text)

    lazy = Lazy(make, ("a",))
    assert made == []
    assert (lazy.node(), made) == (item("a"), ["a"])


def test_lazy_nodes_of_the_same_maker_and_arguments_are_equal() -> None:
    assert Lazy(item, ("a",), key="k") == Lazy(item, ("a",), key="k")
    assert Lazy(item, ("a",), key="k") != Lazy(item, ("b",), key="k")


TREE = h("div", "Pick ", h("ul", item("one"), Lazy(item, ("two",)), key="list"), " now")


def test_a_walk_meets_every_element_in_the_order_of_the_page() -> None:
    assert [(node.tag, node.key) for node in walk(TREE)] == [("div", ""), ("ul", "list"), ("li", "one"), ("li", "two")]


def test_a_walk_may_begin_at_a_lazy_node() -> None:
    assert walk(Lazy(item, ("a",))) == [item("a")]


@pytest.mark.parametrize(
    ("node", "text"),
    [(TREE, "Pick onetwo now"), (Lazy(item, ("a",)), "a"), ("plain", "plain"), (h("p"), "")],
)
def test_the_text_of_a_node_is_all_the_text_in_it(node: Child, text: str) -> None:
    assert text_of(node) == text
