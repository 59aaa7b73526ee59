"""What an intent makes of the game on the table. Moves and new games have files of their own."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from pygame_rules.coach import hints
from pygame_rules.core import leftmost
from pygame_rules.play import other
from web.beginning import new, rematch, roll, take_up
from web.intents import (
    Absent,
    ComputerMakes,
    Do,
    Intent,
    Learn,
    Look,
    Make,
    Reviewed,
    Shared,
    TypeResult,
    TypeStart,
)
from web.moving import check, claim, make, may_move, played, redo, undo
from web.saying import announce, ask, notice
from web.state import Opponent, State, Table

HINT_STEPS = 3


def at_table(state: State, table: Table, intent: Intent, rng: Random) -> State:
    """The page after an intent that concerns the game on the table."""
    match intent:
        case Make(notation):
            return make(state, table, notation)
        case Absent(digit) if may_move(state, table) and not table.play.ending:
            leftmost(table.play.number, digit)  # It says that there is none.
        case TypeResult(text):
            return replace(state, table=replace(table, typed=text))
        case TypeStart(text):
            return replace(state, table=replace(table, start_text=text, start_error=""))
        case Look(ply):
            return _look(state, table, None if ply is None or ply >= len(table.play.moves) else max(0, ply))
        case Shared(sentence):
            return announce(replace(state, table=replace(table, shared=sentence)), sentence)
        case Do(what):
            action = ACTIONS.get(what)
            return action(state, table, rng) if action else state
    return _worked_out(state, table, intent)


def _worked_out(state: State, table: Table, intent: Intent) -> State:
    """The page after something was worked out that it has waited for, if it still does."""
    match intent:
        case ComputerMakes(link, notations):
            current = table.looking is None and link == state.link and not table.play.ending
            return played(state, table, table.play.make_all(notations)) if current else state
        case Learn(slug, number, verdict) if slug == table.play.game.slug:
            return _told(state, replace(table, verdict=verdict, verdict_of=number))
        case Reviewed(link, review) if link == state.link:
            return replace(state, table=replace(table, review=review))
    return state


def _look(state: State, table: Table, looking: int | None) -> State:
    """Look at the game after so many moves, or at the present."""
    table = replace(table, looking=looking, hint_step=0, confirming="", notice="")
    seen = f"after move {looking} of {len(table.play.moves)} the number was" if looking is not None else "the number is"
    where = "Back in the game" if looking is None else "Looking back"
    return announce(replace(state, table=table), f"{where}: {seen} {table.shown.number}.")


def _hint(state: State, table: Table, _: Random) -> State:
    """The next of three steps; each new step counts once."""
    if not can_hint(state, table):
        return state
    one, two = table.hints
    used = (one + 1, two) if table.shown.turn == 1 else (one, two + 1)
    return _told(state, replace(table, hint_step=table.hint_step + 1, hints=used))


def can_hint(state: State, table: Table) -> bool:
    """Whether there is a coach, something to hint at, and somebody to hear it."""
    listening = state.settings.coach and table.shown.turn not in state.computers
    return listening and table.hint_step < HINT_STEPS and not table.play.ending


def _told(state: State, table: Table) -> State:
    """The page with the newest hint said, if it is known already."""
    state = replace(state, table=table)
    if not table.hint_step or table.verdict is None or table.verdict_of != table.shown.number:
        return state
    return announce(state, hints(table.play.game, table.shown.number, table.verdict)[table.hint_step - 1])


def _played_out(table: Table) -> Table:
    since = table.out_from if table.played_out else len(table.play.moves)
    return replace(table, confirming="", hurried=True, out_from=since, paused=False, looking=None)


def _confirmed(state: State, table: Table, rng: Random) -> State:
    if table.confirming in ("new", "match"):
        return new(state, table, rng, sure=True)
    if table.confirming == "finish":
        return replace(state, table=_played_out(table))
    people = [seat for seat in (table.play.turn, other(table.play.turn)) if seat not in state.computers]
    return played(state, table, table.play.resign(people[0] if people else None))


def _toggle_values(state: State, _: Table, __: Random) -> State:
    return replace(state, settings=replace(state.settings, values=not state.settings.values))


def _ask_to_resign(state: State, table: Table, _: Random) -> State:
    return state if table.play.ending else ask(state, table, "resign")


def _never_mind(state: State, table: Table, _: Random) -> State:
    return replace(state, table=replace(table, confirming=""))


def _ask_to_finish(state: State, table: Table, _: Random) -> State:
    return state if table.play.ending else ask(state, table, "finish")


def _stop(state: State, table: Table, _: Random) -> State:
    return replace(state, table=replace(table, hurried=False, paused=state.settings.opponent is Opponent.WATCH))


def _pause(state: State, table: Table, _: Random) -> State:
    return replace(state, table=replace(table, paused=not table.paused))


def _back_to_present(state: State, table: Table, _: Random) -> State:
    return _look(state, table, None)


def _list_all(state: State, table: Table, _: Random) -> State:
    return replace(state, table=replace(table, all_moves=not table.all_moves))


def _ask_which(state: State, _: Table, __: Random) -> State:
    return notice(state, "Press below the digit what to do with it: subtract it, or take it out.")


ACTIONS: dict[str, Callable[[State, Table, Random], State]] = {
    "all-moves": _list_all,
    "check": check,
    "claim": claim,
    "finish": _ask_to_finish,
    "hint": _hint,
    "new": new,
    "no": _never_mind,
    "pause": _pause,
    "present": _back_to_present,
    "redo": redo,
    "rematch": rematch,
    "resign": _ask_to_resign,
    "roll": roll,
    "stop": _stop,
    "take-up": take_up,
    "undo": undo,
    "values": _toggle_values,
    "which": _ask_which,
    "yes": _confirmed,
}
