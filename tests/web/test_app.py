"""The app with a page made of paper: what it shows, says, keeps and works on."""

import asyncio
from random import Random

import pytest
from support.paper import Paper, play

from web import events, shelf
from web.app import NOT_KEPT, App
from web.html import text_of, walk
from web.intents import Choice, Do, Go, Intent, Look, Make, TypeResult, TypeStart
from web.state import State, Theme


def test_a_move_is_shown_said_kept_and_put_into_the_address() -> None:
    app, page = play(Go("#/digit-duel/256"), Make("-6"))
    assert walk(page.parts["screen"])[1].get("data-number") == "250"
    assert page.said == ["Player 1: Subtracted 6, N is now 250."]
    assert page.link == "digit-duel/256/-6"
    assert app.state.table
    assert shelf.unpack_table(page.kept["game.digit-duel"]).play == app.state.table.play
    assert page.title == "Digit Duel – Digit Dojo"


def test_a_link_that_is_being_followed_is_not_overwritten() -> None:
    async def run() -> Paper:
        page = Paper()
        app = App(page, Random(1), State())
        app.dispatch(Go("#/digit-duel/256"))
        app.dispatch(Make("-6"))
        page.link = "zero-hero/36"  # Somebody clicks a link before the move has been written into the address.
        while app.keeping and not app.keeping.done():
            await asyncio.sleep(0)
        return page

    assert asyncio.run(run()).link == "zero-hero/36"


def test_the_computer_moves_by_itself_and_the_coach_answers() -> None:
    app, page = play(
        Go("#/zero-hero/56"), Choice("opponent", "COMPUTER"), Choice("level", "PERFECT"), Make("-6"), Do("hint")
    )
    assert app.state.table
    assert app.state.table.play.number == 45
    assert len(page.said) == 3, "one sentence for each move, and the hint"
    assert "You can win from here" in text_of(page.parts["screen"])


@pytest.mark.parametrize(("moment", "steps"), [(3600, 1), (0, 199)])
def test_a_long_ending_is_drawn_once_in_a_moment(monkeypatch: pytest.MonkeyPatch, moment: int, steps: int) -> None:
    monkeypatch.setattr("web.app.MOMENT", moment)
    app, page = play(Go("#/zero-hero/999"), Do("finish"), Do("yes"))
    assert app.state.table
    assert app.state.table.play.ending
    assert len(app.state.table.play.moves) == 199
    assert len(page.said) == 1 + steps, "the question, and each step"


def test_whoever_asks_for_another_position_is_led_to_the_board_and_a_new_game_takes_the_focus() -> None:
    def led(*intents: Intent) -> list[bool]:
        return play(*intents)[1].led

    assert led(Go("#/zero-hero/73"), Make("-7"), Choice("level", "SHARP"), Do("values")) == []
    assert led(Go("#/zero-hero/73"), Do("new"), Make("-1"), Look(0), Do("present"), Do("undo")) == [True, *[False] * 3]
    wrong = (Make("-9"), TypeResult("480"), Do("check"))
    assert led(Go("#/max-digit-zero/497"), *wrong) == [False], "the player goes on typing"


def test_a_finished_game_gets_its_review() -> None:
    app, page = play(Go("#/zero-hero/25/-2.-3.-2.-8.-1"), Make("-9"))
    assert app.state.table
    assert app.state.table.review
    assert "gave the win away" in text_of(page.parts["screen"])


def test_work_that_is_no_longer_wanted_is_dropped() -> None:
    async def run() -> None:
        app = App(Paper(), Random(1), State())
        for intent in (Go("#/digit-duel/123456789012345"), Do("hint")):
            app.dispatch(intent)
        await asyncio.sleep(0)
        assert app.working
        app.dispatch(Go("#/"))
        assert not app.working
        await asyncio.sleep(0)

    asyncio.run(run())


def test_a_browser_that_keeps_nothing_is_said_once_and_play_goes_on() -> None:
    _, page = play(Go("#/zero-hero/73"), Make("-7"), Make("-6"), page=Paper(keeps=False))
    assert text_of(page.parts["problem"]).startswith(NOT_KEPT)
    assert walk(page.parts["screen"])[1].get("data-number") == "60"


def test_that_nothing_is_kept_is_told_until_it_is_noted_or_no_longer_true() -> None:
    async def run() -> None:
        page = Paper(keeps=False)
        app = App(page, Random(1), State())

        async def told(intent: Intent, *, keeps: bool = False) -> bool:
            page.keeps = keeps
            app.dispatch(intent)
            if app.keeping:
                await app.keeping
            return NOT_KEPT in text_of(page.parts["problem"])

        assert await told(Go("#/zero-hero/73"))
        assert await told(Go("#/zero-hero/x"))  # following another link does not hide it
        assert not await told(Do("dismiss"))
        assert not await told(Make("-7"))  # noted once, so not told again while it lasts
        assert not await told(Make("-6"), keeps=True)
        assert page.kept
        assert await told(Make("-6"))
        assert not await told(Do("undo"), keeps=True)  # over, so no longer told
        assert await told(Go("#/digit-duel/98"))
        assert not await told(Make("-9"), keeps=True)  # with the game that was left while nothing was kept
        assert set(page.kept) == {"game.zero-hero", "game.digit-duel"}

    asyncio.run(run())


def test_work_that_breaks_is_told_and_does_not_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("pygame_rules.solver.Solver.deciding", broken)
    app, page = play(Go("#/zero-hero/73"), Do("hint"))
    assert isinstance(page.failed, ZeroDivisionError)
    assert not app.working


def test_colours_and_sound_follow_the_settings() -> None:
    _, page = play(Choice("theme", "DARK"), Choice("sound", "on"), Go("#/zero-hero/73"), Make("-7"))
    assert page.theme is Theme.DARK
    assert page.clicks == 1
    assert shelf.unpack_settings(page.kept["settings"]).sound


@pytest.mark.parametrize(
    ("made", "meant"),
    [
        (events.clicked({"play": "-7"}), Make("-7")),
        (events.clicked({"look": "3"}), Look(3)),
        (events.clicked({"do": "undo"}), Do("undo")),
        (events.changed({"set": "theme"}, "DARK"), Choice("theme", "DARK")),
        (events.typed({"type": "result"}, "66"), TypeResult("66")),
        (events.typed({"type": "start"}, "73"), TypeStart("73")),
        (events.submitted({"submit": "new"}), Do("new")),
        (events.pressed("U"), Do("undo")),
        (events.pressed("Escape"), Do("no")),
        (events.pressed("?"), Do("keys")),
    ],
)
def test_events_become_intents(made: Intent | None, meant: Intent) -> None:
    assert (type(made), made) == (type(meant), meant), "tuples of two kinds can be equal"


def test_events_that_mean_nothing_become_none() -> None:
    assert [events.clicked({}), events.changed({}, "x"), events.typed({}, "x"), events.submitted({})] == [None] * 4
    assert events.pressed("x") is None


def test_an_address_bar_that_refuses_is_tried_again_with_the_next_move() -> None:
    page = Paper()
    page.addressable = False
    app, _ = play(Go("#/zero-hero/73"), Make("-7"), page=page)
    assert app.state.table
    assert (app.state.table.play.number, app.link) == (66, ""), "the move is made all the same"
    page.addressable = True
    play(Make("-6"), page=page, state=app.state)
    assert page.link == "zero-hero/73/-7.-6"
