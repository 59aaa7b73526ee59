"""Reading a rule from text: anything at all is read, or refused with a sentence for the player."""

import re
from typing import NoReturn

from pygame_rules.errors import BadRule
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
    Rule,
    Starts,
    Zeros,
)
from pygame_rules.reading import quote

LONGEST_TEXT = 200
DEEPEST = 12  # Brackets and "!" inside of each other; reading and testing go no deeper.
LARGEST_MODULUS = 9_999

_TOKENS = re.compile(r"[&|!()]|[^&|!()\s]+")
_PARTS = re.compile(
    r"(?P<place>ends|starts|has)=(?P<digits>[0-9](?:,[0-9])*)"
    r"|length=(?P<length>even|odd|[1-9][0-9]?)"
    r"|(?P<what>sum|n)%(?P<modulus>[1-9][0-9]*)=(?P<remainder>0|[1-9][0-9]*)"
    r"|zeros=(?P<zeros>even|odd)"
    r"|first(?P<sign>[<=>])last"
)
_PLACES: dict[str, type[Ends | Starts | Has]] = {"ends": Ends, "starts": Starts, "has": Has}


def parse_rule(text: str) -> Rule:
    """Read a rule such as ``ends=0 & !(starts=1 | length=even)``."""
    if len(text) > LONGEST_TEXT:
        raise BadRule(f"That rule is too long: {LONGEST_TEXT} characters are the most.")
    if not text.strip():
        raise BadRule("There is no rule yet: ends=0 would be one.")
    return _Reader(_TOKENS.findall(text)).whole()


def _read_part(text: str) -> Rule:
    match = _PARTS.fullmatch(text.lower())
    if not match:
        raise BadRule(f"{quote(text)} is not a part of a rule: ends=0, starts=1, has=7 and length=even are.")
    found = match.groupdict()
    if found["place"]:
        return _PLACES[found["place"]](tuple(sorted({int(digit) for digit in found["digits"].split(",")})))
    if found["length"]:
        count = found["length"]
        return Length("even" if count == "even" else "odd" if count == "odd" else int(count))
    if found["what"]:
        return _read_remainder(found["what"], found["modulus"], found["remainder"])
    if found["zeros"]:
        return Zeros("odd" if found["zeros"] == "odd" else "even")
    return FirstAndLast("<" if found["sign"] == "<" else ">" if found["sign"] == ">" else "=")


def _read_remainder(what: str, modulus_text: str, remainder_text: str) -> Rule:
    if len(modulus_text) > len(str(LARGEST_MODULUS)):
        raise BadRule(f"{LARGEST_MODULUS} is the largest number that a rule divides by.")
    if len(remainder_text) > len(modulus_text) or int(remainder_text) >= int(modulus_text):
        raise BadRule(f"Dividing by {modulus_text} leaves less than {modulus_text}, so this rule fits no number.")
    kind = DigitSum if what == "sum" else Remainder
    return kind(int(modulus_text), int(remainder_text))


class _Reader:
    """Reads tokens from left to right: ``!`` binds first, then ``&``, then ``|``."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.place = 0

    def whole(self) -> Rule:
        rule = self._any(0)
        if self._next() is not None:
            self._fail("There is a bracket too many: every ) needs a ( before it.")
        return rule

    def _next(self) -> str | None:
        return self.tokens[self.place] if self.place < len(self.tokens) else None

    def _takes(self, token: str) -> bool:
        taken = self._next() == token
        self.place += taken
        return taken

    def _fail(self, sentence: str) -> NoReturn:
        raise BadRule(sentence)

    def _any(self, depth: int) -> Rule:
        rules = [self._all(depth)]
        while self._takes("|"):
            rules.append(self._all(depth))
        return Any(tuple(rules)) if len(rules) > 1 else rules[0]

    def _all(self, depth: int) -> Rule:
        rules = [self._single(depth)]
        while self._takes("&"):
            rules.append(self._single(depth))
        if self._next() not in (None, "&", "|", ")"):
            self._fail(f"There is an & or a | missing before {quote(self._next() or '')}.")
        return All(tuple(rules)) if len(rules) > 1 else rules[0]

    def _single(self, depth: int) -> Rule:
        if depth > DEEPEST:
            self._fail("That rule has too many brackets inside of each other.")
        if self._takes("!"):
            return Not(self._single(depth + 1))
        if self._takes("("):
            rule = self._any(depth + 1)
            if not self._takes(")"):
                self._fail("There is a bracket missing: every ( needs a ) behind it.")
            return rule
        token = self._next()
        if token is None or token in ("&", "|", ")"):
            self._fail("A part is missing: & and | stand between two parts, and ! stands before one.")
        self.place += 1
        return _read_part(token)
