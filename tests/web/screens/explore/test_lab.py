"""The pattern lab by pressing: what it asks, how a rule did so far, and where its first errors lead."""

import pytest
from support.headless import at, commands, nodes, part_text, settle, then
from support.press import choose, chosen, controls, fill, group_of, press

from pygame_rules import GAMES
from pygame_rules.patterns import Report, parse_rule
from web.app.commands import Copy, Reveal
from web.app.state import State
from web.screens.explore.lab import lab, report_words
from web.screens.explore.messages import ChangeRange, ChangeRule, Choose, RuleTested, ShareRule
from web.screens.explore.model import ExploreModel, Range
from web.ui.html import Node, text_of, walk

SOME = Report(1_500, 1_200, 30, first_false_lost=1, first_false_won=1_010)


def model(state: State) -> ExploreModel:
    assert isinstance(state.model, ExploreModel)
    return state.model


def shown(report: Report = SOME, tested_to: int = 1_500, **more: str) -> Node:
    """The lab with a rule that was tested so far."""
    rule = parse_rule("ends=0")
    return lab(ExploreModel(GAMES["zero-hero"], 5, rule=rule, report=report, tested_to=tested_to, **more))  # type: ignore[arg-type]


def part(node: Node, name: str, value: str) -> Node:
    """The only element of the lab whose attribute has this value."""
    (found,) = (each for each in walk(node) if each.get(name) == value)
    return found


def errors(node: Node) -> list[str]:
    return [text_of(each) for each in walk(node) if each.tag == "li"]


# --- before there is a rule ---


def test_without_a_rule_the_lab_says_what_it_is_for_and_tests_nothing() -> None:
    node = lab(ExploreModel(GAMES["zero-hero"], 5))
    what = "Which numbers lose? Build your own rule, and see it tested on every number."
    assert text_of(node).startswith(f"Pattern lab{what}")
    assert (node.get("aria-label"), node.tag) == ("Pattern lab", "section")
    assert {each.tag for each in walk(node)}.isdisjoint({"progress", "ul", "fieldset"})
    assert "Share rule" not in controls(at("zero-hero/explore/5"))


def test_with_a_rule_the_question_makes_room_for_its_test() -> None:
    state = press(at("zero-hero/explore/5"), "Build a rule")
    assert "Which numbers lose?" not in part_text(state)
    assert "0of 0 right" in part_text(state), "nothing is tested yet"
    assert "Share rule" in controls(state)


# --- how it did ---


def test_the_score_and_both_kinds_of_error_are_counted() -> None:
    node = shown()
    assert text_of(part(node, "class", "score")) == "270of 1,500 right"
    assert errors(node) == [
        "1,200The rule says lost.Really wonFirst: 1",
        "30The rule says won.Really lostFirst: 1010",
    ]


def test_the_first_error_of_each_kind_leads_to_its_number() -> None:
    node = shown()
    assert dict(part(node, "id", "first-lost").on) == {"click": Choose(1)}
    assert dict(part(node, "id", "first-won").on) == {"click": Choose(1_010)}
    assert part(node, "class", "really won").children == ("Really won",)
    assert part(node, "class", "really lost").children == ("Really lost",)


def test_no_tick_stands_beside_an_error() -> None:
    assert not [each for each in walk(part(shown(), "class", "errors")) if each.tag == "svg"]


def test_the_result_stands_right_behind_the_rule_and_is_brought_into_view() -> None:
    state = at("zero-hero/explore/5?rule=ends=0")
    [place] = [each for each in nodes(state) if each.get("id") == "lab"]
    assert [child.key for child in place.children if isinstance(child, Node)][1:3] == ["rule", "result"]
    assert commands(state, ChangeRule("ends=5")) == (Reveal("lab", part="rule-result"),)
    assert commands(state, ChangeRule("")) == ()
    assert part(place, "id", "rule-result").get("class") == "result"


def test_where_there_is_no_error_none_is_offered_even_if_the_other_kind_begins_at_zero() -> None:
    node = shown(Report(10, 0, 1, first_false_won=0))
    assert errors(node) == ["0The rule says lost.Really won", "1The rule says won.Really lostFirst: 0"]


def test_pressing_the_first_error_looks_at_it() -> None:
    state = settle(at("zero-hero/explore/0?rule=ends=5"))
    assert model(press(state, "First: 5")).number == 5
    assert model(press(state, "First: 10")).number == 10


@pytest.mark.parametrize(("tested_to", "told"), [(0, False), (9_998, False), (9_999, True)])
def test_the_result_is_told_only_when_every_number_was_tested(tested_to: int, told: bool) -> None:
    node = shown(tested_to=tested_to)
    assert ("270 of 1,500 right" in text_of(node)) is told
    progress = part(node, "aria-label", "Tested")
    assert (progress.tag, progress.get("value"), progress.get("max")) == ("progress", str(tested_to), "9999")


def test_a_rule_that_holds_is_called_proven() -> None:
    told = "Right about all 1,234 numbers. Up to 9,999 your rule is proven."
    assert report_words(Report(1_234), 9_999) == told
    assert told in text_of(shown(Report(1_234), 9_999))


@pytest.mark.parametrize("report", [Report(2_000, 1_000, 1), Report(2_000, 1, 1_000)])
def test_a_rule_that_does_not_hold_is_told_how_far_it_is_wrong(report: Report) -> None:
    told = "999 of 2,000 right, 1,001 wrong. Look at the first error, and try another rule."
    assert report_words(report, 99_999) == told
    assert "proven" in report_words(Report(2_000), 99_999)
    assert report_words(Report(1, 0, 1), 999).startswith("0 of 1 right, 1 wrong.")


def test_another_rule_forgets_what_was_said_of_the_last() -> None:
    state = then(at("zero-hero/explore/5?rule=ends=5"), RuleTested("zero-hero", "ends=5", 500, SOME))
    assert "270of 1,500 right" in part_text(state)
    assert "0of 0 right" in part_text(fill(state, "Which", "ends=4"))


# --- how far ---


def test_a_rule_is_tested_on_as_many_numbers_as_are_chosen() -> None:
    state = settle(at("zero-hero/explore/5?rule=ends=0"))
    assert list(group_of(state, "Test it on")) == ["1–999", "1–9,999", "1–99,999"]
    assert chosen(state, "Test it on") == "1–9,999"
    fewer = settle(choose(state, "Test it on", "1–999"))
    assert "Right about all 999 numbers. Up to 999 your rule is proven." in part_text(fewer)
    more = then(fewer, ChangeRange(Range.LONG))
    assert chosen(more, "Test it on") == "1–99,999"
    assert "proven" not in part_text(more), "the rest is yet to be tested"


# --- shared ---


def test_a_shared_rule_says_what_came_of_it_and_nothing_before() -> None:
    state = settle(at("zero-hero/explore/5?rule=ends=0"))
    [copy] = [each for each in commands(state, ShareRule()) if isinstance(each, Copy)]
    assert dict(controls(state)["Share rule"].on) == {"click": ShareRule()}
    assert "Link copied." not in part_text(state)
    assert part_text(then(state, copy.done)).endswith("Share ruleLink copied.")
    assert text_of(shown(told="Done.")).endswith("Share ruleDone.")
