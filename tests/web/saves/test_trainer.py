"""The trainer's positions: which are due, how they are saved, and how two sets of them become one."""

import json
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.app.storage import DamagedSave
from web.saves import fsrs
from web.saves.trainer import Card, Position, Review, Trainer, decode_trainer, merged, trainer

DAY = date(2026, 11, 18)
ONE, TWO = Position("zero-hero", 73), Position("digit-duel", 6412)


def on(day: date, grade: int = fsrs.GOOD) -> Review:
    return Review(f"{day.isoformat()}T12:00:00", grade)


positions = st.sampled_from([ONE, TWO, Position("digit-drop-duel", 5072)])
times = st.dates(date(2026, 11, 16), date(2027, 3, 1)).map(lambda day: f"{day.isoformat()}T08:30:00")
reviews = st.lists(st.builds(Review, times, st.sampled_from(fsrs.GRADES)), max_size=4)
cards = st.builds(Card, positions, st.dates(date(2026, 11, 1), DAY), reviews.map(lambda told: tuple(sorted(set(told)))))
trainers = st.lists(cards, max_size=4).map(lambda found: Trainer({card.position: card for card in found}))


def test_a_new_position_is_due_at_once_and_each_is_there_once() -> None:
    one = Trainer().having([ONE, TWO, ONE], DAY)
    assert [card.position for card in one.due(DAY)] == [TWO, ONE]
    assert one.having([ONE], DAY + timedelta(days=1)) is one
    assert one.due(DAY - timedelta(days=1)) == []


def test_what_cannot_be_asked_about_is_left_out() -> None:
    odd = [Position("digit-duel", 7), Position("zero-hero", 0), Position("digit-duel", 1234567890123)]
    assert Trainer().having(odd, DAY) == Trainer()


def test_one_that_was_held_waits_and_one_that_was_not_comes_back_tomorrow() -> None:
    told = Trainer().having([ONE, TWO], DAY).reviewed(ONE, on(DAY)).reviewed(TWO, on(DAY, fsrs.AGAIN))
    assert told.due(DAY) == []
    assert [card.position for card in told.due(DAY + timedelta(days=1))] == [TWO]
    assert told.cards[ONE].due == DAY + timedelta(days=fsrs.first(fsrs.GOOD).interval)


def test_what_has_waited_longest_comes_first() -> None:
    told = Trainer().having([ONE], DAY).having([TWO], DAY - timedelta(days=3))
    assert [card.position for card in told.due(DAY)] == [TWO, ONE]


def test_a_clock_that_was_set_back_does_no_harm() -> None:
    told = Trainer().having([ONE], DAY).reviewed(ONE, on(DAY)).reviewed(ONE, on(DAY - timedelta(days=40)))
    assert told.cards[ONE].memory == fsrs.again(fsrs.first(fsrs.GOOD), fsrs.GOOD, 0)


@given(trainers)
def test_what_is_saved_is_read_again(told: Trainer) -> None:
    assert decode_trainer(told.encode()) == told
    assert trainer({"trainer": told.encode()}) == told


@given(trainers, trainers)
def test_merging_twice_changes_nothing_and_the_order_does_not_matter(one: Trainer, two: Trainer) -> None:
    both = merged(one, two)
    assert merged(both, two) == both == merged(both, one)
    assert dict(merged(two, one).cards) == dict(both.cards)
    for card in one.cards.values():
        assert set(card.reviews) <= set(both.cards[card.position].reviews)


GOOD_CARD = ["zero-hero", 73, "2026-11-18", [["2026-11-18T12:00:00", 3]]]


@pytest.mark.parametrize(
    "card",
    [
        ["chess", 73, "2026-11-18", []],
        ["zero-hero", 0, "2026-11-18", []],
        ["zero-hero", -5, "2026-11-18", []],
        ["zero-hero", "73", "2026-11-18", []],
        ["zero-hero", 10**70, "2026-11-18", []],
        ["zero-hero", 73, "2026-02-30", []],
        ["zero-hero", 73, "9999-12-31", []],
        ["zero-hero", 73, "2026-11-18", [["9999-12-31T23:59:59", 4]]],
        ["zero-hero", 1234567890123, "2026-11-18", []],
        ["zero-hero", 73, "2026-11-18", [["2026-11-18T12:00:00", 5]]],
        ["zero-hero", 73, "2026-11-18", [["yesterday", 3]]],
        ["zero-hero", 73, "2026-11-18", 7],
        ["zero-hero", 73],
        7,
    ],
    ids=str,
)
def test_damage_is_refused(card: object) -> None:
    assert decode_trainer(json.dumps({"version": 1, "cards": [GOOD_CARD]})).cards
    text = json.dumps({"version": 1, "cards": [GOOD_CARD, card]})
    with pytest.raises(DamagedSave):
        decode_trainer(text)
    assert trainer({"trainer": text}) == Trainer()


@pytest.mark.parametrize("text", ["[]", "{", '{"version": 2, "cards": []}', '{"version": 1}', "7"])
def test_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(DamagedSave):
        decode_trainer(text)
