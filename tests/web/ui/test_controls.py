"""Controls that several screens use: what they are called, what they look like to a screen reader, what they send."""

from enum import Enum
from typing import NamedTuple

import pytest

from web.ui.controls import NUMERIC, button, choices, field, rows, select, switch, text_field
from web.ui.html import Message, Node, h, text_of, walk


class Level(Enum):
    EASY = "Easy"
    HARD = "Very hard"


class Choose(NamedTuple):
    level: Level


class Turn(NamedTuple):
    on: bool


class Typed(NamedTuple):
    text: str


class Press(NamedTuple):
    pass


def part(node: Node, tag: str) -> Node:
    """The only element of its kind in a node."""
    (found,) = (each for each in walk(node) if each.tag == tag)
    return found


def sent(control: Node, kind: str, value: str) -> Message | None:
    """What a control makes of a value."""
    handler = dict(control.on)[kind]
    assert callable(handler)
    return handler(value)


# --- buttons ---


def test_a_button_carries_its_text_and_its_message() -> None:
    node = button("Undo", Press(), id="undo", class_="quiet")
    assert (node.tag, text_of(node), dict(node.on)) == ("button", "Undo", {"click": Press()})
    assert dict(node.attributes) == {"id": "undo", "type": "button", "class": "button quiet"}


def test_a_button_is_known_by_its_text_unless_it_has_a_key() -> None:
    assert (button("Undo", Press()).key, button("Undo", Press(), key="u").key) == ("Undo", "u")


def test_a_button_without_a_message_handles_nothing() -> None:
    assert button("Undo", None).on == ()


def test_a_button_can_be_disabled() -> None:
    assert button("Undo", Press(), disabled=True).get("disabled") == ""
    assert button("Undo", Press()).get("disabled") is None


@pytest.mark.parametrize(("pressed", "said"), [(None, None), (True, "true"), (False, "false")])
def test_only_a_toggle_says_whether_it_is_pressed(pressed: bool | None, said: str | None) -> None:
    assert button("Sound", Press(), pressed=pressed).get("aria-pressed") == said


# --- fields ---


def test_a_label_belongs_to_its_control_and_to_nothing_else() -> None:
    control = h("input", id="name")
    node = field("Name", control)
    label = part(node, "label")
    assert (label.get("for"), text_of(label)) == ("name", "Name")
    assert (node.children[1], node.key, node.get("class")) == (control, "name", "field")
    assert control not in walk(label)


def test_a_list_offers_every_choice_and_shows_the_one_made() -> None:
    node = select("Level", "level", Level, Level.HARD, Choose)
    options = [each for each in walk(node) if each.tag == "option"]
    assert [text_of(option) for option in options] == ["Easy", "Very hard"]
    assert [option.get("selected") for option in options] == [None, ""]
    control = part(node, "select")
    assert control.get("value") == options[1].get("value")
    assert part(node, "label").get("for") == control.get("id") == "set-level"


def test_a_list_sends_each_choice_that_it_offers() -> None:
    control = part(select("Level", "level", Level, Level.HARD, Choose), "select")
    offered = [each.get("value") or "" for each in walk(control) if each.tag == "option"]
    assert [sent(control, "change", value) for value in offered] == [Choose(Level.EASY), Choose(Level.HARD)]


@pytest.mark.parametrize("value", ["", "NONE", "Easy", "__class__", "easy"])
def test_what_a_list_does_not_offer_is_ignored(value: str) -> None:
    control = part(select("Level", "level", Level, Level.HARD, Choose), "select")
    assert sent(control, "change", value) is None


def test_a_switch_says_whether_it_is_on_and_sends_what_it_becomes() -> None:
    on, off = (part(switch("Sound", "sound", on=on, message=Turn), "input") for on in (True, False))
    assert (on.get("checked"), off.get("checked")) == ("", None)
    assert (on.get("type"), on.get("role"), on.get("id")) == ("checkbox", "switch", "set-sound")
    assert [sent(off, "change", value) for value in ("on", "off")] == [Turn(on=True), Turn(on=False)]


def test_a_text_field_shows_its_value_and_hands_on_what_is_typed() -> None:
    control = part(text_field("Name", "name", "Ada", on_input=Typed, on_change=Typed), "input")
    assert (control.get("id"), control.get("type"), control.get("value")) == ("name", "text", "Ada")
    assert [sent(control, kind, "Bob") for kind in ("input", "change")] == [Typed("Bob"), Typed("Bob")]
    assert control.get("disabled") is None
    assert part(text_field("Name", "name", "", disabled=True), "input").get("disabled") == ""


def test_a_text_field_without_an_error_speaks_of_none() -> None:
    node = text_field("Name", "name", "Ada")
    control = part(node, "input")
    assert (control.get("aria-invalid"), control.get("aria-describedby")) == (None, None)
    assert [each.tag for each in walk(node)] == ["div", "label", "input"]


def test_a_text_field_with_an_error_is_described_by_the_sentence() -> None:
    node = text_field("Name", "name", "", error="A name needs a letter.")
    control, sentence = part(node, "input"), part(node, "p")
    assert control.get("aria-invalid") == "true"
    assert control.get("aria-describedby") == sentence.get("id") == "name-error"
    assert text_of(sentence) == "A name needs a letter."


def test_the_field_itself_stays_in_its_place_when_an_error_comes() -> None:
    before, after = (text_field("Name", "name", "", error=error) for error in ("", "A name needs a letter."))
    keys = [[child.key for child in node.children if isinstance(child, Node)] for node in (before, after)]
    assert keys == [["label", "control"], ["label", "control", "error"]]


def test_more_attributes_of_a_text_field_replace_its_own() -> None:
    control = part(text_field("First to", "points", "3", attributes={**NUMERIC, "type": "number"}), "input")
    assert (control.get("type"), control.get("inputmode")) == ("number", "numeric")
    names = [name for name, _ in control.attributes]
    assert len(names) == len(set(names))


# --- rows ---


def test_rows_are_a_list_of_sentences() -> None:
    node = rows(iter(["One.", "One.", "Two."]), "rules")
    assert (node.tag, node.get("class")) == ("ul", "rules")
    assert [(each.tag, text_of(each)) for each in walk(node)[1:]] == [("li", "One."), ("li", "One."), ("li", "Two.")]
    keys = [each.key for each in walk(node)[1:]]
    assert len(keys) == len(set(keys)), "the same sentence twice is two rows"


# --- one of few ---


def levels(chosen: Level = Level.EASY) -> Node:
    return choices("Level", "set-level", {each: each.value for each in Level}, chosen, Choose)


def test_one_of_few_is_a_group_of_radio_buttons_with_a_name() -> None:
    group = levels()
    assert group.tag == "fieldset"
    assert text_of(part(group, "legend")) == "Level"
    radios = [node for node in walk(group) if node.tag == "input"]
    assert {(node.get("type"), node.get("name")) for node in radios} == {("radio", "set-level")}
    labels = {node.get("for"): text_of(node) for node in walk(group) if node.tag == "label"}
    assert [labels[node.get("id")] for node in radios] == ["Easy", "Very hard"]


@pytest.mark.parametrize("chosen", Level)
def test_what_is_chosen_is_checked_and_each_sends_its_own(chosen: Level) -> None:
    radios = [node for node in walk(levels(chosen)) if node.tag == "input"]
    assert [node.get("checked") is not None for node in radios] == [each is chosen for each in Level]
    assert [sent(node, "change", "anything") for node in radios] == [Choose(each) for each in Level]
