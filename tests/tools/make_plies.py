"""Print how long Digit Duel lasts from some numbers, for tests/data/plies.json.

Every number below 10 ** 7 is decided from the bottom up: one table, nothing left out, nothing shared with the package.
It takes a minute or two; ``make_plies.py 8`` goes on to eight digits, which takes ten times as long and 200 MB.
"""

import json
import sys
from array import array
from random import Random

SAMPLE = 200  # Numbers of each length.


def complete_table(limit: int) -> "array[int]":
    """The plies of every number below a limit, the winner hurrying and the loser delaying.

    The winner makes the last move, so a number is won exactly if its plies are odd. A single digit ends the game.
    """
    table = array("H", bytes(2 * limit))
    for front in range(1, limit // 10):
        text = str(front)
        left = {text[:place] + text[place + 1 :] for place in range(len(text))}
        # Shortened fronts, to be followed by the last digit; a single digit leaves nothing in front of it.
        shortened = [10 * int(rest) for rest in left if rest and rest[0] != "0"]
        digits = [int(digit) for digit in set(text) - {"0"}]
        for last in range(10):
            number = 10 * front + last
            ahead = [table[front]] + [table[rest + last] for rest in shortened]
            ahead += [table[number - digit] for digit in digits]
            if last:
                ahead.append(table[number - last])
                if len(text) == 1:
                    ahead.append(table[last])  # Removing the first of two digits.
            wins = [plies for plies in ahead if plies % 2 == 0]
            table[number] = 1 + (min(wins) if wins else max(ahead))
    return table


def sample(length: int) -> list[int]:
    """Random numbers of a length, half of them rich in zeros and repeats, where rules have their exceptions."""
    rng = Random(length)
    plain = [rng.randint(10 ** (length - 1), 10**length - 1) for _ in range(SAMPLE // 2)]
    few = [int(rng.choice("1239") + "".join(rng.choices("00012", k=length - 1))) for _ in range(SAMPLE // 2)]
    return sorted({*plain, *few})


if __name__ == "__main__":
    longest = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    table = complete_table(10**longest)
    json.dump(
        {str(length): {str(number): table[number] for number in sample(length)} for length in range(4, longest + 1)},
        sys.stdout,
        indent=1,
    )
