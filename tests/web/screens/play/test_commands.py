"""What the browser is asked to do at the table: move the focus, show the board, tick, copy."""

from dataclasses import replace

import pytest
from support.headless import at, commands, nodes, opened, table, then
from support.press import fill, make, message_of, press

from web.app.commands import Copy, Focus, Reveal, Tick
from web.app.messages import Navigate
from web.app.state import Opponent, State
from web.screens.play.messages import (
    Check,
    Claim,
    ComputerMoved,
    Confirm,
    LinkShared,
    NewGame,
    PlayMove,
    Redo,
    Rematch,
    Resume,
    Share,
    ShowPly,
    TypeResult,
    Undo,
)
from web.ui.html import Message

REVEAL = Reveal("status", part="board")
RESULT = Focus(("result",), select=True)
FIRST = Focus(("act-1-subtract", "board"))


def test_the_parts_that_are_revealed_and_focused_exist() -> None:
    ids = {node.get("id") for link in ("zero-hero/73", "max-digit-zero/497") for node in nodes(at(link))}
    assert {"status", "board", "result", "setup", "set-opponent", "title"} <= ids


# --- the focus ---


def test_a_move_by_pointer_leaves_the_focus_alone() -> None:
    for notation in ("-6", "x1"):
        assert commands(at("digit-duel/256"), PlayMove(notation)) == ()


@pytest.mark.parametrize(
    ("state", "message", "ids"),
    [
        (at("digit-duel/256"), PlayMove("-6", "act-3-subtract"), ("act-1-subtract", "board")),
        (at("digit-duel/256"), PlayMove("-5", "act-2-subtract"), ("act-2-subtract",)),
        (at("digit-duel/256"), PlayMove("x3", "act-3-remove"), ("act-1-subtract", "board")),
        (at("zero-hero/7"), PlayMove("-7", "act-1-subtract"), ("board",)),
        (opened("zero-hero/56", opponent=Opponent.COMPUTER), PlayMove("-6", "act-2-subtract"), ("board",)),
        (opened("max-digit-zero/497", page_does_sums=True), PlayMove("-9", "act-2-subtract"), ("act-2-subtract",)),
        (opened("max-digit-zero/497", page_does_sums=True), PlayMove("-4", "act-1-subtract"), ("act-1-subtract",)),
    ],
    ids=["tile turns to 0", "tile stays", "tile is gone", "over", "computer to move", "sum done", "strike"],
)
def test_a_key_leads_the_focus_to_its_tile_or_where_the_next_move_is_made(
    state: State, message: PlayMove, ids: tuple[str, ...]
) -> None:
    assert commands(state, message)[0] == Focus(ids)
    there = {node.get("id") for node in nodes(then(state, message)) if node.get("disabled") is None}
    assert ids[0] in there


def test_whoever_does_the_sums_is_led_from_the_digit_to_the_result_and_back() -> None:
    state = at("max-digit-zero/497")
    assert commands(state, PlayMove("-9", "act-2-subtract")) == (RESULT,)
    picked = make(state, "-9")
    assert commands(picked, TypeResult("4")) == ()
    wrong = fill(picked, "New number", "480")
    assert commands(wrong, Check()) == (REVEAL, RESULT), "the player goes on typing"
    right = fill(picked, "New number", "488")
    assert commands(right, Check()) == (REVEAL, FIRST)
    digit = fill(make(state, "-7"), "New number", "490")
    assert commands(digit, Check()) == (REVEAL, FIRST), "another digit is to be pressed"
    for unread in (fill(picked, "New number", "x"), state):
        assert commands(unread, Check()) == (), "the focus stays in the field"


# --- the board ---


MOVED = at("zero-hero/73/-7")


@pytest.mark.parametrize(
    ("state", "message"),
    [
        (MOVED, Undo()),
        (press(MOVED, "Undo"), Redo()),
        (MOVED, ShowPly(0)),
        (then(MOVED, ShowPly(0)), ShowPly(None)),
        (press(MOVED, "Resign"), Confirm()),
        (then(MOVED, Navigate("#/zero-hero/25")), Resume()),
        (make(opened("max-digit-zero/497", page_does_sums=True), "-4", "-4", "-4"), Claim()),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, State) else "",
)
def test_whoever_asks_for_another_position_is_led_to_the_board(state: State, message: Message) -> None:
    assert commands(state, message) == (REVEAL,)


def test_a_new_game_is_led_to_and_takes_the_focus() -> None:
    assert commands(at("zero-hero/73"), NewGame()) == (REVEAL, FIRST)
    assert commands(press(MOVED, "New game"), Confirm()) == (REVEAL, FIRST)
    assert commands(make(at("zero-hero/7"), "-7"), Rematch()) == (REVEAL, FIRST)
    other = fill(opened("zero-hero/73", opponent=Opponent.COMPUTER), "First move", "TWO")
    assert commands(other, NewGame()) == (REVEAL, Focus(("board",))), "the computer moves first"


def test_choices_and_the_worth_of_moves_lead_nowhere() -> None:
    for name, value in (("What each move is worth", ""), ("Level", "SHARP"), ("Hint", ""), ("Player 1", "Ann")):
        assert commands(MOVED, message_of(MOVED, name, value)) == ()


def test_the_settings_far_down_are_gone_to() -> None:
    found = commands(MOVED, message_of(MOVED, "Settings"))
    assert found == (Focus(("set-opponent",)), Reveal("setup", part="setup"))


# --- sound ---


def test_a_move_makes_a_sound_only_where_that_was_chosen() -> None:
    loud = opened("zero-hero/56", sound=True, opponent=Opponent.COMPUTER)
    assert commands(loud, PlayMove("-6")) == (Tick(),)
    assert commands(fill(loud, "Sound", "off"), PlayMove("-6")) == ()
    moved = make(loud, "-6")
    assert commands(moved, ComputerMoved("zero-hero/56/-6", ("-5",))) == (Tick(),)
    assert commands(moved, Undo()) == (REVEAL,)
    assert commands(press(moved, "Undo"), Redo()) == (REVEAL, Tick())
    assert commands(press(moved, "Resign"), Confirm()) == (REVEAL,), "nobody moved"


# --- sharing ---


def test_the_link_is_copied_and_what_came_of_it_is_said() -> None:
    here = at("zero-hero/73/-7")
    [copied] = commands(here, Share())
    part = "The end of the link was copied. Behind the address of any Digit Dojo, it opens this game."
    barred = LinkShared("The link to this game is in the address bar.")
    assert copied == Copy("#/zero-hero/73/-7", LinkShared(part), barred)
    site = replace(here, shared=replace(here.shared, home="https://dojo.example/"))
    [copied] = commands(site, message_of(site, "Share"))
    whole = LinkShared("The link to this game was copied.")
    assert copied == Copy("https://dojo.example/#/zero-hero/73/-7", whole, barred)
    assert table(then(site, copied.done)).ui.share_note == "The link to this game was copied."
