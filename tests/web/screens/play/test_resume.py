"""Following links and taking games up again: no running game is lost."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.headless import at, effects, friends, opened, part_text, saved_text, table, then
from support.press import controls, fill, make, more, press

from pygame_rules import BadLink
from web.app.messages import ChangeSetting, Dismiss, Navigate
from web.app.router import Route
from web.app.state import First, Opponent, Settings, Shared, State, Theme
from web.screens import NAMES
from web.screens.play.messages import Hint, NewGame, Redo, Resume, Undo
from web.screens.play.resume import open_table


def go(state: State, *links: str) -> State:
    return then(state, *(Navigate(f"#/{link}") for link in links))


def reloaded(state: State, link: str) -> State:
    """The page opened again at a link, with nothing but what was saved."""
    return at(link, saved=go(state, "").shared.saved)


def numbers(state: State) -> list[int]:
    """The number on the table, and those of the games that wait behind it."""
    saved = table(state).saved
    return [each.play.number for each in (saved, *saved.parked)]


# --- links ---


def test_a_link_opens_that_very_game_and_the_address_follows_the_moves() -> None:
    state = at("digit-duel/256/-6.x1")
    assert (table(state).play.number, table(state).play.turn) == (50, 1)
    assert make(state, "-5").path == "digit-duel/256/-6.x1.-5"


@pytest.mark.parametrize(
    ("link", "screen", "sentence"),
    [
        ("chess", "lobby", "There is no game called “chess”."),
        ("digit-duel/9", "play", "This link cannot be played. Digit Duel starts from at least 2 digits"),
        ("digit-duel/256/-7", "play", "This link cannot be played. 7 is not a digit of 256."),
        ("zero-hero/x", "play", "This link cannot be played."),
        ("zero-hero/terminal", "play", "The terminal in the page is not built yet."),
        ("class", "lobby", "The page for classes is not built yet."),
        ("%3Cscript%3E", "lobby", "There is no game called “<script>”."),
    ],
)
def test_a_bad_link_shows_a_sentence_and_a_way_on(link: str, screen: str, sentence: str) -> None:
    state = at(link)
    assert state.screen == screen
    [notice] = state.notices
    assert notice.text.startswith(sentence)
    assert state.announced[1] == notice.text
    assert press(state, "OK").notices == then(state, Dismiss()).notices == ()
    if screen == "play":
        assert press(state, "All games").screen == "lobby"
        assert table(state).play.legal_moves


def test_a_table_without_a_game_has_a_sentence_too() -> None:
    with pytest.raises(BadLink, match="This link names no game"):
        open_table(Route("play"), Shared(), Random(1))


@given(st.text(max_size=60))
def test_no_link_breaks_the_page(link: str) -> None:
    for path in (link, f"digit-duel/{link}", f"zero-hero/100/{link}"):
        assert at(path).screen in NAMES


def test_a_link_without_moves_is_a_new_game_as_the_settings_want_it() -> None:
    state = friends("zero-hero/73", who_starts=First.TWO, points=3)
    assert (table(state).play.turn, table(state).saved.match.points_to_win) == (2, 3)
    assert numbers(go(at("zero-hero/73/-7"), "zero-hero/73")) == [73, 66]


def test_a_link_that_goes_on_with_the_running_game_keeps_its_match() -> None:
    state = make(friends("zero-hero", points=3, who_starts=First.TWO), "-1")
    state = go(state, "zero-hero/100/-1.-9.-9")
    play, saved = table(state).play, table(state).saved
    assert (play.number, play.starter, play.turn, saved.parked) == (81, 2, 1, ())
    assert saved.match.points_to_win == 3


@pytest.mark.parametrize("opponent", ["computer", "watch"])
def test_a_position_that_was_shown_is_looked_at_before_a_computer_changes_it(opponent: str) -> None:
    state = at(f"digit-duel/250/-5?opponent={opponent}")
    assert effects(state) == ()
    assert "Paused" in part_text(state)
    assert [effect.key for effect in effects(press(state, "Go on"))] == [
        ("choose move", "digit-duel/250/-5", table(state).saved.seating.level)
    ]
    assert effects(at("digit-duel/250/-5.-5?opponent=computer")) == ()
    assert "Go on" not in controls(at("digit-duel/250/-5"))


# --- games that were left ---


def test_a_running_game_is_saved_with_all_that_belongs_to_it() -> None:
    state = press(at("digit-duel/256/-6.x1?opponent=friend&names=Ann,Bo"), "Undo", "Hint")
    again = go(state, "", "zero-hero", "digit-duel")
    assert (table(again).play.number, len(table(again).play.undone), table(again).saved.hints) == (250, 1, (0, 1))
    for link in ("digit-duel", state.path):
        assert table(reloaded(state, link)).saved == table(state).saved


def test_a_finished_game_does_not_come_back_unless_its_link_is_followed() -> None:
    state = go(make(friends("zero-hero/7"), "-7"), "")
    assert table(go(state, "zero-hero")).play.number == 100
    assert table(go(state, "zero-hero/7/-7")).play.ending


def test_a_match_comes_back_where_its_next_game_is_offered() -> None:
    between = go(make(friends("zero-hero/7", points=2), "-7"), "", "zero-hero")
    assert numbers(between) == [0]
    assert "Next game" in controls(between)


def test_a_saved_game_that_cannot_be_read_is_said_and_replaced() -> None:
    state = at("zero-hero", saved={"game.zero-hero": "{"})
    sentence = "The saved game could not be read, so a new one was started."
    assert table(state).ui.notice == state.announced[1] == sentence
    assert sentence in part_text(state)
    assert table(state).play.number == 100


def test_a_link_to_another_game_of_the_same_kind_parks_the_running_one() -> None:
    state = go(at("zero-hero/73/-7"), "zero-hero/25")
    assert numbers(state) == [25, 66]
    assert "You have an unfinished game (73, now at 66)." in part_text(state)
    back = press(state, "Resume")
    assert numbers(back) == [66], "nothing was played in the other game"
    assert back.announced[1] == "Your earlier game is back. The number is 66."
    moved = make(state, "-5")
    assert numbers(then(moved, Resume())) == [66, 20]
    assert numbers(then(moved, Resume(), Resume())) == [20, 66]
    assert "Resume" not in controls(moved), "not in the middle of a game"
    alone = go(friends("zero-hero/73"), "zero-hero/25")
    assert numbers(alone) == [25], "nothing to lose"
    assert "Resume" not in controls(alone)
    assert then(alone, Resume()) is alone


def test_whatever_links_are_followed_every_running_game_waits_and_comes_back_in_turn() -> None:
    state = go(at("zero-hero/73/-7"), "zero-hero/25/-5", "zero-hero/99/-9", "zero-hero/25/-5")
    assert numbers(state) == [20, 90, 66]
    assert numbers(then(state, Resume())) == [90, 66, 20]
    assert numbers(then(state, Resume(), Resume(), Resume())) == [20, 90, 66]
    assert numbers(reloaded(state, "zero-hero")) == [20, 90, 66]
    many = go(state, *(f"zero-hero/{start}/-1" for start in range(110, 120)))
    assert numbers(many) == [118, 117, 116, 115, 114, 113], "but for a heap of them"


def test_a_game_waits_even_if_the_one_before_it_was_finished_and_the_page_opened_again() -> None:
    over = make(go(at("zero-hero/73/-7"), "zero-hero/7"), "-7")
    saved = {"game.zero-hero": saved_text(over)}
    assert "Resume" in part_text(at("", saved))
    assert "66" in part_text(at("", saved))
    for link in ("zero-hero", "zero-hero/x", "zero-hero/terminal"):
        assert numbers(at(link, saved)) == [66]
        assert numbers(go(over, link)) == [66]


def test_of_games_that_began_alike_each_is_saved() -> None:
    state = go(at("digit-duel/256/-6.-5"), "digit-duel/256/-6.-2", "digit-duel/256/-6")
    assert numbers(state) == [250, 245]
    assert numbers(more(state, "Redo")) == [248, 245]


def test_a_match_is_not_taken_for_a_game_from_the_same_number() -> None:
    state = press(more(make(friends("zero-hero/100", points=5), "-1"), "Resign", "Resign"), "Next game")
    state = make(then(go(state, "zero-hero/50?opponent=friend"), NewGame()), "-1")
    parked = table(go(state, "zero-hero/60")).saved.parked
    assert [(each.play.number, each.match.score) for each in parked] == [(99, (0, 0)), (100, (1, 0))]


def test_a_game_that_never_began_is_not_resumed_before_one_that_waits() -> None:
    assert numbers(reloaded(go(at("zero-hero/73/-7"), "zero-hero/25"), "zero-hero")) == [66]


def test_the_way_back_through_a_game_can_be_gone_forward_again() -> None:
    state = go(at("zero-hero/73/-7.-6"), "", "zero-hero/73/-7")
    assert numbers(state) == [66]
    assert numbers(more(state, "Redo")) == [60]
    ended = go(make(friends("zero-hero/7"), "-7"), "about")
    assert numbers(go(ended, "zero-hero/7")) == [7]


def test_where_no_table_is_shown_nothing_happens_to_its_game() -> None:
    state = go(at("zero-hero/73/-7"), "")
    for message in (Undo(), Redo(), Hint(), NewGame()):
        assert then(state, message) is state
    dark = then(state, ChangeSetting("theme", Theme.DARK))
    assert (dark.path, dark.shared.saved) == ("", state.shared.saved)


# --- who plays ---


def test_a_link_with_moves_is_a_game_for_two_whatever_was_played_last() -> None:
    for opponent in Opponent:
        state = opened("zero-hero/73/-7", opponent=opponent, players=("Ann", "Bo"))
        assert table(state).saved.seating.opponent is Opponent.FRIEND
        assert table(state).names == ("Ann", "Bo")


def test_a_link_to_ones_own_running_game_keeps_its_opponent() -> None:
    state = make(opened("zero-hero/73", opponent=Opponent.COMPUTER), "-7")
    again = reloaded(state, state.path)
    assert table(again).saved == table(state).saved
    assert effects(again), "the computer goes on thinking"
    earlier = go(make(at("zero-hero/73/-7.-6?opponent=computer"), "-6"), "zero-hero/73/-7.-6")
    assert table(earlier).saved.seating.opponent is Opponent.COMPUTER


def test_a_link_without_moves_begins_as_last_chosen() -> None:
    for opponent in Opponent:
        assert table(opened("zero-hero", opponent=opponent)).saved.seating.opponent is opponent
        assert table(opened("zero-hero/73", opponent=opponent)).saved.seating.opponent is opponent


def test_the_lobbys_two_buttons_go_on_with_a_game_of_their_kind_or_park_it() -> None:
    state = make(friends("zero-hero/73"), "-7")
    assert numbers(go(state, "", "zero-hero?opponent=friend")) == [66]
    other = go(state, "", "zero-hero?opponent=computer")
    assert (numbers(other), table(other).saved.seating.opponent) == ([100, 66], Opponent.COMPUTER)
    back = press(go(state, "", "zero-hero/25?opponent=computer"), "Resume")
    assert (numbers(back), table(back).saved.seating.opponent) == ([66], Opponent.FRIEND)


def test_a_game_keeps_its_names_whatever_is_chosen_for_the_next() -> None:
    state = at("zero-hero/73/-7?opponent=friend&names=Ann,Bo")
    again = then(go(state, ""), ChangeSetting("players", ("Cy", "Di")), Navigate("#/zero-hero"))
    assert table(again).names == ("Ann", "Bo")
    assert table(then(again, Navigate("#/zero-hero/25?opponent=friend"))).names == ("Cy", "Di")


def test_a_setup_that_was_left_is_forgotten() -> None:
    state = fill(press(at("zero-hero/73/-7"), "Opponent: Player 2"), "First to", "0")
    back = press(go(press(state, "Play"), "zero-hero/25"), "Resume")
    assert (table(back).setup, table(back).sheet, back.shared.settings) == (None, None, Settings())
