"""What the browser is asked to do at the table: move the focus, show the board, tick, copy."""

from dataclasses import replace

import pytest
from support.headless import at, commands, friends, nodes, opened, table, then
from support.press import fill, make, message_of, more, press

from web.app.commands import Copy, Focus, Reveal, Tick
from web.app.state import First, Opponent, State
from web.screens.play.messages import (
    Begin,
    Check,
    ChooseSeat,
    Claim,
    ComputerMoved,
    Confirm,
    LinkShared,
    NewGame,
    OpenSheet,
    PlayMove,
    Redo,
    Rematch,
    Share,
    ShowPly,
    TypeResult,
    Undo,
)
from web.screens.play.model import Sheet
from web.screens.play.update import OPENERS
from web.ui.html import Message
from web.ui.sheet import close_id

REVEAL = Reveal("board", part="board")
RESULT = Focus(("result",))
AGAIN = Focus(("rematch",))
FIRST = Focus(("act-1-subtract", "board"))


def test_the_parts_that_are_revealed_and_focused_exist() -> None:
    shown = (friends("zero-hero/73"), friends("max-digit-zero/497"), at("zero-hero/7/-7"), at("max-digit-zero"))
    ids = {node.get("id") for state in shown for node in nodes(state)}
    assert {"board", "result", "title", "rematch", "go-first", *OPENERS.values()} <= ids


# --- the focus ---


def test_a_move_by_pointer_leaves_the_focus_alone() -> None:
    for notation in ("-6", "x1"):
        assert commands(friends("digit-duel/256"), PlayMove(notation)) == ()
    assert commands(friends("zero-hero/7"), PlayMove("-7")) == (AGAIN,), "but at the end, to what comes next"


@pytest.mark.parametrize(
    ("state", "message", "ids"),
    [
        (friends("digit-duel/256"), PlayMove("-6", "act-3-subtract"), ("act-3-subtract",)),
        (friends("digit-duel/256"), PlayMove("-5", "act-2-subtract"), ("act-2-subtract",)),
        (opened("zero-hero/56", opponent=Opponent.COMPUTER), PlayMove("-6", "act-2-subtract"), ("act-2-subtract",)),
        (friends("max-digit-zero/497", page_does_sums=True), PlayMove("-9", "act-2-subtract"), ("act-2-subtract",)),
        (friends("max-digit-zero/497", page_does_sums=True), PlayMove("-4", "act-1-subtract"), ("act-1-subtract",)),
    ],
    ids=["tile turns to 0", "tile stays", "computer to move", "sum done", "strike"],
)
def test_a_key_leads_the_focus_to_its_tile(state: State, message: PlayMove, ids: tuple[str, ...]) -> None:
    first = commands(state, message)[0]
    assert isinstance(first, Focus)
    assert (first.ids[0], first.ids[-1]) == (ids[0], "board"), "or to the board, if that tile is gone"
    assert ids[0] in {node.get("id") for node in nodes(state)}


def test_whoever_does_the_sums_is_led_from_the_digit_to_the_result_and_back() -> None:
    state = friends("max-digit-zero/497")
    assert commands(state, PlayMove("-9", "act-2-subtract")) == (RESULT,)
    picked = make(state, "-9")
    assert commands(picked, TypeResult("4")) == ()
    wrong = fill(picked, "New number", "480")
    assert commands(wrong, Check()) == (), "the player goes on typing"
    right = fill(picked, "New number", "488")
    assert commands(right, Check()) == (FIRST,)
    digit = fill(make(state, "-7"), "New number", "490")
    assert commands(digit, Check()) == (FIRST,), "another digit is to be pressed"
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
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, State) else "",
)
def test_whoever_asks_for_another_position_is_led_to_the_board(state: State, message: Message) -> None:
    assert commands(state, message) == (REVEAL,)


@pytest.mark.parametrize(
    ("state", "message"),
    [
        (more(MOVED, "Resign"), Confirm()),
        (make(friends("max-digit-zero/497", page_does_sums=True), "-4", "-4", "-4"), Claim()),
        (friends("zero-hero/7"), PlayMove("-7")),
        (at("zero-hero/9?opponent=computer&first=2"), ComputerMoved("zero-hero/9", ("-9",))),
    ],
    ids=["resigned", "claimed", "won", "by a computer"],
)
def test_whatever_ends_a_game_leads_to_what_comes_next(state: State, message: Message) -> None:
    assert commands(state, message) == (AGAIN,)
    assert table(then(state, message)).play.ending


