"""FSRS-6 against the project's own package, on random histories."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from fsrs import Card, Rating, Scheduler

from web.saves import fsrs

SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
BEGIN = datetime(2026, 11, 16, tzinfo=UTC)


@pytest.mark.parametrize("seed", range(10))
def test_a_hundred_random_histories_end_as_in_the_package(seed: int) -> None:
    rng = Random(seed)
    for _ in range(100):
        card, memory, at = Card(), None, BEGIN
        for _ in range(rng.randint(1, 12)):
            days, grade = rng.choice((0, 0, 1, 2, 7, rng.randint(1, 400))), rng.choice(fsrs.GRADES)
            at += timedelta(days=days)
            card, _ = SCHEDULER.review_card(card, Rating(grade), at)
            memory = fsrs.again(memory, grade, days) if memory else fsrs.first(grade)
            assert memory.stability == pytest.approx(card.stability, rel=1e-9)
            assert memory.difficulty == pytest.approx(card.difficulty, rel=1e-9)
            assert at + timedelta(days=memory.interval) == card.due


def test_the_weights_are_those_that_were_published() -> None:
    assert SCHEDULER.parameters == fsrs.W


@pytest.mark.parametrize("grade", fsrs.GRADES)
def test_whoever_knew_it_better_waits_at_least_as_long(grade: int) -> None:
    better = min(grade + 1, fsrs.EASY)
    assert fsrs.first(grade).interval <= fsrs.first(better).interval
    known = fsrs.first(fsrs.GOOD)
    assert fsrs.again(known, grade, 3).interval <= fsrs.again(known, better, 3).interval


def test_nothing_is_asked_again_on_the_same_day_or_after_a_life() -> None:
    assert fsrs.Memory(0.001, 10).interval == 1
    assert fsrs.Memory(1e9, 1).interval == fsrs.LONGEST
