"""How hard a position is, against the formula written down once more."""

from functools import cache
from math import log2

import pytest
from support.naive import naive_moves

from pygame_rules import GAMES, Move, Solver
from pygame_rules.puzzles.difficulty import Difficulty, tempts


def naive_bits(slug: str, number: int) -> float:
    game, solver = GAMES[slug], Solver(GAMES[slug])

    def over(number: int) -> bool:
        return bool(game.outcome(number)) or game.is_countdown(number)

    @cache
    def bits(number: int) -> float:
        moves = naive_moves(slug, number)
        smallest = min(moves.values())
        winning = set(map(str, solver.verdict(number).winning))
        weights = dict[str, int]()
        for move, after in moves.items():
            last = move == f"-{number % 10}" or move == f"x{len(str(number))}"
            weights[move] = 3 if last or after % 10 == 0 or after == smallest else 1
        right = sum(weights[move] * 2 ** -cost(moves[move]) for move in winning)
        return -log2(right / sum(weights.values()))

    def cost(number: int) -> float:
        if over(number):
            return 0.0
        return max(0.0 if over(reply) else bits(reply) for reply in naive_moves(slug, number).values())

    return bits(number)


@pytest.mark.parametrize(
    ("slug", "numbers"),
    [
        ("zero-hero", (13, 27, 91, 143)),
        ("digit-drop-duel", (604, 5072, 70400, 8046000)),
        ("digit-duel", (3336, 6412, 2826, 4712)),
    ],
)
def test_bits_are_what_the_formula_says(slug: str, numbers: tuple[int, ...]) -> None:
    difficulty = Difficulty(GAMES[slug])
    for number in numbers:
        assert difficulty.bits(number) == pytest.approx(naive_bits(slug, number)), number


def test_a_win_at_once_by_every_move_is_no_effort() -> None:
    assert Difficulty(GAMES["zero-hero"]).bits(7) == 0


def test_a_long_game_is_measured_too() -> None:
    assert Difficulty(GAMES["zero-hero"]).bits(9_999) > 100


@pytest.mark.parametrize(
    ("number", "move", "after", "smallest", "does"),
    [
        (4712, Move("subtract", 2), 4710, 4705, True),
        (4712, Move("subtract", 1), 4711, 4705, False),
        (4712, Move("subtract", 7), 4705, 4705, True),
        (4721, Move("subtract", 1), 4720, 4714, True),
        (4722, Move("remove", 2, 3), 472, 472, True),
        (4722, Move("remove", 2, 4), 472, 422, True),
        (4722, Move("remove", 7, 2), 422, 400, False),
        (4740, Move("remove", 4, 1), 740, 400, True),
    ],
)
def test_what_tempts(number: int, move: Move, after: int, smallest: int, does: bool) -> None:
    assert tempts(number, move, after, smallest) is does
