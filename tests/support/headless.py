"""The page without a browser: open a link, send messages, press controls by their names, let it come to rest."""

from collections.abc import Mapping
from datetime import datetime
from random import Random
from typing import Any

from web import screens
from web.app.commands import Command
from web.app.effects import Effect, Env
from web.app.messages import Navigate
from web.app.state import Shared, State
from web.app.update import update
from web.screens.play.model import PlayModel
from web.shell.view import view
from web.ui.html import Lazy, Message, Node, text_of, walk

NOW = datetime.fromisoformat("2026-11-18T12:00:00")  # a Wednesday


def at(link: str, saved: Mapping[str, str] | None = None, now: datetime = NOW) -> State:
    """The page after following a link as a newcomer, or with these texts in the storage, at some time."""
    return then(State(shared=Shared(saved=saved or {}, now=lambda: now)), Navigate(f"#/{link}"))


def opened(link: str, **settings: Any) -> State:
    """The page after following a link with these settings."""
    return then(State(shared=Shared(now=lambda: NOW).with_settings(**settings)), Navigate(f"#/{link}"))


def friends(link: str, **settings: Any) -> State:
    """The page after two people have followed a link to a table with these settings."""
    return opened(f"{link}?opponent=friend", **settings)


def then(state: State, *messages: Message, seed: int = 1) -> State:
    """The page after some messages, with dice of a known seed."""
    for message in messages:
        state, _ = update(state, message, Random(seed))
    return state


def commands(state: State, message: Message) -> tuple[Command, ...]:
    """What the browser is asked to do because of a message."""
    return update(state, message, Random(1))[1]


def effects(state: State) -> tuple[Effect, ...]:
    """Everything the page waits for."""
    return screens.load(state.screen).effects(state.model, state.shared)


def settle(state: State, rounds: int = 500) -> State:
    """The page when it waits for nothing any more."""
    env = Env(Random(1), clock=lambda: 0.0)
    for _ in range(rounds):
        waiting = effects(state)
        if not waiting:
            return state
        state, _ = update(state, finished(waiting[0], env), env.rng)
    raise AssertionError("the page never comes to rest")


def finished(effect: Effect, env: Env) -> Message:
    """The message that the work of an effect ends with."""
    work = effect.work(env)
    while True:
        try:
            next(work)
        except StopIteration as done:
            message: Message = done.value
            return message


def table(state: State) -> PlayModel:
    """The table that is shown."""
    assert isinstance(state.model, PlayModel)
    return state.model


def nodes(state: State) -> list[Node]:
    """Every element that Python draws, in the order of the page."""
    return [node for part in view(state).values() for node in walk(part)]


def pressable(state: State) -> list[Node]:
    """Every element that can be reached: where a sheet is open, only what is in it."""
    found = [node for part in view(state).values() for node in _reachable(part)]
    modal = [node for node in found if node.get("aria-modal") == "true"]
    return _reachable(modal[-1]) if modal else found


def _reachable(node: Node | Lazy) -> list[Node]:
    node = node.node() if isinstance(node, Lazy) else node
    if node.get("inert") is not None:
        return []
    return [node, *(each for child in node.children if not isinstance(child, str) for each in _reachable(child))]


def part_text(state: State, part: str = "screen") -> str:
    """All the text in a part of the page."""
    return text_of(view(state)[part])


def saved_text(state: State) -> str:
    """The game on the table as it is saved."""
    return table(state).saved.encode()
