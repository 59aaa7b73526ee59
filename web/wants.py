"""What the page needs worked out next: read off the state, done elsewhere."""

from dataclasses import dataclass

from web.state import State


@dataclass(frozen=True)
class Think:
    """A computer player is to move."""

    number: int
    ply: int
    hurried: bool


@dataclass(frozen=True)
class Decide:
    """A hint or the values of the moves need a verdict."""

    number: int


@dataclass(frozen=True)
class LookBack:
    """A finished game wants its review."""

    ply: int


Want = Think | Decide | LookBack


def wants(state: State) -> tuple[Want, ...]:
    """Everything the page is waiting for."""
    table = state.table
    if table is None or state.screen != "table":
        return ()
    found: list[Want] = []
    play, shown = table.play, table.shown
    if not play.ending and not table.paused and table.looking is None and play.turn in state.computers:
        found.append(Think(play.number, len(play.moves), table.hurried))
    asked = table.hint_step > 0 or table.show_values
    if state.settings.coach and asked and shown.legal_moves and table.verdict_of != shown.number:
        found.append(Decide(shown.number))
    if state.settings.coach and play.ending and play.moves and table.review is None:
        found.append(LookBack(len(play.moves)))
    return tuple(found)
