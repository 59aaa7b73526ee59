"""FSRS-6, the free spaced repetition scheduler: when something learned should be asked again.

Memory is two numbers: its stability, the days after which one in ten would have forgotten, and its difficulty from 1
to 10. Each review changes both. The formula and its weights are those that the FSRS project has published; the tests
compare this with the project's own package, which would be loaded by every visitor for these few lines.
"""

import math
from math import exp
from typing import NamedTuple

AGAIN, HARD, GOOD, EASY = 1, 2, 3, 4
GRADES = (AGAIN, HARD, GOOD, EASY)
RETENTION = 0.9  # how likely it should be that it is still known when it is asked again
LONGEST = 36_500  # days
LEAST_STABILITY = 0.001
W = (
    *(0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796),
    *(1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542),
)
DECAY = -W[20]
FACTOR = math.pow(0.9, 1 / DECAY) - 1


class Memory(NamedTuple):
    """How well something is known."""

    stability: float
    difficulty: float

    @property
    def interval(self) -> int:
        """The days until it should be asked again."""
        days = round(self.stability / FACTOR * (math.pow(RETENTION, 1 / DECAY) - 1))
        return max(1, min(days, LONGEST))


def first(grade: int) -> Memory:
    """What is known after the first time."""
    return Memory(max(W[grade - 1], LEAST_STABILITY), _within(_first_difficulty(grade)))


def again(memory: Memory, grade: int, days: int) -> Memory:
    """What is known after one more time, so many days after the last one."""
    stability = _same_day(memory, grade) if days < 1 else _later(memory, grade, days)
    return Memory(max(stability, LEAST_STABILITY), _harder(memory.difficulty, grade))


def _first_difficulty(grade: int) -> float:
    return W[4] - exp(W[5] * (grade - 1)) + 1


def _within(difficulty: float) -> float:
    return min(max(difficulty, 1.0), 10.0)


def _harder(difficulty: float, grade: int) -> float:
    damped = difficulty - W[6] * (grade - 3) * (10 - difficulty) / 9
    return _within(W[7] * _first_difficulty(EASY) + (1 - W[7]) * damped)


def _same_day(memory: Memory, grade: int) -> float:
    growth = exp(W[17] * (grade - 3 + W[18])) * math.pow(memory.stability, -W[19])
    return memory.stability * (growth if grade == AGAIN else max(growth, 1.0))


def _later(memory: Memory, grade: int, days: int) -> float:
    stability, difficulty = memory
    known = math.pow(1 + FACTOR * days / stability, DECAY)
    if grade == AGAIN:
        forgotten = (
            W[11] * math.pow(difficulty, -W[12]) * (math.pow(stability + 1, W[13]) - 1) * exp((1 - known) * W[14])
        )
        return min(forgotten, stability / exp(W[17] * W[18]))
    weight = {HARD: W[15], EASY: W[16]}.get(grade, 1.0)
    growth = exp(W[8]) * (11 - difficulty) * math.pow(stability, -W[9]) * (exp((1 - known) * W[10]) - 1)
    return stability * (1 + growth * weight)
