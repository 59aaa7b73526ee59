"""Games that begin or go on in a match, and what is set up for the next one."""

import json
import math

import pytest
from support.headless import at, effects, nodes, opened, part_text, table, then
from support.press import controls, fill, make, press

from pygame_rules import GAMES
from pygame_rules.computer import Level
from web.app import storage
from web.app.messages import Navigate
from web.app.state import First, Opponent, Settings
from web.screens.play.messages import NewGame, ShowPly
from web.screens.play.model import Question


def test_a_new_game_asks_before_a_running_one_is_lost() -> None:
    fresh = press(fill(at("zero-hero/73"), "Starting number", "56"), "New game")
    assert table(fresh).play.number == 56
    running = press(fill(make(fresh, "-6"), "Starting number", "84"), "New game")
    assert (table(running).ui.question, table(running).play.number) == (Question.NEW_GAME, 50)
    assert running.announced[1] == "Start a new game? The running one is lost."
    assert table(press(running, "New game")).play.number == 50, "asking twice is not an answer"
    assert table(then(running, ShowPly(0))).ui.question is None
    assert table(press(running, "No, keep playing")).play.number == 50
    assert table(press(running, "Yes")).play.number == 84


def test_leaving_a_match_between_two_games_is_asked_about_too() -> None:
    between = make(opened("zero-hero/7", points=2), "-7")
    asked = press(between, "Next game", "New game")
    assert table(asked).ui.question is Question.NEW_MATCH
    assert asked.announced[1] == "Start a new match? The score of this one is lost."
    assert table(press(asked, "Yes")).saved.match.score == (0, 0)
    assert table(then(asked, Navigate("#/zero-hero/25"))).saved.parked
    assert table(press(between, "New game")).ui.question is Question.NEW_MATCH
    last = press(make(at("zero-hero/7"), "-7"), "New game")
    assert table(last).ui.question is None, "nothing to lose"


def test_a_bad_start_is_refused_beside_its_field() -> None:
    state = press(fill(at("digit-duel/256"), "Starting number", "7"), "New game")
    refusal = table(state).setup.errors["start"]
    assert refusal.startswith("Digit Duel starts from at least 2 digits")
    assert state.announced[1] == refusal
    assert table(state).play.number == 256
    field = controls(state)["Starting number"]
    assert (field.get("aria-invalid"), field.get("aria-describedby")) == ("true", "start-error")
    assert refusal in part_text(state)
    assert table(fill(state, "Starting number", "71")).setup.errors == {}
    assert table(press(state, "Random number")).setup.errors == {}


def test_a_bad_start_takes_the_question_back() -> None:
    asked = press(make(at("digit-duel/256"), "-6"), "New game")
    refused = press(fill(asked, "Starting number", "7"), "Yes")
    assert table(refused).ui.question is None
    assert table(refused).play.number == 250


@pytest.mark.parametrize("slug", GAMES)
def test_a_rolled_start_is_one_the_game_takes(slug: str) -> None:
    state = press(at(slug), "Random number")
    rolled = table(state).setup.start
    assert str(GAMES[slug].parse_start(rolled)) == rolled
    assert controls(state)["Starting number"].get("value") == rolled
    assert table(press(state, "New game")).play.number == int(rolled)


def test_a_new_game_says_where_it_starts_and_who_moves_first() -> None:
    state = fill(at("zero-hero/73"), "First move", "TWO")
    assert table(state).play.turn == 1, "the running game stays as it is"
    state = press(state, "New game")
    assert state.announced[1] == "New game from 100. Player 2 moves first."
    assert table(state).play.turn == 2


def test_the_coin_is_tossed_when_that_is_chosen() -> None:
    starters = set()
    for seed in range(10):
        state = press(fill(at("zero-hero/73"), "First move", "TOSS"), "New game", seed=seed)
        assert table(state).ui.tossed
        starters.add(table(state).play.turn)
        assert state.announced[1].startswith("The coin was tossed. New game from 100.")
        assert any(node.get("class") == "coin" for node in nodes(state))
    assert starters == {1, 2}
    assert not table(make(state, "-1")).ui.tossed, "a coin is seen once"


def test_a_computer_that_moves_first_begins_by_itself() -> None:
    state = press(opened("zero-hero/73", opponent=Opponent.COMPUTER, first=First.TWO), "New game")
    assert state.announced[1] == "New game from 100. Computer moves first."
    assert len(effects(state)) == 1


# --- matches ---


