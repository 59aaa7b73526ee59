"""Why a number of Digit Duel is lost, and with it why a move to that number wins.

Write a number as *front* and last digit (4711 and 0), or as *head* and *tail*, the last two digits (47 and 11).

- Odd length, a 0 at the end: if the front wins, removing the 0 is no good. A subtraction brings a last digit back,
  and the other player removes it if the front one lower is lost, or subtracts it if the number ten lower is lost.
- Even length: a removal leaves an odd length with a last digit that is no 0, and those win. So subtraction decides,
  and it climbs like a ladder: going up, a number is lost if no subtraction from it meets a lost one below.
- If the head followed by a 0 is lost, every tail with a 0 is a win (remove the other digit of the tail). Therefore the
  ladder of such a head begins at 11: from there every subtraction puts a 0 into the tail.
- If the head itself is lost, removing one digit of the tail lets the other player remove the other one.

These are rules with exceptions, above all in long numbers. So a reason asks who wins the numbers that it names, and
where it would not be true, it is not given. What it says of a number is what the tests check for that number.
"""

from collections.abc import Callable
from typing import NamedTuple

from pygame_rules.insight.digit_duel_moves import moves_to
from pygame_rules.words import listed

_COUNTS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
)

Lost = Callable[[int], bool]


class Reason(NamedTuple):
    """A way in which numbers are lost: told to the player who has to move from one, and to the one who leaves it."""

    name: str
    applies: Callable[[int, Lost], bool]  # Asked of lost numbers only.
    sentence: str
    clause: str  # Goes on from "… leaves 4711, ".


def _same_length(number: int, other: int) -> bool:
    return len(str(number)) == len(str(other))


def _odd_and_round(number: int, lost: Lost) -> bool:
    front = number // 10
    return _odd(number) and number % 10 == 0 and not lost(front) and _same_length(number, number - 10)


def _odd(number: int) -> bool:
    return len(str(number)) % 2 == 1


def _zero_in_tail(number: int) -> bool:
    return "0" in str(number)[-2:]


def _head_then_zero_lost(number: int, lost: Lost) -> bool:
    head = number // 100
    return not lost(head) and lost(head * 10)


_REMOVALS_FROM_ROUND = (
    "Without its last 0, {number} is {front}, which wins, and any other removal leaves {count} digits that end in 0 "
    "and win too. After a subtraction the other player "
)
_OTHER_REMOVALS = "other removals leave {count} digits that end in {last} and win. No subtraction helps: {misses}"

# In the order in which they are asked: the first that applies is told.
REASONS = (
    Reason(
        "three-digits-round",
        applies=lambda number, _: len(str(number)) == 3,
        sentence="Three digits that end in 0 are lost: a removal leaves two digits, which win at once, and after a "
        "subtraction the other player takes the last digit and is back at a 0.",
        clause="and whoever has to move from three digits that end in 0 loses",
    ),
    Reason(
        "round-front-below",
        applies=lambda number, lost: _odd_and_round(number, lost) and lost(number // 10 - 1),
        sentence=_REMOVALS_FROM_ROUND + "removes the last digit and leaves {front_below}, which is lost.",
        clause="which ends in 0 and is lost: after any removal you win, and after any subtraction you remove the last "
        "digit and leave {front_below}, lost too",
    ),
    Reason(
        "round-ten-below",
        applies=lambda number, lost: _odd_and_round(number, lost) and lost(number - 10),
        sentence=_REMOVALS_FROM_ROUND + "subtracts the last digit and leaves {ten_below}, which is lost.",
        clause="which ends in 0 and is lost: after any removal you win, and after any subtraction you subtract the "
        "last digit and leave {ten_below}, lost too",
    ),
    Reason(
        "ends-in-11",
        applies=lambda number, lost: not _odd(number) and number % 100 == 11 and _head_then_zero_lost(number, lost),
        sentence="Every subtraction from {number} puts a 0 among the last two digits, and the other player can leave "
        "{head}0, which is lost. Any removal leaves {count} digits that end in 1, which win.",
        clause="which ends in 11: every subtraction puts a 0 among the last two digits, so that you can leave "
        "{head}0, which is lost",
    ),
    Reason(
        "ladder",
        applies=lambda number, lost: not _odd(number) and not _zero_in_tail(number) and not lost(number // 100),
        sentence="After any removal from {number} the other player has {count} digits that do not end in 0, and wins "
        "with them. No subtraction helps: {misses}.",
        clause="which is lost: after any removal you have {count} digits that do not end in 0, and win with them. "
        "No subtraction helps: {misses}",
    ),
    Reason(
        "head-lost",
        applies=lambda number, lost: not _odd(number) and number % 10 > 0 and lost(number // 100),
        sentence="If one of the last two digits of {number} goes, the other player removes the other and leaves "
        "{head}, which is lost; " + _OTHER_REMOVALS + ".",
        clause="which is lost: if one of its last two digits goes, you remove the other and leave {head}, lost too; "
        + _OTHER_REMOVALS,
    ),
)


class Taught(NamedTuple):
    """A winning move that can be explained: what it leaves, and why that is lost."""

    after: int
    reason: Reason


class Reasons:
    """Finds reasons, given who wins, and remembers which it has found."""

    def __init__(self, lost: Lost) -> None:
        self._lost = lost
        self._found: dict[int, Reason | None] = {}
        self._asked: tuple[int, dict[str, Taught]] = (0, {})  # Several claims ask about one number in a row.

    def of(self, number: int) -> Reason | None:
        """Why a number is lost; None if it is won or no reason is known."""
        if number < 100:
            return None
        if number not in self._found:
            self._found[number] = self._find(number)
        return self._found[number]

    def _find(self, number: int) -> Reason | None:
        if not self._lost(number):
            return None
        return next((reason for reason in REASONS if reason.applies(number, self._lost)), None)

    def taught(self, number: int) -> dict[str, Taught]:
        """Every winning move whose target has a reason, in notation."""
        if self._asked[0] != number:
            found = ((move, after, self.of(after)) for move, after in moves_to(number).items())
            self._asked = number, {move: Taught(after, reason) for move, after, reason in found if reason}
        return self._asked[1]

    def words(self, number: int) -> dict[str, object]:
        """What the sentence about a lost number has to fill in."""
        return {
            "number": number,
            "front": number // 10,
            "front_below": number // 10 - 1,
            "ten_below": number - 10,
            "head": number // 100,
            "last": number % 10,
            "count": _COUNTS[len(str(number)) - 1],
            "misses": "" if _odd(number) else self._misses(number),
        }

    def clause(self, number: int) -> str:
        """Why a number is lost, to follow "… leaves 4711, "."""
        reason = self.of(number)
        return reason.clause.format_map(self.words(number)) if reason else "which is lost"

    def _misses(self, number: int) -> str:
        """That no subtraction meets a lost number: those there are, and the digits it would take."""
        reachable = [below for below in range(max(number - 9, 10), number) if self._lost(below)]
        if not reachable:
            return f"none of the nine numbers below {number} is lost"
        digits = [number - below for below in reachable]
        needed = listed((f"an {digit}" if digit == 8 else f"a {digit}" for digit in digits), "or")
        none = ("none", "neither")[len(digits) - 1] if len(digits) < 3 else "none of them"
        return f"getting to the lost {listed(reachable, 'or')} takes {needed}, and {number} has {none}"

    def rehearse(self, number: int) -> None:
        """Ask for everything that explaining a number asks for."""
        for told in (number, *(taught.after for taught in self.taught(number).values())):
            self.clause(told)
