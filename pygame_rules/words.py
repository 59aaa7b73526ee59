"""Small words that several sentences are made of."""

from collections.abc import Iterable


def listed(items: Iterable[object], word: str) -> str:
    """Write items as a person would.

    >>> listed([7], "or"), listed([4, 7], "or"), listed([1, 4, 7], "and")
    ('7', '4 or 7', '1, 4 and 7')
    """
    *first, last = map(str, items)
    return f"{', '.join(first)} {word} {last}" if first else last
