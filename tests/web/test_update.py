"""The page's state: what every intent makes of it, without a browser."""

from support.headless import at, settle, then

from pygame_rules import GAMES
from pygame_rules.computer import Level
from web import shelf
from web.html import text_of
from web.intents import (
    Choice,
    Do,
    Go,
    Look,
    Make,
    Offline,
    Shared,
    Trouble,
    TypeStart,
)
from web.state import Edition, First, Kept, Opponent, Settings, State, Table, Theme
from web.view import view


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


def test_all_moves_of_a_long_game_are_listed_when_that_is_asked_for() -> None:
    state = settle(then(at("zero-hero/299"), Do("finish"), Do("yes")))
    plies = len(table(state).play.moves)
    assert plies > 20
    first = "Start: 299"
    short, long = text_of(view(state)["screen"]), text_of(view(then(state, Do("all-moves")))["screen"])
    assert f"Show {plies - 20} earlier moves{first}" in short
    assert f"1. Player 1: Subtracted 9, new number is 290.Hide {plies - 20} earlier moves{first}" in long


def test_without_a_coach_there_are_no_hints() -> None:
    state = then(at("zero-hero/73"), Choice("coach", "off"), Do("hint"), Do("hint"))
    assert table(state).hints == (0, 0)


def test_whether_values_are_shown_holds_for_every_table_and_is_kept() -> None:
    state = then(at("zero-hero/73"), Do("values"), Go("#/digit-duel/256"))
    assert "wins" in text_of(view(settle(state))["screen"])
    assert shelf.unpack_settings(shelf.pack_settings(state.settings)).values


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
