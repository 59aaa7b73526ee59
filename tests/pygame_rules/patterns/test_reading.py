"""Reading rules: every part, every limit from both sides, and each refusal with its own sentence."""

import pytest
from support.hostile import TEXTS

from pygame_rules.errors import BadRule
from pygame_rules.patterns import rules as r
from pygame_rules.patterns.reading import DEEPEST, LARGEST_MODULUS, LONGEST_TEXT, parse_rule

A, B, C, D = (r.Ends((digit,)) for digit in range(4))
MISSING = "A part is missing: & and | stand between two parts, and ! stands before one."
NO_PLACES = ("ends", "ends=", "ends=10", "ends=1,", "ends=,1", "ends=١", "starts=x", "first<=last", "last<first")
NO_COUNTS = ("length=0", "length=100", "length=01", "zeros=1", "n%0=0", "n%07=0", "n%7=00", "sum%3", "sum=3")
NO_PART = " is not a part of a rule: ends=0, starts=1, has=7 and length=even are."


def refusal(text: str) -> str:
    with pytest.raises(BadRule) as refused:
        parse_rule(text)
    return str(refused.value)


# --- parts ---


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("ends=0", r.Ends((0,))),
        ("starts=1,9", r.Starts((1, 9))),
        ("has=0,1,2,3,4,5,6,7,8,9", r.Has(tuple(range(10)))),
        ("length=1", r.Length(1)),
        ("length=99", r.Length(99)),
        ("length=even", r.Length("even")),
        ("length=odd", r.Length("odd")),
        ("sum%9=0", r.DigitSum(9, 0)),
        ("sum%9999=9998", r.DigitSum(9_999, 9_998)),
        ("n%1=0", r.Remainder(1, 0)),
        ("n%10=9", r.Remainder(10, 9)),
        ("zeros=even", r.Zeros("even")),
        ("zeros=odd", r.Zeros("odd")),
        ("first<last", r.FirstAndLast("<")),
        ("first=last", r.FirstAndLast("=")),
        ("first>last", r.FirstAndLast(">")),
    ],
)
def test_every_part_is_read_and_reads_back(text: str, rule: r.Rule) -> None:
    assert parse_rule(text) == rule
    assert str(rule) == text
    assert parse_rule(f"  {text.upper()}\n") == rule, "capitals and spaces do not matter"


def test_digits_are_sorted_and_said_once() -> None:
    assert parse_rule("ends=5,1,5,3,1") == r.Ends((1, 3, 5))


# --- put together ---


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("ends=0&ends=1&ends=2", r.All((A, B, C))),
        ("ends=0|ends=1|ends=2", r.Any((A, B, C))),
        ("ends=0|ends=1&ends=2|ends=3", r.Any((A, r.All((B, C)), D))),
        ("(ends=0|ends=1)&ends=2", r.All((r.Any((A, B)), C))),
        ("!ends=0&ends=1", r.All((r.Not(A), B))),
        ("!(ends=0&ends=1)", r.Not(r.All((A, B)))),
        ("!!ends=0", r.Not(r.Not(A))),
        ("((ends=0))", A),
        (" ! ( ends=0 | ends=1 ) ", r.Not(r.Any((A, B)))),
        ("ends=0&(ends=1&ends=2)", r.All((A, r.All((B, C))))),
    ],
)
def test_not_binds_first_then_and_then_or_and_brackets_before_all(text: str, rule: r.Rule) -> None:
    assert parse_rule(text) == rule
    assert parse_rule(str(rule)) == rule


# --- refusals ---


@pytest.mark.parametrize("text", ["", " ", "\t\n"])
def test_nothing_is_no_rule_yet(text: str) -> None:
    assert refusal(text) == "There is no rule yet: ends=0 would be one."


def test_a_rule_may_be_just_so_long() -> None:
    assert parse_rule("ends=0".ljust(LONGEST_TEXT)) == A
    assert refusal("ends=0".ljust(LONGEST_TEXT + 1)) == "That rule is too long: 200 characters are the most."


@pytest.mark.parametrize("text", [*NO_PLACES, *NO_COUNTS])
def test_what_is_no_part_is_quoted_and_parts_are_named(text: str) -> None:
    assert refusal(text) == f"“{text}”{NO_PART}"
    assert refusal(f"ends=0&!({text.upper()})") == f"“{text.upper()}”{NO_PART}", "as it was typed"


@pytest.mark.parametrize("text", ["n%10000=1", "sum%10000=0", f"n%{'9' * 100}=0"])
def test_a_rule_divides_by_no_larger_number_than_this(text: str) -> None:
    assert refusal(text) == f"{LARGEST_MODULUS} is the largest number that a rule divides by."


@pytest.mark.parametrize(
    ("text", "modulus"), [("n%10=10", 10), ("sum%3=3", 3), ("n%1=1", 1), (f"n%99={'9' * 100}", 99)]
)
def test_a_remainder_that_no_number_leaves_is_refused(text: str, modulus: int) -> None:
    assert refusal(text) == f"Dividing by {modulus} leaves less than {modulus}, so this rule fits no number."


@pytest.mark.parametrize("text", ["&", "!", "ends=0&", "|ends=0", "ends=0||ends=1", "()", ")", "(ends=0|)", "ends=0&!"])
def test_where_a_part_is_missing_that_is_said(text: str) -> None:
    assert refusal(text) == MISSING


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("(ends=0", "There is a bracket missing: every ( needs a ) behind it."),
        ("(ends=0&(ends=1)", "There is a bracket missing: every ( needs a ) behind it."),
        ("ends=0)", "There is a bracket too many: every ) needs a ( before it."),
        ("(ends=0))|ends=1", "There is a bracket too many: every ) needs a ( before it."),
        ("ends=0 has=7", "There is an & or a | missing before “has=7”."),
        ("(ends=0)(has=7)", "There is an & or a | missing before “(”."),
        ("ends=0 ! has=7", "There is an & or a | missing before “!”."),
    ],
)
def test_a_missing_sign_or_bracket_is_named(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


@pytest.mark.parametrize(("opening", "closing"), [("(", ")"), ("!", ""), ("!(", ")")])
def test_brackets_and_not_go_just_so_deep(opening: str, closing: str) -> None:
    deep, fits = DEEPEST // len(opening) + 1, DEEPEST // len(opening)
    assert parse_rule(f"{opening * fits}ends=0{closing * fits}")
    assert refusal(f"{opening * deep}ends=0{closing * deep}") == "That rule has too many brackets inside of each other."


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_hostile_text_is_refused_with_a_short_sentence(text: str) -> None:
    for before in ("", "ends=0&", "!(", "n%"):
        sentence = refusal(before + text)
        assert sentence.isprintable()
        assert len(sentence) < 120
