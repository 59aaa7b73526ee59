"""What the lobby knows: the games that have begun and not ended, each read once."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from pygame_rules.games import GAMES
from web.app.router import Route
from web.app.screen import Step
from web.app.state import Shared
from web.app.storage import DamagedSave
from web.saves.game import NAMESPACE, decode_game


class Running(NamedTuple):
    """A game that can be continued."""

    slug: str
    title: str
    number: int
    moves: int


@dataclass(frozen=True)
class LobbyModel:
    """The games that can be continued, in the lobby's order."""

    running: tuple[Running, ...] = ()


def open_lobby(_: Route, shared: Shared, __: Random) -> Step[LobbyModel]:
    """The lobby with what is saved."""
    found = (running(slug, shared.saved.get(NAMESPACE + slug, "")) for slug in GAMES)
    return Step(LobbyModel(tuple(game for game in found if game)))


def stored(model: LobbyModel, shared: Shared, key: str) -> Step[LobbyModel]:
    """Another tab has saved something: if it is a game, that one is read again."""
    slug = key.removeprefix(NAMESPACE)
    if key == slug or slug not in GAMES:
        return Step(model)
    known = {game.slug: game for game in model.running}
    again = running(slug, shared.saved.get(key, ""))
    games = {**known, slug: again} if again else {name: game for name, game in known.items() if name != slug}
    return Step(LobbyModel(tuple(games[name] for name in GAMES if name in games)))


def running(slug: str, text: str) -> Running | None:
    """The saved game of a kind, if it can be continued."""
    try:
        play = decode_game(text).foremost.play if text else None
    except DamagedSave:
        return None
    if play is None or not play.moves or play.ending:
        return None
    return Running(slug, play.game.title, play.number, len(play.moves))
