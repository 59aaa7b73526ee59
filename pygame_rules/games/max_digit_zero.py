"""Max Digit Zero: find the largest digit, subtract it, get the sum right; whoever makes zero wins."""

from collections.abc import Generator

from pygame_rules.core import Example, Move, Outcome
from pygame_rules.game import Game
from pygame_rules.insight.max_digit_zero import Count
from pygame_rules.reading import read_digit, read_result
from pygame_rules.refusals import below_zero
from pygame_rules.wording import Wording


class MaxDigitZero(Game):
    """Only the largest digit may be subtracted, so every turn has one right answer."""

    slug = "max-digit-zero"
    title = "Max Digit Zero"
    pitch = "Spot the biggest digit. Subtract it. Don't slip."
    objective = "Spot the biggest digit and subtract it. Don't slip. Reach zero to win."
    rules = (
        "On your turn, name the biggest digit of the number and say what is left when you subtract it.",
        "A wrong digit or a wrong result is a strike, and you try again.",
        "After three strikes in one turn the other player may claim the game.",
        "Reach zero to win.",
        "The game starts from any positive number.",
    )
    rulings = ("Against the computer three strikes lose. A switch turns this off, and claiming between two people.",)
    kinds = ("subtract",)
    max_digits = 60
    lobby_order = 2
    roll_range = (50, 150)
    player_does_sums = True
    has_forks = False
    hue = 48
    glyph = ("9", "peak")
    example = Example(49, "-9")

    wording = Wording(
        subtracted="Subtracted {digit} from {before}, new number is {number}.",
        opening="Game Start! Initial N is {number}.",
        turn="{player}'s Turn:\nCurrent N: {number}\nDigits: [{digits}]",
        moved="New N: {number}",
        won="{player} has reduced N to zero and wins the game!",
    )

    def refusal(self, number: int, move: Move) -> str | None:
        if str(move.digit) < max(str(number)):
            return f"{move.digit} is not the biggest digit of {number}."
        return below_zero(number, move)

    def reached(self, number: int) -> Outcome | None:
        if number < 0:  # The document's loss by a negative result; ``refusal`` makes it unreachable.
            return Outcome(mover_wins=False, reason="took the number below zero")
        if number == 0:
            return Outcome(mover_wins=True, reason="reduced the number to zero")
        return None

    def insight(self) -> Count:
        return Count()

    def ask(self, number: int, *, first: bool) -> Generator[str, str, Move]:
        move = self.check_digit(number, read_digit((yield "Largest Digit: ")))
        self.check_result(number, move, read_result((yield f"Action: {number} - {move.digit} = ")))
        return move

    def answers(self, number: int, move: Move) -> tuple[str, ...]:
        return (str(move.digit), str(self.apply(number, move)))
