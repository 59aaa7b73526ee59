"""A game as it is saved: what several screens read back. What comes from the storage is not trusted."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, NamedTuple

from pygame_rules.computer import Level
from pygame_rules.match import Match
from pygame_rules.play import SEATS, Play, check_seat, other
from pygame_rules.record import from_record, to_record
from web.app.state import Opponent
from web.app.storage import DAMAGED, DamagedSave, read_json

NAMESPACE = "game."  # Each game is saved under this and its slug.
VERSION = 1
MOST_PARKED = 5  # Games that wait behind the one on the table; more would be a heap.
MOST_WINNERS = 200
MOST_HINTS = 9999


class Seating(NamedTuple):
    """Who sits at the table: the opponent, how strong a computer is, and the seat of the person it plays against."""

    opponent: Opponent = Opponent.FRIEND
    level: Level = Level.LEARNER
    you: int = 1

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats that computers take."""
        return {Opponent.FRIEND: (), Opponent.COMPUTER: (other(self.you),), Opponent.WATCH: SEATS}[self.opponent]


USUAL = Seating()


class SeatChoice(Enum):
    """Where going first or second is all there is to decide: whether the person has yet to choose, or has chosen."""

    NONE = "none"
    OPEN = "open"
    MADE = "made"


@dataclass(frozen=True)
class SavedGame:
    """One game with its match, the hints each seat has used, and the running games it has parked, last first."""

    play: Play
    match: Match = field(default_factory=Match)
    hints: tuple[int, int] = (0, 0)
    autoplayed_from: int | None = None  # The ply from which on computers played for everybody.
    seating: Seating = USUAL
    seat_choice: SeatChoice = SeatChoice.NONE
    parked: tuple["SavedGame", ...] = ()
    recorded: bool = False  # It is among the finished games, or came finished from elsewhere: it counts no more.

    @property
    def standing(self) -> Match:
        """The match with this game counted in, if it has ended."""
        return self.match.won_by(self.play.ending.winner) if self.play.ending else self.match

    @property
    def in_match(self) -> bool:
        """Whether there is a score that somebody could lose."""
        return bool(self.standing.winners) and not self.standing.winner

    @property
    def running(self) -> bool:
        """Whether leaving this game would lose something."""
        return self.in_match or (bool(self.play.moves) and not self.play.ending)

    @property
    def foremost(self) -> "SavedGame":
        """Of this game and those behind it the one to go on with: what runs goes before what does not."""
        return replace(self.parked[0], parked=self.parked[1:]) if self.parked and not self.running else self

    @property
    def autoplayed(self) -> bool:
        """Whether computers made moves for everybody."""
        return self.autoplayed_from is not None and len(self.play.moves) > self.autoplayed_from

    def encode(self) -> str:
        """The game as text."""
        parked = {"aside": [_values(each) for each in self.parked]} if self.parked else {}
        return json.dumps({"version": VERSION, **_values(self), **parked})


# The names in the text are those of the first version: what players have saved is read for ever.
def _values(game: SavedGame) -> dict[str, Any]:
    match = game.match
    return {
        "record": to_record(game.play),
        "match": [match.points_to_win, match.first_starter, list(match.winners)],
        "hints": list(game.hints),
        "out_from": game.autoplayed_from,
        "seating": [game.seating.opponent.name, game.seating.level.name, game.seating.you],
        "seat_choice": game.seat_choice.value,
        **({"recorded": True} if game.recorded else {}),
    }


def decode_game(text: str, usual: Seating = USUAL) -> SavedGame:
    """The game that was saved; damaged text is refused. The first version did not say who plays: the usual ones do."""
    saved = read_json(text)
    try:
        if saved["version"] != VERSION:
            raise DamagedSave(f"version {saved['version']}")
        parked = saved.get("aside", [])
        one = isinstance(parked, dict)  # There was room for one only, once.
        waiting = [parked] if one else parked[:MOST_PARKED]
        return replace(_game(saved, usual), parked=tuple(_game(each, usual) for each in waiting))
    except DAMAGED as error:
        raise DamagedSave(str(error)) from None


def _game(saved: Any, usual: Seating) -> SavedGame:
    points, first, winners = saved["match"]
    match = Match.begin(int(points), int(first))
    for seat in winners[:MOST_WINNERS]:
        match = match.won_by(int(seat))
    if match.winner:
        raise DamagedSave("a match that was won already")
    one, two = (max(0, min(MOST_HINTS, int(count))) for count in saved["hints"])
    since = saved.get("out_from")
    return SavedGame(
        from_record(saved["record"]),
        match,
        (one, two),
        None if since is None else int(since),
        _seating(saved["seating"]) if "seating" in saved else usual,
        SeatChoice(saved.get("seat_choice", SeatChoice.NONE.value)),
        recorded=bool(saved.get("recorded")),
    )


def _seating(saved: Any) -> Seating:
    opponent, level, you = saved
    check_seat(you)
    return Seating(Opponent[opponent], Level[level], you)


def waiting(games: Iterable[SavedGame]) -> tuple[SavedGame, ...]:
    """Of these games the running ones, each once, as they wait behind another."""
    found = list[SavedGame]()
    for game in games:
        if (game.running or game.play.ending) and not any(same(game, each) for each in found):
            found.append(replace(game, parked=()))
    return tuple(each for each in found if each.running)[:MOST_PARKED]


def same(one: SavedGame, two: SavedGame) -> bool:
    """Whether this is one game at two times."""
    shorter, longer = sorted((one.play, two.play), key=lambda play: len(play.moves))
    begun = (shorter.start, shorter.starter, one.match) == (longer.start, longer.starter, two.match)
    return begun and shorter.moves == longer.moves[: len(shorter.moves)]
