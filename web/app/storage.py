"""Text from the browser's storage, which is not trusted, and settings as such text."""

import json
import re
from dataclasses import fields
from enum import Enum
from typing import Any

from pygame_rules.computer import Level
from pygame_rules.match import read_points
from pygame_rules.reading import read_name
from web.app.state import CoachMode, First, Opponent, Settings, StartKind, Theme

PREFIX = "digit-dojo."  # Every key in the browser's storage begins so.
SETTINGS = "settings"
MOST_TEXT = 4_000_000  # characters, about what a browser holds
MOST_DEPTH = 20  # of lists in lists: what we write is not half as deep, and Python's reader dies of a thousand
CHOICES: dict[str, type[Enum]] = {
    "opponent": Opponent,
    "level": Level,
    "who_starts": First,
    "start_kind": StartKind,
    "coach": CoachMode,
    "theme": Theme,
}
OPTIONAL = ("who_starts", "start_kind")
SWITCHES = ("page_does_sums", "strikes_lose", "sound", "keys", "values")
# What the first version called a choice, or had as a switch.
EARLIER: dict[str, dict[Any, str]] = {"theme": {"CONTRAST": "CONTRAST_LIGHT"}, "coach": {True: "ASKED", False: "OFF"}}
# What the first version called a setting; who started then by default is left to the game now.
RENAMED: dict[str, tuple[str, dict[Any, Any]]] = {
    "who_starts": ("first", {"ONE": None}),
    "strikes_lose": ("claims", {}),
}
# What reading text may come to that is not what was put there.
DAMAGED = (ValueError, TypeError, KeyError, AttributeError, OverflowError)

# Strings without a way back (*+): for that, Python would remember every character of a long one.
_BRACKETS = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{]|[\]}]', re.DOTALL)


class DamagedSave(ValueError):
    """Text from the storage that is not what was put there."""


def read_json(text: str) -> Any:
    """The value of a JSON text; what is too long or too deep is refused before it is read."""
    if len(text) > MOST_TEXT:
        raise DamagedSave(f"{len(text)} characters")
    depth = 0
    for found in _BRACKETS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > MOST_DEPTH:
            raise DamagedSave("too deep")
    try:
        return json.loads(text)
    except ValueError as error:
        raise DamagedSave(str(error)) from None


# --- settings ---


def encode_settings(settings: Settings) -> str:
    """The settings as text."""
    return json.dumps({each.name: _plain(getattr(settings, each.name)) for each in fields(settings)})


def merge_settings(text: str, before: Settings, after: Settings) -> str:
    """A stored text with only those settings changed that changed here, so that tabs do not undo each other's."""
    try:
        stored = read_json(text)
    except DamagedSave:
        return encode_settings(after)
    if not isinstance(stored, dict):
        return encode_settings(after)
    changed = {
        each.name: _plain(getattr(after, each.name))
        for each in fields(after)
        if each.name not in stored or getattr(before, each.name) != getattr(after, each.name)
    }
    return json.dumps({**stored, **changed})


def _plain(value: Any) -> Any:
    return value.name if isinstance(value, Enum) else value


def decode_settings(text: str) -> Settings:
    """The settings that were saved; whatever is damaged falls back to what is usual, each by itself."""
    try:
        stored = read_json(text)
    except DamagedSave:
        return Settings()
    if not isinstance(stored, dict):
        return Settings()
    chosen: dict[str, Any] = {}
    for each in fields(Settings):
        try:
            chosen[each.name] = _decoded(each.name, _found(stored, each.name))
        except DAMAGED:
            continue
    return Settings(**chosen)


def _found(stored: dict[str, Any], name: str) -> Any:
    """What stands under a setting's name, or under the one it had."""
    if name in stored or name not in RENAMED:
        return stored[name]
    earlier, meant = RENAMED[name]
    return meant.get(stored[earlier], stored[earlier])


def _decoded(name: str, value: Any) -> Any:
    if name in OPTIONAL and value is None:
        return None
    if name in CHOICES:
        return CHOICES[name][EARLIER.get(name, {}).get(value, value)]
    if name in SWITCHES:
        return bool(value)
    if name == "points":
        return read_points(str(int(value)))
    one, two = map(read_name, value)
    return one, two
