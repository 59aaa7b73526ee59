"""Digit Duel: subtract a digit or remove one; whoever gets down to a single digit wins."""

from collections.abc import Generator

from pygame_rules.core import Example, Move, Outcome, digits, leftmost
from pygame_rules.errors import IllegalMove, Unreadable
from pygame_rules.game import Game
from pygame_rules.insight.digit_duel import Blocks
from pygame_rules.reading import read_digit, read_position
from pygame_rules.refusals import zero_in_front, zero_subtracted
from pygame_rules.starts.digit_duel import STARTS
from pygame_rules.wording import Wording


class DigitDuel(Game):
    """Any digit but zero may be subtracted; any digit may be removed that leaves no zero in front."""

    slug = "digit-duel"
    title = "Digit Duel"
    pitch = "Subtract or remove. First to one digit wins."
    objective = "Subtract a digit or remove one. First to a single digit wins."
    rules = (
        "On your turn, do one of two things with a digit of the number.",
        "Subtract it: the number gets smaller by that digit. You can't subtract a zero.",
        "Or remove it: the others close up in order. If the digit is there more than once, you pick which one goes.",
        "You can't remove a digit if that leaves a zero in front.",
        "Get to a single digit to win.",
        "The game starts from any number of two or more digits.",
    )
    rulings = (
        "If a digit is there more than once, you pick which one to remove.",
        "You can't remove a digit if that leaves a zero in front, even if an equal digit could go instead.",
    )
    kinds = ("subtract", "remove")
    lobby_order = 4
    min_digits = 2
    max_digits = 15
    roll_range = (100, 9_999)
    has_forks = True
    good_starts = STARTS
    hue = 335
    glyph = ("", "both")
    example = Example(256, "x2")

    wording = Wording(
        subtracted="Subtracted {digit}, N is now {number}.",
        removed="Removed {digit}, N is now {number}.",
        opening="Game Start! Initial N is {number}.",
        turn="{player}'s turn.",
        moved="N is now {number}.",
        won="{player} has reduced N to a single-digit number and wins the game!",
    )

    def refusal(self, number: int, move: Move) -> str | None:
        return zero_subtracted(move) if move.position is None else zero_in_front(number, move)

    def reached(self, number: int) -> Outcome | None:
        return Outcome(mover_wins=True, reason="reduced the number to a single digit") if number < 10 else None

    def is_countdown(self, number: int) -> bool:
        return number < 1_000  # The loser can only subtract now, and the winner takes the last digit each time.

    def insight(self) -> Blocks:
        return Blocks()

    def ask(self, number: int, *, first: bool) -> Generator[str, str, Move]:
        action = yield "Choose action: Subtract Digit or Remove Digit? " if first else "Choose action: "
        word = action.strip().lower()
        if word and "subtract digit".startswith(word):
            digit = read_digit((yield "Which digit would you like to subtract from N? "))
            return self.parse_move(number, f"-{digit}")
        if not word or not "remove digit".startswith(word):
            raise Unreadable("Please answer Subtract Digit or Remove Digit; s or r will do.")
        digit = read_digit((yield "Which digit would you like to remove from N? "))
        places = [place for place, shown in enumerate(digits(number), 1) if shown == digit]
        if len(places) < 2:
            return self.parse_move(number, leftmost(number, digit))
        listed = f"{', '.join(map(str, places[:-1]))} and {places[-1]}"
        place = read_position((yield f"There are {len(places)} of them, at positions {listed}. Which position? "))
        if place not in places:
            raise IllegalMove(f"There is no {digit} at position {place} of {number}.")
        return self.parse_move(number, f"x{place}")

    def answers(self, number: int, move: Move) -> tuple[str, ...]:
        if move.position is None:
            return ("Subtract Digit", str(move.digit))
        several = digits(number).count(move.digit) > 1
        return ("Remove Digit", str(move.digit), *([str(move.position)] if several else []))
