"""A game for tests, in a file like any game's: its last move loses, and many positions leave one move only."""

from pygame_rules.core import Move, Outcome, digits
from pygame_rules.game import Game


class HotPotato(Game):
    """The largest digit is subtracted or removed; whoever makes zero loses."""

    slug = "hot-potato"
    title = "Hot Potato"
    objective = "Subtract or remove the largest digit. Don't be the one who hits zero."
    rules = ("Subtract the largest digit, or remove it.", "Make the number zero and you lose.")
    kinds = ("subtract", "remove")
    lobby_order = 0

    def refusal(self, number: int, move: Move) -> str | None:
        return f"{move.digit} is not the largest digit." if move.digit < max(digits(number)) else None

    def reached(self, number: int) -> Outcome | None:
        return Outcome(mover_wins=False, reason="reduced the number to zero") if number == 0 else None
