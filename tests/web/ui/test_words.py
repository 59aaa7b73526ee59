"""Words that several screens need."""

from web.ui.words import count_word


def test_small_numbers_are_words_and_others_digits() -> None:
    assert [count_word(count) for count in (0, 1, 5, 6, 10, 11, 60)] == ["No", "One", "Five", "Six", "Ten", "11", "60"]
