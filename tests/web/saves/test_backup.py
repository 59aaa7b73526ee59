"""Everything in one file: what is exported comes back whole, nothing newer is overwritten, and damage is refused."""

import json
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from support.lives import TODAY, finished_games, life
from support.schema import complaints

from pygame_rules import GAMES
from pygame_rules.match import Match
from pygame_rules.play import Play
from web.app.state import Settings, Shared, Theme
from web.app.storage import MOST_TEXT
from web.saves import backup
from web.saves.backup import BACKUP, BadBackup, erased, export, imported, last_backup
from web.saves.daily import days
from web.saves.endless import encode_best
from web.saves.finished import history
from web.saves.game import MOST_PARKED, SavedGame, decode_game
from web.saves.progress import Progress, decode_progress
from web.saves.trainer import trainer

SCHEMA = json.loads(Path(backup.__file__).with_name("backup.schema.json").read_text("utf-8"))
ZERO_HERO = GAMES["zero-hero"]


def facts(shared: Shared) -> tuple[Settings, dict[str, str], dict[str, str]]:
    """All that is known about a player."""
    return shared.settings, dict(shared.changed), {key: text for key, text in shared.saved.items() if text}


def backed_up(shared: Shared) -> Shared:
    """A player who has just made a backup."""
    return shared.with_saved(**{BACKUP: shared.time})


def having(**texts: str) -> Shared:
    return Shared(saved=MappingProxyType(texts), now=lambda: TODAY)


def a_game(*moves: str, start: int = 73, **changes: Any) -> SavedGame:
    return SavedGame(Play.begin(ZERO_HERO, start).make_all(moves), **changes)


def table(shared: Shared) -> SavedGame:
    return decode_game(shared.saved["game.zero-hero"])


# --- 200 lives ---


@pytest.mark.parametrize("seeds", [range(start, start + 20) for start in range(0, 200, 20)], ids=str)
def test_what_was_exported_and_erased_comes_back_whole(seeds: range) -> None:
    for seed in seeds:
        before = backed_up(life(Random(seed)))
        text = export(before)
        gone = erased(before)
        assert facts(gone) == (Settings(), {}, {})
        back = imported(gone, text)
        assert facts(back.shared) == facts(before), seed
        assert back.left_out == 0
        assert facts(imported(back.shared, text).shared) == facts(before), "twice changes nothing"


@pytest.mark.parametrize("seeds", [range(start, start + 10) for start in range(0, 60, 10)], ids=str)
def test_two_lives_become_one_and_a_second_import_changes_nothing(seeds: range) -> None:
    for seed in seeds:
        one, two = life(Random(seed)), life(Random(seed + 1_000), until=TODAY + timedelta(days=9))
        both = imported(one, export(two))
        again = imported(both.shared, export(two))
        assert facts(again.shared) == facts(both.shared)
        assert facts(imported(both.shared, export(one)).shared) == facts(both.shared), "nor does what was here"
        saved = both.shared.saved
        assert set(history(saved).lines) == {*history(one.saved).lines, *history(two.saved).lines}
        assert set(trainer(saved).cards) == {*trainer(one.saved).cards, *trainer(two.saved).cards}
        assert set(days(saved).attempts) == {*days(one.saved).attempts, *days(two.saved).attempts}


@pytest.mark.parametrize("seed", range(25))
def test_every_export_is_what_the_schema_says(seed: int) -> None:
    assert list(complaints(json.loads(export(life(Random(seed)))), SCHEMA)) == []


def test_the_schema_notices_what_is_wrong() -> None:
    file = json.loads(export(life(Random(3))))
    wrong = {"format": "chess", "exported": 7, "games": [], "more": 1, "finished": {"version": 1}}
    for name, value in wrong.items():
        assert list(complaints({**file, name: value}, SCHEMA))


def test_a_full_life_fits_into_a_file_that_is_read_again() -> None:
    full = having(finished=finished_games(Random(1), 2_100, days=900).encode())
    text = export(full)
    assert len(text) < 1_000_000
    assert facts(imported(erased(full), text).shared)[2]["finished"] == full.saved["finished"]


# --- settings ---


def test_of_each_setting_the_last_change_stands() -> None:
    one = Shared(now=lambda: TODAY).with_settings(theme=Theme.DARK, points=3)
    later = replace(one, now=lambda: TODAY + timedelta(hours=1)).with_settings(theme=Theme.LIGHT)
    assert imported(later, export(one)).shared.settings == later.settings, "an older file overwrites nothing"
    assert imported(one, export(later)).shared.settings == later.settings
    assert imported(one, export(later)).shared.changed["theme"] == "2026-11-18T11:54:39"


