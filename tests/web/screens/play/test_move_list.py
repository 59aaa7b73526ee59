"""The list of moves in words."""

from dataclasses import replace

from support.headless import at, table, then
from support.press import controls, press

from web.screens.play.messages import ShowPly
from web.screens.play.move_list import LONGEST, move_list
from web.ui.html import text_of, walk


def test_the_newest_move_comes_first_and_the_start_last() -> None:
    play = table(at("digit-duel/256/-6.x1")).play
    rows = [text_of(node) for node in walk(move_list(("Ann", "Ben"), play, None, False)) if node.tag == "li"]
    assert rows == ["2. Ben: Removed '2', N is now 50.", "1. Ann: Subtracted 6, N is now 250.", "Start: 256"]


def test_each_move_is_told_of_whoever_made_it_also_if_player_2_began() -> None:
    play = table(at("zero-hero/73/-7.-6")).play
    told = text_of(move_list(("Ann", "Ben"), replace(play, starter=2), None, False))
    assert "1. Ben: " in told
    assert "2. Ann: " in told


def test_pressing_a_move_looks_at_it_and_marks_it() -> None:
    state = press(at("zero-hero/73/-7.-6"), "1. Player 1: Subtracted 7, new number is 66.")
    assert table(state).ui.viewed_ply == 1
    current = [name for name, node in controls(state).items() if node.get("aria-current")]
    assert current == ["1. Player 1: Subtracted 7, new number is 66."]
    assert table(press(state, "Start: 73")).ui.viewed_ply == 0


def test_long_games_hide_their_early_moves_until_asked() -> None:
    link = f"zero-hero/{'9' * 20}/" + ".".join(["-9"] * (LONGEST + 1))
    state = at(link)
    first = f"1. Player 1: Subtracted 9, new number is {'9' * 19}0."
    assert first not in controls(state)
    shown = press(state, "Show 1 earlier moves")
    assert first in controls(shown)
    assert "Show 1 earlier moves" in controls(press(shown, "Hide 1 earlier moves"))
    assert then(shown, ShowPly(0)).model.ui.all_moves
