"""The parts from which a player builds a rule by pressing, and a rule taken apart into them."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from pygame_rules.patterns.rules import All, Any, Not, Rule

Join = Literal["&", "|"]


class Kind(NamedTuple):
    """A kind of part: how a sentence about a number goes on, and the ways to end it, each with its part's text."""

    words: str
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
    Kind("ends in", _each("ends={}", range(10))),
    Kind("starts with", _each("starts={}", range(1, 10))),
    Kind("contains", _each("has={}", range(10))),
    Kind("has", (("length=even", "an even number of digits"), ("length=odd", "an odd number of digits"))),
    Kind("has this many digits:", _each("length={}", range(1, 10))),
    Kind("is a multiple of", _each("n%{}=0", DIVISORS)),
    Kind("has a digit sum that is a multiple of", _each("sum%{}=0", DIVISORS)),
    Kind(
        "has behind its first digit", (("zeros=odd", "an odd run of 0s"), ("zeros=even", "an even run of 0s, or none"))
    ),
    Kind(
        "has a first digit",
        (
            ("first>last", "bigger than its last"),
            ("first<last", "smaller than its last"),
            ("first=last", "like its last"),
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
