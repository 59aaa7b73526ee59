"""The number as tiles: every legal move is one button, and what cannot be done says why."""

import pytest
from support.headless import at, nodes, opened, part_text, settle, table, then
from support.press import accessible_name, controls, fill, make, press, touch

from pygame_rules import GAMES
from web.app.state import Opponent, State
from web.screens.play.messages import PlayMove, ShowPly
from web.ui.html import Deliberate, InVain, Node, text_of, walk


def moves(state: State) -> dict[str, Node]:
    """The buttons that make a move, by its notation."""
    return {node.get("data-move") or "": node for node in nodes(state) if node.get("data-move")}


def board(state: State) -> Node:
    return next(node for node in nodes(state) if node.get("id") == "board")


@pytest.mark.parametrize("slug", GAMES)
def test_every_legal_move_is_one_enabled_button_that_says_what_it_does_and_makes_it(slug: str) -> None:
    state = opened(f"{slug}/1203", page_does_sums=True)
    play = table(state).play
    named = [node.get("data-move") for node in nodes(state) if node.get("data-move")]
    assert len(named) == len(set(named))
    assert all(node.get("disabled") is None for node in moves(state).values())
    for move in play.legal_moves:
        made = make(state, str(move))
        assert table(made).play.number == play.game.apply(play.number, move)
        if not play.game.player_does_sums:
            button = moves(state)[str(move)]
            assert play.game.preview(play.number, move) in accessible_name(button, nodes(state))
            assert button.get("data-preview") == play.game.preview(play.number, move)
    if not play.game.player_does_sums:
        assert set(named) == {str(move) for move in play.legal_moves}


def test_what_cannot_be_done_with_a_digit_stands_in_its_place_and_touching_it_says_why() -> None:
    state = at("digit-duel/105")
    reason = "Removing 1 from 105 would leave 05, which starts with a zero."
    tile = next(node for node in nodes(state) if node.get("class") == "tile two")
    subtract, remove = (node for node in walk(tile) if node.tag == "button")
    assert (subtract.get("data-move"), subtract.get("disabled")) == ("-1", None)
    assert (remove.get("data-move"), remove.get("disabled")) == (None, "")
    assert remove.get("aria-label") == f"Remove 1: {reason}"
    touched = touch(state, f"Remove 1: {reason}")
    assert table(touched).ui.notice == reason
    assert touched.announced[1] == reason


def test_a_tile_without_a_move_says_why() -> None:
    zero = "Zero cannot be subtracted: the number would stay as it is."
    assert table(touch(at("zero-hero/40"), f"0. {zero}")).ui.notice == zero
    wait = "Of equal digits the leftmost goes, so this 2 has to wait."
    state = at("digit-drop-duel/1223")
    assert f"2. {wait}" in controls(state)
    assert table(touch(state, f"2. {wait}")).ui.notice == wait


def test_a_tile_with_two_buttons_is_bare_when_it_offers_nothing() -> None:
    def classes(state: State) -> set[str | None]:
        return {node.get("class") for node in nodes(state) if (node.get("class") or "").startswith("tile ")}

    assert classes(at("digit-duel/100")) == {"tile two"}
    assert classes(at("digit-duel/25/x1")) == {"tile two bare"}


def test_equal_digits_are_all_tiles_but_the_move_is_named_once() -> None:
    state = at("zero-hero/66")
    buttons = [node for node in nodes(state) if (node.get("class") or "").startswith("act ")]
    assert [node.get("data-move") for node in buttons] == ["-6", None]
    assert [dict(node.on)["click"] for node in buttons] == [Deliberate(PlayMove("-6"))] * 2
    assert list(moves(state)) == ["-6"]
    repeated = at("max-digit-zero/4494")
    assert list(moves(repeated)) == ["-4", "-9"]


def test_nothing_can_be_pressed_while_the_computer_thinks_or_the_past_is_shown_or_it_is_over() -> None:
    thinking = make(opened("digit-duel/256", opponent=Opponent.COMPUTER), "-6")
    past = then(at("digit-duel/256/-6"), ShowPly(0))
    over = make(at("max-digit-zero/7"), "-7")
    over = press(fill(over, "New number", "0"), "Check")
    for state in (thinking, past, at("digit-duel/25/x1"), over):
        assert all(node.get("disabled") == "" for node in moves(state).values())
        assert dict(board(state).on) == {"pointerdown": InVain()}
    assert not any(node.on for node in nodes(thinking) if node.key == "which")
    assert board(at("digit-duel/256")).on == ()


