"""What is laid over the table: setting up a game from first to last, the moves, more to do, the rules."""

import pytest
from support.headless import at, friends, nodes, opened, part_text, settle, table, then
from support.press import choose, chosen, controls, fill, group_of, make, more, press

from pygame_rules.computer import Level
from web.app.state import CoachMode, First, Opponent, Settings, StartKind, State
from web.saves.game import Seating
from web.screens.play.messages import Begin, Cancel, ChangeSetup, OpenSheet, RollStart
from web.screens.play.model import SetupForm, Sheet
from web.screens.play.new_game import LEVELS

COMPUTER, FRIEND = "Opponent: Computer, Learner", "Opponent: Player 2"


def form(state: State) -> SetupForm:
    found = table(state).setup
    assert found
    return found


def own(state: State, number: str) -> State:
    """The setup with one's own number in it."""
    return fill(choose(state, "Starting number", "Your own"), "Your number", number)


# --- whole flows ---


def test_a_match_of_three_with_a_friend_is_set_up_with_names_and_a_number() -> None:
    setup = choose(press(at("zero-hero/73"), COMPUTER), "Opponent", "Friend here")
    setup = fill(fill(setup, "Player 1", "Ann"), "Player 2", "  Ben ")
    setup = own(choose(press(setup, "3"), "First move", "Player 2"), "7")
    state = press(setup, "Play")
    assert (table(state).sheet, table(state).setup) == (None, None)
    assert state.announced[1] == "New game from 7. Ben's turn."
    assert table(state).saved.seating.opponent is Opponent.FRIEND
    assert state.shared.settings == Settings(
        opponent=Opponent.FRIEND,
        who_starts=First.TWO,
        start_kind=StartKind.OWN,
        points=3,
        players=("Ann", "Ben"),
    )
    won = make(state, "-7")
    assert won.announced[1] == "Ben subtracted 7: 0. Ben wins. Ann 0, Ben 1. First to 3."
    following = press(won, "Next game")
    assert following.announced[1].endswith("Ann's turn.")
    assert table(following).saved.match.score == (0, 1)


def test_a_stronger_computer_is_chosen_and_stays() -> None:
    setup = press(at("digit-drop-duel/256"), COMPUTER)
    assert all(text in part_text(setup) for text in LEVELS.values())
    state = press(choose(setup, "Level", "Perfect"), "Play")
    assert table(state).saved.seating == Seating(Opponent.COMPUTER, Level.PERFECT)
    assert state.shared.settings.level is Level.PERFECT
    assert chosen(press(state, "Opponent: Computer, Perfect"), "Level") == "Perfect"
    assert table(more(state, "New game")).saved.seating.level is Level.PERFECT


def test_computers_are_watched_paused_and_fast_forwarded() -> None:
    state = press(choose(press(at("zero-hero/73"), COMPUTER), "Opponent", "Watch"), "Play")
    assert table(state).names == ("Computer 1", "Computer 2")
    paused = press(state, "Pause")
    assert settle(paused) is paused
    over = settle(press(paused, "Go on"))
    assert table(over).play.ending
    long = at("zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3?opponent=watch")
    assert table(settle(more(long, "Finish it for me", "Finish it"))).play.ending


def test_a_running_game_waits_behind_the_one_that_was_set_up() -> None:
    running = make(friends("zero-hero/73"), "-7")
    state = press(own(press(running, FRIEND), "25"), "Play")
    assert (table(state).play.number, [each.play.number for each in table(state).saved.parked]) == (25, [66])
    back = press(state, "Resume")
    assert table(back).play == table(running).play


# --- the form ---


