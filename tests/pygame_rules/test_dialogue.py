"""The conversation of the terminal beyond the documents' samples."""

from random import Random

import pytest
from support.drive import converse

from pygame_rules import GAMES, Game
from pygame_rules.coach import Coach
from pygame_rules.computer import Level
from pygame_rules.dialogue import Setup, session


def talk(slug: str, start: int, *answers: str, **setup: object) -> str:
    return converse(session(Setup(game=GAMES[slug], start=start, **setup), Random(7)), answers)  # type: ignore[arg-type]


def test_wrong_input_is_explained_and_asked_again_with_nothing_lost() -> None:
    assert talk("zero-hero", 40, "seven", "3", "0", "4") == (
        "Player 1's Turn:\nCurrent Number: 40\nDigits Available: 4, 0\n"
        "Enter digit to subtract: seven\nPlease type one digit, from 0 to 9.\n"
        "Enter digit to subtract: 3\n3 is not a digit of 40.\n"
        "Enter digit to subtract: 0\nZero cannot be subtracted: the number would stay as it is.\n"
        "Enter digit to subtract: 4\nNew Number is 36\n\n"
        "Player 2's Turn:\nCurrent Number: 36\nDigits Available: 3, 6\nEnter digit to subtract: "
    )


@pytest.mark.parametrize(
    ("slug", "start", "answers", "sentence"),
    [
        ("digit-drop-duel", 123, ["4"], "4 is not a digit of 123."),
        ("digit-duel", 256, ["divide"], "Please answer Subtract Digit or Remove Digit; s or r will do."),
        ("digit-duel", 256, [""], "Please answer Subtract Digit or Remove Digit; s or r will do."),
        ("digit-duel", 103, ["remove", "1"], "Removing 1 from 103 would leave 03, which starts with a zero."),
        ("digit-duel", 1213, ["r", "1", "2"], "There is no 1 at position 2 of 1213."),
        ("digit-duel", 1213, ["r", "1", "x"], "Please type a position as a number; 1 is the leftmost digit."),
        ("digit-deletion-duel", 1023, ["1"], "Removing 1 from 1023 would leave 023, which starts with a zero."),
        ("digit-deletion-duel", 1023, ["two"], "Please type a position as a number; 1 is the leftmost digit."),
        (
            "digit-deletion-duel",
            1023,
            ["0"],
            "Positions are counted from 1, the leftmost digit; there is no position 0.",
        ),
        ("digit-deletion-duel", 1023, ["5"], "1023 has only 4 digits, so there is nothing at position 5."),
        ("max-digit-zero", 47, ["x"], "Please type one digit, from 0 to 9."),
        ("max-digit-zero", 47, ["7", "forty"], "Please type the new number in digits."),
    ],
)
def test_each_wrong_answer_has_its_own_sentence(slug: str, start: int, answers: list[str], sentence: str) -> None:
    lines = talk(slug, start, *answers).splitlines()
    assert sentence in lines
    assert lines[-1] != sentence, "the question is put again"


def test_of_equal_digits_in_digit_duel_the_player_says_which() -> None:
    shown = talk("digit-duel", 1213, "Remove Digit", "1", "3")
    assert "There are 2 of them, at positions 1 and 3. Which position? 3\nN is now 123.\n" in shown


def test_strikes_are_counted_and_the_opponent_is_asked_about_a_claim() -> None:
    answers = ["3", "4", "7", "41", "maybe", "no", "7", "41", "yes"]
    shown = talk("max-digit-zero", 47, *answers)
    assert "3 is not a digit of 47. Strike 1.\n" in shown
    assert "4 is not the biggest digit of 47. Strike 2.\n" in shown
    assert "47 − 7 is not 41. Strike 3.\nPlayer 2, do you claim the game? (yes/no) maybe\n" in shown
    assert "Please answer yes or no.\n" in shown
    assert shown.endswith("Player 1 had 4 strikes in one turn and the game was claimed, so Player 2 wins.\n")


def test_claims_can_be_switched_off() -> None:
    assert "claim" not in talk("max-digit-zero", 47, "3", "3", "3", "3", "7", "40", claims=False)


def test_undo_redo_resign_and_help_are_always_at_hand() -> None:
    shown = talk("zero-hero", 73, "undo", "7", "undo", "3", "Undo", "redo", "help", "resign")
    assert "There is no move to undo." in shown
    assert "Enter digit to subtract: undo\nBack to 73.\n\nPlayer 1's Turn:\n" in shown
    assert shown.count("Current Number: 73") == 3
    assert GAMES["zero-hero"].rules[0] in shown
    assert "resign: give up this game" in shown
    assert shown.endswith("Player 2 resigned, so Player 1 wins.\n")


