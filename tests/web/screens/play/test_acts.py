"""What can be pressed on the board now, tile by tile, and where the focus goes."""

import pytest
from support.headless import at, friends, nodes, opened, settle, table, then
from support.press import make, press

from pygame_rules import GAMES
from web.app.state import Opponent, State
from web.screens.play.acts import Act, acts, focus
from web.screens.play.messages import PlayMove, ShowPly
from web.ui.html import Deliberate


def found(state: State) -> list[list[Act]]:
    return acts(table(state))


def test_each_tile_has_the_buttons_that_the_rules_allow() -> None:
    assert found(friends("digit-duel/103")) == [
        [Act("act-1-subtract", 1, "subtract", "-1")],
        [Act("act-2-remove", 0, "remove", "x2")],
        [Act("act-3-subtract", 3, "subtract", "-3"), Act("act-3-remove", 3, "remove", "x3")],
    ]
    assert found(friends("zero-hero/40")) == [[Act("act-1-subtract", 4, "subtract", "-4")], []]


def test_where_the_player_does_the_sums_every_digit_can_be_picked() -> None:
    assert [[act.notation for act in tile] for tile in found(friends("max-digit-zero/409"))] == [["-4"], ["-0"], ["-9"]]


@pytest.mark.parametrize("slug", GAMES)
def test_these_are_the_buttons_that_are_drawn(slug: str) -> None:
    state = friends(f"{slug}/1203")
    drawn = {
        node.get("id"): dict(node.on)["click"]
        for node in nodes(state)
        if (node.get("id") or "").startswith("act-") and node.get("disabled") is None
    }
    assert drawn == {act.id: Deliberate(PlayMove(act.notation)) for tile in found(state) for act in tile}


NOTHING = {
    "thinking": make(opened("digit-duel/256", opponent=Opponent.COMPUTER), "-6"),
    "past": then(at("digit-duel/256/-6"), ShowPly(0)),
    "choosing": at("max-digit-zero"),
    "over": at("digit-duel/25/x1"),
}
NEXT = {"choosing": "go-first", "over": "rematch"}


@pytest.mark.parametrize("why", NOTHING)
def test_nothing_on_the_board_can_be_pressed_now_so_the_focus_goes_to_what_is_next_or_stays_there(why: str) -> None:
    state = NOTHING[why]
    assert found(state) == []
    [wanted] = focus(table(state), state.shared)
    assert wanted == NEXT.get(why, "board")
    assert wanted in {node.get("id") for node in nodes(state) if node.get("disabled") is None}


def test_a_mistake_that_is_tried_again_has_the_buttons_of_its_position() -> None:
    state = press(settle(at("zero-hero/25/-2.-3.-2.-8.-1.-9")), "Try it again from move 1")
    assert [[act.notation for act in tile] for tile in found(state)] == [["-2"], ["-5"]]
    assert focus(table(state), state.shared) == ("act-1-subtract", "board")


def test_the_focus_goes_to_the_first_button_or_to_the_board() -> None:
    state = friends("digit-duel/256")
    assert focus(table(state), state.shared) == ("act-1-subtract", "board")
    assert any(node.get("id") == "board" and node.get("tabindex") == "-1" for node in nodes(state))
