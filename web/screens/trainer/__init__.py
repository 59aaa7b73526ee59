"""The trainer: positions in which a win was given away, until they are held."""

from web.app.screen import Screen
from web.puzzle.keys import message_of
from web.screens.trainer.model import TrainerModel, open_trainer
from web.screens.trainer.update import update
from web.screens.trainer.view import view

SCREEN = Screen[TrainerModel](
    open=open_trainer,
    update=update,
    view=lambda model, _: view(model),
    title=lambda _: "Trainer",
    path=lambda _: "trainer",
    keys=lambda model, _, key: message_of(model.attempt, key) if model.attempt else None,
)
