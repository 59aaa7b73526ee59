"""Moves at the table: by people and computers, worked out, taken back, looked back at, and played out."""

from support.headless import at, settle, then

from pygame_rules import GAMES, solve
from pygame_rules.coach import Coach
from web.html import text_of
from web.intents import (
    Absent,
    Choice,
    ComputerMakes,
    Do,
    Go,
    Learn,
    Look,
    Make,
    Reviewed,
    TypeResult,
)
from web.state import State, Table
from web.view import view
from web.wants import wants


def table(state: State) -> Table:
    assert state.table is not None
    return state.table


def test_a_refused_move_is_said_and_nothing_is_lost() -> None:
    state = then(at("digit-duel/103"), Make("x1"))
    assert table(state).play.moves == ()
    assert table(state).notice == "Removing 1 from 103 would leave 03, which starts with a zero."
    assert state.announced[1] == table(state).notice


def test_each_move_is_announced_once_and_the_result_with_the_last() -> None:
    state = at("digit-duel/256/-6.x1.-5")
    before = state.announced[0]
    state = then(state, Make("x2"))
    assert state.announced == (
        before + 1,
        "Player 2: Removed '5', N is now 4. Player 2 reduced the number to a single digit and wins.",
    )


def test_undo_redo_and_looking_back() -> None:
    state = at("digit-duel/256/-6.x1")
    assert table(then(state, Do("undo"))).play.number == 250
    assert table(then(state, Do("undo"), Do("redo"))).play == table(state).play
    looking = then(state, Look(1))
    assert (table(looking).shown.number, table(looking).play.number) == (250, 50)
    assert table(then(looking, Make("-2"))).play == table(state).play, "no move is made in the past"
    assert table(then(looking, Do("present"))).looking is None
    assert table(then(state, Look(99))).looking is None
    assert table(then(at("zero-hero/7"), Do("undo"))).notice == "There is no move to undo."


def test_redoing_the_last_move_tells_who_has_won() -> None:
    state = then(at("zero-hero/7"), Make("-7"), Do("undo"), Do("redo"))
    assert state.announced[1] == "Now the number is 0. Player 1 reduced the number to zero and wins."


def test_looking_back_the_score_and_the_right_to_claim_are_said() -> None:
    state = then(at("zero-hero/73/-7.-6"), Look(1))
    assert state.announced[1] == "Looking back: after move 1 of 2 the number was 66."
    assert then(state, Do("present")).announced[1] == "Back in the game: the number is 60."
    won = then(State(), Choice("points", "2"), Go("#/zero-hero/7"), Make("-7"))
    assert won.announced[1].endswith("wins. Player 1: 1, Player 2: 0. First to 2.")
    struck = then(at("max-digit-zero/497"), *(Make("-4"), TypeResult("493"), Do("check")) * 3)
    assert struck.announced[1].endswith("Strike 3. Player 2 may claim the game.")
    assert not then(struck, Choice("claims", "off"), Make("-4"), Do("check")).announced[1].endswith("claim the game.")


def test_where_the_player_does_the_sums_a_tile_only_picks_the_digit() -> None:
    state = then(at("max-digit-zero/497"), Make("-9"))
    assert (table(state).chosen, table(state).play.moves) == (9, ())
    wrong = then(state, TypeResult("480"), Do("check"))
    assert table(wrong).notice == "497 - 9 is not 480. Strike 1."
    assert (table(wrong).chosen, table(wrong).typed, table(wrong).play.strikes) == (9, "", 1), "the digit was right"
    digit = then(at("max-digit-zero/497"), Make("-7"), TypeResult("490"), Do("check"))
    assert (table(digit).chosen, table(digit).play.strikes) == (None, 1)
    unread = then(state, TypeResult("x"), Do("check"))
    assert (table(unread).play.strikes, table(unread).notice) == (0, "Please type the new number in digits.")
    unpicked = then(at("max-digit-zero/497"), TypeResult("488"), Do("check"))
    assert table(unpicked).notice == "First press the digit you want to subtract."
    right = then(state, TypeResult("488"), Do("check"))
    assert table(right).play.number == 488


