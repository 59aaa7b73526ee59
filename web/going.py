"""Where a link leads: to a screen, to a game taken up again, or to a new one, without losing one that is running."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from types import MappingProxyType

from pygame_rules import GAMES
from pygame_rules.match import Match
from pygame_rules.play import PLAYERS, Play
from pygame_rules.record import to_link
from web import routes, shelf
from web.beginning import fresh, named
from web.saying import announce
from web.state import MOST_ASIDE, State, Table

UNREADABLE = "The saved game could not be read, so a new one was started."


def go(state: State, link: str, rng: Random) -> State:
    """The page after following a link."""
    route = routes.read(link)
    state = replace(
        _shelved(state, route.slug), screen=route.screen, problem=route.problem, keys_shown=False, refused=("", "")
    )
    if route.screen != "table":
        home = "" if route.screen == "lobby" else route.screen
        return announce(replace(state, table=None, link=home), route.problem)
    there, problem = _there(state, route.slug)
    state = replace(state, problem=route.problem or problem)
    if route.play:
        table = _linked(state, route.play, there, rng)
    elif there and (there.running or there.aside or not there.play.ending):
        table = there.foremost
    else:
        table = fresh(state, GAMES[route.slug], rng)
    return announce(_lay(state, table), state.problem)


def _there(state: State, slug: str) -> tuple[Table | None, str]:
    """The game of this kind that is being played, and what is wrong with it if it cannot be read."""
    if state.table and state.table.play.game.slug == slug:
        return state.table, ""
    if slug not in state.shelf:
        return None, ""
    try:
        return shelf.unpack_table(state.shelf[slug]), ""
    except shelf.Unreadable:
        return None, UNREADABLE


def _linked(state: State, play: Play, there: Table | None, rng: Random) -> Table:
    """The table for a game that came by link: one that is being played, at this or another of its moves, or another."""
    if there and to_link(there.play) == to_link(play):
        return there
    known = [there, *there.aside] if there else []
    known.sort(key=lambda each: to_link(each.play) != to_link(play))
    found = ((each, _moved_to(each, play)) for each in known)
    source, table = next((pair for pair in found if pair[1]), (None, None))
    if table is None and play.moves:
        table = Table(play, Match.begin(state.settings.points))
    elif table is None:
        table = fresh(state, play.game, rng, play.start)
    others = _waiting(each for each in known if each is not source)
    # What somebody shows is looked at before a computer changes it.
    paused = bool(play.moves) and table.play.turn in state.settings.computers
    return replace(table, aside=others, paused=paused)


def _moved_to(table: Table, play: Play) -> Table | None:
    """This game at the move that a link shows, or None if it is another game."""
    if to_link(table.play) == to_link(play):
        return table
    if _goes_on(table.play, play):
        moves = [str(move) for move in play.moves[len(table.play.moves) :]]
        return Table(table.play.make_all(moves), table.match, hints=table.hints, out_from=table.out_from)
    if play.moves and _goes_on(play, table.play):
        return Table(table.play.rewind(len(play.moves)), table.match, hints=table.hints, out_from=table.out_from)
    return None


def _waiting(tables: Iterable[Table]) -> tuple[Table, ...]:
    """Of these games the running ones, each once, as they wait behind another."""
    found = list[Table]()
    for table in tables:
        if (table.running or table.play.ending) and not any(_same(table, each) for each in found):
            found.append(replace(table, aside=()))
    return tuple(each for each in found if each.running)[:MOST_ASIDE]


def _goes_on(earlier: Play, later: Play) -> bool:
    """Whether one play is another with some more moves."""
    return (
        earlier.start == later.start
        and not earlier.ending
        and earlier.moves == later.moves[: len(earlier.moves)] != later.moves
    )


# --- other tabs ---


def went_on_elsewhere(state: State, slug: str, text: str) -> State:
    """The page after another tab has saved a game: the same game is followed, another one waits behind this one."""
    games = {**state.shelf, slug: text}
    state = replace(state, shelf=MappingProxyType({name: kept for name, kept in games.items() if kept}))
    table = state.table
    if table is None or table.play.game.slug != slug:
        return state
    try:
        there = shelf.unpack_table(text)
    except shelf.Unreadable:
        return state
    # What has ended here stays to be looked at when the same number is only laid out there.
    left = table.play.ending and not (there.play.moves or there.play.undone)
    if not _is_next(table, there) and (left or not _same(table, there)):
        return replace(state, table=replace(table, aside=_waiting([there, *table.aside])))
    one, two = map(max, table.hints, there.hints)
    if _stands(table) == _stands(there):
        return replace(state, table=replace(table, hints=(one, two)))
    return _followed(state, table, replace(there, hints=(one, two)))


def _followed(state: State, table: Table, there: Table) -> State:
    """The page with what became of its game in another tab, where a computer, if it is to move, is thinking already."""
    play = there.play
    looking = table.looking if table.looking is not None and table.looking < len(play.moves) else None
    there = replace(
        there,
        start_text=table.start_text,
        looking=looking,
        aside=_waiting([*there.aside, *table.aside]),
        paused=play.turn in state.settings.computers,
    )
    became = f"In another tab the number became {play.number}."
    said = play.ending.sentence(state.names) if play.ending else ""
    return announce(_lay(state, there), f"{became} {said}".strip())


def _same(one: Table, two: Table) -> bool:
    """Whether this is one game at two times."""
    shorter, longer = sorted((one.play, two.play), key=lambda play: len(play.moves))
    begun = (shorter.start, shorter.starter, one.match) == (longer.start, longer.starter, two.match)
    return begun and shorter.moves == longer.moves[: len(shorter.moves)]


def _is_next(table: Table, there: Table) -> bool:
    """Whether this has ended, and that is the next game of its match."""
    return bool(table.play.ending) and not table.standing.winner and table.standing == there.match


def _stands(table: Table) -> tuple[Play, Match]:
    """How a game stands, whatever its players are called."""
    return replace(table.play, players=PLAYERS), table.match


# --- the shelf ---


def _shelved(state: State, slug: str) -> State:
    """The page with its game on the shelf, if another kind of game is wanted; what runs goes before what does not."""
    table = state.table
    if table is None or table.play.game.slug == slug:
        return state
    saved = {**state.shelf, table.play.game.slug: shelf.pack_table(table.foremost)}
    return replace(state, shelf=MappingProxyType(saved))


def _lay(state: State, table: Table) -> State:
    table = named(state, table)
    return replace(state, table=table, link=to_link(table.play))