@pytest.mark.parametrize(("number", "size"), [("4096", "huge"), ("40961", "large"), ("123456789", "small")])
def test_the_tiles_are_as_large_as_there_is_room(number: str, size: str) -> None:
    classes = (board(at(f"zero-hero/{number}")).get("class") or "").split()
    assert classes == ["tiles", size]
    assert board(at(f"zero-hero/{number}")).get("aria-label") == f"The number {number}"


def test_what_comes_of_a_move_stands_on_its_tile_if_it_fits() -> None:
    def after(state: State) -> list[str]:
        return [text_of(node) for node in nodes(state) if node.get("class") == "then"]

    assert after(at("zero-hero/73")) == ["66", "70"]
    assert after(at("zero-hero/12345678")) == []


def test_the_digit_of_the_last_move_flies_off_and_digits_dance_for_the_winner() -> None:
    def gone(state: State) -> tuple[str | None, str]:
        node = next(node for node in nodes(state) if (node.get("class") or "").startswith("gone"))
        return node.get("class"), text_of(node)

    assert gone(at("digit-duel/256")) == ("gone even", "")
    assert gone(at("digit-duel/256/-6")) == ("gone odd", "−6")
    assert gone(at("digit-duel/256/-6.x1")) == ("gone even", "2")
    assert (board(at("digit-duel/256/-6.x1")).get("class") or "").endswith("by-remove")

    def dancing(state: State) -> str:
        return text_of(next(node for node in nodes(state) if node.get("class") == "burst"))

    over = at("digit-duel/25/x1")
    assert [dancing(over), dancing(then(over, ShowPly(0))), dancing(at("digit-duel/25"))] == ["0123456789", "", ""]


# --- where the player does the sums ---


def test_the_largest_digit_is_not_given_away() -> None:
    state = at("max-digit-zero/4097")
    tiles = [node for node in nodes(state) if node.get("data-move")]
    assert [node.get("data-move") for node in tiles] == ["-4", "-0", "-9", "-7"]
    assert len({(node.tag, node.get("class"), node.get("disabled"), node.get("aria-pressed")) for node in tiles}) == 1
    assert {"New number", "Check", "Digit 4", "Digit 0"} <= controls(state).keys()
    assert "4088" not in part_text(state)
    assert "4097 − ? =" in part_text(state)
    picked = make(state, "-9")
    assert [node.get("data-move") for node in nodes(picked) if node.get("aria-pressed") == "true"] == ["-9"]
    assert "4097 − 9 =" in part_text(picked)


def test_the_field_for_the_result_is_there_only_while_it_is_needed() -> None:
    state = at("max-digit-zero/497")
    assert controls(state)["New number"].get("inputmode") == "numeric"
    assert "New number" not in controls(fill(state, "Do the subtraction for me", "on"))
    assert "New number" not in controls(then(at("max-digit-zero/497/-9"), ShowPly(0)))
    assert "New number" not in controls(at("max-digit-zero/7/-7"))
    waiting = fill(at("max-digit-zero/497/-9"), "Opponent", "COMPUTER")
    assert [controls(waiting)[name].get("disabled") for name in ("New number", "Check")] == ["", ""]


def test_strikes_are_counted_beside_the_field_and_long_sums_are_written_smaller() -> None:
    struck = press(fill(make(at("max-digit-zero/497"), "-9"), "New number", "480"), "Check")
    assert "Strikes in this turn: 1" in part_text(struck)
    assert "Strikes in this turn" not in part_text(at("max-digit-zero/497"))
    classes = [
        next(node.get("class") for node in nodes(at(f"max-digit-zero/{number}")) if node.key == "sum")
        for number in (10**12 - 1, 10**12)
    ]
    assert classes == ["sum", "sum long"]


# --- what moves are worth ---


def test_the_worth_of_moves_comes_as_sign_word_and_shape() -> None:
    state = settle(press(at("digit-duel/256"), "What each move is worth"))
    good = moves(state)["-6"]
    assert good.get("data-value") == "good"
    assert accessible_name(good, nodes(state)) == "Subtract 6: 256 − 6 = 250, wins in 33"
    assert text_of(good).endswith("−6250+ wins in 33")
    assert moves(state)["x1"].get("data-value") == "bad"
    assert "valued" in (board(state).get("class") or "")


def test_without_the_coach_nothing_is_said_of_worth() -> None:
    state = settle(press(at("digit-duel/256"), "What each move is worth"))
    for other in (fill(state, "Coach", "off"), press(state, "What each move is worth"), make(state, "-6")):
        assert {node.get("data-value") for node in moves(other).values()} == {None}
