"""The shell's messages, and what becomes of a screen's: it is taken, said, or dropped."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from support.headless import at, commands, part_text, table, then
from support.press import make, press

from pygame_rules import BadLink, RulesError
from web import screens
from web.app import messages
from web.app.commands import Focus, ScrollToTop, TakeUpdate
from web.app.messages import (
    ChangeSetting,
    Dismiss,
    Ignore,
    Navigate,
    OfflineChanged,
    StorageChanged,
    StorageFailed,
    ToggleKeys,
    UpdateNow,
)
from web.app.router import Route
from web.app.screen import Screen, Step
from web.app.state import Notice, NoticeKind, OfflineStatus, Settings, Shared, State, Theme
from web.app.storage import encode_settings
from web.app.update import NOT_SAVED, SHELL, noticed, update
from web.saves.game import decode_game
from web.screens.play.messages import Undo
from web.ui.html import Message, h

LINK, STORAGE = NoticeKind.LINK, NoticeKind.STORAGE


# --- a screen for tests ---


class Poke(NamedTuple):
    what: str


def _poked(model: str, shared: Shared, message: Message, _: Random) -> Step[str]:
    match message:
        case Poke("refuse"):
            raise RulesError("Not like that.")
        case Poke("theme"):
            return Step(model, shared.with_settings(theme=Theme.DARK))
        case Poke(what):
            return Step(what, announce=f"Now {what}.", commands=(ScrollToTop(),))
    return Step(model)


def _opened(route: Route, shared: Shared, _: Random) -> Step[str]:
    if route.rest == "bad":
        raise BadLink("This link is bad.")
    changed = shared.with_settings(sound=True) if route.rest == "loud" else None
    return Step(route.rest or "bare", changed, announce="Hello." if route.rest else "")


PROBE = Screen[str](
    open=_opened,
    update=_poked,
    view=lambda model, _: h("p", model),
    title=lambda model: model,
    path=lambda model: f"probe/{model}",
)


@pytest.fixture
def probe(monkeypatch: pytest.MonkeyPatch) -> State:
    """The page with a screen of ours in it."""
    real = screens.load

    def load(name: str) -> Screen[Any]:
        return PROBE if name == "probe" else real(name)

    monkeypatch.setattr(screens, "NAMES", frozenset({*screens.NAMES, "probe"}))
    monkeypatch.setattr(screens, "load", load)
    return at("probe")


# --- what a screen makes of a message ---


def test_a_screen_changes_its_model_and_its_path_and_says_so(probe: State) -> None:
    state, wishes = update(probe, Poke("ready"), Random(1))
    assert (state.model, state.path, state.announced) == ("ready", "probe/ready", (1, "Now ready."))
    assert wishes == (ScrollToTop(),)


def test_a_screen_may_change_what_is_shared(probe: State) -> None:
    assert then(probe, Poke("theme")).shared.settings.theme is Theme.DARK
    assert then(probe, Navigate("#/probe/loud")).shared.settings.sound, "when it opens, too"


def test_what_a_screen_refuses_becomes_a_notice_and_nothing_is_lost(probe: State) -> None:
    state, wishes = update(probe, Poke("refuse"), Random(1))
    assert state.notices == (Notice(NoticeKind.REFUSED, "Not like that."),)
    assert then(state, Navigate("#/about")).notices == (), "it goes with the next link"
    assert state.announced[1] == "Not like that."
    assert (state.model, state.path, wishes) == (probe.model, probe.path, ())


def test_a_stray_message_is_dropped(probe: State) -> None:
    assert update(probe, Undo(), Random(1)) == (probe, ())
    for link in ("", "about", "zero-hero/73"):
        state = at(link)
        assert update(state, Poke("ready"), Random(1)) == (state, ())
    assert update(State(), Undo(), Random(1)) == (State(), ()), "and so is one before any screen is open"


def test_a_sentence_that_is_said_again_counts_again(probe: State) -> None:
    assert then(probe, Poke("a"), Poke("a")).announced == (2, "Now a.")


# --- links ---


def test_a_link_that_cannot_be_opened_opens_its_screen_without_the_rest_and_says_why(probe: State) -> None:
    state = then(probe, Navigate("#/probe/bad"))
    assert (state.screen, state.model, state.path) == ("probe", "bare", "probe/bare")
    assert state.notices == (Notice(LINK, "This link is bad."),)
    assert state.announced[1] == "This link is bad."


def test_what_was_said_on_one_screen_is_gone_on_the_next() -> None:
    said = make(at("zero-hero/73?opponent=friend"), "-7")
    assert said.announced[1] == "Player 1 subtracted 7: 66."
    left = then(said, Navigate("#/"))
    assert left.announced == (said.announced[0] + 1, "")
    assert then(left, Navigate("#/you")).announced == left.announced, "there is nothing left to silence"
    assert then(said, Navigate("#/zero-hero/x")).announced[1], "a bad link is said all the same"


def test_a_screen_that_never_opens_leads_to_the_lobby(probe: State, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(route: Route, *_: object) -> Step[str]:
        raise BadLink(f"Closed today: {route.rest}.")

    closed, real = replace(PROBE, open=never), screens.load
    monkeypatch.setattr(screens, "load", lambda name: closed if name == "probe" else real(name))
    state = then(probe, Navigate("#/probe/x"))
    assert (state.screen, state.notices) == ("lobby", (Notice(LINK, "Closed today: x."),)), "the first reason counts"


def test_the_next_link_takes_the_notice_of_the_last_one_away() -> None:
    state = at("chess")
    assert state.notices == (Notice(LINK, "There is no game called “chess”."),)
    assert then(state, Navigate("#/about")).notices == ()


def test_another_screen_is_shown_from_its_top_with_the_focus_on_its_heading() -> None:
    assert commands(at(""), Navigate("#/about")) == (Focus(("title",)), ScrollToTop())
    assert commands(at("about"), Navigate("#/about")) == ()
    assert commands(State(), Navigate("#/about")) == (), "nothing is moved about while the page starts"


def test_the_list_of_keys_closes_with_the_screen() -> None:
    assert not then(at(""), ToggleKeys(), Navigate("#/about")).keys_shown


def test_what_the_screen_wants_saved_is_found_by_the_next_one() -> None:
    state = then(make(at("zero-hero/73"), "-7"), Navigate("#/"))
    assert decode_game(state.shared.saved["game.zero-hero"]).play.number == 66
    assert "66" in part_text(state), "the lobby offers it"
    assert table(then(state, Navigate("#/zero-hero"))).play.number == 66


# --- settings, notices, keys, versions ---


def test_a_setting_is_changed_for_every_screen() -> None:
    state = then(at(""), ChangeSetting("theme", Theme.DARK), ChangeSetting("sound", True))
    assert state.shared.settings == Settings(theme=Theme.DARK, sound=True)
    assert then(state, Navigate("#/about")).shared.settings == state.shared.settings


def test_notices_of_one_kind_replace_each_other_and_kinds_stand_side_by_side() -> None:
    state = noticed(noticed(State(), LINK, "One."), LINK, "Two.")
    assert state.notices == (Notice(LINK, "Two."),)
    state = noticed(state, STORAGE, "Three.")
    assert state.notices == (Notice(LINK, "Two."), Notice(STORAGE, "Three."))
    assert noticed(state, LINK, "").notices == (Notice(STORAGE, "Three."),)
    assert noticed(state, LINK, "").announced == state.announced, "nothing is said about what goes"


def test_ok_takes_all_notices_away() -> None:
    state = then(at("chess"), StorageFailed(True))
    assert part_text(state, "notices").startswith("There is no game called “chess”. " + NOT_SAVED)
    assert press(state, "OK").notices == ()
    assert then(state, Dismiss()).notices == ()


def test_storage_that_fails_is_said_until_it_works_again() -> None:
    state = then(at(""), StorageFailed(True))
    assert state.notices == (Notice(STORAGE, NOT_SAVED),)
    assert state.announced[1] == NOT_SAVED
    assert then(state, Navigate("#/about")).notices == state.notices, "a link does not hide it"
    assert then(state, StorageFailed(False)).notices == ()


def test_the_keys_are_shown_and_hidden() -> None:
    shown = press(at("you"), "List of keys")
    assert "play that digit" in part_text(shown, "keys")
    assert part_text(press(shown, "Close"), "keys") == part_text(then(shown, ToggleKeys()), "keys") == ""


def test_a_newer_version_is_offered_and_taken() -> None:
    assert part_text(then(at(""), OfflineChanged(OfflineStatus.READY)), "notices") == ""
    state = then(at(""), OfflineChanged(OfflineStatus.OUTDATED))
    assert state.shared.offline is OfflineStatus.OUTDATED
    assert "Update now" in part_text(state, "notices")
    assert commands(state, UpdateNow()) == (TakeUpdate(),)


def test_nothing_happens_when_nothing_should() -> None:
    state = at("zero-hero/73")
    assert update(state, Ignore(), Random(1)) == (state, ())


# --- other tabs ---


def stored(state: State) -> Mapping[str, str]:
    return state.shared.saved


def test_a_text_of_another_tab_is_there_for_every_screen_until_it_is_removed() -> None:
    state = then(at("about"), StorageChanged("game.zero-hero", "text"))
    assert stored(state) == {"game.zero-hero": "text"}
    assert stored(then(state, StorageChanged("game.zero-hero", ""))) == {}
    assert isinstance(stored(state), MappingProxyType), "and cannot be changed by one"


def test_settings_of_another_tab_are_taken_over_and_kept_when_they_are_removed() -> None:
    settings = Settings(theme=Theme.DARK, players=("Zoë", "Ben"))
    state = then(at("zero-hero/73"), StorageChanged("settings", encode_settings(settings)))
    assert state.shared.settings == settings
    assert table(state).play.players == ("Player 1", "Player 2"), "a game keeps its names"
    assert table(press(state, "More", "New game")).play.players == ("Zoë", "Ben"), "the next one has those"
    assert then(state, StorageChanged("settings", "")).shared.settings == settings


def test_the_open_screen_hears_of_it() -> None:
    text = then(make(at("zero-hero/73"), "-7"), Navigate("#/")).shared.saved["game.zero-hero"]
    assert "Resume" in part_text(then(at(""), StorageChanged("game.zero-hero", text)))
    followed = then(at("zero-hero/73"), StorageChanged("game.zero-hero", text))
    assert table(followed).play.number == 66
    assert followed.path == "zero-hero/73/-7"
    assert "In another tab" in followed.announced[1]


def test_other_tabs_may_write_before_any_screen_is_open() -> None:
    assert stored(then(State(), StorageChanged("a", "b"))) == {"a": "b"}


def test_every_message_of_the_shell_is_dealt_with() -> None:
    kinds = (kind for kind in vars(messages).values() if isinstance(kind, type))
    assert {kind for kind in kinds if kind.__module__ == messages.__name__} == set(SHELL)