def test_quit_leaves_at_any_question() -> None:
    assert talk("zero-hero", 73, "quit").endswith("Goodbye.\n")
    assert converse(session(Setup(), Random(1)), ["Quit"]).endswith("Goodbye.\n")


def test_a_match_goes_on_until_the_points_are_won_and_the_starter_alternates() -> None:
    shown = talk("zero-hero", 7, "7", "7", "7", points_to_win=2, first_starter=2)
    assert [line for line in shown.splitlines() if "Turn" in line] == [f"Player {seat}'s Turn:" for seat in (2, 1, 2)]
    assert "Score: Player 1 has 1, Player 2 has 1.\nNext game.\n" in shown
    assert shown.endswith("Score: Player 1 has 1, Player 2 has 2.\nPlayer 2 wins the match!\n")


def test_the_coin_is_tossed_where_the_first_move_is_left_open() -> None:
    told = set()
    for seed in range(20):
        setup = Setup(GAMES["zero-hero"], 7, first_starter=None)
        coin, gap, turn, *_ = converse(session(setup, Random(seed)), ["7"]).splitlines()
        assert (coin.replace("The coin is tossed: ", "").replace(" moves first.", ""), gap) == (turn[:8], "")
        told.add(turn)
    assert told == {"Player 1's Turn:", "Player 2's Turn:"}


LISTED = {
    "zero-hero": "Zero Hero: Take turns subtracting one of the number's digits. Reach zero to win.",
    "max-digit-zero": "Max Digit Zero: Spot the biggest digit and subtract it. Don't slip. Reach zero to win.",
    "digit-drop-duel": "Digit Drop Duel: Take turns dropping one digit. Don't be the one who hits zero.",
    "digit-duel": "Digit Duel: Subtract a digit or remove one. First to a single digit wins.",
    "digit-deletion-duel": "Digit Deletion Duel: Take turns deleting one digit. First to a single digit wins.",
}
COUNT = len(GAMES)  # as many as there are files, see CONTRIBUTING.md
PLACE = {slug: str(count) for count, slug in enumerate(GAMES, 1)}
MENU = "\n" + "".join(
    f"{PLACE[slug]}. {LISTED.get(slug, f'{game.title}: {game.objective}')}\n" for slug, game in GAMES.items()
)


def test_without_a_game_one_is_offered_with_a_start_and_another_afterwards() -> None:
    place = PLACE["zero-hero"]
    answers = ["nine", "zero hero", "-1", "7", "7", "yes", place, "", "resign", "no"]
    assert converse(session(Setup(), Random(1)), answers) == (
        f"Welcome to Digit Dojo.\n{MENU}Which game? (1-{COUNT}) nine\n"
        f"Please answer with a number from 1 to {COUNT}, or with the name of a game.\n"
        f"Which game? (1-{COUNT}) zero hero\n"
        "Starting number? (Enter for 100) -1\nA starting number is positive, without a minus sign; 100 would do.\n"
        "Starting number? (Enter for 100) 7\n\n"
        "Player 1's Turn:\nCurrent Number: 7\nDigits Available: 7\nEnter digit to subtract: 7\nNew Number is 0\n\n"
        "Player 1 wins the game!\n\n"
        f"Another game? (yes/no) yes\n{MENU}Which game? (1-{COUNT}) {place}\nStarting number? (Enter for 100) \n\n"
        "Player 2's Turn:\nCurrent Number: 100\nDigits Available: 1, 0, 0\nEnter digit to subtract: resign\n"
        "Player 2 resigned, so Player 1 wins.\n\nAnother game? (yes/no) no\nGoodbye.\n"
    )


def test_help_has_the_rules_and_everything_that_can_be_typed(game: Game) -> None:
    shown = converse(session(Setup(game, game.roll_start(Random(1))), Random(1)), ["help", "quit"])
    told = [
        *game.rules,
        "If you have no legal move on your turn, you lose.",
        "?: a hint: first who is winning, then which move, then why",
        "help: the rules, and what else you can type",
        "undo: take back the last move",
        "redo: make it again",
        "resign: give up this game",
        "quit: leave\n",
    ]
    assert shown.partition("help\n")[2].startswith("\n".join(told))
    assert shown.endswith("quit\nGoodbye.\n")


def test_a_game_without_a_usual_start_offers_a_random_one() -> None:
    shown = converse(session(Setup(GAMES["digit-duel"]), Random(1)), [])
    other = converse(session(Setup(), Random(1)), ["digit duel"])
    assert "Starting number?" not in shown
    assert other.endswith("Starting number? (Enter for a random one) ")
    other = converse(session(Setup(), Random(1)), ["digit duel", ""])
    assert other.endswith(shown)


