"""Moves at the table: made, worked out, taken back, and what is said of them."""

from dataclasses import replace

from pygame_rules import RulesError
from pygame_rules.core import leftmost, read_notation
from pygame_rules.errors import WrongResult
from pygame_rules.play import Play, other
from pygame_rules.reading import read_result
from web.app.commands import Command, Focus, Reveal, Tick
from web.app.screen import Step
from web.app.state import Opponent, Shared
from web.screens.play.acts import acts, focus
from web.screens.play.messages import Check, Claim, ComputerMoved, PlayMove, PressMissingDigit, Redo, TypeResult, Undo
from web.screens.play.model import PlayModel, PlayUi, is_live, name_of, names

RESULT = "result"  # The id of the field for the result.
REVEAL = Reveal("status", part="board")  # For whoever has asked for another position further down.


def play_move(model: PlayModel, shared: Shared, message: PlayMove) -> Step[PlayModel]:
    """A move by a person. Where the player does the sums, it only picks the digit."""
    play = model.play
    if not is_live(model, shared):
        return Step(model)
    model = _own(model)
    if not play.game.player_does_sums:
        return _to_tile(message, shared, played(model, shared, play.make(message.notation)))
    if not shared.settings.page_does_sums:
        digit = read_notation(play.number, message.notation).digit
        return Step(model.with_ui(picked_digit=digit, notice=""), commands=(Focus((RESULT,), select=True),))
    try:
        return _to_tile(message, shared, played(model, shared, play.make(message.notation)))
    except RulesError as error:
        return _to_tile(message, shared, _struck(model, shared, play.strike(), str(error)))


def _to_tile(message: PlayMove, shared: Shared, step: Step[PlayModel]) -> Step[PlayModel]:
    """Lead the focus to the tile that a key has pressed, or where the next move is made if that cannot be pressed."""
    if not message.focus:
        return step
    there = any(act.id == message.focus for tile in acts(step.model, shared) for act in tile)
    return _first((Focus((message.focus,) if there else focus(step.model, shared)),), step)


def press_missing_digit(model: PlayModel, shared: Shared, message: PressMissingDigit) -> Step[PlayModel]:
    """A key of a digit that is not there."""
    if is_live(model, shared):
        leftmost(model.play.number, message.digit)  # It says that there is none.
    return Step(model)


def type_result(model: PlayModel, _: Shared, message: TypeResult) -> Step[PlayModel]:
    """Some of the result."""
    return Step(model.with_ui(result_text=message.text))


def check(model: PlayModel, shared: Shared, _: Check) -> Step[PlayModel]:
    """Judge the digit and the result a player has worked out."""
    if not is_live(model, shared):
        return Step(model)
    model = _own(model)
    digit = model.ui.picked_digit
    if digit is None:
        sentence = "First press the digit you want to subtract."
        return Step(model.with_ui(notice=sentence), announce=sentence)
    play, wrong = model.play.answer(digit, read_result(model.ui.result_text))
    if not wrong:
        return _first((REVEAL,), played(model, shared, play))
    # Whoever has found the digit need not find it again.
    found = isinstance(wrong, WrongResult)
    step = _struck(model.with_ui(picked_digit=digit if found else None), shared, play, str(wrong))
    return _first((REVEAL, Focus((RESULT,), select=True) if found else Focus(focus(model, shared))), step)


def _struck(model: PlayModel, shared: Shared, play: Play, sentence: str) -> Step[PlayModel]:
    sentence = f"{sentence} Strike {play.strikes}."
    struck = model.with_saved(play=play).with_ui(result_text="", notice=sentence)
    claim = f" {name_of(struck, shared, other(play.turn))} may claim the game." if can_claim(struck, shared) else ""
    return Step(struck, announce=sentence + claim)


def can_claim(model: PlayModel, shared: Shared) -> bool:
    """Whether the opponent of a player with three strikes may claim the game, and is a person."""
    claims = shared.settings.claims and model.play.claimable
    return claims and other(model.play.turn) not in shared.settings.computers


