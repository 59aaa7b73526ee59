"""Match play: points, the alternating starter, the toss."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules import BadSetup, NotNow
from pygame_rules.match import Match, read_points, toss


def test_a_match_is_one_game_begun_by_player_1_unless_something_else_is_said() -> None:
    assert Match() == Match.begin() == Match.begin(1, 1) == Match(points_to_win=1, first_starter=1)


@given(st.integers(1, 9), st.sampled_from([1, 2]), st.lists(st.sampled_from([1, 2]), max_size=30))
def test_the_match_goes_to_the_first_with_enough_points(points: int, first: int, winners: list[int]) -> None:
    match = Match.begin(points, first)
    for count, winner in enumerate(winners):
        if match.winner:
            assert match.score[match.winner - 1] == points
            with pytest.raises(NotNow, match=r"^The match is over\.$"):
                match.won_by(winner)
            return
        assert max(match.score) < points
        assert match.starter == (first if count % 2 == 0 else 3 - first)
        match = match.won_by(winner)
        assert sum(match.score) == count + 1


def test_a_single_game_decides_unless_more_points_are_asked_for() -> None:
    assert Match.begin().won_by(2).winner == 2
    assert Match.begin(2).won_by(2).winner is None


def test_the_toss_is_fair_and_repeats_with_its_seed() -> None:
    tosses = [toss(Random(seed)) for seed in range(400)]
    assert tosses == [toss(Random(seed)) for seed in range(400)]
    assert 150 < tosses.count(1) < 250


@pytest.mark.parametrize(("text", "points"), [("1", 1), (" 7 ", 7), ("99", 99)])
def test_points_are_read(text: str, points: int) -> None:
    assert read_points(text) == points


@pytest.mark.parametrize("text", ["", "0", "00", "-1", "1.5", "100", "many"])
def test_points_that_cannot_be_played_to_are_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="whole number of points from 1 to 99"):
        read_points(text)


def test_a_match_begins_only_with_what_can_be_played() -> None:
    with pytest.raises(BadSetup):
        Match.begin(0)
    with pytest.raises(BadSetup, match="There are two players"):
        Match.begin(3, 0)
    with pytest.raises(BadSetup, match="There are two players"):
        Match.begin(3).won_by(7)
