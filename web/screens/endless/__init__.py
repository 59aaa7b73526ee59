"""Endless: one puzzle after the other, harder and harder, until three were missed."""

from web.app.screen import Screen
from web.puzzle.keys import message_of
from web.screens.endless.effects import effects
from web.screens.endless.model import EndlessModel, open_endless
from web.screens.endless.update import update
from web.screens.endless.view import view

SCREEN = Screen[EndlessModel](
    open=open_endless,
    update=update,
    view=lambda model, _: view(model),
    title=lambda _: "Endless",
    path=lambda _: "endless",
    effects=effects,
    busy=lambda model: model.attempt is not None,
    keys=lambda model, _, key: message_of(model.attempt, key) if model.attempt else None,
)
