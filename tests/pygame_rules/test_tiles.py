"""Tiles offer exactly the legal moves, say what would come of them, and say why where they offer none."""

import re

import pytest
from hypothesis import given
from support.strategies import plays

from pygame_rules import GAMES, IllegalMove, Move
from pygame_rules.core import digits
from pygame_rules.play import Play
from pygame_rules.tiles import Offer, Tile, tiles


def at(slug: str, number: int) -> tuple[Tile, ...]:
    return tiles(Play.begin(GAMES[slug], number))


@given(plays())
def test_tiles_are_the_digits_and_their_offers_the_legal_moves(play: Play) -> None:
    found = tiles(play)
    assert [(tile.position, tile.digit) for tile in found] == list(enumerate(digits(play.number), 1))
    offers = [offer for tile in found for offer in tile.offers]
    assert {offer.move for offer in offers} == set(play.legal_moves)
    assert [offer.move for offer in offers if not offer.repeat] == sorted(
        play.legal_moves, key=[offer.move for offer in offers].index
    ), "each move is there once, and again only as a repeat"
    for offer in offers:
        assert offer.after == play.game.apply(play.number, offer.move)
        assert offer.text == play.game.preview(play.number, offer.move)
    for tile in found:
        assert bool(tile.reason) == (len(tile.offers) < len(play.game.kinds))
        if tile.refused:
            with pytest.raises(IllegalMove, match=re.escape(tile.reason)):
                play.make(tile.refused)
        assert tile.repeat == (tile.digit in digits(play.number)[: tile.position - 1])
        assert all(offer.move.digit == tile.digit for offer in tile.offers)
        assert all(offer.move.position in (None, tile.position) for offer in tile.offers)


def test_a_tile_says_what_it_does_as_a_sum_or_a_change() -> None:
    first, second = at("digit-duel", 73)
    assert first.offers == (
        Offer(Move("subtract", 7), 66, "73 − 7 = 66", repeat=False),
        Offer(Move("remove", 7, 1), 3, "73 → 3", repeat=False),
    )
    assert second.offers[1] == Offer(Move("remove", 3, 2), 7, "73 → 7", repeat=False)


def test_equal_digits_repeat_a_subtraction_but_not_a_removal() -> None:
    first, second = at("digit-duel", 77)
    assert (first.repeat, second.repeat) == (False, True)
    assert [offer.repeat for offer in first.offers] == [False, False]
    assert [offer.repeat for offer in second.offers] == [True, False]


@pytest.mark.parametrize(
    ("slug", "number", "position", "reason"),
    [
        ("zero-hero", 40, 2, "Zero cannot be subtracted: the number would stay as it is."),
        ("digit-deletion-duel", 1023, 1, "Removing 1 from 1023 would leave 023, which starts with a zero."),
    ],
)
def test_a_tile_without_offers_says_why(slug: str, number: int, position: int, reason: str) -> None:
    tile = at(slug, number)[position - 1]
    assert (tile.offers, tile.reason) == ((), reason)


def test_a_tile_that_offers_one_thing_says_why_it_does_not_offer_the_other() -> None:
    first, second, _ = at("digit-duel", 105)
    assert [offer.move for offer in first.offers] == [Move("subtract", 1)]
    assert first.refused == Move("remove", 1, 1)
    assert first.reason == "Removing 1 from 105 would leave 05, which starts with a zero."
    assert [offer.move for offer in second.offers] == [Move("remove", 0, 2)]
    assert second.refused == Move("subtract", 0)


def test_once_the_game_is_over_no_tile_offers_anything() -> None:
    play = Play.begin(GAMES["digit-duel"], 25).make("x1")
    assert [(tile.offers, tile.refused, tile.reason) for tile in tiles(play)] == [((), None, "The game is over.")]
