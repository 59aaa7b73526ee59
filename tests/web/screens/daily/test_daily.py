"""The puzzle of a day by pressing: solved, kept, shared, and what a clock may do."""

from dataclasses import replace
from datetime import date, datetime

import pytest
from support.headless import NOW, at, commands, nodes, part_text, settle, then
from support.press import controls, make, press

from pygame_rules.puzzles import daily
from web.app.commands import Copy
from web.app.messages import Navigate
from web.app.state import State
from web.puzzle.messages import Say
from web.puzzle.verdicts import verdict_of
from web.saves.daily import Attempted, Days, days
from web.saves.trainer import Position, trainer
from web.screens.daily.messages import ResultShared, ShareResult
from web.screens.daily.model import DailyModel
from web.screens.daily.words import share_text

TODAY = NOW.date()
WIN = "2027-01-18"  # 42 in Zero Hero
LATER = datetime.fromisoformat("2027-01-20T12:00:00")


def model(state: State) -> DailyModel:
    assert isinstance(state.model, DailyModel)
    return state.model


def facts(state: State) -> tuple[str | None, str | None]:
    puzzle = next(node for node in nodes(state) if node.get("data-puzzle"))
    return puzzle.get("data-puzzle"), puzzle.get("data-solved")


def past() -> State:
    """A day that has gone by, from the archive."""
    return at(f"daily/{WIN}", now=LATER)


def won(state: State) -> State:
    while not model(state).attempt.over:
        attempt = model(state).attempt
        state = settle(make(state, str(verdict_of(attempt.puzzle.slug, attempt.number).winning[0])))
    return state


def test_the_bare_link_is_today_and_says_so_in_the_address() -> None:
    state = at("daily")
    assert (state.path, facts(state)) == ("daily/2026-11-18", ("2026-11-18", None))
    assert daily(TODAY).question in part_text(state)
    assert "Wednesday 18 November" in part_text(state)


def test_a_day_is_won_by_its_tiles_and_kept() -> None:
    state = won(at(f"daily/{WIN}", now=datetime.fromisoformat(f"{WIN}T23:59:00")))
    assert facts(state) == (WIN, "yes")
    assert days(state.shared.saved).attempts == {date(2027, 1, 18): Attempted(date(2027, 1, 18), True, 1, 0)}
    assert "1 of the last 7 days" in part_text(state)
    again = then(state, Navigate(f"#/daily/{WIN}"))
    assert facts(again) == (WIN, "yes")


def test_a_slip_is_counted_kept_and_goes_to_the_trainer() -> None:
    state = make(past(), "-4")
    assert days(state.shared.saved).attempts[date(2027, 1, 18)].tries == 1
    assert list(trainer(state.shared.saved).cards) == [Position("zero-hero", 42)]
    assert "lets the win slip" in part_text(state)
    assert model(won(then(state, Navigate(f"#/daily/{WIN}")))).attempt.tries == 2


def test_an_archived_day_can_be_solved_and_never_counts() -> None:
    state = won(past())
    assert days(state.shared.saved).solved(date(2027, 1, 18))
    assert "0 of the last 7 days" in part_text(state)
    assert "archive" in part_text(state)


def test_what_was_begun_before_midnight_counts_for_its_day() -> None:
    begun = at("daily", now=datetime.fromisoformat(f"{WIN}T23:59:59"))
    late = replace(begun, shared=replace(begun.shared, now=lambda: LATER))
    state = won(late)
    assert days(state.shared.saved).counts(date(2027, 1, 18))
    assert facts(then(state, Navigate("#/daily"))) == ("2027-01-20", None)


def test_a_clock_set_back_neither_doubles_nor_loses_a_day() -> None:
    state = won(at("daily", now=datetime.fromisoformat(f"{WIN}T12:00:00")))
    back = at("daily", state.shared.saved, now=datetime.fromisoformat("2027-01-16T12:00:00"))
    assert facts(back)[0] == "2027-01-16"
    again = at("daily", back.shared.saved, now=datetime.fromisoformat(f"{WIN}T12:00:00"))
    assert facts(again) == (WIN, "yes")
    assert days(again.shared.saved).last_seven(date(2027, 1, 18))[-1] == (date(2027, 1, 18), True)