def test_a_new_game_is_led_to_and_takes_the_focus() -> None:
    assert commands(friends("zero-hero/73"), NewGame()) == (REVEAL, FIRST)
    assert commands(more(MOVED, "New game"), Confirm()) == (REVEAL, FIRST)
    assert commands(make(friends("zero-hero/7"), "-7"), Rematch()) == (REVEAL, FIRST)
    other = opened("zero-hero/73", opponent=Opponent.COMPUTER, who_starts=First.TWO)
    assert commands(other, NewGame()) == (REVEAL, Focus(("board",))), "the computer moves first"
    choice = opened("max-digit-zero/73", opponent=Opponent.COMPUTER)
    assert commands(choice, NewGame()) == (REVEAL, Focus(("go-first",))), "the seat is to be chosen"
    assert commands(at("max-digit-zero"), ChooseSeat(True)) == (FIRST,)
    assert commands(at("max-digit-zero"), ChooseSeat(False)) == (Focus(("board",)),)


def test_choices_lead_nowhere() -> None:
    assert commands(MOVED, message_of(MOVED, "Hint")) == ()
    for name, value in (("Show winning moves", ""), ("Off", "OFF"), ("Sound", "on")):
        assert commands(more(MOVED), message_of(more(MOVED), name, value)) == ()
    setup = press(MOVED, "Opponent: Player 2")
    for name, value in (("Watch", "WATCH"), ("Player 1", "Ann"), ("First to", "0"), ("Your own", "OWN")):
        assert commands(setup, message_of(setup, name, value)) == ()


@pytest.mark.parametrize("sheet", Sheet)
def test_a_sheet_takes_the_focus_and_gives_it_back_to_what_opened_it(sheet: Sheet) -> None:
    [taken] = commands(MOVED, OpenSheet(sheet))
    assert taken == Focus((close_id(sheet.value),))
    shown = then(MOVED, OpenSheet(sheet))
    ids = {node.get("id") for node in nodes(shown)}
    assert isinstance(taken, Focus)
    assert {*taken.ids, OPENERS[sheet]} <= ids
    assert commands(shown, message_of(shown, "Close")) == (Focus((OPENERS[sheet],)),)
    assert table(press(shown, "Close")) == table(MOVED)


def test_what_is_wrong_with_a_game_that_was_set_up_takes_the_focus() -> None:
    setup = fill(press(MOVED, "Opponent: Player 2"), "First to", "0")
    assert commands(setup, Begin()) == (Focus(("setup-points",)),)
    named = fill(press(MOVED, "Opponent: Player 2"), "Player 2", " ")
    assert commands(named, Begin()) == (Focus(("setup-name2",)),)
    for state in (setup, named):
        [focus] = commands(state, Begin())
        assert isinstance(focus, Focus)
        assert focus.ids[0] in {node.get("id") for node in nodes(then(state, Begin()))}


# --- sound ---


def test_a_move_makes_a_sound_only_where_that_was_chosen() -> None:
    loud = opened("zero-hero/56", sound=True, opponent=Opponent.COMPUTER)
    assert commands(loud, PlayMove("-6")) == (Tick(),)
    assert commands(fill(more(loud), "Sound", "off"), PlayMove("-6")) == ()
    moved = make(loud, "-6")
    assert commands(moved, ComputerMoved("zero-hero/56/-6", ("-5",))) == (Tick(),)
    assert commands(moved, Undo()) == (REVEAL,)
    assert commands(press(moved, "Undo"), Redo()) == (REVEAL,)
    assert commands(more(moved, "Resign"), Confirm()) == (AGAIN,), "nobody moved"


# --- sharing ---


def test_the_link_is_copied_and_what_came_of_it_is_said() -> None:
    here = at("zero-hero/73/-7")
    [copied] = commands(here, Share())
    part = "The end of the link was copied. Behind the address of any Digit Dojo, it opens this game."
    barred = LinkShared("The link to this game is in the address bar.")
    assert copied == Copy("#/zero-hero/73/-7", LinkShared(part), barred)
    site = replace(here, shared=replace(here.shared, home="https://dojo.example/"))
    [copied] = commands(site, message_of(more(site), "Share"))
    whole = LinkShared("Link copied.")
    assert copied == Copy("https://dojo.example/#/zero-hero/73/-7", whole, barred)
    assert table(then(site, copied.done)).ui.notice == "Link copied."
