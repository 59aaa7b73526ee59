"""One-shot wishes to the browser, as values. What comes of them, if anything, is a message."""

from typing import NamedTuple

from web.ui.html import Message


class Focus(NamedTuple):
    """Focus the first of these ids that is there."""

    ids: tuple[str, ...]


class ScrollToTop(NamedTuple):
    """Show the page from its top."""


class Reveal(NamedTuple):
    """Scroll to an element, unless the middle of a part can be seen already."""

    id: str
    part: str


class Copy(NamedTuple):
    """Copy a text, and send a message about whether it could be done."""

    text: str
    done: Message
    failed: Message


class Download(NamedTuple):
    """Offer a text to be kept as a file."""

    name: str
    text: str


class Tick(NamedTuple):
    """Make the sound of a move."""


class TakeUpdate(NamedTuple):
    """Let the newer version take over."""


Command = Focus | ScrollToTop | Reveal | Copy | Download | Tick | TakeUpdate


def out_of_sight(top: float, bottom: float, height: float) -> bool:
    """Whether the middle of something is outside a window of this height."""
    return not 0 <= (top + bottom) / 2 <= height