def test_solving_it_again_changes_nothing() -> None:
    state = won(past())
    before = dict(state.shared.saved)
    again = make(press(state, "Solve it again"), "-4")
    assert facts(again) == (WIN, None)
    assert dict(won(again).shared.saved) == before


def test_hints_are_counted_and_the_answer_can_be_shown() -> None:
    state = press(past(), "Hint")
    assert days(state.shared.saved).attempts[date(2027, 1, 18)].hints == 1
    assert [node.get("data-move") for node in nodes(state) if node.get("data-hinted") is not None] == ["-2"]
    shown = press(state, "Show the answer")
    assert facts(shown) == (WIN, "no")
    assert daily(date(2027, 1, 18)).verdict.why in part_text(shown)


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("daily/2026-02-30", "This link names no day. Days are written like 2026-11-16."),
        ("daily/9999-12-31", "The puzzle of 9999-12-31 is not there yet. Here is today's."),
        ("daily/2026-11-15", "The first puzzle is that of 2026-11-16."),
        ("daily/yesterday", "This link names no day. Days are written like 2026-11-16."),
        ("daily/2026-W47-1", "This link names no day. Days are written like 2026-11-16."),
    ],
)
def test_a_bad_day_is_said_and_today_is_there(link: str, said: str) -> None:
    state = at(link)
    assert [notice.text for notice in state.notices] == [said]
    assert facts(state) == ("2026-11-18", None)


def test_a_device_that_lives_before_the_first_day_gets_the_lobby_and_a_sentence() -> None:
    state = at("daily", now=datetime.fromisoformat("1970-01-01T00:00:00"))
    assert (state.screen, len(state.notices)) == ("lobby", 1)


# --- sharing ---


def shared_text(state: State) -> str:
    [command] = commands(state, ShareResult())
    assert isinstance(command, Copy)
    return command.text


def test_what_is_shared_has_words_first_and_gives_nothing_away() -> None:
    state = then(at("daily"), Say("first"))
    text = shared_text(state)
    assert text.startswith("Digit Dojo, 18 November, Max Digit Zero: solved, first try.")
    assert str(daily(TODAY).start) not in text
    assert text in part_text(state).replace("✨1 of", "✨\n1 of")


@pytest.mark.parametrize(
    ("attempted", "said"),
    [
        (Attempted(TODAY, True, 2, 1), "solved, second try, with a hint."),
        (Attempted(TODAY, True, 7, 2), "solved, after 7 tries, with 2 hints."),
        (Attempted(TODAY, False, 1, 0), "not solved this time."),
    ],
)
def test_how_it_went_is_told_honestly(attempted: Attempted, said: str) -> None:
    state = at("daily", {"daily": Days({TODAY: attempted}).encode()})
    assert said in share_text(model(state), "")


def test_a_link_is_shared_where_it_means_something() -> None:
    state = at("daily", {"daily": Days({TODAY: Attempted(TODAY, True, 1)}).encode()})
    assert share_text(model(state), "https://dojo.example/").endswith("\nhttps://dojo.example/#/daily/2026-11-18")
    assert "#" not in share_text(model(state), "")


def test_whether_it_was_copied_is_said() -> None:
    state = then(then(at("daily"), Say("first")), ResultShared("Copied."))
    assert "Copied." in part_text(state)
    assert state.announced[1] == "Copied."


def test_nothing_is_shared_before_the_end() -> None:
    assert commands(at("daily"), ShareResult()) == ()
    assert "Share" not in controls(at("daily"))


def test_days_of_a_newer_version_are_put_aside_and_not_overwritten() -> None:
    newer = '{"version": 2, "days": {}}'
    state = then(at("daily", {"daily": newer}), Say("first"))
    assert state.shared.saved["daily.old"] == newer
    assert days(state.shared.saved).solved(TODAY)
