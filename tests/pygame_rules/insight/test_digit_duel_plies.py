"""How long Digit Duel lasts: up to eight digits exactly, in slices, without deep recursion."""

import json
from pathlib import Path

import pytest

from pygame_rules import GAMES, Solver
from pygame_rules.insight.digit_duel import Blocks
from pygame_rules.insight.digit_duel_plies import LONGEST_COUNTED, SLICE, Plies

ON_FILE: dict[str, dict[str, int]] = json.loads(
    (Path(__file__).parents[2] / "data" / "plies.json").read_text(encoding="utf-8")
)
SOME = [(int(number), plies) for listed in ON_FILE.values() for number, plies in list(listed.items())[::40]]


def test_the_plies_on_file_go_as_far_as_they_are_counted() -> None:
    assert max(map(int, ON_FILE)) == LONGEST_COUNTED == 8


@pytest.mark.parametrize(("number", "plies"), SOME)
def test_a_verdict_and_its_best_move_take_as_many_plies_as_the_complete_table_says(number: int, plies: int) -> None:
    verdict = Solver(GAMES["digit-duel"]).verdict(number)
    assert (verdict.plies, verdict.wins) == (plies, plies % 2 == 1)
    best = next(option for option in verdict.options if option.move == verdict.best)
    assert best.plies == plies
    counted = [option.plies or 0 for option in verdict.options if option.wins == verdict.wins]
    assert (min(counted) if verdict.wins else max(counted)) == plies


@pytest.mark.exhaustive
@pytest.mark.parametrize("length", ON_FILE)
def test_plies_are_those_of_the_complete_table(length: str) -> None:
    """Made by tests/tools/make_plies.py, which counts every number below without any cleverness."""
    insight = Blocks()
    for number, plies in ON_FILE[length].items():
        assert insight.plies(int(number)) == plies, number


def test_longer_numbers_are_not_counted_nor_are_their_moves() -> None:
    assert Blocks().plies(10**8) is None
    verdict = Solver(GAMES["digit-duel"]).verdict(123_456_789)
    assert verdict.plies is None
    assert {option.plies for option in verdict.options} == {None}


def test_counting_comes_in_slices_and_can_be_left_and_taken_up_again() -> None:
    plies = Plies(Blocks().lost)
    work = plies.counting(98_765_432)
    next(work)
    del work
    pauses = sum(1 for _ in plies.counting(98_765_432))
    assert pauses > 5
    assert plies[98_765_432] == Blocks().plies(98_765_432)
    assert not list(plies.counting(98_765_432)), "what has been counted is remembered"


def test_many_short_counts_in_a_row_pause_too() -> None:
    plies, pauses = Plies(Blocks().lost), 0
    for number in range(1_000, 1_000 + SLICE):
        pauses += sum(1 for _ in plies.counting(number))
    assert pauses > 1


def test_a_prepared_verdict_does_no_more_work() -> None:
    solver = Solver(GAMES["digit-duel"])
    for _ in solver.prepare(7_654_321):
        pass
    assert not list(solver.prepare(7_654_321))
