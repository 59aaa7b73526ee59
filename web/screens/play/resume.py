"""Opening the table: a game taken up again, one that came by link, or a new one; no running game is lost."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from pygame_rules import BadLink
from pygame_rules.games import GAMES
from pygame_rules.match import Match
from pygame_rules.play import Play
from pygame_rules.record import from_link, to_link
from web.app.router import Route
from web.app.screen import Step
from web.app.state import Settings, Shared
from web.app.storage import DamagedSave
from web.saves.game import MOST_PARKED, NAMESPACE, SavedGame, decode_game
from web.screens.play.model import PlayModel, PlayUi
from web.screens.play.moves import REVEAL
from web.screens.play.new_game import fresh, named

UNREADABLE = "The saved game could not be read, so a new one was started."


def open_table(route: Route, shared: Shared, rng: Random) -> Step[PlayModel]:
    """The table that a link leads to; a link that cannot be played raises."""
    play = from_link(f"{route.game}/{route.rest}") if route.rest else None
    there, damaged = _saved(shared, route.game)
    if play:
        model = _linked(shared.settings, play, there, rng)
    elif there and (there.running or there.parked or not there.play.ending):
        model = PlayModel(there.foremost)
    else:
        model = fresh(shared.settings, GAMES[route.game], rng)
    model = named(model, shared.settings)
    return Step(model.with_ui(notice=UNREADABLE), announce=UNREADABLE) if damaged else Step(model)


def _saved(shared: Shared, slug: str) -> tuple[SavedGame | None, bool]:
    """The game of this kind that is being played, and whether there was one that cannot be read."""
    if slug not in GAMES:
        raise BadLink("This link names no game.")
    text = shared.saved.get(NAMESPACE + slug)
    try:
        return decode_game(text) if text else None, False
    except DamagedSave:
        return None, True


def _linked(settings: Settings, play: Play, there: SavedGame | None, rng: Random) -> PlayModel:
    """The table for a game that came by link: one that is being played, at this or another of its moves, or another."""
    if there and to_link(there.play) == to_link(play):
        return PlayModel(there)
    known = [there, *there.parked] if there else []
    known.sort(key=lambda each: to_link(each.play) != to_link(play))
    found = ((each, _moved_to(each, play)) for each in known)
    source, game = next((pair for pair in found if pair[1]), (None, None))
    if game:
        model = PlayModel(game)
    elif play.moves:
        model = PlayModel(SavedGame(play, Match.begin(settings.points)))
    else:
        model = fresh(settings, play.game, rng, play.start)
    # What somebody shows is looked at before a computer changes it.
    paused = bool(play.moves) and model.play.turn in settings.computers
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


def waiting(games: Iterable[SavedGame]) -> tuple[SavedGame, ...]:
    """Of these games the running ones, each once, as they wait behind another."""
    found = list[SavedGame]()
    for game in games:
        if (game.running or game.play.ending) and not any(same(game, each) for each in found):
            found.append(replace(game, parked=()))
    return tuple(each for each in found if each.running)[:MOST_PARKED]


def same(one: SavedGame, two: SavedGame) -> bool:
    """Whether this is one game at two times."""
    shorter, longer = sorted((one.play, two.play), key=lambda play: len(play.moves))
    begun = (shorter.start, shorter.starter, one.match) == (longer.start, longer.starter, two.match)
    return begun and shorter.moves == longer.moves[: len(shorter.moves)]


def resume(model: PlayModel, shared: Shared) -> Step[PlayModel]:
    """The game that was put aside last comes back; one that is running lines up behind the others."""
    if not model.saved.parked:
        return Step(model)
    back, *others = model.saved.parked
    running = [replace(model.saved, parked=())] if model.saved.running else []
    again = replace(model, saved=replace(back, parked=(*others, *running)), ui=PlayUi())
    again = named(again, shared.settings)
    sentence = f"Your earlier game is back. The number is {again.play.number}."
    return Step(again, announce=sentence, commands=(REVEAL,))
