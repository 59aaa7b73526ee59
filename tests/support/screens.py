"""Every screen that exists, opened and wandered through, for what all of them are held to."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from support.headless import at, effects, finished
from support.walk import a_key, an_offer

from pygame_rules import GAMES
from web import screens
from web.app.effects import Env
from web.app.messages import Navigate
from web.app.router import LOBBY, PLAY
from web.app.state import State
from web.app.update import update
from web.shell.keys import message_of
from web.ui.html import Message

STEPS = 30


class Case(NamedTuple):
    """A screen, and a bare way to it; a table needs a game."""

    name: str
    link: str


CASES = [Case(name, {LOBBY: ""}.get(name, name)) for name in sorted(screens.NAMES) if name != PLAY]
CASES += [Case(PLAY, slug) for slug in GAMES]
IDS = [f"{case.name}:{case.link}" if case.name == PLAY else case.name for case in CASES]
each_case = pytest.mark.parametrize("case", CASES, ids=IDS)


def wander(case: Case, seed: int = 1, steps: int = STEPS) -> Iterator[State]:
    """The screen as it is opened, and after each step of a random walk that never leaves it."""
    rng = Random(f"{case}{seed}")
    env = Env(rng, clock=lambda: 0.0)
    state = at(case.link)
    yield state
    for _ in range(steps):
        message = _a_message(state, env)
        if message is not None and not isinstance(message, Navigate):
            state, _ = update(state, message, rng)
        yield state


def _a_message(state: State, env: Env) -> Message | None:
    """Something that can happen now. Messages without fields are empty tuples, so mind what is false."""
    rng = env.rng
    if effects(state) and rng.random() < 0.3:
        return finished(effects(state)[0], env)
    if rng.random() < 0.2:
        return message_of(state, a_key(state, rng))
    return an_offer(state, rng).message(rng)
