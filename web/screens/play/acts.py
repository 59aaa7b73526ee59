"""What can be pressed on the board now, tile by tile: for keys, for the focus, and for whoever draws it."""

from typing import NamedTuple

from pygame_rules.core import Kind
from pygame_rules.play import Play
from pygame_rules.tiles import Tile, tiles
from web.app.state import Shared
from web.screens.play.model import PlayModel
from web.ui.tiles import act_id

GO_FIRST, REMATCH = "go-first", "rematch"  # The ids of what is pressed next before a game and after it.
BOARD = "board"  # The id of the board, which holds the focus while nothing on it can be pressed.


class Act(NamedTuple):
    """A button of a tile: the move it makes, in notation."""

    id: str
    digit: int
    kind: Kind
    notation: str


def acts(model: PlayModel) -> list[list[Act]]:
    """For each tile the buttons that can be pressed now."""
    play = model.shown
    if model.ui.retry and model.mistake:
        return _offered(play)
    if not model.is_live:
        return []
    if play.game.player_does_sums:  # Any digit may be picked there, right or wrong.
        return [[_picking(tile)] for tile in tiles(play)]
    return _offered(play)


def _picking(tile: Tile) -> Act:
    return Act(act_id(tile.position, tile.pick.kind), tile.digit, tile.pick.kind, str(tile.pick))


def _offered(play: Play) -> list[list[Act]]:
    return [
        [
            Act(act_id(tile.position, each.move.kind), tile.digit, each.move.kind, str(each.move))
            for each in tile.offers
            if not each.repeat
        ]
        for tile in tiles(play)
    ]


def focus(model: PlayModel, _: Shared) -> tuple[str, ...]:
    """Where the focus goes when what had it is gone: to what is pressed next, or to the board itself."""
    if model.choosing:
        return (GO_FIRST,)
    if model.play.ending and model.ui.viewed_ply is None:
        return (REMATCH,)
    found = [act.id for tile in acts(model) for act in tile]
    return (found[0], BOARD) if found else (BOARD,)
