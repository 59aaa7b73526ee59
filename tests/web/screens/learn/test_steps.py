"""The middle of each kind of step, by pressing: what is shown before an answer, and after a right or a wrong one."""

from dataclasses import replace

import pytest
from support.headless import at, nodes, part_text, settle, then
from support.press import controls, fill, press

from pygame_rules import GAMES
from pygame_rules.lessons import Lesson, Position, Step
from web.app.state import State
from web.screens.learn.messages import Answer, MakeMove
from web.screens.learn.model import LearnModel
from web.screens.learn.steps import body
from web.ui.html import Deliberate, Node, text_of, walk

FIND, GUESS, PAIR, SAY = (f"zero-hero/learn/{step}" for step in (3, 2, 4, 5))  # at 13; at 10; at 30 and 35
LOSES, WINS = "Subtract 1: 13 − 1 = 12", "Subtract 3: 13 − 3 = 10"


def fields(state: State) -> list[Node]:
    return [node for node in nodes(state) if node.tag == "section" and "field" in (node.get("class") or "").split()]


def states(state: State) -> list[str | None]:
    return [node.get("class") for node in fields(state)]


def icons(node: Node) -> list[str]:
    return [each.key for each in walk(node) if each.tag == "svg"]


def said(state: State) -> list[str]:
    return [text_of(node) for field in fields(state) for node in walk(field) if node.get("class") == "said"]


def answer(state: State, number: int, name: str) -> State:
    """The page after pressing one of the two answers about a number."""
    [group] = [node for node in nodes(state) if node.get("aria-label") == f"Who wins from {number}?"]
    [button] = [node for node in walk(group) if node.tag == "button" and text_of(node) == name]
    assert button.get("disabled") is None
    message = dict(button.on)["click"]
    assert isinstance(message, Answer)
    return then(state, message)


def pressed(state: State) -> list[str]:
    return [text_of(node) for node in nodes(state) if node.get("aria-pressed") == "true"]


def test_every_legal_move_is_offered_by_name_with_what_it_leaves_and_none_is_marked() -> None:
    state = at(FIND)
    moves = [node for node in nodes(state) if node.get("data-move")]
    assert [text_of(node) for node in moves] == [LOSES, WINS]
    assert [dict(node.on)["click"] for node in moves] == [Deliberate(MakeMove("-1")), Deliberate(MakeMove("-3"))]
    assert {"The number 13", "Your move"} <= {node.get("aria-label") for node in nodes(state)}
    assert (states(state), said(state), pressed(state), icons(fields(state)[0])) == (["field"], [""], [], [])


def test_a_wrong_move_is_crossed_and_the_right_one_stays_unmarked_and_open() -> None:
    state = press(at(FIND), LOSES)
    assert (states(state), pressed(state)) == (["field wrong"], [LOSES])
    [told] = said(state)
    assert told.startswith("Not that one. Try another. 13 − 1 = 12. The other player answers 12 − 2 = 10")
    wrong, right = (controls(state)[name] for name in (LOSES, WINS))
    assert (icons(wrong), icons(right), right.get("disabled")) == (["icon-wrong"], [], None)


def test_the_right_move_is_ticked_explained_and_ends_the_trying() -> None:
    state = press(at(FIND), LOSES, WINS)
    assert (states(state), said(state)) == (["field right"], ["−3 leaves 10, where nobody likes to move."])
    moves = [node for node in nodes(state) if node.get("data-move")]
    assert [icons(node) for node in moves] == [[], ["icon-right"]]
    assert [node.get("disabled") for node in moves] == ["", ""]


def test_whoever_is_shown_the_move_sees_it_ticked_and_no_try_crossed() -> None:
    for state in (at(FIND), press(at(FIND), LOSES)):
        shown = press(state, "Show me first")
        assert [icons(node) for node in nodes(shown) if node.get("data-move")] == [[], ["icon-right"]]
        assert said(shown) == ["−3 leaves 10, where nobody likes to move."]


