"""The lobby: a card for each game, and the games that can be continued, each read once."""

from collections.abc import Callable

import pytest
from support.headless import at, friends, nodes, opened, part_text, saved_text, table, then
from support.press import controls, make, press

from pygame_rules import GAMES
from pygame_rules.computer import Level
from web.app.messages import ChangeSetting, Dismiss, Navigate, OfflineChanged, StorageChanged, ToggleKeys
from web.app.state import OfflineStatus, Opponent, Shared, State, Theme
from web.saves.game import SavedGame, decode_game
from web.ui.html import text_of, walk

DUEL = {"game.digit-duel": saved_text(at("digit-duel/256/-6"))}
HERO = {"game.zero-hero": saved_text(at("zero-hero/73/-7.-6"))}


def continued(state: State) -> list[str]:
    """What the links to running games say."""
    lists = [node for node in nodes(state) if node.get("aria-label") == "Resume"]
    return [text_of(node) for each in lists for node in walk(each) if node.tag == "a"]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    ("name", "option", "opponent"),
    [
        ("Play {} against the computer", "computer", Opponent.COMPUTER),
        ("Two players: {}", "friend", Opponent.FRIEND),
    ],
)
def test_there_is_a_band_for_each_game_and_two_ways_lead_there(
    slug: str, name: str, option: str, opponent: Opponent
) -> None:
    game, state = GAMES[slug], at("")
    named = name.format(game.title)
    assert controls(state)[named].get("href") == f"#/{slug}?opponent={option}"
    assert table(press(state, named)).play.game is game
    assert table(press(state, named)).saved.seating.opponent is opponent
    [band] = [node for node in nodes(state) if node.get("data-game") == slug]
    assert game.pitch in text_of(band)
    assert len(game.pitch.split()) <= 12, "a rule is said in one breath"


def test_each_band_has_its_glyph() -> None:
    pictures = [node for node in nodes(at("")) if node.get("class") == "glyph"]
    assert len(pictures) == len(GAMES)
    assert all(picture.get("aria-hidden") == "true" for picture in pictures)
    assert len({str(picture) for picture in pictures}) == len(GAMES), "each its own"


def test_the_computer_is_as_strong_as_it_was_last() -> None:
    state = State(shared=Shared().with_settings(level=Level.SHARP))
    state = press(then(state, Navigate("#/")), "Play Digit Duel against the computer")
    assert table(state).saved.seating.level is Level.SHARP


def test_games_that_have_begun_can_be_continued_in_the_order_of_the_lobby() -> None:
    state = at("", saved={**DUEL, **HERO})
    assert continued(state) == ["ResumeZero Hero, at 60", "ResumeDigit Duel, at 250"]
    assert table(press(state, "ResumeDigit Duel, at 250")).play.number == 250


@pytest.mark.parametrize(
    "saved",
    [
        {},
        {"game.zero-hero": "{"},
        {"game.zero-hero": saved_text(at("zero-hero/7"))},
        {"game.zero-hero": saved_text(make(friends("zero-hero/7"), "-7"))},
        {"zero-hero": saved_text(at("zero-hero/73/-7"))},
        {"game.chess": saved_text(at("zero-hero/73/-7"))},
    ],
    ids=["nothing", "damaged", "not begun", "over", "no key of a game", "no game"],
)
def test_nothing_else_can_be_continued(saved: dict[str, str]) -> None:
    assert continued(at("", saved)) == []
    assert "Resume" not in part_text(at("", saved))


def test_a_game_that_is_left_can_be_continued() -> None:
    state = then(at("digit-duel/256/-6"), Navigate("#/"))
    assert continued(state) == ["ResumeDigit Duel, at 250"]
    assert continued(then(at("zero-hero/7"), Navigate("#/"))) == []


def test_the_game_behind_one_that_is_over_is_the_one_to_continue() -> None:
    over = make(then(at("zero-hero/73/-7"), Navigate("#/zero-hero/7?opponent=friend")), "-7")
    assert continued(then(over, Navigate("#/"))) == ["ResumeZero Hero, at 66"]


def test_long_numbers_are_written_short() -> None:
    assert continued(at("", {"game.zero-hero": saved_text(at("zero-hero/123456789012/-1"))})) == [
        "ResumeZero Hero, at 123456789011"
    ]
    assert continued(at("", {"game.zero-hero": saved_text(at("zero-hero/1234567890123/-1"))})) == [
        "ResumeZero Hero, at 1234…0122 (13 digits)"
    ]


# --- other tabs ---


def test_what_another_tab_saves_appears_changes_and_goes() -> None:
    state = then(at("", HERO), StorageChanged("game.digit-duel", DUEL["game.digit-duel"]))
    assert continued(state) == ["ResumeZero Hero, at 60", "ResumeDigit Duel, at 250"]
    moved = then(state, StorageChanged("game.digit-duel", saved_text(at("digit-duel/256/-6.x1"))))
    assert continued(moved) == ["ResumeZero Hero, at 60", "ResumeDigit Duel, at 50"]
    for text in ("", "{", saved_text(at("digit-duel/25/x1"))):
        assert continued(then(moved, StorageChanged("game.digit-duel", text))) == ["ResumeZero Hero, at 60"]


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
        assert continued(state) == ["ResumeZero Hero, at 60", "ResumeDigit Duel, at 250"]
    assert reads() == 2, "neither messages nor drawing read them again"
    then(state, StorageChanged("game.digit-duel", DUEL["game.digit-duel"]))
    assert reads() == 3, "only the one that was saved"


def test_a_lesson_that_has_begun_is_shown_on_its_card() -> None:
    state = at("", {"learn.digit-duel": '{"done": ["a", "b"]}'})
    assert controls(state)["Lesson: 2 steps learned, Digit Duel"].get("href") == "#/digit-duel/learn"
    one = at("", {"learn.digit-duel": '{"done": ["a"]}'})
    assert "Lesson: 1 step learned, Digit Duel" in controls(one)
    [ways] = {len(node.children) for node in nodes(state) if node.get("class") == "ways"}
    assert ways == 2, "no band has more to press than the others"
    assert not any(name.startswith("Lesson") for name in controls(at("")))


def test_a_match_can_be_continued_between_its_games_too() -> None:
    ended = make(friends("zero-hero/7", points=3, players=("Ada", "Ben")), "-7")
    left = then(ended, Navigate("#/"))
    assert continued(left) == ["ResumeZero Hero, Ada 1, Ben 0"]
    back = press(left, "ResumeZero Hero, Ada 1, Ben 0")
    assert "Next game" in controls(back)
    begun = then(press(back, "Next game"), Navigate("#/"))
    assert continued(begun) == ["ResumeZero Hero, Ada 1, Ben 0"]
    digit = str(table(press(begun, continued(begun)[0])).play.legal_moves[0])
    moved = make(press(begun, continued(begun)[0]), digit)
    number = table(moved).play.number
    assert continued(then(moved, Navigate("#/"))) == [f"ResumeZero Hero, at {number}, Ada 1, Ben 0"]


def test_a_match_against_the_computer_is_told_by_you_and_the_computer() -> None:
    ended = make(opened("zero-hero/7", points=3), "-7")
    assert continued(then(ended, Navigate("#/"))) == ["ResumeZero Hero, You 1, Computer 0"]
