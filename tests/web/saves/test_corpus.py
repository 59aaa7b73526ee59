"""What players have saved with earlier versions is read for ever: the very texts, and what they mean."""

import json
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from support.headless import at, nodes, table

from pygame_rules.record import to_link
from web.app.storage import SETTINGS, decode_settings
from web.saves.game import NAMESPACE, SavedGame, decode_game

CORPUS = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parents[2] / "data" / "stored").glob("*.json"))
}
GAMES = {name: stored for name, stored in CORPUS.items() if stored["key"].startswith(NAMESPACE)}
SETTINGS_TEXTS = {name: stored for name, stored in CORPUS.items() if stored["key"] == SETTINGS}


def of_each(corpus: dict[str, Any]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("stored", corpus.values(), ids=list(corpus))


def facts(game: SavedGame) -> dict[str, Any]:
    """What a saved game means, in the words of the corpus."""
    play, match = game.play, game.match
    return {
        "link": to_link(play),
        "number": play.number,
        "turn": play.turn,
        "winner": play.ending.winner if play.ending else None,
        "players": list(play.players),
        "starter": play.starter,
        "undone": list(map(str, play.undone)),
        "strikes": play.strikes,
        "points_to_win": match.points_to_win,
        "first_starter": match.first_starter,
        "score": list(match.score),
        "hints": list(game.hints),
        "autoplayed_from": game.autoplayed_from,
    }


def test_the_corpus_is_there() -> None:
    assert len(GAMES) + len(SETTINGS_TEXTS) == len(CORPUS)
    assert len(GAMES) > 20
    assert len(SETTINGS_TEXTS) > 10


@of_each(GAMES)
def test_a_saved_game_means_what_it_meant(stored: dict[str, Any]) -> None:
    game = decode_game(stored["text"])
    assert {**facts(game), "parked": [facts(each) for each in game.parked]} == stored["decoded"]


@of_each(GAMES)
def test_a_saved_game_is_written_again_without_loss(stored: dict[str, Any]) -> None:
    game = decode_game(stored["text"])
    assert decode_game(game.encode()) == game
    if stored["version"] != "before 0.1.0":
        again = json.loads(game.encode())
        known = json.loads(stored["text"])
        assert {name: again.get(name) for name in known} == known, "a page of that version may still be open"


@of_each(GAMES)
def test_a_saved_game_can_be_opened_by_its_own_link(stored: dict[str, Any]) -> None:
    state = at(stored["decoded"]["link"], {stored["key"]: stored["text"]})
    model = table(state)
    assert (model.play.number, model.saved.hints) == (stored["decoded"]["number"], tuple(stored["decoded"]["hints"]))
    assert len(model.saved.parked) == len(stored["decoded"]["parked"])
    assert not state.notices
    assert nodes(state)


@of_each(GAMES)
def test_a_game_that_runs_is_resumed_and_offered_in_the_lobby(stored: dict[str, Any]) -> None:
    game = decode_game(stored["text"]).foremost
    saved = {stored["key"]: stored["text"]}
    slug = game.play.game.slug
    running = bool(game.play.moves) and not game.play.ending
    offered = any(node.tag == "li" and node.get("data-game") == slug for node in nodes(at("", saved)))
    assert offered == running
    if running:
        assert table(at(slug, saved)).link == to_link(game.play)


@of_each(SETTINGS_TEXTS)
def test_settings_mean_what_they_meant(stored: dict[str, Any]) -> None:
    settings = decode_settings(stored["text"])
    values = {each.name: getattr(settings, each.name) for each in fields(settings)}
    plain = {name: value.name if isinstance(value, Enum) else value for name, value in values.items()}
    assert {name: plain[name] for name in stored["decoded"]} == {
        **stored["decoded"],
        "players": tuple(stored["decoded"]["players"]),
    }
