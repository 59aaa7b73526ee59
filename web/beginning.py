"""Games that begin, go on in a match, or are taken up again."""

from dataclasses import replace
from random import Random

from pygame_rules import Game, RulesError
from pygame_rules.match import Match, toss
from pygame_rules.play import Play, other
from web.saying import announce, ask
from web.state import First, State, Table


def fresh(state: State, game: Game, rng: Random, start: int | None = None, match: Match | None = None) -> Table:
    """A new game as the settings want it."""
    settings = state.settings
    tossed = match is None and settings.first is First.TOSS
    if match is None:
        first = toss(rng) if tossed else (1 if settings.first is First.ONE else 2)
        match = Match.begin(settings.points, first)
    play = Play.begin(game, start or game.random_start(rng), settings.players, match.starter)
    return Table(play, match, tossed=tossed)


def new(state: State, table: Table, rng: Random, *, sure: bool = False) -> State:
    """A new game, and with it a new match; asks first if that would cost something."""
    game = table.play.game
    try:
        start = game.parse_start(table.start_text) if table.start_text.strip() else None
    except RulesError as error:
        return announce(replace(state, table=replace(table, start_error=str(error), confirming="")), str(error))
    if table.running and not sure:
        return ask(state, table, "match" if table.in_match else "new")
    return _begun(state, table, fresh(state, game, rng, start))


def rematch(state: State, table: Table, rng: Random) -> State:
    """The next game: of the match if it goes on, else of a new match that the other player starts."""
    match = table.standing
    if match.winner:
        match = Match.begin(state.settings.points, other(table.play.starter))
    typed = table.start_text.strip()
    start = table.play.start if typed or table.play.game.default_start else None
    return _begun(state, table, fresh(state, table.play.game, rng, start, match))


def _begun(state: State, table: Table, fresh: Table) -> State:
    fresh = replace(fresh, start_text=table.start_text, aside=table.aside)
    play = fresh.play
    tossed = "The coin was tossed. " if fresh.tossed else ""
    state = replace(replace(state, table=fresh), refused=("", ""))
    return announce(state, f"{tossed}New game from {play.number}. {state.name(play.turn)} moves first.")


def take_up(state: State, table: Table, _: Random) -> State:
    """The game that was put aside last comes back; one that is running lines up behind the others."""
    if not table.aside:
        return state
    back, *others = table.aside
    running = [replace(table, aside=())] if table.running else []
    back = named(state, replace(back, aside=(*others, *running)))
    return announce(replace(state, table=back), f"Your earlier game is back. The number is {back.play.number}.")


def named(state: State, table: Table) -> Table:
    """The table with the players called as they are called now."""
    return replace(table, play=replace(table.play, players=state.settings.players))


def roll(state: State, table: Table, rng: Random) -> State:
    """Roll a starting number into its field."""
    return replace(state, table=replace(table, start_text=str(table.play.game.roll_start(rng)), start_error=""))
