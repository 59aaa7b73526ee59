"""What another tab has done to a game of this kind: the same game is followed, another one waits behind this one."""

from dataclasses import replace

from pygame_rules.match import Match
from pygame_rules.play import PLAYERS, Play
from web.app.screen import Step
from web.app.state import Shared
from web.app.storage import DamagedSave
from web.saves.game import NAMESPACE, SavedGame, decode_game, same, waiting
from web.screens.play.model import PlayModel, PlayUi
from web.screens.play.resume import usual_seating
from web.screens.play.words import result_text


def stored(model: PlayModel, shared: Shared, key: str) -> Step[PlayModel]:
    """The table after another tab has saved a text."""
    here = model.saved
    if key != NAMESPACE + here.play.game.slug:
        return Step(model)
    try:
        there = decode_game(shared.saved.get(key, ""), usual_seating(shared))
    except DamagedSave:
        return Step(model)
    # What has ended here stays to be looked at when the same number is only laid out there.
    left = here.play.ending and not (there.play.moves or there.play.undone)
    if not _is_next(here, there) and (left or not same(here, there)):
        return Step(model.with_saved(parked=waiting([there, *here.parked])))
    one, two = map(max, here.hints, there.hints)
    recorded = here.recorded or there.recorded
    if _stands(here) == _stands(there):
        return Step(model.with_saved(hints=(one, two), recorded=recorded))
    # A game that ends in another tab is recorded there.
    return _followed(model, replace(there, hints=(one, two), recorded=recorded or bool(there.play.ending)))


def _followed(model: PlayModel, there: SavedGame) -> Step[PlayModel]:
    """The table with what became of its game in another tab; a computer that is to move is thinking there already."""
    play, viewed = there.play, model.ui.viewed_ply
    ui = PlayUi(
        viewed_ply=viewed if viewed is not None and viewed < len(play.moves) else None,
        paused=play.turn in there.seating.computers,
    )
    there = replace(there, parked=waiting([*there.parked, *model.saved.parked]))
    model = replace(model, saved=there, ui=ui)
    became = f"In another tab the number became {play.number}."
    return Step(model, announce=f"{became} {result_text(model)}" if play.ending else became)


def _is_next(here: SavedGame, there: SavedGame) -> bool:
    """Whether this has ended, and that is the next game of its match."""
    return bool(here.play.ending) and not here.standing.winner and here.standing == there.match


def _stands(game: SavedGame) -> tuple[Play, Match]:
    """How a game stands, whatever its players are called."""
    return replace(game.play, players=PLAYERS), game.match
