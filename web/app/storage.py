"""Text from the browser's storage, which is not trusted, and settings as such text."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from datetime import datetime
from enum import Enum
from types import MappingProxyType
from typing import Any, TypeVar

from pygame_rules.computer import Level
from pygame_rules.match import read_points
from pygame_rules.reading import read_name
from web.app.state import EMPTY, CoachMode, First, Opponent, Settings, StartKind, Theme

T = TypeVar("T")

PREFIX = "digit-dojo."  # Every key in the browser's storage begins so.
SETTINGS = "settings"
ASIDE = ".old"  # behind the key of a text that could not be read
CHANGED = "changed"  # Among the settings: when each was changed.
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


def read_or_nothing(decode: Callable[[str], T], text: str) -> T:
    """What a text tells of; where it is damaged, what no text at all tells of."""
    try:
        return decode(text)
    except DamagedSave:
        return decode("")


def changed_text(
    saved: Mapping[str, str], key: str, decode: Callable[[str], T], change: Callable[[T], str]
) -> dict[str, str]:
    """What to save when something saved changes. A text that cannot be read, or is too new, is put aside."""
    text = saved.get(key, "")
    try:
        return {key: change(decode(text))}
    except DamagedSave:
        return {key: change(decode("")), f"{key}{ASIDE}": text}


# --- settings ---


def encode_settings(settings: Settings, changed: Mapping[str, str] = EMPTY) -> str:
    """The settings as text, with the times at which some were changed."""
    values = {each.name: _plain(getattr(settings, each.name)) for each in fields(settings)}
    return json.dumps({**values, CHANGED: dict(changed)} if changed else values)


def merge_settings(text: str, before: Settings, after: Settings, changed: Mapping[str, str] = EMPTY) -> str:
    """A stored text with only those settings changed that changed here, so that tabs do not undo each other's.

    ``changed`` tells when each setting was changed, and goes with it.
    """
    try:
        stored = read_json(text)
    except DamagedSave:
        return encode_settings(after, changed)
    if not isinstance(stored, dict):
        return encode_settings(after, changed)
    new = [each.name for each in fields(after) if getattr(before, each.name) != getattr(after, each.name)]
    values = {
        each.name: _plain(getattr(after, each.name))
        for each in fields(after)
        if each.name not in stored or each.name in new
    }
    known = decode_changed(text)
    times = {**known, **{name: at for name, at in changed.items() if name in new or at > known.get(name, "")}}
    return json.dumps({**stored, **values, **({CHANGED: times} if times else {})})


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


def decode_changed(text: str) -> Mapping[str, str]:
    """When each setting was changed, as far as that was saved; what is damaged was never."""
    try:
        stored = read_json(text)[CHANGED]
    except DAMAGED:
        return EMPTY
    if not isinstance(stored, dict):
        return EMPTY
    known = {each.name for each in fields(Settings)}
    return MappingProxyType({name: at for name, at in stored.items() if name in known and is_time(at)})


def is_time(value: Any) -> bool:
    """Whether this is a time as we write it: local, to the second."""
    try:
        at = datetime.fromisoformat(value)
        return at.tzinfo is None and at.isoformat(timespec="seconds") == value
    except DAMAGED:
        return False


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
