"""Checking rules and deciding many numbers, compared with brute force that shares nothing with the package."""

from collections.abc import Callable
from random import Random

import pytest
from support.exhaustive import Table, winner

from pygame_rules import GAMES, Game
from pygame_rules.patterns import Report, check_rule, checking, deciding, parse_rule, verdicts

LIMIT = 10_000


def _run(text: str) -> int:
    """The zeros right behind the first digit."""
    count = 0
    while count + 1 < len(text) and text[count + 1] == "0":
        count += 1
    return count


def _sum(text: str) -> int:
    return sum(int(digit) for digit in text)


# Each rule once more, as plain Python on the digits.
RULES: dict[str, Callable[[str], bool]] = {
    "ends=0": lambda text: text[-1] == "0",
    "ends=1,3,5": lambda text: text[-1] in "135",
    "ends=9": lambda text: text[-1] == "9",
    "starts=1": lambda text: text[0] == "1",
    "starts=2,4": lambda text: text[0] in "24",
    "has=7": lambda text: "7" in text,
    "has=0,5": lambda text: "0" in text or "5" in text,
    "length=1": lambda text: len(text) == 1,
    "length=4": lambda text: len(text) == 4,
    "length=even": lambda text: len(text) % 2 == 0,
    "length=odd": lambda text: len(text) % 2 == 1,
    "sum%9=0": lambda text: _sum(text) % 9 == 0,
    "sum%3=1": lambda text: _sum(text) % 3 == 1,
    "sum%2=0": lambda text: _sum(text) % 2 == 0,
    "n%10=0": lambda text: int(text) % 10 == 0,
    "n%11=0": lambda text: int(text) % 11 == 0,
    "n%7=3": lambda text: int(text) % 7 == 3,
    "zeros=odd": lambda text: _run(text) % 2 == 1,
    "zeros=even": lambda text: _run(text) % 2 == 0,
    "first>last": lambda text: text[0] > text[-1],
    "first<last": lambda text: text[0] < text[-1],
    "first=last": lambda text: text[0] == text[-1],
    "!ends=0": lambda text: text[-1] != "0",
    "!has=2": lambda text: "2" not in text,
    "length=odd&zeros=even": lambda text: len(text) % 2 == 1 and _run(text) % 2 == 0,
    "length=3&ends=0": lambda text: len(text) == 3 and text[-1] == "0",
    "ends=0|ends=5": lambda text: text[-1] in "05",
    "length=odd&ends=0|length=even&n%100=11": lambda text: (
        (len(text) % 2 == 1 and text[-1] == "0") or (len(text) % 2 == 0 and text[-2:] == "11")
    ),
    "!(starts=1|ends=1)&has=1": lambda text: text[0] != "1" and text[-1] != "1" and "1" in text,
    "length=4&!has=0&(first=last|sum%5=0)": lambda text: (
        len(text) == 4 and "0" not in text and (text[0] == text[-1] or _sum(text) % 5 == 0)
    ),
}


@pytest.fixture(scope="module")
def tables() -> dict[str, Table]:
    return {slug: Table(slug, LIMIT) for slug in GAMES}


def brute_force(truth: Table, fits: Callable[[str], bool]) -> tuple[int, list[int], list[int]]:
    tested, false_lost, false_won = 0, [], []
    for number in range(1, LIMIT):
        if winner(truth.slug, number) is None:
            tested += 1
            if fits(str(number)) and truth.wins[number]:
                false_lost.append(number)
            if not fits(str(number)) and not truth.wins[number]:
                false_won.append(number)
    return tested, false_lost, false_won


def test_there_are_thirty_rules() -> None:
    assert len(RULES) == 30


@pytest.mark.exhaustive
@pytest.mark.parametrize("text", RULES)
def test_counts_and_first_counterexamples_are_those_of_brute_force(text: str, tables: dict[str, Table]) -> None:
    for slug, truth in tables.items():
        tested, false_lost, false_won = brute_force(truth, RULES[text])
        report = check_rule(GAMES[slug], parse_rule(text), range(1, LIMIT))
        assert (report.tested, report.right) == (tested, tested - len(false_lost) - len(false_won)), slug
        assert (report.false_lost, report.false_won) == (len(false_lost), len(false_won)), slug
        assert report.first_false_lost == (false_lost[0] if false_lost else None), slug
        assert report.first_false_won == (false_won[0] if false_won else None), slug


def test_a_short_range_is_checked_as_by_brute_force(game: Game) -> None:
    truth = Table(game.slug, 400)
    for text, fits in list(RULES.items())[::4]:
        said = [(number, fits(str(number))) for number in range(1, 400) if winner(game.slug, number) is None]
        report = check_rule(game, parse_rule(text), range(1, 400))
        assert report.tested == len(said)
        assert report.false_lost == sum(lost and truth.wins[number] for number, lost in said)
        assert report.false_won == sum(not lost and not truth.wins[number] for number, lost in said)
        assert report.holds == (report.right == report.tested)


def test_the_first_counterexample_is_the_smallest_whatever_the_order() -> None:
    forwards = check_rule(GAMES["zero-hero"], parse_rule("ends=5"), range(1, 100))
    assert check_rule(GAMES["zero-hero"], parse_rule("ends=5"), range(99, 0, -1)) == forwards
    assert (forwards.first_false_lost, forwards.first_false_won) == (5, 10)


@pytest.mark.exhaustive
@pytest.mark.parametrize("slug", GAMES)
def test_500_random_cells_are_those_of_exhaustive_search(slug: str) -> None:
    truth, rng = Table(slug, 20_000), Random(5)
    for _ in range(100):
        start = rng.randint(1, 19_990)
        cells = verdicts(GAMES[slug], start, start + 5)
        assert list(cells) == [
            truth.wins[number] if winner(slug, number) is None else None for number in range(start, start + 5)
        ]


def test_numbers_at_which_nobody_is_to_move_have_no_verdict(game: Game) -> None:
    cells = verdicts(game, -3, 100)
    assert cells[:4] == (None,) * 4
    for number, cell in enumerate(cells, -3):
        if number > 0:
            assert (cell is None) == bool(game.outcome(number))
    longest = 10**game.max_digits
    assert verdicts(game, longest, longest + 2) == (None, None)


def test_cells_are_decided_up_to_the_longest_start(game: Game) -> None:
    start = 10**game.max_digits - 3
    cells = verdicts(game, start, start + 3)
    for number, cell in enumerate(cells, start):
        assert (cell is None) == bool(game.outcome(number))


def test_work_comes_in_slices_with_the_report_so_far() -> None:
    work = checking(GAMES["zero-hero"], parse_rule("ends=0"), range(1, 2_001))
    so_far = [report.tested for report in work]
    assert so_far == sorted(so_far)
    assert len(so_far) == 10
    assert sum(1 for _ in deciding(GAMES["zero-hero"], 1, 1_001)) == 5
    assert sum(1 for _ in deciding(GAMES["digit-duel"], 987_654_321_012_345, 987_654_321_012_346)) > 5


def test_a_report_of_nothing() -> None:
    assert check_rule(GAMES["zero-hero"], parse_rule("ends=0"), range(0)) == Report()


def test_two_reports_add_up_and_the_first_errors_are_those_of_the_first_numbers() -> None:
    one, two = Report(10, 3, 1, first_false_lost=4), Report(20, 5, 2, 12, 15)
    assert one + two == Report(30, 8, 3, first_false_lost=4, first_false_won=15)
    assert Report() + two == two == two + Report()
