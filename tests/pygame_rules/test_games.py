"""The five games against a second, naive implementation, and their own particulars."""

import json
from pathlib import Path
from random import Random

import pytest
from support.naive import SLUGS, naive_moves, naive_winner

from pygame_rules import GAMES, BadStart, Game, IllegalMove, Move, Outcome
from pygame_rules.core import digits

DATA = Path(__file__).parents[1] / "data"


def test_the_five_games_stand_in_their_order() -> None:
    assert tuple(slug for slug in GAMES if slug in SLUGS) == SLUGS


@pytest.mark.parametrize(
    ("slug", "number", "mover_wins", "reason"),
    [
        ("zero-hero", 0, True, "reduced the number to zero"),
        ("max-digit-zero", 0, True, "reduced the number to zero"),
        ("digit-drop-duel", 0, False, "reduced the number to zero"),
        ("digit-duel", 9, True, "reduced the number to a single digit"),
        ("digit-deletion-duel", 9, True, "reduced the number to a single digit"),
    ],
)
def test_an_end_has_its_reason(slug: str, number: int, mover_wins: bool, reason: str) -> None:
    assert GAMES[slug].outcome(number) == Outcome(mover_wins, reason)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_says_of_itself_what_was_settled(slug: str) -> None:
    """What players read, and the numbers they may start from, written down once more: neither changes by accident."""
    settled = json.loads((DATA / "games.json").read_text(encoding="utf-8"))[slug]
    said = {name: getattr(GAMES[slug], name) for name in settled}
    assert json.loads(json.dumps(said)) == settled


@pytest.mark.parametrize("slug", SLUGS)
def test_a_pitch_has_at_most_ten_words(slug: str) -> None:
    pitch = GAMES[slug].pitch
    assert pitch.endswith(".")
    assert len(pitch.split()) <= 10


