"""Computer players: one that plays perfectly, and three that err the way people do."""

from collections.abc import Generator, Sequence
from enum import Enum
from random import Random

from pygame_rules.core import Move
from pygame_rules.errors import NotNow
from pygame_rules.slices import finish
from pygame_rules.solver import Option, Solver, Verdict


class Level(Enum):
    """How strong a computer player is, from weakest to strongest."""

    NOVICE = "Novice"
    LEARNER = "Learner"
    SHARP = "Sharp"
    PERFECT = "Perfect"


# How often a level slips when there are very many moves to choose from; with few moves it slips less.
SLIPS = {Level.NOVICE: 0.75, Level.LEARNER: 0.4, Level.SHARP: 0.15, Level.PERFECT: 0.0}


class Computer:
    """A player of one game; all its randomness comes from ``rng``."""

    def __init__(self, solver: Solver, level: Level, rng: Random) -> None:
        self.solver = solver
        self.level = level
        self.rng = rng

    def choose(self, number: int) -> Move:
        """The move to play on a number; ``NotNow`` where there is none."""
        return finish(self.think(number))

    def think(self, number: int) -> Generator[None, None, Move]:
        """Choose in slices, so that a page stays alive meanwhile."""
        verdict = yield from self.solver.deciding(number)
        if not verdict.options:
            raise NotNow(f"There is no move to make from {number}.")
        # A chance is drawn for every move, so that a game repeats with its seed at any level.
        slips = self.rng.random() < SLIPS[self.level] * (1 - 1 / len(verdict.options))
        if verdict.best is not None and verdict.wins and not slips:
            return verdict.best
        if slips:
            return self._slip(verdict)
        return (yield from self._set_problems(verdict))

    def _slip(self, verdict: Verdict) -> Move:
        """A near miss: rather a move that holds out long than one that falls apart, and never an absurd one."""
        sensible = [option for option in verdict.options if not self._is_absurd(option)]
        at_once = [option for option in sensible if option.wins and option.plies == 1]
        if at_once:  # Nobody overlooks a win on the spot.
            return at_once[0].move
        if not sensible:
            return self.rng.choice(self._going_on(verdict)).move
        others = [option for option in sensible if option.move != verdict.best] or sensible
        nearest = sorted(others, key=lambda option: (option.plies is not None, -(option.plies or 0), -option.after))
        weights = [0.5**rank for rank in range(len(nearest))]
        return self.rng.choices(nearest, weights)[0].move

    def _is_absurd(self, option: Option) -> bool:
        """Whether a move loses on the spot or hands the other player a win on the spot."""
        game = self.solver.game
        if game.outcome(option.after):
            return not option.wins
        replies = (game.outcome(game.apply(option.after, reply)) for reply in game.legal_moves(option.after))
        return any(reply is not None and reply.mover_wins for reply in replies)

    def _going_on(self, verdict: Verdict) -> Sequence[Option]:
        """The moves after which the game goes on, or all of them if none does."""
        return [option for option in verdict.options if not self.solver.game.outcome(option.after)] or verdict.options

    def _set_problems(self, verdict: Verdict) -> Generator[None, None, Move]:
        """In a lost position: play on, leave the other player the fewest good answers, then the longest fight."""
        ranked = []
        for option in self._going_on(verdict):
            replies = yield from self.solver.weighing(option.after)
            good = sum(reply.wins for reply in replies)
            bad = len(replies) - good
            # A reply set without a wrong answer is no problem at all, however small it is.
            cost = (bad == 0, good, option.plies is not None, -(option.plies or 0), -bad, option.after)
            ranked.append((cost, option.move))
        return min(ranked, key=lambda pair: pair[0])[1]
