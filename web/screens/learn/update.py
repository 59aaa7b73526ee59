"""What a message makes of a lesson."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from pygame_rules.lessons import held, reply, slipped
from pygame_rules.patterns import parse_rule
from web.app.commands import Focus, ScrollToTop
from web.app.screen import Step
from web.app.state import Shared
from web.screens.learn import messages as m
from web.screens.learn.model import LearnModel
from web.ui.html import Message

NEXT = "next-step"  # the id of the button that goes on
WRONG = "Not that one. Try another."


def update(model: LearnModel, _: Shared, message: Message, __: Random) -> Step[LearnModel]:
    """The next state of the lesson; the list of lessons has only links."""
    handler = HANDLERS.get(type(message))
    return handler(model, message) if handler and model.game else Step(model)


def _answer(model: LearnModel, message: m.Answer) -> Step[LearnModel]:
    places = range(len(model.step.positions))
    if model.checked or message.place not in places or model.step.kind not in ("predict", "compare"):
        return Step(model)
    known = dict(enumerate(model.answers))
    answers = tuple(message.wins if place == message.place else known.get(place) for place in places)
    answered = replace(model, answers=answers)
    if model.step.kind == "compare":
        return Step(answered)
    return _settled(replace(answered, checked=True), model.position.right)


def _check(model: LearnModel, _: m.CheckAnswers) -> Step[LearnModel]:
    if model.step.kind != "compare" or model.checked or not all_answered(model):
        return Step(model)
    return _settled(replace(model, checked=True), " ".join(position.right for position in model.step.positions))


def all_answered(model: LearnModel) -> bool:
    """Whether something was said of every number."""
    return len(model.answers) == len(model.step.positions) and None not in model.answers


def _move(model: LearnModel, message: m.MakeMove) -> Step[LearnModel]:
    game, lesson = model.game, model.lesson
    assert game
    assert lesson
    if model.step.kind != "play" or model.solved:
        return Step(model)
    number = model.position.number
    move = game.parse_move(number, message.move)
    if message.move in model.position.moves:
        told = held(game, model.position, move)
        return _settled(replace(model, moved=message.move, told=told), told)
    told = f"{WRONG} {slipped(game, number, move, why=lesson.shows_rule_before(model.step))}"
    return Step(replace(model, moved=message.move, told=told), announce=told)


def _change_rule(model: LearnModel, message: m.ChangeRule) -> Step[LearnModel]:
    rule = parse_rule(message.text) if message.text else None
    return Step(replace(model, rule=rule, report=None, testing=False))


def _test_rule(model: LearnModel, _: m.TryRule) -> Step[LearnModel]:
    return Step(replace(model, testing=model.rule is not None and model.step.kind == "say", report=None))


def _rule_tested(model: LearnModel, message: m.RuleTested) -> Step[LearnModel]:
    assert model.game
    if not model.testing or (message.slug, message.rule) != (model.game.slug, str(model.rule)):
        return Step(model)
    tested = replace(model, testing=False, report=message.report)
    told = reply(message.report)
    return _settled(tested, told) if tested.solved else Step(tested, announce=told)


def _show_first(model: LearnModel, _: m.ShowFirst) -> Step[LearnModel]:
    if model.solved or model.step.kind == "prove":
        return Step(model)
    shown = replace(model, shown=True, checked=True, testing=False)
    told = " ".join(position.right for position in model.step.positions)
    return Step(shown, announce=told, commands=(Focus((NEXT, "title")),))


def _settled(model: LearnModel, told: str) -> Step[LearnModel]:
    return Step(model, announce=told, commands=(Focus((NEXT, "title")),))


def _continue(model: LearnModel, _: m.Continue) -> Step[LearnModel]:
    """On to the next number of the step, or to one that was answered wrongly; behind the last one the step is done."""
    assert model.lesson
    if not model.solved:
        return Step(model)
    following = model.after_answer()
    if following:
        return _opened(following)
    done = replace(model, progress=model.progress.having(model.step.name))
    last = model.at + 1 == len(model.lesson.steps)
    return Step(done) if last else _opened(done.at_step(model.at + 1))


def _opened(model: LearnModel) -> Step[LearnModel]:
    return Step(model, announce=model.step.question.replace("\n", " "), commands=(ScrollToTop(), Focus(("title",))))


HANDLERS: dict[type, Callable[[LearnModel, Any], Step[LearnModel]]] = {
    m.Answer: _answer,
    m.ChangeRule: _change_rule,
    m.CheckAnswers: _check,
    m.Continue: _continue,
    m.MakeMove: _move,
    m.RuleTested: _rule_tested,
    m.ShowFirst: _show_first,
    m.TryRule: _test_rule,
}
