"""The app saves what changed, says when it cannot, and never saves what another tab has saved."""

import asyncio
import json
from collections.abc import Callable
from datetime import datetime
from random import Random

from support.fake_browser import FakeBrowser, rest, run_app
from support.fake_dom import text_in
from support.headless import at, friends, table, then

from web.app.app import App
from web.app.messages import ChangeSetting, Dismiss, Navigate, StorageChanged, ToggleKeys
from web.app.state import Opponent, Settings, Shared, State, Theme
from web.app.storage import SETTINGS, decode_settings, encode_settings
from web.app.update import NOT_SAVED
from web.saves.game import decode_game
from web.screens.play.messages import Begin, ChangeSetup, OpenSheet, PlayMove, ToggleValues, Undo
from web.screens.play.model import Sheet
from web.screens.you.messages import AskErase, Erase
from web.ui.html import Message


def notice(browser: FakeBrowser) -> str:
    return text_in(browser.dom.places["notices"])


class Counting(FakeBrowser):
    """Counts what it is given to save."""

    def __init__(self, stored: dict[str, str] | None = None) -> None:
        super().__init__(stored=stored)
        self.keys: list[str] = []

    def save(self, key: str, text: str) -> bool:
        self.keys.append(key)
        return super().save(key, text)


def saved_by(*messages: Message, state: State) -> list[str]:
    """The keys that are written because of messages."""
    browser = Counting()
    run_app(*messages, browser=browser, state=state)
    return browser.keys


# --- what is saved ---


def test_a_game_is_saved_after_every_move_and_only_when_something_changed() -> None:
    state = friends("zero-hero/73")
    assert saved_by(PlayMove("-7"), PlayMove("-6"), Undo(), state=state) == ["game.zero-hero"] * 3
    assert saved_by(PlayMove("-9"), Undo(), Dismiss(), state=state) == [], "a move that was refused is none"


def test_what_has_not_changed_is_not_written_again() -> None:
    text = then(at("digit-duel/256/-6"), Navigate("#/")).shared.saved["game.digit-duel"]
    state = at("zero-hero/73", {"game.digit-duel": text})
    assert saved_by(Navigate("#/about"), Navigate("#/"), ToggleKeys(), state=state) == ["game.zero-hero"]


def test_a_game_is_saved_once_for_many_changes_at_once_and_after_they_are_shown() -> None:
    async def run() -> None:
        browser = Counting()
        app = App(browser, Random(1), State())
        app.dispatch(Navigate("#/zero-hero/73?opponent=friend"))
        app.dispatch(PlayMove("-7"))
        app.dispatch(PlayMove("-6"))
        assert browser.keys == [], "not before the page was told what to show"
        await rest(app)
        assert browser.keys == ["game.zero-hero"]
        assert decode_game(browser.stored["game.zero-hero"]).play.number == 60

    asyncio.run(run())


def test_a_game_that_is_left_at_once_is_saved_at_once() -> None:
    async def run() -> None:
        browser = FakeBrowser()
        app = App(browser, Random(1), at("zero-hero/73"))
        app.dispatch(PlayMove("-7"))
        app.dispatch(Navigate("#/about"))
        assert decode_game(browser.stored["game.zero-hero"]).play.number == 66
        await rest(app)

    asyncio.run(run())


def test_settings_are_saved_field_by_field() -> None:
    newer = json.dumps({**json.loads(encode_settings(Settings())), "font": "large"})
    browser = FakeBrowser(stored={SETTINGS: newer})
    state = State(shared=Shared(now=lambda: datetime.fromisoformat("2026-11-18T09:30:00")))
    run_app(Navigate("#/"), ChangeSetting("sound", True), browser=browser, state=state)
    changed = {"sound": "2026-11-18T09:30:00"}
    assert json.loads(browser.stored[SETTINGS]) == {**json.loads(newer), "sound": True, "changed": changed}


def test_two_tabs_do_not_undo_each_others_settings() -> None:
    one = FakeBrowser()
    two = FakeBrowser(stored=one.stored)
    run_app(Navigate("#/zero-hero/73?opponent=friend"), ChangeSetting("theme", Theme.DARK), browser=one)
    chosen = (ChangeSetup("opponent", Opponent.FRIEND), ChangeSetup("players", ("Player 1", "Zoë")))
    named = (OpenSheet(Sheet.SETUP), *chosen, Begin())
    run_app(Navigate("#/zero-hero/73?opponent=friend"), *named, ToggleValues(), browser=two)  # It heard of nothing.
    run_app(Navigate("#/about"), ChangeSetting("sound", True), browser=one)
    wanted = Settings(opponent=Opponent.FRIEND, theme=Theme.DARK, players=("Player 1", "Zoë"), values=True, sound=True)
    assert decode_settings(one.stored[SETTINGS]) == wanted


# --- what is not ---


