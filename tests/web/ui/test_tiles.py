"""Tiles to press: what each sends, marks and refuses."""

from typing import NamedTuple

import pytest

from pygame_rules import GAMES
from pygame_rules.coach import values
from pygame_rules.core import Move
from pygame_rules.play import Play
from pygame_rules.solver import solve
from pygame_rules.tiles import tiles
from web.ui.html import Deliberate, Node, text_of, walk
from web.ui.tiles import Look, Marked, column, move_face, move_text, pads


class Sent(NamedTuple):
    notation: str


def columns(slug: str, number: int, look: Look) -> list[Node]:
    return [column(tile, look).node() for tile in tiles(Play(GAMES[slug], (number,)))]


def rows(number: int, look: Look) -> list[Node]:
    return walk(pads(tiles(Play(GAMES["digit-duel"], (number,))), look))


def test_a_move_is_a_minus_and_a_digit_or_a_digit_struck_out() -> None:
    assert move_text(Move("subtract", 7)) == "−7"
    assert move_text(Move("remove", 7, 2)) == "7"
    assert (text_of(move_face(Move("subtract", 7))), move_face(Move("subtract", 7)).get("class")) == ("−7", "face")
    assert move_face(Move("remove", 7, 2)).get("class") == "face struck"


def test_a_column_sends_its_move_and_a_twin_the_same() -> None:
    one, two = columns("zero-hero", 77, Look(Sent))
    assert (one.tag, dict(one.on)["click"]) == ("button", Deliberate(Sent("-7")))
    assert (two.tag, two.get("class"), dict(two.on)["click"]) == ("div", "cell twin", Deliberate(Sent("-7")))


def test_nothing_is_sent_while_nobody_may_move() -> None:
    one, two = columns("zero-hero", 77, Look(Sent, live=False))
    assert one.get("disabled") is not None
    assert two.on == ()


@pytest.mark.parametrize(("refuses", "live", "sends"), [(True, True, True), (True, False, False), (False, True, False)])
def test_what_cannot_be_played_is_sent_only_to_be_told_why(refuses: bool, live: bool, sends: bool) -> None:
    _, zero = columns("zero-hero", 70, Look(Sent, live=live, refuses=refuses))
    assert (zero.get("class"), bool(zero.on)) == ("cell sunk", sends)
    refused = [node for node in rows(1034, Look(Sent, live=live, refuses=refuses)) if node.get("title")]
    assert [bool(node.on) for node in refused] == [sends] * len(refused)
    assert len(refused) == 2, "the first digit, and the zero"


def test_marks_values_and_toggles_stand_on_their_tiles() -> None:
    verdict = solve(GAMES["zero-hero"], 73)
    worth = {str(value.move): value for value in values(verdict)}
    look = Look(Sent, marked=Marked("-3", "Hint"), worth=worth, pressed=("-7",), previews=True)
    seven, three = columns("zero-hero", 73, look)
    assert [each.get("data-hinted") is not None for each in (seven, three)] == [False, True]
    assert [each.get("aria-pressed") for each in (seven, three)] == ["true", "false"]
    assert three.get("data-preview") == "73 − 3 = 70"
    assert text_of(three).startswith("Subtract 3: 73 − 3 = 70, wins")
    assert "Hint" in text_of(three)
    plain = columns("zero-hero", 73, Look(Sent))[0]
    assert (plain.get("aria-pressed"), plain.get("data-preview")) == (None, None)


def test_a_row_says_which_of_its_buttons_is_meant() -> None:
    labels = [text_of(node) for node in rows(256, Look(Sent, marked=Marked("x1", "Hint"))) if node.tag == "h2"]
    assert labels == ["Subtract", "RemoveHint: 2"]
    hinted = [
        node.get("data-move")
        for node in rows(256, Look(Sent, marked=Marked("x1", "Hint")))
        if node.get("data-hinted") is not None
    ]
    assert hinted == ["x1"]


def test_every_button_has_an_id_of_its_own() -> None:
    ids = [node.get("id") for node in rows(2256, Look(Sent)) if node.get("id")]
    assert len(ids) == len(set(ids)) == 7
