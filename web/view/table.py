"""A game's table."""

from pygame_rules import Game
from pygame_rules.play import Play, other
from web.at_table import can_hint
from web.html import Lazy, Node, h
from web.moving import can_claim, score
from web.saying import QUESTIONS
from web.state import Opponent, State, Table
from web.view.board import LONGEST_SUM, answer, board
from web.view.coach import coach
from web.view.moves import moves
from web.view.parts import button
from web.view.setup import setup

BUTTONS = (
    ("Undo", "undo", ""),
    ("Redo", "redo", ""),
    ("Hint", "hint", ""),
    ("Next game", "rematch", "strong"),
    ("Pause", "pause", ""),
    ("Play it out", "finish", ""),
    ("Stop", "stop", "strong"),
    ("Claim the game", "claim", "strong"),
    ("Resign", "resign", ""),
    ("Share", "share", ""),
    ("Settings", "settings", "narrow"),
)


def table(state: State, table: Table) -> Node:
    """The number, what can be done with it, and everything around it."""
    play, game = table.shown, table.play.game
    ending = table.play.ending
    panel = Lazy(setup, (state.settings, game, table.start_text, table.start_error, state.refused), key="setup")
    return h(
        "article",
        Lazy(_head, (game,), key="head"),
        h(
            "section",
            _status(state, table),
            board(state, table),
            answer(state, table),
            h("p", table.notice, key="notice", class_="notice") if table.notice else None,
            _looking(table),
            _confirm(table),
            _actions(state, table),
            _aside(table),
            key="play",
            class_="play",
            aria_label="The game",
        ),
        h("div", coach(state, table), panel, key="side", class_="side"),
        Lazy(moves, (state.names, table.play, table.looking, table.all_moves), key="moves", later=True),
        key=f"table-{game.slug}",
        class_="table",
        data_game=game.slug,
        data_number=play.number,
        data_turn=play.turn,
        data_winner=ending.winner if ending and table.looking is None else None,
    )


def _head(game: Game) -> Node:
    return h(
        "header",
        h("h1", game.title, key="title", id="title", tabindex="-1"),
        h("p", game.objective, key="objective", class_="objective"),
        class_="table-head",
    )


def _status(state: State, table: Table) -> Node:
    """Whose turn it is or who has won, and the score."""
    ending = table.play.ending
    if table.looking is not None:
        text = f"Looking back: after move {table.looking} of {len(table.play.moves)}"
    elif ending:
        text = ending.sentence(state.names)
    elif state.paused:
        text = "Paused"
    elif table.play.turn in state.computers:
        text = f"{state.name(table.play.turn)} is thinking …"
    else:
        text = f"{state.name(table.play.turn)}'s turn"
    return h(
        "div",
        h("div", class_="coin", aria_hidden="true", key="coin") if table.tossed else None,
        h("p", text, key="text", class_="turn"),
        h("p", _last(state, table.shown), key="last", class_="last"),
        h("p", score(state, table), key="score", class_="score"),
        key="status",
        class_="status",
        id="status",
        data_seat=ending.winner if ending else table.play.turn,
    )


def _last(state: State, play: Play) -> str:
    """The last move, for those who have not seen it being made."""
    if not play.moves:
        return ""
    before, move = play.numbers[-2], play.moves[-1]
    long = len(str(before)) > LONGEST_SUM
    made = play.game.describe(before, move).lower() if long else play.game.preview(before, move)
    return f"{state.name(other(play.turn))}: {made}"


def _looking(table: Table) -> Node | None:
    if table.looking is None:
        return None
    last = len(table.play.moves)
    return h(
        "div",
        _look("Earlier", table.looking - 1, disabled=table.looking == 0),
        _look("Later", table.looking + 1, disabled=table.looking >= last),
        button("Back to the game", "present", class_="strong"),
        key="looking",
        class_="row",
    )


def _look(text: str, ply: int, *, disabled: bool) -> Node:
    return h("button", text, key=text, type="button", class_="button", data_look=max(ply, 0), disabled=disabled)


def _aside(table: Table) -> Node | None:
    """The running games that made room for the one on the table."""
    if not table.aside:
        return None
    play, behind = table.aside[0].play, len(table.aside) - 1
    more = f", and {behind} more behind it" if behind else ""
    return h(
        "div",
        h("p", f"Another game, from {play.start}, waits at {play.number}{more}.", key="text"),
        button("Take it up again", "take-up"),
        key="aside",
        class_="aside row",
    )


def _confirm(table: Table) -> Node | None:
    if not table.confirming:
        return None
    question = QUESTIONS[table.confirming]
    return h(
        "div",
        h("p", question, key="question"),
        button("Yes", "yes", class_="strong"),
        button("No, keep playing", "no"),
        key="confirm",
        class_="confirm row",
        role="group",
        aria_label=question,
    )


def _actions(state: State, table: Table) -> Lazy:
    """The buttons below the board, made again only if one of them comes, goes, or can or cannot be pressed."""
    play = table.play
    watching = state.settings.opponent is Opponent.WATCH
    plies = table.verdict.plies if table.verdict and table.verdict_of == play.number else None
    able = {
        "undo": _can_undo(state, table),
        "redo": bool(play.undone) and not play.given_up,
        "hint": can_hint(state, table),
        "finish": table.looking is None,
        "resign": not play.ending and not watching,
    }
    there = {
        "rematch": bool(play.ending),
        "pause": (watching or state.paused) and not play.ending,
        "finish": not play.ending and _is_long(table, plies),
        "stop": table.hurried,
        "claim": can_claim(state, table),
    }
    words = {
        "rematch": "Rematch" if table.standing.winner else "Next game",
        "pause": "Go on" if table.paused else "Pause",
        "claim": f"{state.name(other(play.turn))}: claim the game",
    }
    buttons = tuple(
        (words.get(do, text), do, class_, not able.get(do, True)) for text, do, class_ in BUTTONS if there.get(do, True)
    )
    return Lazy(_buttons, (buttons, table.shared), key="actions")


def _buttons(buttons: tuple[tuple[str, str, str, bool], ...], shared: str) -> Node:
    return h(
        "div",
        *(button(text, do, class_=class_, disabled=disabled) for text, do, class_, disabled in buttons),
        h("p", shared, key="shared", class_="note") if shared else None,
        class_="actions row",
    )


def _can_undo(state: State, table: Table) -> bool:
    """Something can be taken back; a computer's opening would only be made again."""
    play = table.play
    people = state.settings.opponent is Opponent.WATCH or any(
        (play.starter if ply % 2 == 0 else other(play.starter)) not in state.settings.computers
        for ply in range(min(2, len(play.moves)))
    )
    return bool(play.given_up) or (bool(play.moves) and people)


def _is_long(table: Table, plies: int | None) -> bool:
    return not table.hurried and (len(table.play.moves) >= 8 or (plies is not None and plies >= 8))
