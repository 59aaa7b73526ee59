"""What web/ui/patch.js makes of changes, run under Node: the same as the stand-in that other tests trust."""

from random import Random
from typing import Any, NamedTuple

import pytest
from support.fake_dom import Element, FakeDom
from support.patch_js import PART, Scenario, play, read_html

from web.tools.generate import to_html
from web.ui.html import Child, Lazy, Node, h

pytestmark = pytest.mark.processes

KINDS = ("click", "input", "change", "submit", "pointerdown")
CONTROLS = ("button", "input", "select")


class Press(NamedTuple):
    pass


# --- the stand-in and the script do the same ---


def line(text: str) -> Node:
    return h("p", text, on_click=Press())


def random_handlers(rng: Random) -> dict[str, Any]:
    return {f"on_{kind}": Press() for kind in KINDS if rng.random() < 0.15}


def random_node(rng: Random, depth: int, key: str) -> Child:
    more: dict[str, Any] = {"key": key, **random_handlers(rng), "title": rng.choice([None, "1", "2"])}
    match rng.randrange(9 if depth else 6):
        case 0:
            return rng.choice(["a", "b", "two words"])
        case 1:
            return h("input", value=rng.choice([None, "", "7"]), disabled=rng.random() < 0.3, **more)
        case 2:
            return h("input", type="checkbox", checked=rng.random() < 0.5, **more)
        case 3:
            names = rng.sample("abcd", rng.randint(1, 4))
            chosen = rng.choice(names)
            options = (h("option", name * 2, key=name, value=name, selected=name == chosen) for name in names)
            return h("select", *options, value=chosen, **more)
        case 4:
            return h("button", rng.choice(["", "go"]), disabled=rng.random() < 0.3, **more)
        case 5:
            return Lazy(line, (rng.choice("ab"),), key=key)
        case 6:
            return h("svg", h("circle", r=rng.randint(1, 3)), viewBox="0 0 9 9", **more)
        case _:
            style = rng.choice([None, "color: red", "color: blue"])
            return h(rng.choice(["div", "p"]), *random_nodes(rng, depth - 1), style=style, **more)


def random_nodes(rng: Random, depth: int) -> list[Child]:
    keys = rng.sample(["", "", "a", "b", "c", "d"], rng.randint(0, 5))
    return [random_node(rng, depth, key) for key in keys]


def tree(element: Element) -> Any:
    """An element as Node tells of it."""
    if element.tag == "#text":
        return element.data
    live = {"value": element.value, "checked": element.checked}
    return [element.tag, dict(element.attributes), [tree(child) for child in element.children], live]


def told(dom: FakeDom, element: Element) -> list[list[int | None]]:
    """For an element and all in it, which element is told of each kind of event."""
    numbers = {each: number for number, each in dom.nodes.items()}

    def nearest(kind: str) -> int | None:
        node: Element | None = element
        while node and kind not in node.kinds:
            node = node.parent
        if node is None or (node.tag in CONTROLS and "disabled" in node.attributes):
            return None
        return numbers[node]

    inside = [row for child in element.children if child.tag != "#text" for row in told(dom, child)]
    return [[nearest(kind) for kind in KINDS], *inside]


def on_the_stand_in(scenario: Scenario) -> tuple[list[Any], list[Any]]:
    """The trees and tellings of a scenario, as the stand-in has them."""
    place = Element("main")
    place.attributes["id"] = PART
    dom = FakeDom(**{PART: place})
    trees, tellings = [], []
    for what, *details in scenario.steps:
        match what:
            case "patch":
                dom.patch(*details)
            case "tree":
                trees.append(tree(place))
            case "tell":
                tellings.append(told(dom, place))
    return trees, tellings


def random_scenario(rng: Random) -> Scenario:
    scenario = Scenario()
    for _ in range(4):
        scenario.show(h("div", *random_nodes(rng, depth=3), **random_handlers(rng)))
        scenario.step("tree", PART)
        scenario.step("tell", PART)
    return scenario


def test_the_script_builds_what_the_stand_in_builds_from_the_same_changes() -> None:
    scenarios = [random_scenario(Random(seed)) for seed in range(200)]
    for scenario, given in zip(scenarios, play(*scenarios), strict=True):
        assert (given["tree"], given["tell"]) == on_the_stand_in(scenario)


def test_what_has_left_the_page_is_forgotten() -> None:
    scenario = Scenario()
    scenario.show(h("div", h("p", h("b", id="inside"))))
    inside = scenario.number("inside")
    scenario.show(h("div"))
    scenario.step("patch", f'[["set", {inside}, "title", "x"]]')
    assert "error" in scenario.play()["patch"][-1]


