"""The parts of a page: shown, taken over from the static page, finished a moment later, restored, with handlers."""

from typing import Any, NamedTuple

from support.fake_dom import Element, FakeDom

from web.ui.html import Lazy, Node, h
from web.ui.render import Renderer


class Press(NamedTuple):
    name: str


def standing(node: Node | str) -> Element:
    """What a static page would have for a node: the same shape and attributes, but nothing that handles events."""
    if isinstance(node, str):
        element = Element("#text")
        element.data = node
        return element
    element = Element(node.tag)
    element.attributes = dict(node.attributes)
    for child in node.children:
        assert not isinstance(child, Lazy)
        inner = standing(child)
        inner.parent = element
        element.children.append(inner)
    return element


def with_places(**nodes: Node) -> tuple[FakeDom, Renderer]:
    """A document in which these nodes stand already, each in a place of its own."""
    dom = FakeDom(**{name: standing(h("main", node)) for name, node in nodes.items()})
    return dom, Renderer(dom.patch, dom.adopt)


def line(text: str) -> Node:
    return h("p", text)


def texts(element: Element) -> list[str]:
    return [element.data] if element.tag == "#text" else [text for child in element.children for text in texts(child)]


def kinds_of_changes(dom: FakeDom) -> set[Any]:
    return {what for what, *_ in dom.log}


def test_each_part_is_drawn_in_the_place_of_its_name() -> None:
    dom, renderer = with_places()
    renderer.show({"bar": h("nav", "a"), "app": h("div", "b")})
    assert {name: texts(place) for name, place in dom.places.items()} == {"bar": ["a"], "app": ["b"]}
    renderer.show({"app": h("div", "c")})
    assert {name: texts(place) for name, place in dom.places.items()} == {"bar": ["a"], "app": ["c"]}


def test_all_parts_go_to_the_page_in_one_call_which_tells_of_the_focus() -> None:
    calls: list[str] = []

    def send(changes: str) -> str:
        calls.append(changes)
        return "lost"

    renderer = Renderer(send, lambda *_: False)
    assert renderer.show({"bar": h("nav", "a"), "app": h("div", "b")}) == "lost"
    assert len(calls) == 1
    assert renderer.show({"bar": h("nav", "a"), "app": h("div", "b")}) == "", "where nothing changed, nothing was lost"
    assert len(calls) == 1


def test_an_event_finds_the_handler_of_its_element_and_kind() -> None:
    _, renderer = with_places()
    renderer.show({"app": h("button", on_click=Press("old"))})
    number = renderer.parts["app"].number
    assert renderer.handler(number, "click") == Press("old")
    assert renderer.handler(number, "input") is None
    renderer.show({"app": h("button", on_click=Press("new"))})
    assert renderer.handler(number, "click") == Press("new")


def test_an_event_of_an_element_that_has_left_the_page_finds_nothing() -> None:
    _, renderer = with_places()
    renderer.show({"app": h("div", h("button", on_click=Press("gone")))})
    number = renderer.parts["app"].children[0].number
    renderer.show({"app": h("div")})
    assert renderer.handler(number, "click") is None


def test_what_a_person_changed_is_restored_in_every_part() -> None:
    dom, renderer = with_places()
    renderer.show({"bar": h("p", h("input", value="1")), "app": h("p", h("input", type="checkbox", checked=True))})
    field, box = (dom.places[name].children[0].children[0] for name in ("bar", "app"))
    field.value, box.checked = "2", False
    renderer.restore()
    assert (field.value, box.checked) == ("1", True)


# --- adoption ---

STATIC = h("div", h("h1", "Digit Dojo"), h("ul", h("li", h("a", "Play", href="#/zero"))), class_="lobby")


def test_what_stands_there_in_the_same_shape_is_taken_over_and_nothing_is_made() -> None:
    dom, renderer = with_places(app=STATIC)
    before = dom.places["app"].children[0]
    renderer.show({"app": STATIC})
    assert dom.places["app"].children == [before]
    assert kinds_of_changes(dom) == {"set"}


