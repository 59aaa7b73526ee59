"""A game as it is saved: it comes back the same, or is refused, and never breaks the page."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.strategies import plays

from pygame_rules import GAMES
from pygame_rules.computer import Level
from pygame_rules.match import Match
from pygame_rules.play import Play
from web.app.state import Opponent
from web.app.storage import DamagedSave
from web.saves.game import MOST_HINTS, MOST_PARKED, SavedGame, SeatChoice, Seating, decode_game

BEGUN = Play.begin(GAMES["zero-hero"], 73)
MOVED = SavedGame(BEGUN.make("-7"))
FRESH = SavedGame(BEGUN)
OVER = SavedGame(Play.begin(GAMES["zero-hero"], 7).make("-7"))
BETWEEN = SavedGame(OVER.play, Match.begin(3))


def changed(game: SavedGame, **values: object) -> str:
    """The text of a game with other values in it."""
    return json.dumps({**json.loads(game.encode()), **values})


# --- text ---


@given(
    plays(), st.integers(1, 9), st.lists(st.sampled_from([1, 2]), max_size=4), st.none() | st.integers(0, 50), plays()
)
def test_a_game_comes_back_as_it_was(
    play: Play, points: int, winners: list[int], since: int | None, other: Play
) -> None:
    match = Match.begin(points)
    for winner in winners:
        after = match.won_by(winner)
        match = match if after.winner else after
    game = SavedGame(play, match, (1, 2), since, parked=(SavedGame(other), SavedGame(play, match, (0, 3))))
    assert decode_game(game.encode()) == game


def test_a_game_that_was_saved_while_only_one_could_wait_is_read() -> None:
    saved = json.loads(SavedGame(BEGUN, parked=(MOVED,)).encode())
    [only] = saved["aside"]
    assert decode_game(json.dumps({**saved, "aside": only})).parked == (MOVED,)


def test_a_game_from_before_computers_played_out_is_read() -> None:
    saved = json.loads(MOVED.encode())
    del saved["out_from"]
    assert decode_game(json.dumps(saved)) == MOVED


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("match", [1, 1, [1]]),
        ("match", [math.inf, 1, []]),
        ("match", [1, 3, []]),
        ("match", [1, 1]),
        ("hints", [math.inf, 0]),
        ("hints", [1]),
        ("aside", 7),
        ("aside", [{}]),
        ("out_from", "x"),
        ("record", "zero-hero"),
        ("record", None),
        ("seating", None),
        ("seating", []),
        ("seating", ["FRIEND", "SHARP"]),
        ("seating", ["NOBODY", "SHARP", 1]),
        ("seating", ["FRIEND", "GRANDMASTER", 1]),
        ("seating", ["FRIEND", "SHARP", 3]),
        ("seating", ["FRIEND", "SHARP", "1"]),
        ("seating", [[], {}, 1]),
        ("seat_choice", "maybe"),
        ("seat_choice", None),
        ("version", 2),
        ("version", None),
    ],
)
def test_a_game_that_cannot_have_been_saved_is_refused(name: str, value: object) -> None:
    with pytest.raises(DamagedSave):
        decode_game(changed(OVER, **{name: value}))


@pytest.mark.parametrize("name", ["version", "record", "match", "hints"])
def test_a_game_of_which_something_is_missing_is_refused(name: str) -> None:
    saved = json.loads(MOVED.encode())
    del saved[name]
    with pytest.raises(DamagedSave):
        decode_game(json.dumps(saved))


SEATINGS = st.builds(Seating, st.sampled_from(Opponent), st.sampled_from(Level), st.sampled_from([1, 2]))


@given(SEATINGS, st.sampled_from(SeatChoice), SEATINGS)
def test_who_plays_comes_back_with_the_game(seating: Seating, choice: SeatChoice, other: Seating) -> None:
    parked = SavedGame(MOVED.play, seating=other)
    game = SavedGame(BEGUN, seating=seating, seat_choice=choice, parked=(parked,))
    assert decode_game(game.encode()) == decode_game(game.encode(), other) == game, "whoever usually plays"


@pytest.mark.parametrize(
    ("seating", "computers"),
    [
        (Seating(), ()),
        (Seating(Opponent.COMPUTER), (2,)),
        (Seating(Opponent.COMPUTER, you=2), (1,)),
        (Seating(Opponent.WATCH), (1, 2)),
    ],
)
def test_computers_take_the_seats_that_people_leave(seating: Seating, computers: tuple[int, ...]) -> None:
    assert seating.computers == computers


def test_a_game_of_the_first_version_is_played_by_the_usual_ones() -> None:
    saved = json.loads(MOVED.encode())
    del saved["seating"], saved["seat_choice"]
    assert decode_game(json.dumps(saved)) == MOVED
    usual = Seating(Opponent.COMPUTER, Level.PERFECT, 2)
    assert decode_game(json.dumps(saved), usual).seating == usual


LEAVES = st.none() | st.integers() | st.text(max_size=9)
JSON = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3))


@given(st.text() | JSON.map(json.dumps))
def test_rubbish_is_refused(text: str) -> None:
    with pytest.raises(DamagedSave):
        decode_game(text)


@given(plays(), st.integers(0, 400), st.text(max_size=4))
def test_a_damaged_game_is_read_or_refused(play: Play, place: int, junk: str) -> None:
    text = SavedGame(play).encode()
    try:
        found = decode_game(text[:place] + junk + text[place + 2 :])
    except DamagedSave as error:
        assert isinstance(str(error), str)
    else:
        assert decode_game(found.encode()) == found, "what was read can be saved again"


def test_what_is_too_much_is_cut_or_brought_into_bounds() -> None:
    heap = decode_game(changed(FRESH, aside=[json.loads(MOVED.encode())] * 50))
    assert len(heap.parked) == MOST_PARKED
    assert decode_game(changed(FRESH, hints=[-3, 10**9])).hints == (0, MOST_HINTS)


# --- what can be said of it ---


@pytest.mark.parametrize(
    ("game", "running", "in_match"),
    [
        (FRESH, False, False),
        (MOVED, True, False),
        (OVER, False, False),
        (BETWEEN, True, True),
        (SavedGame(BEGUN, Match.begin(3).won_by(1)), True, True),
        (SavedGame(BEGUN, Match.begin(3)), False, False),
        (SavedGame(OVER.play, Match.begin(2).won_by(1)), False, False),
    ],
    ids=["fresh", "moved", "over", "won one of three", "next of three", "first of three", "match won"],
)
def test_a_game_runs_if_leaving_it_would_lose_something(game: SavedGame, running: bool, in_match: bool) -> None:
    assert (game.running, game.in_match) == (running, in_match)


def test_a_game_that_has_ended_counts_in_its_match() -> None:
    assert BETWEEN.standing.score == (1, 0)
    assert MOVED.standing == MOVED.match


def test_what_runs_goes_before_what_does_not() -> None:
    other = SavedGame(BEGUN.make("-3"))
    assert SavedGame(BEGUN, parked=(MOVED, other)).foremost == SavedGame(MOVED.play, parked=(other,))
    running = SavedGame(MOVED.play, parked=(other,))
    assert running.foremost is running
    assert FRESH.foremost is FRESH


def test_a_game_is_autoplayed_while_a_move_of_computers_stands() -> None:
    assert SavedGame(MOVED.play, autoplayed_from=0).autoplayed
    assert not SavedGame(MOVED.play, autoplayed_from=1).autoplayed
    assert not MOVED.autoplayed
