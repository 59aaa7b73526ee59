"""What can happen in an endless run besides solving."""

from typing import NamedTuple


class ToggleGame(NamedTuple):
    """Take a game in, or leave it out."""

    slug: str


class Start(NamedTuple):
    """Begin a run."""


class NextPuzzle(NamedTuple):
    """Go on to the next puzzle."""
