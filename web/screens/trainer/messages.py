"""What can happen in the trainer besides solving."""

from typing import NamedTuple


class NextPosition(NamedTuple):
    """Go on to what is due next."""
