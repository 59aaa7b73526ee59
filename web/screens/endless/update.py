"""What a message makes of an endless run."""

from dataclasses import replace
from random import Random

from pygame_rules.puzzles import TWO_ANSWERS, draw
from web.app.commands import Focus, ScrollToTop
from web.app.screen import Step
from web.app.state import Shared
from web.app.storage import changed_text
from web.puzzle import update as puzzle
from web.puzzle.attempt import Attempt, begin
from web.saves.endless import ENDLESS, best, decode_best, encode_best
from web.saves.trainer import given_away
from web.screens.endless.messages import NextPuzzle, Start, ToggleGame
from web.screens.endless.model import MISSES, EndlessModel, Phase
from web.ui.html import Message


def update(model: EndlessModel, shared: Shared, message: Message, rng: Random) -> Step[EndlessModel]:
    """The run after a message."""
    match message:
        case ToggleGame(slug) if model.phase in (Phase.CHOOSING, Phase.OVER):
            games = tuple(each for each in model.games if each != slug)
            return Step(replace(model, games=games if slug in model.games else (*games, slug)))
        case Start() if model.games and model.phase in (Phase.CHOOSING, Phase.OVER):
            return _opened(_drawn(EndlessModel(model.games, Phase.RUNNING, best=model.best), rng))
        case NextPuzzle() if model.attempt and model.attempt.over:
            return _next(model, rng)
    before = model.attempt
    if before is None:
        return Step(model)
    after = puzzle.update(before, message)
    if after is before:
        return Step(model)
    on, kept = _kept(replace(model, attempt=after), shared, before, after)
    return Step(on, kept, announce=puzzle.announcement(before, after), commands=puzzle.commands(before, after))


def _drawn(model: EndlessModel, rng: Random) -> EndlessModel:
    drawn = draw(rng, model.games, model.difficulty, model.seen)
    return replace(model, attempt=begin(drawn), seen=(*model.seen, drawn))


def _opened(model: EndlessModel) -> Step[EndlessModel]:
    told = model.attempt.puzzle.question if model.attempt else f"The run is over. Solved: {model.solved}."
    return Step(model, announce=told, commands=(ScrollToTop(), Focus(("title",))))


def _next(model: EndlessModel, rng: Random) -> Step[EndlessModel]:
    """The next puzzle; after three misses those come once more, and then it is over."""
    if model.phase is Phase.RUNNING and len(model.missed) < MISSES:
        return _opened(_drawn(model, rng))
    # Who was told which of two answers is right has nothing left to find.
    again = tuple(each for each in model.missed if each.kind not in TWO_ANSWERS)
    left = model.left if model.phase is Phase.AGAIN else again
    if not left:
        return _opened(replace(model, phase=Phase.OVER, attempt=None, left=()))
    return _opened(replace(model, phase=Phase.AGAIN, attempt=begin(left[0]), left=left[1:]))


def _kept(model: EndlessModel, shared: Shared, before: Attempt, after: Attempt) -> tuple[EndlessModel, Shared | None]:
    """The run with a puzzle counted that is over, and what is saved: where a win was given away, and the best run."""
    texts = dict[str, str]()
    if after.slips != before.slips:
        texts |= given_away(shared.saved, after.puzzle.slug, after.slips, shared.now().date())
    if after.over and not before.over and model.phase is Phase.RUNNING:
        if _at_once(after):
            model = replace(model, solved=model.solved + 1)
        else:
            model = replace(model, missed=(*model.missed, after.puzzle))
        solved = model.solved
        if solved > best(shared.saved):
            texts |= changed_text(shared.saved, ENDLESS, decode_best, lambda _: encode_best(solved))
            model = replace(model, best=solved, is_best=True)
    return model, shared.with_saved(**texts) if texts else None


def _at_once(attempt: Attempt) -> bool:
    return bool(attempt.solved) and attempt.tries == 1 and not attempt.hints