def test_the_setup_shows_what_is_played_and_what_was_last_chosen() -> None:
    setup = press(
        opened("zero-hero/73", opponent=Opponent.COMPUTER, level=Level.SHARP, points=5), "Opponent: Computer, Sharp"
    )
    shown = {group: chosen(setup, group) for group in ("Opponent", "Level", "Starting number", "First move")}
    assert shown == {
        "Opponent": "Computer",
        "Level": "Sharp",
        "Starting number": "Classic 100",
        "First move": "Computer",
    }
    assert controls(setup)["First to"].get("value") == "5"
    assert controls(setup)["5"].get("aria-pressed") == "true"
    assert controls(setup)["3"].get("aria-pressed") == "false"
    assert {*group_of(setup, "Opponent")} == {each.value for each in Opponent}


def test_what_follows_by_default_follows_what_is_chosen() -> None:
    setup = press(at("zero-hero/73"), COMPUTER)
    good = choose(setup, "Starting number", "A good one")
    assert chosen(good, "First move") == "You", "a good one is good for whoever begins"
    friend = choose(setup, "Opponent", "Friend here")
    assert (chosen(friend, "Starting number"), chosen(friend, "First move")) == ("Classic 100", "Player 1")
    assert "Level" not in part_text(friend)
    watch = choose(friend, "Opponent", "Watch")
    assert [*group_of(watch, "First move")] == ["Computer 1", "Computer 2", "Coin toss"]
    assert chosen(watch, "Level") == "Learner"
    assert "Player 1" not in controls(watch, radios=False)
    back = choose(watch, "Opponent", "Computer")
    assert (chosen(back, "Starting number"), chosen(back, "First move")) == ("Classic 100", "Computer")


def test_what_was_chosen_stays_whatever_is_chosen_next() -> None:
    setup = choose(press(at("zero-hero/73"), COMPUTER), "First move", "Coin toss")
    assert chosen(choose(setup, "Starting number", "Your own"), "First move") == "Coin toss"
    numbered = choose(own(setup, "56"), "Opponent", "Friend here")
    assert (chosen(numbered, "Starting number"), chosen(numbered, "First move")) == ("Your own", "Coin toss")
    assert table(press(numbered, "Play")).play.number == 56


def test_what_is_the_default_is_left_to_each_game() -> None:
    state = press(press(at("zero-hero/73"), COMPUTER), "Play")
    assert (state.shared.settings.who_starts, state.shared.settings.start_kind) == (None, None)
    other = press(choose(press(at("zero-hero/73"), COMPUTER), "First move", "You"), "Play")
    assert other.shared.settings.who_starts is First.ONE
    assert table(other).play.turn == 1


def test_the_number_that_is_offered_is_the_one_that_is_played() -> None:
    setup = choose(press(at("zero-hero/73"), COMPUTER), "Starting number", "A good one")
    assert any(node.tag == "output" for node in nodes(setup))
    rolled = press(setup, "Another number", seed=5)
    assert rolled.announced[1] == f"{form(rolled).number}."
    assert str(form(rolled).number) in part_text(rolled)
    assert table(press(rolled, "Play")).play.number == form(rolled).number
    classic = choose(press(at("digit-drop-duel/256"), COMPUTER), "Starting number", "Classic")
    assert "Any number from " in part_text(classic)
    assert "100, as in the rules." in part_text(press(at("zero-hero/73"), COMPUTER))


def test_the_coin_decides_who_begins_where_that_is_chosen() -> None:
    setup = choose(press(friends("zero-hero/73"), FRIEND), "First move", "Coin toss")
    turns = {table(press(setup, "Play", seed=seed)).play.turn for seed in range(10)}
    assert turns == {1, 2}
    assert press(setup, "Play").shared.settings.who_starts is First.TOSS


# --- what is wrong with it ---


def test_a_number_that_will_not_do_is_refused_beside_its_field() -> None:
    state = press(own(press(friends("digit-drop-duel/256"), FRIEND), "7"), "Play")
    refusal = form(state).errors["start"]
    assert refusal.startswith("Digit Drop Duel starts from at least 2 digits")
    assert state.announced[1] == refusal
    assert (table(state).play.number, table(state).sheet) == (256, Sheet.SETUP)
    field = controls(state)["Your number"]
    assert (field.get("aria-invalid"), field.get("aria-describedby")) == ("true", "setup-start-error")
    assert refusal in part_text(state)
    again = fill(state, "Your number", "71")
    assert form(again).errors == {}
    assert table(press(again, "Play")).play.number == 71