@pytest.mark.parametrize(
    ("first_starter", "computers", "seat"),
    [(1, (), 1), (2, (), 1), (1, (2,), 1), (2, (1,), 1), (1, (1,), 2), (2, (2,), 2), (1, (1, 2), 1)],
)
def test_a_good_start_is_good_for_the_person(first_starter: int, computers: tuple[int, ...], seat: int) -> None:
    game, rng = GAMES["zero-hero"], Random(3)
    setup = Setup(game, good_start=True, first_starter=first_starter, computers=computers)
    shown = converse(session(setup, rng), ["quit"] if len(computers) < 2 else [])
    assert f"Current Number: {game.good_start(Random(3), seat)}\n" in shown.partition("Digits")[0]


def test_a_good_start_is_offered_and_a_number_goes_before_it() -> None:
    setup = Setup(good_start=True)
    shown = converse(session(setup, Random(3)), ["zero hero", "", "quit"])
    good = GAMES["zero-hero"].good_start(Random(3))
    assert f"Starting number? (Enter for a good one) \n\nPlayer 1's Turn:\nCurrent Number: {good}\n" in shown
    assert "Current Number: 7\n" in converse(session(setup, Random(3)), ["zero hero", "7", "quit"])
    assert "Current Number: 7\n" in talk("zero-hero", 7, "quit", good_start=True)


def test_a_whole_random_game_can_be_talked_through_in_every_game(game: Game) -> None:
    rng = Random(3)
    for _ in range(20):
        start = number = game.roll_start(rng)
        answers: list[str] = []
        while not game.outcome(number):
            move = rng.choice(game.legal_moves(number))
            answers += game.answers(number, move)
            number = game.apply(number, move)
        shown = converse(session(Setup(game=game, start=start), rng), answers)
        assert "win" in shown.splitlines()[-1]


def test_a_slip_of_the_fingers_loses_none_of_the_answers_before_it() -> None:
    shown = talk("digit-duel", 256, "r", "two", "2")
    assert (
        "remove from N? two\nPlease type one digit, from 0 to 9.\nWhich digit would you like to remove from N? 2\n"
        in shown
    )
    shown = talk("max-digit-zero", 47, "7", "forty", "40")
    assert "Action: 47 - 7 = forty\nPlease type the new number in digits.\nAction: 47 - 7 = 40\nNew N: 40\n" in shown
    assert "Strike" not in shown


def test_a_refused_move_lets_the_player_choose_anew() -> None:
    shown = talk("digit-duel", 103, "remove", "1", "subtract", "1")
    assert (
        "would leave 03, which starts with a zero.\nChoose action: Subtract Digit or Remove Digit? subtract\n" in shown
    )
    assert "N is now 102.\n" in shown


def test_hints_come_in_three_steps_and_are_counted() -> None:
    shown = talk("zero-hero", 56, "?", "?", "?", "?", "6", "resign")
    who, which, why = Coach(GAMES["zero-hero"]).hints(56)
    asked = "Enter digit to subtract: ?\n"
    assert f"{asked}{who}\n{asked}{which}\n{asked}{why}\n{asked}{why}\n" in shown
    assert shown.endswith("Hints used by Player 1: 3.\n")


def test_a_computer_takes_its_turns_in_the_same_words() -> None:
    assert talk("zero-hero", 56, "6", "4", computers=(2,)).startswith(
        "Player 1's Turn:\nCurrent Number: 56\nDigits Available: 5, 6\nEnter digit to subtract: 6\nNew Number is 50\n\n"
        "Player 2's Turn:\nCurrent Number: 50\nDigits Available: 5, 0\nEnter digit to subtract: 5\nNew Number is 45\n\n"
    )


def test_undo_and_redo_against_a_computer_come_back_to_the_player() -> None:
    shown = talk("zero-hero", 56, "6", "undo", "redo", computers=(2,))
    assert "Enter digit to subtract: undo\nBack to 56.\n\nPlayer 1's Turn:\nCurrent Number: 56\n" in shown
    assert shown.endswith("Player 1's Turn:\nCurrent Number: 45\nDigits Available: 4, 5\nEnter digit to subtract: ")


def test_a_computer_never_claims() -> None:
    assert "claim" not in talk("max-digit-zero", 47, "3", "3", "3", "3", computers=(2,))


def test_two_computers_play_to_the_end_by_themselves(game: Game) -> None:
    for level in Level:
        setup = Setup(game=game, start=game.roll_start(Random(1)), computers=(1, 2), level=level)
        assert "wins" in converse(session(setup, Random(1)), []).splitlines()[-1]


def test_the_other_player_starts_the_next_game() -> None:
    shown = converse(session(Setup(), Random(1)), ["zero-hero", "7", "7", "yes", "zero-hero", "7", "7", "no"])
    assert [line for line in shown.splitlines() if "Turn" in line] == ["Player 1's Turn:", "Player 2's Turn:"]
