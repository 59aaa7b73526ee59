"""Players with a past, made by dice: settings, running games, lessons, finished games, puzzles."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, datetime, timedelta
from random import Random
from types import MappingProxyType

from pygame_rules import GAMES, Game
from pygame_rules.computer import Level
from pygame_rules.match import Match
from pygame_rules.play import Play
from web.app.state import CoachMode, Opponent, Settings, Shared, Theme
from web.saves import daily, fsrs, trainer
from web.saves.endless import encode_best
from web.saves.finished import Finished, History, merged
from web.saves.game import NAMESPACE, SavedGame, Seating, waiting
from web.saves.progress import LESSONS, Progress

TODAY = datetime.fromisoformat("2026-11-18T10:54:39")
NAMES = ("Ann", "Zoë", "李雷", "a: b", "<b>x</b>", "x|y")
CHOICES = {
    "theme": list(Theme),
    "level": list(Level),
    "coach": list(CoachMode),
    "sound": [True, False],
    "points": [1, 3, 5],
    "players": [("Ann", "Ben"), ("Zoë", "李雷")],
}


def life(rng: Random, *, until: datetime = TODAY) -> Shared:
    """Everything that a player may have saved until a time."""
    saved = {f"{NAMESPACE}{slug}": running_game(rng, GAMES[slug]).encode() for slug in some(rng, GAMES)}
    for slug in some(rng, GAMES):
        saved[LESSONS + slug] = Progress(tuple(some(rng, ("play", "predict", "say", "prove")))).encode()
    if rng.random() < 0.8:
        saved["finished"] = finished_games(rng, rng.randint(1, 30), until=until).encode()
    if rng.random() < 0.7:
        saved["daily"] = days(rng, until.date()).encode()
    if rng.random() < 0.7:
        saved["trainer"] = cards(rng, until.date()).encode()
    if rng.random() < 0.5:
        saved["endless"] = encode_best(rng.randint(1, 30))
    if rng.random() < 0.3:
        saved["later"] = rng.choice(("not JSON", '{"version": 3}', "[1, 2]"))
    if rng.random() < 0.3:
        saved["backup"] = a_time(rng, until)
    names = some(rng, CHOICES)
    settings = replace(Settings(), **{name: rng.choice(CHOICES[name]) for name in names})  # type: ignore[arg-type]
    changed = {name: a_time(rng, until) for name in names if rng.random() < 0.8}
    return Shared(settings, MappingProxyType(saved), changed=MappingProxyType(changed), now=lambda: until)


def some(rng: Random, of: Iterable[str]) -> list[str]:
    """Some of these."""
    return [each for each in of if rng.random() < 0.5]


def a_time(rng: Random, until: datetime, days: int = 200) -> str:
    """A time in the months before."""
    return (until - timedelta(seconds=rng.randrange(days * 86_400))).isoformat(timespec="seconds")


def a_play(rng: Random, game: Game, longest: int = 12) -> Play:
    """A game with some moves made."""
    play = Play.begin(game, game.random_start(rng), starter=rng.choice((1, 2)))
    for _ in range(rng.randint(0, longest)):
        if not play.legal_moves:
            break
        play = play.make(rng.choice(play.legal_moves))
    return play


def running_game(rng: Random, game: Game) -> SavedGame:
    """What is on a table, with games behind it."""
    parked = waiting(_one(rng, game) for _ in range(rng.choice((0, 0, 1, 3, 6))))
    return replace(_one(rng, game), parked=parked)


def _one(rng: Random, game: Game) -> SavedGame:
    play = a_play(rng, game)
    seating = Seating(rng.choice(list(Opponent)), rng.choice(list(Level)), rng.choice((1, 2)))
    match = Match.begin(rng.choice((1, 3)), play.starter)
    return SavedGame(play, match, (rng.randint(0, 3), 0), seating=seating, recorded=bool(play.ending))


def finished_games(rng: Random, count: int, *, until: datetime = TODAY, days: int = 200) -> History:
    """So many finished games, of every kind."""
    return merged(History(tuple(a_finished_game(rng, until, days).line for _ in range(count))), History())


def a_finished_game(rng: Random, until: datetime = TODAY, days: int = 200) -> Finished:
    """A game to its end, or resigned."""
    game = GAMES[rng.choice(list(GAMES))]
    play = a_play(rng, game, 30)
    if not play.moves:
        play = play.make(rng.choice(play.legal_moves))
    play = play if play.ending else play.resign(rng.choice((1, 2)))
    assert play.ending
    opponent = rng.choice((Opponent.COMPUTER,) * 4 + (Opponent.FRIEND,))
    one, two = rng.randint(0, 5), rng.randint(0, 5)
    return Finished(
        at=a_time(rng, until, days),
        slug=game.slug,
        start=play.start,
        starter=play.starter,
        opponent=opponent,
        level=rng.choice(list(Level)),
        you=rng.choice((1, 2)),
        winner=play.ending.winner,
        how=play.ending.how,
        chances=(one, two),
        held=(rng.randint(0, one), rng.randint(0, two)),
        autoplayed_from=rng.choice((None,) * 9 + (1,)),
        moves=".".join(map(str, play.moves)),
        hints=(rng.randint(0, 3), 0),
        mistakes=tuple(sorted({rng.randint(1, len(play.moves)) for _ in range(rng.randint(0, 2))})),
        names=(rng.choice(NAMES), rng.choice(NAMES)) if opponent is Opponent.FRIEND else ("", ""),
    )


def days(rng: Random, today: date) -> daily.Days:
    """Puzzles of the last weeks, some solved, some on another day."""
    found = {}
    for ago in range(20):
        day = today - timedelta(days=ago)
        if rng.random() < 0.6:
            begun = day + timedelta(days=min(ago, rng.choice((0, 0, 0, 2))))
            found[day] = daily.Attempted(
                begun, rng.choice((True, True, False, None)), rng.randint(0, 5), rng.randint(0, 2)
            )
    return daily.Days(found)


def cards(rng: Random, today: date) -> trainer.Trainer:
    """Positions for the trainer, some asked before."""
    told = trainer.Trainer()
    for _ in range(rng.randint(1, 8)):
        game = GAMES[rng.choice(list(GAMES))]
        position = trainer.Position(game.slug, game.random_start(rng))
        since = today - timedelta(days=rng.randint(0, 60))
        told = told.having([position], since)
        for asked in range(rng.randint(0, 3)):
            at = f"{(since + timedelta(days=asked)).isoformat()}T08:00:00"
            told = told.reviewed(position, trainer.Review(at, rng.choice(fsrs.GRADES)))
    return trainer.decode_trainer(told.encode())