@pytest.mark.parametrize(
    ("name", "state", "lead"), [("I win", "wrong", "No: you"), ("The other wins", "right", "Right: you")]
)
def test_a_guess_is_judged_at_once(name: str, state: str, lead: str) -> None:
    before, after = at(GUESS), answer(at(GUESS), 10, name)
    assert (states(before), said(before), pressed(before)) == (["field"], [""], [])
    assert (states(after), pressed(after)) == ([f"field {state}"], [name])
    assert said(after) == [f"{lead} lose from 10. Your only move is −1. It leaves 9, and the other player takes 9."]
    assert [icons(field) for field in fields(after)] == [[f"icon-{state}"]]
    assert [controls(after)[each].get("disabled") for each in ("I win", "The other wins")] == ["", ""]


@pytest.mark.parametrize(
    ("says", "told"), [(True, "Right: you win from 13. Yes."), (False, "No: you win from 13. Yes.")]
)
def test_a_guess_is_judged_and_explained(says: bool, told: str) -> None:
    step = Step(name="a", kind="predict", question="", positions=(Position(13, True, "Yes."),))
    model = LearnModel(GAMES["zero-hero"], Lesson("", (step,)), answers=(says,), checked=True)
    assert told in text_of(body(model))
    assert "ou win from 13. Yes." in text_of(body(replace(model, shown=True)))


def test_a_pair_shows_who_is_said_to_win_and_nothing_more_before_it_is_checked() -> None:
    state = answer(at(PAIR), 30, "I win")
    assert states(state) == ["field mine", "field"]
    state = answer(state, 35, "The other wins")
    assert (states(state), said(state)) == (["field mine", "field theirs"], ["", ""])
    assert pressed(state) == ["I win", "The other wins"]
    changed = answer(state, 30, "The other wins")
    assert states(changed) == ["field theirs", "field theirs"], "one may think again"
    checked = press(changed, "Check")
    assert states(checked) == ["field right", "field wrong"]
    assert [text.partition(".")[0] for text in said(checked)] == ["Right: you lose from 30", "No: you win from 35"]


def test_a_pair_that_is_shown_judges_only_what_was_answered() -> None:
    shown = press(answer(at(PAIR), 35, "I win"), "Show me first")
    assert states(shown) == ["field", "field right"]
    assert [icons(field) for field in fields(shown)] == [[], ["icon-right"]]


def test_a_rule_is_tested_answered_and_its_first_error_can_be_looked_at() -> None:
    testing = press(fill(press(at(SAY), "Build a rule"), "Which", "ends=5"), "Test it")
    assert said(testing) == ["Testing it on every number up to 9,999 …"]
    state = settle(testing)
    assert said(state) == ["Your rule says that 5 is lost, but the player to move wins there."]
    assert "8,000 of 9,999 right" in part_text(state)
    assert (states(state), "See 5 on the map" in controls(state)) == (["field saying"], True)
    right = settle(press(fill(state, "Which", "ends=0"), "Test it"))
    assert (states(right), "on the map" in part_text(right)) == (["field saying right"], False)


def test_a_rule_that_is_not_looked_for_is_told_by_the_next_step() -> None:
    shown = press(at(SAY), "Show me first")
    assert said(shown) == ["The next step tells it. Come back and build it if you like."]
    assert states(shown) == ["field saying"], "nothing was found"


def test_the_secret_and_the_proof_say_why_and_only_a_won_game_is_praised() -> None:
    secret, proof = at("zero-hero/learn/6"), at("zero-hero/learn/8")
    assert said(secret) == ["100 − 1 = 99, then 99 − 9 = 90: the 0 is back."]
    assert said(proof) == ["100 ends in 0, so whoever moves first loses."]
    for state, end in ((secret, "the 0 is back."), (proof, "moves first loses.You did it: Perfect is beaten.")):
        assert isinstance(state.model, LearnModel)
        assert text_of(body(replace(state.model, proved=True))).endswith(end)
