"""What is worth a question: every position that can be drawn."""

import pytest

from pygame_rules import GAMES, Solver
from pygame_rules.puzzles.difficulty import tempts
from pygame_rules.puzzles.positions import positions
from pygame_rules.puzzles.puzzle import KINDS, Kind, Puzzle

LISTS = [
    (slug, kind, difficulty)
    for slug, listed in positions().items()
    for kind, by_difficulty in listed.items()
    for difficulty in by_difficulty
]


def puzzles(slug: str, kind: Kind, difficulty: int) -> list[Puzzle]:
    found = []
    for text in positions()[slug][kind][difficulty]:
        start, *moves = text.split()
        found.append(Puzzle(slug, int(start), kind, difficulty, tuple(moves)))
    return found


def test_the_games_take_part_in_all_six_ways() -> None:
    assert len(positions()) >= 5
    assert set(positions()) <= set(GAMES)
    assert {kind for _, kind, _ in LISTS} == set(KINDS)
    assert {difficulty for *_, difficulty in LISTS} == set(range(1, 6))


@pytest.mark.parametrize(("slug", "kind", "difficulty"), LISTS)
def test_every_position_fits_its_question(slug: str, kind: Kind, difficulty: int) -> None:
    game, solver = GAMES[slug], Solver(GAMES[slug])
    found = puzzles(slug, kind, difficulty)
    assert len(set(found)) == len(found) >= 10
    for puzzle in found:
        assert game.parse_start(str(puzzle.start)) == puzzle.start
        verdict = solver.verdict(puzzle.start)
        if kind in ("win", "mark"):
            smallest = min(option.after for option in verdict.options)
            bad = [option for option in verdict.options if not option.wins]
            assert verdict.wins
            assert any(tempts(puzzle.start, each.move, each.after, smallest) for each in bad), puzzle
        if kind == "slip":
            lost = [solver.insight.lost(number) for number in puzzle.numbers]
            slips = [ply for ply in range(1, len(lost)) if not lost[ply - 1] and not lost[ply]]
            assert puzzle.answers == tuple(map(str, slips)), puzzle
            assert len(slips) == 1
            assert not game.outcome(puzzle.numbers[-1])
        if kind == "sums":
            assert 2 <= len(puzzle.moves) == len(puzzle.answers)
        if kind in ("who", "seat"):
            assert puzzle.answers == ("first" if verdict.wins else "second",)


@pytest.mark.parametrize(("slug", "kind", "difficulty"), [each for each in LISTS if each[1] in ("who", "seat")])
def test_neither_answer_is_the_likelier_one(slug: str, kind: Kind, difficulty: int) -> None:
    answers = [puzzle.answers for puzzle in puzzles(slug, kind, difficulty)]
    assert 0.2 <= answers.count(("first",)) / len(answers) <= 0.8
