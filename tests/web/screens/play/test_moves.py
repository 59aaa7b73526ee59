"""Moves at the table: by people and computers, worked out, taken back, claimed."""

from support.headless import at, effects, friends, opened, part_text, settle, table, then
from support.press import controls, fill, make, more, press, touch

from web.app.state import Opponent, State
from web.screens.play.messages import Check, Claim, ComputerMoved, PlayMove, PressKeypad, PressMissingDigit, Redo, Undo


def answered(state: State, digit: str, result: str) -> State:
    """The page after picking a digit and having a result checked."""
    return press(fill(make(state, f"-{digit}"), "New number", result), "Check")


def test_a_refused_move_is_said_and_nothing_is_lost() -> None:
    reason = "Removing 1 from 103 would leave 03, which starts with a zero."
    state = touch(friends("digit-duel/103"), f"Remove 1: {reason}")
    assert table(state).play.moves == ()
    assert table(state).ui.notice == reason
    assert state.announced[1] == reason
    assert table(make(state, "-1")).ui.notice == "", "it goes with the position"


def test_each_move_is_announced_once_and_the_result_with_the_last() -> None:
    state = at("digit-duel/256/-6.x1.-5")
    before = state.announced[0]
    state = make(state, "x2")
    assert state.announced == (
        before + 1,
        "Player 2 removed 5: 4. Player 2 wins.",
    )


def test_the_address_follows_the_moves() -> None:
    state = make(at("digit-duel/256/-6.x1"), "-5")
    assert state.path == "digit-duel/256/-6.x1.-5"
    assert press(state, "Undo").path == "digit-duel/256/-6.x1"


def test_undo_and_redo() -> None:
    state = at("digit-duel/256/-6.x1")
    back = press(state, "Undo")
    assert table(back).play.number == 250
    assert back.announced[1] == "Back to 250. Player 2's turn."
    assert table(more(back, "Redo")).play == table(state).play
    assert table(then(friends("zero-hero/7"), Undo())).ui.notice == "There is no move to undo."
    assert table(then(friends("zero-hero/7"), Redo())).ui.notice == "There is no move to redo."


def test_redoing_the_last_move_says_who_has_won() -> None:
    state = more(press(make(friends("zero-hero/7"), "-7"), "Undo"), "Redo")
    assert state.announced[1] == "Back to 0. Player 1 wins."


def test_a_new_move_forgets_what_was_taken_back() -> None:
    state = make(press(at("digit-duel/256/-6.x1"), "Undo"), "-5")
    assert (table(state).play.number, table(state).play.undone) == (245, ())


def test_no_move_is_made_in_the_past_or_after_the_end() -> None:
    past = press(at("digit-duel/256/-6.x1"), "Move 1: subtracted 6, 250")
    over = make(friends("max-digit-zero/7"), "-7")
    over = press(fill(over, "New number", "0"), "Check")
    assert table(over).play.ending
    for state in (past, over):
        for message in (PlayMove("-2"), PlayMove("-7"), Check(), PressMissingDigit(9)):
            assert then(state, message) is state


def test_winning_a_game_of_a_match_says_the_score() -> None:
    won = make(friends("zero-hero/7", points=2), "-7")
    assert won.announced[1].endswith("wins. Player 1 1, Player 2 0. First to 2.")
    last = more(press(won, "Next game"), "Resign", "Resign")
    assert last.announced[1] == "Player 1 wins. Player 1 2, Player 2 0. Player 1 wins the match!"
    alone = make(opened("zero-hero/7", points=2, opponent=Opponent.COMPUTER), "-7")
    assert alone.announced[1] == "You subtracted 7: 0. You win. You 1, Computer 0. First to 2."


# --- where the player does the sums ---


def test_where_the_player_does_the_sums_a_tile_only_picks_the_digit() -> None:
    state = make(friends("max-digit-zero/497"), "-9")
    assert (table(state).ui.picked_digit, table(state).play.moves) == (9, ())
    right = press(fill(state, "New number", "488"), "Check")
    assert (table(right).play.number, table(right).ui.picked_digit) == (488, None)


def test_a_wrong_result_is_a_strike_and_the_digit_need_not_be_found_again() -> None:
    wrong = answered(friends("max-digit-zero/497"), "9", "480")
    ui = table(wrong).ui
    assert ui.notice == wrong.announced[1] == "497 − 9 is not 480. Strike 1."
    assert (ui.picked_digit, ui.result_text, table(wrong).play.strikes) == (9, "", 1)


def test_a_wrong_digit_is_a_strike_and_must_be_picked_again() -> None:
    state = answered(friends("max-digit-zero/497"), "7", "490")
    assert (table(state).ui.picked_digit, table(state).play.strikes) == (None, 1)
    assert table(state).ui.notice == "7 is not the biggest digit of 497. Strike 1."


def test_what_is_no_answer_costs_no_strike() -> None:
    unread = answered(friends("max-digit-zero/497"), "9", "x")
    assert (table(unread).play.strikes, table(unread).ui.notice) == (0, "Please type the new number in digits.")
    assert table(unread).ui.result_text == "x", "it can be put right"
    unpicked = press(fill(friends("max-digit-zero/497"), "New number", "488"), "Check")
    assert table(unpicked).ui.notice == unpicked.announced[1] == "First press a digit."


