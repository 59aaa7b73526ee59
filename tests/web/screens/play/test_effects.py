"""What the table has to work out: each effect by its key, its work run to the end, and what is not waited for."""

from collections.abc import Hashable
from itertools import count
from random import Random
from typing import NoReturn

import pytest
from support.headless import at, effects, finished, friends, opened, settle, table, then
from support.press import choose, make, more, press

from pygame_rules import GAMES, solve
from pygame_rules.coach import Coach
from pygame_rules.computer import Level
from web.app.effects import Env, Pause
from web.app.messages import Navigate
from web.app.state import CoachMode, Opponent, State
from web.screens.play.effects import THINKING
from web.screens.play.messages import ComputerMoved, Reviewed, ShowPly, Solved

LONG = "zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3"


def keys(state: State) -> list[Hashable]:
    return [effect.key for effect in effects(state)]


def env(*, hurry: bool = False) -> Env:
    """What work may use; in a hurry, every look at the clock finds the moment over."""
    return Env(Random(1), clock=count().__next__ if hurry else lambda: 0.0)


def against(link: str, *, level: Level = Level.PERFECT) -> State:
    return opened(link, opponent=Opponent.COMPUTER, level=level)


# --- a computer's move ---


def test_a_computer_that_is_to_move_chooses_one() -> None:
    state = make(against("zero-hero/56"), "-6")
    assert keys(state) == [("choose move", "zero-hero/56/-6", Level.PERFECT)]
    [effect] = effects(state)
    assert finished(effect, env()) == ComputerMoved("zero-hero/56/-6", ("-5",))


def test_a_computer_thinks_for_a_human_moment() -> None:
    [effect] = effects(make(against("zero-hero/56"), "-6"))
    pauses = [step for step in effect.work(env()) if isinstance(step, Pause)]
    assert len(pauses) == 1
    assert THINKING[0] <= pauses[0].seconds <= THINKING[1]


def test_two_effects_with_one_key_are_the_same_and_another_level_or_position_is_another() -> None:
    state = make(against("zero-hero/56"), "-6")
    [effect] = effects(state)
    assert effect == effects(press(state, "How to play"))[0]
    assert hash(effect) == hash(effects(state)[0])
    assert effect != effects(make(against("zero-hero/56", level=Level.NOVICE), "-6"))[0]
    watched = opened("zero-hero/37", opponent=Opponent.WATCH)
    assert not set(effects(watched)) & set(effects(then(watched, Navigate("#/digit-deletion-duel/37?opponent=watch"))))


def test_a_late_move_is_ignored() -> None:
    state = make(against("zero-hero/56"), "-6")
    [effect] = effects(state)
    late = finished(effect, env())
    for moved_on in (press(state, "Undo"), then(state, ShowPly(0)), more(state, "Resign", "Resign")):
        assert then(moved_on, late) is moved_on


@pytest.mark.parametrize(
    "state",
    [
        friends("zero-hero/56"),
        against("zero-hero/56"),
        against("zero-hero/56/-6?opponent=computer"),
        then(make(against("zero-hero/56"), "-6"), ShowPly(0)),
        settle(more(make(against("zero-hero/56"), "-6"), "Resign", "Resign")),
        at("max-digit-zero"),
    ],
    ids=["friends", "person to move", "paused", "past", "over", "seat to be chosen"],
)
def test_no_computer_moves_here(state: State) -> None:
    assert keys(state) == []


# --- playing out ---


def test_a_game_is_played_out_as_far_as_a_moment_goes() -> None:
    state = more(at(LONG), "Finish it for me", "Finish it")
    assert keys(state) == [("play out", LONG)]
    [effect] = effects(state)
    whole, single = finished(effect, env()), finished(effect, env(hurry=True))
    assert isinstance(whole, ComputerMoved)
    assert isinstance(single, ComputerMoved)
    assert table(then(state, whole)).play.ending
    assert len(single.notations) == 1
    on = then(state, single)
    assert table(on).ui.autoplaying
    assert keys(on) == [("play out", f"{LONG}.{single.notations[0]}")]
    assert then(on, whole) is on, "it was chosen for another position"


def test_a_game_that_is_played_out_is_played_perfectly() -> None:
    [effect] = effects(more(at(LONG), "Finish it for me", "Finish it"))
    played = finished(effect, env())
    assert isinstance(played, ComputerMoved)
    number = table(at(LONG)).play.number
    winning = {str(move) for move in solve(GAMES["zero-hero"], number).winning}
    assert played.notations[0] in winning or not winning


# --- verdicts ---


def test_a_hint_needs_a_verdict_once() -> None:
    state = press(friends("zero-hero/73"), "Hint")
    assert keys(state) == [("solve", "zero-hero", 73)]
    [effect] = effects(state)
    message = finished(effect, env())
    assert message == Solved("zero-hero", 73, solve(GAMES["zero-hero"], 73))
    known = then(state, message)
    assert table(known).verdict == solve(GAMES["zero-hero"], 73)
    assert keys(known) == keys(press(known, "Hint")) == []


def test_values_need_a_verdict_of_every_number_that_is_looked_at() -> None:
    state = settle(more(at("zero-hero/73/-7"), "Show winning moves"))
    assert keys(make(state, "-6")) == [("solve", "zero-hero", 60)]
    assert keys(then(state, ShowPly(0))) == [("solve", "zero-hero", 73)]
    assert keys(press(make(state, "-6"), "Hide")) == []
    over = make(settle(more(friends("zero-hero/7"), "Show winning moves")), "-7")
    assert keys(over) == [("review", "zero-hero/7/-7")], "there is nothing to be said of zero"


def test_a_coach_who_speaks_up_knows_the_verdict_before_a_move_is_made() -> None:
    speaks = press(choose(more(friends("zero-hero/73")), "Coach", "Speaks up"), "Close")
    assert keys(speaks) == [("solve", "zero-hero", 73)]
    assert keys(settle(speaks)) == []
    waiting = make(opened("zero-hero/56", opponent=Opponent.COMPUTER, coach=CoachMode.SPEAKS), "-6")
    assert [key for key in keys(waiting) if "solve" in str(key)] == [], "not while the computer is to move"


# --- reviews ---


def test_a_finished_game_wants_its_review_once() -> None:
    state = make(friends("zero-hero/7"), "-7")
    assert keys(state) == [("review", "zero-hero/7/-7")]
    [effect] = effects(state)
    message = finished(effect, env())
    assert message == Reviewed("zero-hero/7/-7", Coach(GAMES["zero-hero"]).review(table(state).play))
    assert keys(then(state, message)) == []
    back = press(state, "Undo")
    assert keys(back) == []
    assert then(back, message) is back


# --- what is remembered ---


def test_what_a_solver_has_found_out_is_remembered() -> None:
    shared = env()
    for state in (press(friends("zero-hero/73"), "Hint"), make(friends("zero-hero/7"), "-7")):
        [effect] = effects(state)
        finished(effect, shared)

    def again() -> NoReturn:
        raise AssertionError("it was made before")

    coach: Coach = shared.remembered(("coach", "zero-hero"), again)
    assert coach.game is GAMES["zero-hero"]
