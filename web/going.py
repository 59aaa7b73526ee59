"""Where a link leads: to a screen, to a game taken up again, or to a new one, without losing one that is running."""

from dataclasses import replace
from random import Random
from types import MappingProxyType

from pygame_rules import GAMES
from pygame_rules.match import Match
from pygame_rules.play import Play
from pygame_rules.record import to_link
from web import routes, shelf
from web.at_table import announce, fresh
from web.state import State, Table

UNREADABLE = "The saved game could not be read, so a new one was started."


def go(state: State, link: str, rng: Random) -> State:
    """The page after following a link."""
    route = routes.read(link)
    state = replace(_shelved(state), screen=route.screen, problem=route.problem, keys_shown=False)
    if route.screen != "table":
        return replace(state, link="" if route.screen == "lobby" else route.screen)
    there, problem = _on_shelf(state, route.slug)
    state = replace(state, problem=state.problem or problem)
    if route.play:
        return _lay(state, _linked(state, replace(route.play, players=state.settings.players), there))
    if there and (there.running or not there.play.ending):
        return _lay(state, there)
    return _lay(state, fresh(state, GAMES[route.slug], rng))


def _linked(state: State, play: Play, there: Table | None) -> Table:
    """The table for a game that came by link: the one being played, the same some moves on, or another."""
    if there and to_link(there.play) == to_link(play):
        return there
    if there and _goes_on(there.play, play):
        moves = [str(move) for move in play.moves[len(there.play.moves) :]]
        return Table(there.play.make_all(moves), there.match, hints=there.hints, aside=there.aside)
    aside = replace(there, aside=None) if there and there.running else there and there.aside
    # What somebody shows is looked at before a computer changes it.
    waits = bool(play.moves) and play.turn in state.settings.computers
    return Table(play, Match.begin(state.settings.points), aside=aside, paused=waits)


def _goes_on(earlier: Play, later: Play) -> bool:
    """Whether one play is another with some more moves."""
    return (
        earlier.start == later.start
        and not earlier.ending
        and earlier.moves == later.moves[: len(earlier.moves)] != later.moves
    )


def went_on_elsewhere(state: State, slug: str, text: str) -> State:
    """The page after another tab has saved a game. The same game is followed, another one is left to that tab."""
    games = {**state.shelf, slug: text}
    state = replace(state, shelf=MappingProxyType({name: kept for name, kept in games.items() if kept}))
    table = state.table
    if table is None or table.play.game.slug != slug:
        return state
    try:
        there = shelf.unpack_table(text)
    except shelf.Unreadable:
        return state
    same = there.play.starter == table.play.starter
    if not same or not (_goes_on(table.play, there.play) or _goes_on(there.play, table.play)):
        return state
    there = replace(there, start_text=table.start_text, show_values=table.show_values)
    where = f"In another tab the number became {there.play.number}."
    return announce(_lay(state, there), where)


def _on_shelf(state: State, slug: str) -> tuple[Table | None, str]:
    """The game of this kind that is being played, and what is wrong with it if it cannot be read."""
    if state.table and state.table.play.game.slug == slug:
        return state.table, ""
    if slug not in state.shelf:
        return None, ""
    try:
        return shelf.unpack_table(state.shelf[slug]), ""
    except shelf.Unreadable:
        return None, UNREADABLE


def _shelved(state: State) -> State:
    """The page with its game on the shelf as well, where it stays when another game is laid out."""
    if state.table is None:
        return state
    saved = {**state.shelf, state.table.play.game.slug: shelf.pack_table(state.table)}
    return replace(state, shelf=MappingProxyType(saved))


def _lay(state: State, table: Table) -> State:
    return replace(state, table=table, link=to_link(table.play))
