"""The number as tiles: every legal move is one button, and what cannot be done says why."""

import pytest
from support.headless import at, commands, friends, nodes, opened, part_text, settle, table, then
from support.press import accessible_name, controls, fill, make, more, press, touch

from pygame_rules import GAMES
from web.app.commands import Focus
from web.app.state import Opponent, State
from web.screens.play.messages import Check, PlayMove, PressDigit, ShowPly
from web.ui.html import Deliberate, InVain, Message, Node, text_of, walk


def moves(state: State) -> dict[str, Node]:
    """The buttons that make a move, by its notation."""
    return {node.get("data-move") or "": node for node in nodes(state) if node.get("data-move")}


def board(state: State) -> Node:
    return next(node for node in nodes(state) if node.key == "board")


def number(state: State) -> Node:
    return next(node for node in nodes(state) if node.get("id") == "board")


def cells(state: State) -> list[Node]:
    """The columns of the number."""
    return [node for node in walk(number(state)) if "cell" in (node.get("class") or "").split()]


def tapped(state: State, place: int) -> State:
    """The page after tapping a column that is no button."""
    handler = dict(cells(state)[place].on)["click"]
    assert isinstance(handler, Deliberate)
    return then(state, handler.message)


@pytest.mark.parametrize("slug", GAMES)
def test_every_legal_move_is_one_enabled_button_that_says_what_it_does_and_makes_it(slug: str) -> None:
    state = friends(f"{slug}/1203", page_does_sums=True)
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
    state = friends("digit-duel/105")
    reason = "Removing 1 from 105 would leave 05, which starts with a zero."
    subtract, remove = (
        next(node for node in walk(row) if node.tag == "button")
        for row in nodes(state)
        if row.get("class") == "pad-row"
    )
    assert (subtract.get("data-move"), subtract.get("disabled")) == ("-1", None)
    assert (remove.get("data-move"), remove.get("disabled")) == (None, "")
    assert remove.get("aria-label") == f"Remove 1: {reason}"
    touched = touch(state, f"Remove 1: {reason}")
    assert table(touched).ui.notice == reason
    assert touched.announced[1] == reason


def test_a_column_without_a_move_says_why() -> None:
    zero = "Zero cannot be subtracted: the number would stay as it is."
    state = friends("zero-hero/40")
    assert (cells(state)[1].get("class"), text_of(cells(state)[1])) == ("cell sunk", f"00. {zero}")
    touched = tapped(state, 1)
    assert table(touched).ui.notice == touched.announced[1] == zero
    drop = friends("digit-drop-duel/1223")
    wait = table(tapped(drop, 2)).ui.notice
    assert wait
    assert f"2. {wait}" in text_of(cells(drop)[2])


def test_equal_digits_all_play_but_the_move_is_named_once() -> None:
    state = friends("zero-hero/66")
    assert [(cell.tag, cell.get("data-move"), cell.get("class")) for cell in cells(state)] == [
        ("button", "-6", "act cell"),
        ("div", None, "cell twin"),
    ]
    assert [dict(cell.on)["click"] for cell in cells(state)] == [Deliberate(PlayMove("-6"))] * 2
    assert table(tapped(state, 1)).play.number == 60
    repeated = friends("max-digit-zero/4494")
    assert list(moves(repeated)) == ["-4", "-9"]
    assert len(cells(repeated)) == 4, "all are tiles, or the right one would be given away"


def test_nothing_can_be_pressed_while_the_computer_thinks_or_the_past_is_shown_or_a_seat_is_chosen() -> None:
    thinking = make(opened("digit-duel/256", opponent=Opponent.COMPUTER), "-6")
    past = then(at("zero-hero/40/-4"), ShowPly(0))
    choosing = at("max-digit-zero")
    for state in (thinking, past, choosing):
        assert moves(state)
        assert all(node.get("disabled") == "" for node in moves(state).values())
        assert dict(board(state).on) == {"pointerdown": InVain()}
        assert not any("click" in dict(cell.on) for cell in cells(state) if cell.tag != "button")
    assert board(friends("digit-duel/256")).on == ()
    assert not moves(at("digit-duel/25/x1")), "the result stands where the board was"


def test_the_number_is_named_and_says_how_its_columns_fit() -> None:
    shown = number(friends("zero-hero/4096"))
    assert (shown.get("aria-label"), shown.get("tabindex"), shown.get("role")) == ("The number 4096", "-1", "group")
    digits = next(node for node in walk(shown) if node.get("class") == "digits")
    assert "--narrow: 4; --narrow-rows: 1" in (digits.get("style") or "")


def test_where_a_digit_offers_two_things_there_are_two_rows_of_pads_in_its_column() -> None:
    state = friends("digit-duel/103")
    rows = [node for node in nodes(state) if node.get("class") == "pad-row"]
    assert [len(row.children) for row in rows] == [3, 3]
    assert [text_of(node) for node in nodes(state) if node.get("class") == "pad-label"] == ["Subtract", "Remove"]
    assert not any(cell.tag == "button" for cell in cells(state)), "the number above them is only shown"
    disabled = [node for node in nodes(state) if node.get("class") == "act pad" and node.get("disabled") == ""]
    assert [accessible_name(node, nodes(state)) for node in disabled] == [
        "Subtract 0: Zero cannot be subtracted: the number would stay as it is.",
        "Remove 1: Removing 1 from 103 would leave 03, which starts with a zero.",
    ]


