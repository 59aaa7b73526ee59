"""Digit Deletion Duel: one digit goes each turn, whatever anyone does, so the length decides."""

from pygame_rules.insight import Claim, Insight, even_length


class Length(Insight):
    """A closed form for any size. The last digit can always go, so nobody is ever stuck."""

    claims = (
        Claim(
            "even-length",
            "{number} has an even number of digits and every move takes exactly one, "
            "so you make the last one, whatever anyone deletes.",
            applies=even_length,
            wins=True,
        ),
        Claim(
            "odd-length",
            "{number} has an odd number of digits and every move takes exactly one, "
            "so the other player makes the last one, whatever anyone deletes.",
            applies=lambda number: not even_length(number),
            wins=False,
        ),
    )

    def lost(self, number: int) -> bool:
        return not even_length(number)

    def plies(self, number: int) -> int:
        return len(str(number)) - 1
