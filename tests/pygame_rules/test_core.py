"""The words that every game shares."""

import pytest

from pygame_rules.core import NO_MOVE_LEFT, Outcome, ordinal

WORDS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
WRITTEN = dict(enumerate(WORDS, 1)) | {11: "11th", 12: "12th", 13: "13th", 14: "14th", 20: "20th"}
WRITTEN |= {21: "21st", 22: "22nd", 23: "23rd", 24: "24th", 101: "101st", 110: "110th", 111: "111th", 113: "113th"}


@pytest.mark.parametrize(("count", "word"), WRITTEN.items())
def test_places_are_counted_in_words(count: int, word: str) -> None:
    assert ordinal(count) == word


def test_the_package_offers_these_names() -> None:
    offered: dict[str, object] = {}
    exec("from pygame_rules import *", offered)  # noqa: S102 - the only way to see what it brings
    errors = {"BadLink", "BadRecord", "BadSetup", "BadStart", "IllegalMove", "NotNow", "RulesError", "WrongAnswer"}
    assert set(offered) - {"__builtins__"} == errors | {
        "GAMES",
        "Game",
        "Move",
        "Outcome",
        "Solver",
        "Verdict",
        "solve",
    }


def test_a_player_who_leaves_no_move_has_won() -> None:
    assert Outcome(mover_wins=True, reason="left no legal move") == NO_MOVE_LEFT
