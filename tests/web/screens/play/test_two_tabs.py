"""Two tabs with one storage between them: what one saves the other hears of, some time later."""

import asyncio
from itertools import count
from random import Random
from types import MappingProxyType

import pytest
from support.fake_browser import FakeBrowser
from support.headless import table

from web.app.app import App
from web.app.messages import ChangeSetting, Navigate, StorageChanged
from web.app.state import Opponent, Settings, Shared, State, Theme
from web.saves.game import decode_game
from web.screens.play.messages import Autoplay, Confirm, PlayMove, Rematch, Resign, Resume, TogglePause
from web.ui.html import Message

LONG = 2000  # turns of the event loop: far more than any of these games needs


class Tab(FakeBrowser):
    """A tab that hears of what the other saves, so many turns of the event loop late."""

    def __init__(self, store: dict[str, str]) -> None:
        super().__init__(stored=store)
        self.others: list[Tab] = []
        self.news: list[tuple[int, str, str]] = []
        self.clock = 0

    def save(self, key: str, text: str) -> bool:
        if self.stored.get(key) != text:  # Saving the same again is no news, says the standard.
            self.stored[key] = text
            for other in self.others:
                other.news.append((other.clock, key, text))
        return True


class Tabs:
    """Tabs on one device."""

    def __init__(self, settings: Settings, lag: int) -> None:
        self.store: dict[str, str] = {}
        self.settings, self.lag = settings, lag
        self.tabs: list[Tab] = []
        self.apps: list[App] = []

    def open(self, link: str) -> App:
        """Open another tab."""
        tab = Tab(self.store)
        for other in self.tabs:
            other.others.append(tab)
            tab.others.append(other)
        shared = Shared(settings=self.settings, saved=MappingProxyType(dict(self.store)))
        app = App(tab, Random(len(self.tabs)), State(shared=shared))
        self.tabs.append(tab)
        self.apps.append(app)
        app.dispatch(Navigate(link))
        return app

    async def rest(self) -> list[int]:
        """Let time pass until nothing happens any more; gives the numbers of moves that the first showed."""
        seen = list[int]()
        for _ in range(LONG):
            for app, tab in zip(self.apps, self.tabs, strict=True):
                tab.clock += 1
                while tab.news and tab.news[0][0] + self.lag <= tab.clock:
                    app.dispatch(StorageChanged(*tab.news.pop(0)[1:]))
            state = self.apps[0].state
            seen.append(len(table(state).play.moves) if state.screen == "play" else 0)
            busy = any(app.running or (app.saving and not app.saving.done()) for app in self.apps)
            if not busy and not any(tab.news for tab in self.tabs):
                return seen
            await asyncio.sleep(0)
        raise AssertionError(f"the tabs never come to rest: {seen[-20:]}")


@pytest.mark.parametrize("lag", [0, 3, 20])
def test_a_long_ending_played_out_in_one_tab_is_followed_by_the_other(lag: int) -> None:
    async def run() -> None:
        tabs = Tabs(Settings(opponent=Opponent.FRIEND), lag)
        here = tabs.open("#/zero-hero/99")
        here.env.clock = count().__next__  # Every look at it finds the moment over, so each move is shown.
        await tabs.rest()
        there = tabs.open("#/zero-hero")
        await tabs.rest()
        here.dispatch(Autoplay())
        here.dispatch(Confirm())
        seen = await tabs.rest()
        assert seen == sorted(seen), "no move is ever taken back"
        assert len(set(seen)) > 10, "it goes move by move"
        assert table(here.state).play.ending
        assert table(here.state).play == table(there.state).play
        assert decode_game(tabs.store["game.zero-hero"]).play == table(here.state).play

    asyncio.run(run())


@pytest.mark.parametrize("lag", [0, 3, 20])
def test_only_one_computer_answers_and_both_tabs_show_its_move(lag: int) -> None:
    async def run() -> None:
        tabs = Tabs(Settings(opponent=Opponent.COMPUTER), lag)
        here = tabs.open("#/digit-duel/98765")
        await tabs.rest()
        there = tabs.open("#/digit-duel")
        await tabs.rest()
        for notation in ("-5", "-9", "-9"):
            here.dispatch(PlayMove(notation))
            seen = await tabs.rest()
            assert seen == sorted(seen)
        assert len(table(here.state).play.moves) == 6
        assert table(here.state).play == table(there.state).play
        assert not table(there.state).saved.parked

    asyncio.run(run())


def test_a_game_that_was_finished_in_one_tab_does_not_come_back_from_the_other() -> None:
    async def run() -> None:
        tabs = Tabs(Settings(opponent=Opponent.FRIEND), lag=0)
        here = tabs.open("#/zero-hero/73")
        here.dispatch(PlayMove("-7"))
        await tabs.rest()
        there = tabs.open("#/zero-hero/12")
        for message in (PlayMove("-2"), PlayMove("-1"), PlayMove("-9"), Resume()):
            there.dispatch(message)
            await tabs.rest()
        here.dispatch(PlayMove("-6"))
        await tabs.rest()
        for app in (here, there):
            assert (table(app.state).play.number, table(app.state).saved.parked) == (60, ())

    asyncio.run(run())


@pytest.mark.parametrize(
    "message",
    [ChangeSetting("theme", Theme.DARK), Navigate("#/"), TogglePause(), Navigate("#/about"), PlayMove("-1")],
    ids=str,
)
def test_a_tab_in_which_nothing_was_played_costs_the_other_nothing(message: Message) -> None:
    async def run() -> None:
        tabs = Tabs(Settings(opponent=Opponent.FRIEND, points=3), lag=0)
        idle = tabs.open("#/zero-hero/100")
        await tabs.rest()
        busy = tabs.open("#/zero-hero/73")
        for each in (PlayMove("-7"), Resign(), Confirm(), Rematch(), PlayMove("-1")):
            busy.dispatch(each)
            await tabs.rest()
        idle.dispatch(message)
        await tabs.rest()
        saved = decode_game(tabs.store["game.zero-hero"])
        games = [(each.play.number, each.match.score) for each in (saved, *saved.parked)]
        assert (table(busy.state).play.number, (1, 0)) in games

    asyncio.run(run())
