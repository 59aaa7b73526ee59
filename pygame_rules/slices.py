"""Long work in slices: generators that pause now and then, and return their result at the end."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def finish(work: Generator[object, None, T]) -> T:
    """Do all slices at once and return the result."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


def silent(work: Generator[object, None, T]) -> Generator[None, None, T]:
    """The same work, without what it hands out at its pauses."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        yield None
