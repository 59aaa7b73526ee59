"""What You knows: the finished games and what they come to, which of them are listed, and what is being asked."""

from dataclasses import dataclass, field, replace
from enum import Enum
from random import Random
from typing import Any

from pygame_rules.errors import BadLink
from pygame_rules.games import GAMES
from web.app.commands import Focus, ScrollToTop
from web.app.router import Route
from web.app.screen import Step
from web.app.state import Opponent, Shared
from web.saves.finished import FINISHED, Finished, History, history
from web.screens.you.stats import Stats, counted

GAMES_PAGE = "games"
A_PAGE = 50  # games


class Result(Enum):
    """How a game may have ended, to choose from."""

    ALL = "All results"
    WON = "Won"
    LOST = "Lost"
    TWO = "Two players"
    OUT = "Finished by the computer"


@dataclass(frozen=True)
class YouModel:
    """The overview, or the list of games, of which a game, a result and a page may be chosen."""

    listing: bool = False
    game: str = ""
    result: Result = Result.ALL
    page: int = 1
    history: History = field(default_factory=History)
    stats: Stats = field(default_factory=Stats)
    asking: bool = False  # Whether everything should be erased.
    pasting: bool = False
    pasted: str = ""
    notice: str = ""
    refused: bool = False  # The notice says why something could not be done.

    @property
    def found(self) -> list[Finished]:
        """The games that are looked for, newest first."""
        games = reversed(self.history.games)
        return [game for game in games if self.game in ("", game.slug) and self.result in (Result.ALL, result_of(game))]

    def having(self, **changes: Any) -> "YouModel":
        """The same with something else to be seen."""
        return replace(self, **changes)


def result_of(game: Finished) -> Result:
    """How a game ended for the person."""
    if game.opponent is Opponent.FRIEND:
        return Result.TWO
    if game.won is None:
        return Result.OUT
    return Result.WON if game.won else Result.LOST


def pages(games: int) -> int:
    """How many pages a list of so many games has."""
    return max(1, -(-games // A_PAGE))


def open_you(route: Route, shared: Shared, _: Random) -> Step[YouModel]:
    """The overview, or the list of games; a link to anything else raises."""
    place = route.rest.strip("/")
    if place not in ("", GAMES_PAGE):
        raise BadLink("There is no such page under You.")
    model = with_history(YouModel(), shared)
    if not place:
        return Step(model, commands=(ScrollToTop(),))
    game = route.options.get("game", "")
    result = Result.__members__.get(route.options.get("result", "").upper(), Result.ALL)
    model = model.having(listing=True, game=game if game in GAMES else "", result=result)
    page = route.options.get("page", "")
    number = int(page) if page.isascii() and page.isdecimal() and len(page) < 7 else 1
    model = model.having(page=max(1, min(number, pages(len(model.found)))))
    return Step(model, commands=(ScrollToTop(), Focus(("title",))))  # From page to page, too.


def with_history(model: YouModel, shared: Shared) -> YouModel:
    """The same with the finished games as they are saved now."""
    games = history(shared.saved)
    return model.having(history=games, stats=counted(games))


def stored(model: YouModel, shared: Shared, key: str) -> Step[YouModel]:
    """Another tab wrote something: finished games are counted anew."""
    if key != FINISHED:
        return Step(model)
    model = with_history(model, shared)
    return Step(model.having(page=min(model.page, pages(len(model.found)))))


def path(model: YouModel) -> str:
    """What the address bar shows."""
    return path_to(model) if model.listing else "you"


def path_to(model: YouModel, page: int | None = None) -> str:
    """The link to a page of the list."""
    page = page or model.page
    options = (
        f"game={model.game}" if model.game else "",
        f"result={model.result.name.lower()}" if model.result is not Result.ALL else "",
        f"page={page}" if page > 1 else "",
    )
    query = "&".join(filter(None, options))
    return f"you/{GAMES_PAGE}?{query}" if query else f"you/{GAMES_PAGE}"
