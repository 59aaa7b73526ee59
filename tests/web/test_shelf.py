"""What is kept in the browser: it comes back the same, or is refused, and never breaks the page."""

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
from web import shelf
from web.state import First, Opponent, Settings, Table, Theme


@given(plays(), st.integers(1, 9), st.lists(st.sampled_from([1, 2]), max_size=4))
def test_a_game_comes_back_as_it_was(play: Play, points: int, winners: list[int]) -> None:
    match = Match.begin(points)
    for winner in winners:
        after = match.won_by(winner)
        match = match if after.winner else after
    table = Table(play, match, hints=(1, 2), aside=(Table(play), Table(play, match)))
    assert shelf.unpack_table(shelf.pack_table(table)) == table


def test_a_game_that_was_kept_while_only_one_could_wait_is_read() -> None:
    play = Play.begin(GAMES["zero-hero"], 73)
    saved = json.loads(shelf.pack_table(Table(play, aside=(Table(play.make("-7")),))))
    saved["aside"] = saved["aside"][0]
    assert [each.play.number for each in shelf.unpack_table(json.dumps(saved)).aside] == [66]


@pytest.mark.parametrize(
    ("name", "value"),
    [("match", [1, 1, [1]]), ("match", [math.inf, 1, []]), ("hints", [math.inf, 0]), ("hints", [1]), ("aside", 7)],
)
def test_a_game_that_cannot_have_been_kept_is_refused(name: str, value: object) -> None:
    saved = json.loads(shelf.pack_table(Table(Play.begin(GAMES["zero-hero"], 7).make("-7"))))
    with pytest.raises(shelf.Unreadable):
        shelf.unpack_table(json.dumps({**saved, name: value}))


@pytest.mark.parametrize("points", [math.inf, -math.inf, math.nan, "x", None, 0, 100])
def test_points_that_cannot_have_been_chosen_are_replaced(points: object) -> None:
    saved = json.loads(shelf.pack_settings(Settings(sound=True)))
    assert shelf.unpack_settings(json.dumps({**saved, "points": points})) == Settings()


@given(st.sampled_from(Opponent), st.sampled_from(Level), st.sampled_from(First), st.sampled_from(Theme), st.booleans())
def test_settings_come_back_as_they_were(
    opponent: Opponent, level: Level, first: First, theme: Theme, on: bool
) -> None:
    settings = Settings(opponent, level, first, 7, on, not on, on, ("Ann", "Bo"), theme, sound=on)
    assert shelf.unpack_settings(shelf.pack_settings(settings)) == settings


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), lambda inner: st.lists(inner)).map(str))
def test_rubbish_is_refused_or_replaced(text: str) -> None:
    assert shelf.unpack_settings(text) == Settings()
    try:
        shelf.unpack_table(text)
    except shelf.Unreadable:
        return
    raise AssertionError("rubbish was read as a game")


@given(plays(), st.integers(0, 400), st.text(max_size=4))
def test_a_damaged_game_is_read_or_refused(play: Play, place: int, junk: str) -> None:
    text = shelf.pack_table(Table(play))
    try:
        shelf.unpack_table(text[:place] + junk + text[place + 2 :])
    except shelf.Unreadable as error:
        assert str(error) is not None
