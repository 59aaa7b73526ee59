"""Text from the storage is read with care, and two tabs never undo each other's settings."""

import json
import tracemalloc
from dataclasses import asdict, fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.computer import Level
from pygame_rules.match import MAX_POINTS
from web.app import storage
from web.app.state import CoachMode, First, Opponent, Settings, StartKind, Theme
from web.app.storage import (
    DamagedSave,
    changed_text,
    decode_changed,
    decode_settings,
    encode_settings,
    merge_settings,
    read_json,
    read_or_nothing,
)

NAMES = st.sampled_from(["Ann", "Zoë", "李雷", "{number}", "<b>x</b>", "a: b", "👩‍👧"])
SETTINGS = st.builds(
    Settings,
    opponent=st.sampled_from(Opponent),
    level=st.sampled_from(Level),
    who_starts=st.none() | st.sampled_from(First),
    start_kind=st.none() | st.sampled_from(StartKind),
    points=st.integers(1, MAX_POINTS),
    coach=st.sampled_from(CoachMode),
    page_does_sums=st.booleans(),
    strikes_lose=st.booleans(),
    players=st.tuples(NAMES, NAMES),
    theme=st.sampled_from(Theme),
    sound=st.booleans(),
    keys=st.booleans(),
    values=st.booleans(),
)
NAMES_OF_FIELDS = [each.name for each in fields(Settings)]
# Unlike the usual ones in every field, so that a field which fell back is seen.
UNUSUAL = Settings(
    opponent=Opponent.WATCH,
    level=Level.PERFECT,
    who_starts=First.TOSS,
    start_kind=StartKind.OWN,
    points=7,
    coach=CoachMode.SPEAKS,
    page_does_sums=True,
    strikes_lose=False,
    players=("Zoë", "李雷"),
    theme=Theme.CONTRAST_DARK,
    sound=True,
    keys=False,
    values=True,
)


# --- JSON ---


@pytest.mark.parametrize(
    "text",
    [
        "[" * 10_000,
        "[" * 10_000 + "]" * 10_000,
        '{"a":' * 10_000,
        '{"a":[' * 500 + "1" + "]}" * 500,
        "[" * (storage.MOST_DEPTH + 1) + "]" * (storage.MOST_DEPTH + 1),
    ],
    ids=["open lists", "lists", "open objects", "both", "one too many"],
)
def test_text_that_is_too_deep_is_refused_before_it_is_read(text: str) -> None:
    with pytest.raises(DamagedSave, match="too deep"):
        read_json(text)


def test_text_as_deep_as_allowed_is_read() -> None:
    depth = storage.MOST_DEPTH
    assert str(read_json("[" * depth + "]" * depth)).count("[") == depth
    assert read_json("[" + "[[]]," * 5_000 + "[]]"), "what is beside each other is not deep"


@pytest.mark.parametrize("text", ["[" * 10_000, "{" * 50 + '"' * 50, '\\"[[' * 100, "]" * 99 + "[" * 99])
def test_brackets_inside_of_strings_do_not_count(text: str) -> None:
    assert read_json(json.dumps({text: [text]})) == {text: [text]}


def test_brackets_that_close_nothing_allow_no_more_of_those_that_open() -> None:
    with pytest.raises(DamagedSave):
        read_json("]" * 20_000 + "[" * 10_000)


def test_text_that_is_too_long_is_refused_and_text_that_is_just_not_is_read() -> None:
    longest = '"' + "a" * (storage.MOST_TEXT - 2) + '"'
    assert len(read_json(longest)) == storage.MOST_TEXT - 2
    with pytest.raises(DamagedSave, match="characters"):
        read_json(longest + " ")


