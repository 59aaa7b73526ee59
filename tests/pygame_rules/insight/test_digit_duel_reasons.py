"""The reasons of Digit Duel: true to the last number in them, and seldom missing."""

import re
from random import Random

import pytest
from support.exhaustive import LazySearch, Table
from support.naive import naive_moves
from support.reasons import unexplained

from pygame_rules import GAMES, Solver
from pygame_rules.insight.digit_duel import Blocks
from pygame_rules.insight.digit_duel_reasons import REASONS, Reasons
from pygame_rules.solver import Verdict

SLUG = "digit-duel"
COUNTS = {"three": 3, "five": 5, "seven": 7, "four": 4, "six": 6, "eight": 8}

# The largest share, in per cent, of verdicts that may only report a search, by length.
ALLOWED = {3: 0, 4: 1, 5: 1, 6: 2, 7: 4, 8: 25}


@pytest.mark.parametrize("length", [3, 4, 5])
def test_few_verdicts_only_report_a_search(length: int) -> None:
    assert unexplained(length, 300) <= ALLOWED[length]


@pytest.mark.parametrize("length", ALLOWED)
def test_few_of_2000_verdicts_only_report_a_search(length: int) -> None:
    """Plies play no part in who can be taught what, and would take most of the time."""
    reasons, rng, reported = Reasons(Blocks().lost), Random(length), 0
    for _ in range(2_000):
        number = rng.randint(10 ** (length - 1), 10**length - 1)
        reported += not (reasons.of(number) or reasons.taught(number))
    assert reported / 20 <= ALLOWED[length]


def numbers_in(text: str) -> list[int]:
    """The long numbers of a sentence: not single digits, nor the 11 that a number ends in."""
    return [int(found) for found in re.findall(r"\d{2,}", text.replace("ends in 11", ""))]


def check_reason(number: int, verdict: Verdict, search: LazySearch) -> None:
    """Check what is said of a number against an independent search: each lost number, each count, each digit."""
    why = verdict.why
    told = number
    if verdict.wins:
        told = next(after for move, after in naive_moves(SLUG, number).items() if move == str(verdict.hint))
        assert str(told) in why
    assert not search.wins(told)
    moves = naive_moves(SLUG, told)
    removals = [after for move, after in moves.items() if move[0] == "x"]
    missed = re.search(r"getting to the lost ([\d, or]+) takes ([\d, anor]+), and (\d+) has n", why)
    if missed:
        lost_below = [below for below in range(told - 9, told) if not search.wins(below)]
        assert numbers_in(missed[1]) == lost_below
        assert [int(digit) for digit in re.findall(r"\d", missed[2])] == [told - below for below in lost_below]
        assert int(missed[3]) == told
        assert not {told - below for below in lost_below} & {int(digit) for digit in str(told)}
    assert bool(missed) != ("none of the nine numbers below" in why) or "No subtraction helps" not in why
    if "none of the nine numbers below" in why:
        assert all(search.wins(below) for below in range(told - 9, told))
    for count in re.findall(r"(?:leaves?|has|have) (\w+) digits that", why):
        assert COUNTS[count] == len(str(told)) - 1
    if "after any removal you win" in why:
        assert all(map(search.wins, removals))
    if "digits that do not end in 0" in why:
        assert all(after % 10 and search.wins(after) for after in removals)
    for lost in re.findall(r"leaves? (\d+), (?:which is lost|lost too)", why):
        assert not search.wins(int(lost)), why
    for won in re.findall(r"(?:is lost: |leaves | is )(\d+)(?: wins|, which wins)", why):
        assert search.wins(int(won)), why
    if "puts a 0 among the last two digits" in why:
        assert all("0" in str(after)[-2:] for move, after in moves.items() if move[0] == "-")


@pytest.mark.parametrize(("length", "count"), [(4, 150), (5, 150), (6, 60)])
def test_every_number_in_a_reason_is_what_the_reason_says(length: int, count: int) -> None:
    solver, search, rng = Solver(GAMES[SLUG]), LazySearch(SLUG), Random(length)
    for _ in range(count):
        number = rng.randint(10 ** (length - 1), 10**length - 1)
        verdict = solver.verdict(number)
        if verdict.claim:
            check_reason(number, verdict, search)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("length", "count"), [(6, 300), (7, 100), (8, 40)])
