"""What a link to a table may say behind its question mark, and what it had better not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.headless import at, effects, nodes, opened, table, then
from support.hostile import TEXTS
from support.press import make

from pygame_rules.computer import Level
from web.app.messages import Navigate
from web.app.state import Opponent, State
from web.saves.game import Seating
from web.screens.play.options import Options, read_options

ALL = "opponent=computer&level=sharp&first=2&you=2&names=Ann,Ben"


def test_every_option_is_read() -> None:
    found = read_options({"opponent": "computer", "level": "sharp", "first": "2", "you": "1", "names": "Ann,Ben"})
    assert found == Options(Opponent.COMPUTER, Level.SHARP, 2, 1, ("Ann", "Ben"))
    assert read_options({}) == Options()


@pytest.mark.parametrize("opponent", Opponent)
@pytest.mark.parametrize("link", ["zero-hero", "zero-hero/73", "zero-hero/73/-7"])
def test_a_link_says_who_plays(link: str, opponent: Opponent) -> None:
    for last in Opponent:
        state = opened(f"{link}?opponent={opponent.name.lower()}&level=novice", opponent=last)
        assert table(state).saved.seating == Seating(opponent, Level.NOVICE)


@pytest.mark.parametrize("level", Level)
def test_a_link_says_how_strong_the_computer_is(level: Level) -> None:
    state = at(f"zero-hero/73?opponent=watch&level={level.name.lower()}")
    assert [effect.key for effect in effects(state)] == [("choose move", "zero-hero/73", level)]


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("you", [1, 2])
def test_a_link_says_who_moves_first_and_where_the_reader_sits(first: int, you: int) -> None:
    model = table(at(f"zero-hero/73?opponent=computer&first={first}&you={you}"))
    assert (model.play.turn, model.saved.match.starter, model.saved.seating.you) == (first, first, you)
    assert model.is_live == (first == you)
    assert model.name(you) == "You"
    shown = table(at(f"zero-hero/73/-7?opponent=friend&first={first}"))
    assert shown.play.turn == 3 - first


def test_a_reader_in_the_second_seat_begins_unless_the_link_says_otherwise() -> None:
    model = table(at("digit-drop-duel/73?opponent=computer&you=2"))
    assert (model.play.turn, model.is_live) == (2, True)
    assert table(at("zero-hero?opponent=computer&you=2")).play.turn == 1, "there the computer begins"


def test_a_link_says_what_both_are_called() -> None:
    for link in ("zero-hero", "zero-hero/73", "zero-hero/73/-7"):
        assert table(at(f"{link}?opponent=friend&names=Ann,Ben")).names == ("Ann", "Ben")
    escaped = at("zero-hero/73?opponent=friend&names=Zo%C3%AB,%E6%9D%8E")
    assert table(escaped).names == ("Zoë", "李")
    assert escaped.shared.settings.players == ("Player 1", "Player 2"), "for this game only"


def test_the_names_of_a_running_game_are_its_own() -> None:
    running = at("zero-hero/73/-7?opponent=friend&names=Ann,Ben")
    again = then(running, Navigate("#/zero-hero?names=Cy,Di"))
    assert table(again).names == ("Ann", "Ben")


def test_options_are_no_part_of_the_path() -> None:
    state = at(f"zero-hero/73?{ALL}")
    assert state.path == "zero-hero/73"
    assert make(state, "-7").path == "zero-hero/73/-7"


@pytest.mark.parametrize(
    "query",
    [
        "opponent=",
        "opponent=link",
        "opponent=COMPUTER%20",
        "opponent=__class__",
        "level=grandmaster",
        "level=5",
        "first=3",
        "first=0",
        "first=-1",
        "first=11",
        "you=٢",
        "you=1.0",
        "names=Ann",
        "names=,",
        "names=Ann,",
        f"names={'x' * 99},Ben",
        "names=%E2%80%AEevil,Ben",
        "nonsense=1",
        "=",
        "&&&",
        "?",
    ],
)
def test_what_cannot_be_read_is_left_out_and_nothing_is_said(query: str) -> None:
    plain, odd = at("zero-hero/73"), at(f"zero-hero/73?{query}")
    assert odd.notices == ()
    assert table(odd).saved == table(plain).saved
    shown = at(f"zero-hero/73/-7?{query}")
    assert table(shown).saved.seating.opponent is Opponent.FRIEND


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: ascii(text[:20]))
@pytest.mark.parametrize("name", ["opponent", "level", "first", "you", "names"])
def test_hostile_options_change_nothing_but_names_that_may_be_names(name: str, text: str) -> None:
    found = read_options({name: text})
    assert found._replace(names=None) == Options()
    if found.names:
        assert all(each.isprintable() and len(each) <= 24 for each in found.names)


@given(st.dictionaries(st.sampled_from(["opponent", "level", "first", "you", "names"]) | st.text(), st.text()))
def test_any_options_are_read(options: dict[str, str]) -> None:
    found = read_options(options)
    assert found.first in (None, 1, 2)
    assert found.you in (None, 1, 2)


@given(st.text(st.sampled_from("opentfirsyudlcmabh=&,12%é?/ ")))
def test_any_query_opens_a_table(query: str) -> None:
    state = then(State(), Navigate(f"#/zero-hero/73?{query}"))
    assert table(state).play.number == 73
    assert nodes(state)
