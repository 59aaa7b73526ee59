"""Text at the door: every way people write numbers is read, everything else is refused with its sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.hostile import TEXTS

from pygame_rules.errors import BadSetup, RulesError, Unreadable
from pygame_rules.reading import (
    MAX_NAME,
    digits_in,
    quote,
    read_digit,
    read_name,
    read_position,
    read_result,
    why_not_a_start,
)

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"  # One sign, joined by what cannot be seen.
NO_NUMBERS = ["", " ", ",", "-1", "+1", "3.5", "1e5", "0x10", "½", "²", "Ⅷ", "seven", "1,", "_1", "1-2", "1,000.0"]

# --- numbers ---


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("  42\n", "42"),
        ("1,000,000", "1000000"),
        ("1_000 000", "1000000"),
        ("1, 000", "1000"),
        ("1\u00a0000\u2009000\u202f0", "10000000"),
        ("007", "007"),
        ("\N{ARABIC-INDIC DIGIT FOUR}\N{ARABIC-INDIC DIGIT TWO}", "42"),
        ("\N{FULLWIDTH DIGIT NINE},0", "90"),
    ],
)
def test_digits_are_found_however_they_are_grouped_and_in_every_script(text: str, found: str) -> None:
    assert digits_in(text) == found


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_what_is_no_whole_number_has_no_digits(text: str) -> None:
    assert digits_in(text) is None


@given(st.integers(0, 10**30))
def test_a_number_with_commas_reads_back(number: int) -> None:
    assert digits_in(f"{number:,}") == digits_in(f"{number:_}") == str(number)


@given(st.text())
def test_whatever_has_digits_has_plain_ones(text: str) -> None:
    found = digits_in(text)
    assert found is None or (found.isascii() and found.isdecimal())


def test_one_digit_is_read() -> None:
    assert [read_digit(f" {digit} ") for digit in range(10)] == list(range(10))


@pytest.mark.parametrize("text", [*NO_NUMBERS, "10", "07", "1 2"])
def test_more_or_less_than_one_digit_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match=r"^Please type one digit, from 0 to 9\.$"):
        read_digit(text)


def test_positions_and_results_are_read() -> None:
    assert (read_position("1"), read_position(" 1 2 ")) == (1, 12)
    assert (read_result("0"), read_result("4,088")) == (0, 4_088)


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_what_is_no_position_or_result_is_refused_each_with_its_sentence(text: str) -> None:
    with pytest.raises(Unreadable, match=r"^Please type a position as a number; 1 is the leftmost digit\.$"):
        read_position(text)
    with pytest.raises(Unreadable, match=r"^Please type the new number in digits\.$"):
        read_result(text)


def test_only_the_beginning_of_an_endless_number_is_read() -> None:
    assert read_position("9" * 100_000) == 10**9 - 1
    assert read_result("9" * 100_000) == 10**99 - 1


# --- names ---


@pytest.mark.parametrize(
    ("text", "name"), [(" Ann \t Lee\n", "Ann Lee"), ("Zoë", "Zoë"), ("李雷", "李雷"), (FAMILY, FAMILY)]
)
def test_a_name_is_tidied_and_may_be_written_in_any_script(text: str, name: str) -> None:
    assert read_name(text) == name


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A player's name cannot be empty."),
        (" \t\n", "A player's name cannot be empty."),
        ("x" * (MAX_NAME + 1), "A player's name can have at most 24 characters."),
        ("a\0b", "A player's name can hold only characters that can be seen."),
        ("a\u200bb", "A player's name can hold only characters that can be seen."),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_name(text)
    assert str(refused.value) == sentence


def test_a_name_may_be_just_as_long_as_is_allowed_not_counting_spaces_around_it() -> None:
    assert read_name(f"  {'x' * MAX_NAME}  ") == "x" * MAX_NAME


# --- said to the player ---


def test_a_quote_is_short_and_harmless() -> None:
    assert quote("x" * 24) == f"“{'x' * 24}”"
    assert quote("x" * 25) == f"“{'x' * 24}…”"
    assert quote("a\nb\u202e") == "“a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}”"


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        (["", "  "], "Type a number to start from, for example 42."),
        (["-5", "−5", "–1,000", "－5", " - 5"], "A starting number is positive, without a minus sign; 42 would do."),
        (["3.5", ".5", "5."], "A starting number is whole, without a decimal point; 42 would do."),
        (["1e5", "1E+5", "2.5e-3"], "Write the starting number out in digits; 42 would do."),
        ([" ten "], "“ten” is not a whole number; 42 would do."),
        (["1e"], "“1e” is not a whole number; 42 would do."),
    ],
)
def test_a_start_that_is_no_number_is_answered_with_what_is_wrong(texts: list[str], sentence: str) -> None:
    assert {why_not_a_start(text, 42) for text in texts} == {sentence}


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_hostile_text_is_read_or_refused_with_a_short_sentence(text: str) -> None:
    said = [why_not_a_start(text, 42), quote(text)]
    for read in (read_digit, read_position, read_result, read_name):
        try:
            read(text)
        except RulesError as error:
            said.append(str(error))
    assert all(sentence.isprintable() and len(sentence) < 100 for sentence in said)