def test_a_match_is_counted_and_the_starter_alternates() -> None:
    state = press(fill(fill(at("zero-hero/7"), "First to", "2"), "Starting number", "7"), "New game")
    assert table(state).saved.match.points_to_win == 2
    state = make(state, "-7")
    assert table(state).saved.standing.score == (1, 0)
    state = press(state, "Next game")
    assert (table(state).play.turn, table(state).play.number) == (2, 7)
    state = make(press(make(state, "-7"), "Next game"), "-7")
    assert (table(state).saved.standing.score, table(state).saved.standing.winner) == ((2, 1), 1)
    undone = press(state, "Undo")
    assert table(undone).saved.standing.score == (1, 1), "an undone game does not count"
    again = press(state, "Rematch")
    assert (table(again).saved.standing.score, table(again).play.turn) == ((0, 0), 2)


def test_the_next_game_starts_from_the_same_number_where_that_was_chosen() -> None:
    rolled = make(at("digit-duel/25"), "x1")
    assert table(press(rolled, "Rematch")).play.start != 25, "without a choice each game is another one"
    chosen = press(fill(at("digit-duel/37"), "Starting number", "25"), "New game")
    assert table(press(make(chosen, "x1"), "Rematch")).play.start == 25
    assert table(press(make(at("zero-hero/7"), "-7"), "Rematch")).play.start == 7


def test_a_rematch_is_played_for_as_many_points_as_are_chosen_now() -> None:
    over = fill(make(at("zero-hero/7"), "-7"), "First to", "5")
    assert table(press(over, "Rematch")).saved.match.points_to_win == 5


# --- setting up ---


def test_settings_are_chosen_in_the_panel() -> None:
    state = at("max-digit-zero/497")
    for name, value in (
        ("First move", "TWO"),
        ("Level", "SHARP"),
        ("Opponent", "WATCH"),
        ("Coach", "off"),
        ("Three strikes can be claimed", "off"),
        ("First to", "7"),
        ("Player 1", "  Ann "),
    ):
        state = fill(state, name, value)
    assert state.shared.settings == Settings(
        first=First.TWO,
        level=Level.SHARP,
        opponent=Opponent.WATCH,
        coach=False,
        claims=False,
        points=7,
        players=("Ann", "Player 2"),
    )


def test_a_name_is_taken_at_once_and_a_bad_one_is_refused_beside_its_field() -> None:
    named = fill(fill(at("zero-hero/73"), "Player 1", "  Ann "), "Player 2", "Bo")
    assert (named.shared.settings.players, table(named).play.players) == (("Ann", "Bo"), ("Ann", "Bo"))
    assert "Ann's turn" in part_text(named)
    refused = fill(named, "Player 2", "")
    assert table(refused).setup.errors == {"name2": "A player's name cannot be empty."}
    assert refused.announced[1] == "A player's name cannot be empty."
    assert "A player's name cannot be empty." in part_text(refused)
    assert refused.shared.settings.players == ("Ann", "Bo")
    assert table(fill(refused, "Player 2", "Cy")).setup.errors == {}


def test_points_are_whole_and_few_and_one_refusal_makes_room_for_the_next() -> None:
    refused = fill(at("zero-hero/73"), "First to", "0")
    assert refused.shared.settings.points == 1
    assert table(refused).setup.errors == {"points": "A match is played to a whole number of points from 1 to 99."}
    assert refused.announced[1] == table(refused).setup.errors["points"]
    assert table(refused).setup.errors["points"] in part_text(refused)
    assert list(table(fill(refused, "Player 1", "")).setup.errors) == ["name1"]
    assert table(fill(refused, "First to", "3")).setup.errors == {}


@pytest.mark.parametrize("points", [math.inf, -math.inf, math.nan, "x", None, 0, 100])
def test_saved_points_that_cannot_have_been_chosen_are_replaced(points: object) -> None:
    saved = json.loads(storage.encode_settings(Settings(sound=True)))
    assert storage.decode_settings(json.dumps({**saved, "points": points})) == Settings(sound=True)


def test_a_new_game_forgets_what_was_refused_but_not_the_number_that_was_typed() -> None:
    state = fill(fill(at("zero-hero/73"), "Starting number", "56"), "First to", "0")
    begun = press(state, "New game")
    assert (table(begun).setup.start, table(begun).setup.errors) == ("56", {})


def test_a_blank_start_is_the_games_own() -> None:
    assert table(press(fill(at("zero-hero/73"), "Starting number", "  "), "New game")).play.number == 100
    assert table(then(at("zero-hero/73"), NewGame())).play.number == 100
