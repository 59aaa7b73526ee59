"""The parts that can be pressed: each is a rule, and a rule made of them is taken apart again."""

import pytest

from pygame_rules.patterns import parse_rule
from pygame_rules.patterns.offers import FIRST, KINDS, Clause, clauses, joined, kind_of

PARTS = [part for kind in KINDS for part, _ in kind.options]


@pytest.mark.parametrize("part", PARTS)
def test_every_part_that_is_offered_is_a_rule(part: str) -> None:
    assert str(parse_rule(part)) == part
    assert part in dict(getattr(kind_of(part), "options", ()))


def test_no_part_is_offered_twice() -> None:
    assert len(PARTS) == len(set(PARTS))
    assert len({words for kind in KINDS for words in (kind.words, kind.negated)}) == 2 * len(KINDS)


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("ends=0", ("&", (Clause("ends=0"),))),
        ("!ends=0", ("&", (Clause("ends=0", negated=True),))),
        ("ends=0&!starts=1", ("&", (Clause("ends=0"), Clause("starts=1", negated=True)))),
        ("ends=0|starts=1|has=7", ("|", (Clause("ends=0"), Clause("starts=1"), Clause("has=7")))),
        ("ends=1,3", None),
        ("ends=0|(starts=1&has=7)", None),
        ("!(ends=0&has=7)", None),
        ("ends=0&n%13=4", None),
    ],
)
def test_a_rule_is_taken_apart(text: str, taken: object) -> None:
    assert clauses(parse_rule(text)) == taken


@pytest.mark.parametrize(
    ("part", "negated", "sentence"),
    [
        ("ends=0", False, "ends in 0"),
        ("ends=0", True, "does not end in 0"),
        ("has=7", True, "does not contain the digit 7"),
        ("length=even", False, "has an even number of digits"),
        ("length=1", False, "has exactly 1 digit"),
        ("length=4", True, "does not have exactly 4 digits"),
        ("zeros=odd", False, "has an odd number of zeros right behind its first digit"),
        ("zeros=even", False, "has an even number of zeros, or none, right behind its first digit"),
        ("first>last", False, "has a first digit that is bigger than its last"),
        ("first=last", True, "has a first digit that is not the same as its last"),
        ("sum%9=0", True, "has a digit sum that is not a multiple of 9"),
    ],
)
def test_a_part_reads_as_a_sentence(part: str, negated: bool, sentence: str) -> None:
    kind = kind_of(part)
    assert kind
    assert f"{kind.negated if negated else kind.words} {dict(kind.options)[part]}" == sentence


def test_parts_are_put_together_again() -> None:
    for text in ("ends=0", "ends=0&!starts=1", "!ends=0|starts=1"):
        taken = clauses(parse_rule(text))
        assert taken
        assert joined(*taken) == text
    assert kind_of(FIRST.part) is KINDS[0]
