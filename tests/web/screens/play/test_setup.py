"""The panel in which the table is set up: what each control changes, found by its name."""

import pytest
from support.headless import at, part_text, table
from support.press import controls, fill, press

from pygame_rules import GAMES
from pygame_rules.computer import Level
from web.app.state import First, Opponent


@pytest.mark.parametrize(
    ("name", "value", "setting", "wanted"),
    [
        ("Opponent", "COMPUTER", "opponent", Opponent.COMPUTER),
        ("Opponent", "WATCH", "opponent", Opponent.WATCH),
        ("Level", "PERFECT", "level", Level.PERFECT),
        ("First move", "TOSS", "first", First.TOSS),
        ("Coach", "off", "coach", False),
        ("First to", "5", "points", 5),
        ("Do the subtraction for me", "on", "page_does_sums", True),
        ("Three strikes can be claimed", "off", "claims", False),
    ],
)
def test_a_control_changes_its_setting(name: str, value: str, setting: str, wanted: object) -> None:
    state = fill(at("max-digit-zero/497"), name, value)
    assert getattr(state.shared.settings, setting) == wanted


def test_switches_for_sums_are_there_only_where_players_do_them() -> None:
    sums = {"Do the subtraction for me", "Three strikes can be claimed"}
    for slug, game in GAMES.items():
        assert (sums <= set(controls(at(slug)))) is game.player_does_sums


def test_names_change_here_and_bad_ones_are_refused_beside_their_field() -> None:
    state = fill(fill(at("zero-hero/73"), "Player 1", "Ann"), "Player 2", " ")
    assert state.shared.settings.players == ("Ann", "Player 2")
    assert table(state).setup.errors == {"name2": "A player's name cannot be empty."}
    assert controls(state)["Player 2"].get("aria-invalid") == "true"
    assert controls(state)["Player 1"].get("aria-invalid") is None


def test_the_starting_number_shows_what_is_usual_and_takes_another() -> None:
    assert controls(at("zero-hero"))["Starting number"].get("placeholder") == "100"
    assert controls(at("digit-duel"))["Starting number"].get("placeholder") == "random"
    state = press(fill(at("zero-hero/73"), "Starting number", "56"), "New game")
    assert table(state).play.number == 56


def test_the_rules_are_there_to_be_read() -> None:
    for slug, game in GAMES.items():
        assert all(rule in part_text(at(slug)) for rule in game.rules)
