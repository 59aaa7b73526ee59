"""Text from outside, read once at the door: numbers, digits, names."""

import re
import unicodedata

from pygame_rules.errors import BadSetup, Unreadable

MAX_NAME = 24

# Everything people put between groups of digits: commas, underscores and every kind of space.
_SEPARATORS = re.compile(r"[\s,_]+")
_GROUPED = re.compile(r"\d+(?:[\s,_]+\d+)*")
_DECIMAL = re.compile(r"\d*[.]\d+|\d+[.]")
_EXPONENT = re.compile(r"[\d.]+e[+-]?\d+", re.IGNORECASE)
_JOINERS = {0x200C: None, 0x200D: None}  # Invisible, but part of how some names and emoji are written.
_MINUS_SIGNS = "-\N{MINUS SIGN}\N{EN DASH}\N{FULLWIDTH HYPHEN-MINUS}"


def digits_in(text: str) -> str | None:
    """The plain digits of a written whole number, or None if it is not one.

    >>> digits_in(" 1,000 ")
    '1000'
    >>> digits_in("3.5") is None
    True
    """
    text = text.strip()
    if not _GROUPED.fullmatch(text):
        return None
    found = _SEPARATORS.sub("", text)
    return found if found.isascii() else "".join(str(unicodedata.decimal(mark)) for mark in found)


def quote(text: str) -> str:
    """A player's own text, short and harmless enough to stand in a sentence."""
    shown = "".join(mark if mark.isprintable() else "\N{REPLACEMENT CHARACTER}" for mark in text[:24])
    return f"“{shown}{'…' if len(text) > 24 else ''}”"


def read_digit(text: str) -> int:
    """One digit, as typed by a player."""
    found = digits_in(text)
    if found is None or len(found) != 1:
        raise Unreadable("Please type one digit, from 0 to 9.")
    return int(found)


def read_position(text: str) -> int:
    """A position in the number, 1 being the leftmost digit."""
    found = digits_in(text)
    if found is None:
        raise Unreadable("Please type a position as a number; 1 is the leftmost digit.")
    return int(found[:9])


def read_result(text: str) -> int:
    """The result of a subtraction, as worked out by a player."""
    found = digits_in(text)
    if found is None:
        raise Unreadable("Please type the new number in digits.")
    return int(found[:99])


def read_name(text: str) -> str:
    """A player's name with its spaces tidied; control and direction marks are refused."""
    name = " ".join(text.split())
    if not name:
        raise BadSetup("A player's name cannot be empty.")
    if len(name) > MAX_NAME:
        raise BadSetup(f"A player's name can have at most {MAX_NAME} characters.")
    seen = name.translate(_JOINERS)
    if not seen or not seen.isprintable():
        raise BadSetup("A player's name can hold only characters that can be seen.")
    return name


def why_not_a_start(text: str, example: int) -> str:
    """The sentence for a starting number that is not a whole number written in digits."""
    text = text.strip()
    if not text:
        return f"Type a number to start from, for example {example}."
    if text[0] in _MINUS_SIGNS and digits_in(text[1:]):
        return f"A starting number is positive, without a minus sign; {example} would do."
    if _DECIMAL.fullmatch(text):
        return f"A starting number is whole, without a decimal point; {example} would do."
    if _EXPONENT.fullmatch(text):
        return f"Write the starting number out in digits; {example} would do."
    return f"{quote(text)} is not a whole number; {example} would do."
