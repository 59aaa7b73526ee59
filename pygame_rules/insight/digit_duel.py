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

SLICE = 200  # Steps between two pauses.
LONGEST_COUNTED = 5  # Up to this length the plies are counted.

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


class Blocks(Insight):
    """Decides numbers by blocks, and only the blocks that matter."""

    def __init__(self) -> None:
        self._table = {0: _DECIDED_FROM[0]}  # No number below 100 is lost for a player who has to move from it.
        self._counted: dict[int, int] = {}

        self.claims = claims_about(self.lost)

    def __len__(self) -> int:
        """How many blocks have been decided, in whole or in part."""
        return len(self._table)

    def lost(self, number: int) -> bool:
        if not self._is_decided(number):
            for _ in self._deciding(number):
                pass
        return bool(self._table[number // 100] >> number % 100 & 1)

    def _is_decided(self, number: int) -> bool:
        return self._table.get(number // 100, 0) >= _DECIDED_FROM[number // 10 % 10]

    def plies(self, number: int) -> int | None:
        if len(str(number)) > LONGEST_COUNTED:
            return None
        for _ in self._counting(number):
            pass
        return self._counted[number]

    def prepare(self, number: int) -> Iterator[None]:
        for after in _afters(number):
            yield from self._deciding(after)
            if len(str(after)) <= LONGEST_COUNTED:
                yield from self._counting(after)

    def _deciding(self, number: int) -> Iterator[None]:
        """Decide the block of a number, from the number's decade on at least."""
        todo = [(number // 100, number // 10 % 10)]
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

        removals, digits = _taken_apart(prefix)
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

    def _counting(self, number: int) -> Iterator[None]:
        """Count the plies of a number: the winner hurries, the loser delays."""
        counted = self._counted
        todo = [(number, self._relevant(number))]
        steps = 0
        while todo:
            steps += 1
            if steps % SLICE == 0:
                yield
            number, ahead = todo[-1]
            waiting = [after for after in ahead if after not in counted]
            if waiting:
                todo += [(after, self._relevant(after)) for after in waiting]
                continue
            todo.pop()
            if number < 1000:
                counted[number] = _plies_of_short(number)
            elif number not in counted:
                plies = [counted[after] for after in ahead]
                counted[number] = 1 + (max(plies) if self.lost(number) else min(plies))

    def _relevant(self, number: int) -> list[int]:
        """The numbers one move on that the plies depend on: all of them for a loser, the lost ones for a winner."""
        if number < 1000 or number in self._counted:
            return []
        lost = self.lost(number)
        return [after for after in _afters(number) if lost or self.lost(after)]


def _plies_of_short(number: int) -> int:
    """Two digits are won at once. Three are fought by subtraction, ten a round, down to a hundred."""
    if number < 100:
        return 1
    return 2 * (number // 10) - 18 + (1 if number % 10 else 0)


def _taken_apart(prefix: int) -> tuple[set[int], int]:
    """What removing a digit of a prefix leaves, and its digits as bits; zero is not one to subtract."""
    text = str(prefix)
    left = {text[:place] + text[place + 1 :] for place in range(len(text))}
    digits = sum(1 << int(digit) for digit in set(text) - {"0"})
    return {int(removal) for removal in left if removal and removal[0] != "0"}, digits


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


def _afters(number: int) -> set[int]:
    """Every number one move on, for numbers of three digits or more."""
    removals, digits = _taken_apart(number)
    return removals | {number - digit for digit in range(1, 10) if digits >> digit & 1}
