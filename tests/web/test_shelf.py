"""What is kept in the browser: it comes back the same, or is refused, and never breaks the page."""

from hypothesis import given
from hypothesis import strategies as st
from strategies import plays

from pygame_rules.computer import Level
from pygame_rules.match import Match
from pygame_rules.play import Play
from web import shelf
from web.state import First, Opponent, Settings, Table, Theme


@given(plays(), st.integers(1, 9), st.lists(st.sampled_from([1, 2]), max_size=4))
def test_a_game_comes_back_as_it_was(play: Play, points: int, winners: list[int]) -> None:
    match = Match.begin(points)
    for winner in winners:
        if not match.winner:
            match = match.won_by(winner)
    table = Table(play, match, hints=(1, 2))
    again = shelf.unpack_table(shelf.pack_table(table))
    assert (again.play, again.match, again.hints) == (table.play, table.match, table.hints)


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
