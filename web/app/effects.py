"""Long work that belongs to a state: a value that carries its work, begun when wanted and dropped when no longer so."""

from collections.abc import Callable, Generator, Hashable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, TypeVar

from web.ui.html import Message

T = TypeVar("T")


class Pause(NamedTuple):
    """Yielded by work that wants to seem human; nobody waits who has asked for less motion."""

    seconds: float


Work = Generator[Pause | None, None, Message]


class Env:
    """What work may use: dice, a clock, and a memory that outlives it."""

    def __init__(self, rng: Random, clock: Callable[[], float]) -> None:
        self.rng = rng
        self.clock = clock
        self._memory: dict[Hashable, Any] = {}

    def remembered(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made under this key, made now if it was not yet."""
        if key not in self._memory:
            self._memory[key] = make()
        found: T = self._memory[key]
        return found


@dataclass(frozen=True)
class Effect:
    """Work in slices that ends with a message. Two effects with one key are the same."""

    key: Hashable
    work: Callable[[Env], Work] = field(compare=False)
