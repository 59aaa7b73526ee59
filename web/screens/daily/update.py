"""What a message makes of a day's puzzle, and what of it is kept."""

from dataclasses import replace
from random import Random

from web.app.commands import Copy, Focus
from web.app.screen import Step
from web.app.state import Shared
from web.app.storage import changed_text
from web.puzzle import update as puzzle
from web.puzzle.attempt import Attempt, begin
from web.saves.daily import DAILY, Attempted, days, decode_days
from web.saves.trainer import given_away
from web.screens.daily.messages import ResultShared, ShareResult, SolveAgain
from web.screens.daily.model import DailyModel
from web.screens.daily.words import share_text
from web.ui.html import Message


def update(model: DailyModel, shared: Shared, message: Message, _: Random) -> Step[DailyModel]:
    """The day after a message."""
    match message:
        case SolveAgain() if model.attempt.over:
            again = replace(model, attempt=begin(model.attempt.puzzle), counts=False, notice="")
            return Step(again, announce=again.attempt.puzzle.question, commands=(Focus(("title",)),))
        case ShareResult() if model.attempt.over and model.counts:
            text = share_text(model, shared.home)
            failed = ResultShared("It could not be copied. Select the words below and copy them.")
            return Step(model, commands=(Copy(text, ResultShared("Copied. Paste it wherever you like."), failed),))
        case ResultShared(sentence):
            return Step(replace(model, notice=sentence), announce=sentence)
    before = model.attempt
    after = puzzle.update(before, message)
    if after is before:
        return Step(model)
    kept = _kept(model, shared, before, after)
    known = days(kept.saved) if kept else model.days
    return Step(
        replace(model, attempt=after, days=known),
        kept,
        announce=puzzle.announcement(before, after),
        commands=puzzle.commands(before, after),
    )


def _kept(model: DailyModel, shared: Shared, before: Attempt, after: Attempt) -> Shared | None:
    """What is saved of it: how it went, and where a win was given away."""
    changed = (before.tries, before.hints, before.solved) != (after.tries, after.hints, after.solved)
    if not model.counts or not changed:
        return None
    attempted = Attempted(model.today, after.solved, after.tries, after.hints)
    saved = shared.saved
    texts = changed_text(saved, DAILY, decode_days, lambda known: known.having(model.day, attempted).encode())
    if after.slips != before.slips:
        texts |= given_away(saved, after.puzzle.slug, after.slips, model.today)
    return shared.with_saved(**texts)
