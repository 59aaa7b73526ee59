"""Lessons by pressing: nothing is told before a try, every step can be passed, and progress is kept."""

import json

import pytest
from support.headless import at, nodes, part_text, settle, then
from support.press import controls, fill, make, press

from pygame_rules import GAMES, Solver
from pygame_rules.lessons import Step, lesson_of
from web.app.messages import Navigate
from web.app.state import State
from web.screens.learn.messages import Answer, ChangeRule, CheckAnswers, Continue, MakeMove, ShowFirst
from web.screens.learn.model import LearnModel
from web.screens.play.messages import PlayMove

TAUGHT = [slug for slug, game in GAMES.items() if lesson_of(game)]


def model(state: State) -> LearnModel:
    assert isinstance(state.model, LearnModel)
    return state.model


def pass_step(state: State) -> State:
    """The page after doing all that a step asks for, by pressing."""
    step = model(state).step
    while step.name not in model(state).progress.done:
        state = press(do(state, step), "Next")
    return state


def do(state: State, step: Step) -> State:
    if step.kind == "play":
        return make(state, model(state).position.moves[0])
    if step.kind == "predict":
        return press(state, "I win" if model(state).position.wins else "The other wins")
    if step.kind == "compare":
        for place, position in enumerate(step.positions):
            state = then(state, Answer(place, position.wins))
        return press(state, "Check")
    if step.kind == "say":
        return say(state, step.rule)
    return state


def say(state: State, text: str) -> State:
    """The page after saying a rule and having it tested."""
    state = press(state, "Build a rule") if "Build a rule" in controls(state) else state
    return settle(press(then(state, ChangeRule(text)), "Test it"))


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_whole_lesson_is_gone_through_and_ends_at_the_table(slug: str) -> None:
    state, lesson = at(f"{slug}/learn"), lesson_of(GAMES[slug])
    assert lesson
    for at_step, step in enumerate(lesson.steps):
        assert (model(state).at, state.path) == (at_step, f"{slug}/learn/{at_step + 1}")
        assert "".join(step.question.split("\n")) in part_text(state)
        if step.kind == "prove":
            assert "Next" not in controls(state)
            return
        state = pass_step(state)
    assert controls(state)["Play a real game"].get("href") == f"#/{slug}?opponent=computer"
    assert set(model(state).progress.done) == {step.name for step in lesson.steps}


@pytest.mark.parametrize("slug", TAUGHT)
def test_nothing_is_told_before_a_try(slug: str) -> None:
    lesson = lesson_of(GAMES[slug])
    assert lesson
    for number, step in enumerate(lesson.steps, 1):
        if step.kind not in ("see", "prove"):
            told = part_text(at(f"{slug}/learn/{number}"))
            assert not any(position.right in told for position in step.positions)
            assert not any(node.get("data-verdict") for node in nodes(at(f"{slug}/learn/{number}")))


@pytest.mark.parametrize("slug", TAUGHT)
def test_whoever_wants_to_is_shown_first(slug: str) -> None:
    lesson = lesson_of(GAMES[slug])
    assert lesson
    for number, step in enumerate(lesson.steps, 1):
        state = at(f"{slug}/learn/{number}")
        if step.kind in ("see", "prove"):
            assert "Show me first" not in controls(state)
            continue
        shown = press(state, "Show me first")
        if step.kind != "say":
            assert model(shown).position.right in part_text(shown)
        assert model(press(shown, "Next")) != model(shown)


def test_a_wrong_move_is_answered_and_another_may_be_tried() -> None:
    state = make(at("zero-hero/learn/3"), "-1")
    answered = "Not that one. Try another. 13 − 1 = 12. The other player answers 12 − 2 = 10, and you lose from 10."
    assert answered in part_text(state)
    assert state.announced[1] == answered
    assert "Next" not in controls(state)
    state = make(state, "-3")
    assert "−3 leaves 10, where nobody likes to move." in part_text(state)
    state = press(state, "Next")
    assert (model(state).at, model(state).place) == (2, 1), "the same step asks about 27 too"
    assert model(then(state, Continue())) == model(state)


@pytest.mark.parametrize("move", ["x1", "x3", "x4"])
def test_behind_the_rule_a_wrong_move_is_answered_with_the_reason_too(move: str) -> None:
    state = make(at("digit-drop-duel/learn/7"), move)
    assert "There is only one digit left, and dropping it makes zero." in part_text(state)


def test_a_wrong_guess_is_explained_and_comes_back_at_the_end_of_its_step() -> None:
    state = press(at("zero-hero/learn/2"), "I win")
    assert "This one comes back." in part_text(state)
    state = press(state, "Next")
    assert model(state).position.number == 20
    state = press(press(state, "The other wins"), "Next")
    assert (model(state).at, model(state).position.number) == (1, 10)
    state = press(state, "I win")
    assert "This one comes back." not in part_text(state)
    state = press(state, "Try again")
    assert (model(state).at, model(state).position.number, model(state).progress.done) == (1, 10, ())
    state = press(press(state, "The other wins"), "Next")
    assert (model(state).at, model(state).progress.done) == (2, ("ten-and-twenty",))


def test_a_pair_that_was_answered_wrongly_is_answered_again() -> None:
    state = press(then(at("zero-hero/learn/4"), Answer(0, True), Answer(1, True)), "Check")
    assert "Next" not in controls(state)
    state = press(state, "Try again")
    assert (model(state).at, model(state).answers, model(state).checked) == (3, (None, True), False), "one was right"
    state = press(press(then(state, Answer(0, False), Answer(1, True)), "Check"), "Next")
    assert model(state).at == 4


