"""What is asked before something is done that cannot be taken back: shown where the player looks, and said."""

from dataclasses import replace

from web.app.commands import Focus
from web.app.screen import Step
from web.screens.play.model import PlayModel, Question

CANCEL = "cancel"  # The id of the answer that does nothing, which takes the focus.


def ask(model: PlayModel, question: Question) -> Step[PlayModel]:
    """Put a question."""
    model = replace(model.with_ui(question=question), sheet=None)
    return Step(model, announce=question.value.text, commands=(Focus((CANCEL,)),))
