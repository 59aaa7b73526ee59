"""The app makes messages of what happens in the page, and nothing of what happens to elements that are gone."""

from support.fake_browser import FakeBrowser, element_with, with_app
from support.headless import table

from web.app.app import App
from web.app.messages import ChangeSetting, Navigate
from web.app.screen import Key
from web.app.state import Theme


def test_an_element_that_is_pressed_sends_its_message() -> None:
    def tap(app: App, browser: FakeBrowser) -> None:
        app.dispatch(Navigate("#/zero-hero/73?opponent=friend"))
        app.receive("click", element_with(browser, "data-move", "-7")[0], "", 1_000.0, 1)

    assert table(with_app(tap)[0].state).play.number == 66


def test_the_second_half_of_a_double_click_makes_no_move() -> None:
    def tap(app: App, browser: FakeBrowser) -> None:
        app.dispatch(Navigate("#/zero-hero/73?opponent=friend"))
        number = element_with(browser, "data-move", "-7")[0]
        app.receive("click", number, "", 1_000.0, 1)
        app.receive("click", element_with(browser, "id", "act-1-subtract")[0], "", 1_100.0, 2)

    assert len(table(with_app(tap)[0].state).play.moves) == 1


def test_an_element_that_has_left_the_page_does_nothing() -> None:
    def tap(app: App, browser: FakeBrowser) -> None:
        app.dispatch(Navigate("#/zero-hero/73?opponent=friend"))
        gone, before = element_with(browser, "data-move", "-7")[0], app.state
        for number in (0, -1, 999_999):
            for kind in ("click", "change", "input", "submit", "nonsense"):
                app.receive(kind, number, "x", 1_000.0, 1)
        assert app.state is before
        app.dispatch(Navigate("#/"))
        before = app.state
        app.receive("click", gone, "", 1_000.0, 1)
        assert app.state is before

    assert with_app(tap)[1].failed is None


def test_what_a_control_does_not_take_goes_back_to_what_it_was() -> None:
    def change(app: App, browser: FakeBrowser) -> None:
        app.dispatch(Navigate("#/you"))
        number, field = element_with(browser, "id", "set-theme")
        field.value = "PURPLE"
        app.receive("change", number, "PURPLE", 0.0, 0)
        assert field.value == "SYSTEM"
        field.value = "DARK"
        app.receive("change", number, "DARK", 0.0, 0)
        assert field.value == "DARK"

    app, _ = with_app(change)
    assert app.state.shared.settings.theme is Theme.DARK


def test_what_is_typed_into_a_sheet_reaches_its_draft_and_nothing_else() -> None:
    def set_up(app: App, browser: FakeBrowser) -> None:
        app.dispatch(Navigate("#/zero-hero/73?opponent=friend"))
        app.receive("click", element_with(browser, "id", "open-setup")[0], "", 1_000.0, 1)
        number, field = element_with(browser, "id", "setup-name1")
        field.value = "Ann"
        app.receive("input", number, "Ann", 0.0, 0)
        assert field.value == "Ann"

    app, _ = with_app(set_up)
    form = table(app.state).setup
    assert form
    assert form.players == ("Ann", "Player 2")
    assert app.state.shared.settings.players == ("Player 1", "Player 2")


def test_keys_are_taken_or_left_to_the_browser() -> None:
    def type_keys(app: App, _: FakeBrowser) -> None:
        app.dispatch(Navigate("#/zero-hero/73?opponent=friend"))
        assert app.press_key(Key("7", "Digit7"))
        assert not app.press_key(Key("Tab", "Tab"))
        assert app.press_key(Key("?", "Slash", shift=True))
        assert app.state.keys_shown

    assert table(with_app(type_keys)[0].state).play.number == 66


def test_single_keys_can_be_switched_off_but_not_the_arrows() -> None:
    def type_keys(app: App, _: FakeBrowser) -> None:
        app.dispatch(Navigate("#/zero-hero/73"))
        app.dispatch(ChangeSetting("keys", False))
        before = app.state
        assert not app.press_key(Key("7", "Digit7"))
        assert not app.press_key(Key("?", "Slash", shift=True))
        assert app.state is before
        assert app.press_key(Key("ArrowRight", "ArrowRight", focus="act-1-subtract"))

    with_app(type_keys)
