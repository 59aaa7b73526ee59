"""Zero Hero: the multiples of ten are lost, and the last digit is the way back to them."""

from pygame_rules.insight import Claim, Insight


def _ends_in_zero(number: int) -> bool:
    return number % 10 == 0


class LastDigit(Insight):
    """A closed form for any size: each full round of perfect play takes exactly ten away."""

    claims = (
        Claim(
            "ends-in-0",
            "{number} ends in 0 and no move leads to another number that does, so the other player can take "
            "the last digit every time and is the one to reach zero.",
            applies=_ends_in_zero,
            wins=False,
        ),
        Claim(
            "last-digit",
            "Taking the last digit, {digit}, leaves {after}, and from a number that ends in 0 no move leads to "
            "another one that does, least of all to zero.",
            applies=lambda number: not _ends_in_zero(number),
            wins=True,
            by=lambda number: {f"-{number % 10}"},
        ),
    )

    def lost(self, number: int) -> bool:
        return _ends_in_zero(number)

    def plies(self, number: int) -> int:
        return 2 * (number // 10) + (0 if _ends_in_zero(number) else 1)
