"""You: settings that hold everywhere, what this browser has saved, and the way to About."""

import pytest
from support.headless import at, nodes, part_text, saved_text, then
from support.press import choose, chosen, controls, fill, press

from web.app.messages import Navigate, OfflineChanged, StorageChanged
from web.app.state import CoachMode, OfflineStatus, Theme
from web.screens.you.view import OFFLINE

GAME = saved_text(at("zero-hero/73/-7"))


@pytest.mark.parametrize("theme", Theme)
def test_the_colours_are_chosen_from_a_list(theme: Theme) -> None:
    state = fill(at("you"), "Colours", theme.name)
    assert state.shared.settings.theme is theme
    assert controls(state)["Colours"].get("value") == theme.name


def test_sound_and_single_keys_are_switches() -> None:
    state = fill(at("you"), "Sound", "on")
    assert state.shared.settings.sound
    assert controls(state)["Sound"].get("checked") == ""
    off = fill(state, "Single keys play", "off")
    assert not off.shared.settings.keys
    assert controls(off)["Single keys play"].get("checked") is None
    assert fill(off, "Single keys play", "on").shared.settings.keys


@pytest.mark.parametrize("mode", CoachMode)
def test_the_coach_has_three_modes(mode: CoachMode) -> None:
    state = choose(at("you"), "Coach", mode.value)
    assert (state.shared.settings.coach, chosen(state, "Coach")) == (mode, mode.value)


def test_the_list_of_keys_is_opened_from_here() -> None:
    assert press(at("you"), "List of keys").keys_shown


@pytest.mark.parametrize(("count", "told"), [(0, "No games are"), (1, "One game is"), (3, "3 games are")])
def test_what_is_saved_here_is_told(count: int, told: str) -> None:
    slugs = ("zero-hero", "digit-duel", "max-digit-zero")[:count]
    saved = {**{f"game.{slug}": GAME for slug in slugs}, "settings": "{}"}
    assert f"{told} unfinished in this browser." in part_text(at("you", saved))


def test_what_another_tab_saves_is_told_at_once() -> None:
    state = then(at("you"), StorageChanged("game.zero-hero", GAME))
    assert "One game is unfinished" in part_text(state)


@pytest.mark.parametrize("status", OfflineStatus)
def test_whether_the_page_plays_offline_is_told(status: OfflineStatus) -> None:
    state = then(at("you"), OfflineChanged(status))
    [line] = [node for node in nodes(state) if node.get("id") == "offline"]
    assert line.children == (OFFLINE[status],)


def test_about_is_found_here_and_the_way_back() -> None:
    about = press(at("you"), "About Digit Dojo, rulings and licences")
    assert about.screen == "about"
    assert then(about, Navigate("#/you")).screen == "you"
    assert press(about, "You").screen == "you"
