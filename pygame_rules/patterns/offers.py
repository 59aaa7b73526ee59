"""The parts from which a player builds a rule by pressing, and a rule taken apart into them."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from pygame_rules.patterns.rules import All, Any, Not, Rule

Join = Literal["&", "|"]


class Kind(NamedTuple):
    """A kind of part: how a sentence about a number goes on, the same with not, and the ways to end both."""

    words: str
    negated: str
    options: tuple[tuple[str, str], ...]


class Clause(NamedTuple):
    """A part, or its opposite, as text."""

    part: str
    negated: bool = False

    def __str__(self) -> str:
        return f"!{self.part}" if self.negated else self.part


def _each(template: str, values: Sequence[int]) -> tuple[tuple[str, str], ...]:
    return tuple((template.format(value), str(value)) for value in values)


DIVISORS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
KINDS = (
    Kind("ends in", "does not end in", _each("ends={}", range(10))),
    Kind("starts with", "does not start with", _each("starts={}", range(1, 10))),
    Kind("contains the digit", "does not contain the digit", _each("has={}", range(10))),
    Kind(
        "has",
        "does not have",
        (
            ("length=even", "an even number of digits"),
            ("length=odd", "an odd number of digits"),
            ("zeros=odd", "an odd number of zeros right behind its first digit"),
            ("zeros=even", "an even number of zeros, or none, right behind its first digit"),
        ),
    ),
    Kind(
        "has exactly",
        "does not have exactly",
        tuple((f"length={count}", f"{count} digit{'s' if count > 1 else ''}") for count in range(1, 10)),
    ),
    Kind("is a multiple of", "is not a multiple of", _each("n%{}=0", DIVISORS)),
    Kind(
        "has a digit sum that is a multiple of",
        "has a digit sum that is not a multiple of",
        _each("sum%{}=0", DIVISORS),
    ),
    Kind(
        "has a first digit that is",
        "has a first digit that is not",
        (
            ("first>last", "bigger than its last"),
            ("first<last", "smaller than its last"),
            ("first=last", "the same as its last"),
        ),
    ),
)
FIRST = Clause(KINDS[0].options[0][0])


def kind_of(part: str) -> Kind | None:
    """The kind that offers a part; a rule from a link may hold one that none offers."""
    return next((kind for kind in KINDS if part in dict(kind.options)), None)


def clauses(rule: Rule) -> tuple[Join, tuple[Clause, ...]] | None:
    """A rule as parts with the same word between all of them; None if it is made in another way."""
    if isinstance(rule, All | Any):
        found = tuple(_clause(each) for each in rule.rules)
        known = tuple(each for each in found if each)
        return ("&" if isinstance(rule, All) else "|", known) if len(known) == len(found) else None
    single = _clause(rule)
    return ("&", (single,)) if single else None


def _clause(rule: Rule) -> Clause | None:
    negated = isinstance(rule, Not)
    part = str(rule.rule) if isinstance(rule, Not) else str(rule)
    return Clause(part, negated) if kind_of(part) else None


def joined(join: Join, parts: Sequence[Clause]) -> str:
    """The text of a rule that is made of these parts."""
    return join.join(map(str, parts))
