"""What is around every screen: the bar, notices, the offer of a new version, titles and the root."""

from dataclasses import replace

import pytest
from support.headless import at, commands, friends, nodes, part_text, settle, then
from support.press import controls, fill, make, message_of, press

from web.app.commands import TakeUpdate
from web.app.messages import Navigate, OfflineChanged, StorageFailed
from web.app.state import NoticeKind, OfflineStatus, State, Theme
from web.app.update import NOT_SAVED
from web.screens import NAMES
from web.shell.view import KEYS, PLACES, root_attributes, title, view

LINKS = {"lobby": "", "play": "zero-hero/73", "you": "you", "about": "about"}


@pytest.mark.parametrize(
    ("link", "named"),
    [
        ("", "Digit Dojo"),
        ("zero-hero/7", "Zero Hero – Digit Dojo"),
        ("about", "About – Digit Dojo"),
        ("you", "You – Digit Dojo"),
    ],
)
def test_each_screen_has_its_title(link: str, named: str) -> None:
    assert title(at(link)) == named


@pytest.mark.parametrize("name", LINKS)
def test_a_screen_stands_in_a_frame_of_its_own(name: str) -> None:
    assert name in NAMES
    state = at(LINKS[name])
    assert any(node.get("class") == f"screen-{name}" and node.key == name for node in nodes(state))
    assert root_attributes(state)["data-screen"] == name
    assert list(view(state)) == ["places", "notices", "screen", "keys"]


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
        (Theme.CONTRAST_LIGHT, False, "contrast-light"),
        (Theme.CONTRAST_DARK, False, "contrast-dark"),
    ],
)
def test_the_colours_are_those_that_were_chosen_here_or_in_the_system(
    theme: Theme, more_contrast: bool, colours: str | None
) -> None:
    state = at("you")
    state = fill(replace(state, shared=replace(state.shared, more_contrast=more_contrast)), "Colours", theme.name)
    assert root_attributes(state)["data-theme"] == colours
    assert controls(state)["Colours"].get("value") == theme.name


# --- places ---


def test_the_places_that_are_built_can_be_gone_to_and_the_others_are_left_out() -> None:
    state = at("")
    for place in PLACES:
        assert (place.word in controls(state)) == (place.screens[0] in NAMES)
        if place.word in controls(state):
            assert press(state, place.word).screen in place.screens
            assert not press(state, place.word).notices


@pytest.mark.parametrize(("link", "place"), [("", "Play"), ("zero-hero/73", "Play"), ("you", "You"), ("about", "You")])
def test_the_place_one_is_in_is_marked(link: str, place: str) -> None:
    marked = [name for name, node in controls(at(link)).items() if node.get("aria-current") == "page"]
    assert marked == [place]


# --- the list of keys ---


def test_the_list_of_keys_is_shown_and_hidden_and_does_not_follow_to_another_screen() -> None:
    state = at("you")
    assert part_text(state, "keys") == ""
    shown = press(state, "List of keys")
    told = part_text(shown, "keys")
    assert "play that digit" in told
    assert all(key in told and does in told for key, does in KEYS)
    [dialogue] = [node for node in nodes(shown) if node.get("role") == "dialog"]
    assert (dialogue.get("aria-label"), dialogue.get("aria-modal")) == ("Keys", "true")
    assert part_text(press(shown, "Close"), "keys") == ""
    assert not then(shown, Navigate("#/about")).keys_shown


# --- notices ---


def test_a_notice_about_a_link_has_a_way_to_the_lobby_and_goes_with_the_next_link() -> None:
    assert part_text(at(""), "notices") == ""
    state = at("chess")
    assert part_text(state, "notices") == "There is no game called “chess”.OK", "this is the lobby"
    assert any(node.get("aria-label") == "Notice" for node in nodes(state))
    assert press(state, "OK").notices == ()
    other = then(state, Navigate("#/zero-hero/x"))
    assert [notice.kind for notice in other.notices] == [NoticeKind.LINK]
    assert part_text(other, "notices").startswith("This link cannot be played.")
    assert part_text(other, "notices").endswith("All gamesOK")
    assert press(other, "All games").notices == ()


def test_a_notice_about_the_storage_stays_until_it_is_over_or_taken_note_of() -> None:
    state = then(at(""), StorageFailed(True))
    assert part_text(state, "notices") == f"{NOT_SAVED}OK"
    assert state.announced[1] == NOT_SAVED
    assert part_text(then(state, Navigate("#/zero-hero/73")), "notices") == f"{NOT_SAVED}OK"
    both = then(state, Navigate("#/chess"))
    assert part_text(both, "notices") == f"{NOT_SAVED} There is no game called “chess”.OK"
    assert [notice.kind for notice in then(both, StorageFailed(False)).notices] == [NoticeKind.LINK]
    assert press(both, "OK").notices == ()


# --- offline ---


def told(state: State) -> str:
    return part_text(state, "notices")


def test_a_page_that_is_up_to_date_says_nothing() -> None:
    assert told(at("")) == ""
    assert told(then(at(""), OfflineChanged(OfflineStatus.READY))) == ""


def test_a_new_version_is_offered_but_not_in_a_running_game() -> None:
    outdated = then(friends("zero-hero/73"), OfflineChanged(OfflineStatus.OUTDATED))
    offer = "A new version is ready.Update now"
    assert told(outdated) == offer
    running = make(outdated, "-7")
    assert told(running) == ""
    assert "Update now" not in controls(running)
    assert told(then(running, Navigate("#/"))) == offer
    assert told(settle(make(then(running, Navigate("#/zero-hero/7?opponent=friend")), "-7"))) == offer, (
        "this one is over"
    )


def test_taking_the_new_version_is_left_to_the_browser() -> None:
    state = then(at(""), OfflineChanged(OfflineStatus.OUTDATED))
    assert commands(state, message_of(state, "Update now")) == (TakeUpdate(),)
    assert press(state, "Update now") is state