@pytest.fixture(params=SLUGS)
def one(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def _agrees_with_the_naive_one(game: Game, number: int) -> None:
    moves = {str(move): game.apply(number, move) for move in game.legal_moves(number)}
    assert moves == naive_moves(game.slug, number), number
    outcome = game.outcome(number)
    winner = naive_winner(game.slug, number)
    assert (outcome and outcome.mover_wins) == (None if winner is None else winner == "mover"), number


@pytest.mark.exhaustive
def test_every_number_up_to_20000_agrees_with_the_naive_rules(one: Game) -> None:
    lowest = 1 if one.slug in ("digit-duel", "digit-deletion-duel") else 0
    for number in range(lowest, 20_001):
        _agrees_with_the_naive_one(one, number)


@pytest.mark.exhaustive
def test_5000_random_numbers_of_any_length_agree_with_the_naive_rules(one: Game) -> None:
    rng = Random(5)
    for _ in range(5_000):
        length = rng.randint(one.min_digits, one.max_digits)
        alphabet = rng.choice(["0123456789", "012", "09", "5"])
        text = rng.choice("123456789") + "".join(rng.choices(alphabet, k=length - 1))
        _agrees_with_the_naive_one(one, int(text))


def test_a_result_below_zero_cannot_occur_because_no_digit_exceeds_its_number() -> None:
    for slug in ("zero-hero", "max-digit-zero"):
        game = GAMES[slug]
        assert all(max(digits(number)) <= number for number in range(1, 20_001))
        assert game.refusal(3, Move("subtract", 9)) == "Subtracting 9 would take the number below zero."
        assert game.outcome(-6) == Outcome(mover_wins=False, reason="took the number below zero")
        assert game.legal_moves(-6) == ()


def test_nobody_is_ever_without_a_move(one: Game) -> None:
    for number in range(1, 20_001):
        assert one.reached(number) or one.legal_moves(number)


@pytest.mark.parametrize(
    ("slug", "number", "notation", "sentence"),
    [
        ("zero-hero", 76, "-5", "5 is not a digit of 76."),
        ("zero-hero", 40, "-0", "Zero cannot be subtracted: the number would stay as it is."),
        ("zero-hero", 40, "x1", "In Zero Hero, digits are never removed."),
        ("zero-hero", 0, "-0", "The game is over: the number is 0."),
        ("max-digit-zero", 479, "-7", "7 is not the biggest digit of 479."),
        ("max-digit-zero", 479, "-3", "3 is not a digit of 479."),
        ("max-digit-zero", 100, "-0", "0 is not the biggest digit of 100."),
        ("digit-drop-duel", 1223, "x3", "Take the leftmost 2 first."),
        ("digit-drop-duel", 1223, "-2", "In Digit Drop Duel, digits are never subtracted."),
        ("digit-drop-duel", 1223, "x5", "1223 has only 4 digits, so there is nothing at position 5."),
        ("digit-drop-duel", 7, "x2", "7 has only one digit, so there is nothing at position 2."),
        ("digit-drop-duel", 777, "x0", "Positions are counted from 1, the leftmost digit; there is no position 0."),
        ("digit-drop-duel", 777, "x99999", "777 has only 3 digits, so there is nothing at position 99999."),
        ("digit-drop-duel", 0, "x1", "The game is over: the number is 0."),
        ("digit-duel", 256, "-7", "7 is not a digit of 256."),
        ("digit-duel", 205, "-0", "Zero cannot be subtracted: the number would stay as it is."),
        ("digit-duel", 103, "x1", "Removing 1 from 103 would leave 03, which starts with a zero."),
        ("digit-duel", 1011, "x1", "Removing 1 from 1011 would leave 011, which starts with a zero."),
        ("digit-duel", 10, "x1", "Removing 1 from 10 would leave nothing above zero."),
        ("digit-duel", 4, "-4", "The game is over: the number is 4."),
        ("digit-deletion-duel", 1023, "x1", "Removing 1 from 1023 would leave 023, which starts with a zero."),
        ("digit-deletion-duel", 10, "x1", "Removing 1 from 10 would leave nothing above zero."),
        ("digit-deletion-duel", 9, "x1", "The game is over: the number is 9."),
    ],
)
def test_each_refused_move_has_its_own_sentence(slug: str, number: int, notation: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAMES[slug].parse_move(number, notation)
    assert str(refused.value) == sentence


MALFORMED = [
    "",
    "-",
    "x",
    "7",
    "-77",
    "--7",
    "-7 ",
    " -7",
    "-7x",
    "x01",
    "x1.",
    "X1",
    "x-1",
    "−7",
    "-７",
    "-7\n",
]


@pytest.mark.parametrize("notation", MALFORMED)
def test_malformed_notation_is_refused_in_every_game(one: Game, notation: str) -> None:
    with pytest.raises(IllegalMove, match="is not a move: -7 subtracts the digit 7, x2 removes the second digit"):
        one.parse_move(777, notation)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Type a number to start from, for example 100."),
        ("   ", "Type a number to start from, for example 100."),
        ("0", "Zero Hero cannot start from zero; 100 would do."),
        ("000", "Zero Hero cannot start from zero; 100 would do."),
        ("-5", "A starting number is positive, without a minus sign; 100 would do."),
        ("\N{MINUS SIGN}5", "A starting number is positive, without a minus sign; 100 would do."),
        ("3.5", "A starting number is whole, without a decimal point; 100 would do."),
        ("1e3", "Write the starting number out in digits; 100 would do."),
        ("abc", "“abc” is not a whole number; 100 would do."),
        ("1,", "“1,” is not a whole number; 100 would do."),
        ("+5", "“+5” is not a whole number; 100 would do."),
        ("²", "“²” is not a whole number; 100 would do."),
        ("12 apples and a pear, please", "“12 apples and a pear, pl…” is not a whole number; 100 would do."),
        ("007", "A starting number has no zeros in front: write 7."),
        (
            "1" * 61,
            "That number has 61 digits. Zero Hero takes at most 60, so that every position can be solved exactly.",
        ),
    ],
)
def test_each_refused_start_has_its_own_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadStart) as refused:
        GAMES["zero-hero"].parse_start(text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("slug", SLUGS[2:])
def test_three_games_need_two_digits_to_start(slug: str) -> None:
    game = GAMES[slug]
    for text in ("7", "007"):
        with pytest.raises(BadStart, match=f"{game.title} starts from at least 2 digits"):
            game.parse_start(text)
    assert game.parse_start("10") == 10


@pytest.mark.parametrize("slug", SLUGS[:2])
def test_two_games_start_from_any_positive_number(slug: str) -> None:
    assert GAMES[slug].parse_start("1") == 1


def test_the_longest_start_is_accepted_and_one_digit_more_is_not(one: Game) -> None:
    longest = "9" * one.max_digits
    assert one.parse_start(longest) == int(longest)
    with pytest.raises(BadStart, match=f"That number has {one.max_digits + 1} digits"):
        one.parse_start(longest + "9")
    with pytest.raises(BadStart, match="That number has 1000000 digits"):
        one.parse_start("9" * 1_000_000)


@pytest.mark.parametrize(
    "text",
    [
        "1000",
        " 1000 ",
        "1 000",
        "1\N{THIN SPACE}000",
        "1\N{NARROW NO-BREAK SPACE}000",
        "1,000",
        "1_000",
        "１０００",
        "١٠٠٠",
    ],
)
def test_spaces_commas_underscores_and_digits_of_other_scripts_are_read(one: Game, text: str) -> None:
    assert one.parse_start(text) == 1000


def test_sixty_digits_are_taken_and_in_digit_duel_fifteen() -> None:
    assert [GAMES[slug].max_digits for slug in SLUGS] == [60, 60, 60, 15, 60]


def test_the_documents_default_starts() -> None:
    for seed in range(100):
        assert GAMES["zero-hero"].random_start(Random(seed)) == 100
        assert 1000 <= GAMES["digit-deletion-duel"].random_start(Random(seed)) <= 9999


@pytest.mark.parametrize(
    ("slug", "number", "notation", "sentence"),
    [
        ("zero-hero", 73, "-7", "Subtracted 7, new number is 66."),
        ("max-digit-zero", 73, "-7", "Subtracted 7 from 73, new number is 66."),
        ("digit-drop-duel", 1223, "x2", "Removed '2', updated number is 123."),
        ("digit-drop-duel", 10023, "x1", "Removed '1' and the 2 zeros behind it, updated number is 23."),
        ("digit-drop-duel", 1023, "x1", "Removed '1' and the zero behind it, updated number is 23."),
        ("digit-drop-duel", 1023, "x3", "Removed '2', updated number is 103."),
        ("digit-drop-duel", 100, "x1", "Removed '1' and left nothing but zeros, updated number is 0."),
        ("digit-duel", 256, "-6", "Subtracted 6, N is now 250."),
        ("digit-duel", 1213, "x3", "Removed the second '1', N is now 123."),
        ("digit-deletion-duel", 5284, "x2", "Removed '2', new number is 584."),
        ("digit-deletion-duel", 110, "x2", "Removed '1', new number is 10."),
        ("digit-deletion-duel", 101, "x3", "Removed '1', new number is 10."),
        ("digit-deletion-duel", int("10" * 12), "x23", f"Removed the 12th '1', new number is {'10' * 11}0."),
    ],
)
def test_a_move_is_announced_in_the_words_of_its_game(slug: str, number: int, notation: str, sentence: str) -> None:
    game = GAMES[slug]
    assert game.announce(number, game.parse_move(number, notation)) == sentence


def test_digit_drop_duel_warns_of_the_last_digit() -> None:
    game = GAMES["digit-drop-duel"]
    assert game.turn_words("Ann", 10) == "Ann's Turn:"
    assert game.turn_words("Ann", 9) == "Ann's Turn:\nOnly one digit left."
