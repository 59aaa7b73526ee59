"""What the map has to work out: its numbers from the first on, the chosen number's verdict, how a rule does."""

from pygame_rules.patterns import Rule, checking, deciding
from pygame_rules.slices import silent
from web.app.coaching import coach_of
from web.app.effects import Effect, Env, Work
from web.app.state import Shared
from web.screens.explore.messages import Charted, Decided, RuleTested
from web.screens.explore.model import HUNDRED, ExploreModel, Zoom, letters

MOMENT = 0.05  # seconds after which what is known so far is shown
DRAWN = 2  # hundreds whose fields are drawn at once: more would take too long on a slow phone
CHUNK = 200  # numbers between two looks at the clock


def effects(model: ExploreModel, _: Shared) -> tuple[Effect, ...]:
    """Everything the map is waiting for, the chosen number first."""
    found = []
    if model.verdict is None and model.game.legal_moves(model.number):
        found.append(_decide(model))
    if not model.complete:
        found.append(_chart(model))
    elif model.rule and model.tested_to < model.range.value:
        found.append(_test(model, model.rule))
    return tuple(found)


def _decide(model: ExploreModel) -> Effect:
    game, number = model.game, model.number

    def work(env: Env) -> Work:
        return Decided(game.slug, number, (yield from coach_of(env, model.game).solver.deciding(number)))

    return Effect(("decide", game.slug, number), work)


def _chart(model: ExploreModel) -> Effect:
    """The next numbers of the page, a hundred at least and as many as fit into a moment."""
    game, last, unknown = model.game, model.last, model.unknown
    most = DRAWN if model.zoom is Zoom.TENS else len(unknown)

    def work(env: Env) -> Work:
        end, found = env.clock() + MOMENT, []
        solver = coach_of(env, model.game).solver
        for first in unknown[:most]:
            wins = yield from deciding(game, first, min(first + HUNDRED, last + 1), solver)
            found.append((first, letters(wins)))
            if env.clock() > end:
                break
        return Charted(game.slug, tuple(found))

    return Effect(("chart", game.slug, unknown), work)


def _test(model: ExploreModel, rule: Rule) -> Effect:
    """The rule on the next numbers, as many as fit into a few moments."""
    game, last = model.game, model.range.value

    def work(env: Env) -> Work:
        end, report, tested_to = env.clock() + 2 * MOMENT, model.report, model.tested_to
        solver = coach_of(env, model.game).solver
        while tested_to < last and env.clock() <= end:
            upto = min(tested_to + CHUNK, last)
            report += yield from silent(checking(game, rule, range(tested_to + 1, upto + 1), solver))
            tested_to = upto
        return RuleTested(game.slug, str(rule), tested_to, report)

    return Effect(("test", game.slug, str(rule), model.tested_to), work)
