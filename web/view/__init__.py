"""What the page should show: a pure function from its state to plain nodes."""

from web.html import Lazy, Node, h
from web.state import State
from web.view.about import about
from web.view.bar import bar, kept, problem
from web.view.lobby import running_games
from web.view.table import table


def view(state: State) -> dict[str, Node | Lazy]:
    """The content of each part of the page that changes, by the id of the element it stands in."""
    return {
        "controls": Lazy(bar, (state.settings.theme, state.settings.sound, state.settings.keys, state.keys_shown)),
        "problem": Lazy(problem, (state.problem, state.trouble)),
        "running": running_games(state),
        "kept": kept(state),
        "screen": h("div", screen(state)),
    }


def screen(state: State) -> Node:
    """The screen itself; the lobby stands in the page already."""
    if state.screen == "table" and state.table:
        return table(state, state.table)
    if state.screen == "about":
        return about(state.edition)
    return h("div", key="none")


def title(state: State) -> str:
    """The title of the page."""
    if state.screen == "table" and state.table:
        return f"{state.table.play.game.title} – Digit Dojo"
    return "About – Digit Dojo" if state.screen == "about" else "Digit Dojo"
