"""How you are doing: for a newcomer a sentence, then a streak, accuracy, results; and your data in your own hands."""

import json
from dataclasses import replace
from datetime import date, timedelta
from random import Random

import pytest
from support.headless import commands, nodes, part_text, pressable, settle, then
from support.lives import TODAY, finished_games, life
from support.press import accessible_name, controls, fill, make, message_of, press

from web.app.commands import Download, Focus
from web.app.messages import Navigate
from web.app.screen import Key
from web.app.state import Settings, Shared, State, Theme
from web.saves.backup import export
from web.saves.daily import Attempted, Days
from web.saves.finished import History
from web.saves.game import SavedGame
from web.screens.you.messages import Erase, ImportText
from web.screens.you.view import WELCOME
from web.shell.keys import message_of as key_message
from web.ui.html import Node, text_of, walk

SECTIONS = ["Accuracy", "Results by game", "Turning points", "Recent games", "Your data", "Settings"]


def you(link: str = "you", **saved: str) -> State:
    return then(State(shared=Shared(saved=saved, now=lambda: TODAY)), Navigate(f"#/{link}"))


def having(count: int, days: int = 80) -> State:
    return you(finished=finished_games(Random(count), count, days=days).encode())


def headings(state: State) -> list[str]:
    return [text_of(node) for node in nodes(state) if node.tag == "h2"]


def found(state: State, class_: str) -> Node:
    return next(node for node in nodes(state) if class_ in (node.get("class") or "").split())


def week(*ago: int) -> str:
    days = [TODAY.date() - timedelta(days=each) for each in ago]
    return Days({day: Attempted(day, True, 1) for day in days}).encode()


# --- none, few, many ---


def test_a_newcomer_sees_one_friendly_sentence() -> None:
    state = you()
    assert WELCOME in part_text(state)
    assert headings(state) == ["Your data", "Settings"]
    assert press(state, "Play").screen == "lobby"


def test_after_one_game_there_is_something_to_see() -> None:
    state = settle(make(then(you(), Navigate("#/zero-hero/9?opponent=computer&first=1&you=1")), "-9"))
    state = then(state, Navigate("#/you"))
    assert WELCOME not in part_text(state)
    assert "1 won, 0 lost" in part_text(state)
    assert part_text(state).count("Not played yet") == 4
    assert "Zero Hero from 9" in text_of(found(state, "recent"))


@pytest.mark.parametrize("count", [3, 181, 2_100])
def test_with_games_every_part_is_there(count: int) -> None:
    state = having(count)
    assert headings(state) == SECTIONS
    recent = found(state, "recent")
    assert sum(node.tag == "li" for node in walk(recent)) == min(5, count)
    assert f"All {count}" in text_of(recent)
    assert press(state, f"All {count} games").path == "you/games"
    told = "oldest games only the result is kept" in part_text(state)
    assert told == (count > 2_000)


def test_texts_that_cannot_be_read_are_said_to_be() -> None:
    state = you(finished="damaged")
    assert "Your finished games could not be read." in part_text(state)


# --- pictures and their numbers ---


def test_the_streak_is_a_figure_with_its_days() -> None:
    state = you(daily=week(1, 2, 3, 5, 6, 9))
    streak = found(state, "streak")
    assert text_of(next(node for node in walk(streak) if node.tag == "h2")) == "5 of the last 7 days"
    said = [text_of(node) for node in walk(streak) if node.get("class") == "unseen"]
    assert said == [
        *("Thursday 12 November: solved", "Friday 13 November: solved", "Saturday 14 November: not solved"),
        *("Sunday 15 November: solved", "Monday 16 November: solved", "Tuesday 17 November: solved"),
        "Wednesday 18 November: open",
    ]
    assert "Longest run: 5 days." in text_of(streak)
    assert "Wednesday 18 November: solved" in part_text(you(daily=week(0)))
    assert "Longest run: 1 day." in part_text(you(daily=week(0)))
    assert WELCOME in part_text(state), "there are no games yet"


def test_accuracy_is_told_in_words_and_in_a_table() -> None:
    state = having(181)
    stats = state.model.stats
    section = found(state, "accuracy")
    assert f"{round(stats.kept / stats.choices * 100)}% of your choices kept the win. In August: " in text_of(section)
    rows = [text_of(node) for node in walk(section) if node.tag == "tr"]
    assert rows[0] == "Week ofKeptChoices"
    assert len(rows) == len(stats.periods) + 1
    assert [text_of(node) for node in walk(section) if node.tag == "li"] == ["100%", "50%", "0%"], "an honest axis"
    assert "this week" in text_of(section)
    assert "Month by month" in part_text(having(300, days=600))


def test_results_have_bars_counts_and_levels() -> None:
    state = having(181)
    stats = state.model.stats
    bands = [node for node in nodes(state) if node.tag == "li" and node.get("data-game")]
    assert len(bands) == 5
    for band in bands:
        tally = stats.of(band.get("data-game") or "")
        text = text_of(band)
        assert f"{tally.won} won, {tally.lost} lost" in text
        for level, each in stats.results[band.get("data-game") or ""].items():
            assert f"{level.value}{each.won} won, {each.lost} lost" in text
        styles = [node.get("style") for node in walk(band) if node.tag == "i"][:2]
        assert styles == [f"flex-grow: {tally.won}", f"flex-grow: {tally.lost}"]
    assert f"{stats.friends} two-player games and {stats.played_out} that the computer finished for you" in part_text(
        state
    )


