"""Moves at the table: made, worked out, taken back, and what is said of them."""

from dataclasses import replace

from pygame_rules import RulesError
from pygame_rules.core import leftmost, read_notation
from pygame_rules.errors import WrongResult
from pygame_rules.play import Play
from pygame_rules.reading import read_result
from web.app.commands import Command, Focus, Reveal, Tick
from web.app.screen import Step
from web.app.state import CoachMode, Opponent, Shared
from web.screens.play.acts import BOARD, REMATCH, acts, focus
from web.screens.play.messages import (
    Check,
    Claim,
    ComputerMoved,
    PlayMove,
    PressDigit,
    PressKeypad,
    PressMissingDigit,
    Redo,
    TypeResult,
    Undo,
)
from web.screens.play.model import PlayModel, PlayUi
from web.screens.play.words import claim_text, moved_text, result_text, turn_text

RESULT = "result"  # The id of the field for the result.
REVEAL = Reveal(BOARD, part=BOARD)  # For whoever has asked for another position further down.
LONGEST_RESULT = 60


def play_move(model: PlayModel, shared: Shared, message: PlayMove) -> Step[PlayModel]:
    """A move by a person. Where the player does the sums, it only picks the digit."""
    play = model.play
    if not model.is_live:
        return Step(model)
    model = _own(model)
    if not play.game.player_does_sums:
        made = _slipped(model, shared, message, played(model, shared, play.make(message.notation)))
        return _at_tile(message, shared, made)
    if not shared.settings.page_does_sums:
        digit = read_notation(play.number, message.notation).digit
        picked = model.with_ui(picked_digit=digit, notice="", result_text="")
        return Step(picked, announce=f"{digit}. What's left?", commands=(Focus((RESULT,)),))
    try:
        return _at_tile(message, shared, played(model, shared, play.make(message.notation)))
    except RulesError as error:
        return _at_tile(message, shared, _struck(model, shared, play.strike(), str(error)))


def _slipped(model: PlayModel, shared: Shared, message: PlayMove, step: Step[PlayModel]) -> Step[PlayModel]:
    """A coach who speaks up says so when a move lets a win slip, and the computer waits for an answer."""
    verdict = model.verdict if shared.settings.coach is CoachMode.SPEAKS else None
    slip = verdict and verdict.wins and message.notation not in map(str, verdict.winning)
    if not slip or step.model.play.ending:
        return step
    return replace(
        step, model=step.model.with_ui(slipped=True, paused=True), announce=f"{step.announce} That lets the win slip."
    )


def press_missing_digit(model: PlayModel, _: Shared, message: PressMissingDigit) -> Step[PlayModel]:
    """A key of a digit that is not there."""
    if model.is_live:
        leftmost(model.play.number, message.digit)  # It says that there is none.
    return Step(model)


def press_digit(model: PlayModel, _: Shared, message: PressDigit) -> Step[PlayModel]:
    """A digit itself was touched: its buttons are pointed at, and the first of them takes the focus."""
    offered = acts(model)
    if not 1 <= message.position <= len(offered) or not offered[message.position - 1]:
        return Step(model)
    here = offered[message.position - 1]
    ways = " or ".join(act.kind for act in here)
    sentence = f"What about the {here[0].digit}: {ways}? Choose below it."
    if len(here) == 1:
        sentence = f"You can only {ways} this {here[0].digit}. Press below it."
    told = model if model.ui.retry else model.with_ui(notice=sentence)
    return Step(told, announce=sentence, commands=(Focus((here[0].id,)),))


# --- sums ---


def type_result(model: PlayModel, _: Shared, message: TypeResult) -> Step[PlayModel]:
    """The result, as typed into its field."""
    return Step(model.with_ui(result_text=message.text[:LONGEST_RESULT]))


def press_keypad(model: PlayModel, _: Shared, message: PressKeypad) -> Step[PlayModel]:
    """One more digit of the result, or one less."""
    text = model.ui.result_text
    text = text + message.text if message.text else text[:-1]
    return Step(model.with_ui(result_text=text[:LONGEST_RESULT], notice=""))


def check(model: PlayModel, shared: Shared, _: Check) -> Step[PlayModel]:
    """Judge the digit and the result a player has worked out."""
    if not model.is_live:
        return Step(model)
    model = _own(model)
    digit = model.ui.picked_digit
    if digit is None:
        sentence = "First press a digit."
        return Step(model.with_ui(notice=sentence), announce=sentence)
    play, wrong = model.play.answer(digit, read_result(model.ui.result_text))
    if not wrong:
        return played(model, shared, play)
    # Whoever has found the digit need not find it again.
    found = isinstance(wrong, WrongResult)
    return _struck(model.with_ui(picked_digit=digit if found else None), shared, play, str(wrong))