def test_settings_without_a_time_fill_what_was_never_changed() -> None:
    old = replace(Shared(now=lambda: TODAY), settings=Settings(theme=Theme.DARK, sound=True))
    here = Shared(now=lambda: TODAY).with_settings(sound=True).with_settings(sound=False)
    found = imported(here, export(old)).shared.settings
    assert (found.theme, found.sound) == (Theme.DARK, False)


# --- games being played ---


def test_of_one_game_the_later_stand_is_kept() -> None:
    early, late = a_game("-7", hints=(2, 0)), a_game("-7", "-6", "-6")
    here, there = having(**{"game.zero-hero": early.encode()}), having(**{"game.zero-hero": late.encode()})
    assert table(imported(here, export(there)).shared).play == late.play
    assert table(imported(there, export(here)).shared).play == late.play


def test_another_game_waits_behind_the_one_that_is_here() -> None:
    mine, theirs = a_game("-7"), a_game("-5", start=57, parked=(a_game("-4", start=44),))
    here, there = having(**{"game.zero-hero": mine.encode()}), having(**{"game.zero-hero": theirs.encode()})
    found = table(imported(here, export(there)).shared)
    assert found.play.start == 73
    assert [game.play.start for game in found.parked] == [57, 44]


def test_a_game_without_room_stays_in_the_file_and_that_is_said() -> None:
    parked = tuple(a_game(f"-{start // 10}", start=start) for start in (21, 32, 43, 54, 65))
    assert len(parked) == MOST_PARKED
    here = having(**{"game.zero-hero": a_game("-7", parked=parked).encode()})
    there = having(**{"game.zero-hero": a_game("-9", start=98).encode()})
    found = imported(here, export(there))
    assert table(found.shared) == table(here)
    assert found.left_out == 1


def test_a_finished_game_does_not_take_the_place_of_another() -> None:
    over = a_game("-7", start=7)
    here = having(**{"game.zero-hero": a_game().encode()})
    found = imported(here, export(having(**{"game.zero-hero": over.encode()})))
    assert (table(found.shared), found.left_out) == (table(here), 0)


def test_a_game_of_a_match_is_not_the_same_as_one_of_another() -> None:
    here = having(**{"game.zero-hero": a_game("-7", match=Match(3, 1, (1,))).encode()})
    found = table(imported(here, export(having(**{"game.zero-hero": a_game("-7").encode()}))).shared)
    assert len(found.parked) == 1


# --- the rest ---


def test_steps_of_lessons_come_together() -> None:
    here = having(**{"learn.zero-hero": Progress(("a", "b")).encode()})
    found = imported(here, export(having(**{"learn.zero-hero": Progress(("b", "c")).encode()}))).shared
    assert decode_progress(found.saved["learn.zero-hero"]).done == ("a", "b", "c")


def test_what_nobody_here_can_read_goes_along_and_what_is_here_stays() -> None:
    here, there = having(later="mine"), having(later="theirs", more="[1]", finished="damaged")
    found = imported(here, export(there)).shared.saved
    assert (found["later"], found["more"], found["finished"]) == ("mine", "[1]", "damaged")


@pytest.mark.parametrize("key", ["finished", "daily", "trainer", "game.zero-hero"])
def test_what_is_damaged_here_is_had_from_the_file(key: str) -> None:
    whole = next(each for each in (life(Random(seed)) for seed in range(50)) if key in each.saved)
    here = having(**{key: "damaged"})
    assert imported(here, export(whole)).shared.saved[key] == whole.saved[key]


def test_the_better_endless_run_stands() -> None:
    three, nine = encode_best(3), encode_best(9)
    for mine, theirs in ((three, nine), (nine, three), ("", nine)):
        assert imported(having(endless=mine), export(having(endless=theirs))).shared.saved["endless"] == nine


def test_the_last_backup_is_the_later_one() -> None:
    text = export(having())
    assert imported(having(), text).shared.saved[BACKUP] == "2026-11-18T10:54:39"
    assert imported(having(backup="2026-12-01T00:00:00"), text).shared.saved[BACKUP] == "2026-12-01T00:00:00"
    assert last_backup({BACKUP: "damaged"}) == "" == last_backup({})


def test_what_is_about_the_browser_is_not_exported() -> None:
    assert set(json.loads(export(having(restoring="1", backup="2026-11-01T00:00:00")))) == {
        *("format", "version", "exported", "settings", "games", "lessons"),
    }


def test_a_text_that_begins_with_a_mark_of_its_order_is_read() -> None:
    assert imported(having(), "\ufeff" + export(having(later="x"))).shared.saved["later"] == "x"


# --- a hundred damaged files ---