def test_what_was_taken_over_gets_its_attributes_and_handlers() -> None:
    dom, renderer = with_places(app=h("form", h("button", "Go"), class_="old"))
    wanted = h("form", h("button", "Go", disabled=True, on_click=Press("go")), class_="new", on_submit=Press("form"))
    renderer.show({"app": wanted})
    form = dom.places["app"].children[0]
    assert (form.attributes, form.kinds) == ({"class": "new"}, ["submit"])
    assert (form.children[0].attributes, form.children[0].kinds) == ({"disabled": ""}, ["click"])
    assert kinds_of_changes(dom) == {"set", "on"}
    assert renderer.handler(renderer.parts["app"].children[0].number, "click") == Press("go")


def test_what_was_taken_over_can_be_changed_like_anything_else() -> None:
    dom, renderer = with_places(app=STATIC)
    renderer.show({"app": STATIC})
    heading = dom.places["app"].children[0].children[0]
    renderer.show({"app": h("div", h("h1", "Your dojo"), h("p", "Welcome back."))})
    assert texts(dom.places["app"]) == ["Your dojo", "Welcome back."]
    assert dom.places["app"].children[0].children[0] is heading


def test_another_shape_is_drawn_from_scratch() -> None:
    others = [
        h("section", *STATIC.children),
        h("div", h("h1", "Another text"), STATIC.children[1]),
        h("div", *STATIC.children, "more"),
        h("div", STATIC.children[0]),
    ]
    for other in others:
        dom, renderer = with_places(app=other)
        before = dom.places["app"].children[0]
        renderer.show({"app": STATIC})
        assert texts(dom.places["app"]) == ["Digit Dojo", "Play"]
        assert before not in dom.places["app"].children
        assert len(dom.nodes) == len(list(renderer.parts["app"].walk())) + 1, "only what is in the page, and its place"


def test_one_part_is_taken_over_while_another_is_drawn() -> None:
    dom, renderer = with_places(app=STATIC, bar=h("nav", "old"))
    kept = dom.places["app"].children[0]
    renderer.show({"bar": h("nav", "new"), "app": STATIC, "foot": h("p", "foot")})
    assert dom.places["app"].children == [kept]
    assert (texts(dom.places["bar"]), texts(dom.places["foot"])) == (["new"], ["foot"])


# --- what may come a moment later ---


def screen(text: str, *, deferred: bool = True) -> dict[str, Node]:
    return {"app": h("div", h("b", text), Lazy(line, (text,), key="l", deferred=deferred))}


def test_what_is_deferred_stays_as_it_was_until_the_page_is_finished() -> None:
    dom, renderer = with_places()
    renderer.show(screen("a"))
    assert texts(dom.places["app"]) == ["a", "a"], "the first time there is nothing to wait with"
    renderer.show(screen("b"))
    assert texts(dom.places["app"]) == ["b", "a"]
    renderer.show(screen("c"))
    renderer.finish()
    assert texts(dom.places["app"]) == ["c", "c"]
    assert renderer.deferred == {}


def test_what_is_again_as_it_was_needs_nothing() -> None:
    dom, renderer = with_places()
    for text in "aba":
        renderer.show(screen(text))
    assert renderer.deferred == {}
    renderer.finish()
    assert texts(dom.places["app"]) == ["a", "a"]


def test_what_is_no_longer_there_needs_nothing() -> None:
    dom, renderer = with_places()
    renderer.show(screen("a"))
    renderer.show(screen("b"))
    renderer.show({"app": h("div", h("b", "b"))})
    assert renderer.deferred == {}
    renderer.finish()
    assert texts(dom.places["app"]) == ["b"]


def test_what_was_deferred_and_then_shown_at_once_is_not_taken_back() -> None:
    dom, renderer = with_places()
    renderer.show(screen("a"))
    renderer.show(screen("b"))
    renderer.show(screen("c", deferred=False))
    renderer.finish()
    assert texts(dom.places["app"]) == ["c", "c"]
