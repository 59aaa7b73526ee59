"""Links: what stands behind the # of the address, read once and with care."""

import re
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

from pygame_rules.games import GAMES
from pygame_rules.reading import quote

LATER = {
    "class": "The page for classes is not built yet.",
    "terminal": "The terminal in the page is not built yet.",
}
LOBBY, PLAY = "lobby", "play"
ALSO_CALLED = {"stats": "you"}
LONGEST = 100_000  # characters: far beyond any link the page makes, and read in a moment
ESCAPED = re.compile("(?:%[0-9a-fA-F]{2})+")


class Route(NamedTuple):
    """Where a link leads: a screen, perhaps a game by its slug, what follows, options, and what was wrong."""

    screen: str
    game: str = ""
    rest: str = ""
    options: Mapping[str, str] = MappingProxyType({})
    problem: str = ""

    def bare(self, problem: str) -> "Route":
        """The way to the same screen without anything that could be wrong."""
        return Route(self.screen, self.game, problem=problem)


def read(link: str, screens: Collection[str]) -> Route:
    """The route of a link such as ``#/<game>/256/-6.x1``, to one of these screens; a bad one leads to the lobby.

    A screen is reached by the name of its folder, with or without a game before it; everything else behind a game is
    for the screen where it is played.
    """
    if len(link) > LONGEST:
        return Route(LOBBY, problem="This link is too long to be read.")
    path, _, query = link.removeprefix("#").partition("?")
    first, _, rest = unescaped(path).strip("/").partition("/")
    first = ALSO_CALLED.get(first, first)
    options = MappingProxyType(_options(query))
    if not first:
        return Route(LOBBY, options=options)
    if first in GAMES:
        second, _, tail = rest.partition("/")
        if second in screens:
            return Route(second, first, tail, options)
        return Route(PLAY, first, problem=LATER[second]) if second in LATER else Route(PLAY, first, rest, options)
    if first in screens and first != PLAY:
        return Route(first, "", rest, options)
    return Route(LOBBY, problem=LATER.get(first, f"There is no game called {quote(first)}."))


def _options(query: str) -> dict[str, str]:
    pairs = (part.partition("=") for part in query.split("&") if part)
    return {unescaped(name): unescaped(value) for name, _, value in pairs}


def unescaped(text: str) -> str:
    """The text with its %-signs resolved. urllib could do that, but loading it would make every start longer."""
    return ESCAPED.sub(lambda found: bytes.fromhex(found[0].replace("%", "")).decode(errors="replace"), text)
