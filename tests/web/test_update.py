"""The page's state: what every intent makes of it, without a browser."""

from headless import at, settle, then

from pygame_rules import GAMES, solve
from pygame_rules.coach import Coach
from pygame_rules.computer import Level
from web import shelf
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
    Offline,
    Reviewed,
    Shared,
    Trouble,
    TypeResult,
    TypeStart,
)
from web.state import Edition, First, Kept, Opponent, Settings, State, Table, Theme
from web.view import view
from web.wants import wants


def table(state: State) -> Table:
    assert state.table is not None
    return state.table


def test_a_game_opens_with_the_first_click_and_takes_a_move_with_the_second() -> None:
    for slug, game in GAMES.items():
        state = then(State(), Go(f"#/{slug}"))
        assert (state.screen, table(state).play.game) == ("table", game)
        assert table(state).play.legal_moves
    state = then(State(), Go("#/zero-hero"), Make("-1"))
    assert table(state).play.number == 99
    assert state.link == "zero-hero/100/-1"


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


def test_resigning_asks_first_and_counts_for_a_person() -> None:
    state = then(at("digit-duel/256/-6"), Choice("opponent", "COMPUTER"), Do("resign"))
    assert table(state).confirming == "resign"
    assert table(then(state, Do("no"))).confirming == ""
    ending = table(then(state, Do("yes"))).play.ending
    assert ending
    assert ending.winner == 2


def test_a_new_game_asks_before_a_running_one_is_lost() -> None:
    fresh = then(at("zero-hero/73"), TypeStart("56"), Do("new"))
    assert table(fresh).play.number == 56
    running = then(fresh, Make("-6"), TypeStart("84"), Do("new"))
    assert (table(running).confirming, table(running).play.number) == ("new", 50)
    assert running.announced[1] == "Start a new game? The running one is lost."
    assert table(then(running, Do("new"))).play.number == 50, "asking twice is not an answer"
    assert table(then(running, Look(0))).confirming == ""
    assert table(then(running, Do("yes"))).play.number == 84


def test_a_bad_start_is_refused_beside_its_field() -> None:
    state = then(at("digit-duel/256"), TypeStart("7"), Do("new"))
    assert table(state).start_error.startswith("Digit Duel starts from at least 2 digits")
    assert table(state).play.number == 256
    assert table(then(state, TypeStart("71"))).start_error == ""


def test_a_rolled_start_is_one_the_game_takes() -> None:
    for slug, game in GAMES.items():
        state = then(State(), Go(f"#/{slug}"), Do("roll"))
        assert game.parse_start(table(state).start_text)


def test_a_match_is_counted_and_the_starter_alternates() -> None:
    state = then(at("zero-hero/7"), Choice("points", "2"), Do("new"), TypeStart("7"), Do("new"))
    assert table(state).match.points_to_win == 2
    state = then(state, Make("-7"))
    assert table(state).standing.score == (1, 0)
    state = then(state, Do("rematch"))
    assert (table(state).play.turn, table(state).play.number) == (2, 7)
    state = then(state, Make("-7"), Do("rematch"), Make("-7"))
    assert (table(state).standing.score, table(state).standing.winner) == ((2, 1), 1)
    again = then(state, Do("rematch"))
    assert (table(again).standing.score, table(again).play.turn) == ((0, 0), 2)
    undone = then(state, Do("undo"))
    assert table(undone).standing.score == (1, 1), "an undone game does not count"


def test_the_coin_is_tossed_when_that_is_chosen() -> None:
    starters = set()
    for seed in range(10):
        state = then(at("zero-hero/73"), Choice("first", "TOSS"), Do("new"), seed=seed)
        assert table(state).tossed
        starters.add(table(state).play.turn)
        assert "The coin was tossed." in state.announced[1]
    assert starters == {1, 2}


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


