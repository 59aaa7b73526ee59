"""How many verdicts can be explained: python3 tests/support/reasons.py prints a table, for any commit."""

import sys
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from pygame_rules import GAMES, Solver

# What a reason says that only reports a search.
REPORTS = ("as trying them all has shown", "where every move has an answer", "from which every move has an answer")


def unexplained(length: int, count: int, seed: int = 0) -> float:
    """The share of random numbers of this length, in per cent, about which nothing but a search is reported."""
    solver, rng = Solver(GAMES["digit-duel"]), Random(100 * length + seed)
    reported = 0
    for _ in range(count):
        why = solver.verdict(rng.randint(10 ** (length - 1), 10**length - 1)).why
        reported += any(report in why for report in REPORTS)
    return 100 * reported / count


if __name__ == "__main__":
    numbers = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for digits in range(3, 10):
        sys.stdout.write(f"{digits} digits: {unexplained(digits, numbers):.2f} %\n")
        sys.stdout.flush()
