"""Saved games and settings as text for the browser's storage. What comes back from there is not trusted."""

import json
from dataclasses import fields, replace
from enum import Enum
from typing import Any

from pygame_rules.computer import Level
from pygame_rules.match import Match
from pygame_rules.reading import read_name
from pygame_rules.record import from_record, to_record
from web.state import MOST_ASIDE, First, Opponent, Settings, Table, Theme

VERSION = 1
CHOICES: dict[str, type[Enum]] = {"opponent": Opponent, "level": Level, "first": First, "theme": Theme}
SWITCHES = ("coach", "page_does_sums", "claims", "sound", "keys", "values")
# What reading text may come to that is not what was put there.
DAMAGED = (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError)


class Unreadable(ValueError):
    """Text from the storage that is not what was put there."""


def pack_table(table: Table) -> str:
    """A game on the table as text."""
    aside = {"aside": [_values(each) for each in table.aside]} if table.aside else {}
    return json.dumps({"version": VERSION, **_values(table), **aside})


def _values(table: Table) -> dict[str, Any]:
    match = table.match
    return {
        "record": to_record(table.play),
        "match": [match.points_to_win, match.first_starter, list(match.winners)],
        "hints": list(table.hints),
        "out_from": table.out_from,
    }


def unpack_table(text: str) -> Table:
    """The game that was saved; damaged text is refused."""
    try:
        saved = json.loads(text)
        if saved["version"] != VERSION:
            raise Unreadable(f"version {saved['version']}")
        aside = saved.get("aside", [])
        one = isinstance(aside, dict)  # There was room for one only, once.
        return replace(_table(saved), aside=tuple(map(_table, [aside] if one else aside[:MOST_ASIDE])))
    except DAMAGED as error:
        raise Unreadable(str(error)) from None


def _table(saved: Any) -> Table:
    points, first, winners = saved["match"]
    match = Match.begin(int(points), int(first))
    for seat in winners[:200]:
        match = match.won_by(int(seat))
    if match.winner:
        raise Unreadable("a match that was won already")
    one, two = (max(0, min(9999, int(count))) for count in saved["hints"])
    out_from = saved.get("out_from")
    return Table(
        from_record(saved["record"]), match, hints=(one, two), out_from=None if out_from is None else int(out_from)
    )


def pack_settings(settings: Settings) -> str:
    """The settings as text."""
    values: dict[str, Any] = {}
    for each in fields(settings):
        value = getattr(settings, each.name)
        values[each.name] = value.name if isinstance(value, Enum) else value
    return json.dumps(values)


def unpack_settings(text: str) -> Settings:
    """The settings that were saved; whatever is damaged falls back to what is usual."""
    usual = Settings()
    try:
        saved = json.loads(text)
        chosen: dict[str, Any] = {name: kind[saved[name]] for name, kind in CHOICES.items()}
        for name in SWITCHES:
            chosen[name] = bool(saved.get(name, getattr(usual, name)))
        chosen["points"] = Match.begin(int(saved["points"])).points_to_win
        one, two = map(read_name, saved["players"])
        return Settings(players=(one, two), **chosen)
    except DAMAGED:
        return usual
