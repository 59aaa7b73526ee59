"""What an intent makes of the page: a pure function, but for the dice it is handed."""

from dataclasses import replace
from random import Random
from types import MappingProxyType

from pygame_rules import GAMES, RulesError
from pygame_rules.computer import Level
from pygame_rules.match import Match, read_points
from pygame_rules.reading import read_name
from pygame_rules.record import to_link
from web import routes, shelf
from web.at_table import at_table, fresh, notice
from web.intents import Choice, Do, Go, Intent, Trouble
from web.state import First, Opponent, Settings, State, Table, Theme


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
            return _go(state, link, rng)
        case Choice(name, value):
            return _choose_setting(state, name, value)
        case Trouble(sentence):
            return replace(state, problem=sentence)
        case Do("keys"):
            return replace(state, keys_shown=not state.keys_shown)
        case Do("no") if state.keys_shown:
            return replace(state, keys_shown=False)
        case Do("dismiss"):
            return replace(state, problem="")
    if state.table is None:
        return state
    return at_table(state, state.table, intent, rng)


# --- going somewhere ---


def _go(state: State, link: str, rng: Random) -> State:
    route = routes.read(link)
    state = replace(_shelved(state), screen=route.screen, problem=route.problem, keys_shown=False)
    if route.screen != "table":
        return replace(state, link="" if route.screen == "lobby" else route.screen)
    there, problem = _on_shelf(state, route.slug)
    resumed = there and (to_link(route.play) == to_link(there.play) if route.play else not there.play.ending)
    if there and resumed:
        return _lay(replace(state, problem=state.problem or problem), there)
    if route.play is None:
        return _lay(replace(state, problem=state.problem or problem), fresh(state, GAMES[route.slug], rng))
    players = replace(route.play, players=state.settings.players)
    return _lay(state, Table(players, Match.begin(state.settings.points)))


def _on_shelf(state: State, slug: str) -> tuple[Table | None, str]:
    """The game of this kind that is being played, and what is wrong with it if it cannot be read."""
    if state.table and state.table.play.game.slug == slug:
        return state.table, ""
    if slug not in state.shelf:
        return None, ""
    try:
        return shelf.unpack_table(state.shelf[slug]), ""
    except shelf.Unreadable:
        return None, "The saved game could not be read, so a new one was started."


def _shelved(state: State) -> State:
    """The page with its game on the shelf as well, where it stays when another game is laid out."""
    if state.table is None:
        return state
    saved = {**state.shelf, state.table.play.game.slug: shelf.pack_table(state.table)}
    return replace(state, shelf=MappingProxyType(saved))


def _lay(state: State, table: Table) -> State:
    return replace(state, table=table, link=to_link(table.play))


# --- settings ---


def _choose_setting(state: State, name: str, value: str) -> State:
    settings = state.settings
    match name:
        case "opponent":
            settings = replace(settings, opponent=Opponent[value])
        case "level":
            settings = replace(settings, level=Level[value])
        case "first":
            settings = replace(settings, first=First[value])
        case "theme":
            settings = replace(settings, theme=Theme[value])
        case "points":
            settings = replace(settings, points=read_points(value))
        case "name1" | "name2":
            return _rename(state, int(name[-1]), read_name(value))
        case "coach" | "page_does_sums" | "claims" | "sound":
            settings = _switch(settings, name, on=value == "on")
    table = state.table and replace(state.table, notice="")
    return replace(state, settings=settings, table=table)


def _switch(settings: Settings, name: str, *, on: bool) -> Settings:
    if name == "coach":
        return replace(settings, coach=on)
    if name == "page_does_sums":
        return replace(settings, page_does_sums=on)
    return replace(settings, claims=on) if name == "claims" else replace(settings, sound=on)


def _rename(state: State, seat: int, name: str) -> State:
    one, two = state.settings.players
    players = (name, two) if seat == 1 else (one, name)
    state = replace(state, settings=replace(state.settings, players=players))
    if state.table:
        state = replace(state, table=replace(state.table, play=replace(state.table.play, players=players)))
    return state
