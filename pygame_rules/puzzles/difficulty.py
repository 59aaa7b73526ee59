"""How hard a won position is, in bits: how unlikely a player who does not know the secret is to bring it home.

Such a player chooses by chance, but three times as often a move that tempts. The other player answers with whatever
makes it hardest. Once the game is over, or a mere countdown, nothing is hard any more.
"""

from math import log2

from pygame_rules.core import Move
from pygame_rules.game import Game
from pygame_rules.solver import Solver

TEMPTING = 3


def tempts(number: int, move: Move, after: int, smallest: int) -> bool:
    """Whether a move suggests itself: it plays the last digit, or leaves a round or the smallest number."""
    last = move.digit == number % 10 and move.position in (None, len(str(number)))
    return last or after % 10 == 0 or after == smallest


class Difficulty:
    """Measures positions of one game; what it works out on the way is remembered."""

    def __init__(self, game: Game, solver: Solver | None = None) -> None:
        self.game = game
        self.solver = solver or Solver(game)
        self._bits: dict[int, float] = {}

    def bits(self, number: int) -> float:
        """How hard it is to win from here; asked of won positions only."""
        waiting = [number]
        while waiting:  # not by recursion: games are longer than Python's stack is deep
            here = waiting[-1]
            missing = [] if here in self._bits else [each for each in self._needed(here) if each not in self._bits]
            if missing:
                waiting += missing
            else:
                waiting.pop()
                if here not in self._bits:
                    self._bits[here] = self._weigh(here)
        return self._bits[number]

    def _needed(self, number: int) -> list[int]:
        return [reply for _, after, wins in self._moves(number) if wins for reply in self._replies(after)]

    def _weigh(self, number: int) -> float:
        moves = self._moves(number)
        smallest = min(after for _, after, _ in moves)
        total, right = 0, list[tuple[int, float]]()
        for move, after, wins in moves:
            weight = TEMPTING if tempts(number, move, after, smallest) else 1
            total += weight
            if wins:
                right.append((weight, max((self._bits[reply] for reply in self._replies(after)), default=0.0)))
        least = min(cost for _, cost in right)  # taken out of the sum, in which it could become too small for a float
        return least - log2(sum(weight * 2 ** (least - cost) for weight, cost in right) / total)

    def _moves(self, number: int) -> list[tuple[Move, int, bool]]:
        return [(option.move, option.after, option.wins) for option in self.solver.verdict(number).options]

    def _replies(self, number: int) -> list[int]:
        """What the other player can hand back that still has to be won."""
        game = self.game
        if game.outcome(number) or game.is_countdown(number):
            return []
        after = {game.apply(number, move) for move in game.legal_moves(number)}
        return [each for each in after if not game.outcome(each) and not game.is_countdown(each)]
