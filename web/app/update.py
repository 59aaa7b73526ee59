"""What a message makes of the page: a pure function, but for the dice it is handed.

The shell's own messages are dealt with here, every other one by the open screen.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from pygame_rules.errors import RulesError
from web import screens
from web.app import router, storage
from web.app.commands import Command, Focus, ScrollToTop, TakeUpdate
from web.app.messages import (
    ChangeSetting,
    Dismiss,
    Ignore,
    Navigate,
    OfflineChanged,
    StorageChanged,
    StorageFailed,
    ToggleKeys,
    UpdateNow,
)
from web.app.screen import Step
from web.app.state import Notice, NoticeKind, Shared, State
from web.ui.html import Message

NOT_SAVED = "This browser saves nothing for this page, so your games will be gone when you close it."

Result = tuple[State, tuple[Command, ...]]


def update(state: State, message: Message, rng: Random) -> Result:
    """The page after a message, and what the browser is to do. What cannot be done is said, and nothing is lost."""
    shell = SHELL.get(type(message))
    if shell:
        return shell(state, message, rng)
    if not state.screen:
        return state, ()
    try:
        step = screens.load(state.screen).update(state.model, state.shared, message, rng)
    except RulesError as error:
        return noticed(state, NoticeKind.REFUSED, str(error)), ()
    return _after(state, step), step.commands


def _after(state: State, step: Step[Any]) -> State:
    """The page with what a screen made of itself."""
    model, shared = step.model, step.shared or state.shared
    if model is not state.model or shared is not state.shared:
        path = screens.load(state.screen).path(model)
        state = replace(state, model=model, shared=shared, path=path)
    return announced(state, step.announce)


def announced(state: State, sentence: str) -> State:
    """Say a sentence once."""
    return replace(state, announced=(state.announced[0] + 1, sentence)) if sentence else state


def noticed(state: State, kind: NoticeKind, text: str) -> State:
    """Show a sentence above the screen in place of others of its kind, and say it; no sentence takes them away."""
    others = tuple(notice for notice in state.notices if notice.kind is not kind)
    return announced(replace(state, notices=(*others, Notice(kind, text)) if text else others), text)


# --- the shell's messages ---


def _navigate(state: State, message: Navigate, rng: Random) -> Result:
    """Follow a link; a bad one is said, and leads as far as it can."""
    route = router.read(message.link, screens.NAMES)
    changed = route.screen != state.screen
    first = not state.screen
    state = _closed(state)
    for attempt in (route, route.bare(route.problem), router.Route(router.LOBBY)):
        screen = screens.load(attempt.screen)
        try:
            step = screen.open(attempt, state.shared, rng)
        except RulesError as error:
            route = attempt._replace(problem=route.problem or str(error))
            continue
        break
    path = screen.path(step.model)
    shared = step.shared or state.shared
    state = replace(state, screen=attempt.screen, model=step.model, shared=shared, path=path, keys_shown=False)
    if state.announced[1]:  # What was said belongs to what was left; nobody should come upon it here.
        state = replace(state, announced=(state.announced[0] + 1, ""))
    state = noticed(announced(state, step.announce), NoticeKind.REFUSED, "")
    state = noticed(state, NoticeKind.LINK, route.problem)
    moved = changed and not first
    return state, (*((Focus(("title",)), ScrollToTop()) if moved else ()), *step.commands)


def _closed(state: State) -> State:
    """The page with what the open screen wants saved among the saved texts, so that the next one finds it."""
    if not state.screen:
        return state
    values = screens.load(state.screen).saved(state.model)
    saved = {**state.shared.saved, **{key: value.encode() for key, value in values.items()}}
    return replace(state, shared=replace(state.shared, saved=MappingProxyType(saved)))


def _change_setting(state: State, message: ChangeSetting, _: Random) -> Result:
    return replace(state, shared=state.shared.with_settings(**{message.name: message.value})), ()


def _storage_changed(state: State, message: StorageChanged, _: Random) -> Result:
    """Another tab wrote a text: settings are taken over, and the open screen may care about the rest."""
    texts = {**state.shared.saved, message.key: message.text}
    saved = MappingProxyType({key: text for key, text in texts.items() if text})
    shared: Shared = replace(state.shared, saved=saved)
    if message.key == storage.SETTINGS and message.text:
        changed = storage.decode_changed(message.text)
        shared = replace(shared, settings=storage.decode_settings(message.text), changed=changed)
    state = replace(state, shared=shared)
    if not state.screen:
        return state, ()
    step = screens.load(state.screen).stored(state.model, shared, message.key)
    return _after(state, step), step.commands


def _storage_failed(state: State, message: StorageFailed, _: Random) -> Result:
    return noticed(state, NoticeKind.STORAGE, NOT_SAVED if message.failing else ""), ()


def _offline_changed(state: State, message: OfflineChanged, _: Random) -> Result:
    return replace(state, shared=replace(state.shared, offline=message.status)), ()


def _dismiss(state: State, _: Dismiss, __: Random) -> Result:
    return replace(state, notices=()), ()


def _toggle_keys(state: State, _: ToggleKeys, __: Random) -> Result:
    return replace(state, keys_shown=not state.keys_shown), ()


def _update_now(state: State, _: UpdateNow, __: Random) -> Result:
    return state, (TakeUpdate(),)


def _ignore(state: State, _: Ignore, __: Random) -> Result:
    return state, ()


SHELL: dict[type, Callable[[State, Any, Random], Result]] = {
    ChangeSetting: _change_setting,
    Dismiss: _dismiss,
    Ignore: _ignore,
    Navigate: _navigate,
    OfflineChanged: _offline_changed,
    StorageChanged: _storage_changed,
    StorageFailed: _storage_failed,
    ToggleKeys: _toggle_keys,
    UpdateNow: _update_now,
}