def test_what_a_computer_has_played_out_is_not_told_as_somebodys_play() -> None:
    state = settle(then(at("zero-hero/73/-7"), Do("finish"), Do("yes")))
    note = "After move 1 the computer made moves for both sides."
    assert note in text_of(view(state)["screen"])
    reloaded = then(State(shelf=then(state, Go("#/")).shelf), Go(f"#/{state.link}"))
    assert note in text_of(view(reloaded)["screen"])
    back = then(state, *[Do("undo")] * (len(table(state).play.moves) - 1))
    assert note not in text_of(view(back)["screen"])
    assert note not in text_of(view(then(back, Make("-6")))["screen"]), "that move was a person's"


def test_looking_back_the_score_and_the_right_to_claim_are_said() -> None:
    state = then(at("zero-hero/73/-7.-6"), Look(1))
    assert state.announced[1] == "Looking back: after move 1 of 2 the number was 66."
    assert then(state, Do("present")).announced[1] == "Back in the game: the number is 60."
    won = then(State(), Choice("points", "2"), Go("#/zero-hero/7"), Make("-7"))
    assert won.announced[1].endswith("wins. Player 1: 1, Player 2: 0. First to 2.")
    struck = then(at("max-digit-zero/497"), *(Make("-4"), TypeResult("493"), Do("check")) * 3)
    assert struck.announced[1].endswith("Strike 3. Player 2 may claim the game.")
    assert not then(struck, Choice("claims", "off"), Make("-4"), Do("check")).announced[1].endswith("claim the game.")


def test_a_digit_that_is_not_there_is_told() -> None:
    assert then(at("digit-duel/123"), Absent(9)).announced[1] == "9 is not a digit of 123."
    assert then(at("digit-drop-duel/123"), Absent(9)).announced[1] == "9 is not a digit of 123."
    over = then(at("zero-hero/7"), Make("-7"))
    assert then(over, Absent(9)) == over


def test_all_moves_of_a_long_game_are_listed_when_that_is_asked_for() -> None:
    state = settle(then(at("zero-hero/299"), Do("finish"), Do("yes")))
    plies = len(table(state).play.moves)
    assert plies > 20
    first = "Start: 299"
    short, long = text_of(view(state)["screen"]), text_of(view(then(state, Do("all-moves")))["screen"])
    assert f"Show {plies - 20} earlier moves{first}" in short
    assert f"1. Player 1: Subtracted 9, new number is 290.Hide {plies - 20} earlier moves{first}" in long


def test_a_game_that_is_paused_can_be_played_out() -> None:
    link = "#/zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3.-4"
    state = then(State(), Choice("opponent", "COMPUTER"), Go(link), Do("finish"), Do("yes"))
    assert table(settle(state)).play.ending


def test_redoing_the_last_move_tells_who_has_won() -> None:
    state = then(at("zero-hero/7"), Make("-7"), Do("undo"), Do("redo"))
    assert state.announced[1] == "Now the number is 0. Player 1 reduced the number to zero and wins."


def test_without_a_coach_there_are_no_hints() -> None:
    state = then(at("zero-hero/73"), Choice("coach", "off"), Do("hint"), Do("hint"))
    assert table(state).hints == (0, 0)


def test_whether_values_are_shown_holds_for_every_table_and_is_kept() -> None:
    state = then(at("zero-hero/73"), Do("values"), Go("#/digit-duel/256"))
    assert "wins" in text_of(view(settle(state))["screen"])
    assert shelf.unpack_settings(shelf.pack_settings(state.settings)).values


def test_computers_play_each_other_and_wait_after_an_undo() -> None:
    state = settle(then(at("digit-drop-duel/1023"), Choice("opponent", "WATCH")))
    assert table(state).play.ending
    back = then(state, Do("undo"))
    assert table(back).paused
    assert settle(back) == back or table(settle(back)).play == table(back).play
    assert table(settle(then(back, Do("pause")))).play.ending