def _struck(model: PlayModel, shared: Shared, play: Play, sentence: str) -> Step[PlayModel]:
    """A strike; against the computer the third one loses, if that was agreed."""
    if play.claimable and shared.settings.strikes_lose and model.alone:
        return played(model.with_saved(play=play), shared, play.claim())
    sentence = f"{sentence} Strike {min(play.strikes, 3)}."
    struck = model.with_saved(play=play).with_ui(result_text="", notice=sentence)
    claim = f" {claim_text(struck)}" if can_claim(struck, shared) else ""
    # Another digit is to be picked, unless that one was right.
    again = () if struck.ui.picked_digit is not None else (Focus(focus(struck, shared)),)
    return Step(struck, announce=sentence + claim, commands=again)


def can_claim(model: PlayModel, shared: Shared) -> bool:
    """Whether the opponent of a player with three strikes may claim the game, and is a person."""
    claims = shared.settings.strikes_lose and model.play.claimable
    return claims and model.saved.seating.opponent is Opponent.FRIEND


def claim(model: PlayModel, shared: Shared, _: Claim) -> Step[PlayModel]:
    """Claim the game of an opponent with three strikes."""
    return played(model, shared, model.play.claim())


# --- what comes of a move ---


def computer_moved(model: PlayModel, shared: Shared, message: ComputerMoved) -> Step[PlayModel]:
    """What computers have chosen, if the game is still where they chose it."""
    current = model.ui.viewed_ply is None and message.link == model.link and not model.play.ending
    return played(model, shared, model.play.make_all(message.notations)) if current else Step(model)


def played(model: PlayModel, shared: Shared, play: Play) -> Step[PlayModel]:
    """The table after the game has gone on, with the one sentence that tells it."""
    moved, answered = len(play.moves) > len(model.play.moves), model.ui.picked_digit is not None
    model = another_position(model, play, autoplaying=model.ui.autoplaying and not play.ending)
    commands: tuple[Command, ...] = (Tick(),) if moved and shared.settings.sound else ()
    if answered:
        commands = (*commands, Focus(focus(model, shared)))
    if play.ending:
        model = replace(model, sheet=None)
        commands = (*commands, Focus((REMATCH,)))
    return Step(model, announce=moved_text(model), commands=commands)


def another_position(model: PlayModel, play: Play, *, autoplaying: bool = False, paused: bool = False) -> PlayModel:
    """The table with another position on it: hints and half-made answers belong to the old one."""
    return replace(model.with_saved(play=play), ui=PlayUi(autoplaying=autoplaying, paused=paused))


def _own(model: PlayModel) -> PlayModel:
    """The table as a person goes on from it: if what a computer played out was taken back, that is forgotten."""
    return model if model.saved.autoplayed else model.with_saved(autoplayed_from=None)


def _at_tile(message: PlayMove, shared: Shared, step: Step[PlayModel]) -> Step[PlayModel]:
    """A key leaves the focus at the tile it has played, or where the next thing happens if that is gone."""
    if not message.focus:
        return step
    return replace(step, commands=(Focus((message.focus, *focus(step.model, shared))), *step.commands))


# --- back and forth ---


def undo(model: PlayModel, _: Shared, __: Undo) -> Step[PlayModel]:
    """Take back a move, and what a computer answered to it."""
    play = model.play.undo(past=_skipped(model))
    back = model if model.play.given_up else replace(model, taken_back=model.taken_back + 1)
    return _stepped(back, play)


def redo(model: PlayModel, _: Shared, __: Redo) -> Step[PlayModel]:
    """Make it again."""
    again = replace(model, taken_back=max(0, model.taken_back - 1))
    return _stepped(again, model.play.redo(past=_skipped(model)))


def _stepped(model: PlayModel, play: Play) -> Step[PlayModel]:
    """Undo or redo. Computers that only watch each other wait afterwards, or they would move on at once."""
    model = another_position(model, play, paused=model.saved.seating.opponent is Opponent.WATCH)
    then = result_text(model) if play.ending else f"{turn_text(model)}."
    return Step(replace(model, sheet=None), announce=f"Back to {play.number}. {then}", commands=(REVEAL,))


def _skipped(model: PlayModel) -> tuple[int, ...]:
    seating = model.saved.seating
    return () if seating.opponent is Opponent.WATCH else seating.computers
