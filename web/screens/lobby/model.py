"""What the lobby knows: the games that have begun and not ended, each read once."""

from dataclasses import dataclass, replace
from datetime import date
from random import Random
from typing import NamedTuple

from pygame_rules.games import GAMES
from web.app.router import Route
from web.app.screen import Step
from web.app.state import NO_TIME, Shared
from web.app.storage import DamagedSave
from web.saves.daily import DAILY, days
from web.saves.game import NAMESPACE, decode_game

TRAINER = "trainer"  # As web.saves.trainer has it, which is read only where it is wanted.


class Running(NamedTuple):
    """A game that can be continued."""

    slug: str
    title: str
    number: int
    moves: int


class Today(NamedTuple):
    """The day, whether its puzzle is solved, and how many positions the trainer has waiting."""

    day: date
    solved: bool = False
    due: int = 0


@dataclass(frozen=True)
class LobbyModel:
    """The games that can be continued, in the lobby's order, and what there is to do today."""

    running: tuple[Running, ...] = ()
    today: Today | None = None


def open_lobby(_: Route, shared: Shared, __: Random) -> Step[LobbyModel]:
    """The lobby with what is saved."""
    found = (running(slug, shared.saved.get(NAMESPACE + slug, "")) for slug in GAMES)
    return Step(LobbyModel(tuple(game for game in found if game), today(shared)))


def today(shared: Shared) -> Today | None:
    """What there is to do today. What was saved is read only where there is something."""
    day, saved = shared.now().date(), shared.saved
    if day == NO_TIME.date():
        return None
    due = 0
    if TRAINER in saved:
        from web.saves.trainer import trainer  # by those alone who have let a win slip

        due = len(trainer(saved).due(day))
    return Today(day, bool(days(saved).solved(day)), due)


def stored(model: LobbyModel, shared: Shared, key: str) -> Step[LobbyModel]:
    """Another tab has saved something: if it is a game, that one is read again."""
    if key in (DAILY, TRAINER):
        return Step(replace(model, today=today(shared)))
    slug = key.removeprefix(NAMESPACE)
    if key == slug or slug not in GAMES:
        return Step(model)
    known = {game.slug: game for game in model.running}
    again = running(slug, shared.saved.get(key, ""))
    games = {**known, slug: again} if again else {name: game for name, game in known.items() if name != slug}
    return Step(replace(model, running=tuple(games[name] for name in GAMES if name in games)))


def running(slug: str, text: str) -> Running | None:
    """The saved game of a kind, if it can be continued."""
    try:
        play = decode_game(text).foremost.play if text else None
    except DamagedSave:
        return None
    if play is None or not play.moves or play.ending:
        return None
    return Running(slug, play.game.title, play.number, len(play.moves))
