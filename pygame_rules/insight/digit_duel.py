"""Digit Duel: no closed form is known, but a hundred numbers at a time can be decided with a few operations.

A *block* is the hundred numbers that share a prefix: all digits but the last two. Which of them are lost is
kept as the bits of one integer; a *decade* is ten neighbouring bits. Four things make this fast:

- Removing a digit of the prefix keeps the last two digits. So the lost numbers of the block of the shorter
  prefix make the numbers at the same places won: one operation for a hundred numbers.
- Removing one of the last two digits leaves the prefix and one digit more: ten numbers, one decade of the
  block of the prefix's own prefix.
- What no removal wins is settled upwards: the lowest open number is lost, and wins the numbers above it from
  which it can be subtracted to.
- If the number p is lost, all of p0 to p9 are won, by removing their last digit. No subtraction reaches past
  ten numbers, so what lies below such an *empty* decade does not matter to what lies above it. Work in a block
  begins at the nearest empty decade; only where there is none does it go on into the block below.
"""

from collections.abc import Iterator

from pygame_rules.insight import Insight
from pygame_rules.insight.digit_duel_claims import claims_about
from pygame_rules.insight.digit_duel_moves import afters, taken_apart
from pygame_rules.insight.digit_duel_plies import LONGEST_COUNTED, Plies
from pygame_rules.insight.digit_duel_reasons import Reasons

SLICE = 200  # Steps between two pauses.

_EVERY_NUMBER = (1 << 100) - 1
_DECADE = (1 << 10) - 1
_EACH_DECADE = sum(1 << 10 * decade for decade in range(10))
_FROM_DECADE = [_EVERY_NUMBER >> 10 * decade << 10 * decade for decade in range(11)]

# Above its hundred bits, an entry of the table tells from which decade on it is decided: the more, the larger.
_DECIDED_FROM = [10 - decade << 100 for decade in range(11)]


def _spreads() -> list[int]:
    """For every set of bits of one decade: whole decades in the places of its bits."""
    spreads = [0]
    for place in range(10):
        spreads += [spread | _DECADE << 10 * place for spread in spreads]
    return spreads


def _reached_by_own_digit(place: int) -> int:
    """The numbers of a block that lead to a place in it by subtracting their own tens or units digit."""
    found = 0
    for above in range(place + 1, min(place + 10, 100)):
        if above - place in divmod(above, 10):
            found |= 1 << above
    return found


_SPREADS = _spreads()
_BY_OWN_DIGIT = [_reached_by_own_digit(place) for place in range(100)]


class _Undecided(Exception):
    """Somebody asked for a number whose block has not been decided."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Blocks(Insight):
    """Decides numbers by blocks, and only the blocks that matter."""

    def __init__(self) -> None:
        self._table = {0: _DECIDED_FROM[0]}  # No number below 100 is lost for a player who has to move from it.
        self._plies = Plies(self.lost)
        self.claims = claims_about(Reasons(self.lost))

    def __len__(self) -> int:
        """How many blocks have been decided, in whole or in part."""
        return len(self._table)

    def lost(self, number: int) -> bool:
        if not self._is_decided(number):
            for _ in self.resolve(number):
                pass
        return bool(self._table[number // 100] >> number % 100 & 1)

    def _is_decided(self, number: int) -> bool:
        return self._table.get(number // 100, 0) >= _DECIDED_FROM[number // 10 % 10]

    def counts(self, number: int) -> bool:
        return len(str(number)) <= LONGEST_COUNTED

    def plies(self, number: int) -> int | None:
        if not self.counts(number):
            return None
        for _ in self._plies.counting(number):
            pass
        return self._plies[number]

    def prepare(self, number: int) -> Iterator[None]:
        for after in afters(number):
            yield from self.resolve(after)

    def elaborate(self, number: int) -> Iterator[None]:
        yield from self._explaining(number)
        if self.counts(number):
            for after in sorted(afters(number)):
                yield from self._plies.counting(after)

    def _explaining(self, number: int) -> Iterator[None]:
        """Decide what the claims will ask for. Only they know what that is, so they try until they need no more."""
        reasons = Reasons(self._known)
        while True:
            try:
                reasons.rehearse(number)
            except _Undecided as asked:
                yield from self.resolve(asked.number)
            else:
                return

    def _known(self, number: int) -> bool:
        if not self._is_decided(number):
            raise _Undecided(number)
        return self.lost(number)

    def resolve(self, number: int) -> Iterator[None]:
        """Decide the block of a number, from the number's decade on at least."""
        todo = [] if self._is_decided(number) else [(number // 100, number // 10 % 10)]
        steps = 0
        while todo:
            steps += 1
            if steps % SLICE == 0:
                yield
            prefix, decade = todo[-1]
            waiting = self._decide(prefix, decade)
            if waiting:
                todo += waiting
            else:
                todo.pop()

    def _decide(self, prefix: int, decade: int) -> list[tuple[int, int]]:
        """Decide a block from a decade on, or name the blocks that have to be decided first."""
        known = self._table.get
        if known(prefix, 0) >= _DECIDED_FROM[decade]:
            return []
        parent, place = divmod(prefix, 10)
        if known(parent, 0) < _DECIDED_FROM[place]:
            return [(parent, place)]
        shorter = known(parent, 0) >> 10 * place & _DECADE  # Which of the prefix with one more digit are lost.
        start = (shorter & (2 << decade) - 1).bit_length()  # One above the nearest empty decade, 0 if there is none.
        if start == 10:
            self._table[prefix] = _DECIDED_FROM[9]
            return []

        removals, digits = taken_apart(prefix)
        waiting = [(removal, start) for removal in removals if known(removal, 0) < _DECIDED_FROM[start]]
        if waiting:
            return waiting
        won = _SPREADS[shorter] | shorter * _EACH_DECADE
        for removal in removals:
            won |= self._table[removal]
        if start == 0 and ~won & _DECADE:
            below = known(prefix - 1, 0)
            if below < _DECIDED_FROM[9]:
                return [(prefix - 1, 9)]
            won |= _reached_from(below >> 90 & _DECADE, digits) >> 10
        self._table[prefix] = _DECIDED_FROM[max(start - 1, 0)] | _settle(~won & _FROM_DECADE[start], digits)
        return []


def _settle(still_open: int, digits: int) -> int:
    """The lost ones among numbers that no removal wins."""
    lost = 0
    while still_open:
        lowest = still_open & -still_open
        lost |= lowest
        place = lowest.bit_length() - 1
        still_open &= ~(lowest | digits << place | _BY_OWN_DIGIT[place])
    return lost


def _reached_from(lost: int, digits: int) -> int:
    """The places from which one of the digits can be subtracted to a lost place."""
    found = 0
    while lost:
        lowest = lost & -lost
        lost ^= lowest
        found |= lowest * digits
    return found