def test_the_page_can_do_the_sums_and_a_wrong_digit_is_still_a_strike() -> None:
    state = friends("max-digit-zero/497", page_does_sums=True)
    assert table(make(state, "-9")).play.number == 488
    struck = make(state, "-4")
    assert (table(struck).play.strikes, table(struck).ui.notice) == (1, "4 is not the biggest digit of 497. Strike 1.")
    ending = table(press(make(struck, "-7", "-4"), "Claim the game")).play.ending
    assert ending
    assert ending.winner == 2


def test_the_right_to_claim_is_said_where_claims_are_played() -> None:
    state = friends("max-digit-zero/497")
    for _ in range(3):
        state = answered(state, "4", "493")
    assert state.announced[1].endswith("Strike 3. Player 2 may claim the game, or let Player 1 try again.")
    without = press(fill(more(state), "Three strikes can be claimed", "off"), "Close")
    assert answered(without, "4", "493").announced[1].endswith("Strike 3."), "there are no more than three"
    assert "Claim the game" not in controls(without)
    assert table(then(friends("max-digit-zero/497"), Claim())).ui.notice.startswith(
        "A game can be claimed after 3 strikes"
    )


def test_a_digit_that_is_not_there_is_said() -> None:
    for slug in ("digit-duel", "digit-drop-duel", "max-digit-zero"):
        state = then(friends(f"{slug}/123"), PressMissingDigit(9))
        assert state.announced[1] == table(state).ui.notice == "9 is not a digit of 123."
    there = friends("digit-duel/123")
    assert then(there, PressMissingDigit(1)) is there


# --- computers ---


def test_the_computer_answers_and_undo_comes_back_to_the_person() -> None:
    state = at("zero-hero/56?opponent=computer&level=perfect")
    state = settle(make(state, "-6"))
    assert (table(state).play.number, table(state).play.turn) == (45, 1)
    assert state.announced[1] == "Computer subtracted 5: 45."
    back = press(state, "Undo")
    assert table(back).play.number == 56
    assert table(more(back, "Redo")).play.number == 45


def test_nobody_moves_for_the_computer_and_a_late_move_is_dropped() -> None:
    state = make(opened("zero-hero/56", opponent=Opponent.COMPUTER), "-6")
    assert then(state, PlayMove("-5")) is state
    assert then(state, ComputerMoved("zero-hero/56", ("-5",))) is state
    ended = more(state, "Resign", "Resign")
    assert then(ended, ComputerMoved("zero-hero/56/-6", ("-5",))) is ended
    assert table(then(state, ComputerMoved("zero-hero/56/-6", ("-5",)))).play.number == 45


def test_computers_play_each_other_and_wait_after_an_undo() -> None:
    state = settle(at("digit-drop-duel/1023?opponent=watch"))
    assert table(state).play.ending
    back = press(state, "Undo")
    assert table(back).ui.paused
    assert effects(back) == ()
    assert table(settle(press(back, "Go on"))).play.ending


def test_a_game_that_is_paused_can_be_played_out() -> None:
    state = at("zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3.-4?opponent=computer&level=novice")
    assert table(state).ui.paused
    assert table(settle(more(state, "Finish it for me", "Finish it"))).play.ending


def test_three_strikes_lose_against_the_computer_where_that_was_agreed() -> None:
    state = opened("max-digit-zero/497", opponent=Opponent.COMPUTER)
    for _ in range(2):
        state = answered(state, "4", "493")
    assert state.announced[1].endswith("Strike 2.")
    lost = answered(state, "9", "480")
    ending = table(lost).play.ending
    assert ending
    assert (ending.winner, lost.announced[1]) == (2, "The computer wins.")
    assert "Three strikes in one turn: your game is lost." in part_text(lost)
    lenient = press(fill(more(state), "Three strikes lose", "off"), "Close")
    for _ in range(2):
        lenient = answered(lenient, "4", "493")
    assert not table(lenient).play.ending
    assert "Claim the game" not in controls(lenient), "a computer claims nothing"


def test_three_strikes_lose_where_the_page_does_the_sums_too() -> None:
    state = make(opened("max-digit-zero/497", opponent=Opponent.COMPUTER, page_does_sums=True), "-4", "-4", "-7")
    ending = table(state).play.ending
    assert ending
    assert ending.winner == 2


# --- our own keypad ---


def test_the_result_is_put_together_on_the_keypad() -> None:
    state = press(make(friends("max-digit-zero/497"), "-9"), "4", "8", "7", "Delete digit", "8")
    assert (table(state).ui.result_text, controls(state)["New number"].get("value")) == ("488", "488")
    assert table(press(state, "Check")).play.number == 488
    empty = press(make(friends("max-digit-zero/497"), "-9"), "Delete digit")
    assert table(empty).ui.result_text == "", "there is nothing to delete"


def test_a_result_is_no_longer_than_a_number_may_be() -> None:
    state = make(friends("max-digit-zero/497"), "-9")
    for _ in range(70):
        state = then(state, PressKeypad("7"))
    assert table(state).ui.result_text == "7" * 60
    assert table(fill(state, "New number", "1" * 99)).ui.result_text == "1" * 60


def test_the_next_press_takes_a_refusal_away_but_not_the_digit() -> None:
    wrong = answered(friends("max-digit-zero/497"), "9", "480")
    again = press(wrong, "4")
    assert (table(again).ui.notice, table(again).ui.picked_digit, table(again).ui.result_text) == ("", 9, "4")
