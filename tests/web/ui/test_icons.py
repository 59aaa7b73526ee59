"""Icons: strokes of our own, which say nothing by themselves."""

import re
from pathlib import Path

import pytest

from web.shell.view import PLACES
from web.ui.html import walk
from web.ui.icons import STROKES, icon

WEB = Path(__file__).parents[3] / "web"
USED = {name for path in WEB.rglob("*.py") for name in re.findall(r'\bicon\("(\w+)"', path.read_text("utf-8"))}


@pytest.mark.parametrize("name", STROKES)
def test_an_icon_is_drawn_with_strokes_and_hidden_from_screen_readers(name: str) -> None:
    drawn = icon(name)
    assert (drawn.tag, drawn.get("aria-hidden"), drawn.get("viewBox")) == ("svg", "true", "0 0 24 24")
    paths = [node.get("d") or "" for node in walk(drawn) if node.tag == "path"]
    assert paths == list(STROKES[name])
    assert all(re.fullmatch(r"M[-\d.MLHVCASQTZmlhvcasqtz ]+", path) for path in paths)
    assert len(set(paths)) == len(paths)


def test_every_icon_that_is_used_is_there() -> None:
    assert USED | {place.icon for place in PLACES} <= set(STROKES)


def test_no_two_icons_look_alike() -> None:
    assert len(set(STROKES.values())) == len(STROKES)


def test_an_icon_that_is_not_there_fails_loudly() -> None:
    with pytest.raises(KeyError):
        icon("nonsense")
