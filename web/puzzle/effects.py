"""What a puzzle waits for: the other side's best defence."""

from pygame_rules.computer import Computer, Level
from web.app.coaching import coach_of
from web.app.effects import Effect, Env, Pause, Work
from web.puzzle.attempt import Attempt
from web.puzzle.messages import Replied

MOMENT = (0.4, 0.8)  # seconds: a human moment


def replies(attempt: Attempt) -> tuple[Effect, ...]:
    """The answer of a perfect player, where one is due."""
    if not attempt.waits:
        return ()
    game, number = attempt.puzzle.game, attempt.number

    def work(env: Env) -> Work:
        move = yield from Computer(coach_of(env, game).solver, Level.PERFECT, env.rng).think(number)
        yield Pause(env.rng.uniform(*MOMENT))
        return Replied(number, str(move))

    return (Effect(("reply", game.slug, number), work),)
