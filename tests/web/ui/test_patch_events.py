"""What web/ui/patch.js tells Python, run under Node: events that an element handles, and what became of the focus."""

from typing import Any, NamedTuple

import pytest
from support.patch_js import PART, Scenario

from web.ui.html import Node, h

pytestmark = pytest.mark.processes


class Press(NamedTuple):
    pass


def shows(*children: Node, **attributes: Any) -> Scenario:
    scenario = Scenario()
    scenario.show(h("div", *children, **attributes))
    return scenario


# --- events ---


def test_python_is_told_the_kind_number_value_time_and_count_of_an_event() -> None:
    scenario = shows(h("input", id="field", value="7", on_click=Press()))
    scenario.step("fire", "field", {"type": "click", "timeStamp": 12.5, "detail": 2})
    scenario.step("heard")
    assert scenario.play()["heard"] == [[["click", scenario.number("field"), "7", 12.5, 2]]]


@pytest.mark.parametrize(
    ("target", "told"), [("word", "button"), ("button", "button"), ("beside", "div"), ("div", "div")]
)
def test_the_nearest_element_that_handles_the_kind_is_told_and_no_other(target: str, told: str) -> None:
    scenario = shows(
        h("button", h("b", "7", id="word", on_change=Press()), id="button", on_click=Press()),
        h("p", id="beside"),
        id="div",
        on_click=Press(),
    )
    scenario.step("fire", target, {"type": "click", "detail": 1})
    scenario.step("heard")
    assert scenario.play()["heard"] == [[["click", scenario.number(told), "", 0, 1]]]


def test_what_nobody_handles_is_not_told() -> None:
    scenario = shows(h("button", id="button", on_click=Press()))
    for target, kind in [("button", "input"), ("button", "keydown"), (PART, "click")]:
        scenario.step("fire", target, {"type": kind})
    scenario.step("heard")
    assert scenario.play()["heard"] == [[]]


def test_an_element_is_asked_no_more_when_it_ceases_to_handle_events() -> None:
    scenario = shows(h("button", id="button", on_click=Press()))
    scenario.show(h("div", h("button", id="button")))
    scenario.step("fire", "button", {"type": "click"})
    scenario.step("heard")
    assert scenario.play()["heard"] == [[]]


def test_a_box_has_the_value_on_or_off() -> None:
    scenario = shows(h("input", id="box", type="checkbox", on_change=Press()))
    for checked in (True, False):
        scenario.step("assign", "box", {"checked": checked})
        scenario.step("fire", "box", {"type": "change"})
    scenario.step("heard")
    assert [value for _, _, value, *_ in scenario.play()["heard"][0]] == ["on", "off"]


def test_a_list_has_the_value_of_what_was_chosen() -> None:
    options = (h("option", name.upper(), key=name, value=name, selected=name == "a") for name in "ab")
    scenario = shows(h("select", *options, id="list", value="a", on_change=Press()))
    scenario.step("assign", "list", {"value": "b"})
    scenario.step("fire", "list", {"type": "change"})
    scenario.step("heard")
    assert [value for _, _, value, *_ in scenario.play()["heard"][0]] == ["b"]


def test_the_value_is_that_of_the_field_even_if_something_around_it_is_told() -> None:
    scenario = shows(h("input", id="field", value="7"), on_input=Press())
    scenario.step("fire", "field", {"type": "input", "detail": 0})
    scenario.step("heard")
    assert scenario.play()["heard"] == [[["input", scenario.renderer.parts[PART].number, "7", 0, 0]]]


def test_an_event_that_browsers_do_not_count_has_the_count_zero() -> None:
    scenario = shows(h("input", id="field", on_change=Press()))
    scenario.step("fire", "field", {"type": "change"})
    scenario.step("heard")
    assert scenario.play()["heard"] == [[["change", scenario.number("field"), "", 0, 0]]]


@pytest.mark.parametrize("target", ["button", "word"])
def test_a_disabled_control_sends_nothing_and_nothing_around_it_does(target: str) -> None:
    button = h("button", h("b", "7", id="word"), id="button", disabled=True, on_click=Press())
    scenario = shows(button, on_click=Press())
    scenario.step("fire", target, {"type": "click", "detail": 1})
    scenario.step("heard")
    assert scenario.play()["heard"] == [[]]


