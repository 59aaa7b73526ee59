"""The app on a fake browser: what it shows and says, and where it leads the focus."""

import asyncio
from random import Random

import pytest
from support.fake_browser import FakeBrowser, element_with, rest, run_app, with_app
from support.fake_dom import text_in
from support.headless import at, table

from pygame_rules.computer import Level
from web.app.app import App
from web.app.commands import Command, Focus, Reveal, ScrollToTop, Tick
from web.app.messages import ChangeSetting, Navigate, ToggleKeys
from web.app.state import Settings, Shared, State, Theme
from web.screens.play.messages import (
    Check,
    NewGame,
    PlayMove,
    ShowPly,
    ToggleValues,
    TypeResult,
    Undo,
)
from web.ui.html import Message


def shown(browser: FakeBrowser, part: str = "screen") -> str:
    """The text that stands in a part of the page."""
    return text_in(browser.dom.places[part])


# --- showing ---


def test_a_move_is_shown_said_saved_and_put_into_the_address() -> None:
    app, browser = run_app(Navigate("#/digit-duel/256?opponent=friend"), PlayMove("-6"))
    assert element_with(browser, "data-number", "250")
    assert browser.said == ["Player 1 subtracted 6: 250."]
    assert browser.link == "digit-duel/256/-6"
    assert browser.stored["game.digit-duel"] == table(app.state).saved.encode()
    assert browser.title == "Digit Duel – Digit Dojo"
    assert browser.failed is None


def test_a_link_that_is_being_followed_is_not_overwritten() -> None:
    def follow(app: App, browser: FakeBrowser) -> None:
        app.dispatch(Navigate("#/digit-duel/256"))
        browser.link = "zero-hero/36"  # Somebody has clicked a link, and the page will hear of it in a moment.
        app.dispatch(PlayMove("-6"))

    assert with_app(follow)[1].link == "zero-hero/36"


def test_the_address_shows_where_a_link_has_led() -> None:
    def follow(app: App, browser: FakeBrowser) -> None:
        browser.link = "zero-hero/nonsense"
        app.dispatch(Navigate("#/zero-hero/nonsense"))
        assert browser.link == app.state.path != "zero-hero/nonsense"

    with_app(follow)


def test_an_address_bar_that_refuses_is_tried_again_with_the_next_move() -> None:
    def play(app: App, browser: FakeBrowser) -> None:
        app.dispatch(Navigate("#/zero-hero/73?opponent=friend"))
        browser.addressable = False
        app.dispatch(PlayMove("-7"))
        assert table(app.state).play.number == 66, "the move is made all the same"
        assert browser.link == "zero-hero/73"
        browser.addressable = True
        app.dispatch(PlayMove("-6"))
        assert browser.link == "zero-hero/73/-7.-6"

    with_app(play)


def test_the_root_tells_the_screen_and_the_colours() -> None:
    _, browser = run_app(Navigate("#/"))
    assert browser.root == {"data-screen": "lobby"}, "what was never set is not removed"
    _, browser = run_app(Navigate("#/"), ChangeSetting("theme", Theme.DARK), Navigate("#/about"))
    assert browser.root == {"data-screen": "about", "data-theme": "dark"}
    _, browser = run_app(Navigate("#/"), ChangeSetting("theme", Theme.DARK), ChangeSetting("theme", Theme.SYSTEM))
    assert browser.root == {"data-screen": "lobby", "data-theme": None}


def test_who_asks_the_system_for_more_contrast_gets_it_here() -> None:
    _, browser = run_app(Navigate("#/"), state=State(shared=Shared(more_contrast=True)))
    assert browser.root["data-theme"] == "contrast"
    light = State(shared=Shared(settings=Settings(theme=Theme.LIGHT), more_contrast=True))
    assert run_app(Navigate("#/"), state=light)[1].root["data-theme"] == "light", "unless they have chosen here"


def test_the_title_follows_the_screen() -> None:
    assert run_app(Navigate("#/"))[1].title == "Digit Dojo"
    assert run_app(Navigate("#/"), Navigate("#/about"))[1].title == "About – Digit Dojo"


