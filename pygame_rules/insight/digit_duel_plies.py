"""How long a game of Digit Duel lasts if the winner hurries and the loser delays.

Most of a game is the countdown of its last three digits, whose length is known. What comes before is searched with
a *budget* of plies: a search either finds the exact plies or that they are beyond the budget. The loser tries every
move and stops at the first that is beyond; the winner tries the moves that win and, once one is within, looks only
for faster ones. The budget grows by a quarter until it is enough, so little is spent on lines nobody would play.
"""

from collections.abc import Callable, Generator, Iterator

from pygame_rules.insight.digit_duel_moves import afters

LONGEST_COUNTED = 8  # Up to this length the plies are counted; the work triples with every digit.
SLICE = 1_000  # Questions answered between two pauses.

_FIRST_BUDGET = 8

# Asks for the plies of a number within a budget, is sent them or None, and returns its own in the same way.
_Looking = Generator[tuple[int, int], int | None, int | None]


def plies_of_short(number: int) -> int:
    """Two digits are won at once. Three are fought by subtraction, ten a round, down to a hundred."""
    if number < 100:
        return 1
    return 2 * (number // 10) - 18 + (1 if number % 10 else 0)


class Plies:
    """Counts plies, given who wins, and remembers what it has counted."""

    def __init__(self, lost: Callable[[int], bool]) -> None:
        self._lost = lost
        self._counted: dict[int, int] = {}
        self._beyond: dict[int, int] = {}  # The largest budget that was not enough.
        self._steps = 0  # Since the beginning: many short searches in a row must pause, too.

    def __getitem__(self, number: int) -> int:
        """The plies of a number that has been counted."""
        return plies_of_short(number) if number < 1000 else self._counted[number]

    def counting(self, number: int) -> Iterator[None]:
        """Count a number in slices."""
        budget = _FIRST_BUDGET
        while number >= 1000 and number not in self._counted:
            yield from self._searching(number, budget)
            budget += budget // 4

    def _searching(self, number: int, budget: int) -> Iterator[None]:
        """Search within a budget, along an explicit stack: lines get longer than the browser's own would bear."""
        stack = [self._looking(number, budget)]
        answer: int | None = None
        while stack:
            self._steps += 1
            if self._steps % SLICE == 0:
                yield
            try:
                number, budget = stack[-1].send(answer)
            except StopIteration as done:
                stack.pop()
                answer = done.value
                continue
            known = self[number] if number < 1000 or number in self._counted else None
            if known is not None:
                answer = known if known <= budget else None
            elif budget <= self._beyond.get(number, 1):
                answer = None
            else:
                stack.append(self._looking(number, budget))
                answer = None  # A generator begins with this.

    def _looking(self, number: int, budget: int) -> _Looking:
        if self._lost(number):
            found = yield from self._delayed(number, budget)
        else:
            found = yield from self._hurried(number, budget)
        if found is None:
            self._beyond[number] = budget
        else:
            self._counted[number] = found
        return found

    # Both try the smallest number first. It is nearest to the end, so it is soonest counted, and most often the
    # winner's best; and where the loser has a long line at all, a short number mostly shows it.

    def _delayed(self, number: int, budget: int) -> _Looking:
        longest = 0
        for after in sorted(afters(number)):
            plies = yield after, budget - 1
            if plies is None:
                return None
            longest = max(longest, plies)
        return longest + 1

    def _hurried(self, number: int, budget: int) -> _Looking:
        fastest = None
        for after in sorted(after for after in afters(number) if self._lost(after)):
            plies = yield after, budget - 1
            if plies is not None:
                fastest = plies + 1
                budget = plies  # Only what is faster still is of interest now.
        return fastest
