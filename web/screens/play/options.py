"""What a link to a table may say behind its question mark. What cannot be read is left out."""

from collections.abc import Mapping
from typing import NamedTuple

from pygame_rules.computer import Level
from pygame_rules.errors import RulesError
from pygame_rules.reading import read_name
from web.app.state import Opponent

SEATS = {"1": 1, "2": 2}


class Options(NamedTuple):
    """Who plays, how strong a computer is, which seat moves first, where the reader sits, and what both are called.

    Of a finished game that is looked at again, which seat gave up or had three strikes, as moves alone do not tell.
    """

    opponent: Opponent | None = None
    level: Level | None = None
    first: int | None = None
    you: int | None = None
    names: tuple[str, str] | None = None
    resigned: int | None = None
    forfeited: int | None = None


def read_options(options: Mapping[str, str]) -> Options:
    """The options of a link."""
    return Options(
        Opponent.__members__.get(options.get("opponent", "").upper()),
        Level.__members__.get(options.get("level", "").upper()),
        SEATS.get(options.get("first", "")),
        SEATS.get(options.get("you", "")),
        _names(options.get("names", "")),
        SEATS.get(options.get("resigned", "")),
        SEATS.get(options.get("forfeited", "")),
    )


def _names(text: str) -> tuple[str, str] | None:
    one, _, two = text.partition(",")
    try:
        return read_name(one), read_name(two)
    except RulesError:
        return None