@pytest.mark.parametrize("part", ["a", "\\n", "a\\\\"])
def test_a_long_string_takes_little_memory(part: str) -> None:
    text = '"' + part * (500_000 // len(part)) + '"'
    tracemalloc.start()
    try:
        read_json(text)
        assert tracemalloc.get_traced_memory()[1] < 6 * len(text)
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("text", ["", "nul", '{"a"', "'a'", "\0", "[1,]", "\ud800", "9" * 5_000])
def test_text_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(DamagedSave):
        read_json(text)


@given(st.text(st.sampled_from('[]{}"\\:,a1')) | st.text())
def test_any_text_is_a_value_or_refused(text: str) -> None:
    try:
        value = read_json(text)
    except DamagedSave:
        return
    assert repr(value) == repr(json.loads(text))


# --- settings ---


@given(SETTINGS)
def test_settings_round_trip(settings: Settings) -> None:
    assert decode_settings(encode_settings(settings)) == settings


def test_every_field_of_the_settings_is_saved() -> None:
    assert set(json.loads(encode_settings(Settings()))) == set(asdict(Settings()))
    assert all(getattr(UNUSUAL, name) != getattr(Settings(), name) for name in NAMES_OF_FIELDS), "say what is unusual"


@pytest.mark.parametrize("name", NAMES_OF_FIELDS)
def test_a_field_that_is_missing_falls_back_alone(name: str) -> None:
    stored = json.loads(encode_settings(UNUSUAL))
    del stored[name]
    assert decode_settings(json.dumps(stored)) == replace(UNUSUAL, **{name: getattr(Settings(), name)})


NONSENSE: tuple[Any, ...] = (None, "nonsense", -1, 10**30, [], {}, ["a"], ["a", "b", "c"], ["\u202eevil", "b"], [1, 2])


@pytest.mark.parametrize("name", [name for name in NAMES_OF_FIELDS if name not in storage.SWITCHES])
@pytest.mark.parametrize("damage", NONSENSE, ids=str)
def test_a_field_that_is_damaged_falls_back_alone(name: str, damage: Any) -> None:
    text = json.dumps({**json.loads(encode_settings(UNUSUAL)), name: damage})
    assert decode_settings(text) == replace(UNUSUAL, **{name: getattr(Settings(), name)})


@pytest.mark.parametrize("name", storage.SWITCHES)
@pytest.mark.parametrize("damage", NONSENSE, ids=str)
def test_a_switch_is_on_or_off_whatever_stands_there(name: str, damage: Any) -> None:
    found = decode_settings(json.dumps({**json.loads(encode_settings(UNUSUAL)), name: damage}))
    assert getattr(found, name) in (True, False)
    assert replace(found, **{name: getattr(UNUSUAL, name)}) == UNUSUAL


@pytest.mark.parametrize("name", storage.OPTIONAL)
def test_what_is_left_to_the_game_is_nothing_that_could_be_chosen(name: str) -> None:
    nothing: dict[str, Any] = {name: None}
    left = replace(UNUSUAL, **nothing)
    assert getattr(Settings(), name) is None
    assert json.loads(encode_settings(left))[name] is None
    assert decode_settings(encode_settings(left)) == left


@pytest.mark.parametrize(
    ("then", "now"),
    [
        ({"coach": True}, Settings(coach=CoachMode.ASKED)),
        ({"coach": False}, Settings(coach=CoachMode.OFF)),
        ({"theme": "CONTRAST"}, Settings(theme=Theme.CONTRAST_LIGHT)),
        ({"claims": False}, Settings(strikes_lose=False)),
        ({"claims": True}, Settings()),
        ({"first": "ONE"}, Settings()),
        ({"first": "TWO"}, Settings(who_starts=First.TWO)),
        ({"first": "TOSS"}, Settings(who_starts=First.TOSS)),
        ({"first": "TOSS", "who_starts": None}, Settings()),
        ({"first": "nonsense", "claims": False}, Settings(strikes_lose=False)),
        ({"first": []}, Settings()),
    ],
    ids=str,
)
def test_settings_of_the_first_version_are_read_by_their_earlier_names(then: dict[str, Any], now: Settings) -> None:
    assert decode_settings(json.dumps(then)) == now
    again = merge_settings(json.dumps(then), now, replace(now, sound=True))
    assert decode_settings(again) == replace(now, sound=True), "and no longer by those names"


@pytest.mark.parametrize("text", ["", "[]", "1", '"a"', "null", "{", "[" * 10_000, "\0"])
def test_what_is_no_settings_at_all_means_the_usual_ones(text: str) -> None:
    assert decode_settings(text) == Settings()
    assert decode_settings(merge_settings(text, Settings(), UNUSUAL)) == UNUSUAL, "and is written anew"


@given(SETTINGS, st.sets(st.sampled_from(NAMES_OF_FIELDS)), SETTINGS, SETTINGS, st.booleans())
def test_two_tabs_that_change_different_fields_converge(
    start: Settings, of_one: set[str], by_one: Settings, by_two: Settings, one_first: bool
) -> None:
    one = replace(start, **{name: getattr(by_one, name) for name in of_one})
    two = replace(start, **{name: getattr(by_two, name) for name in NAMES_OF_FIELDS if name not in of_one})
    text = encode_settings(start)
    for after in (one, two) if one_first else (two, one):
        text = merge_settings(text, start, after)
    both = replace(two, **{name: getattr(one, name) for name in of_one})
    assert decode_settings(text) == both


def test_of_two_tabs_that_change_one_field_the_last_wins() -> None:
    start = Settings()
    text = encode_settings(start)
    for theme in (Theme.DARK, Theme.LIGHT):
        text = merge_settings(text, start, replace(start, theme=theme))
    assert decode_settings(text).theme is Theme.LIGHT


def test_when_a_setting_was_changed_goes_with_it() -> None:
    start, at = Settings(), "2026-11-18T09:30:00"
    text = merge_settings(encode_settings(start), start, replace(start, sound=True), {"sound": at})
    assert decode_changed(text) == {"sound": at}
    earlier, later = "2026-11-17T08:00:00", "2026-11-19T08:00:00"
    theirs = {"sound": earlier, "theme": later}  # Another tab, which has not heard of the sound.
    text = merge_settings(text, start, replace(start, theme=Theme.DARK), theirs)
    assert decode_changed(text) == {"sound": at, "theme": later}
    assert decode_settings(text) == replace(start, sound=True, theme=Theme.DARK)
    back = merge_settings(text, decode_settings(text), replace(start, theme=Theme.DARK), {"sound": earlier})
    assert decode_changed(back)["sound"] == earlier, "a clock that was set back does not keep a change from being one"
    assert decode_changed(encode_settings(start, {"sound": at})) == {"sound": at}


@pytest.mark.parametrize(
    "changed",
    [
        None,
        7,
        [],
        {"sound": 7},
        {"sound": "now"},
        {"sound": "2026-11-18"},
        {"sound": "2026-11-18T09:30:00+01:00"},
        {"x": 1},
    ],
    ids=str,
)
def test_a_time_that_is_damaged_is_none(changed: Any) -> None:
    assert decode_changed(json.dumps({"changed": changed})) == {}
    assert decode_changed("{") == decode_changed("[]") == {}
    good = {"theme": "2026-11-18T09:30:00"}
    if isinstance(changed, dict):
        assert decode_changed(json.dumps({"changed": {**changed, **good}})) == good


def test_what_a_newer_version_has_saved_survives() -> None:
    text = json.dumps({**json.loads(encode_settings(UNUSUAL)), "font": "large", "more": {"a": [1]}})
    assert decode_settings(text) == UNUSUAL
    merged = merge_settings(text, UNUSUAL, replace(UNUSUAL, sound=False))
    assert json.loads(merged) == {**json.loads(text), "sound": False}


def test_settings_of_an_older_version_are_completed() -> None:
    stored = {"theme": "DARK"}
    merged = merge_settings(json.dumps(stored), Settings(theme=Theme.DARK), Settings(theme=Theme.DARK, sound=True))
    assert decode_settings(merged) == Settings(theme=Theme.DARK, sound=True)
    assert set(json.loads(merged)) == set(NAMES_OF_FIELDS)


def test_what_cannot_be_read_is_put_aside_and_not_lost() -> None:
    def more(saved: dict[str, str]) -> dict[str, str]:
        return changed_text(saved, "daily", numbers, lambda known: json.dumps([*known, 2]))

    assert more({}) == {"daily": "[2]"}
    assert more({"daily": "[1]"}) == {"daily": "[1, 2]"}
    assert more({"daily": "{"}) == {"daily": "[2]", "daily.old": "{"}
    assert read_or_nothing(numbers, "{") == []
    assert read_or_nothing(numbers, "[1]") == [1]


def numbers(text: str) -> list[int]:
    return list(read_json(text)) if text else []
