"""Links, names, settings and stored games from somebody who means ill: a sentence for the player, never a crash."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.headless import at, friends, nodes, table, then
from support.hostile import KEYS, MARKS, SCRIPTS, TEXTS
from support.press import choose, controls, fill, make, press

from pygame_rules import GAMES
from web import screens
from web.app.messages import Navigate, StorageChanged
from web.app.router import LONGEST
from web.app.state import Opponent, Settings, Shared, State
from web.app.storage import decode_settings, encode_settings
from web.saves.game import decode_game
from web.screens.play.messages import PlayMove
from web.screens.play.resume import UNREADABLE
from web.ui.html import Message

SETUP = "Opponent: Player 2"
# Every tag that the page uses by itself: what came from outside may only be text.
ELEMENTS = {node.tag for link in ("", "about", "digit-duel/256/-6", "max-digit-zero/497") for node in nodes(at(link))}
ELEMENTS |= {node.tag for node in nodes(at("chess"))}
ELEMENTS |= {node.tag for node in nodes(choose(press(friends("zero-hero"), SETUP), "Starting number", "Your own"))}
ELEMENTS |= {node.tag for node in nodes(choose(press(friends("zero-hero"), SETUP), "Starting number", "A good one"))}
# As long as a link may be.
LONG = ("9" * 90_000, "-1." * 30_000, "%39" * 30_000, "/" * 90_000, "x" * 90_000, "?" * 90_000, "a=&" * 30_000)


def tags(state: State) -> set[str]:
    return {node.tag for node in nodes(state)}


def short(text: str) -> str:
    return ascii(text[:30])


# --- links ---


@pytest.mark.parametrize("text", [*TEXTS, *LONG], ids=short)
def test_links_of_any_kind_lead_somewhere(text: str) -> None:
    for link in (text, f"#/{text}", f"#/zero-hero/{text}", f"#/zero-hero/100/{text}", f"#/digit-duel/256/-6.{text}"):
        state = then(State(), Navigate(link))
        assert state.screen in screens.NAMES
        assert all(len(notice.text) < 300 and notice.text.isprintable() for notice in state.notices)
        assert tags(state) <= ELEMENTS
        assert len(state.path) <= LONGEST


# --- fields ---


@pytest.mark.parametrize("text", TEXTS, ids=short)
def test_names_of_any_kind_are_taken_as_text_or_refused(text: str) -> None:
    named = fill(fill(press(friends("max-digit-zero/497"), SETUP), "Player 1", text), "Player 2", text)
    named = press(named, "Play")
    assert tags(named) <= ELEMENTS
    for name in named.shared.settings.players:
        assert name.isprintable()
        assert len(name) <= 24
    form = table(named).setup
    assert form is None or (form.errors and all(len(error) < 300 for error in form.errors.values()))
    again = then(State(shared=named.shared), Navigate("#/zero-hero/73?opponent=friend"))
    assert table(again).play.players == named.shared.settings.players


@pytest.mark.parametrize("text", TEXTS, ids=short)
def test_numbers_of_any_kind_are_taken_or_refused_with_a_sentence(text: str) -> None:
    start = friends("max-digit-zero/497")
    state = press(fill(make(start, "-9"), "New number", text), "Check")
    assert table(state).play.number == 497
    assert 0 < len(table(state).ui.notice) < 300
    state = fill(choose(press(start, SETUP), "Starting number", "Your own"), "Your number", text)
    state = press(fill(state, "First to", text), "Play")
    assert (table(state).play.number, state.shared.settings.points) == (497, 1)
    form = table(state).setup
    assert form
    assert set(form.errors) == {"start", "points"}
    for sentence in form.errors.values():
        assert sentence.isprintable()
        assert len(sentence) < 300
    assert tags(state) <= ELEMENTS


@pytest.mark.parametrize("text", [*SCRIPTS, *MARKS, *KEYS], ids=short)
def test_choices_that_no_list_offers_change_nothing(text: str) -> None:
    lists = [node for node in controls(at("you")).values() if node.tag == "select"]
    assert lists
    for node in lists:
        change = dict(node.on)["change"]
        assert callable(change)
        assert change(text) is None


@pytest.mark.parametrize("text", [*SCRIPTS, *MARKS, *KEYS], ids=short)
def test_messages_with_any_text_leave_a_game_on_the_table(text: str) -> None:
    messages: tuple[Message, ...] = (PlayMove(text), PlayMove("-7", focus=text), StorageChanged(text, text))
    for message in (*messages, StorageChanged("settings", text), StorageChanged("game.zero-hero", text)):
        state = then(at("zero-hero/73"), message)
        assert table(state).play.number in (66, 73)
        assert tags(state) <= ELEMENTS


# --- stored texts ---

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(TEXTS[:20]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=6), inner),
    max_leaves=6,
)


def damaged(saved: Any, data: st.DataObject) -> Any:
    """The same with something else at one place."""
    if isinstance(saved, dict) and saved and data.draw(st.integers(0, 3)):
        key = data.draw(st.sampled_from(sorted(saved)))
        return {**saved, key: damaged(saved[key], data)}
    if isinstance(saved, list) and saved and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(saved) - 1))
        return [*saved[:place], damaged(saved[place], data), *saved[place + 1 :]]
    if isinstance(saved, str) and saved and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(saved)))
        return saved[:place] + data.draw(st.sampled_from([*SCRIPTS, *MARKS, "\n", "version: 2"])) + saved[place:]
    return data.draw(JSON)


KEY = "game.digit-duel"
PARKED = then(at("digit-duel/9876/-6.x1"), Navigate("#/digit-duel/256"), PlayMove("-6"), Navigate("#/"))
STORED = json.loads(PARKED.shared.saved[KEY])


@given(st.data())
def test_a_storage_with_any_damage_opens_a_game(data: st.DataObject) -> None:
    text = json.dumps(damaged(STORED, data))
    again = then(at("", {KEY: text}), Navigate("#/digit-duel"), StorageChanged(KEY, text))
    assert tags(again) <= ELEMENTS
    assert table(again).play.legal_moves or table(again).play.ending


@given(st.data())
def test_settings_with_any_damage_are_settings(data: st.DataObject) -> None:
    settings = decode_settings(json.dumps(damaged(json.loads(encode_settings(Settings())), data)))
    assert isinstance(settings, Settings)
    assert all(name.isprintable() for name in settings.players)
    assert nodes(then(State(shared=Shared(settings=settings)), Navigate("#/zero-hero/73")))


@pytest.mark.parametrize("version", [0, 2, 99, "1", None, [], 1e400])
def test_games_of_other_versions_are_refused_with_a_sentence(version: object) -> None:
    saved = json.loads(then(at("zero-hero/73/-7"), Navigate("#/")).shared.saved["game.zero-hero"])
    state = at("zero-hero", {"game.zero-hero": json.dumps({**saved, "version": version})})
    assert table(state).ui.notice == UNREADABLE
    assert state.announced[1] == UNREADABLE


def test_a_tab_that_dies_at_any_ply_comes_back_to_the_identical_game() -> None:
    rng = Random(7)
    for _ in range(50):
        game = rng.choice(list(GAMES.values()))
        settings = Settings(points=3, page_does_sums=True, opponent=Opponent.FRIEND)
        state = then(State(shared=Shared(settings=settings)), Navigate(f"#/{game.slug}/{game.roll_start(rng)}"))
        for _ in range(rng.randint(0, 20)):
            if table(state).play.ending:
                break
            state = make(state, str(rng.choice(table(state).play.legal_moves)))
        model = table(state)
        text = model.saved.encode()
        assert decode_game(text) == model.saved
        for link in (game.slug, model.link):
            if model.play.ending and link == game.slug:
                continue  # A finished game makes room for a new one.
            shared = Shared(settings=settings, saved={f"game.{game.slug}": text})
            assert table(then(State(shared=shared), Navigate(f"#/{link}"))).saved == model.saved
