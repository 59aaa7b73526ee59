"""What is around every screen: the bar, notices, the offer of a new version, titles and the root."""

from dataclasses import replace

import pytest
from support.headless import at, commands, nodes, part_text, settle, then
from support.press import controls, fill, make, message_of, press

from web.app.commands import TakeUpdate
from web.app.messages import Navigate, OfflineChanged, StorageFailed
from web.app.state import NoticeKind, OfflineStatus, State, Theme
from web.app.update import NOT_SAVED
from web.screens import NAMES
from web.shell.view import root_attributes, title, view
from web.ui.html import text_of, walk

LINKS = {"lobby": "", "play": "zero-hero/73", "about": "about"}


@pytest.mark.parametrize(
    ("link", "named"),
    [("", "Digit Dojo"), ("zero-hero/7", "Zero Hero – Digit Dojo"), ("about", "About – Digit Dojo")],
)
def test_each_screen_has_its_title(link: str, named: str) -> None:
    assert title(at(link)) == named


@pytest.mark.parametrize("name", LINKS)
def test_a_screen_stands_in_a_frame_of_its_own(name: str) -> None:
    assert name in NAMES
    state = at(LINKS[name])
    assert any(node.get("class") == f"screen-{name}" and node.key == name for node in nodes(state))
    assert root_attributes(state)["data-screen"] == name
    assert list(view(state)) == ["controls", "notices", "offline", "screen"]


@pytest.mark.parametrize("link", LINKS.values(), ids=LINKS)
def test_each_screen_has_one_heading_that_can_take_the_focus(link: str) -> None:
    [heading] = [node for node in nodes(at(link)) if node.tag == "h1"]
    assert (heading.get("id"), heading.get("tabindex")) == ("title", "-1")


# --- colours ---


@pytest.mark.parametrize(
    ("theme", "more_contrast", "colours"),
    [
        (Theme.SYSTEM, False, None),
        (Theme.SYSTEM, True, "contrast"),
        (Theme.LIGHT, True, "light"),
        (Theme.DARK, False, "dark"),
        (Theme.CONTRAST, False, "contrast"),
    ],
)
def test_the_colours_are_those_that_were_chosen_here_or_in_the_system(
    theme: Theme, more_contrast: bool, colours: str | None
) -> None:
    state = at("")
    state = fill(replace(state, shared=replace(state.shared, more_contrast=more_contrast)), "Colours", theme.name)
    assert root_attributes(state)["data-theme"] == colours
    assert controls(state)["Colours"].get("value") == theme.name


def test_sound_and_single_keys_are_switches() -> None:
    state = press(fill(at("zero-hero/73"), "Sound", "on"), "Keys")
    assert state.shared.settings.sound
    assert controls(state)["Sound"].get("checked") == ""
    off = fill(state, "Single keys play", "off")
    assert not off.shared.settings.keys
    assert controls(off)["Single keys play"].get("checked") is None
    assert fill(off, "Single keys play", "on").shared.settings.keys


# --- the list of keys ---


def test_the_list_of_keys_is_shown_and_hidden_and_does_not_follow_to_another_screen() -> None:
    state = at("zero-hero/73")
    assert controls(state)["Keys"].get("aria-expanded") == "false"
    shown = press(state, "Keys")
    assert controls(shown)["Keys"].get("aria-expanded") == "true"
    [keys] = [node for node in nodes(shown) if node.tag == "dl"]
    assert [text_of(node) for node in walk(keys) if node.tag in ("dt", "dd")] == [
        *("0 – 9", "play that digit"),
        *("Shift + digit", "remove it, where a digit can be subtracted or removed"),
        *("← →", "go from tile to tile"),
        *("U, R", "undo, redo"),
        *("H", "hint"),
        *("N", "new game"),
        *("?", "show or hide these keys"),
    ]
    [controlled] = [node for node in nodes(shown) if node.get("id") == controls(shown)["Keys"].get("aria-controls")]
    assert text_of(keys) in text_of(controlled)
    assert "play that digit" not in part_text(press(shown, "Keys"), "controls")
    assert not then(shown, Navigate("#/about")).keys_shown


# --- notices ---


def test_a_notice_about_a_link_has_a_way_to_the_lobby_and_goes_with_the_next_link() -> None:
    assert part_text(at(""), "notices") == ""
    state = at("chess")
    assert part_text(state, "notices") == "There is no game called “chess”.To the lobbyOK"
    assert any(node.get("aria-label") == "Notice" for node in nodes(state))
    assert press(state, "OK").notices == ()
    assert press(state, "To the lobby").notices == ()
    other = then(state, Navigate("#/zero-hero/x"))
    assert [notice.kind for notice in other.notices] == [NoticeKind.LINK]
    assert part_text(other, "notices").startswith("This link cannot be played.")


def test_a_notice_about_the_storage_stays_until_it_is_over_or_taken_note_of() -> None:
    state = then(at(""), StorageFailed(True))
    assert part_text(state, "notices") == f"{NOT_SAVED}OK"
    assert state.announced[1] == NOT_SAVED
    assert part_text(then(state, Navigate("#/zero-hero/73")), "notices") == f"{NOT_SAVED}OK"
    both = then(state, Navigate("#/chess"))
    assert part_text(both, "notices") == f"{NOT_SAVED} There is no game called “chess”.To the lobbyOK"
    assert [notice.kind for notice in then(both, StorageFailed(False)).notices] == [NoticeKind.LINK]
    assert press(both, "OK").notices == ()


# --- offline ---


def told(state: State) -> str:
    return part_text(state, "offline")


def test_whether_the_page_plays_offline_is_told() -> None:
    assert told(at("")) == ""
    assert told(then(at(""), OfflineChanged(OfflineStatus.READY))) == "Ready to play offline."


def test_a_new_version_is_offered_but_not_in_a_running_game() -> None:
    outdated = then(at("zero-hero/73"), OfflineChanged(OfflineStatus.OUTDATED))
    offer = "A new version is ready.Update now"
    assert told(outdated) == offer
    running = make(outdated, "-7")
    assert told(running) == "Ready to play offline."
    assert "Update now" not in controls(running)
    assert told(then(running, Navigate("#/"))) == offer
    assert told(settle(make(then(running, Navigate("#/zero-hero/7")), "-7"))) == offer, "this one is over"


def test_taking_the_new_version_is_left_to_the_browser() -> None:
    state = then(at(""), OfflineChanged(OfflineStatus.OUTDATED))
    assert commands(state, message_of(state, "Update now")) == (TakeUpdate(),)
    assert press(state, "Update now") is state
