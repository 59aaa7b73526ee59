from collections import Counter

import pytest

from pygame_rules.puzzles.dice import SIDES, Dice


def test_the_same_text_draws_the_same_for_ever() -> None:
    dice = Dice("a text")
    assert [dice.below(100) for _ in range(8)] == [33, 70, 41, 71, 77, 9, 43, 6]
    assert [Dice(f"day {day}").below(1_000) for day in range(4)] == [572, 312, 197, 781]


def test_every_side_comes_up_about_as_often() -> None:
    dice = Dice("fair")
    drawn = Counter(dice.below(6) for _ in range(6_000))
    assert set(drawn) == set(range(6))
    assert all(880 < count < 1_120 for count in drawn.values())


def test_what_would_favour_the_first_sides_is_drawn_again() -> None:
    most = SIDES // 2 + 1  # nearly half of what is drawn lies beyond this
    drawn = [Dice(f"try {number}").below(most) for number in range(50)]
    assert max(drawn) > most * 0.9
    assert sum(each < most // 2 for each in drawn) < 35


def test_items_are_shuffled_and_none_is_lost() -> None:
    orders = {tuple(Dice(str(number)).shuffled("abc")) for number in range(60)}
    assert len(orders) == 6
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)


@pytest.mark.parametrize("items", ["a", "ab", ("x", "y", "z")])
def test_one_of_some_items_is_chosen(items: tuple[str, ...]) -> None:
    assert {Dice(str(number)).choose(items) for number in range(60)} == set(items)
