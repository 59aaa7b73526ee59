"""Plain search: decides any game from its rules alone. The winner hurries, the loser delays."""

from collections.abc import Iterator
from typing import Protocol

from pygame_rules.core import Move, Outcome
from pygame_rules.insight import Insight

SLICE = 2_000  # Positions decided between two pauses.


class Rules(Protocol):
    """What search needs to know of a game."""

    def legal_moves(self, number: int) -> tuple[Move, ...]:
        """Every move the rules allow."""

    def apply(self, number: int, move: Move) -> int:
        """The number after a legal move."""

    def outcome(self, number: int) -> Outcome | None:
        """How the game ends with a number just made."""


class Search(Insight):
    """Decides positions from the bottom up along an explicit stack, and remembers them."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._decided: dict[int, tuple[bool, int]] = {}  # number -> (wins, plies)

    def __len__(self) -> int:
        """How many positions have been decided."""
        return len(self._decided)

    def lost(self, number: int) -> bool:
        return not self._decide(number)[0]

    def plies(self, number: int) -> int:
        return self._decide(number)[1]

    def _decide(self, number: int) -> tuple[bool, int]:
        for _ in self.prepare(number):
            pass
        return self._decided[number]

    def resolve(self, number: int) -> Iterator[None]:
        yield from self.prepare(number)

    def prepare(self, number: int) -> Iterator[None]:
        decided = self._decided
        stack = [] if number in decided else [(number, self._options(number))]
        while stack:
            number, options = stack[-1]
            waiting = [after for after, outcome in options if outcome is None and after not in decided]
            if waiting:
                stack.extend((after, self._options(after)) for after in waiting)
                continue
            stack.pop()
            decided[number] = self._combine(options)
            if len(decided) % SLICE == 0:
                yield

    def _options(self, number: int) -> list[tuple[int, Outcome | None]]:
        afters = {self._rules.apply(number, move) for move in self._rules.legal_moves(number)}
        return [(after, self._rules.outcome(after)) for after in sorted(afters)]

    def _combine(self, options: list[tuple[int, Outcome | None]]) -> tuple[bool, int]:
        wins: list[int] = []
        loses: list[int] = []
        for after, outcome in options:
            won, plies = (not outcome.mover_wins, 0) if outcome else self._decided[after]
            (loses if won else wins).append(plies + 1)
        return (True, min(wins)) if wins else (False, max(loses))
