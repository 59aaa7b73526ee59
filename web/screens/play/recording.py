"""A game that has ended is counted, once, and what was given away in it goes to the trainer."""

from pygame_rules.coach import Coach
from web.app.screen import Step
from web.app.state import Opponent, Shared
from web.app.storage import changed_text
from web.saves.finished import FINISHED, Finished, decode_history
from web.saves.game import SavedGame
from web.saves.trainer import given_away
from web.screens.play.model import PlayModel

MOST_DIGITS = 12  # Longer games would keep the page waiting.


def recorded(model: PlayModel, shared: Shared) -> Step[PlayModel]:
    """The table with its reviewed game among the finished ones; games that are only watched are nobody's."""
    saved = model.saved
    if saved.recorded or not model.play.ending or saved.seating.opponent is Opponent.WATCH:
        return Step(model)
    game = finished(model, shared.time)
    texts = changed_text(shared.saved, FINISHED, decode_history, lambda known: known.having(game).encode())
    numbers = [each.number for each in model.mistakes]
    if numbers:
        texts |= given_away(shared.saved, game.slug, numbers, shared.now().date())
    return Step(model.with_saved(recorded=True), shared.with_saved(**texts))


def late(game: SavedGame, shared: Shared) -> Shared | None:
    """What is saved once a game is counted that ended and was left before its review came; nothing if it was not."""
    play = game.play
    if game.recorded or not play.ending or not play.moves or len(str(play.start)) > MOST_DIGITS:
        return None
    model = PlayModel(game).with_ui(review=Coach(play.game).review(play))
    return recorded(model, shared).shared


def finished(model: PlayModel, time: str) -> Finished:
    """The game on the table, which has ended and was reviewed, as it is counted."""
    saved, play, review = model.saved, model.play, model.ui.review
    assert play.ending
    assert review
    opponent, level, you = saved.seating
    return Finished(
        time,
        play.game.slug,
        play.start,
        play.starter,
        opponent,
        level,
        you,
        play.ending.winner,
        play.ending.how,
        review.chances,
        review.held,
        saved.autoplayed_from if saved.autoplayed else None,
        ".".join(map(str, play.moves)),
        saved.hints,
        tuple(each.ply for each in model.mistakes),
        play.players if opponent is Opponent.FRIEND else ("", ""),
    )
