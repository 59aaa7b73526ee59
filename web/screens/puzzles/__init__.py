"""Puzzles: today's, the trainer, the endless run, and every past day."""

from web.app.screen import Screen, Step
from web.screens.puzzles.model import PuzzlesModel, open_puzzles, path, stored
from web.screens.puzzles.view import view

SCREEN = Screen[PuzzlesModel](
    open=open_puzzles,
    update=lambda model, *_: Step(model),
    view=lambda model, _: view(model),
    title=lambda _: "Puzzles",
    path=path,
    stored=stored,
)
