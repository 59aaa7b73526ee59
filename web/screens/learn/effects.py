"""What a lesson has to work out: how a learner's own rule does on all its numbers."""

from pygame_rules.patterns import checking
from pygame_rules.slices import silent
from web.app.effects import Effect, Env, Work
from web.app.state import Shared
from web.screens.learn.messages import RuleTested
from web.screens.learn.model import LearnModel


def effects(model: LearnModel, _: Shared) -> tuple[Effect, ...]:
    """A rule that waits to be tested."""
    if not (model.testing and model.game and model.rule):
        return ()
    game, rule, numbers = model.game, model.rule, model.step.numbers

    def work(_: Env) -> Work:
        return RuleTested(game.slug, str(rule), (yield from silent(checking(game, rule, numbers))))

    return (Effect(("test", game.slug, str(rule)), work),)