# --- what a person can change ---


def test_what_a_person_changed_is_restored() -> None:
    scenario = Scenario()
    options = (h("option", name, key=name, value=name, selected=name == "b") for name in "ab")
    scenario.show(
        h(
            "form",
            h("input", id="field", value="1"),
            h("input", id="box", type="checkbox", checked=True),
            h("select", *options, id="list", value="b"),
        )
    )
    scenario.step("tree", PART)
    scenario.step("assign", "field", {"value": "999"})
    scenario.step("assign", "box", {"checked": False})
    scenario.step("assign", "list", {"value": "a"})
    scenario.step("tree", PART)
    scenario.renderer.restore()
    scenario.step("tree", PART)
    before, changed, after = scenario.play()["tree"]
    assert changed != before == after


def test_a_field_that_holds_the_right_text_is_not_written_to_so_that_the_cursor_stays() -> None:
    scenario = Scenario()
    scenario.show(h("input", id="field", value="1"))
    scenario.step("assign", "field", {"value": "12"})
    scenario.step("written", "field")
    scenario.show(h("input", id="field", value="12"))
    scenario.step("written", "field")
    before, after = scenario.play()["written"]
    assert before == after


def test_an_option_with_an_empty_value_does_not_take_its_text_for_one() -> None:
    scenario = Scenario()
    scenario.show(h("select", h("option", "Nobody", key="none", value=""), id="list", value=""))
    scenario.step("tree", "list")
    ((_, _, _, live),) = scenario.play()["tree"]
    assert live["value"] == ""


# --- adoption ---

STATIC = h(
    "div",
    h("h1", "Digit ", h("em", "Dojo")),
    h("ul", h("li", h("a", "Fish & chips", href="#/a?b&c")), h("li", h("img", src="x.svg", alt=""))),
    h("svg", h("circle", r=3)),
    class_="lobby",
)


def test_the_static_page_is_taken_over_with_its_white_space_and_comments() -> None:
    scenario = Scenario(*read_html(f"\n  <!-- lobby -->\n  {to_html(STATIC, 2)}\n  <!-- /lobby -->\n"), adopts=True)
    scenario.step("tree", PART)
    scenario.show(STATIC)
    scenario.step("tree", PART)
    given = scenario.play()
    before, after = given["tree"]
    assert (given["adopt"], before) == ([True], after)


def test_what_was_taken_over_is_changed_in_place_and_handles_events() -> None:
    scenario = Scenario(*read_html('<div>\n<button id="b">Go</button>\n<p>old</p>\n</div>'), adopts=True)
    scenario.show(h("div", h("button", "Go", id="b", on_click=Press()), h("p", "old", class_="note")))
    scenario.show(h("div", h("p", "new", key="p"), h("button", "Go", id="b", key="b", on_click=Press())))
    scenario.step("tree", PART)
    scenario.step("tell", "b")
    given = scenario.play()
    assert given["patch"] == ["", ""]
    live = {"value": "", "checked": False}
    shown = ["div", {}, ["\n", "\n", "\n", ["p", {}, ["new"], live], ["button", {"id": "b"}, ["Go"], live]], live]
    assert given["tree"] == [["main", {"id": PART}, [shown], live]]
    assert given["tell"] == [[[scenario.number("b"), None, None, None, None]]]


OTHERS = [
    "",
    "words",
    "<section><p>one</p></section>",
    "<div><b>one</b></div>",
    "<div><p>two</p></div>",
    "<div><p> one</p></div>",
    "<div><p></p></div>",
    "<div><p><b></b></p></div>",
    "<div><p>one</p><p>two</p></div>",
    "<div><p>one</p>words</div>",
    "<div>one</div>",
    "<div></div>",
    "<div><p>one</p></div><div></div>",
    "<div><p>one</p></div>words",
]


def test_another_shape_is_refused_and_drawn_from_scratch() -> None:
    scenarios = [Scenario(*read_html(html)) for html in OTHERS]
    for scenario in scenarios:
        scenario.show(h("div", h("p", "one", class_="drawn")))
        scenario.step("tree", PART)
    live = {"value": "", "checked": False}
    shown = ["div", {}, [["p", {"class": "drawn"}, ["one"], live]], live]
    expected = {"adopt": [False], "patch": [""], "tree": [["main", {"id": PART}, [shown], live]]}
    assert dict(zip(OTHERS, play(*scenarios), strict=True)) == dict.fromkeys(OTHERS, expected)
