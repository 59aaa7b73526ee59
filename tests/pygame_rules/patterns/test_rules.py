"""Rules of the pattern lab: text that reads back, words a player understands, refusals for everything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules import RulesError
from pygame_rules.patterns import BadRule, Rule, parse_rule
from pygame_rules.patterns.reading import DEEPEST, LONGEST_TEXT
from pygame_rules.patterns.rules import (
    All,
    Any,
    DigitSum,
    Ends,
    FirstAndLast,
    Has,
    Length,
    Not,
    Remainder,
    Starts,
    Zeros,
)

DIGITS = st.sets(st.integers(0, 9), min_size=1, max_size=4).map(lambda found: tuple(sorted(found)))
DIVIDED = st.integers(1, 9_999).flatmap(lambda modulus: st.tuples(st.just(modulus), st.integers(0, modulus - 1)))
PARTS: st.SearchStrategy[Rule] = st.one_of(
    DIGITS.map(Ends),
    DIGITS.map(Starts),
    DIGITS.map(Has),
    (st.integers(1, 99) | st.sampled_from(["even", "odd"])).map(Length),  # type: ignore[arg-type]
    DIVIDED.map(lambda pair: DigitSum(*pair)),
    DIVIDED.map(lambda pair: Remainder(*pair)),
    st.sampled_from([Zeros("even"), Zeros("odd"), FirstAndLast("<"), FirstAndLast("="), FirstAndLast(">")]),
)


def _joined(rules: st.SearchStrategy[Rule]) -> st.SearchStrategy[Rule]:
    several = st.lists(rules, min_size=2, max_size=3).map(tuple)
    return several.map(All) | several.map(Any) | rules.map(Not)


RULES = st.recursive(PARTS, _joined, max_leaves=6)


@given(RULES)
def test_a_rule_reads_back_from_its_text(rule: Rule) -> None:
    if len(str(rule)) <= LONGEST_TEXT:
        assert parse_rule(str(rule)) == rule


@given(RULES, st.integers(1, 10**6))
def test_the_opposite_of_a_rule_fits_the_other_numbers(rule: Rule, number: int) -> None:
    assert Not(rule).fits(number, str(number)) != rule.fits(number, str(number))


@given(RULES)
def test_every_rule_has_words(rule: Rule) -> None:
    for words in (rule.words(), rule.words(negated=True)):
        assert words.isprintable()
        assert not set(words) & set("=&|!%<>")
    assert rule.words() != rule.words(negated=True)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("ends=0", "it ends in 0"),
        ("ends=5,1,3", "it ends in 1, 3 or 5"),
        ("!ends=0", "it does not end in 0"),
        ("starts=1", "it starts with 1"),
        ("has=7", "it has a digit 7"),
        ("!has=7", "it has no 7"),
        ("length=4", "the number of digits is 4"),
        ("length=even", "the number of digits is even"),
        ("!length=odd", "the number of digits is not odd"),
        ("sum%9=0", "the sum of the digits is a multiple of 9"),
        ("n%10=3", "it is 3 more than a multiple of 10"),
        ("zeros=odd", "the number of zeros right behind the first digit is odd"),
        ("first>last", "the first digit is bigger than the last"),
        ("first=last", "the first digit is the same as the last"),
        ("ends=0&starts=1", "it ends in 0 and starts with 1"),
        ("ends=0|length=odd", "it ends in 0 or the number of digits is odd"),
        ("!(ends=0&starts=1)", "it does not end in 0 or does not start with 1"),
        ("has=1 & (ends=0 | ends=5)", "it has a digit 1 and (it ends in 0 or ends in 5)"),
    ],
)
def test_plain_words(text: str, words: str) -> None:
    assert parse_rule(text).words() == words


def test_not_binds_first_then_and_then_or() -> None:
    assert parse_rule("!ends=0&ends=1|ends=2") == Any((All((Not(Ends((0,))), Ends((1,)))), Ends((2,))))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no rule yet"),
        ("ends=", "is not a part of a rule"),
        ("ends=0 ends=1", "missing before"),
        ("(ends=0", "every ( needs a )"),
        ("ends=0)", "every ) needs a ("),
        ("ends=0&", "A part is missing"),
        ("!", "A part is missing"),
        ("()", "A part is missing"),
        ("n%0=0", "is not a part of a rule"),
        ("n%10=10", "leaves less than 10"),
        ("n%100000=1", "9999 is the largest"),
        ("sum%3=" + "9" * 50, "leaves less than 3"),
        ("(" * 100 + "ends=0" + ")" * 94, "too many brackets"),
        ("!" * 150 + "ends=0", "too many brackets"),
        ("ends=0|" * 500, "too long"),
        ("ends=\N{ARABIC-INDIC DIGIT ONE}", "is not a part of a rule"),
        ("length=100", "is not a part of a rule"),
    ],
)
def test_what_is_no_rule_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadRule) as refused:
        parse_rule(text)
    assert isinstance(refused.value, RulesError)
    assert sentence in str(refused.value)
    assert str(refused.value).endswith(".")


def test_brackets_may_stand_inside_of_each_other_up_to_a_limit() -> None:
    assert parse_rule("(" * DEEPEST + "ends=0" + ")" * DEEPEST) == Ends((0,))
    with pytest.raises(BadRule):
        parse_rule("(" * (DEEPEST + 1) + "ends=0" + ")" * (DEEPEST + 1))


@given(st.text() | st.text(alphabet="ends=0,1&|!() length%vo<>firtazum9"))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        rule = parse_rule(text)
    except BadRule as error:
        assert str(error).isprintable()
        assert len(str(error)) < 400
    else:
        assert parse_rule(str(rule)) == rule
