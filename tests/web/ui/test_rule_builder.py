"""A rule built by pressing: how its sentence reads, and what each of its pills and buttons makes of it."""

from typing import NamedTuple

import pytest
from support.hostile import KEYS, SCRIPTS
from support.press import accessible_name

from pygame_rules.patterns import parse_rule
from pygame_rules.patterns.offers import KINDS, Kind
from web.ui.html import Message, Node, text_of, walk
from web.ui.rule_builder import rule_builder

KIND, PART = "What about it", "Which"
TEXTS = ("ends=0", "!has=7", "ends=0&!starts=1", "length=even|n%3=0|first<last", "ends=0&ends=1&ends=2&!zeros=odd")


class Said(NamedTuple):
    rule: str


def built(text: str) -> Node:
    return rule_builder(parse_rule(text) if text else None, Said)


def called(text: str, name: str) -> list[Node]:
    """The controls of this name, from the first part on."""
    page = walk(built(text))
    return [node for node in page if node.tag in ("button", "select") and accessible_name(node, page) == name]


def names(text: str) -> list[str]:
    """What the buttons below a rule are called."""
    page = walk(built(text))
    return [accessible_name(node, page) for node in page if node.tag == "button"]


def pressed(text: str, name: str, place: int = 0) -> object:
    return dict(called(text, name)[place].on)["click"]


def picked(text: str, name: str, value: str, place: int = 0) -> Message | None:
    handler = dict(called(text, name)[place].on)["change"]
    assert callable(handler)
    return handler(value)


def options(select: Node) -> list[Node]:
    return [node for node in walk(select) if node.tag == "option"]


# --- a sentence ---


def test_without_a_rule_there_is_only_the_way_to_begin_one() -> None:
    assert names("") == ["Build a rule"]
    assert pressed("", "Build a rule") == Said("ends=0")
    assert called("", KIND) == []


@pytest.mark.parametrize(
    ("text", "leads"),
    [
        ("ends=0", ["You lose if the number"]),
        ("ends=0&has=7&has=8", ["You lose if the number", "and it", "and it"]),
        ("ends=0|has=7", ["You lose if the number", "or it"]),
    ],
)
def test_the_sentence_begins_once_and_goes_on_with_its_word(text: str, leads: list[str]) -> None:
    assert [text_of(node) for node in walk(built(text)) if node.get("class") == "lead"] == leads


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.words)
def test_every_part_is_shown_as_what_it_is(kind: Kind) -> None:
    for part, _ in kind.options:
        [about], [which] = called(part, KIND), called(part, PART)
        assert [each.get("value") for each in options(about) if each.get("selected") is not None] == [kind.words]
        assert [each.get("value") for each in options(which) if each.get("selected") is not None] == [part]
        assert (about.get("value"), which.get("value")) == (kind.words, part)
        assert [about.get("value") for about in called(f"!{part}", KIND)] == [kind.negated]
        words = [words for each in KINDS for words in (each.words, each.negated)]
        assert [text_of(each) for each in options(about)] == words
        assert [(each.get("value"), text_of(each)) for each in options(which)] == list(kind.options)


def test_just_the_parts_that_say_so_read_as_their_opposite() -> None:
    shown = called("ends=0&!has=7&ends=1", KIND)
    assert [node.get("value") for node in shown] == ["ends in", "does not contain the digit", "ends in"]


@pytest.mark.parametrize("text", TEXTS)
def test_each_control_has_its_own_id_and_each_sibling_its_own_key(text: str) -> None:
    ids = [found for node in walk(built(text)) if (found := node.get("id"))]
    assert len(ids) == len(set(ids)) == 2 * len(called(text, KIND))
    for node in walk(built(text)):
        keys = [child.key for child in node.children if isinstance(child, Node)]
        assert len(keys) == len(set(keys))


# --- changed ---


def test_the_opposite_is_chosen_for_just_its_own_part_which_stays() -> None:
    assert picked("ends=4|!has=7", KIND, "does not end in", 0) == Said("!ends=4|!has=7")
    assert picked("ends=4|!has=7", KIND, "contains the digit", 1) == Said("ends=4|has=7")
    assert picked("ends=4", KIND, "ends in or not") is None


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.words != "starts with"], ids=lambda kind: kind.words)
def test_another_kind_begins_with_the_first_it_offers_and_leaves_the_rest_alone(kind: Kind) -> None:
    first, _ = kind.options[0]
    assert picked("ends=4&!starts=7&ends=1", KIND, kind.words, 1) == Said(f"ends=4&{first}&ends=1")
    assert picked("starts=4", KIND, kind.negated) == Said(f"!{first}")


def test_another_ending_changes_just_its_own_part() -> None:
    assert picked("ends=0&!has=7&ends=1", PART, "has=9", 1) == Said("ends=0&!has=9&ends=1")
    assert picked("ends=0|ends=1", PART, "ends=5", 1) == Said("ends=0|ends=5")


@pytest.mark.parametrize("value", ["", "starts=1", "ends=10", "0", "ends=0&has=7", *KEYS, *SCRIPTS])
def test_what_is_not_offered_is_ignored(value: str) -> None:
    assert picked("ends=0", PART, value) is None
    assert picked("ends=0", KIND, value) is None


@pytest.mark.parametrize(
    ("text", "below"),
    [
        ("ends=0", ["and …", "or …"]),
        ("ends=0&ends=1", ["and …", "Take the last away"]),
        ("ends=0|ends=1|ends=2", ["or …", "Take the last away"]),
        ("ends=0&ends=1&ends=2&ends=3", ["Take the last away"]),
    ],
)
def test_parts_are_added_up_to_a_limit_and_never_with_two_words(text: str, below: list[str]) -> None:
    assert names(text) == below


def test_a_part_is_added_behind_the_others_and_the_last_is_taken_away() -> None:
    assert pressed("!has=7", "and …") == Said("!has=7&ends=0")
    assert pressed("!has=7", "or …") == Said("!has=7|ends=0")
    assert pressed("has=7|!has=8|has=9", "Take the last away") == Said("has=7|!has=8")
    assert pressed("!has=7&has=8", "Take the last away") == Said("!has=7")


@pytest.mark.parametrize("text", ["ends=1,3", "ends=0|(starts=1&has=7)", "!(ends=0&has=7)", "n%13=4"])
def test_a_rule_that_cannot_be_pressed_is_told_in_words_and_can_be_left(text: str) -> None:
    assert text_of(built(text)).startswith(f"You lose if {parse_rule(text).words()}.")
    assert names(text) == ["Start a new rule"]
    assert pressed(text, "Start a new rule") == Said("")
    assert called(text, PART) == []
