"""Digit Drop Duel: drop digits one by one; whoever is left to make zero loses."""

from collections.abc import Generator

from pygame_rules.core import Example, Move, Outcome, leftmost, rest
from pygame_rules.game import Game
from pygame_rules.insight.digit_drop_duel import Parity
from pygame_rules.reading import read_digit
from pygame_rules.starts.digit_drop_duel import STARTS
from pygame_rules.wording import Wording


class DigitDropDuel(Game):
    """Any digit may be dropped, the leftmost of its kind; zeros left in front vanish with it."""

    slug = "digit-drop-duel"
    title = "Digit Drop Duel"
    pitch = "Drop a digit. Don't be the one who hits zero."
    objective = "Take turns dropping one digit. Don't be the one who hits zero."
    rules = (
        "On your turn, drop a digit of the number; the others close up in order.",
        "If the digit is there more than once, the leftmost one goes.",
        "Zeros left in front vanish: 1023 without its 1 is 23.",
        "Hit zero and you lose, whether you drop the last digit or leave only zeros.",
        "The game starts from any number of two or more digits.",
    )
    rulings = (
        "Each turn drops exactly one digit, the leftmost of its kind, even if all digits are alike.",
        "Zeros left in front vanish.",
        "If you leave only zeros, the number is zero and you lose.",
    )
    kinds = ("remove",)
    max_digits = 60
    lobby_order = 3
    min_digits = 2
    roll_range = (10_000, 9_999_999)
    has_forks = True
    good_starts = STARTS
    hue = 188
    glyph = ("5", "fall")
    example = Example(1023, "x1")

    wording = Wording(
        removed="Removed {digit}, updated number is {number}.",
        opening="Starting Number: {number}",
        turn="{player}'s Turn:",
        moved="Updated Number: {number}",
        lost="{player} has reduced the number to zero.\n{winner} wins the game!",
    )

    def refusal(self, number: int, move: Move) -> str | None:
        if str(move) == leftmost(number, move.digit):
            return None
        return f"Take the leftmost {move.digit} first."

    def reached(self, number: int) -> Outcome | None:
        return Outcome(mover_wins=False, reason="reduced the number to zero") if number == 0 else None

    def announce(self, number: int, move: Move) -> str:
        sentence = super().announce(number, move)
        left = rest(number, move.position or 1)
        vanished = len(left) - len(left.lstrip("0"))
        if not vanished:
            return sentence
        if vanished == len(left):
            return sentence.replace(",", " and left nothing but zeros,", 1)
        zeros = "the zero" if vanished == 1 else f"the {vanished} zeros"
        return sentence.replace(",", f" and {zeros} behind it,", 1)

    def turn_words(self, player: str, number: int) -> str:
        return super().turn_words(player, number) + ("\nOnly one digit left." if number < 10 else "")

    def insight(self) -> Parity:
        return Parity()

    def ask(self, number: int, *, first: bool) -> Generator[str, str, Move]:
        digit = read_digit((yield "Enter the digit to remove: "))
        return self.parse_move(number, leftmost(number, digit))

    def answers(self, number: int, move: Move) -> tuple[str, ...]:
        return (str(move.digit),)