WHOLE = next(
    file
    for file in (json.loads(export(life(Random(seed)))) for seed in range(100))
    if file["games"] and file["lessons"] and {"finished", "daily", "trainer", "endless", "other"} <= set(file)
)
NO_JSON = "This file can't be read: it is damaged, or no backup at all."
FOREIGN = "This file is no backup of Digit Dojo."
NO_VERSION = "This backup is damaged: it doesn't say which version wrote it."
NEWER = "This backup was made by a newer Digit Dojo. Update this one first."
NO_TIME = "This backup is damaged: it doesn't say when it was made."
TOO_LARGE = "This file is too large to be a backup of Digit Dojo."
NONSENSE: tuple[Any, ...] = (None, 7, "x", [], [[]], True, {"version": 9}, -1)


def in_part(section: str) -> str:
    return f"This backup is damaged in its part “{section}”, so nothing was imported."


def spoilt(section: str, value: Any) -> tuple[str, str]:
    """The file with something else for a section, and the sentence that names it."""
    return json.dumps({**WHOLE, section: value}), in_part(section)


def first_of(section: str, **changes: Any) -> tuple[str, str]:
    """The file with something changed in the first entry of a section."""
    part = WHOLE[section]
    name = next(iter(part))
    return spoilt(section, {**part, name: {**part[name], **changes}})


def damaged_files() -> list[tuple[str, str]]:
    """Files that are not whole, each with the sentence that says so."""
    text = json.dumps(WHOLE)
    games, lines = WHOLE["games"], WHOLE["finished"]["games"]
    found = [(text[:end], NO_JSON) for end in range(2, len(text), len(text) // 15)]
    found += [(each, NO_JSON) for each in ("", " ", "no", "{", "[" * 1_000, "\0", text + "}", "9" * 5_000)]
    found += [(each, FOREIGN) for each in ("{}", "[]", "7", "null", '"x"', '{"digit-dojo.settings": "{}"}')]
    found += [(json.dumps({**WHOLE, "format": each}), FOREIGN) for each in ("chess", 1, None, ["digit-dojo"])]
    found += [(json.dumps({**WHOLE, "version": each}), NO_VERSION) for each in (0, -1, "1", None, True, 1.5)]
    found += [(json.dumps({**WHOLE, "version": each}), NEWER) for each in (2, 99)]
    found += [(json.dumps({**WHOLE, "exported": each}), NO_TIME) for each in (7, None, "now", "2026-02-30T00:00:00")]
    found += [(text + " " * MOST_TEXT, TOO_LARGE)]
    for section in ("settings", "games", "lessons", "other"):
        found += [spoilt(section, value) for value in NONSENSE[:4]]
    for section in ("finished", "daily", "trainer"):
        found += [spoilt(section, value) for value in NONSENSE]
    found += [
        spoilt("settings", {**WHOLE["settings"], name: "?"}) for name in ("theme", "points", "players", "changed")
    ]
    found += [first_of("games", **{name: "x"}) for name in ("record", "version", "match", "hints", "seating")]
    found += [spoilt("games", {**games, "chess": next(iter(games.values()))})]
    found += [first_of("lessons", done=7), first_of("lessons", done=[7]), first_of("lessons", done=["a", "a"])]
    found += [spoilt("lessons", {"chess": {"done": []}})]
    found += [spoilt("finished", {"version": 1, "games": [*lines, "x"]})]
    found += [spoilt("finished", {"version": 1, "games": [lines[0][:30]]})]
    found += [spoilt("daily", {"version": 1, "days": {"2026-13-01": []}})]
    found += [spoilt("trainer", {"version": 1, "cards": [["chess", 1, "", []]]})]
    found += [spoilt("other", {key: "x"}) for key in ("settings", "backup", "A b")]
    return [*found, spoilt("other", {"x": 7})]


DAMAGED = damaged_files()


def test_there_are_a_hundred_of_them() -> None:
    assert len(DAMAGED) >= 100
    assert len({text for text, _ in DAMAGED}) == len(DAMAGED)
    assert facts(imported(having(), json.dumps(WHOLE)).shared)[2]


@pytest.mark.parametrize("place", range(len(DAMAGED)))
def test_a_damaged_file_is_refused_with_its_reason(place: int) -> None:
    text, sentence = DAMAGED[place]
    with pytest.raises(BadBackup) as refused:
        imported(life(Random(5)), text)
    assert str(refused.value) == sentence


def test_the_time_of_an_export_is_the_devices() -> None:
    shared = replace(Shared(), now=lambda: datetime.fromisoformat("2026-01-02T03:04:05.678"))
    assert json.loads(export(shared))["exported"] == "2026-01-02T03:04:05"