def test_reasons_of_long_numbers_are_true_and_name_every_move_that_they_explain(length: int, count: int) -> None:
    blocks, search, rng = Blocks(), LazySearch(SLUG), Random(length)
    reasons = Reasons(blocks.lost)
    applied = set()
    for _ in range(count):
        number = rng.randint(10 ** (length - 1), 10**length - 1)
        reason = reasons.of(number)
        applied.add(reason)
        if reason:
            assert not search.wins(number), number
        winning = {move: after for move, after in naive_moves(SLUG, number).items() if not search.wins(after)}
        explained = {move for move, after in winning.items() if reasons.of(after)}
        assert set(reasons.taught(number)) == explained
        named = {move for claim in blocks.claims if claim.by and claim.applies(number) for move in claim.by(number)}
        assert named == explained, number
    assert len(applied) > 2


def test_the_hint_is_the_best_move_wherever_that_can_be_explained() -> None:
    solver = Solver(GAMES[SLUG])
    others = 0
    for number in (*range(10_000, 10_400), *range(100_440, 100_480)):
        verdict = solver.verdict(number)
        claims = [claim for claim in solver.insight.claims if claim.applies(number)]
        named = {move for claim in claims if claim.by for move in claim.by(number)}
        if verdict.wins and str(verdict.best) not in named and named:
            assert str(verdict.hint) in named, number
            others += 1
        else:
            assert verdict.hint == verdict.best
        assert bool(verdict.claim) == bool(claims)
    assert others, "or this range shows nothing"


# --- the rules behind the reasons, each for every number up to its range ---


@pytest.fixture(scope="module")
def truth() -> Table:
    return Table(SLUG, 20_000)


def lost(truth: Table, number: int) -> bool:
    return number > 9 and not truth.wins[number]


def test_p1_a_lost_front_makes_ten_numbers_won(truth: Table) -> None:
    for front in range(100, 2_000):
        if lost(truth, front):
            assert all(truth.wins[10 * front + last] for last in range(10))


def test_p2_odd_lengths_are_lost_exactly_at_a_round_number_with_a_front_that_wins(truth: Table) -> None:
    """From 10110 on without an exception up to five digits."""
    for number in (*range(100, 1_000), *range(10_110, 20_000)):
        assert lost(truth, number) == (number % 10 == 0 and not lost(truth, number // 10)), number


def test_p3_a_zero_among_the_last_two_of_four_digits_wins(truth: Table) -> None:
    for number in range(1_000, 10_000):
        if "0" in str(number)[-2:] and lost(truth, number // 100 * 10):
            assert truth.wins[number]


def test_p4_the_ladder_solves_four_digits_completely(truth: Table) -> None:
    """A tail is lost if no digit of the head or its own leads down to a lost tail."""
    for head in range(10, 100):
        tails = set[int]()
        for tail in range(11, 100):
            if tail % 10 and not any(tail - int(digit) in tails for digit in f"{head}{tail}" if digit != "0"):
                tails.add(tail)
        assert tails == {number % 100 for number in range(100 * head, 100 * head + 100) if lost(truth, number)}
        assert 11 in tails
        assert 12 not in tails
        assert (13 in tails) == ("2" not in str(head))


def test_p5_with_a_lost_head_removing_one_of_the_last_two_digits_never_helps() -> None:
    insight = Blocks()
    for head in range(1_000, 1_100):
        if insight.lost(head):
            assert not any(insight.lost(10 * head + last) for last in range(10))


def test_p6_swapping_the_first_two_non_zero_digits_changes_nothing_as_long_as_no_borrow_reaches_them(
    truth: Table,
) -> None:
    """Looked at where the two stand in front: there is no exception up to 20,000."""
    for number in (*range(100, 1_000), *range(1_000, 10_000), *range(11_000, 20_000)):
        text = str(number)
        swapped = int(text[1] + text[0] + text[2:])
        if text[1] != "0" and swapped < 20_000:
            assert lost(truth, number) == lost(truth, swapped), number


def test_every_reason_has_its_own_name() -> None:
    names = [claim.name for claim in Blocks().claims]
    assert len(set(names)) == len(names)
    assert {reason.name for reason in REASONS} <= set(names)
