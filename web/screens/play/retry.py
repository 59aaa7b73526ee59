"""Looking at a mistake again: the answer is neither shown nor in the page before a try, or before it is asked for."""

from pygame_rules.match import Match
from pygame_rules.play import Play
from web.app.commands import Focus
from web.app.screen import Step
from web.app.state import Shared
from web.saves.game import SavedGame
from web.screens.play.acts import REMATCH, focus
from web.screens.play.messages import EndRetry, PlayMove, PlayOnFromHere, ShowAnswer, TryAgain
from web.screens.play.model import PlayModel, Retry
from web.screens.play.words import turn_text


def begin(model: PlayModel, shared: Shared, message: TryAgain) -> Step[PlayModel]:
    """Show the position of a mistake, and ask."""
    if not 0 <= message.place < len(model.mistakes):
        return Step(model)
    ply = model.mistakes[message.place].ply
    model = model.with_ui(retry=Retry(message.place), viewed_ply=ply - 1, notice="")
    sentence = f"What would you play? Move {ply}, the number is {model.shown.number}."
    return Step(model, announce=sentence, commands=(Focus(focus(model, shared)),))


def try_move(model: PlayModel, message: PlayMove) -> Step[PlayModel]:
    """Judge a try; a right one is explained."""
    mistake, retry = model.mistake, model.ui.retry
    if mistake is None or retry is None:
        return Step(model)
    move = model.shown.game.parse_move(model.shown.number, message.notation)
    right = move in mistake.winning
    model = model.with_ui(retry=retry._replace(tried=move, shown=right or retry.shown))
    return Step(model, announce="Yes, that wins." if right else "Not that one. Try another.")


def show_answer(model: PlayModel, _: Shared, __: ShowAnswer) -> Step[PlayModel]:
    """Show what would have been better, and why."""
    mistake, retry = model.mistake, model.ui.retry
    if mistake is None or retry is None:
        return Step(model)
    return Step(model.with_ui(retry=retry._replace(shown=True)), announce=mistake.why)


def end(model: PlayModel, _: Shared, __: EndRetry) -> Step[PlayModel]:
    """Go back to the result."""
    return Step(model.with_ui(retry=None, viewed_ply=None), commands=(Focus((REMATCH,)),))


def play_on(model: PlayModel, shared: Shared, _: PlayOnFromHere) -> Step[PlayModel]:
    """A new game from the position that is looked at, with whoever was to move there moving first."""
    shown, saved = model.shown, model.saved
    play = Play.begin(shown.game, shown.number, shown.players, shown.turn)
    new = SavedGame(play, Match.begin(1, shown.turn), seating=saved.seating, parked=saved.parked)
    again = PlayModel(new)
    sentence = f"New game from {play.number}. {turn_text(again)}."
    return Step(again, announce=sentence, commands=(Focus(focus(again, shared)),))
