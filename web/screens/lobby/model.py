"""What the lobby knows: the games that have begun and not ended, each read once."""

from dataclasses import dataclass, replace
from datetime import date
from random import Random
from typing import NamedTuple

from pygame_rules.games import GAMES
from pygame_rules.play import SEATS
from web.app.router import Route
from web.app.screen import Step
from web.app.state import NO_TIME, Opponent, Shared
from web.app.storage import DamagedSave
from web.saves.daily import DAILY, days
from web.saves.game import NAMESPACE, SavedGame, decode_game

TRAINER = "trainer"  # As web.saves.trainer has it, which is read only where it is wanted.


class Running(NamedTuple):
    """A game or a match that can be continued: without moves while a match waits for its next game to begin."""

    slug: str
    title: str
    number: int
    moves: int
    score: str = ""


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
        saved = decode_game(text).foremost if text else None
    except DamagedSave:
        return None
    if saved is None or not saved.running:
        return None
    play = saved.play
    return Running(slug, play.game.title, play.number, 0 if play.ending else len(play.moves), _score(saved))


def _score(saved: SavedGame) -> str:
    """How a match stands, if there is one."""
    if not saved.in_match:
        return ""
    seating, names = saved.seating, list(saved.play.players)
    if seating.opponent is not Opponent.FRIEND:
        names = ["Computer" if seat in seating.computers else "You" for seat in SEATS]
    return ", ".join(f"{name} {points}" for name, points in zip(names, saved.standing.score, strict=True))
