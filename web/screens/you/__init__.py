"""You: how you are doing, all finished games, settings, and everything about you in one file."""

from web.app.screen import Screen
from web.screens.you.model import YouModel, open_you, path, stored
from web.screens.you.update import focus, keys, update
from web.screens.you.view import view

SCREEN = Screen[YouModel](
    open=open_you,
    update=update,
    view=view,
    title=lambda model: "Finished games" if model.listing else "You",
    path=path,
    stored=stored,
    keys=keys,
    focus=focus,
)
