"""The lobby: all games, and those that can be continued."""

from web.app.screen import Screen, Step
from web.screens.lobby.model import LobbyModel, open_lobby, stored
from web.screens.lobby.view import view

SCREEN = Screen[LobbyModel](
    open=open_lobby,
    update=lambda model, *_: Step(model),
    view=view,
    title=lambda _: "",
    path=lambda _: "",
    stored=stored,
)
