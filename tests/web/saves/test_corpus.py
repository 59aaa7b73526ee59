"""What players have saved with earlier versions is read for ever: the very texts, and what they mean."""

import json
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from support.headless import at, nodes, table, then

from pygame_rules.computer import Level
from pygame_rules.record import to_link
from web.app.messages import Navigate
from web.app.state import Opponent, Settings, Shared, State
from web.app.storage import SETTINGS, decode_settings, encode_settings
from web.saves.game import NAMESPACE, SavedGame, SeatChoice, Seating, decode_game
from web.ui.html import walk

CORPUS = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parents[2] / "data" / "stored").glob("*.json"))
}
GAMES = {name: stored for name, stored in CORPUS.items() if stored["key"].startswith(NAMESPACE)}
SETTINGS_TEXTS = {name: stored for name, stored in CORPUS.items() if stored["key"] == SETTINGS}


# What each setting of the first version is called now.
SAME = ("opponent", "level", "points", "coach", "page_does_sums", "players", "theme", "sound", "keys", "values")
NOW = {**{name: name for name in SAME}, "first": "who_starts", "claims": "strikes_lose"}


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
        assert still_in(known, again), "a page of that version may still be open"


def still_in(known: Any, again: Any) -> bool:
    """Whether everything that was known is in a text, beside what is new."""
    if isinstance(known, dict):
        return all(name in again and still_in(value, again[name]) for name, value in known.items())
    if isinstance(known, list):
        return len(known) == len(again) and all(map(still_in, known, again))
    return bool(known == again)


@of_each(GAMES)
def test_a_game_of_the_first_version_is_played_by_the_usual_ones(stored: dict[str, Any]) -> None:
    usual = Seating(Opponent.COMPUTER, Level.SHARP)
    for game in (decode_game(stored["text"]), decode_game(stored["text"], usual)):
        assert {each.seat_choice for each in (game, *game.parked)} == {SeatChoice.NONE}
    assert {each.seating for each in (game, *game.parked)} == {usual}
    assert decode_game(stored["text"]).seating == Seating(Opponent.FRIEND)


@of_each(GAMES)
def test_who_plays_is_what_the_settings_say_where_there_are_any(stored: dict[str, Any]) -> None:
    saved, link = {stored["key"]: stored["text"]}, stored["decoded"]["link"]
    assert table(at(link, saved)).saved.seating == Seating(Opponent.FRIEND)
    settings = Settings(opponent=Opponent.WATCH, level=Level.NOVICE)
    shared = Shared(settings=settings, saved={**saved, SETTINGS: encode_settings(settings)})
    watched = then(State(shared=shared), Navigate(f"#/{link}"))
    assert table(watched).saved.seating == Seating(Opponent.WATCH, Level.NOVICE)


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
    running = game.running
    lists = [node for node in nodes(at("", saved)) if node.get("aria-label") == "Resume"]
    offered = [node.get("href") for each in lists for node in walk(each) if node.tag == "a"]
    assert offered == ([f"#/{slug}"] if running else [])
    if running:
        assert table(at(slug, saved)).link == to_link(game.play)


@of_each(SETTINGS_TEXTS)
def test_settings_mean_what_they_meant(stored: dict[str, Any]) -> None:
    settings = decode_settings(stored["text"])
    values = {each.name: getattr(settings, each.name) for each in fields(settings)}
    plain = {name: value.name if isinstance(value, Enum) else value for name, value in values.items()}
    assert {name: plain[name] for name in NOW.values()} == meaning(stored["decoded"])


def meaning(decoded: dict[str, Any]) -> dict[str, Any]:
    """What the settings of the first version mean now."""
    changed = {
        "players": tuple(decoded["players"]),
        "first": None if decoded["first"] == "ONE" else decoded["first"],
        "coach": "ASKED" if decoded["coach"] else "OFF",
        "theme": "CONTRAST_LIGHT" if decoded["theme"] == "CONTRAST" else decoded["theme"],
    }
    assert set(decoded) == set(NOW), "every setting of then has a place now"
    return {NOW[name]: value for name, value in {**decoded, **changed}.items()}