def test_the_last_move_stands_below_the_number() -> None:
    def line(state: State) -> str:
        return next(text_of(node) for node in nodes(state) if node.key == "sum")

    assert line(friends("digit-duel/256")) == ""
    assert line(at("digit-duel/256/-6")) == "256 − 6 = 250"
    assert line(at("digit-duel/256/-6.x1")) == "250 → 50"
    assert "1" + "0" * 20 not in line(at(f"zero-hero/1{'0' * 20}/-1")), "long numbers are not written twice"
    assert (board(at("digit-duel/256/-6.x1")).get("class") or "").split() == ["board", "tiles", "several", "by-remove"]
    assert (board(friends("zero-hero/73")).get("class") or "") == "board tiles single"


# --- a hint is marked on the board ---


def hinted(state: State) -> list[str | None]:
    return [node.get("data-move") for node in nodes(state) if node.get("data-hinted") is not None]


@pytest.mark.parametrize(
    ("link", "best"), [("zero-hero/73", "-3"), ("digit-duel/256", "-6"), ("digit-drop-duel/11", "x1")]
)
def test_the_move_that_a_hint_names_is_marked_from_the_second_step_on(link: str, best: str) -> None:
    state = settle(press(friends(link), "Hint"))
    assert hinted(state) == [], "the first step only says who is winning"
    named = press(state, "Show me the move")
    assert hinted(named) == hinted(press(named, "Tell me why")) == [best]
    [tag] = [text_of(node) for node in nodes(named) if node.get("class") == "tag"]
    assert tag == ("Hint" if len(table(named).play.game.kinds) == 1 else f"Hint: {best[-1]}")
    assert hinted(make(named, best)) == [], "it belongs to the position"


# --- where the player does the sums ---


def test_the_largest_digit_is_not_given_away() -> None:
    state = friends("max-digit-zero/4097")
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
    state = friends("max-digit-zero/497")
    assert controls(state)["New number"].get("inputmode") == "none", "phones show no keyboard of their own"
    assert {*"0123456789", "Delete digit", "Check"} <= controls(state).keys()
    assert "New number" not in controls(friends("max-digit-zero/497", page_does_sums=True))
    for without in (then(at("max-digit-zero/497/-9"), ShowPly(0)), at("max-digit-zero/7/-7"), at("max-digit-zero")):
        assert {"New number", "Check", "Delete digit"}.isdisjoint(controls(without))
    waiting = at("max-digit-zero/497/-9?opponent=computer")
    names = ("New number", "Check", "7", "Delete digit")
    assert [controls(waiting)[name].get("disabled") for name in names] == [""] * 4


def test_a_form_that_is_sent_is_checked() -> None:
    state = fill(make(friends("max-digit-zero/497"), "-9"), "New number", "488")
    [form] = [node for node in nodes(state) if node.tag == "form"]
    assert dict(form.on) == {"submit": Check()}


def test_strikes_are_counted_beside_the_player_and_long_sums_are_written_smaller() -> None:
    struck = press(fill(make(friends("max-digit-zero/497"), "-9"), "New number", "480"), "Check")
    assert "Strikes 1 of 3" in part_text(struck)
    assert "Strikes" not in part_text(friends("max-digit-zero/497"))
    classes = [
        next(node.get("class") for node in nodes(friends(f"max-digit-zero/{number}")) if node.key == "sums")
        for number in (10**12 - 1, 10**12)
    ]
    assert classes == ["sum doing", "sum doing long"]


# --- which moves win ---


def marks(state: State) -> dict[str, str]:
    """The marks on the moves, by notation."""
    found = {}
    for notation, button in moves(state).items():
        for node in walk(button):
            if "value" in (node.get("class") or "").split():
                found[notation] = node.get("class") or ""
    return found


def test_winning_moves_are_told_by_shape_and_in_words() -> None:
    state = settle(more(friends("digit-duel/256"), "Show winning moves"))
    assert marks(state)["-6"] == "value right"
    assert accessible_name(moves(state)["-6"], nodes(state)) == "Subtract 6: 256 − 6 = 250, wins in 33"
    assert marks(state)["x1"] == "value wrong"
    assert set(marks(state)) == {str(move) for move in table(state).play.legal_moves}
    assert marks(press(state, "Hide")) == marks(make(state, "-6")) == {}
    assert marks(more(state, "Show winning moves")) == {}, "pressed again it is off"


def touched(state: State, digit: str) -> Message:
    """What touching the first big digit of this value sends."""
    cell = next(cell for cell in cells(state) if text_of(cell) == digit)
    message = dict(cell.on)["click"]
    assert not callable(message)
    return message


def test_a_touched_digit_with_several_buttons_leads_to_them() -> None:
    state = friends("digit-duel/256")
    told = then(state, touched(state, "5"))
    assert told.announced[1] == "What about the 5: subtract or remove? Choose below it."
    assert told.announced[1] in part_text(told)
    assert commands(state, touched(state, "5")) == (Focus(("act-2-subtract",)),)
    zero = friends("digit-duel/250")
    assert then(zero, touched(zero, "0")).announced[1] == "You can only remove this 0. Press below it."
    waiting = make(at("digit-duel/256"), "-6")
    assert all(not cell.on for cell in cells(waiting)), "nothing can be pressed while the computer thinks"


def test_a_digit_that_offers_nothing_or_is_not_there_leads_nowhere() -> None:
    for state in (friends("digit-duel/256"), make(at("digit-duel/256"), "-6")):
        assert then(state, PressDigit(9), PressDigit(0)).announced == state.announced