def test_the_page_can_do_the_sums_and_a_wrong_digit_is_still_a_strike() -> None:
    state = then(at("max-digit-zero/497"), Choice("page_does_sums", "on"))
    assert table(then(state, Make("-9"))).play.number == 488
    struck = then(state, Make("-4"))
    assert (table(struck).play.strikes, table(struck).notice) == (1, "4 is not the largest digit of 497. Strike 1.")
    claimed = then(struck, Make("-7"), Make("-4"), Do("claim"))
    ending = table(claimed).play.ending
    assert ending
    assert ending.winner == 2


def test_a_digit_that_is_not_there_is_told() -> None:
    assert then(at("digit-duel/123"), Absent(9)).announced[1] == "9 is not a digit of 123."
    assert then(at("digit-drop-duel/123"), Absent(9)).announced[1] == "9 is not a digit of 123."
    over = then(at("zero-hero/7"), Make("-7"))
    assert then(over, Absent(9)) == over


def test_the_computer_answers_and_undo_comes_back_to_the_person() -> None:
    state = settle(then(at("zero-hero/56"), Choice("opponent", "COMPUTER"), Choice("level", "PERFECT"), Make("-6")))
    assert (table(state).play.number, table(state).play.turn) == (45, 1)
    assert state.announced[1].startswith("Computer: Subtracted 5")
    assert table(then(state, Do("undo"))).play.number == 56


def test_nobody_moves_for_the_computer_and_a_late_move_is_dropped() -> None:
    state = then(at("zero-hero/56"), Choice("opponent", "COMPUTER"), Make("-6"))
    assert table(then(state, Make("-5"))).play.number == 50
    assert table(then(state, ComputerMakes("zero-hero/56", ("-5",)))).play.number == 50


def test_what_was_worked_out_for_another_game_is_dropped() -> None:
    over = then(at("zero-hero/7"), Make("-7"))
    review = Coach(GAMES["zero-hero"]).review(table(over).play)
    assert table(then(over, Reviewed("zero-hero/7/-7", review))).review == review
    assert table(then(over, Reviewed("zero-hero/8/-8", review))).review is None
    verdict = solve(GAMES["zero-hero"], 37)
    hinted = then(at("digit-duel/37"), Do("hint"))
    assert table(then(hinted, Learn("zero-hero", 37, verdict))).verdict is None
    watched = then(State(), Choice("opponent", "WATCH"), Go("#/zero-hero/37"))
    assert not set(wants(watched)) & set(wants(then(watched, Go("#/digit-deletion-duel/37"))))


def test_computers_play_each_other_and_wait_after_an_undo() -> None:
    state = settle(then(at("digit-drop-duel/1023"), Choice("opponent", "WATCH")))
    assert table(state).play.ending
    back = then(state, Do("undo"))
    assert table(back).paused
    assert settle(back) == back or table(settle(back)).play == table(back).play
    assert table(settle(then(back, Do("pause")))).play.ending


def test_a_game_that_is_paused_can_be_played_out() -> None:
    link = "#/zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3.-4"
    state = then(State(), Choice("opponent", "COMPUTER"), Go(link), Do("finish"), Do("yes"))
    assert table(settle(state)).play.ending


def test_a_long_ending_can_be_played_out() -> None:
    asked = then(at("zero-hero/73"), Do("finish"))
    assert table(asked).confirming == "finish"
    assert not table(then(asked, Do("yes"), Do("stop"))).hurried
    state = settle(then(asked, Do("yes")))
    assert table(state).play.ending
    assert then(state, Do("finish"), Do("resign")) == state
    assert not table(state).hurried


def test_what_a_computer_has_played_out_is_not_told_as_somebodys_play() -> None:
    state = settle(then(at("zero-hero/73/-7"), Do("finish"), Do("yes")))
    note = "After move 1 the computer made moves for both sides."
    assert note in text_of(view(state)["screen"])
    reloaded = then(State(shelf=then(state, Go("#/")).shelf), Go(f"#/{state.link}"))
    assert note in text_of(view(reloaded)["screen"])
    back = then(state, *[Do("undo")] * (len(table(state).play.moves) - 1))
    assert note not in text_of(view(back)["screen"])
    assert note not in text_of(view(then(back, Make("-6")))["screen"]), "that move was a person's"
