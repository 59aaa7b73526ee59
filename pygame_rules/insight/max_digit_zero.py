"""Max Digit Zero: every move is forced, so counting the steps to zero decides.

The steps are counted without walking them. Take the numbers that share all digits but the lowest k:
a block of 10**k. Only the largest of the shared digits matters inside the block. Enter it ``offset``
below its top: then the number of steps inside and the offset at which the next block below is
entered depend on k, that largest digit and the offset alone. A block is ten smaller blocks in a row,
so a long number is counted level by level.
"""

from pygame_rules.insight import Claim, Insight

# How a block is crossed: for each offset on entering, the steps taken and the offset on leaving.
Crossing = tuple[tuple[int, int], ...]

_OFFSETS = range(9)  # A step takes at most 9, so it lands at most 8 below the top of the next block.


def _single(largest: int) -> Crossing:
    """Crossing a block of one number: one step from it, or none if an earlier step went past it."""
    landed = (1, largest - 1) if largest else (0, 0)  # Zero is the end: no step leaves it.
    return (landed, *((0, offset - 1) for offset in _OFFSETS[1:]))


def _then(upper: Crossing, lower: Crossing) -> Crossing:
    """Crossing one block and then the one below it."""
    crossing = []
    for steps, offset in upper:
        more, left = lower[offset]
        crossing.append((steps + more, left))
    return tuple(crossing)


def _repeat(crossing: Crossing, times: int) -> Crossing:
    """Crossing the same kind of block so many times in a row."""
    if times == 1:
        return crossing
    half = _repeat(_then(crossing, crossing), times // 2)
    return _then(half, crossing) if times % 2 else half


def _ten(level: list[Crossing]) -> list[Crossing]:
    """The crossings of blocks ten times as large, for each largest shared digit 0 to 9.

    The smaller blocks begin with the digits 9 to 0. Those up to the largest shared digit are all alike.
    """
    larger = [_repeat(level[9], 10)]
    above = level[9]
    for largest in range(8, -1, -1):
        larger.append(_then(above, _repeat(level[largest], largest + 1)))
        above = _then(above, level[largest])
    return larger[::-1]


def _walked(number: int) -> int:
    """The steps to zero, one by one."""
    steps = 0
    while number:
        number -= int(max(str(number)))
        steps += 1
    return steps


_ONE_NUMBER = [_single(largest) for largest in range(10)]


class Count(Insight):
    """Counts the forced steps of any size; an odd number of them is a win."""

    def __init__(self) -> None:
        self._levels = [_ONE_NUMBER]
        self.claims = (
            Claim(
                "odd-count",
                "Nobody has a choice here: an odd number of subtractions leads from {number} to zero, "
                "so the last one is yours if you make no slip.",
                applies=lambda number: not self.lost(number),
                wins=True,
            ),
            Claim(
                "even-count",
                "Nobody has a choice here: an even number of subtractions leads from {number} to zero, "
                "so the last one is the other player's.",
                applies=self.lost,
                wins=False,
            ),
        )

    def lost(self, number: int) -> bool:
        return self.plies(number) % 2 == 0

    def plies(self, number: int) -> int:
        """The steps to zero: from the lowest digit up, cross what is left below each digit of the number."""
        if number < 100:
            return _walked(number)  # Quicker than making the first tables.
        text = str(number)
        steps, offset = 0, 0
        for place in range(len(text)):
            digit = int(text[-1 - place])
            shared = int(max(text[: -1 - place], default="0"))
            level = self._level(place)
            # The lowest digit's own block of one number is still to be crossed; higher ones are behind.
            for lead in range(digit if place == 0 else digit - 1, -1, -1):
                more, offset = level[max(shared, lead)][offset]
                steps += more
        return steps

    def _level(self, place: int) -> list[Crossing]:
        while len(self._levels) <= place:
            self._levels.append(_ten(self._levels[-1]))
        return self._levels[place]
