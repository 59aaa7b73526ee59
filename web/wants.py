"""What the page needs worked out next: read off the state, done elsewhere. Each want names its game."""

from dataclasses import dataclass

from web.state import State


@dataclass(frozen=True)
class Think:
    """A computer player is to move in the game of a link."""

    link: str
    hurried: bool


@dataclass(frozen=True)
class Decide:
    """A hint or the values of the moves need a verdict."""

    slug: str
    number: int


@dataclass(frozen=True)
class LookBack:
    """The finished game of a link wants its review."""

    link: str


Want = Think | Decide | LookBack


def wants(state: State) -> tuple[Want, ...]:
    """Everything the page is waiting for."""
    table = state.table
    if table is None or state.screen != "table":
        return ()
    found: list[Want] = []
    play, shown = table.play, table.shown
    if not play.ending and not table.paused and table.looking is None and play.turn in state.computers:
        found.append(Think(state.link, table.hurried))
    asked = table.hint_step > 0 or state.settings.values
    if state.settings.coach and asked and shown.legal_moves and table.verdict_of != shown.number:
        found.append(Decide(play.game.slug, shown.number))
    if state.settings.coach and play.ending and play.moves and table.review is None:
        found.append(LookBack(state.link))
    return tuple(found)
