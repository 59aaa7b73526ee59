"""The solver: verdicts, their sentences, sizes, slices."""

from random import Random

import pytest
from hypothesis import given
from support.exhaustive import Table
from support.strategies import positions

from pygame_rules import GAMES, Game, Solver, solve
from pygame_rules.search import Search

FORCED = ("max-digit-zero", "digit-deletion-duel")
CLOSED = ("zero-hero", "max-digit-zero", "digit-drop-duel", "digit-deletion-duel")


def test_plain_search_and_insight_agree_on_every_number_up_to_2000(game: Game) -> None:
    search, insight = Search(game), Solver(game).insight
    for number in range(1, 2_001):
        if not game.outcome(number):
            assert search.lost(number) == insight.lost(number), number
            assert insight.plies(number) == search.plies(number), number
    assert len(search) <= 2_001


@pytest.mark.parametrize("slug", GAMES)
def test_plain_search_agrees_with_exhaustive_search(slug: str) -> None:
    truth, search = Table(slug, 1_500), Search(GAMES[slug])
    for number in range(1, 1_501):
        if not GAMES[slug].outcome(number):
            assert (not search.lost(number), search.plies(number)) == (truth.wins[number], truth.plies[number])


@given(positions())
def test_a_verdict_fits_the_rules_and_itself(position: tuple[Game, int]) -> None:
    game, number = position
    verdict = solve(game, number)
    assert tuple(option.move for option in verdict.options) == game.legal_moves(number)
    assert verdict.wins == bool(verdict.winning)
    assert set(verdict.winning) <= set(game.legal_moves(number))
    assert verdict.best in (verdict.winning or game.legal_moves(number))
    assert verdict.has_choice == (0 < len(verdict.winning) < len(verdict.options))
    assert verdict.why[0].isalnum()
    assert verdict.why.endswith(".")
    assert verdict.why.count(". ") <= 1, "one sentence or two"
    assert "{" not in verdict.why
    assert "None" not in verdict.why


@given(positions())
def test_a_won_position_has_a_move_to_a_lost_one_and_a_lost_one_has_none(position: tuple[Game, int]) -> None:
    game, number = position
    if game.max_digits < 60:
        return  # Searched, not known by rule: compared with independent searches instead.
    solver = Solver(game)
    for option in solver.verdict(number).options:
        ended = game.outcome(option.after)
        assert option.wins == (ended.mover_wins if ended else not solver.verdict(option.after).wins)


def test_a_finished_game_has_a_verdict_too(game: Game) -> None:
    over = next(number for number in range(10) if game.outcome(number))
    verdict = solve(game, over)
    assert (verdict.wins, verdict.winning, verdict.best, verdict.plies) == (False, (), None, 0)
    assert verdict.why == "The game is over."


@pytest.mark.parametrize(
    ("slug", "number", "wins", "winning", "plies"),
    [
        ("zero-hero", 100, False, [], 20),
        ("zero-hero", 76, True, ["-6"], 15),
        ("max-digit-zero", 100, True, ["-1"], 17),
        ("max-digit-zero", 10**6, True, ["-1"], 128_207),
        ("digit-drop-duel", 123456, True, ["x1", "x2", "x3", "x4", "x5", "x6"], 6),
        ("digit-drop-duel", 1023, True, ["x2"], 4),
        ("digit-drop-duel", 102, True, ["x1"], 2),
        ("digit-drop-duel", 123, False, [], 3),
        ("digit-drop-duel", 10003, True, ["x1"], 2),
        ("digit-duel", 100, False, [], 2),
        ("digit-duel", 256, True, ["-6"], 33),
        ("digit-deletion-duel", 5284, True, ["x1", "x2", "x3", "x4"], 3),
        ("digit-deletion-duel", 110, False, [], 2),
    ],
)
def test_known_verdicts(slug: str, number: int, wins: bool, winning: list[str], plies: int) -> None:
    verdict = solve(GAMES[slug], number)
    assert (verdict.wins, [str(move) for move in verdict.winning], verdict.plies) == (wins, winning, plies)


@pytest.mark.parametrize("slug", CLOSED)
def test_the_longest_starts_are_solved_by_rule(slug: str) -> None:
    rng = Random(60)
    for _ in range(50):
        number = rng.randint(10**59, 10**60 - 1)
        verdict = solve(GAMES[slug], number)
        assert verdict.best is not None
        if slug != "digit-drop-duel":
            assert verdict.plies


def test_sixty_digits_of_max_digit_zero_are_counted_consistently() -> None:
    """One step from any number takes exactly one off its count."""
    solver, rng = Solver(GAMES["max-digit-zero"]), Random(3)
    for _ in range(300):
        number = rng.randint(1, 10 ** rng.randint(1, 60))
        after = number - int(max(str(number)))
        assert solver.insight.plies(number) == (solver.insight.plies(after) or 0) + 1


def test_games_without_a_choice_are_known_as_such() -> None:
    for slug in FORCED:
        assert not any(solve(GAMES[slug], number).has_choice for number in range(10, 3_000))


def test_work_comes_in_slices_that_can_be_left_and_taken_up_again() -> None:
    search = Search(GAMES["zero-hero"])
    work = search.prepare(9_999)
    next(work)
    begun = len(search)
    del work
    pauses = sum(1 for _ in search.prepare(9_999))
    assert begun < len(search)
    assert pauses >= 2
    assert not search.lost(9_999)