def test_a_form_is_sent_to_python_and_not_to_a_server() -> None:
    scenario = shows(
        h("form", h("input", id="field", on_click=Press()), id="form", on_submit=Press()), h("form", id="other")
    )
    scenario.step("fire", "form", {"type": "submit"})
    scenario.step("fire", "other", {"type": "submit"})
    scenario.step("fire", "field", {"type": "click"})
    scenario.step("heard")
    given = scenario.play()
    assert given["fire"] == [True, False, False], "only a form that Python handles is kept from being sent"
    assert given["heard"][0][0] == ["submit", scenario.number("form"), "", 0, 0]


# --- events while the page is being changed ---


def with_a_field_that_is_about_to_go() -> tuple[Scenario, int]:
    scenario = shows(
        h("input", id="field", key="field", value="7", on_change=Press()),
        h("button", id="button", key="button", on_click=Press()),
    )
    scenario.step("focus", "field")
    return scenario, scenario.number("field")


def test_an_event_that_a_change_brings_about_waits_until_the_changes_are_made() -> None:
    scenario, field = with_a_field_that_is_about_to_go()
    scenario.show(h("div"))
    scenario.step("heard")
    scenario.step("wait")
    scenario.step("heard")
    scenario.step("wait")
    scenario.step("heard")
    assert scenario.play()["heard"] == [[], [["change", field, "7", 0, 0]], []]


def test_an_event_that_waits_comes_before_the_next_one() -> None:
    scenario, field = with_a_field_that_is_about_to_go()
    scenario.show(h("div", h("button", id="button", key="button", on_click=Press())))
    scenario.step("fire", "button", {"type": "click", "detail": 1})
    scenario.step("wait")
    scenario.step("heard")
    events = [["change", field, "7", 0, 0], ["click", scenario.number("button"), "", 0, 1]]
    assert scenario.play()["heard"] == [events]


def test_events_are_told_again_after_a_change_that_failed() -> None:
    scenario = shows(h("button", id="button", on_click=Press()))
    scenario.step("patch", '[["write", 999, "nothing has this number"]]')
    scenario.step("fire", "button", {"type": "click", "detail": 1})
    scenario.step("heard")
    given = scenario.play()
    assert "error" in given["patch"][-1]
    assert given["heard"] == [[["click", scenario.number("button"), "", 0, 1]]]


# --- the focus ---

GO, STOP = (h("button", name, id=name, key=name) for name in ("go", "stop"))


def focus_after(node: Node, *, focused: str = "go") -> tuple[Any, Any]:
    """What is said of the focus, and what has it, when a page with two buttons and the focus on one of them changes."""
    scenario = shows(GO, STOP)
    scenario.step("focus", focused)
    scenario.show(node)
    scenario.step("focused")
    given = scenario.play()
    return given["patch"][-1], given["focused"][-1]


def test_where_nothing_had_the_focus_nothing_is_said_of_it() -> None:
    scenario = shows(GO, STOP)
    scenario.show(h("div", GO))
    assert scenario.play()["patch"] == ["", ""]


def test_the_focus_is_where_it_was_when_something_else_changes() -> None:
    assert focus_after(h("div", GO, h("p", "new"))) == ("at go", "go")


def test_the_focus_is_lost_with_the_element_that_had_it() -> None:
    assert focus_after(h("div", STOP)) == ("lost", "")


def test_the_focus_is_lost_when_the_element_that_had_it_is_disabled() -> None:
    assert focus_after(h("div", h("button", "go", id="go", key="go", disabled=True), STOP))[0] == "lost"


@pytest.mark.parametrize("focused", ["go", "stop"])
def test_an_element_keeps_the_focus_when_it_changes_places(focused: str) -> None:
    assert focus_after(h("div", STOP, GO), focused=focused) == (f"at {focused}", focused)


def test_an_element_without_an_id_keeps_the_focus_too() -> None:
    scenario = shows(h("button", "7", id="seven"))
    scenario.step("focus", "seven")
    scenario.show(h("div", h("button", "7")))
    assert scenario.play()["patch"] == ["", "at "]