def test_what_was_wrong_with_a_field_that_is_gone_does_not_matter() -> None:
    refused = press(own(press(friends("zero-hero/73"), FRIEND), "x"), "Play")
    assert "start" in form(refused).errors
    assert table(press(choose(refused, "Starting number", "Classic 100"), "Play")).play.number == 100
    unnamed = press(fill(press(friends("zero-hero/73"), FRIEND), "Player 2", " "), "Play")
    assert form(unnamed).errors == {"name2": "A player's name cannot be empty."}
    alone = press(choose(unnamed, "Opponent", "Computer"), "Play")
    assert table(alone).saved.seating.opponent is Opponent.COMPUTER
    assert alone.shared.settings.players == ("Player 1", "Player 2")


def test_names_that_were_refused_can_be_put_right() -> None:
    refused = press(fill(fill(press(friends("zero-hero/73"), FRIEND), "Player 1", ""), "Player 2", ""), "Play")
    assert set(form(refused).errors) == {"name1", "name2"}
    named = fill(fill(refused, "Player 1", "Ann"), "Player 2", "Bo")
    assert form(named).errors == {}
    assert table(press(named, "Play")).names == ("Ann", "Bo")


@pytest.mark.parametrize("points", ["", "0", "100", "x", "-1", "1.5"])
def test_points_are_whole_and_few(points: str) -> None:
    state = press(fill(press(friends("zero-hero/73"), FRIEND), "First to", points), "Play")
    assert form(state).errors == {"points": "A match is played to a whole number of points from 1 to 99."}
    assert state.announced[1] == form(state).errors["points"]
    right = press(state, "5", "Play")
    assert table(right).saved.match.points_to_win == 5


# --- opening and closing ---


@pytest.mark.parametrize(
    ("name", "sheet"),
    [(FRIEND, Sheet.SETUP), ("Moves", Sheet.MOVES), ("More", Sheet.MORE), ("How to play", Sheet.RULES)],
)
def test_a_sheet_is_opened_by_its_button_and_closed_by_its_cross(name: str, sheet: Sheet) -> None:
    state = friends("zero-hero/73")
    shown = press(state, name)
    assert (table(shown).sheet, shown.announced[1]) == (sheet, sheet.value)
    [dialogue] = [node for node in nodes(shown) if node.get("role") == "dialog"]
    assert dialogue.get("aria-label") == sheet.value
    for closed in (press(shown, "Close"), then(shown, Cancel()), then(shown, OpenSheet(sheet))):
        assert table(closed) == table(state)
    assert then(state, Cancel()) is state


def test_more_leads_to_the_setup_and_to_the_rules() -> None:
    assert table(more(friends("zero-hero/73"), "Set up a game")).sheet is Sheet.SETUP
    assert table(more(friends("zero-hero/73"), "How to play")).sheet is Sheet.RULES


def test_a_move_in_the_sheet_is_looked_at_and_the_sheet_makes_room() -> None:
    past = press(at("zero-hero/73/-7.-6"), "Moves", "Move 1: subtracted 7, 66")
    assert (table(past).ui.viewed_ply, table(past).sheet) == (1, None)


def test_more_has_switches_that_hold_for_every_game() -> None:
    state = choose(fill(more(friends("zero-hero/73")), "Sound", "on"), "Coach", "Off")
    assert (state.shared.settings.sound, state.shared.settings.coach) == (True, CoachMode.OFF)
    assert table(state).sheet is Sheet.MORE, "it stays open"
    assert chosen(state, "Coach") == "Off"


def test_nothing_is_set_up_where_no_setup_is_open() -> None:
    state = friends("zero-hero/73")
    for message in (ChangeSetup("points", "3"), RollStart(), Begin()):
        assert then(state, message) is state