def test_what_another_tab_has_saved_is_never_saved_back() -> None:
    game = then(at("zero-hero/73/-7"), PlayMove("-6"), Navigate("#/")).shared.saved["game.zero-hero"]
    other = then(at("zero-hero/57/-5"), Navigate("#/")).shared.saved["game.zero-hero"]
    settings = encode_settings(Settings(theme=Theme.DARK, players=("Zoë", "Ben")))
    for link in ("zero-hero/73", "zero-hero/73/-7", "digit-duel/256", "", "about"):
        for key, text in (
            ("game.zero-hero", game),
            ("game.zero-hero", other),
            ("game.zero-hero", ""),
            ("game.digit-duel", "damaged"),
            (SETTINGS, settings),
            ("unknown", "text"),
        ):
            assert saved_by(StorageChanged(key, text), state=at(link)) == []


def test_what_was_followed_is_saved_with_the_next_move_here() -> None:
    start = friends("zero-hero/73")
    text = then(start, PlayMove("-7"), Navigate("#/")).shared.saved["game.zero-hero"]
    browser = FakeBrowser()
    app, _ = run_app(StorageChanged("game.zero-hero", text), PlayMove("-6"), browser=browser, state=start)
    assert table(app.state).play.number == 60
    assert decode_game(browser.stored["game.zero-hero"]).play == table(app.state).play


# --- when nothing can be saved ---


def test_a_browser_that_saves_nothing_is_said_once_and_play_goes_on() -> None:
    messages = (Navigate("#/zero-hero/73?opponent=friend"), PlayMove("-7"), PlayMove("-6"))
    app, browser = run_app(*messages, browser=FakeBrowser(saves=False))
    assert notice(browser).startswith(NOT_SAVED)
    assert browser.said.count(NOT_SAVED) == 1
    assert table(app.state).play.number == 60


def in_turns(play: Callable[[Callable[[Message, bool], bool], FakeBrowser], None]) -> None:
    """Send messages to one app, each while the browser saves or does not."""
    browser = FakeBrowser(saves=False)

    with asyncio.Runner() as runner:

        async def start() -> App:
            return App(browser, Random(1), State())

        app = runner.run(start())

        async def send(message: Message) -> None:
            app.dispatch(message)
            await rest(app)

        def told(message: Message, saves: bool) -> bool:
            """Whether the page says that nothing is saved, after a message."""
            browser.saves = saves
            runner.run(send(message))
            return NOT_SAVED in notice(browser)

        play(told, browser)


def test_that_nothing_is_saved_is_said_until_it_is_noted_or_no_longer_true() -> None:
    def play(told: Callable[[Message, bool], bool], browser: FakeBrowser) -> None:
        assert told(Navigate("#/zero-hero/73?opponent=friend"), False)
        assert told(Navigate("#/zero-hero/x"), False), "following another link does not hide it"
        assert not told(Dismiss(), False)
        assert not told(PlayMove("-7"), False), "noted once, so not said again while it lasts"
        assert not told(PlayMove("-6"), True)
        assert browser.stored
        assert told(PlayMove("-6"), False)
        assert not told(Undo(), True), "over, so no longer said"

    in_turns(play)


def test_what_could_not_be_saved_is_saved_with_the_next_thing_that_can() -> None:
    def play(told: Callable[[Message, bool], bool], browser: FakeBrowser) -> None:
        assert not told(Navigate("#/zero-hero/73?opponent=friend"), True)
        assert told(PlayMove("-7"), False)
        assert told(Navigate("#/digit-duel/98?opponent=friend"), False)
        assert decode_game(browser.stored["game.zero-hero"]).play.number == 73
        assert not told(PlayMove("-9"), True)
        saved = {key: decode_game(text).play.number for key, text in browser.stored.items()}
        assert saved == {"game.zero-hero": 66, "game.digit-duel": 89}

    in_turns(play)


def test_settings_that_could_not_be_saved_are_not_forgotten() -> None:
    def play(told: Callable[[Message, bool], bool], browser: FakeBrowser) -> None:
        assert not told(Navigate("#/"), True)
        assert not told(ChangeSetting("strikes_lose", False), True)
        assert told(ChangeSetting("theme", Theme.DARK), False)
        assert not told(ChangeSetting("sound", True), True)
        assert decode_settings(browser.stored[SETTINGS]) == Settings(theme=Theme.DARK, sound=True, strikes_lose=False)

    in_turns(play)


def test_erasing_twice_leaves_no_settings_behind() -> None:
    app, browser = run_app(
        Navigate("#/you"),
        *(ChangeSetting("theme", Theme.DARK), AskErase(), Erase()),
        *(ChangeSetting("theme", Theme.LIGHT), AskErase(), Erase()),
    )
    assert app.state.shared.settings == Settings()
    assert "settings" not in browser.stored
