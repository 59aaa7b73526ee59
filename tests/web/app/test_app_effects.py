"""The app runs what the page waits for in slices, and drops what it no longer waits for."""

import asyncio
from importlib import import_module
from random import Random

import pytest
from support.fake_browser import FakeBrowser, run_app
from support.fake_dom import text_in
from support.headless import at, table

from web.app.app import App
from web.app.effects import Effect, Env, Pause, Work
from web.app.messages import Ignore, Navigate, ToggleKeys
from web.app.state import State
from web.screens.play.messages import Autoplay, Confirm, Hint, PlayMove


def test_the_computer_moves_by_itself_and_the_coach_answers() -> None:
    link = Navigate("#/zero-hero/56?opponent=computer&level=perfect")
    app, browser = run_app(link, PlayMove("-6"), Hint())
    assert table(app.state).play.number == 45
    assert len(browser.said) == 3, "one sentence for each move, and the hint"
    assert "You can win from here" in text_in(browser.dom.places["screen"])


@pytest.mark.parametrize(("moment", "steps"), [(3600, 1), (0, 199)])
def test_a_long_ending_is_drawn_once_in_a_moment(monkeypatch: pytest.MonkeyPatch, moment: int, steps: int) -> None:
    monkeypatch.setattr(import_module("web.screens.play.effects"), "MOMENT", moment)
    app, browser = run_app(Navigate("#/zero-hero/999"), Autoplay(), Confirm())
    assert table(app.state).play.ending
    assert len(table(app.state).play.moves) == 199
    assert len(browser.said) == 1 + steps, "the question, and each step"


def test_a_finished_game_gets_its_review() -> None:
    app, browser = run_app(Navigate("#/zero-hero/25/-2.-3.-2.-8.-1"), PlayMove("-9"))
    assert table(app.state).ui.review
    assert "Try it again from move 1" in text_in(browser.dom.places["screen"])


def test_work_that_is_no_longer_wanted_is_dropped() -> None:
    async def run() -> None:
        app = App(FakeBrowser(), Random(1), State())
        for message in (Navigate("#/digit-duel/123456789012345"), Hint()):
            app.dispatch(message)
        await asyncio.sleep(0)
        (task,) = app.running.values()
        app.dispatch(ToggleKeys())
        assert list(app.running.values()) == [task], "what is still wanted goes on"
        app.dispatch(Navigate("#/"))
        assert not app.running
        await asyncio.sleep(0)
        assert task.cancelled()

    asyncio.run(run())


def test_work_that_breaks_is_told_and_does_not_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("pygame_rules.solver.Solver.deciding", broken)
    app, browser = run_app(Navigate("#/zero-hero/73?opponent=friend"), Hint(), PlayMove("-7"))
    assert isinstance(browser.failed, ZeroDivisionError)
    assert not app.running
    assert table(app.state).play.number == 66, "play goes on"


@pytest.mark.parametrize("hurry", [False, True])
def test_work_may_pause_but_not_for_those_who_asked_for_less_motion(
    monkeypatch: pytest.MonkeyPatch, hurry: bool
) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    def work(_: Env) -> Work:
        yield None
        yield Pause(0.5)
        return Ignore()

    async def run() -> None:
        browser = FakeBrowser()
        monkeypatch.setattr(browser, "in_a_hurry", lambda: hurry)
        app = App(browser, Random(1), at(""))
        monkeypatch.setattr("web.app.app.asyncio.sleep", sleep)
        await app._run(Effect("a", work))

    asyncio.run(run())
    assert [seconds for seconds in waited if seconds] == ([] if hurry else [0.5])
    assert len(waited) >= 2, "the page comes alive between slices"