def test_turning_points_are_counted() -> None:
    state = having(181)
    stats = state.model.stats
    assert f"You gave it away{stats.given}" in text_of(found(state, "turning"))
    assert f"gave it back{stats.taken}" in text_of(found(state, "turning"))


# --- your data ---


def test_a_backup_is_a_file_with_todays_name_and_its_age_is_told() -> None:
    state = having(5)
    assert "Last backup: never." in part_text(state)
    [download] = commands(state, message_of(state, "Back up"))
    assert isinstance(download, Download)
    assert download.name == "digit-dojo-2026-11-18.json"
    assert json.loads(download.text)["exported"] == "2026-11-18T10:54:39"
    after = press(state, "Back up")
    assert "Last backup: today." in part_text(after)
    assert after.announced[1] == "Backed up as digit-dojo-2026-11-18.json."


@pytest.mark.parametrize(("ago", "told"), [(-3, "today"), (1, "yesterday"), (12, "12 days ago"), (400, "400 days ago")])
def test_the_age_of_the_last_backup_is_told(ago: int, told: str) -> None:
    at = (TODAY - timedelta(days=ago)).isoformat(timespec="seconds")
    assert f"Last backup: {told}." in part_text(you(backup=at))


def test_a_file_is_imported_and_what_it_holds_is_there_at_once() -> None:
    there = replace(life(Random(3)), now=lambda: TODAY)
    state = fill(you(), "Import", export(there))
    assert state.shared.settings == there.settings
    assert state.model.history.lines
    assert state.model.notice.startswith("Imported. Everything in the file is here now")
    assert state.announced[1] == state.model.notice
    assert headings(state)[-3:] == SECTIONS[-3:]
    again = fill(state, "Import", export(there))
    assert again.shared == state.shared


def test_a_bad_file_is_refused_where_the_player_looks() -> None:
    state = having(5)
    after = fill(state, "Import", "no backup")
    assert after.shared is state.shared
    [notice] = [node for node in nodes(after) if node.get("class") == "notice"]
    assert text_of(notice) == "This file can't be read: it is damaged, or no backup at all."
    assert after.announced[1] == text_of(notice)


@pytest.mark.parametrize(("count", "told"), [(1, "1 unfinished game"), (2, "2 unfinished games")])
def test_games_that_find_no_room_are_told(count: int, told: str) -> None:
    def table(*starts: int) -> Shared:
        first, *others = (SavedGame(play.model.play) for play in map(started, starts))
        return Shared(saved={"game.zero-hero": replace(first, parked=tuple(others)).encode()}, now=lambda: TODAY)

    def started(start: int) -> State:
        return you(f"zero-hero/{start}/-{str(start)[0]}")

    full = then(State(shared=table(73, 21, 32, 43, 54, 65)), Navigate("#/you"))
    after = then(full, ImportText(export(table(*(98, 87)[:count]))))
    assert f"Imported, but for {told}: too many wait here already." in part_text(after)


def test_a_text_can_be_pasted_instead() -> None:
    state = press(you(), "Paste instead")
    assert commands(you(), message_of(you(), "Paste instead")) == (Focus(("pasted",)),)
    assert controls(state)["Import this text"].get("disabled") is not None
    text = export(life(Random(3)))
    typed = fill(state, "The text of a backup", text)
    assert controls(typed)["The text of a backup"].get("value") == text
    after = press(typed, "Import this text")
    assert "Imported." in part_text(after)
    assert "The text of a backup" not in controls(after)
    bad = press(fill(state, "The text of a backup", "x"), "Import this text")
    assert controls(bad)["The text of a backup"].get("value") == "x", "it can be mended"
    assert "The text of a backup" not in controls(press(bad, "Paste instead"))


def test_everything_is_erased_only_after_asking() -> None:
    state = then(having(5), Navigate("#/you"))
    state = fill(state, "Colours", Theme.DARK.name)
    asked = press(state, "Erase everything")
    assert asked.shared is state.shared
    assert {accessible_name(node, nodes(asked)) for node in pressable(asked) if node.tag == "button"} == {
        *("Erase everything", "Keep it all"),
    }
    assert press(asked, "Keep it all").model == state.model
    assert then(state, Erase()).shared is state.shared, "nobody has asked"
    gone = press(asked, "Erase everything")
    assert gone.shared.settings == Settings()
    assert not any(gone.shared.saved.values())
    assert gone.model.history == History()
    assert "Everything is erased." in part_text(gone)
    assert WELCOME in part_text(gone)


def test_escape_means_no() -> None:
    asked = press(you(), "Erase everything")
    message = key_message(asked, Key("Escape"))
    assert message is not None
    assert not then(asked, message).model.asking
    assert key_message(you(), Key("Escape")) is None


def test_days_have_words() -> None:
    text = text_of(found(having(181, days=20), "recent"))
    assert any(word in text for word in ("Today", "Yesterday", "Monday", "Sunday"))
    assert date(2026, 11, 18).weekday() == 2