def test_a_long_ending_can_be_played_out() -> None:
    asked = then(at("zero-hero/73"), Do("finish"))
    assert table(asked).confirming == "finish"
    assert not table(then(asked, Do("yes"), Do("stop"))).hurried
    state = settle(then(asked, Do("yes")))
    assert table(state).play.ending
    assert then(state, Do("finish"), Do("resign")) == state
    assert not table(state).hurried


def test_hints_come_in_three_steps_and_are_counted_for_the_player_to_move() -> None:
    state = at("zero-hero/73/-7")
    for step in (1, 2, 3):
        state = settle(then(state, Do("hint")))
        assert (table(state).hint_step, table(state).hints) == (step, (0, step))
    assert then(state, Do("hint")) is state
    waiting = then(at("zero-hero/56"), Choice("opponent", "COMPUTER"), Make("-6"), Do("hint"))
    assert table(waiting).hints == (0, 0), "no hint about the computer's move"
    assert table(then(state, Make("-6"))).hint_step == 0


def test_a_finished_game_is_reviewed() -> None:
    review = table(settle(at("zero-hero/25/-2.-3.-2.-8.-1.-9"))).review
    assert review
    assert [mistake.ply for mistake in review.mistakes] == [1]


def test_settings_change_and_bad_ones_are_refused() -> None:
    state = then(
        State(), Choice("theme", "DARK"), Choice("sound", "on"), Choice("coach", "off"), Choice("claims", "off")
    )
    assert state.settings == Settings(theme=Theme.DARK, sound=True, coach=False, claims=False)
    state = then(at("zero-hero/73"), Choice("first", "TWO"), Choice("level", "SHARP"), Choice("opponent", "WATCH"))
    assert state.settings == Settings(first=First.TWO, level=Level.SHARP, opponent=Opponent.WATCH)
    refused = then(state, Choice("points", "0"))
    assert (refused.settings.points, refused.refused[0]) == (1, "points")
    assert refused.announced[1] == refused.refused[1] == "A match is played to a whole number of points from 1 to 99."
    assert then(refused, Choice("points", "3")).refused == ("", "")
    named = then(at("zero-hero/73"), Choice("name1", "  Ann "))
    assert (named.settings.players, table(named).play.players) == (("Ann", "Player 2"), ("Ann", "Player 2"))
    assert then(at("zero-hero/73"), Choice("name2", "Bo")).name(2) == "Bo"
    assert then(State(), Choice("name1", "")).refused == ("name1", "A player's name cannot be empty.")


def test_the_rest_is_said_where_it_belongs() -> None:
    assert then(State(), Trouble("Oh.")).trouble == "Oh."
    assert table(then(at("zero-hero/73"), Shared("Copied."))).shared == "Copied."
    assert then(State(), Do("keys")).keys_shown
    assert then(State(), Do("undo")) == State()
    assert then(at("zero-hero/73"), Do("dance")).table == at("zero-hero/73").table
    assert then(State(), Go("#/about")).link == "about"


def test_each_hint_is_said() -> None:
    state = settle(then(at("zero-hero/73"), Do("hint")))
    assert state.announced[1] == "You can win from here, if you find the right move."
    assert then(state, Do("hint")).announced[1] == "Subtracting 3 wins: it leaves 70."
    assert then(state, Choice("keys", "off")).settings.keys is False


def test_a_new_version_is_offered_but_not_in_a_running_game() -> None:
    outdated = then(at("zero-hero/73"), Offline(Kept.OUTDATED))
    offers = [text_of(view(state)["kept"]) for state in (outdated, then(outdated, Make("-7")))]
    assert offers == ["A new version is ready.Update now", "Ready to play offline."]
    assert text_of(view(then(outdated, Make("-7"), Go("#/")))["kept"]) == offers[0]
    assert text_of(view(State())["kept"]) == ""


def test_only_the_site_offers_itself_to_take_along() -> None:
    shown = {edition: text_of(view(then(State(edition=edition), Go("#/about")))["screen"]) for edition in Edition}
    assert [edition for edition, text in shown.items() if "as one file" in text] == [Edition.SITE]
