"""Finished games: how they are saved, what becomes of the oldest, and how two sets of them become one."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules import GAMES
from pygame_rules.computer import Level
from pygame_rules.play import How, Play
from web.app.state import Opponent
from web.app.storage import DamagedSave
from web.saves import finished
from web.saves.finished import Finished, History, decode_history, history, merged

GAME = Finished(
    at="2026-11-18T10:54:39",
    slug="zero-hero",
    start=25,
    starter=1,
    opponent=Opponent.COMPUTER,
    level=Level.SHARP,
    you=1,
    winner=2,
    how=How.WON,
    chances=(1, 2),
    held=(0, 2),
    moves="-2.-3.-2.-8.-1.-9",
    hints=(1, 0),
    mistakes=(1, 3),
)
TWO = GAME._replace(opponent=Opponent.FRIEND, names=("Ann | B", "李雷"), at="2026-11-17T08:00:00")

times = st.datetimes().map(lambda at: at.replace(year=2026).isoformat(timespec="seconds"))
counts = st.tuples(st.integers(0, 9), st.integers(0, 9))
plain = st.builds(
    GAME._replace,
    at=times,
    slug=st.sampled_from(list(GAMES)),
    start=st.integers(10, 9999),
    level=st.sampled_from(Level),
    you=st.sampled_from((1, 2)),
    winner=st.sampled_from((1, 2)),
    how=st.sampled_from(How),
    held=counts,
    chances=st.just((9, 9)),
    autoplayed_from=st.none() | st.integers(0, 40),
    mistakes=st.lists(st.integers(1, 40), max_size=3).map(tuple),
)
friends = st.builds(lambda game: game._replace(opponent=Opponent.FRIEND, names=("Zoë", "a: b")), plain)
histories = st.lists(plain | friends, max_size=6).map(
    lambda games: merged(History(tuple(game.line for game in games)), History())
)


def many(count: int, year: int = 2025) -> History:
    """So many games, one each minute."""
    lines = [
        GAME._replace(at=f"{year}-01-{1 + n // 1440:02}T{n // 60 % 24:02}:{n % 60:02}:00").line for n in range(count)
    ]
    return merged(History(tuple(lines)), History())


# --- one game ---


def test_a_line_holds_the_whole_game() -> None:
    for game in (GAME, TWO, GAME._replace(autoplayed_from=4, moves="", hints=(0, 0), mistakes=())):
        assert History((game.line,)).games == (game,)


def test_a_game_can_be_played_again() -> None:
    play = GAME.play
    assert (play.number, play.ending and play.ending.winner, play.players) == (0, 2, ("You", "Computer"))
    assert GAME._replace(you=2).play.players == ("Computer", "You")
    assert TWO.play.players == ("Ann | B", "李雷")
    resigned = GAME._replace(moves="-2", how=How.RESIGNED).play
    assert resigned == Play.begin(GAMES["zero-hero"], 25, ("You", "Computer")).make("-2").resign(1)
    sums = GAME._replace(slug="max-digit-zero", start=497, moves="-9", winner=1, how=How.FORFEITED).play
    assert sums.ending
    assert (sums.ending.winner, sums.ending.how, sums.strikes) == (1, How.FORFEITED, 3)


def test_won_means_by_a_person_against_a_computer() -> None:
    assert GAME.won is False
    assert GAME._replace(winner=1).won is True
    assert TWO.won is None
    assert GAME._replace(autoplayed_from=3).won is None, "computers made moves for everybody"


# --- all of them ---


@given(histories)
def test_what_is_saved_is_read_again(told: History) -> None:
    assert decode_history(told.encode()) == told
    assert history({"finished": told.encode()}).games == told.games


def test_each_game_is_there_once_in_the_order_of_time() -> None:
    told = History().having(GAME).having(TWO).having(GAME)
    assert told.games == (TWO, GAME)
    assert told.shortened == 0


def test_of_the_oldest_only_what_counts_is_saved() -> None:
    told = many(2_100)
    assert (len(told.games), told.shortened) == (2_100, 100)
    assert [bool(game.moves) for game in told.games] == [False] * 100 + [True] * 2_000
    old, new = told.games[0], told.games[-1]
    assert old == GAME._replace(at=old.at, moves="", hints=(0, 0), mistakes=())
    assert new == GAME._replace(at=new.at)
    assert sum(game.chances[0] for game in told.games) == 2_100, "and all of it counts"
    assert len(told.encode()) < 400_000
    assert decode_history(told.encode()) == told


def test_twenty_thousand_games_leave_room_for_others() -> None:
    assert len(many(20_000).encode()) < 2_000_000


def test_very_long_games_are_shortened_sooner() -> None:
    long = GAME._replace(moves=".".join(["-1"] * 10_000))
    lines = (long._replace(at=f"2026-11-18T10:00:{second:02}").line for second in range(60))
    told = merged(History(tuple(lines)), History())
    assert 20 < told.shortened < 40
    assert len(told.encode()) < finished.MOST_CHARACTERS + 10_000


@given(histories, histories)
def test_merging_twice_changes_nothing_and_the_order_does_not_matter(one: History, two: History) -> None:
    both = merged(one, two)
    assert merged(both, two) == merged(both, one) == merged(both, both) == both == merged(two, one)
    assert {game.at for game in both.games} == {game.at for game in (*one.games, *two.games)}


def test_a_game_that_was_shortened_here_and_is_whole_in_an_older_file_counts_once() -> None:
    now, then = many(2_100), many(150)
    assert not any(game.moves for game in now.games[:100])
    assert all(game.moves for game in then.games)
    assert merged(now, then) == merged(then, now) == now


def test_a_game_that_was_shortened_elsewhere_is_whole_where_there_is_room() -> None:
    short = History((GAME._replace(moves="", hints=(0, 0), mistakes=()).line,))
    whole = History((GAME.line,))
    assert merged(short, whole) == merged(whole, short) == whole


def test_old_games_of_two_devices_are_all_counted() -> None:
    one, two = many(2_100), many(2_100, year=2024)
    both = merged(one, two)
    assert (len(both.games), both.shortened) == (4_200, 2_200)


# --- damage ---


def damaged(line: str, rng: Random) -> str:
    """A line with one part of it spoilt."""
    parts = line.split("\t")
    place = rng.randrange(len(parts) - 3)  # Names may be nearly anything, and there may be no mistakes.
    parts[place] = rng.choice(("", "x", "-y", "9" * 200, "\u202e", parts[place] + "!", " " + parts[place]))
    return "\t".join(parts)


@pytest.mark.parametrize("seed", range(40))
def test_one_damaged_line_damages_all(seed: int) -> None:
    rng = Random(seed)
    bad = damaged(rng.choice((GAME, TWO)).line, rng)
    text = json.dumps({"version": 1, "games": [TWO.line, bad, GAME.line]})
    with pytest.raises(DamagedSave):
        decode_history(text)
    assert history({"finished": text}) == History()


@pytest.mark.parametrize(
    "change",
    [
        {"at": "2026-02-30T10:00:00"},
        {"at": "2026-11-18T24:00:00"},
        {"slug": "chess"},
        {"start": 10**70},
        {"start": 0},
        {"held": (2, 0)},
        {"held": (0, 3)},
        {"moves": "-2.y3"},
        {"moves": "-2..-3"},
        {"moves": "x0"},
        {"hints": (-1, 0)},
        {"mistakes": (1_000_000,)},
        {"opponent": Opponent.FRIEND, "names": ("Ann", "")},
        {"opponent": Opponent.FRIEND, "names": ("Ann", "\u202e")},
        {"opponent": Opponent.FRIEND, "names": ("Ann", "x" * 25)},
        {"opponent": Opponent.FRIEND, "names": ("Ann", " Ben")},
        {"opponent": Opponent.FRIEND, "names": ("Ann", "Ben\tx")},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(change: dict[str, object]) -> None:
    line = GAME._replace(**change).line  # type: ignore[arg-type]
    with pytest.raises(DamagedSave):
        decode_history(json.dumps({"version": 1, "games": [line]}))


@pytest.mark.parametrize(
    "text", ["[]", "{", "7", '{"version": 2, "games": []}', '{"version": 1}', '{"version":1,"games":[7]}']
)
def test_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(DamagedSave):
        decode_history(text)


def test_what_stands_in_another_order_or_twice_is_put_in_order() -> None:
    text = json.dumps({"version": 1, "games": [GAME.line, TWO.line, GAME.line]})
    assert decode_history(text) == History((TWO.line, GAME.line))
    assert replace(decode_history(text), lines=()) == History()
