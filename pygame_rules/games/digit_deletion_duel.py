"""Digit Deletion Duel: delete digits one by one; whoever leaves a single digit wins."""

from collections.abc import Generator

from pygame_rules.core import Example, Move, Outcome
from pygame_rules.game import Game
from pygame_rules.insight.digit_deletion_duel import Length
from pygame_rules.reading import read_position
from pygame_rules.refusals import zero_in_front
from pygame_rules.wording import Wording


class DigitDeletionDuel(Game):
    """Any digit may be deleted, wherever it stands, as long as no zero comes to the front."""

    slug = "digit-deletion-duel"
    title = "Digit Deletion Duel"
    pitch = "Delete a digit. First to a single digit wins."
    objective = "Take turns deleting one digit. First to a single digit wins."
    rules = (
        "On your turn, delete a digit of the number; the others close up in order.",
        "You can't delete a digit if that leaves a zero in front.",
        "Get to a single digit to win.",
        "The game starts from a random four-digit number, or from any number of two or more digits.",
    )
    rulings = ("The usual start has four digits, but any number of two or more digits will do.",)
    kinds = ("remove",)
    max_digits = 60
    lobby_order = 5
    min_digits = 2
    roll_range = (1_000, 9_999)
    has_forks = False
    hue = 112
    glyph = ("8", "struck")
    example = Example(5284, "x3")

    wording = Wording(
        opening="Shared Number is {number}",
        turn="{player}'s Turn.",
        moved="{player} removed digit '{digit}'.\nNew Shared Number is {number}.",
        won="{player} wins!",
        blank_line_between_turns=False,
    )

    def refusal(self, number: int, move: Move) -> str | None:
        return zero_in_front(number, move)

    def reached(self, number: int) -> Outcome | None:
        return Outcome(mover_wins=True, reason="reduced the number to a single digit") if number < 10 else None

    def insight(self) -> Length:
        return Length()

    def ask(self, number: int, *, first: bool) -> Generator[str, str, Move]:
        place = read_position((yield f"Enter the position of the digit to remove (1-{len(str(number))}):\n"))
        return self.parse_move(number, f"x{place}")

    def answers(self, number: int, move: Move) -> tuple[str, ...]:
        return (str(move.position),)
