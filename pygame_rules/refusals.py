"""Refusals that more than one game states, each a sentence for the player."""

from pygame_rules.core import Move, rest


def zero_subtracted(move: Move) -> str | None:
    """Subtracting zero is refused: the number would stay as it is."""
    return "Zero cannot be subtracted: the number would stay as it is." if move.digit == 0 else None


def below_zero(number: int, move: Move) -> str | None:
    """A result below zero is refused. No digit exceeds its number, so this never happens."""
    return f"Subtracting {move.digit} would take the number below zero." if move.digit > number else None


def zero_in_front(number: int, move: Move) -> str | None:
    """A removal is refused if it leaves a zero in front, or nothing above zero."""
    assert move.position is not None
    left = rest(number, move.position)
    if not left.strip("0"):
        return f"Removing {move.digit} from {number} would leave nothing above zero."
    if left[0] == "0":
        return f"Removing {move.digit} from {number} would leave {left}, which starts with a zero."
    return None
