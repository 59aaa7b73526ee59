"""A game's table: the number, what can be done with it, and everything around it."""

from pygame_rules import Game
from pygame_rules.play import Play, other
from web.app.state import Opponent, Shared
from web.screens.play.board import LONGEST_SUM, answer, board
from web.screens.play.coach import coach
from web.screens.play.messages import (
    Autoplay,
    Cancel,
    Claim,
    Confirm,
    Hint,
    Redo,
    Rematch,
    Resign,
    Resume,
    Share,
    ShowPly,
    ShowSetup,
    StopAutoplay,
    TogglePause,
    Undo,
)
from web.screens.play.model import PlayModel, Question, computers, is_paused, name_of, names
from web.screens.play.move_list import move_list
from web.screens.play.moves import can_claim, score
from web.screens.play.questions import CANCEL
from web.screens.play.setup import setup
from web.screens.play.update import can_hint
from web.ui.controls import button
from web.ui.html import Lazy, Message, Node, h

LONG = 8  # moves after which a game may be played out


def view(model: PlayModel, shared: Shared) -> Node:
    """The whole table."""
    play, game = model.shown, model.play.game
    ending = model.play.ending
    panel = Lazy(setup, (shared.settings, game, model.setup), key="setup")
    listed = (names(model, shared), model.play, model.ui.viewed_ply, model.ui.all_moves)
    return h(
        "article",
        Lazy(_head, (game,), key="head"),
        h(
            "section",
            _status(model, shared),
            board(model, shared),
            answer(model, shared),
            h("p", model.ui.notice, key="notice", class_="notice") if model.ui.notice else None,
            _looking_back(model),
            _question(model.ui.question) if model.ui.question else None,
            _actions(model, shared),
            _parked(model),
            key="play",
            class_="play",
            aria_label="The game",
        ),
        h("div", coach(model, shared), panel, key="side", class_="side"),
        Lazy(move_list, listed, key="moves", deferred=True),
        key=f"table-{game.slug}",
        class_="table",
        data_game=game.slug,
        data_number=play.number,
        data_turn=play.turn,
        data_winner=ending.winner if ending and model.ui.viewed_ply is None else None,
    )


def _head(game: Game) -> Node:
    return h(
        "header",
        h("h1", game.title, key="title", id="title", tabindex="-1"),
        h("p", game.objective, key="objective", class_="objective"),
        class_="table-head",
    )


def _status(model: PlayModel, shared: Shared) -> Node:
    """Whose turn it is or who has won, and the score."""
    play, ending = model.play, model.play.ending
    if model.ui.viewed_ply is not None:
        text = f"Looking back: after move {model.ui.viewed_ply} of {len(play.moves)}"
    elif ending:
        text = ending.sentence(names(model, shared))
    elif is_paused(model, shared):
        text = "Paused"
    elif play.turn in computers(model, shared):
        text = f"{name_of(model, shared, play.turn)} is thinking …"
    else:
        text = f"{name_of(model, shared, play.turn)}'s turn"
    return h(
        "div",
        h("div", class_="coin", aria_hidden="true", key="coin") if model.ui.tossed else None,
        h("p", text, key="text", class_="turn"),
        h("p", _last_move(model, shared), key="last", class_="last"),
        h("p", score(model, shared), key="score", class_="score"),
        key="status",
        class_="status",
        id="status",
        data_seat=ending.winner if ending else play.turn,
    )


def _last_move(model: PlayModel, shared: Shared) -> str:
    """The last move, for those who have not seen it being made."""
    play: Play = model.shown
    if not play.moves:
        return ""
    before, move = play.numbers[-2], play.moves[-1]
    long = len(str(before)) > LONGEST_SUM
    made = play.game.describe(before, move).lower() if long else play.game.preview(before, move)
    return f"{name_of(model, shared, other(play.turn))}: {made}"


def _looking_back(model: PlayModel) -> Node | None:
    ply = model.ui.viewed_ply
    if ply is None:
        return None
    return h(
        "div",
        button("Earlier", ShowPly(max(0, ply - 1)), disabled=ply == 0),
        button("Later", ShowPly(ply + 1), disabled=ply >= len(model.play.moves)),
        button("Back to the game", ShowPly(None), class_="strong"),
        key="looking",
        class_="row",
    )


def _parked(model: PlayModel) -> Node | None:
    """The running games that made room for the one on the table."""
    if not model.saved.parked:
        return None
    play, behind = model.saved.parked[0].play, len(model.saved.parked) - 1
    more = f", and {behind} more behind it" if behind else ""
    return h(
        "div",
        h("p", f"You have an unfinished game ({play.start}, now at {play.number}){more}.", key="text"),
        button("Resume", Resume()),
        key="parked",
        class_="parked row",
    )


def _question(question: Question) -> Node:
    return h(
        "div",
        h("p", question.value, key="question"),
        button("Yes", Confirm(), class_="strong"),
        button("No, keep playing", Cancel(), id=CANCEL),
        key="question",
        class_="question row",
        role="group",
        aria_label=question.value,
    )


def _actions(model: PlayModel, shared: Shared) -> Lazy:
    """The buttons below the board, made again only if one of them comes, goes, or can or cannot be pressed."""
    play, ui = model.play, model.ui
    over, watching = bool(play.ending), shared.settings.opponent is Opponent.WATCH
    # The text, the message, how it looks, whether it can be pressed, and whether it is there at all.
    found: tuple[tuple[str, Message, str, bool, bool], ...] = (
        ("Undo", Undo(), "", _can_undo(model, shared), True),
        ("Redo", Redo(), "", bool(play.undone) and not play.given_up, True),
        ("Hint", Hint(), "", can_hint(model, shared), True),
        ("Rematch" if model.saved.standing.winner else "Next game", Rematch(), "strong", True, over),
        (
            "Go on" if ui.paused else "Pause",
            TogglePause(),
            "",
            True,
            (watching or is_paused(model, shared)) and not over,
        ),
        ("Play it out", Autoplay(), "", ui.viewed_ply is None, not over and _is_long(model)),
        ("Stop", StopAutoplay(), "strong", True, ui.autoplaying),
        (
            f"{name_of(model, shared, other(play.turn))}: claim the game",
            Claim(),
            "strong",
            True,
            can_claim(model, shared),
        ),
        ("Resign", Resign(), "", not over and not watching, True),
        ("Share", Share(), "", True, True),
        ("Settings", ShowSetup(), "narrow", True, True),
    )
    buttons = tuple((text, message, class_, able) for text, message, class_, able, there in found if there)
    return Lazy(_buttons, (buttons, ui.share_note), key="actions")


def _buttons(buttons: tuple[tuple[str, Message, str, bool], ...], share_note: str) -> Node:
    return h(
        "div",
        *(
            button(text, message, key=type(message).__name__, class_=class_, disabled=not able)
            for text, message, class_, able in buttons
        ),
        h("p", share_note, key="shared", class_="note") if share_note else None,
        class_="actions row",
    )


def _can_undo(model: PlayModel, shared: Shared) -> bool:
    """Something can be taken back; a computer's opening would only be made again."""
    play = model.play
    people = shared.settings.opponent is Opponent.WATCH or any(
        play.seat_at(ply) not in shared.settings.computers for ply in range(1, min(2, len(play.moves)) + 1)
    )
    return bool(play.given_up) or (bool(play.moves) and people)


def _is_long(model: PlayModel) -> bool:
    verdict = model.verdict if model.ui.viewed_ply is None else None
    plies = verdict.plies if verdict else None
    return not model.ui.autoplaying and (len(model.play.moves) >= LONG or (plies is not None and plies >= LONG))
