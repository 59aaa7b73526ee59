"""Links: what stands behind the # of the address, read once and with care."""

import re
from dataclasses import dataclass

from pygame_rules import GAMES, BadLink
from pygame_rules.play import Play
from pygame_rules.record import from_link

LATER = {
    "learn": "The lessons are not built yet.",
    "explore": "The map of won and lost numbers is not built yet.",
    "terminal": "The terminal in the page is not built yet.",
    "daily": "The daily puzzle is not built yet.",
    "stats": "The statistics are not built yet.",
}
SCREENS = {"": "lobby", "about": "about"}
ESCAPED = re.compile("(?:%[0-9a-fA-F]{2})+")


@dataclass(frozen=True)
class Route:
    """Where a link leads: a screen, for a table its game and perhaps a play, and what was wrong with the link."""

    screen: str
    slug: str = ""
    play: Play | None = None
    problem: str = ""


def read(link: str) -> Route:
    """The route of a link such as ``#/<game>/256/-6.x1``; a bad one leads to the lobby with a sentence."""
    path = unescaped(link.removeprefix("#")).strip("/")
    slug, _, rest = path.partition("/")
    if path in SCREENS:
        return Route(SCREENS[path])
    if slug in LATER:
        return Route("lobby", problem=LATER[slug])
    if slug in GAMES and not rest:
        return Route("table", slug)
    if slug in GAMES and rest in LATER:
        return Route("table", slug, problem=LATER[rest])
    try:
        return Route("table", slug, from_link(path))
    except BadLink as error:
        return Route("table" if slug in GAMES else "lobby", slug if slug in GAMES else "", problem=str(error))


def unescaped(text: str) -> str:
    """The text with its %-signs resolved. urllib could do that, but loading it would make every start longer."""
    return ESCAPED.sub(lambda found: bytes.fromhex(found[0].replace("%", "")).decode(errors="replace"), text)
