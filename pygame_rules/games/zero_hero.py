"""Zero Hero: take one of the number's own digits away from it; whoever makes zero wins."""

from collections.abc import Generator

from pygame_rules.core import Example, Move, Outcome
from pygame_rules.game import Game
from pygame_rules.insight.zero_hero import LastDigit
from pygame_rules.reading import read_digit
from pygame_rules.refusals import below_zero, zero_subtracted
from pygame_rules.starts.zero_hero import STARTS
from pygame_rules.wording import Wording


class ZeroHero(Game):
    """Any digit but zero may be subtracted."""

    slug = "zero-hero"
    title = "Zero Hero"
    pitch = "Subtract a digit. Reach zero to win."
    objective = "Take turns subtracting one of the number's digits. Reach zero to win."
    rules = (
        "On your turn, pick a digit of the number and subtract it.",
        "You can't pick a zero: it would change nothing.",
        "Reach zero to win. The number can't go below zero, because no digit is bigger than its number.",
        "The game starts from 100, or from any other positive number.",
    )
    rulings = ("The number can't go below zero, because no digit is bigger than its number.",)
    kinds = ("subtract",)
    max_digits = 60
    lobby_order = 1
    default_start = 100
    roll_range = (20, 199)
    has_forks = True
    good_starts = STARTS
    hue = 236
    glyph = ("0", "")
    example = Example(73, "-3")

    wording = Wording(
        turn="{player}'s Turn:\nCurrent Number: {number}\nDigits Available: {digits}",
        moved="New Number is {number}",
    )

    def refusal(self, number: int, move: Move) -> str | None:
        return zero_subtracted(move) or below_zero(number, move)

    def reached(self, number: int) -> Outcome | None:
        if number < 0:  # The document's self-elimination; ``refusal`` makes it unreachable.
            return Outcome(mover_wins=False, reason="took the number below zero")
        if number == 0:
            return Outcome(mover_wins=True, reason="reduced the number to zero")
        return None

    def insight(self) -> LastDigit:
        return LastDigit()

    def ask(self, number: int, *, first: bool) -> Generator[str, str, Move]:
        return self.parse_move(number, f"-{read_digit((yield 'Enter digit to subtract: '))}")

    def answers(self, number: int, move: Move) -> tuple[str, ...]:
        return (str(move.digit),)
