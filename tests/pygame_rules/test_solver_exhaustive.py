"""The solver against exhaustive search. Slow by nature: dev.py runs these beside the others, without coverage."""

from random import Random

import pytest
from support.exhaustive import LazySearch, moves, table
from support.naive import naive_moves

from pygame_rules import GAMES, Solver
from pygame_rules.insight import Claim

pytestmark = pytest.mark.exhaustive
SLUGS = list(GAMES)


@pytest.mark.parametrize("slug", SLUGS)
def test_wins_every_winning_move_and_plies_are_right_for_every_number_up_to_100000(slug: str) -> None:
    game, solver, truth = GAMES[slug], Solver(GAMES[slug]), table(slug)
    for number in range(1, 100_001):
        if game.outcome(number):
            continue
        verdict = solver.verdict(number)
        assert verdict.wins == truth.wins[number], number
        assert {str(move) for move in verdict.winning} == truth.winning(number), number
        assert verdict.plies == truth.plies[number], number
        best = game.apply(number, verdict.best) if verdict.best else -1
        assert truth.plies[number] == (1 if game.outcome(best) else truth.plies[best] + 1), number


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_has_forks_if_it_says_so_and_otherwise_none_up_to_20000(slug: str) -> None:
    """A fork is a position in which some move wins and some loses."""
    truth = table(slug)
    forks = (number for number in range(1, 20_001) if 0 < len(truth.winning(number)) < len(moves(slug, number)))
    assert GAMES[slug].has_forks == any(forks)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_claim_holds_for_every_number_up_to_100000_it_applies_to(slug: str) -> None:
    """The claim is read from the code beside its sentence: where it applies, who wins, and by which move."""
    game, truth = GAMES[slug], table(slug)
    insight = Solver(game).insight
    used = [0] * len(insight.claims)
    for number in range(1, 100_001):
        if game.outcome(number):
            continue
        for index, claim in enumerate(insight.claims):
            if claim.applies(number):
                used[index] += 1
                assert truth.wins[number] == claim.wins, (number, claim.sentence)
                if claim.by:
                    assert claim.by(number), (number, claim.sentence)
                    assert set(claim.by(number)) <= truth.winning(number), (number, claim.sentence)
    used = [count or _applies_to_longer(slug, claim) for count, claim in zip(used, insight.claims, strict=True)]
    assert all(used), "a claim that never applies is not worth telling"


def _applies_to_longer(slug: str, claim: Claim) -> int:
    """How often a claim applies among some numbers of six digits, and rightly so."""
    if GAMES[slug].max_digits < 6:
        return 0
    search = LazySearch(slug)
    found = [number for number in range(111_100, 111_200) if claim.applies(number)]
    assert all(search.wins(number) == claim.wins for number in found)
    return len(found)


def test_digit_drop_duel_is_right_for_20000_random_numbers_of_7_to_14_digits_rich_in_zeros() -> None:
    slug, rng = "digit-drop-duel", Random(7)
    search, solver = LazySearch(slug), Solver(GAMES[slug])
    for _ in range(20_000):
        length = rng.randint(7, 14)
        digits = rng.choice(["0001", "00012", "0012345", "01", "00000123456789"])
        number = int(rng.choice(digits.strip("0")) + "".join(rng.choices(digits, k=length - 1)))
        verdict = solver.verdict(number)
        assert verdict.wins == search.wins(number), number
        winning = {move for move, after in naive_moves(slug, number).items() if after and not search.wins(after)}
        assert {str(move) for move in verdict.winning} == winning, number


def test_max_digit_zero_counts_the_steps_of_1000_random_numbers_up_to_ten_million() -> None:
    """Each number is walked down to zero; ways soon meet, so what was walked once is remembered."""
    solver, rng = Solver(GAMES["max-digit-zero"]), Random(1)
    steps = {0: 0}
    for _ in range(1_000):
        start = rng.randint(1, 10_000_000)
        way = [start]
        while way[-1] not in steps:
            way.append(way[-1] - int(max(str(way[-1]))))
        for number, after in zip(way[-2::-1], way[:0:-1], strict=True):
            steps[number] = steps[after] + 1
        assert solver.verdict(start).plies == steps[start], start


def test_digit_duel_agrees_with_an_independent_search_on_200_random_numbers_of_nine_digits() -> None:
    slug, rng = "digit-duel", Random(9)
    search, solver = LazySearch(slug), Solver(GAMES[slug])
    for _ in range(200):
        number = rng.randint(10**8, 10**9 - 1)
        winning = {move for move, after in naive_moves(slug, number).items() if not search.wins(after)}
        verdict = solver.verdict(number)
        assert verdict.wins == bool(winning), number
        assert {str(move) for move in verdict.winning} == winning, number
