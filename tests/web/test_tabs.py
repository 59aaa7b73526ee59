"""Two tabs with one storage between them: what one keeps the other hears of, some time later."""

import asyncio
from random import Random
from types import MappingProxyType

import pytest
from support.paper import Paper

from web import shelf
from web.app import App
from web.intents import Choice, Do, Elsewhere, Go, Make, TypeStart
from web.state import Opponent, Settings, State

LONG = 2000  # turns of the event loop: far more than any of these games needs


class Tab(Paper):
    """A tab that hears of what the other keeps, so many turns of the event loop late."""

    def __init__(self, store: dict[str, str]) -> None:
        super().__init__()
        self.store = store
        self.others: list[Tab] = []
        self.news: list[tuple[int, str, str]] = []
        self.clock = 0

    def save(self, key: str, text: str) -> bool:
        if self.store.get(key) != text:  # Keeping the same again is no news, says the standard.
            self.store[key] = text
            for other in self.others:
                other.news.append((other.clock, key, text))
        return True


class Tabs:
    """Two tabs on one device."""

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
        kept = {key.removeprefix("game."): text for key, text in self.store.items() if key.startswith("game.")}
        app = App(tab, Random(len(self.tabs)), State(settings=self.settings, shelf=MappingProxyType(kept)))
        self.tabs.append(tab)
        self.apps.append(app)
        app.dispatch(Go(link))
        return app

    async def rest(self) -> list[int]:
        """Let time pass until nothing happens any more; gives the numbers of moves that the first showed."""
        seen = list[int]()
        for _ in range(LONG):
            for app, tab in zip(self.apps, self.tabs, strict=True):
                tab.clock += 1
                while tab.news and tab.news[0][0] + self.lag <= tab.clock:
                    _, key, text = tab.news.pop(0)
                    app.dispatch(Elsewhere(key.removeprefix("game."), text))
            table = self.apps[0].state.table
            seen.append(len(table.play.moves) if table else 0)
            busy = any(app.working or (app.keeping and not app.keeping.done()) for app in self.apps)
            if not busy and not any(tab.news for tab in self.tabs):
                return seen
            await asyncio.sleep(0)
        raise AssertionError(f"the tabs never come to rest: {seen[-20:]}")


@pytest.mark.parametrize("lag", [0, 3, 20])
def test_a_long_ending_played_out_in_one_tab_is_followed_by_the_other(
    monkeypatch: pytest.MonkeyPatch, lag: int
) -> None:
    monkeypatch.setattr("web.app.MOMENT", 0)

    async def run() -> None:
        tabs = Tabs(Settings(), lag)
        here = tabs.open("#/zero-hero/99")
        await tabs.rest()
        there = tabs.open("#/zero-hero")
        await tabs.rest()
        here.dispatch(Do("finish"))
        here.dispatch(Do("yes"))
        seen = await tabs.rest()
        assert seen == sorted(seen), "no move is ever taken back"
        assert here.state.table
        assert there.state.table
        assert here.state.table.play.ending
        assert here.state.table.play == there.state.table.play
        assert shelf.unpack_table(tabs.store["game.zero-hero"]).play == here.state.table.play

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
            here.dispatch(Make(notation))
            seen = await tabs.rest()
            assert seen == sorted(seen)
        assert here.state.table
        assert there.state.table
        assert len(here.state.table.play.moves) == 6
        assert here.state.table.play == there.state.table.play
        assert not there.state.table.aside

    asyncio.run(run())


def test_a_game_that_was_finished_in_one_tab_does_not_come_back_from_the_other() -> None:
    async def run() -> None:
        tabs = Tabs(Settings(), lag=0)
        here = tabs.open("#/zero-hero/73")
        here.dispatch(Make("-7"))
        await tabs.rest()
        there = tabs.open("#/zero-hero/12")
        for intent in (Make("-2"), Make("-1"), Make("-9"), Do("take-up")):
            there.dispatch(intent)
            await tabs.rest()
        here.dispatch(Make("-6"))
        await tabs.rest()
        for app in (here, there):
            assert app.state.table
            assert (app.state.table.play.number, app.state.table.aside) == (60, ())

    asyncio.run(run())


@pytest.mark.parametrize("deed", [Choice("theme", "DARK"), Go("#/"), TypeStart("5"), Go("#/about"), Make("-1")])
def test_a_tab_in_which_nothing_was_played_costs_the_other_nothing(deed: Go) -> None:
    async def run() -> None:
        tabs = Tabs(Settings(points=3), lag=0)
        idle = tabs.open("#/zero-hero/100")
        await tabs.rest()
        busy = tabs.open("#/zero-hero/73")
        for intent in (Make("-7"), Do("resign"), Do("yes"), Do("rematch"), Make("-1")):
            busy.dispatch(intent)
            await tabs.rest()
        assert busy.state.table
        idle.dispatch(deed)
        await tabs.rest()
        kept = shelf.unpack_table(tabs.store["game.zero-hero"])
        games = [(each.play.number, each.match.score) for each in (kept, *kept.aside)]
        assert (busy.state.table.play.number, (1, 0)) in games

    asyncio.run(run())
