"""What a message makes of the table. Moves, new games and second tries have files of their own."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from pygame_rules.coach import hints
from pygame_rules.errors import RulesError
from pygame_rules.play import other
from web.app.commands import Copy, Focus
from web.app.screen import Step
from web.app.state import CoachMode, Opponent, Shared
from web.screens.play import messages as m
from web.screens.play import moves, new_game, recording, retry
from web.screens.play.model import PlayModel, Question, Sheet
from web.screens.play.questions import ask
from web.screens.play.resume import resume
from web.screens.play.words import place_text, slip_text
from web.ui.html import Message
from web.ui.sheet import close_id

HINT_STEPS = 3

OPENERS = {Sheet.SETUP: "open-setup", Sheet.MOVES: "open-moves", Sheet.MORE: "open-more", Sheet.RULES: "open-rules"}


def update(model: PlayModel, shared: Shared, message: Message, rng: Random) -> Step[PlayModel]:
    """The table after a message. What cannot be done is said where the player looks, and nothing is lost."""
    try:
        if type(message) in ROLLING:
            return ROLLING[type(message)](model, shared, rng)
        if type(message) in HANDLERS:
            return HANDLERS[type(message)](model, shared, message)
        if isinstance(message, m.OpenSheet):
            return _open_sheet(model, shared, message, rng)
    except RulesError as error:
        return Step(model.with_ui(notice=str(error)), announce=str(error))
    return Step(model)


def _play_move(model: PlayModel, shared: Shared, message: m.PlayMove) -> Step[PlayModel]:
    if model.ui.retry:
        return retry.try_move(model, message)
    return moves.play_move(model, shared, message)


def _move_focus(model: PlayModel, _: Shared, message: m.MoveFocus) -> Step[PlayModel]:
    return Step(model, commands=(Focus((message.id,)),))


# --- sheets ---


def _open_sheet(model: PlayModel, shared: Shared, message: m.OpenSheet, rng: Random) -> Step[PlayModel]:
    """Lay a sheet over the table; pressed again, its button closes it."""
    if model.sheet is message.sheet:
        return _cancel(model, shared, m.Cancel())
    if message.sheet is Sheet.SETUP:
        model = new_game.open_setup(model, shared, rng)
    return Step(
        replace(model, sheet=message.sheet),
        announce=message.sheet.value,
        commands=(Focus((close_id(message.sheet.value),)),),
    )


def _cancel(model: PlayModel, _: Shared, __: m.Cancel) -> Step[PlayModel]:
    """Close what is laid over the table; the focus goes back to what opened it."""
    if model.ui.question:
        return Step(model.with_ui(question=None), commands=(Focus(("open-more",)),))
    if model.sheet:
        return Step(replace(model, sheet=None, setup=None), commands=(Focus((OPENERS[model.sheet],)),))
    return Step(model)


# --- looking back ---


def _show_ply(model: PlayModel, _: Shared, message: m.ShowPly) -> Step[PlayModel]:
    """Look at the game after so many moves, or at the present."""
    ply, last = message.ply, len(model.play.moves)
    viewed = None if ply is None or (ply >= last and not model.play.ending) else max(0, min(ply, last))
    model = replace(model.with_ui(viewed_ply=viewed, hint_step=0, question=None, notice="", retry=None), sheet=None)
    place = "Back in the game: the number is" if viewed is None else f"{place_text(viewed, last)}: the number was"
    sentence = f"{place} {model.shown.number}."
    if model.slip:
        sentence = f"{sentence} {slip_text(model, model.slip)}"
    return Step(model, announce=sentence, commands=(moves.REVEAL,))


# --- the coach ---


def _hint(model: PlayModel, shared: Shared, _: m.Hint) -> Step[PlayModel]:
    """The next of three steps; each new step counts once."""
    if not can_hint(model, shared):
        return Step(model)
    one, two = model.saved.hints
    used = (one + 1, two) if model.shown.turn == 1 else (one, two + 1)
    return _told(model.with_saved(hints=used).with_ui(hint_step=model.ui.hint_step + 1, notice=""))


def can_hint(model: PlayModel, shared: Shared) -> bool:
    """Whether there is a coach, something to hint at, and somebody to hear it."""
    listening = shared.settings.coach is not CoachMode.OFF and model.is_live
    return listening and model.ui.hint_step < HINT_STEPS


def _told(model: PlayModel) -> Step[PlayModel]:
    """The table with the newest hint said, if it is known already."""
    if not model.ui.hint_step or model.verdict is None:
        return Step(model)
    told = hints(model.play.game, model.shown.number, model.verdict)
    return Step(model, announce=told[model.ui.hint_step - 1])


def _solved(model: PlayModel, _: Shared, message: m.Solved) -> Step[PlayModel]:
    if message.slug != model.play.game.slug:
        return Step(model)
    return _told(model.with_ui(verdict=message.verdict, verdict_of=message.number))


def _reviewed(model: PlayModel, shared: Shared, message: m.Reviewed) -> Step[PlayModel]:
    if message.link != model.link:
        return Step(model)
    return recording.recorded(model.with_ui(review=message.review), shared)


def _toggle_values(model: PlayModel, shared: Shared, _: m.ToggleValues) -> Step[PlayModel]:
    return Step(replace(model, sheet=None), shared.with_settings(values=not shared.settings.values))


# --- giving up, playing out, pausing ---


def _resign(model: PlayModel, _: Shared, __: m.Resign) -> Step[PlayModel]:
    return Step(model) if model.play.ending else ask(model, Question.RESIGN)


def _autoplay(model: PlayModel, _: Shared, __: m.Autoplay) -> Step[PlayModel]:
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
        people = [seat for seat in (turn, other(turn)) if seat not in model.computers]
        return moves.played(model, shared, model.play.resign(people[0] if people else None))
    return Step(model)


def _stop_autoplay(model: PlayModel, _: Shared, __: m.StopAutoplay) -> Step[PlayModel]:
    return Step(model.with_ui(autoplaying=False, paused=model.saved.seating.opponent is Opponent.WATCH))


def _toggle_pause(model: PlayModel, _: Shared, __: m.TogglePause) -> Step[PlayModel]:
    return Step(model.with_ui(paused=not model.ui.paused, slipped=False))


def _resume(model: PlayModel, _: Shared, __: m.Resume) -> Step[PlayModel]:
    return resume(model)


# --- sharing ---


def _share(model: PlayModel, shared: Shared, _: m.Share) -> Step[PlayModel]:
    """Copy the link; of a page that is a file on this device, only the part that means something elsewhere."""
    link = f"#/{model.link}"
    part = "The end of the link was copied. Behind the address of any Digit Dojo, it opens this game."
    done = m.LinkShared("Link copied." if shared.home else part)
    failed = m.LinkShared("The link to this game is in the address bar.")
    return Step(replace(model, sheet=None), commands=(Copy(shared.home + link, done, failed),))


def _link_shared(model: PlayModel, _: Shared, message: m.LinkShared) -> Step[PlayModel]:
    return Step(model.with_ui(notice=message.sentence), announce=message.sentence)


ROLLING: dict[type, Callable[[PlayModel, Shared, Random], Step[PlayModel]]] = {
    m.Begin: new_game.begin,
    m.Confirm: _confirm,
    m.NewGame: new_game.new_game,
    m.Rematch: new_game.rematch,
    m.RollStart: new_game.roll_start,
}
HANDLERS: dict[type, Callable[[PlayModel, Shared, Any], Step[PlayModel]]] = {
    m.Autoplay: _autoplay,
    m.Cancel: _cancel,
    m.ChangeSetup: new_game.change_setup,
    m.Check: moves.check,
    m.ChooseSeat: new_game.choose_seat,
    m.Claim: moves.claim,
    m.ComputerMoved: moves.computer_moved,
    m.EndRetry: retry.end,
    m.Hint: _hint,
    m.LinkShared: _link_shared,
    m.MoveFocus: _move_focus,
    m.PlayMove: _play_move,
    m.PlayOnFromHere: retry.play_on,
    m.PressDigit: moves.press_digit,
    m.PressKeypad: moves.press_keypad,
    m.PressMissingDigit: moves.press_missing_digit,
    m.Redo: moves.redo,
    m.Resign: _resign,
    m.Resume: _resume,
    m.Reviewed: _reviewed,
    m.Share: _share,
    m.ShowAnswer: retry.show_answer,
    m.ShowPly: _show_ply,
    m.Solved: _solved,
    m.StopAutoplay: _stop_autoplay,
    m.TogglePause: _toggle_pause,
    m.ToggleValues: _toggle_values,
    m.TryAgain: retry.begin,
    m.TypeResult: moves.type_result,
    m.Undo: moves.undo,
}