def computer_moved(model: PlayModel, shared: Shared, message: ComputerMoved) -> Step[PlayModel]:
    """What computers have chosen, if the game is still where they chose it."""
    current = model.ui.viewed_ply is None and message.link == model.link and not model.play.ending
    return played(model, shared, model.play.make_all(message.notations)) if current else Step(model)


def claim(model: PlayModel, shared: Shared, _: Claim) -> Step[PlayModel]:
    """Claim the game of an opponent with three strikes."""
    return _first((REVEAL,), played(model, shared, model.play.claim()))


def played(model: PlayModel, shared: Shared, play: Play) -> Step[PlayModel]:
    """The table after the game has gone on, with the one sentence that tells it."""
    sentence, moved = "", len(play.moves) > len(model.play.moves)
    if moved:
        said = play.game.announce(play.numbers[-2], play.moves[-1])
        sentence = f"{name_of(model, shared, other(play.turn))}: {said}"
    answered = model.ui.picked_digit is not None
    model = another_position(model, play, autoplaying=model.ui.autoplaying and not play.ending)
    if play.ending:
        told = (sentence, play.ending.sentence(names(model, shared)), score(model, shared))
        sentence = " ".join(filter(None, told))
    commands = _ticked(shared, moved=moved)
    if answered:
        commands = (*commands, Focus(focus(model, shared)))
    return Step(model, announce=sentence, commands=commands)


def _ticked(shared: Shared, *, moved: bool) -> tuple[Command, ...]:
    return (Tick(),) if moved and shared.settings.sound else ()


def another_position(model: PlayModel, play: Play, *, autoplaying: bool = False, paused: bool = False) -> PlayModel:
    """The table with another position on it: hints and half-made answers belong to the old one."""
    ui = PlayUi(autoplaying=autoplaying, paused=paused, all_moves=model.ui.all_moves)
    return replace(model.with_saved(play=play), ui=ui)


def score(model: PlayModel, shared: Shared) -> str:
    """How the match stands, in words; nothing where it is over with its only game."""
    match = model.saved.standing
    if match.points_to_win == 1:
        return ""
    one, two = match.score
    first, second = names(model, shared)
    goal = (
        f"{(first, second)[match.winner - 1]} wins the match!" if match.winner else f"First to {match.points_to_win}."
    )
    return f"{first}: {one}, {second}: {two}. {goal}"


def _own(model: PlayModel) -> PlayModel:
    """The table as a person goes on from it: if what a computer played out was taken back, that is forgotten."""
    return model if model.saved.autoplayed else model.with_saved(autoplayed_from=None)


def _first(commands: tuple[Command, ...], step: Step[PlayModel]) -> Step[PlayModel]:
    return replace(step, commands=(*commands, *step.commands))


# --- back and forth ---


def undo(model: PlayModel, shared: Shared, _: Undo) -> Step[PlayModel]:
    """Take back a move, and what a computer answered to it."""
    return _stepped(model, shared, model.play.undo(past=_skipped(shared)))


def redo(model: PlayModel, shared: Shared, _: Redo) -> Step[PlayModel]:
    """Make it again."""
    return _stepped(model, shared, model.play.redo(past=_skipped(shared)))


def _stepped(model: PlayModel, shared: Shared, play: Play) -> Step[PlayModel]:
    """Undo or redo. Computers that only watch each other wait afterwards, or they would move on at once."""
    ticked = _ticked(shared, moved=len(play.moves) > len(model.play.moves))
    model = another_position(model, play, paused=shared.settings.opponent is Opponent.WATCH)
    turn = f"It is {name_of(model, shared, play.turn)}'s turn."
    then = play.ending.sentence(names(model, shared)) if play.ending else turn
    return Step(model, announce=f"Now the number is {play.number}. {then}", commands=(REVEAL, *ticked))


def _skipped(shared: Shared) -> tuple[int, ...]:
    return () if shared.settings.opponent is Opponent.WATCH else shared.settings.computers
