"""Dice that fall the same way for ever.

What ``random`` makes of a seed may change from one Python to the next, and hashes of texts differ from start to start.
SHA-256 does not change.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

SIDES = 2**32


class Dice:
    """Draws that follow from a text alone."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._drawn = 0

    def below(self, count: int) -> int:
        """A number from 0 to ``count`` - 1, each as likely as the others."""
        fair = SIDES - SIDES % count
        while True:
            digest = sha256(f"{self._text} {self._drawn}".encode()).digest()
            self._drawn += 1
            drawn = int.from_bytes(digest[:4], "big")
            if drawn < fair:
                return drawn % count

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All of these in any order."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in items]

    def choose(self, items: Sequence[T]) -> T:
        """One of these."""
        return items[self.below(len(items))]
