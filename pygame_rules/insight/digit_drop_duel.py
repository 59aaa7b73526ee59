"""Digit Drop Duel: an even number of digits wins; zeros behind the first digit are all that can upset it.

Why: from an odd length every ordinary drop leaves an even one. Only dropping the first digit together
with an odd run of zeros behind it keeps the length odd. From an even length there is always a drop that
leaves an odd length and gives no such chance:

- no zero behind the first digit: drop a digit so that there is still none;
- an odd run of zeros there: drop one of them, and the run is even;
- an even run, and what stands behind it is lost: drop the first digit, and the run goes with it;
- an even run, and what stands behind it is won: drop a zero; the odd run then leads to nothing good.
"""

from pygame_rules.insight import Claim, Insight, even_length

LONGEST_COUNTED = 14  # Up to this length the plies are counted; the work triples with every two digits.


def _run(number: int) -> tuple[int, str]:
    """The length of the run of zeros behind the first digit, and what stands behind that run."""
    text = str(number)
    behind = text[1:].lstrip("0")
    return len(text) - 1 - len(behind), behind


def is_lost(number: int) -> bool:
    """Whether the player to move loses, for a number of any size."""
    flipped = False
    while not even_length(number):
        zeros, behind = _run(number)
        if zeros % 2 == 0 or not behind:
            return not flipped
        # The first digit and its zeros can go at once: this number is won if what stays is lost.
        flipped, number = not flipped, int(behind)
    return flipped


def _odd_run(number: int) -> bool:
    zeros, behind = _run(number)
    return zeros % 2 == 1 and bool(behind)


def _leads_to_lost(number: int) -> bool:
    """Whether dropping the first digit takes zeros along and leaves a lost number."""
    zeros, behind = _run(number)
    return zeros > 0 and bool(behind) and is_lost(int(behind))


def _drops_without_a_zero_second(number: int) -> set[str]:
    """The drops that leave no zero in second place. A number that has none there has such a drop."""
    text = str(number)
    firsts = [place for place, digit in enumerate(text) if text.index(digit) == place]
    return {f"x{place + 1}" for place in firsts if (text[:place] + text[place + 1 :])[1:2] != "0"}


class Parity(Insight):
    """A closed form for any size; the plies are counted for numbers of moderate length."""

    claims = (
        Claim(
            "one-digit",
            "There is only one digit left, and dropping it makes zero.",
            applies=lambda number: number < 10,
            wins=False,
        ),
        Claim(
            "even-no-zero",
            "{number} has an even number of digits, and that wins: drop one so that no zero comes second, "
            "such as {digit}, and the other player is left with an odd number and no zeros to change it.",
            applies=lambda number: even_length(number) and _run(number)[0] == 0,
            wins=True,
            by=_drops_without_a_zero_second,
        ),
        Claim(
            "even-first-digit",
            "{number} has an even number of digits, and that wins: drop the first digit, which takes its zeros along "
            "and leaves {after}, a lost number with an odd number of digits.",
            applies=lambda number: even_length(number) and _leads_to_lost(number) and _run(number)[0] % 2 == 0,
            wins=True,
            by=lambda number: {"x1"},
        ),
        Claim(
            "even-drop-zero",
            "{number} has an even number of digits, and that wins: drop a zero behind the first digit, "
            "and the other player is left with an odd number, where dropping the first digit does not help.",
            applies=lambda number: even_length(number) and _run(number)[0] > 0 and not _leads_to_lost(number),
            wins=True,
            by=lambda number: {"x2"},
        ),
        Claim(
            "odd-first-digit",
            "An odd number of digits is usually lost, but here the first digit can go with an odd number of zeros: "
            "it leaves {after}, which is lost.",
            applies=lambda number: not even_length(number) and _odd_run(number) and _leads_to_lost(number),
            wins=True,
            by=lambda number: {"x1"},
        ),
        Claim(
            "odd-first-digit-wins",
            "{number} has an odd number of digits: dropping the first takes its zeros along but leaves a number "
            "that wins, and every other drop leaves an even number of digits, which wins too.",
            applies=lambda number: not even_length(number) and _odd_run(number) and not _leads_to_lost(number),
            wins=False,
        ),
        Claim(
            "odd-length",
            "{number} has an odd number of digits: every drop leaves an even number of them, or zero, "
            "and an even number of digits wins.",
            applies=lambda number: not even_length(number) and not _odd_run(number),
            wins=False,
        ),
    )

    def __init__(self) -> None:
        self._counted: dict[str, int] = {}

    def lost(self, number: int) -> bool:
        return is_lost(number)

    def plies(self, number: int) -> int | None:
        return self._count(str(number)) if len(str(number)) <= LONGEST_COUNTED else None

    def _count(self, text: str) -> int:
        """The plies of a number; it calls itself no deeper than the number is long."""
        if "0" not in text:
            return len(text)  # Nothing can vanish, so each digit takes one move.
        text = _renamed(text)
        if text not in self._counted:
            left = {text.replace(digit, "", 1).lstrip("0") for digit in text}
            if is_lost(int(text)):
                self._counted[text] = 1 + max(map(self._count, left))
            else:
                self._counted[text] = 1 + min(self._count(after) for after in left if after and is_lost(int(after)))
        return self._counted[text]


def _renamed(text: str) -> str:
    """The same number with its digits renamed in order of appearance; only zeros and repeats matter."""
    names = {"0": "0"}
    return "".join(names.setdefault(digit, str(len(names))) for digit in text)
