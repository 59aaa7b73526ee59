"""Finished games and days in words."""

from datetime import date

import pytest
from support.headless import at
from support.press import press

from pygame_rules.computer import Level
from pygame_rules.play import How
from web import screens
from web.app.state import Opponent
from web.saves.finished import Finished
from web.screens.you.words import day_word, game_facts, game_title, month_word, percent, short_date

TODAY = date(2026, 11, 18)
GAME = Finished(
    at="2026-11-18T10:54:39",
    slug="max-digit-zero",
    start=497,
    starter=1,
    opponent=Opponent.COMPUTER,
    level=Level.SHARP,
    you=1,
    winner=2,
    how=How.FORFEITED,
    chances=(0, 0),
    held=(0, 0),
    moves="-9.-8",
)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({}, "The computer won · Sharp · three strikes · 2 moves"),
        ({"how": How.WON, "winner": 1, "moves": "-9"}, "You won · Sharp · 1 move"),
        ({"how": How.RESIGNED, "moves": ""}, "The computer won · Sharp · you resigned"),
        ({"how": How.WON, "autoplayed_from": 1}, "The computer won · Sharp · finished by the computer · 2 moves"),
        (
            {"opponent": Opponent.FRIEND, "names": ("Ann", "Ben"), "how": How.RESIGNED},
            "Ben won · against Ann · Ann resigned · 2 moves",
        ),
        ({"opponent": Opponent.FRIEND, "moves": "", "how": How.WON}, "Player 2 won · against Player 1"),
    ],
    ids=str,
)
def test_a_game_is_told_in_a_line(change: dict[str, object], told: str) -> None:
    assert game_facts(GAME._replace(**change)) == told  # type: ignore[arg-type]


def test_a_long_number_is_written_short() -> None:
    assert game_title(GAME) == "Max Digit Zero from 497"
    assert game_title(GAME._replace(start=10**20 + 7)) == "Max Digit Zero from 1000…0007"


@pytest.mark.parametrize(
    ("day", "told"),
    [
        (date(2026, 11, 18), "Today"),
        (date(2026, 11, 17), "Yesterday"),
        (date(2026, 11, 12), "Thursday"),
        (date(2026, 11, 11), "11 Nov"),
        (date(2025, 12, 31), "31 Dec 2025"),
        (date(2026, 11, 19), "19 Nov"),
    ],
)
def test_a_day_is_told_as_people_say_it(day: date, told: str) -> None:
    assert day_word(day, TODAY) == told
    assert short_date(day, TODAY).startswith(str(day.day))
    assert month_word(date(2025, 8, 1), TODAY) == "August 2025"


def test_only_everything_is_all_and_only_nothing_is_none() -> None:
    assert [percent(share) for share in (0, 0.001, 0.5, 0.784, 0.999, 1)] == ["0%", "1%", "50%", "78%", "99%", "100%"]


def test_while_something_is_asked_the_focus_stays_with_the_answer() -> None:
    asked = press(at("you"), "Erase everything")
    assert screens.load("you").focus(asked.model, asked.shared) == ("cancel",)
