"""About: the rulings, the versions, and what only some editions offer."""

import json
from pathlib import Path

import pytest
from support.headless import at, nodes, part_text, table, then
from support.press import controls, press

from pygame_rules import GAMES, __version__
from web.app.messages import Navigate
from web.app.state import Edition, Shared, State
from web.ui.html import text_of

ROOT = Path(__file__).parents[4]


def about(edition: Edition = Edition.SITE) -> State:
    return then(State(shared=Shared(edition=edition)), Navigate("#/about"))


def test_it_has_an_address_of_its_own() -> None:
    state = about()
    assert (state.screen, state.path, state.notices) == ("about", "about", ())
    assert "never leave this device" in part_text(state)


@pytest.mark.parametrize("slug", GAMES)
def test_the_rulings_of_every_game_are_shown_and_the_game_is_linked(slug: str) -> None:
    game = GAMES[slug]
    rows = [text_of(node) for node in nodes(about()) if node.tag == "li"]
    assert f"{game.title}: {game.objective}" in rows
    for ruling in game.rulings:
        assert f"{game.title}: {ruling}" in rows
    assert table(press(about(), game.title)).play.game is game


def test_what_holds_for_every_game_is_said_once() -> None:
    rows = [text_of(node) for node in nodes(about()) if node.tag == "li"]
    longest = "A game starts from a number of at most 60 digits, or as many as can be solved exactly."
    for sentence in (longest, "A player who has no legal move loses. In the first five games that never happens."):
        assert rows.count(sentence) == 1


def test_each_part_has_its_heading() -> None:
    headings = [text_of(node) for node in nodes(about()) if node.tag in ("h1", "h2")]
    assert headings == [
        "About Digit Dojo",
        "The games",
        "Where the rules leave something open",
        "Privacy",
        "Take it with you",
        "Made with",
    ]


def test_the_versions_are_those_that_are_fetched() -> None:
    pinned = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    told = part_text(about())
    assert f"PyScript {pinned['@pyscript/core']}," in told
    assert f"Pyodide {pinned['pyodide']}," in told
    assert f"Digit Dojo {__version__}," in told


def test_only_the_built_site_offers_itself_as_one_file() -> None:
    name = "all of it as one file"
    assert [edition for edition in Edition if name in controls(about(edition))] == [Edition.SITE]
    link = controls(about())[name]
    assert (link.get("href"), link.get("download")) == ("./digit-dojo.html", "")


def test_what_is_built_ships_all_licences() -> None:
    name = "All licences in full"
    assert [edition for edition in Edition if name in controls(about(edition))] == [Edition.SITE, Edition.FILE]


def test_no_message_changes_it() -> None:
    state = at("about")
    assert then(state, ("anything",)) is state
