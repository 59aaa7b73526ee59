"""The words that every game shares."""

import pytest

from pygame_rules.core import ordinal

WRITTEN = {1: "first", 2: "second", 9: "ninth", 10: "tenth", 11: "11th", 12: "12th", 13: "13th", 14: "14th", 20: "20th"}
WRITTEN |= {21: "21st", 22: "22nd", 23: "23rd", 24: "24th", 101: "101st", 110: "110th", 111: "111th", 113: "113th"}


@pytest.mark.parametrize(("count", "word"), WRITTEN.items())
def test_places_are_counted_in_words(count: int, word: str) -> None:
    assert ordinal(count) == word
