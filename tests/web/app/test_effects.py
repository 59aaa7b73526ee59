"""Effects are values that carry their work; what they share outlives them."""

from collections.abc import Generator
from random import Random

import pytest
from support.headless import finished

from web.app.effects import Effect, Env, Pause, Work
from web.app.messages import Dismiss, ToggleKeys
from web.ui.html import Message


def env() -> Env:
    return Env(Random(1), clock=lambda: 0.0)


def work(_: Env) -> Work:
    yield None
    yield Pause(1.0)
    return Dismiss()


def other_work(_: Env) -> Generator[None, None, Message]:
    yield
    return ToggleKeys()


def test_two_effects_with_one_key_are_the_same_whatever_their_work() -> None:
    assert Effect("a", work) == Effect("a", other_work)
    assert hash(Effect(("a", 1), work)) == hash(Effect(("a", 1), other_work))
    assert {Effect("a", work): 1}[Effect("a", lambda _: work(env()))] == 1


def test_effects_with_different_keys_differ_even_with_one_work() -> None:
    assert Effect("a", work) != Effect("b", work)
    assert Effect(("solve", "a", 1), work) != Effect(("solve", "a", 2), work)


def test_work_ends_with_a_message_however_often_it_pauses() -> None:
    assert finished(Effect("a", work), env()) == Dismiss()
    assert finished(Effect("a", other_work), env()) == ToggleKeys()


def test_what_was_made_once_is_remembered_under_its_key() -> None:
    made: list[str] = []
    memory = env()

    def make(name: str) -> list[str]:
        made.append(name)
        return [name]

    one = memory.remembered(("coach", "a"), lambda: make("one"))
    assert memory.remembered(("coach", "a"), lambda: make("again")) is one
    assert memory.remembered(("coach", "b"), lambda: make("two")) == ["two"]
    assert made == ["one", "two"]


def test_nothing_is_remembered_from_one_env_to_another() -> None:
    assert env().remembered("a", lambda: 1) == 1
    assert env().remembered("a", lambda: 2) == 2


def test_even_nothing_is_remembered() -> None:
    memory = env()
    assert memory.remembered("a", lambda: None) is None
    assert memory.remembered("a", lambda: [None]) is None


def test_what_could_not_be_made_is_tried_again() -> None:
    memory = env()

    def fail() -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        memory.remembered("a", fail)
    assert memory.remembered("a", lambda: 3) == 3
