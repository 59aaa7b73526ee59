"""Opening the table: a game taken up again, one that came by link, or a new one; no running game is lost."""

from dataclasses import replace
from random import Random
from typing import Any

from pygame_rules import BadLink
from pygame_rules.computer import Level
from pygame_rules.games import GAMES
from pygame_rules.match import Match
from pygame_rules.play import Ending, How, Play, other
from pygame_rules.record import from_link, to_link
from web.app.router import Route
from web.app.screen import Step
from web.app.state import Opponent, Settings, Shared
from web.app.storage import SETTINGS, DamagedSave
from web.saves.game import NAMESPACE, SavedGame, Seating, decode_game, waiting
from web.screens.play.model import PlayModel
from web.screens.play.new_game import fresh
from web.screens.play.options import Options, read_options
from web.screens.play.recording import late

UNREADABLE = "The saved game could not be read, so a new one was started."


def open_table(route: Route, shared: Shared, rng: Random) -> Step[PlayModel]:
    """The table that a link leads to; a link that cannot be played raises."""
    settings, options = shared.settings, read_options(route.options)
    play = from_link(f"{route.game}/{route.rest}") if route.rest else None
    there, damaged = _saved(shared, route.game)
    if play and there and to_link(there.play) == to_link(play) and not route.options:
        model = PlayModel(there)
    elif play and play.moves:
        model = _linked(_given_up(replace(play, players=settings.players), options), there, options)
    elif play:
        model = _parking(there, fresh(settings, play.game, rng, start=play.start, **_wanted(settings, options)))
    elif there and _goes_on_with(there, options):
        model = PlayModel(there.foremost)
    else:
        model = _parking(there, fresh(settings, GAMES[route.game], rng, **_wanted(settings, options)))
    if options.names and not (there and model.play is there.play):
        model = model.with_saved(play=replace(model.play, players=options.names))
    if damaged:
        return Step(model.with_ui(notice=UNREADABLE), announce=UNREADABLE)
    # A game that was left before its review came is counted before another one takes its place.
    return Step(model, late(there, shared) if there and model.play is not there.play else None)


def _given_up(play: Play, options: Options) -> Play:
    """A game that somebody gave up, as the link tells."""
    if play.ending:
        return play
    if options.resigned:
        return play.resign(options.resigned)
    if options.forfeited and play.game.player_does_sums:
        claimed = "had three strikes in one turn and the game was claimed"
        return replace(play, given_up=Ending(other(options.forfeited), How.FORFEITED, claimed))
    return play


def _saved(shared: Shared, slug: str) -> tuple[SavedGame | None, bool]:
    """The game of this kind that is being played, and whether there was one that cannot be read."""
    if slug not in GAMES:
        raise BadLink("This link names no game.")
    text = shared.saved.get(NAMESPACE + slug)
    try:
        return decode_game(text, usual_seating(shared)) if text else None, False
    except DamagedSave:
        return None, True


def usual_seating(shared: Shared) -> Seating:
    """Who plays games of the first version, which kept that among the settings; two people, if nothing was changed."""
    settings = shared.settings
    return Seating(settings.opponent, settings.level) if SETTINGS in shared.saved else Seating()


def _wanted(settings: Settings, options: Options) -> dict[str, Any]:
    """What a link wants of a new game, for ``fresh``."""
    seating = Seating(options.opponent or settings.opponent, options.level or settings.level, options.you or 1)
    return {"seating": seating, "first": options.first}


def _goes_on_with(there: SavedGame, options: Options) -> bool:
    """Whether a link without a number goes on with what is on the table: it runs, and is played by those it wants."""
    game = there.foremost
    if not (game.running or (game.parked or not game.play.ending)):
        return False
    return options.opponent in (None, game.seating.opponent)


def _parking(there: SavedGame | None, model: PlayModel) -> PlayModel:
    """A table with the games that were being played behind it."""
    return model.with_saved(parked=waiting([there, *there.parked])) if there else model


def _linked(play: Play, there: SavedGame | None, options: Options) -> PlayModel:
    """The table for a game that came by link: one that is being played, at this or another of its moves, or another.

    Unless the link says who plays, it is a game for two people here, whatever was played last.
    """
    known = [there, *there.parked] if there else []
    known.sort(key=lambda each: to_link(each.play) != to_link(play))
    found = ((each, _moved_to(each, play)) for each in known)
    source, game = next((pair for pair in found if pair[1]), (None, None))
    if game is None:
        seating = Seating(options.opponent or Opponent.FRIEND, options.level or Level.LEARNER, options.you or 1)
        match = Match.begin(1, options.first or 1)
        game = SavedGame(replace(play, starter=match.starter), match, seating=seating)
    if game.play.ending and not (source and source.play.ending):
        game = replace(game, recorded=True)  # What a link brings to its end was played elsewhere, or before.
    model = PlayModel(game)
    # What somebody shows is looked at before a computer changes it.
    paused = model.play.turn in game.seating.computers
    return model.with_saved(parked=waiting(each for each in known if each is not source)).with_ui(paused=paused)


def _moved_to(game: SavedGame, play: Play) -> SavedGame | None:
    """This game at the move that a link shows, or None if it is another game."""
    if to_link(game.play) == to_link(play):
        return replace(game, parked=())
    if _goes_on(game.play, play):
        moves = [str(move) for move in play.moves[len(game.play.moves) :]]
        return replace(game, play=game.play.make_all(moves), parked=())
    if play.moves and _goes_on(play, game.play):
        return replace(game, play=game.play.rewind(len(play.moves)), parked=())
    return None


def _goes_on(earlier: Play, later: Play) -> bool:
    """Whether one play is another with some more moves."""
    return (
        earlier.start == later.start
        and not earlier.ending
        and earlier.moves == later.moves[: len(earlier.moves)] != later.moves
    )


def resume(model: PlayModel) -> Step[PlayModel]:
    """The game that was put aside last comes back; one that is running lines up behind the others."""
    if not model.saved.parked:
        return Step(model)
    back, *others = model.saved.parked
    running = [replace(model.saved, parked=())] if model.saved.running else []
    again = PlayModel(replace(back, parked=(*others, *running)))
    return Step(again, announce=f"Your earlier game is back. The number is {again.play.number}.")
