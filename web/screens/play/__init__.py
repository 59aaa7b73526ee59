"""The table: one game being played, with its coach."""

from pygame_rules.record import to_link
from web.app.screen import Screen
from web.saves.game import NAMESPACE
from web.screens.play.acts import focus
from web.screens.play.effects import effects
from web.screens.play.keys import keys
from web.screens.play.model import PlayModel
from web.screens.play.resume import open_table
from web.screens.play.tabs import stored
from web.screens.play.update import update
from web.screens.play.view import view

SCREEN = Screen[PlayModel](
    open=open_table,
    update=update,
    view=view,
    title=lambda model: model.play.game.title,
    path=lambda model: to_link(model.play),
    effects=effects,
    saved=lambda model: {NAMESPACE + model.play.game.slug: model.saved},
    stored=stored,
    keys=keys,
    focus=focus,
    busy=lambda model: model.saved.running,
)
