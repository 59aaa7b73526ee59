"""What a message makes of the table. Moves and new games have files of their own."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from pygame_rules.coach import hints
from pygame_rules.errors import RulesError
from pygame_rules.play import other
from web.app.commands import Copy, Focus, Reveal
from web.app.screen import Step
from web.app.state import Opponent, Shared
from web.screens.play import moves, new_game
from web.screens.play.messages import (
    AskWhich,
    Autoplay,
    Cancel,
    ChangePoints,
    Check,
    Claim,
    ComputerMoved,
    Confirm,
    Hint,
    LinkShared,
    MoveFocus,
    NewGame,
    PlayMove,
    PressMissingDigit,
    Redo,
    Rematch,
    Rename,
    Resign,
    Resume,
    Reviewed,
    RollStart,
    Share,
    ShowPly,
    ShowSetup,
    Solved,
    StopAutoplay,
    ToggleAllMoves,
    TogglePause,
    ToggleValues,
    TypeResult,
    TypeStart,
    Undo,
)
from web.screens.play.model import PlayModel, Question, computers
from web.screens.play.questions import ask
from web.screens.play.resume import resume
from web.ui.html import Message

HINT_STEPS = 3
SETUP = "setup"  # The id of the panel in which the table is set up.


def update(model: PlayModel, shared: Shared, message: Message, rng: Random) -> Step[PlayModel]:
    """The table after a message. What cannot be done is said where the player looks, and nothing is lost."""
    try:
        if type(message) in ROLLING:
            return ROLLING[type(message)](model, shared, rng)
        if type(message) in HANDLERS:
            return HANDLERS[type(message)](model, shared, message)
    except RulesError as error:
        return _said(model, str(error))
    return Step(model)


def _said(model: PlayModel, sentence: str) -> Step[PlayModel]:
    return Step(model.with_ui(notice=sentence), announce=sentence)


def _ask_which(model: PlayModel, _: Shared, __: AskWhich) -> Step[PlayModel]:
    return _said(model, "Press below the digit what to do with it: subtract it, or take it out.")


def _move_focus(model: PlayModel, _: Shared, message: MoveFocus) -> Step[PlayModel]:
    return Step(model, commands=(Focus((message.id,)),))


# --- looking back ---


def _show_ply(model: PlayModel, _: Shared, message: ShowPly) -> Step[PlayModel]:
    """Look at the game after so many moves, or at the present."""
    ply, last = message.ply, len(model.play.moves)
    viewed = None if ply is None or ply >= last else max(0, ply)
    model = model.with_ui(viewed_ply=viewed, hint_step=0, question=None, notice="")
    seen = f"after move {viewed} of {last} the number was" if viewed is not None else "the number is"
    where = "Back in the game" if viewed is None else "Looking back"
    return Step(model, announce=f"{where}: {seen} {model.shown.number}.", commands=(moves.REVEAL,))


def _toggle_all_moves(model: PlayModel, _: Shared, __: ToggleAllMoves) -> Step[PlayModel]:
    return Step(model.with_ui(all_moves=not model.ui.all_moves))


# --- the coach ---


def _hint(model: PlayModel, shared: Shared, _: Hint) -> Step[PlayModel]:
    """The next of three steps; each new step counts once."""
    if not can_hint(model, shared):
        return Step(model)
    one, two = model.saved.hints
    used = (one + 1, two) if model.shown.turn == 1 else (one, two + 1)
    return _told(model.with_saved(hints=used).with_ui(hint_step=model.ui.hint_step + 1))


def can_hint(model: PlayModel, shared: Shared) -> bool:
    """Whether there is a coach, something to hint at, and somebody to hear it."""
    listening = shared.settings.coach and model.shown.turn not in computers(model, shared)
    return listening and model.ui.hint_step < HINT_STEPS and not model.play.ending


def _told(model: PlayModel) -> Step[PlayModel]:
    """The table with the newest hint said, if it is known already."""
    if not model.ui.hint_step or model.verdict is None:
        return Step(model)
    return Step(model, announce=hints(model.play.game, model.shown.number, model.verdict)[model.ui.hint_step - 1])


def _solved(model: PlayModel, _: Shared, message: Solved) -> Step[PlayModel]:
    if message.slug != model.play.game.slug:
        return Step(model)
    return _told(model.with_ui(verdict=message.verdict, verdict_of=message.number))


def _reviewed(model: PlayModel, _: Shared, message: Reviewed) -> Step[PlayModel]:
    return Step(model.with_ui(review=message.review) if message.link == model.link else model)


def _toggle_values(model: PlayModel, shared: Shared, _: ToggleValues) -> Step[PlayModel]:
    return Step(model, shared.with_settings(values=not shared.settings.values))


# --- giving up, playing out, pausing ---


def _resign(model: PlayModel, _: Shared, __: Resign) -> Step[PlayModel]:
    return Step(model) if model.play.ending else ask(model, Question.RESIGN)


def _autoplay(model: PlayModel, _: Shared, __: Autoplay) -> Step[PlayModel]:
    return Step(model) if model.play.ending else ask(model, Question.AUTOPLAY)


def _confirm(model: PlayModel, shared: Shared, rng: Random) -> Step[PlayModel]:
    if model.ui.question in (Question.NEW_GAME, Question.NEW_MATCH):
        return new_game.new_game(model, shared, rng, sure=True)
    if model.ui.question is Question.AUTOPLAY:
        since = model.saved.autoplayed_from if model.saved.autoplayed else len(model.play.moves)
        model = model.with_saved(autoplayed_from=since)
        return Step(model.with_ui(question=None, autoplaying=True, paused=False, viewed_ply=None))
    if model.ui.question is Question.RESIGN:
        turn = model.play.turn
        people = [seat for seat in (turn, other(turn)) if seat not in computers(model, shared)]
        step = moves.played(model, shared, model.play.resign(people[0] if people else None))
        return replace(step, commands=(moves.REVEAL, *step.commands))
    return Step(model)


def _cancel(model: PlayModel, _: Shared, __: Cancel) -> Step[PlayModel]:
    return Step(model.with_ui(question=None) if model.ui.question else model)


def _stop_autoplay(model: PlayModel, shared: Shared, _: StopAutoplay) -> Step[PlayModel]:
    return Step(model.with_ui(autoplaying=False, paused=shared.settings.opponent is Opponent.WATCH))


def _toggle_pause(model: PlayModel, _: Shared, __: TogglePause) -> Step[PlayModel]:
    return Step(model.with_ui(paused=not model.ui.paused))


def _resume(model: PlayModel, shared: Shared, _: Resume) -> Step[PlayModel]:
    return resume(model, shared)


def _show_setup(model: PlayModel, _: Shared, __: ShowSetup) -> Step[PlayModel]:
    return Step(model, commands=(Focus(("set-opponent",)), Reveal(SETUP, part=SETUP)))


# --- sharing ---


def _share(model: PlayModel, shared: Shared, _: Share) -> Step[PlayModel]:
    """Copy the link; of a page that is a file on this device, only the part that means something elsewhere."""
    link = f"#/{model.link}"
    part = "The end of the link was copied. Behind the address of any Digit Dojo, it opens this game."
    done = LinkShared("The link to this game was copied." if shared.home else part)
    failed = LinkShared("The link to this game is in the address bar.")
    return Step(model, commands=(Copy(shared.home + link, done, failed),))


def _link_shared(model: PlayModel, _: Shared, message: LinkShared) -> Step[PlayModel]:
    return Step(model.with_ui(share_note=message.sentence), announce=message.sentence)


ROLLING: dict[type, Callable[[PlayModel, Shared, Random], Step[PlayModel]]] = {
    Confirm: _confirm,
    NewGame: new_game.new_game,
    Rematch: new_game.rematch,
    RollStart: new_game.roll_start,
}
HANDLERS: dict[type, Callable[[PlayModel, Shared, Any], Step[PlayModel]]] = {
    AskWhich: _ask_which,
    Autoplay: _autoplay,
    Cancel: _cancel,
    ChangePoints: new_game.change_points,
    Check: moves.check,
    Claim: moves.claim,
    ComputerMoved: moves.computer_moved,
    Hint: _hint,
    LinkShared: _link_shared,
    MoveFocus: _move_focus,
    PlayMove: moves.play_move,
    PressMissingDigit: moves.press_missing_digit,
    Redo: moves.redo,
    Rename: new_game.rename,
    Resign: _resign,
    Resume: _resume,
    Reviewed: _reviewed,
    Share: _share,
    ShowPly: _show_ply,
    ShowSetup: _show_setup,
    Solved: _solved,
    StopAutoplay: _stop_autoplay,
    ToggleAllMoves: _toggle_all_moves,
    TogglePause: _toggle_pause,
    ToggleValues: _toggle_values,
    TypeResult: moves.type_result,
    TypeStart: new_game.type_start,
    Undo: moves.undo,
}
