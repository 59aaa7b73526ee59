"""Following links, taking games up again, and other tabs: no running game is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.headless import at, then

from web.events import KEYS
from web.html import text_of
from web.intents import Choice, ComputerMakes, Do, Elsewhere, Go, Look, Make, Trouble
from web.shelf import pack_table
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


def numbers(state: State) -> list[int]:
    """The number on the table, and those of the games that wait behind it."""
    return [each.play.number for each in (table(state), *table(state).aside)]


def test_a_link_to_another_game_of_the_same_kind_puts_the_running_one_aside() -> None:
    state = then(at("zero-hero/73/-7"), Go("#/zero-hero/25"))
    assert numbers(state) == [25, 66]
    assert "Another game, from 73, waits at 66." in text_of(view(state)["screen"])
    assert numbers(then(state, Do("take-up"))) == [66], "nothing was played in the other game"
    assert numbers(then(state, Make("-5"), Do("take-up"))) == [66, 20]
    assert numbers(then(state, Make("-5"), Do("take-up"), Do("take-up"))) == [20, 66]
    assert numbers(then(at("zero-hero/73"), Go("#/zero-hero/25"))) == [25], "nothing to lose"
    assert then(at("zero-hero/73"), Do("take-up")).announced == at("zero-hero/73").announced


def test_whatever_links_are_followed_every_running_game_waits_and_comes_back_in_turn() -> None:
    state = then(at("zero-hero/73/-7"), Go("#/zero-hero/25/-5"), Go("#/zero-hero/99/-9"), Go("#/zero-hero/25/-5"))
    assert numbers(state) == [20, 90, 66]
    assert "waits at 90, and 1 more behind it." in text_of(view(state)["screen"])
    assert numbers(then(state, Do("take-up"))) == [90, 66, 20]
    assert numbers(then(state, *[Do("take-up")] * 3)) == [20, 90, 66]
    left = then(State(shelf=then(state, Go("#/")).shelf), Go("#/zero-hero"))
    assert numbers(left) == [20, 90, 66]
    many = then(state, *(Go(f"#/zero-hero/{start}/-1") for start in range(110, 120)))
    assert numbers(many) == [118, 117, 116, 115, 114, 113], "but for a heap of them"


def test_a_game_waits_even_if_the_one_before_it_was_finished_and_the_page_opened_again() -> None:
    over = then(at("zero-hero/73/-7"), Go("#/zero-hero/7"), Make("-7"))
    again = State(shelf={"zero-hero": pack_table(table(over))})
    assert "66" in text_of(view(then(again, Go("#/")))["running"])
    for link in ("#/zero-hero", "#/zero-hero/x", "#/zero-hero/learn"):
        assert numbers(then(again, Go(link))) == [66]
        assert numbers(then(over, Go(link))) == [66]


def test_of_games_that_began_alike_each_is_kept() -> None:
    state = then(at("digit-duel/256/-6.-5"), Go("#/digit-duel/256/-6.-2"), Go("#/digit-duel/256/-6"))
    assert numbers(state) == [250, 245]
    assert numbers(then(state, Do("redo"))) == [248, 245]


def test_a_match_is_not_taken_for_a_game_from_the_same_number() -> None:
    state = then(State(), Choice("points", "5"), Go("#/zero-hero/100"), Make("-1"), Do("resign"), Do("yes"))
    state = then(state, Do("rematch"), Go("#/zero-hero/50"), Do("new"), Make("-1"), Go("#/zero-hero/60"))
    assert [(each.play.number, each.match.score) for each in table(state).aside] == [(99, (0, 0)), (100, (1, 0))]


def test_a_game_that_never_began_is_not_kept_before_one_that_waits() -> None:
    left = then(at("zero-hero/73/-7"), Go("#/zero-hero/25"), Go("#/"))
    assert numbers(then(State(shelf=left.shelf), Go("#/zero-hero"))) == [66]


def test_the_way_back_through_a_game_can_be_gone_forward_again() -> None:
    state = then(at("zero-hero/73/-7.-6"), Go("#/"), Go("#/zero-hero/73/-7"))
    assert numbers(state) == [66]
    assert numbers(then(state, Do("redo"))) == [60]
    ended = then(at("zero-hero/7"), Make("-7"), Go("#/about"))
    assert numbers(then(ended, Go("#/zero-hero/7"))) == [7]


def test_a_link_without_moves_is_a_new_game_as_the_settings_want_it() -> None:
    state = then(State(), Choice("first", "TWO"), Choice("points", "3"), Go("#/zero-hero/73"))
    assert (table(state).play.turn, table(state).match.points_to_win) == (2, 3)
    assert numbers(then(at("zero-hero/73/-7"), Go("#/zero-hero/73"))) == [73, 66]


def test_a_link_that_goes_on_with_the_running_game_keeps_its_match() -> None:
    state = then(State(), Choice("points", "3"), Choice("first", "TWO"), Go("#/zero-hero"), Make("-1"))
    state = then(state, Go("#/zero-hero/100/-1.-9.-9"))
    play = table(state).play
    assert (play.number, play.starter, play.turn, table(state).aside) == (81, 2, 1, ())
    assert table(state).match.points_to_win == 3


def test_leaving_a_match_between_two_games_is_asked_about_too() -> None:
    state = then(State(), Choice("points", "2"), Go("#/zero-hero/7"), Make("-7"), Do("rematch"), Do("new"))
    assert table(state).confirming == "match"
    assert table(then(state, Do("yes"))).match.score == (0, 0)
    assert table(then(state, Go("#/zero-hero/25"))).aside
    between = then(State(), Choice("points", "2"), Go("#/zero-hero/7"), Make("-7"), Do("new"))
    assert table(between).confirming == "match"
    assert numbers(then(between, Go("#/"), Go("#/zero-hero"))) == [0], "where the next game is offered"
    last = then(State(), Go("#/zero-hero/7"), Make("-7"), Do("new"))
    assert table(last).confirming == "", "nothing to lose"


def saved(state: State) -> str:
    return then(state, Go("#/")).shelf[table(state).play.game.slug]


def test_the_same_game_in_another_tab_is_followed_and_another_one_is_not() -> None:
    here = at("zero-hero/73/-7")
    ahead = then(here, Elsewhere("zero-hero", saved(at("zero-hero/73/-7.-6"))))
    assert (table(ahead).play.number, ahead.link) == (60, "zero-hero/73/-7.-6")
    assert ahead.announced[1] == "In another tab the number became 60."
    undone = then(ahead, Elsewhere("zero-hero", saved(then(at("zero-hero/73/-7"), Do("undo")))))
    assert (table(undone).play.number, len(table(undone).play.undone)) == (73, 1)
    for text in (saved(at("zero-hero/99")), saved(here), "{", ""):
        assert table(then(here, Elsewhere("zero-hero", text))) == table(here)
    assert table(then(here, Elsewhere("digit-duel", saved(at("digit-duel/256"))))) == table(here)
    lobby = then(State(), Elsewhere("zero-hero", saved(here)))
    assert table(then(lobby, Go("#/zero-hero"))).play.number == 66
    assert "zero-hero" not in then(lobby, Elsewhere("zero-hero", "")).shelf


def test_another_game_in_another_tab_waits_behind_the_one_here() -> None:
    here = then(at("zero-hero/99"), Elsewhere("zero-hero", saved(at("zero-hero/73/-7"))))
    assert numbers(here) == [99, 66]
    assert numbers(then(here, Elsewhere("zero-hero", saved(at("zero-hero/73/-7.-6"))))) == [99, 60]
    assert numbers(then(here, Elsewhere("zero-hero", saved(at("zero-hero/73/-3"))))) == [99, 70, 66]
    assert numbers(then(here, Go("#/"), Go("#/zero-hero"))) == [66], "nothing was played here"


def test_a_game_given_up_and_the_next_of_a_match_are_followed_too() -> None:
    here = then(State(), Choice("points", "3"), Go("#/zero-hero/73"), Make("-7"))
    over = then(here, Do("resign"), Do("yes"))
    followed = then(here, Elsewhere("zero-hero", saved(over)))
    assert table(followed).standing.score == (1, 0)
    assert followed.announced[1] == "In another tab the number became 66. Player 2 resigned, so Player 1 wins."
    following = then(followed, Elsewhere("zero-hero", saved(then(over, Do("rematch")))))
    assert (numbers(following), table(following).match.score) == ([73], (1, 0))


def test_a_finished_game_stays_when_another_tab_only_lays_out_its_number() -> None:
    here = then(at("zero-hero/7"), Make("-7"))
    assert then(here, Elsewhere("zero-hero", saved(at("zero-hero/7")))).table == here.table
    assert numbers(then(here, Elsewhere("zero-hero", saved(then(here, Do("undo")))))) == [7]


def test_hints_count_whichever_tab_they_were_asked_in() -> None:
    here, there = at("zero-hero/73"), then(at("zero-hero/73"), Do("hint"), Do("hint"))
    heard = then(here, Elsewhere("zero-hero", saved(there)))
    assert (table(heard).hints, heard.announced) == ((2, 0), here.announced)
    assert table(then(there, Elsewhere("zero-hero", saved(then(here, Make("-7")))))).hints == (2, 0)


def test_what_happens_in_another_tab_disturbs_neither_looking_back_nor_the_computer() -> None:
    here = then(
        State(),
        Choice("opponent", "COMPUTER"),
        Go("#/zero-hero/73"),
        Make("-7"),
        ComputerMakes("zero-hero/73/-7", ("-6",)),
        Look(1),
    )
    there = then(here, Look(None), Make("-6"))
    followed = then(here, Elsewhere("zero-hero", saved(there)))
    assert (table(followed).looking, table(followed).play.number) == (1, 54)
    assert wants(then(followed, Look(None))) == (), "the other tab's computer is thinking"
    assert [type(want) for want in wants(then(followed, Look(None), Do("pause")))] == [Think]


def test_where_no_table_is_shown_nothing_happens_to_its_game() -> None:
    state = then(at("zero-hero/73/-7"), Go("#/"))
    for key in "urhn":
        assert then(state, Do(KEYS[key])) == state
    dark = then(state, Choice("theme", "DARK"))
    assert (dark.link, dark.shelf) == ("", state.shelf)
    assert then(state, Elsewhere("zero-hero", saved(at("zero-hero/73/-7.-6")))).link == ""


def test_names_are_the_same_at_every_table_and_what_was_refused_is_forgotten() -> None:
    state = then(at("digit-duel/256/-6"), Go("#/zero-hero/73/-7"), Choice("name1", "Ann"), Choice("points", "0"))
    assert state.refused[0] == "points"
    state = then(state, Go("#/zero-hero/25"), Do("take-up"))
    assert (state.names[0], state.refused) == ("Ann", ("", ""))
    assert then(state, Go("#/digit-duel")).names[0] == "Ann"


def test_what_is_wrong_with_a_link_or_the_storage_is_said() -> None:
    assert then(State(), Go("#/chess")).announced[1] == "There is no game called “chess”."
    assert then(State(), Go("#/zero-hero/x")).announced[1].startswith("This link cannot be played.")
    assert then(State(), Trouble("Nothing is kept.")).announced[1] == "Nothing is kept."


@pytest.mark.parametrize("opponent", ["COMPUTER", "WATCH"])
def test_a_position_that_was_shown_is_looked_at_before_a_computer_changes_it(opponent: str) -> None:
    state = then(State(), Choice("opponent", opponent), Go("#/digit-duel/250/-5"))
    assert wants(state) == ()
    assert "Go on" in text_of(view(state)["screen"])
    assert "Paused" in text_of(view(state)["screen"])
    assert [type(want) for want in wants(then(state, Do("pause")))] == [Think]
    assert wants(then(State(), Choice("opponent", "COMPUTER"), Go("#/digit-duel/250/-5.-5"))) == ()
    assert "Go on" not in text_of(view(then(state, Choice("opponent", "FRIEND")))["screen"])
