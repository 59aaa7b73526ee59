"""Learn: a lesson for each game, in which the learner finds the rule."""

from web.app.screen import Screen
from web.screens.learn.effects import effects
from web.screens.learn.model import LearnModel, open_learn, path, saved
from web.screens.learn.update import update
from web.screens.learn.view import view

SCREEN = Screen[LearnModel](
    open=open_learn,
    update=update,
    view=lambda model, _: view(model),
    title=lambda model: f"Learn {model.game.title}" if model.game else "Learn",
    path=path,
    effects=effects,
    saved=saved,
)
