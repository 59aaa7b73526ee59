"""What can happen under You."""

from typing import NamedTuple

from web.saves.finished import Finished


class BackUp(NamedTuple):
    """Save everything as a file."""


class ImportText(NamedTuple):
    """Read the text of such a file."""

    text: str


class TogglePaste(NamedTuple):
    """Show or hide the field for a text that is pasted instead."""


class TypePaste(NamedTuple):
    """Something was typed or pasted into it."""

    text: str


class AskErase(NamedTuple):
    """Erase everything, but ask first."""


class Erase(NamedTuple):
    """Really erase it."""


class Cancel(NamedTuple):
    """Leave it as it is."""


class FilterGames(NamedTuple):
    """Show only some of the finished games: by game or by result."""

    name: str
    value: str


class SaveRecord(NamedTuple):
    """Save a finished game as a file of text."""

    game: Finished


class CopyRecord(NamedTuple):
    """Copy a finished game as text."""

    game: Finished


class Copied(NamedTuple):
    """Whether that could be done, in a sentence."""

    sentence: str
