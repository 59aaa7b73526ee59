"""One coach for each game, shared by all screens, so that what one has worked out the others need not."""

from pygame_rules import Game
from pygame_rules.coach import Coach
from web.app.effects import Env


def coach_of(env: Env, game: Game) -> Coach:
    """The coach of a game."""
    return env.remembered(("coach", game.slug), lambda: Coach(game))
