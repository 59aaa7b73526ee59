"""What can happen to the puzzle of a day besides solving it."""

from typing import NamedTuple


class SolveAgain(NamedTuple):
    """Solve it once more, for fun: how it went first stands."""


class ShareResult(NamedTuple):
    """Copy how it went, in words that give nothing away."""


class ResultShared(NamedTuple):
    """Whether it could be copied, as a sentence."""

    sentence: str
