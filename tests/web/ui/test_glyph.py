"""A game's glyph: a digit and a mark that says what is done to it."""

import pytest

from pygame_rules import GAMES
from web.ui.glyph import MARKS, PLACES, glyph
from web.ui.html import text_of, walk


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_a_glyph_whose_mark_is_drawn(slug: str) -> None:
    digit, mark = GAMES[slug].glyph
    assert mark in MARKS
    drawn = glyph(digit, mark)
    assert (drawn.tag, drawn.get("aria-hidden")) == ("svg", "true")
    assert text_of(drawn) == digit
    keys = [node.key for node in walk(drawn)[1:]]
    assert len(keys) == len(set(keys))


def test_each_game_has_its_own() -> None:
    assert len({game.glyph for game in GAMES.values()}) == len(GAMES)


@pytest.mark.parametrize("mark", MARKS)
def test_a_mark_is_drawn_beside_its_digit(mark: str) -> None:
    drawn = glyph("7", mark)
    assert [node for node in walk(drawn) if node.tag == "path"] == [node for node in MARKS[mark] if node.tag == "path"]
    [digit] = [node for node in walk(drawn) if node.tag == "text"]
    across, foot, size = PLACES.get(mark, PLACES[""])
    assert [digit.get(name) for name in ("x", "y", "font-size")] == [str(across), str(foot), str(size)]


def test_a_mark_that_nobody_drew_leaves_the_digit() -> None:
    assert text_of(glyph("7", "nonsense")) == "7"
    assert len(walk(glyph("7", "nonsense"))) == 2
    assert text_of(glyph("", "both")) == ""
