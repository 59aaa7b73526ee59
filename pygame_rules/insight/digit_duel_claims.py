"""What can be proved about short numbers in Digit Duel, each with its reason.

- Two digits are won: remove one.
- Three digits are lost exactly if they end in 0. A removal leaves two digits, which win. From a 0 at the end no
  subtraction leads to another; from anything else the last digit does.
- Four digits with a 0 among the last two are won: a removal can leave three digits that end in that 0.
- Four digits without it: no removal helps, since it leaves three digits that do not end in 0. Four digits that end
  in 11 are lost, since every subtraction brings a 0 among the last two; those that end in 12 are therefore won.
- Five digits from 10110 on are lost exactly if they end in 0 and the first four are won. If the first four are lost,
  remove the last digit. Else a 0 at the end is lost: removing it leaves a won number, other removals leave four
  digits that end in 0, and a subtraction stays among numbers that do not end in 0, from which the last digit goes.
"""

from collections.abc import Callable

from pygame_rules.insight import Claim


def claims_about(lost: Callable[[int], bool]) -> tuple[Claim, ...]:
    """What can be proved about short numbers; ``lost`` decides the shorter ones that a claim leans on."""

    def length(number: int) -> int:
        return len(str(number))

    def zero_near_end(number: int) -> bool:
        return "0" in str(number)[-2:]

    def ten_rules(number: int) -> bool:
        """Five digits behave alike from here on; below, the numbers under 10,000 come into reach."""
        return length(number) == 5 and number >= 10_110

    def last_digit(number: int) -> set[str]:
        return {f"-{number % 10}"}

    def removals(number: int, fits: Callable[[int], bool]) -> set[str]:
        text = str(number)
        left = {f"x{place + 1}": text[:place] + text[place + 1 :] for place in range(len(text))}
        return {move for move, rest in left.items() if rest[0] != "0" and fits(int(rest))}

    return (
        Claim(
            "Two digits are won at once: remove one of them and a single digit is left.",
            applies=lambda number: length(number) == 2,
            wins=True,
            by=lambda number: removals(number, lambda left: left < 10),
        ),
        Claim(
            "Subtracting the last digit, {digit}, leaves {after}, and whoever has to move from three digits "
            "that end in 0 loses.",
            applies=lambda number: length(number) == 3 and number % 10 > 0,
            wins=True,
            by=last_digit,
        ),
        Claim(
            "Three digits that end in 0 are lost: a removal leaves two digits, which win at once, and after a "
            "subtraction the other player takes the last digit and is back at a 0.",
            applies=lambda number: length(number) == 3 and number % 10 == 0,
            wins=False,
        ),
        Claim(
            "Removing {digit} leaves {after}, and whoever has to move from three digits that end in 0 loses.",
            applies=lambda number: length(number) == 4 and zero_near_end(number),
            wins=True,
            by=lambda number: removals(number, lambda left: left % 10 == 0),
        ),
        Claim(
            "Four digits that end in 11 are lost: every subtraction puts a 0 among the last two digits, which wins for "
            "the other player, and every removal leaves three digits that do not end in 0, which win too.",
            applies=lambda number: length(number) == 4 and number % 100 == 11,
            wins=False,
        ),
        Claim(
            "Subtracting 1 leaves {after}, and four digits that end in 11 are lost, because every subtraction puts a 0 "
            "among the last two digits.",
            applies=lambda number: length(number) == 4 and number % 100 == 12,
            wins=True,
            by=lambda number: {"-1"},
        ),
        Claim(
            "No removal helps in {number}, because none leaves three digits that end in 0, and every subtraction "
            "has an answer that wins, as trying them all has shown.",
            applies=lambda number: length(number) == 4 and not zero_near_end(number) and lost(number),
            wins=False,
        ),
        Claim(
            "Removing the last digit leaves {after}, four digits from which every move has an answer.",
            applies=lambda number: ten_rules(number) and lost(number // 10),
            wins=True,
            by=lambda number: removals(number, lambda left: left == number // 10),
        ),
        Claim(
            "Subtracting the last digit, {digit}, leaves {after}: five digits that end in 0 are lost unless the four "
            "in front of the 0 are a lost number themselves.",
            applies=lambda number: ten_rules(number) and number % 10 > 0 and not lost(number // 10),
            wins=True,
            by=last_digit,
        ),
        Claim(
            "{number} ends in 0 and the four digits in front of it win, so removing the 0 gives a win away, every "
            "other removal leaves four digits that end in 0, which win, and after a subtraction the last digit goes.",
            applies=lambda number: ten_rules(number) and number % 10 == 0 and not lost(number // 10),
            wins=False,
        ),
    )
