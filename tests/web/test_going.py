"""Following links, taking games up again, and other tabs: no running game is lost."""

import pytest
from headless import at, then
from hypothesis import given
from hypothesis import strategies as st

from web.html import text_of
from web.intents import Choice, Do, Elsewhere, Go, Make
from web.state import State, Table
from web.view import view
from web.wants import Think, wants


def table(state: State) -> Table:
    assert state.table is not None
    return state.table


def test_a_link_opens_that_very_game_and_the_address_follows_the_moves() -> None:
    state = at("digit-duel/256/-6.x1")
    assert (table(state).play.number, table(state).play.turn) == (50, 1)
    assert then(state, Make("-5")).link == "digit-duel/256/-6.x1.-5"


@pytest.mark.parametrize(
    ("link", "screen", "sentence"),
    [
        ("#/chess", "lobby", "There is no game called “chess”."),
        ("#/digit-duel/9", "table", "This link cannot be played. Digit Duel starts from at least 2 digits"),
        ("#/digit-duel/256/-7", "table", "This link cannot be played. 7 is not a digit of 256."),
        ("#/zero-hero/learn", "table", "The lessons are not built yet."),
        ("#/daily/2026-11-16", "lobby", "The daily puzzle is not built yet."),
        ("#/%3Cscript%3E", "lobby", "There is no game called “<script>”."),
    ],
)
def test_a_bad_link_shows_a_sentence_and_a_way_on(link: str, screen: str, sentence: str) -> None:
    state = then(State(), Go(link))
    assert state.screen == screen
    assert state.problem.startswith(sentence)
    assert then(state, Do("dismiss")).problem == ""
    if screen == "table":
        assert table(state).play.legal_moves


@given(st.text(max_size=60))
def test_no_link_breaks_the_page(link: str) -> None:
    for path in (f"#/{link}", f"#/digit-duel/{link}", f"#/zero-hero/100/{link}"):
        state = then(State(), Go(path))
        assert state.screen in ("lobby", "about", "table")


def test_a_running_game_waits_on_the_shelf_with_all_that_belongs_to_it() -> None:
    state = then(at("digit-duel/256/-6.x1"), Do("undo"), Do("hint"), Go("#/"), Go("#/zero-hero"), Go("#/digit-duel"))
    assert (table(state).play.number, len(table(state).play.undone), table(state).hints) == (250, 1, (0, 1))
    other = then(State(shelf=state.shelf), Go("#/digit-duel"))
    assert table(other).play == table(state).play
    reloaded = then(State(shelf=state.shelf), Go(f"#/{state.link}"))
    assert table(reloaded).play == table(state).play


def test_a_finished_game_does_not_come_back_unless_its_link_is_followed() -> None:
    state = then(at("zero-hero/7"), Make("-7"), Go("#/"))
    assert table(then(state, Go("#/zero-hero"))).play.number == 100
    assert table(then(state, Go("#/zero-hero/7/-7"))).play.ending


def test_a_saved_game_that_cannot_be_read_is_said_and_replaced() -> None:
    state = then(State(shelf={"zero-hero": "{"}), Go("#/zero-hero"))
    assert state.problem == "The saved game could not be read, so a new one was started."
    assert table(state).play.number == 100


def test_a_link_to_another_game_of_the_same_kind_puts_the_running_one_aside() -> None:
    state = then(at("zero-hero/73/-7"), Go("#/zero-hero/25"))
    aside = table(state).aside
    assert aside
    assert (table(state).play.number, aside.play.number) == (25, 66)
    reloaded = then(State(shelf=then(state, Go("#/")).shelf), Go("#/zero-hero"), Do("take-up"))
    assert (table(reloaded).play.number, table(reloaded).aside) == (66, None), "nothing was played in the other game"
    swapped = then(state, Make("-5"), Do("take-up"), Do("take-up"))
    assert table(swapped).play.number == 20
    third = table(then(state, Make("-5"), Go("#/zero-hero/99")))
    assert third.aside
    assert third.aside.aside is None, "only one game waits"
    assert table(then(at("zero-hero/73"), Go("#/zero-hero/25"))).aside is None, "nothing to lose"
    assert then(at("zero-hero/73"), Do("take-up")).announced == at("zero-hero/73").announced


def test_a_link_that_goes_on_with_the_running_game_keeps_its_match() -> None:
    state = then(State(), Choice("points", "3"), Choice("first", "TWO"), Go("#/zero-hero"), Make("-1"))
    state = then(state, Go("#/zero-hero/100/-1.-9.-9"))
    play = table(state).play
    assert (play.number, play.starter, play.turn, table(state).aside) == (81, 2, 1, None)
    assert table(state).match.points_to_win == 3


def test_leaving_a_match_between_two_games_is_asked_about_too() -> None:
    state = then(State(), Choice("points", "2"), Go("#/zero-hero/7"), Make("-7"), Do("rematch"), Do("new"))
    assert table(state).confirming == "new"
    assert table(then(state, Go("#/zero-hero/25"))).aside


def saved(state: State) -> str:
    return then(state, Go("#/")).shelf[table(state).play.game.slug]


def test_the_same_game_in_another_tab_is_followed_and_another_one_is_not() -> None:
    here = at("zero-hero/73/-7")
    ahead = then(here, Elsewhere("zero-hero", saved(at("zero-hero/73/-7.-6"))))
    assert (table(ahead).play.number, ahead.link) == (60, "zero-hero/73/-7.-6")
    assert ahead.announced[1] == "In another tab the number became 60."
    undone = then(ahead, Elsewhere("zero-hero", saved(then(at("zero-hero/73/-7"), Do("undo")))))
    assert (table(undone).play.number, len(table(undone).play.undone)) == (73, 1)
    for text in (saved(at("zero-hero/73/-3.-7")), saved(at("zero-hero/99")), "{", ""):
        assert table(then(here, Elsewhere("zero-hero", text))) == table(here)
    assert table(then(here, Elsewhere("digit-duel", saved(at("digit-duel/256"))))) == table(here)
    lobby = then(State(), Elsewhere("zero-hero", saved(here)))
    assert table(then(lobby, Go("#/zero-hero"))).play.number == 66
    assert "zero-hero" not in then(lobby, Elsewhere("zero-hero", "")).shelf


@pytest.mark.parametrize("opponent", ["COMPUTER", "WATCH"])
def test_a_position_that_was_shown_is_looked_at_before_a_computer_changes_it(opponent: str) -> None:
    state = then(State(), Choice("opponent", opponent), Go("#/digit-duel/250/-5"))
    assert wants(state) == ()
    assert "Go on" in text_of(view(state)["screen"])
    assert "Paused" in text_of(view(state)["screen"])
    assert [type(want) for want in wants(then(state, Do("pause")))] == [Think]
    assert wants(then(State(), Choice("opponent", "COMPUTER"), Go("#/digit-duel/250/-5.-5"))) == ()
    assert "Go on" not in text_of(view(then(state, Choice("opponent", "FRIEND")))["screen"])
