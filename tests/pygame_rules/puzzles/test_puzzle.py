import pytest

from pygame_rules import GAMES
from pygame_rules.puzzles import KINDS, Puzzle

EXAMPLES = (
    Puzzle("digit-duel", 3336, "win", 1),
    Puzzle("digit-drop-duel", 70400, "mark", 2),
    Puzzle("zero-hero", 30, "who", 1),
    Puzzle("zero-hero", 27, "slip", 1, ("-2", "-5", "-2")),
    Puzzle("max-digit-zero", 52, "seat", 3),
    Puzzle("max-digit-zero", 52, "sums", 2, ("-5", "-7", "-4")),
)


@pytest.mark.parametrize(
    ("puzzle", "question", "answers"),
    [
        (EXAMPLES[0], "It is your move at 3336: win against best play.", ("-3",)),
        (EXAMPLES[1], "Mark every move that wins from 70400.", ("x1",)),
        (
            EXAMPLES[2],
            "From 30, if both play perfectly: who wins, the player who moves first or second?",
            ("second",),
        ),
        (EXAMPLES[3], "From 27, one of these moves gave the win away: which one?", ("1",)),
        (EXAMPLES[4], "The number is 52: would you rather move first or second?", ("second",)),
        (
            EXAMPLES[5],
            "From 52, subtract the largest digit, 3 times in a row: what is left each time?",
            ("47", "40", "36"),
        ),
    ],
    ids=KINDS,
)
def test_each_kind_has_its_question_and_its_answers(puzzle: Puzzle, question: str, answers: tuple[str, ...]) -> None:
    assert puzzle.question == question
    assert puzzle.answers == answers
    assert puzzle.game is GAMES[puzzle.slug]


def test_the_numbers_of_a_game_follow_from_its_moves() -> None:
    assert EXAMPLES[3].numbers == (27, 25, 20, 18)
    assert EXAMPLES[0].numbers == (3336,)


def test_puzzles_are_values() -> None:
    assert Puzzle("zero-hero", 30, "who", 1) == EXAMPLES[2]
    assert hash(Puzzle("zero-hero", 30, "who", 1)) == hash(EXAMPLES[2])
