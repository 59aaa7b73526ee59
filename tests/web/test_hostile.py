"""Links, names, settings and stored games from somebody who means ill: a sentence for the player, never a crash."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.headless import at, then
from support.hostile import KEYS, MARKS, SCRIPTS, TEXTS

from pygame_rules import GAMES
from pygame_rules.record import to_link
from web import shelf
from web.html import walk
from web.intents import Choice, Do, Elsewhere, Go, Make, TypeResult, TypeStart
from web.state import Settings, State
from web.view import view

ELEMENTS = {
    node.tag for link in ("", "about", "digit-duel/256/-6") for part in view(at(link)).values() for node in walk(part)
}


def shown(state: State) -> list[str]:
    """Every tag on the page: what came from outside may only be text."""
    return [node.tag for part in view(state).values() for node in walk(part)]


def short(text: str) -> str:
    return ascii(text[:30])


@pytest.mark.parametrize("text", TEXTS, ids=short)
def test_links_of_any_kind_lead_somewhere(text: str) -> None:
    for link in (text, f"#/{text}", f"#/zero-hero/{text}", f"#/zero-hero/100/{text}", f"#/digit-duel/256/-6.{text}"):
        state = then(State(), Go(link))
        assert state.screen in ("lobby", "table", "about")
        assert len(state.problem) < 300
        assert state.problem.isprintable()
        assert set(shown(state)) <= ELEMENTS


@pytest.mark.parametrize("text", TEXTS, ids=short)
def test_names_and_numbers_of_any_kind_are_taken_as_text_or_refused(text: str) -> None:
    start = at("max-digit-zero/497")
    named = then(start, Choice("name1", text), Choice("name2", text))
    assert set(shown(named)) <= ELEMENTS | {"p"}
    for name in named.settings.players:
        assert name.isprintable()
        assert len(name) <= 24
    typed = then(start, TypeStart(text), Do("new"), Make("-9"), TypeResult(text), Do("check"), Choice("points", text))
    assert typed.table
    assert len(typed.table.notice) < 300
    assert typed.settings.points == 1


@pytest.mark.parametrize("text", [*SCRIPTS, *MARKS, *KEYS], ids=short)
def test_choices_that_no_list_offers_change_nothing(text: str) -> None:
    for name in ("opponent", "level", "first", "theme", text):
        assert then(State(), Choice(name, text)).settings == Settings()
    for act in (Do(text), Make(text), Elsewhere(text, text)):
        assert then(at("zero-hero/73"), act).table


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


@given(st.data())
def test_a_shelf_with_any_damage_opens_a_game(data: st.DataObject) -> None:
    state = then(at("digit-duel/9876/-6.x1"), Go("#/digit-duel/256"), Make("-6"))
    text = json.dumps(damaged(json.loads(then(state, Go("#/")).shelf["digit-duel"]), data))
    again = then(State(shelf={"digit-duel": text}), Go("#/"), Go("#/digit-duel"), Elsewhere("digit-duel", text))
    assert again.table
    assert set(shown(again)) <= ELEMENTS | {"p"}
    assert again.table.play.legal_moves or again.table.play.ending


@given(st.data())
def test_settings_with_any_damage_are_settings(data: st.DataObject) -> None:
    text = json.dumps(damaged(json.loads(shelf.pack_settings(Settings())), data))
    settings = shelf.unpack_settings(text)
    assert isinstance(settings, Settings)
    assert all(name.isprintable() for name in settings.players)
    assert shown(then(State(settings=settings), Go("#/zero-hero/73")))


@pytest.mark.parametrize("version", [0, 2, 99, "1", None, [], 1e400])
def test_games_of_other_versions_are_refused_with_a_sentence(version: object) -> None:
    saved = json.loads(then(at("zero-hero/73/-7"), Go("#/")).shelf["zero-hero"])
    state = then(State(shelf={"zero-hero": json.dumps({**saved, "version": version})}), Go("#/zero-hero"))
    assert state.problem == "The saved game could not be read, so a new one was started."


def test_a_tab_that_dies_at_any_ply_comes_back_to_the_identical_game() -> None:
    rng = Random(7)
    for _ in range(50):
        game = rng.choice(list(GAMES.values()))
        state = then(State(), Choice("points", "3"), Go(f"#/{game.slug}/{game.roll_start(rng)}"))
        assert state.table
        for _ in range(rng.randint(0, 20)):
            if state.table.play.ending:
                break
            state = then(state, Make(str(rng.choice(state.table.play.legal_moves))), Do("check"))
            assert state.table
        assert state.table
        kept = shelf.pack_table(state.table)
        for link in (f"#/{game.slug}", f"#/{to_link(state.table.play)}"):
            again = then(State(shelf={game.slug: kept}), Go(link))
            assert again.table and state.table  # noqa: PT018 - both for the type checker
            if state.table.play.ending and link == f"#/{game.slug}":
                continue  # a finished game makes room for a new one
            assert (again.table.play, again.table.match) == (state.table.play, state.table.match)
