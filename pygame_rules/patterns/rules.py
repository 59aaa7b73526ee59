"""Rules about the digits of a number: frozen values that know their text, their words, and whether they fit.

A rule is a part such as ``ends=0``, or rules joined by ``&``, ``|`` and ``!``. It says of the numbers it fits that
they are lost for the player to move.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from pygame_rules.words import listed

Parity = Literal["even", "odd"]
Sign = Literal["<", "=", ">"]

_SIGNS = {"<": "smaller than", "=": "the same as", ">": "bigger than"}


class Rule(ABC):
    """What may be said of a number."""

    @abstractmethod
    def fits(self, number: int, text: str) -> bool:
        """Whether it is true of a number, given with its digits as text."""

    @abstractmethod
    def words(self, *, negated: bool = False) -> str:
        """The rule, or its opposite, in plain words: it ends in 0, it does not end in 0."""

    @abstractmethod
    def __str__(self) -> str:
        """The rule as text, which reads back to the same rule."""


def _is_parity(count: int, parity: Parity) -> bool:
    return count % 2 == (parity == "odd")


def _verb(verb: str, negated: bool) -> str:
    """Ends or does not end, starts or does not start."""
    return f"it does not {verb}" if negated else f"it {verb}s"


def _divided(what: str, modulus: int, remainder: int, negated: bool) -> str:
    verb = "is not" if negated else "is"
    if remainder == 0:
        return f"{what} {verb} a multiple of {modulus}"
    return f"{what} {verb} {remainder} more than a multiple of {modulus}"


@dataclass(frozen=True, slots=True)
class Ends(Rule):
    """The last digit is one of these."""

    digits: tuple[int, ...]

    def fits(self, number: int, text: str) -> bool:
        return number % 10 in self.digits

    def words(self, *, negated: bool = False) -> str:
        return f"{_verb('end', negated)} in {listed(self.digits, 'or')}"

    def __str__(self) -> str:
        return f"ends={','.join(map(str, self.digits))}"


@dataclass(frozen=True, slots=True)
class Starts(Rule):
    """The first digit is one of these."""

    digits: tuple[int, ...]

    def fits(self, number: int, text: str) -> bool:
        return int(text[0]) in self.digits

    def words(self, *, negated: bool = False) -> str:
        return f"{_verb('start', negated)} with {listed(self.digits, 'or')}"

    def __str__(self) -> str:
        return f"starts={','.join(map(str, self.digits))}"


@dataclass(frozen=True, slots=True)
class Has(Rule):
    """One of these digits stands somewhere."""

    digits: tuple[int, ...]

    def fits(self, number: int, text: str) -> bool:
        return any(str(digit) in text for digit in self.digits)

    def words(self, *, negated: bool = False) -> str:
        return f"it has {'no' if negated else 'a digit'} {listed(self.digits, 'or')}"

    def __str__(self) -> str:
        return f"has={','.join(map(str, self.digits))}"


@dataclass(frozen=True, slots=True)
class Length(Rule):
    """There are so many digits, or an even or odd number of them."""

    count: int | Parity

    def fits(self, number: int, text: str) -> bool:
        return len(text) == self.count if isinstance(self.count, int) else _is_parity(len(text), self.count)

    def words(self, *, negated: bool = False) -> str:
        return f"the number of digits is {'not ' if negated else ''}{self.count}"

    def __str__(self) -> str:
        return f"length={self.count}"


@dataclass(frozen=True, slots=True)
class DigitSum(Rule):
    """The digit sum leaves a remainder."""

    modulus: int
    remainder: int

    def fits(self, number: int, text: str) -> bool:
        return sum(map(int, text)) % self.modulus == self.remainder

    def words(self, *, negated: bool = False) -> str:
        return _divided("the sum of the digits", self.modulus, self.remainder, negated)

    def __str__(self) -> str:
        return f"sum%{self.modulus}={self.remainder}"


@dataclass(frozen=True, slots=True)
class Remainder(Rule):
    """The number itself leaves a remainder."""

    modulus: int
    remainder: int

    def fits(self, number: int, text: str) -> bool:
        return number % self.modulus == self.remainder

    def words(self, *, negated: bool = False) -> str:
        return _divided("it", self.modulus, self.remainder, negated)

    def __str__(self) -> str:
        return f"n%{self.modulus}={self.remainder}"


@dataclass(frozen=True, slots=True)
class Zeros(Rule):
    """The run of zeros right behind the first digit is of even or odd length; no zero at all is even."""

    parity: Parity

    def fits(self, number: int, text: str) -> bool:
        return _is_parity(len(text) - 1 - len(text[1:].lstrip("0")), self.parity)

    def words(self, *, negated: bool = False) -> str:
        return f"the number of zeros right behind the first digit is {'not ' if negated else ''}{self.parity}"

    def __str__(self) -> str:
        return f"zeros={self.parity}"


@dataclass(frozen=True, slots=True)
class FirstAndLast(Rule):
    """How the first digit compares with the last."""

    sign: Sign

    def fits(self, number: int, text: str) -> bool:
        first, last = text[0], text[-1]
        return first < last if self.sign == "<" else first > last if self.sign == ">" else first == last

    def words(self, *, negated: bool = False) -> str:
        return f"the first digit is {'not ' if negated else ''}{_SIGNS[self.sign]} the last"

    def __str__(self) -> str:
        return f"first{self.sign}last"


@dataclass(frozen=True, slots=True)
class Not(Rule):
    """The opposite of a rule."""

    rule: Rule

    def fits(self, number: int, text: str) -> bool:
        return not self.rule.fits(number, text)

    def words(self, *, negated: bool = False) -> str:
        return self.rule.words(negated=not negated)

    def __str__(self) -> str:
        return f"!{_grouped(self.rule)}"


@dataclass(frozen=True, slots=True)
class All(Rule):
    """Every one of two or more rules."""

    rules: tuple[Rule, ...]

    def fits(self, number: int, text: str) -> bool:
        return all(rule.fits(number, text) for rule in self.rules)

    def words(self, *, negated: bool = False) -> str:
        return _joined(self.rules, "or" if negated else "and", negated)

    def __str__(self) -> str:
        return "&".join(map(_grouped, self.rules))


@dataclass(frozen=True, slots=True)
class Any(Rule):
    """At least one of two or more rules."""

    rules: tuple[Rule, ...]

    def fits(self, number: int, text: str) -> bool:
        return any(rule.fits(number, text) for rule in self.rules)

    def words(self, *, negated: bool = False) -> str:
        return _joined(self.rules, "and" if negated else "or", negated)

    def __str__(self) -> str:
        return "|".join(map(_grouped, self.rules))


def _is_joined(rule: Rule) -> bool:
    while isinstance(rule, Not):
        rule = rule.rule
    return isinstance(rule, All | Any)


def _grouped(rule: Rule) -> str:
    return f"({rule})" if isinstance(rule, All | Any) else str(rule)


def _joined(rules: Sequence[Rule], word: str, negated: bool) -> str:
    """It ends in 0 and starts with 1: "it" is said once, and a group inside of another is set off by brackets."""
    spoken = [rule.words(negated=negated) for rule in rules]
    if any(map(_is_joined, rules)):
        return f" {word} ".join(
            f"({each})" if _is_joined(rule) else each for rule, each in zip(rules, spoken, strict=True)
        )
    told = spoken[:1]
    for before, each in pairwise(spoken):
        told.append(each.removeprefix("it ") if before.startswith("it ") else each)
    return f" {word} ".join(told)
