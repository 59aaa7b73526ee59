"""The games. A module in this folder that defines a Game is a game: nothing else lists them."""

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType

from pygame_rules.game import Game


def _find_games() -> Iterator[Game]:
    for info in pkgutil.iter_modules(__path__):
        module = import_module(f"{__name__}.{info.name}")
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Game) and value.__module__ == module.__name__:
                yield value()


GAMES: Mapping[str, Game] = MappingProxyType(
    {game.slug: game for game in sorted(_find_games(), key=lambda game: (game.lobby_order, game.slug))}
)
