"""What the table has to work out next, read off its state: a computer's move, a verdict, a review."""

from collections.abc import Generator

from pygame_rules.computer import Computer, Level
from pygame_rules.game import Game
from web.app.coaching import coach_of
from web.app.effects import Effect, Env, Pause, Work
from web.app.state import CoachMode, Shared
from web.screens.play.messages import ComputerMoved, Reviewed, Solved
from web.screens.play.model import PlayModel, sees_values

MOMENT = 0.08  # seconds
THINKING = (0.4, 1.2)  # seconds: a human moment


def effects(model: PlayModel, shared: Shared) -> tuple[Effect, ...]:
    """Everything the table is waiting for."""
    found: list[Effect] = []
    play, shown, ui = model.play, model.shown, model.ui
    waits = not play.ending and not ui.paused and ui.viewed_ply is None and not model.choosing
    if waits and play.turn in model.computers:
        found.append(_play_out(model) if ui.autoplaying else _choose_move(model, model.saved.seating.level))
    watches = shared.settings.coach is CoachMode.SPEAKS and model.is_live
    asked = ui.hint_step > 0 or sees_values(model, shared) or watches
    if asked and shown.legal_moves and model.verdict is None:
        found.append(_solve(play.game, shown.number))
    if play.ending and play.moves and ui.review is None:
        found.append(_review(model))
    return tuple(found)


def _choose_move(model: PlayModel, level: Level) -> Effect:
    """A computer player is to move."""

    def work(env: Env) -> Work:
        computer = Computer(coach_of(env, model.play.game).solver, level, env.rng)
        move = yield from computer.think(model.play.number)
        yield Pause(env.rng.uniform(*THINKING))
        return ComputerMoved(model.link, (str(move),))

    return Effect(("choose move", model.link, level), work)


def _play_out(model: PlayModel) -> Effect:
    """As many moves for both sides as fit into a moment, so that a long ending is not drawn move by move."""

    def work(env: Env) -> Work:
        return ComputerMoved(model.link, (yield from _moves(env)))

    def _moves(env: Env) -> Generator[None, None, tuple[str, ...]]:
        game, number = model.play.game, model.play.number
        computer = Computer(coach_of(env, game).solver, Level.PERFECT, env.rng)
        end = env.clock() + MOMENT
        moves: list[str] = []
        while not game.outcome(number) and (not moves or env.clock() < end):
            move = yield from computer.think(number)
            moves.append(str(move))
            number = game.apply(number, move)
        return tuple(moves)

    return Effect(("play out", model.link), work)


def _solve(game: Game, number: int) -> Effect:
    """A hint or the values of the moves need a verdict."""

    def work(env: Env) -> Work:
        return Solved(game.slug, number, (yield from coach_of(env, game).solver.deciding(number)))

    return Effect(("solve", game.slug, number), work)


def _review(model: PlayModel) -> Effect:
    """A finished game wants its review."""

    def work(env: Env) -> Work:
        return Reviewed(model.link, (yield from coach_of(env, model.play.game).reviewing(model.play)))

    return Effect(("review", model.link), work)
