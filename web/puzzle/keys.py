"""What keys do to a puzzle: digits play or are typed, as at the table."""

from pygame_rules.puzzles import TWO_ANSWERS
from web.app.screen import Key
from web.puzzle.attempt import Attempt
from web.puzzle.messages import CheckAnswer, PressKeypad, Say, TakeHint, TryMove
from web.ui.html import Message

CODE = "Digit"  # what the codes of digit keys begin with, whatever Shift makes of them


def message_of(attempt: Attempt, key: Key) -> Message | None:
    """What a key means now."""
    if key.repeat or not attempt.live:
        return None
    if key.key in ("h", "H") and attempt.can_hint:
        return TakeHint()
    digit = key.key if key.key.isdecimal() else key.code.removeprefix(CODE) if key.code.startswith(CODE) else ""
    if attempt.puzzle.kind == "sums":
        return _typed(key, digit)
    if not digit:
        return None
    return _played(attempt, int(digit), removes=key.shift)


def _typed(key: Key, digit: str) -> Message | None:
    if digit:
        return PressKeypad(digit)
    if key.key == "Backspace":
        return PressKeypad("")
    return CheckAnswer() if key.key == "Enter" and key.focus in ("", "title") else None


def _played(attempt: Attempt, digit: int, *, removes: bool) -> Message | None:
    if attempt.puzzle.kind == "slip":
        return Say(str(digit)) if 1 <= digit <= len(attempt.puzzle.moves) else None
    if attempt.puzzle.kind in TWO_ANSWERS:
        return Say({1: "first", 2: "second"}[digit]) if digit in (1, 2) else None
    game = attempt.puzzle.game
    moves = [move for move in game.legal_moves(attempt.number) if move.digit == digit]
    if len(game.kinds) > 1:
        moves = [move for move in moves if (move.kind == "remove") == removes]
    return TryMove(str(moves[0])) if moves else None