def test_what_may_wait_is_shown_a_moment_later() -> None:
    async def run() -> None:
        browser = FakeBrowser()
        app = App(browser, Random(1), State())
        app.dispatch(Navigate("#/zero-hero/73?opponent=friend"))
        app.dispatch(PlayMove("-7"))
        assert "66" in element_with(browser, "aria-label", "The number 66")[1].attributes["aria-label"]
        assert "subtracted 7" not in shown(browser), "the list of moves is not what a player waits for"
        await rest(app)
        assert "Move 1: subtracted 7, 66" in shown(browser)
        app.dispatch(PlayMove("-6"))
        app.dispatch(Navigate("#/"))
        await rest(app)
        assert browser.failed is None, "what was left meanwhile is not missed"

    asyncio.run(run())


def test_a_part_that_cannot_be_finished_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("web.ui.render.Renderer.finish", broken)
    _, browser = run_app(Navigate("#/zero-hero/73"), PlayMove("-7"))
    assert isinstance(browser.failed, ZeroDivisionError)


# --- focus, sound and other commands ---


@pytest.mark.parametrize(
    ("held", "wanted"),
    [
        ("lost", [Focus(("act-1-subtract", "board"))]),
        ("at board", [Focus(("act-1-subtract", "board"))]),
        ("at act-1-subtract", []),
        ("at set-theme", []),
        ("", []),
    ],
)
def test_the_focus_goes_to_the_board_when_what_had_it_is_gone(held: str, wanted: list[Command]) -> None:
    def move(app: App, browser: FakeBrowser) -> None:
        app.dispatch(Navigate("#/zero-hero/73?opponent=friend"))
        browser.held = held
        app.dispatch(PlayMove("-7"))
        browser.held = ""

    assert with_app(move)[1].commands == wanted


def test_while_nothing_can_be_pressed_the_board_keeps_the_focus() -> None:
    def move(app: App, browser: FakeBrowser) -> None:
        app.dispatch(Navigate("#/zero-hero/56?opponent=computer"))
        browser.held = "at board"
        app.dispatch(PlayMove("-6"))
        assert browser.commands == [], "there is nowhere better"
        browser.held = "lost"
        app.dispatch(ToggleKeys())
        assert browser.commands == [Focus(("board",))]
        browser.held = ""

    with_app(move)


def test_the_focus_is_looked_after_when_deferred_parts_come_too() -> None:
    async def run() -> None:
        browser = FakeBrowser()
        app = App(browser, Random(1), at("zero-hero/73/-7"))
        app.dispatch(ToggleKeys())
        app.dispatch(PlayMove("-6"))
        browser.held = "lost"
        await rest(app)
        assert browser.commands == [Focus(("act-1-subtract", "board"))]

    asyncio.run(run())


def test_a_move_can_be_heard_if_that_is_wanted() -> None:
    start = Navigate("#/zero-hero/73?opponent=friend")
    assert Tick() not in run_app(start, PlayMove("-7"))[1].commands
    ticked = run_app(start, ChangeSetting("sound", True), PlayMove("-7"), PlayMove("-9"), Undo())[1].commands
    assert ticked.count(Tick()) == 1, "and a move that was refused is not one"


def test_whoever_asks_for_another_position_is_led_to_the_board() -> None:
    def led(*messages: Message) -> list[Command]:
        return run_app(*messages)[1].commands

    reveal = Reveal("board", part="board")
    start = Navigate("#/zero-hero/73?opponent=friend")
    assert led(start, PlayMove("-7"), ChangeSetting("level", Level.SHARP), ToggleValues()) == []
    again = led(start, PlayMove("-7"), ShowPly(0), ShowPly(None), Undo())
    assert again == [reveal, reveal, reveal]
    assert led(start, NewGame()) == [reveal, Focus(("act-1-subtract", "board"))]
    sums = Navigate("#/max-digit-zero/497?opponent=friend")
    result, digit = Focus(("result",)), Focus(("act-1-subtract", "board"))
    assert led(sums, PlayMove("-9"), TypeResult("480"), Check()) == [result], "the player goes on typing"
    assert led(sums, PlayMove("-9"), TypeResult("488"), Check()) == [result, digit], "the next digit is to be pressed"
    assert led(Navigate("#/"), Navigate("#/about")) == [Focus(("title",)), ScrollToTop()]
