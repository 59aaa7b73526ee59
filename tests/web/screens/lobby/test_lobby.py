"""The lobby: a card for each game, and the games that can be continued, each read once."""

from collections.abc import Callable

import pytest
from support.headless import at, nodes, part_text, saved_text, table, then
from support.press import controls, make, press

from pygame_rules import GAMES
from web.app.messages import ChangeSetting, Dismiss, Navigate, OfflineChanged, StorageChanged, ToggleKeys
from web.app.state import OfflineStatus, State, Theme
from web.saves.game import SavedGame, decode_game
from web.ui.html import text_of

DUEL = {"game.digit-duel": saved_text(at("digit-duel/256/-6"))}
HERO = {"game.zero-hero": saved_text(at("zero-hero/73/-7.-6"))}


def continued(state: State) -> list[str]:
    """What the links to running games say."""
    rows = [node for node in nodes(state) if node.tag == "li" and node.get("data-game")]
    return [text_of(row) for row in rows]


@pytest.mark.parametrize("slug", GAMES)
def test_there_is_a_card_for_each_game_and_it_leads_there(slug: str) -> None:
    game = GAMES[slug]
    state = at("")
    name = game.title + game.objective
    assert controls(state)[name].get("href") == f"#/{slug}"
    assert controls(state)[name].get("data-game") == slug
    assert table(press(state, name)).play.game is game


def test_it_says_what_this_is() -> None:
    assert part_text(at("")).startswith(
        "Five games with the digits of a number"
        "Learned in half a minute, for two people or against the computer, with a tutor that is never wrong."
    )
    assert any(node.get("aria-labelledby") == "title" for node in nodes(at("")))


def test_the_digit_that_goes_is_marked_on_each_card() -> None:
    pictures = [node for node in nodes(at("")) if node.get("class") == "mini"]
    assert len(pictures) == len(GAMES)
    goes = [node for node in nodes(at("")) if node.get("class") == "goes"]
    assert len(goes) == len(GAMES), "in each picture one digit"
    assert all(picture.get("aria-hidden") == "true" for picture in pictures)


def test_games_that_have_begun_can_be_continued_in_the_order_of_the_lobby() -> None:
    state = at("", saved={**DUEL, **HERO})
    assert continued(state) == ["Zero Hero602 moves", "Digit Duel2501 move"]
    assert table(press(state, "Digit Duel2501 move")).play.number == 250


@pytest.mark.parametrize(
    "saved",
    [
        {},
        {"game.zero-hero": "{"},
        {"game.zero-hero": saved_text(at("zero-hero/7"))},
        {"game.zero-hero": saved_text(make(at("zero-hero/7"), "-7"))},
        {"zero-hero": saved_text(at("zero-hero/73/-7"))},
        {"game.chess": saved_text(at("zero-hero/73/-7"))},
    ],
    ids=["nothing", "damaged", "not begun", "over", "no key of a game", "no game"],
)
def test_nothing_else_can_be_continued(saved: dict[str, str]) -> None:
    assert continued(at("", saved)) == []
    assert "Continue" not in part_text(at("", saved))


def test_a_game_that_is_left_can_be_continued() -> None:
    state = then(at("digit-duel/256/-6"), Navigate("#/"))
    assert continued(state) == ["Digit Duel2501 move"]
    assert continued(then(at("zero-hero/7"), Navigate("#/"))) == []


def test_the_game_behind_one_that_is_over_is_the_one_to_continue() -> None:
    over = make(then(at("zero-hero/73/-7"), Navigate("#/zero-hero/7")), "-7")
    assert continued(then(over, Navigate("#/"))) == ["Zero Hero661 move"]


def test_long_numbers_are_written_short() -> None:
    assert continued(at("", {"game.zero-hero": saved_text(at("zero-hero/123456789012/-1"))})) == [
        "Zero Hero1234567890111 move"
    ]
    assert continued(at("", {"game.zero-hero": saved_text(at("zero-hero/1234567890123/-1"))})) == [
        "Zero Hero12345…901221 move"
    ]


# --- other tabs ---


def test_what_another_tab_saves_appears_changes_and_goes() -> None:
    state = then(at("", HERO), StorageChanged("game.digit-duel", DUEL["game.digit-duel"]))
    assert continued(state) == ["Zero Hero602 moves", "Digit Duel2501 move"]
    moved = then(state, StorageChanged("game.digit-duel", saved_text(at("digit-duel/256/-6.x1"))))
    assert continued(moved) == ["Zero Hero602 moves", "Digit Duel502 moves"]
    for text in ("", "{", saved_text(at("digit-duel/25/x1"))):
        assert continued(then(moved, StorageChanged("game.digit-duel", text))) == ["Zero Hero602 moves"]


@pytest.mark.parametrize("key", ["settings", "game.chess", "zero-hero", "elsewhere.digit-duel"])
def test_what_is_no_game_is_left_alone(key: str) -> None:
    state = at("", HERO)
    assert then(state, StorageChanged(key, DUEL["game.digit-duel"])).model is state.model


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How often a saved game was read so far."""
    read = list[str]()

    def counted(text: str) -> SavedGame:
        read.append(text)
        return decode_game(text)

    monkeypatch.setattr("web.screens.lobby.model.decode_game", counted)
    return lambda: len(read)


def test_a_saved_game_is_read_when_the_lobby_opens_and_when_another_tab_saves_it(reads: Callable[[], int]) -> None:
    state = at("", {**DUEL, **HERO})
    assert reads() == 2, "each saved game once"
    for message in (
        ChangeSetting("theme", Theme.DARK),
        ToggleKeys(),
        OfflineChanged(OfflineStatus.READY),
        Dismiss(),
        StorageChanged("settings", "{}"),
    ):
        state = then(state, message)
        assert continued(state) == ["Zero Hero602 moves", "Digit Duel2501 move"]
    assert reads() == 2, "neither messages nor drawing read them again"
    then(state, StorageChanged("game.digit-duel", DUEL["game.digit-duel"]))
    assert reads() == 3, "only the one that was saved"
