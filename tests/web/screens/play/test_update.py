"""The table after looking back, hints, playing out, pausing and sharing."""

import pytest
from support.headless import at, effects, friends, opened, part_text, settle, table, then
from support.press import choose, controls, make, more, press

from pygame_rules import GAMES, solve
from pygame_rules.coach import Coach
from web.app import storage
from web.app.messages import Navigate
from web.app.state import Opponent, State
from web.screens.play.messages import Hint, LinkShared, Reviewed, ShowPly, Solved


def test_a_game_opens_with_the_first_click_and_takes_a_move_with_the_second() -> None:
    for game in GAMES.values():
        for name, opponent in (
            (f"Play {game.title} against the computer", Opponent.COMPUTER),
            (f"Two players: {game.title}", Opponent.FRIEND),
        ):
            state = press(at(""), name)
            assert (state.screen, table(state).play.game) == ("play", game)
            assert table(state).saved.seating.opponent is opponent
            assert table(state).play.legal_moves
    state = make(press(at(""), "Two players: Zero Hero"), "-1")
    assert table(state).play.number == 99
    assert state.path == "zero-hero/100/-1"


def test_a_message_of_another_screen_changes_nothing() -> None:
    state = friends("zero-hero/73")
    assert then(state, ("dance",)) is state
    assert then(State(), Hint()) == State()


# --- looking back ---


def test_looking_back_shows_the_past_and_leaves_the_game_alone() -> None:
    state = at("zero-hero/73/-7.-6")
    past = press(state, "Move 1: subtracted 7, 66")
    assert (table(past).shown.number, table(past).play.number) == (66, 60)
    assert past.announced[1] == "Move 1 of 2: the number was 66."
    assert past.path == state.path
    start = press(past, "Earlier")
    assert (table(start).shown.number, table(start).ui.viewed_ply) == (73, 0)
    assert controls(start)["Earlier"].get("disabled") == ""
    assert table(press(start, "Later")).ui == table(past).ui
    present = press(past, "Back to now")
    assert present.announced[1] == "Back in the game: the number is 60."
    assert table(present).ui.viewed_ply is None
    assert table(press(past, "Later")).ui.viewed_ply is None, "after the last move comes the present"
    middle = then(at("zero-hero/73/-7.-6.-6.-5"), ShowPly(2))
    assert [table(press(middle, name)).ui.viewed_ply for name in ("Earlier", "Later")] == [1, 3]


@pytest.mark.parametrize(("ply", "viewed"), [(99, None), (2, None), (-5, 0), (None, None), (1, 1)])
def test_a_ply_that_is_not_there_is_the_nearest(ply: int | None, viewed: int | None) -> None:
    assert table(then(at("digit-duel/256/-6.x1"), ShowPly(ply))).ui.viewed_ply == viewed


def test_looking_back_forgets_questions_hints_and_notices() -> None:
    state = more(press(at("digit-duel/256/-6.x1"), "Hint"), "Resign")
    ui = table(then(state, ShowPly(0))).ui
    assert (ui.question, ui.hint_step, ui.notice) == (None, 0, "")


# --- the coach ---


def test_hints_come_in_three_steps_and_are_counted_for_the_player_to_move() -> None:
    state = at("zero-hero/73/-7")
    for step, name in ((1, "Hint"), (2, "Show me the move"), (3, "Hint")):
        state = settle(press(state, name))
        assert (table(state).ui.hint_step, table(state).saved.hints) == (step, (0, step))
    assert controls(state)["Hint"].get("disabled") == ""
    assert {"Show me the move", "Tell me why"}.isdisjoint(controls(state))
    assert then(state, Hint()) is state
    assert table(make(state, "-6")).ui.hint_step == 0
    assert table(settle(press(make(state, "-6"), "Hint"))).saved.hints == (1, 3)


def test_each_hint_is_said_when_it_is_known() -> None:
    asked = press(friends("zero-hero/73"), "Hint")
    assert asked.announced == friends("zero-hero/73").announced
    state = settle(asked)
    assert state.announced[1] == "You can win from here, if you find the right move."
    assert press(state, "Hint").announced[1] == "Subtracting 3 wins: it leaves 70."


def test_there_is_no_hint_without_a_coach_or_about_a_computers_move_or_after_the_end() -> None:
    without = press(choose(more(friends("zero-hero/73")), "Coach", "Off"), "Close")
    waiting = make(opened("zero-hero/56", opponent=Opponent.COMPUTER), "-6")
    over = make(friends("zero-hero/7"), "-7")
    for state in (without, waiting, over):
        assert controls(state)["Hint"].get("disabled") == ""
        assert then(state, Hint()) is state