def test_a_wrong_guess_is_told_and_the_lesson_goes_on() -> None:
    state = press(at("zero-hero/learn/2"), "I win")
    assert state.announced[1] == "Your only move is −1. It leaves 9, and the other player takes 9."
    assert "No: you lose from 10." in part_text(state)
    assert then(state, Answer(0, False)).model == state.model, "it is answered"


def test_a_pair_is_checked_only_when_both_are_answered() -> None:
    state = at("zero-hero/learn/4")
    assert controls(state)["Check"].get("disabled") is not None
    assert then(state, CheckAnswers()).model == state.model
    state = then(state, Answer(0, True), Answer(1, True))
    checked = press(state, "Check")
    fields = [node.get("class") for node in nodes(checked) if "field" in (node.get("class") or "").split()]
    assert fields == ["field wrong", "field right"]
    assert "From 30 you can only leave 27" in part_text(checked)


def test_a_rule_of_ones_own_meets_its_counterexample() -> None:
    state = settle(press(at("zero-hero/learn/5"), "Build a rule"))
    state = fill(state, "Which", "ends=5")
    state = settle(press(state, "Test it"))
    assert "Your rule says that 5 is lost, but the player to move wins there." in part_text(state)
    assert controls(state)["See 5 on the map"].get("href") == "#/zero-hero/explore/5"
    assert "Next" not in controls(state)
    state = settle(press(fill(state, "Which", "ends=0"), "Test it"))
    assert "You found it!" in part_text(state)
    assert model(press(state, "Next")).at == 5


@pytest.mark.parametrize("slug", [slug for slug in TAUGHT if GAMES[slug].has_forks])
def test_where_there_is_something_to_decide_perfect_can_be_beaten_at_the_table(slug: str) -> None:
    lesson, solver = lesson_of(GAMES[slug]), Solver(GAMES[slug])
    assert lesson
    state = at(f"{slug}/learn/{len(lesson.steps)}")
    assert model(state).step.kind == "prove"
    game = settle(press(state, "Play it"))
    moves = 0
    while not game.model.play.ending:
        best, moves = solver.verdict(game.model.play.number).best, moves + 1
        game = settle(make(game, str(best)))
    assert 2 <= moves <= 10, "not for ever"
    assert game.model.play.ending.winner == model(state).step.seat
    assert "Perfect is beaten." in part_text(then(game, Navigate(f"#/{state.path}")))


def test_a_rule_of_several_lines_is_announced_as_one_sentence_after_the_other() -> None:
    state = press(press(at("zero-hero/learn/5"), "Show me first"), "Next")
    assert "\n" in model(state).step.question
    assert state.announced[1].startswith("A number that ends in 0 is lost. Whatever you subtract")


def test_perfect_is_beaten_at_the_table() -> None:
    state = at("zero-hero/learn/8")
    assert controls(state)["Play it"].get("href") == "#/zero-hero/100?opponent=computer&level=perfect&first=1&you=2"
    assert not model(state).solved
    game = settle(press(state, "Play it"))
    while not game.model.play.ending:
        game = settle(make(game, f"-{game.model.play.number % 10}"))
    assert game.model.play.ending.winner == 2
    back = then(game, Navigate("#/zero-hero/learn/8"))
    assert "Perfect is beaten." in part_text(back)
    assert "Play a real game" in controls(press(back, "Next"))


# --- progress ---


def test_progress_is_saved_and_shown_and_the_lesson_goes_on_where_it_was() -> None:
    state = then(pass_step(at("zero-hero/learn")), Navigate("#/learn"))
    assert json.loads(state.shared.saved["learn.zero-hero"]) == {"done": ["one-move"]}
    assert "1 of 8 steps" in part_text(state)
    again = press(state, "Go on: Zero Hero")
    assert again.path == "zero-hero/learn/2"
    assert controls(again)["1Play"].get("href") == "#/zero-hero/learn/1"
    assert "3Play" not in controls(again), "what is ahead is not given away"


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"done": 3}', '{"done": [1, {}, "one-move"]}', '{"done": ["x", "x"]}']
)
def test_damaged_progress_is_no_progress(text: str) -> None:
    state = at("zero-hero/learn", {"learn.zero-hero": text})
    assert model(state).at in (0, 1)


@pytest.mark.parametrize("link", ["zero-hero/learn/9", "zero-hero/learn/0", "zero-hero/learn/x", "zero-hero/learn/٣"])
def test_a_step_that_is_not_there_gets_a_sentence(link: str) -> None:
    state = at(link)
    assert [notice.text for notice in state.notices] == ["This lesson has the steps 1 to 8."]


def test_a_step_is_found_by_its_name() -> None:
    assert at("zero-hero/learn/your-rule").path == "zero-hero/learn/5"


@pytest.mark.parametrize(("link", "claim"), [("zero-hero/73", "last-digit"), ("digit-duel/6602", "zero-rule")])
def test_a_reason_leads_to_the_step_that_teaches_it(link: str, claim: str) -> None:
    state = at(f"{link}?opponent=friend")
    for _ in range(3):
        state = settle(press(state, "Hint"))
    opened = press(state, "Lesson")
    assert opened.screen == "learn"
    assert model(opened).step.claim == claim


def test_messages_that_mean_nothing_here_change_nothing() -> None:
    for link in ("learn", "zero-hero/learn/1", "zero-hero/learn/6", "zero-hero/learn/8"):
        state = at(link)
        for message in (PlayMove("-7"), Answer(9, True), MakeMove("x9"), CheckAnswers(), ShowFirst()):
            after = then(state, message)
            assert after.screen == "learn"
            assert after.path == state.path
