"""What a message makes of the trainer: a position is graded by what happened, never by a question."""

from dataclasses import replace
from random import Random

from web.app.commands import Focus, ScrollToTop
from web.app.screen import Step
from web.app.state import Shared
from web.app.storage import changed_text
from web.puzzle import update as puzzle
from web.puzzle.attempt import Attempt
from web.saves import fsrs
from web.saves.trainer import TRAINER, Position, Review, Trainer, decode_trainer, trainer
from web.screens.trainer.messages import NextPosition
from web.screens.trainer.model import TrainerModel, asked
from web.ui.html import Message


def update(model: TrainerModel, shared: Shared, message: Message, _: Random) -> Step[TrainerModel]:
    """The trainer after a message."""
    before = model.attempt
    if before is None:
        return Step(model)
    if isinstance(message, NextPosition):
        following = asked(model) if before.over else model
        told = following.attempt.puzzle.question if following.attempt else "That was all for today."
        return Step(following, announce=told, commands=(ScrollToTop(), Focus(("title",))))
    after = puzzle.update(before, message)
    if after is before:
        return Step(model)
    on = replace(model, attempt=after)
    kept = None
    if after.over and not before.over:
        position = Position(after.puzzle.slug, after.puzzle.start)
        review = Review(shared.now().isoformat(timespec="seconds"), grade(after))

        def reviewed(known: Trainer) -> str:
            # Another tab may have forgotten it.
            return known.having([position], model.today).reviewed(position, review).encode()

        kept = shared.with_saved(**changed_text(shared.saved, TRAINER, decode_trainer, reviewed))
        on = replace(on, trainer=trainer(kept.saved), done=model.done + 1)
    return Step(on, kept, announce=puzzle.announcement(before, after), commands=puzzle.commands(before, after))


def grade(attempt: Attempt) -> int:
    """How it went: at once and alone, at the second try or with a hint, or not really."""
    if not attempt.solved or attempt.tries + attempt.hints > 2:
        return fsrs.AGAIN
    return fsrs.GOOD if attempt.tries + attempt.hints == 1 else fsrs.HARD