def test_what_was_worked_out_for_another_game_is_dropped() -> None:
    over = make(friends("zero-hero/7"), "-7")
    review = Coach(GAMES["zero-hero"]).review(table(over).play)
    assert table(then(over, Reviewed("zero-hero/7/-7", review))).ui.review == review
    assert then(over, Reviewed("zero-hero/8/-8", review)) is over
    verdict = solve(GAMES["zero-hero"], 37)
    hinted = press(friends("digit-duel/37"), "Hint")
    assert then(hinted, Solved("zero-hero", 37, verdict)) is hinted
    late = then(friends("zero-hero/38"), Solved("zero-hero", 37, verdict))
    assert table(late).verdict is None, "it is about another number"


def test_whether_values_are_shown_holds_for_every_table_and_is_saved() -> None:
    state = more(friends("zero-hero/73"), "Show winning moves")
    assert controls(more(state))["Show winning moves"].get("aria-pressed") == "true"
    other = settle(then(state, Navigate("#/digit-duel/256")))
    assert "wins in" in part_text(other)
    assert "Winning moves are marked." in part_text(other)
    assert storage.decode_settings(storage.encode_settings(state.shared.settings)).values
    assert not more(state, "Show winning moves").shared.settings.values
    assert not press(state, "Hide").shared.settings.values


# --- playing out and pausing ---


def test_a_long_ending_can_be_played_out_and_stopped() -> None:
    asked = more(at("zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3"), "Finish it for me")
    running = press(asked, "Finish it")
    assert table(running).ui.autoplaying
    assert "The computer is finishing the game." in part_text(running)
    stopped = press(running, "Stop")
    assert not table(stopped).ui.autoplaying
    assert effects(stopped) == ()
    state = settle(running)
    assert table(state).play.ending
    assert not table(state).ui.autoplaying
    assert {"Stop", "Finish it for me"}.isdisjoint({*controls(state), *controls(more(state))})


def test_what_a_computer_has_played_out_is_remembered_until_it_is_taken_back() -> None:
    long = "zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3"
    state = settle(more(at(long), "Finish it for me", "Finish it"))
    assert (table(state).saved.autoplayed_from, table(state).saved.autoplayed) == (8, True)
    again = at(state.path, saved=then(state, Navigate("#/")).shared.saved)
    assert table(again).saved.autoplayed_from == 8
    twice = settle(more(press(state, "Undo"), "Finish it for me", "Finish it"))
    assert table(twice).saved.autoplayed_from == 8, "from where on stays the same"
    back = press(state, *["Undo"] * (len(table(state).play.moves) - 8))
    assert not table(back).saved.autoplayed
    own = make(back, str(table(back).play.legal_moves[0]))
    assert table(own).saved.autoplayed_from is None, "that move was a person's"


def test_a_game_is_finished_for_a_player_only_once_it_has_gone_on_for_long() -> None:
    short = at("zero-hero/73/-7.-6.-6.-5.-4.-4.-4")
    assert "Finish it for me" not in controls(more(short))
    assert "Finish it for me" in controls(more(make(short, "-3")))


def test_computers_that_play_each_other_can_be_paused_and_wait_when_stopped() -> None:
    state = at("zero-hero/73?opponent=watch")
    assert "Computer 1 begins. Thinking …" in part_text(state)
    paused = press(state, "Pause")
    assert "Paused" in part_text(paused)
    assert effects(paused) == ()
    assert len(effects(press(paused, "Go on"))) == 1
    assert controls(more(state))["Resign"].get("disabled") == ""


def test_computers_that_were_played_out_wait_when_that_is_stopped() -> None:
    state = at("zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3?opponent=watch")
    stopped = more(state, "Finish it for me", "Finish it", "Stop")
    assert table(stopped).ui.paused
    assert effects(stopped) == ()


# --- sharing ---


def test_what_came_of_sharing_is_shown_and_said_until_the_next_position() -> None:
    state = then(friends("zero-hero/73"), LinkShared("Copied."))
    assert (table(state).ui.notice, state.announced[1]) == ("Copied.", "Copied.")
    assert "Copied." in part_text(state)
    assert "Copied." not in part_text(make(state, "-7"))
