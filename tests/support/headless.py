"""Helpers for tests of the page's state: open a link, and work off at once what the page waits for."""

from random import Random

from pygame_rules.coach import Coach
from pygame_rules.computer import Computer, Level
from web.intents import ComputerMakes, Go, Intent, Learn, Reviewed
from web.state import State
from web.update import update
from web.wants import Decide, LookBack, Think, Want, wants


def at(link: str) -> State:
    """The page after following a link."""
    return update(State(), Go(f"#/{link}"), Random(1))


def then(state: State, *intents: Intent, seed: int = 1) -> State:
    """The page after some intents, with dice of a known seed."""
    for intent in intents:
        state = update(state, intent, Random(seed))
    return state


def settle(state: State, rounds: int = 500) -> State:
    """The page when it waits for nothing any more."""
    rng = Random(1)
    for _ in range(rounds):
        waiting = wants(state)
        if not waiting:
            return state
        state = update(state, answer(state, waiting[0], rng), rng)
    raise AssertionError("the page never comes to rest")


def answer(state: State, want: Want, rng: Random) -> Intent:
    """What the app would work out."""
    assert state.table
    coach = Coach(state.table.play.game)
    match want:
        case Think(link, hurried):
            level = Level.PERFECT if hurried else state.settings.level
            move = Computer(coach.solver, level, rng).choose(state.table.play.number)
            return ComputerMakes(link, (str(move),))
        case Decide(slug, number):
            return Learn(slug, number, coach.solver.verdict(number))
        case LookBack(link):
            return Reviewed(link, coach.review(state.table.play))
