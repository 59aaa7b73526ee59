"""What the solver takes for the moves of Digit Duel, compared with the rules of the game and with the naive ones."""

from random import Random

import pytest
from hypothesis import given
from support.naive import naive_moves
from support.strategies import positions

from pygame_rules import GAMES, Game
from pygame_rules.insight.digit_duel_moves import afters, moves_to, taken_apart

DUEL = GAMES["digit-duel"]
EDGES = [
    *(base + step for base in (10, 20, 90, 100, 110, 1_000, 9_990, 10**14) for step in (0, 1, 9)),
    *(int("9" * length) for length in range(2, DUEL.max_digits + 1)),
    *(100_200, 100_001, 5_005, 2_222, 1_010_101, 123_456_789_012_345, 900_000_000_000_009),
]


def legal(number: int) -> dict[str, int]:
    """Every move that the rules allow, and the number it leaves."""
    return {str(move): DUEL.apply(number, move) for move in DUEL.legal_moves(number)}


def check(number: int) -> None:
    assert moves_to(number) == legal(number) == naive_moves(DUEL.slug, number), number
    if number >= 100:
        assert afters(number) == set(legal(number).values()), number


@pytest.mark.parametrize("number", EDGES)
def test_round_and_long_numbers_have_the_moves_of_the_rules(number: int) -> None:
    check(number)


def test_all_small_numbers_have_the_moves_of_the_rules() -> None:
    for number in range(10, 2_000):
        check(number)


def test_random_numbers_of_every_length_have_the_moves_of_the_rules() -> None:
    rng = Random(27)
    for length in range(2, DUEL.max_digits + 1):
        for _ in range(40):
            check(rng.randrange(10 ** (length - 1), 10**length))


@given(positions(DUEL))
def test_numbers_full_of_zeros_and_repeats_have_the_moves_of_the_rules(position: tuple[Game, int]) -> None:
    check(position[1])


def test_each_equal_digit_can_be_removed_but_is_subtracted_once() -> None:
    assert moves_to(2_122) == {"-1": 2_121, "-2": 2_120, "x1": 122, "x2": 222, "x3": 212, "x4": 212}
    assert afters(2_122) == {2_121, 2_120, 122, 222, 212}


def test_no_zero_is_subtracted_and_none_comes_to_the_front() -> None:
    assert moves_to(105) == {"-1": 104, "-5": 100, "x2": 15, "x3": 10}
    assert afters(105) == {104, 100, 15, 10}
    assert moves_to(10) == {"-1": 9, "x2": 1}


@pytest.mark.parametrize(
    ("prefix", "left", "digits"),
    [
        (7, set(), {7}),
        (10, {1}, {1}),
        (47, {4, 7}, {4, 7}),
        (105, {10, 15}, {1, 5}),
        (990, {90, 99}, {9}),
        (1_234_567_890, None, set(range(1, 10))),
    ],
)
def test_a_prefix_is_taken_apart_into_what_is_left_and_its_digits(
    prefix: int, left: set[int] | None, digits: set[int]
) -> None:
    removals, bits = taken_apart(prefix)
    assert {digit for digit in range(64) if bits >> digit & 1} == digits
    assert removals == left if left is not None else len(removals) == len(str(prefix))
