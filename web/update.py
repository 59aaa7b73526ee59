"""What an intent makes of the page: a pure function, but for the dice it is handed."""

from dataclasses import replace
from random import Random
from typing import Any

from pygame_rules import RulesError
from pygame_rules.match import read_points
from pygame_rules.reading import read_name
from pygame_rules.record import to_link
from web import shelf
from web.at_table import at_table
from web.going import go, went_on_elsewhere
from web.intents import Choice, Do, Elsewhere, Go, Intent, Offline, Trouble
from web.saying import announce, notice
from web.state import State


def update(state: State, intent: Intent, rng: Random) -> State:
    """The page after an intent. What cannot be done is said, and nothing is lost."""
    try:
        after = _update(state, intent, rng)
    except RulesError as error:
        return notice(state, str(error))
    if after.table is None or after.table is state.table:
        return after
    return replace(after, link=to_link(after.table.play))


def _update(state: State, intent: Intent, rng: Random) -> State:
    match intent:
        case Go(link):
            return go(state, link, rng)
        case Elsewhere(slug, text):
            return went_on_elsewhere(state, slug, text)
        case Choice(name, value):
            try:
                return replace(_choose_setting(state, name, value), refused=("", ""))
            except RulesError as error:
                return announce(replace(state, refused=(name, str(error))), str(error))
        case Offline(kept):
            return replace(state, kept=kept)
        case Trouble(sentence):
            return announce(replace(state, trouble=sentence), sentence)
        case Do(what):
            return _do(state, what, rng)
    return at_table(state, state.table, intent, rng) if state.table else state


def _do(state: State, what: str, rng: Random) -> State:
    """The page after a button was pressed."""
    match what:
        case "keys":
            return replace(state, keys_shown=not state.keys_shown)
        case "no" if state.keys_shown:
            return replace(state, keys_shown=False)
        case "dismiss":
            return replace(state, problem="", trouble="")
    return at_table(state, state.table, Do(what), rng) if state.table else state


# --- settings ---


def _choose_setting(state: State, name: str, value: str) -> State:
    """The page with a setting changed; what no list and no switch offers changes nothing."""
    chosen: Any
    if name in shelf.CHOICES and value in shelf.CHOICES[name].__members__:
        chosen = shelf.CHOICES[name][value]
    elif name in shelf.SWITCHES:
        chosen = value == "on"
    elif name == "points":
        chosen = read_points(value)
    elif name in ("name1", "name2"):
        return _rename(state, int(name[-1]), read_name(value))
    else:
        return state
    changed: dict[str, Any] = {name: chosen}
    table = state.table and replace(state.table, notice="")
    return replace(state, settings=replace(state.settings, **changed), table=table)


def _rename(state: State, seat: int, name: str) -> State:
    one, two = state.settings.players
    players = (name, two) if seat == 1 else (one, name)
    state = replace(state, settings=replace(state.settings, players=players))
    if state.table:
        state = replace(state, table=replace(state.table, play=replace(state.table.play, players=players)))
    return state
