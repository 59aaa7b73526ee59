"""Everything about a player as one file: written, read with care, and merged into what is here.

What is read back never overwrites anything newer, and reading it twice changes nothing. backup.schema.json describes
the file; what is not in its sections, such as texts of later versions, goes along as it is under ``other``.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from pygame_rules.errors import RulesError
from pygame_rules.games import GAMES
from web.app.state import EMPTY, Settings, Shared
from web.app.storage import (
    CHANGED,
    DAMAGED,
    MOST_TEXT,
    SETTINGS,
    DamagedSave,
    decode_changed,
    decode_settings,
    encode_settings,
    is_time,
    read_json,
    read_or_nothing,
)
from web.saves import daily, endless, finished, trainer
from web.saves.game import MOST_PARKED, NAMESPACE, SavedGame, decode_game, same
from web.saves.progress import LESSONS, Progress, decode_progress

FORMAT = "digit-dojo"
VERSION = 1
BACKUP = "backup"  # The key under which the time of the last backup is saved.
INTERNAL = (BACKUP, "restoring")  # What is about this browser and not about its player.
KEY = re.compile(r"[a-z][a-z0-9.-]{0,79}")
MOST_OTHER = 100  # texts

T = TypeVar("T")


class BadBackup(RulesError):
    """A file that cannot be imported; the text says why."""


class Imported(NamedTuple):
    """What is here after an import, and how many unfinished games found no room: they stay in the file."""

    shared: Shared
    left_out: int = 0


# --- writing ---


def export(shared: Shared) -> str:
    """Everything as the text of a file."""
    saved = {key: text for key, text in shared.saved.items() if text and key not in (*INTERNAL, SETTINGS)}
    sections: dict[str, Any] = {"games": {}, "lessons": {}}
    other = dict[str, str]()
    for key, text in saved.items():
        value = _section(key, text)
        if value is None:
            other[key] = text
        elif key.startswith(NAMESPACE):
            sections["games"][key.removeprefix(NAMESPACE)] = value
        elif key.startswith(LESSONS):
            sections["lessons"][key.removeprefix(LESSONS)] = value
        else:
            sections[key] = value
    settings = json.loads(encode_settings(shared.settings, shared.changed))
    head = {"format": FORMAT, "version": VERSION, "exported": shared.time, SETTINGS: settings}
    return json.dumps({**head, **sections, **({"other": other} if other else {})})


def _section(key: str, text: str) -> Any:
    """A text as it stands in the file, if it is one of ours and whole."""
    name = next((each for each in (NAMESPACE, LESSONS) if key.startswith(each)), key)
    if name not in ENCODED or (name != key and key.removeprefix(name) not in GAMES):
        return None
    try:
        return json.loads(text) if ENCODED[name](text) == text else None
    except DAMAGED:
        return None


# For each section how a text is written when it is read and written again: what differs is no text of ours.
ENCODED: Mapping[str, Callable[[str], str]] = {
    NAMESPACE: lambda text: decode_game(text).encode(),
    LESSONS: lambda text: decode_progress(text).encode(),
    finished.FINISHED: lambda text: finished.decode_history(text).encode(),
    daily.DAILY: lambda text: daily.decode_days(text).encode(),
    trainer.TRAINER: lambda text: trainer.decode_trainer(text).encode(),
    endless.ENDLESS: lambda text: endless.encode_best(endless.decode_best(text)),
}


# --- reading ---


def imported(shared: Shared, text: str) -> Imported:
    """What is here with everything that a file has besides; one that is not whole changes nothing, and says why."""
    file = _read(text)
    shared = _with_settings(shared, _part(file, SETTINGS))
    texts = dict[str, str]()
    games, left_out = _games(shared, _part(file, "games"))
    texts.update(games)
    texts.update(_lessons(shared, _part(file, "lessons")))
    for key, merge in MERGES.items():
        if key in file:
            texts[key] = _within(key, merge, shared.saved.get(key, ""), json.dumps(file[key]))
    texts.update(_other(shared, _part(file, "other")))
    texts[BACKUP] = max(last_backup(shared.saved), file["exported"])
    changed = {key: text for key, text in texts.items() if text and shared.saved.get(key) != text}
    return Imported(shared.with_saved(**changed), left_out)


def last_backup(saved: Mapping[str, str]) -> str:
    """When everything was saved as a file for the last time; empty if never."""
    at = saved.get(BACKUP, "")
    return at if is_time(at) else ""


def _read(text: str) -> dict[str, Any]:
    """A file as a whole: whether it is ours, and of a version that can be read here."""
    if len(text) > MOST_TEXT:
        raise BadBackup("This file is too large to be a backup of Digit Dojo.")
    try:
        file = read_json(text.removeprefix("\ufeff"))
    except DamagedSave:
        raise BadBackup("This file can't be read: it is damaged, or no backup at all.") from None
    if not isinstance(file, dict) or file.get("format") != FORMAT:
        raise BadBackup("This file is no backup of Digit Dojo.")
    version = file.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadBackup("This backup is damaged: it doesn't say which version wrote it.")
    if version > VERSION:
        raise BadBackup("This backup was made by a newer Digit Dojo. Update this one first.")
    if not is_time(file.get("exported")):
        raise BadBackup("This backup is damaged: it doesn't say when it was made.")
    return file


def _damaged(section: str) -> BadBackup:
    return BadBackup(f"This backup is damaged in its part “{section}”, so nothing was imported.")


def _part(file: dict[str, Any], section: str) -> dict[str, Any]:
    """A section that holds things by their names; one that is missing holds none."""
    value = file.get(section, {})
    if not isinstance(value, dict):
        raise _damaged(section)
    return value


def _within(section: str, read: Callable[..., T], *texts: str) -> T:
    try:
        return read(*texts)
    except (*DAMAGED, RulesError):
        raise _damaged(section) from None


# --- merging, section by section ---


def _with_settings(shared: Shared, told: dict[str, Any]) -> Shared:
    """Of each setting what was changed last; what was never changed here is taken."""
    text = json.dumps(told)
    theirs, times = decode_settings(text), decode_changed(text)
    again = json.loads(encode_settings(theirs, times))
    if any(name in told and told[name] != again.get(name) for name in (*again, CHANGED)):
        raise _damaged(SETTINGS)
    usual, here = Settings(), shared.settings
    settings, changed = dict[str, Any](), dict(shared.changed)
    for name in (each.name for each in fields(Settings) if each.name in told):
        mine, at = shared.changed.get(name, ""), times.get(name, "")
        if at > mine or (at == mine and getattr(here, name) == getattr(usual, name)):
            settings[name] = getattr(theirs, name)
            changed.update({name: at} if at else {})
    return replace(shared, settings=replace(here, **settings), changed=MappingProxyType(changed) if changed else EMPTY)


def _games(shared: Shared, told: dict[str, Any]) -> tuple[dict[str, str], int]:
    """Games being played: of one game what is further on; others wait behind those that are here."""
    texts, left_out = dict[str, str](), 0
    for slug, value in told.items():
        key = NAMESPACE + slug
        theirs = _within("games", decode_game, json.dumps(value))
        if slug not in GAMES or theirs.play.game.slug != slug:
            raise _damaged("games")
        try:
            mine = decode_game(shared.saved.get(key, ""))
        except DamagedSave:
            texts[key] = theirs.encode()
            continue
        both, left = _both(mine, theirs)
        texts[key], left_out = both.encode(), left_out + left
    return texts, left_out


def _both(mine: SavedGame, theirs: SavedGame) -> tuple[SavedGame, int]:
    games, left_out = [replace(mine, parked=()), *mine.parked], 0
    for game in (replace(theirs, parked=()), *theirs.parked):
        place = next((place for place, each in enumerate(games) if same(each, game)), None)
        if game in games:
            continue
        if place is not None:
            games[place] = _further(games[place], game)
        elif game.running and len(games) <= MOST_PARKED:
            games.append(game)
        elif game.running:
            left_out += 1
    return replace(games[0], parked=tuple(games[1:])), left_out


def _further(mine: SavedGame, theirs: SavedGame) -> SavedGame:
    """Of one game at two times the later one."""
    one, two = ((len(each.play.moves), bool(each.play.ending), each.hints) for each in (mine, theirs))
    later = theirs if two > one else mine
    return replace(later, recorded=mine.recorded or theirs.recorded)


def _lessons(shared: Shared, told: dict[str, Any]) -> dict[str, str]:
    """Every step that was done here or there."""
    texts = dict[str, str]()
    for slug, value in told.items():
        theirs = decode_progress(json.dumps(value))
        if slug not in GAMES or not isinstance(value, dict) or list(theirs.done) != value.get("done"):
            raise _damaged("lessons")
        mine = decode_progress(shared.saved.get(LESSONS + slug, ""))
        texts[LESSONS + slug] = Progress(tuple(dict.fromkeys((*mine.done, *theirs.done)))).encode()
    return texts


def _other(shared: Shared, told: dict[str, Any]) -> dict[str, str]:
    """Texts that nobody here can read: those that are here stay."""
    good = all(KEY.fullmatch(key) and key not in (*INTERNAL, SETTINGS) and isinstance(told[key], str) for key in told)
    if not good or len(told) > MOST_OTHER:
        raise _damaged("other")
    return {key: shared.saved.get(key) or text for key, text in told.items()}


def _history(mine: str, theirs: str) -> str:
    return finished.merged(read_or_nothing(finished.decode_history, mine), finished.decode_history(theirs)).encode()


def _days(mine: str, theirs: str) -> str:
    return daily.merged(read_or_nothing(daily.decode_days, mine), daily.decode_days(theirs)).encode()


def _cards(mine: str, theirs: str) -> str:
    return trainer.merged(read_or_nothing(trainer.decode_trainer, mine), trainer.decode_trainer(theirs)).encode()


def _runs(mine: str, theirs: str) -> str:
    return endless.encode_best(max(read_or_nothing(endless.decode_best, mine), endless.decode_best(theirs)))


# Two texts, what is here and what the file has, to one.
MERGES: Mapping[str, Callable[[str, str], str]] = {
    finished.FINISHED: _history,
    daily.DAILY: _days,
    trainer.TRAINER: _cards,
    endless.ENDLESS: _runs,
}


# --- erasing ---


def erased(shared: Shared) -> Shared:
    """Nothing saved, and everything as usual."""
    nothing = dict.fromkeys({*shared.saved, SETTINGS, BACKUP}, "")
    return replace(shared, settings=Settings(), changed=EMPTY).with_saved(**nothing)
