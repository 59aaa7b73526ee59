"""Explore: the map of won and lost numbers, and the pattern lab."""

from web.app.screen import Screen
from web.screens.explore.effects import effects
from web.screens.explore.keys import key_message
from web.screens.explore.model import ExploreModel, saved
from web.screens.explore.update import open_explore, path, update
from web.screens.explore.view import view

SCREEN = Screen[ExploreModel](
    open=open_explore,
    update=update,
    view=view,
    title=lambda model: f"Explore {model.game.title}",
    path=path,
    effects=effects,
    saved=saved,
    keys=key_message,
)
