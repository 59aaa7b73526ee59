"""Finished games as they are saved: one line of text for each. What comes from the storage is not trusted.

A line begins with what counts, and goes on with what is needed to play the game again:

    2026-11-18T10:54:39 <slug> 73 1cl12w 2,1,0,0 -7.-6.-6 0,1 1 <name> <name>

with tabs between its parts: when it ended, the game, its start; a word of six marks (the seat that began, computer or
friend, the level, the person's seat, the winner, how it ended); chances and held of both seats, perhaps with the ply
from which on computers played for everybody; the moves; the hints of both seats; the plies at which a person gave a
win away; and the names of two people. Of the oldest games only the first half is saved, which still counts everywhere.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import NamedTuple

from pygame_rules.computer import Level
from pygame_rules.errors import RulesError
from pygame_rules.games import GAMES
from pygame_rules.play import How, Play, other
from pygame_rules.reading import read_name
from web.app.state import EMPTY, Opponent
from web.app.storage import DAMAGED, DamagedSave, read_json, read_or_nothing

FINISHED = "finished"
VERSION = 1
MOST_IN_FULL = 2_000  # games; of older ones the moves are not saved
MOST_CHARACTERS = 1_000_000  # of games in full, since one of them may be very long

OPPONENTS = {"c": Opponent.COMPUTER, "f": Opponent.FRIEND}
LEVELS = {level.value[0].lower(): level for level in Level}
HOWS = {"w": How.WON, "l": How.LOST, "s": How.STUCK, "r": How.RESIGNED, "f": How.FORFEITED}
_MARKS = {value: mark for marks in (OPPONENTS, LEVELS, HOWS) for mark, value in marks.items()}

_MOVE = r"(?:-[0-9]|x[1-9][0-9]?)"
_COUNT = "[0-9]{1,5}"
_LINE = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9])\t([a-z0-9-]{1,60})\t([1-9][0-9]{0,59})\t([12])([cf])([nlsp])([12])([12])([wlsrf])"
    rf"\t({_COUNT}),({_COUNT}),({_COUNT}),({_COUNT})(?:@({_COUNT}))?"
    rf"(?:\t({_MOVE}(?:\.{_MOVE})*+)\t({_COUNT}),({_COUNT})\t((?:{_COUNT}(?:\.{_COUNT})*+)?)\t([^\t]*)\t([^\t]*))?"
)


class Finished(NamedTuple):
    """One finished game. ``chances`` and ``held`` are those of both seats, as a review counts them.

    Where computers made moves for everybody (``autoplayed_from``), it counts for nobody. ``moves`` are written as in a
    link; there are none where the game is too old to be saved in full.
    """

    at: str
    slug: str
    start: int
    starter: int
    opponent: Opponent
    level: Level
    you: int
    winner: int
    how: How
    chances: tuple[int, int]
    held: tuple[int, int]
    autoplayed_from: int | None = None
    moves: str = ""
    hints: tuple[int, int] = (0, 0)
    mistakes: tuple[int, ...] = ()
    names: tuple[str, str] = ("", "")

    @property
    def won(self) -> bool | None:
        """Whether the person has beaten the computer; None where that is not what happened, or counts for nobody."""
        counts = self.opponent is Opponent.COMPUTER and self.autoplayed_from is None
        return self.winner == self.you if counts else None

    @property
    def line(self) -> str:
        """The game as it is saved."""
        marks = f"{self.starter}{_MARKS[self.opponent]}{_MARKS[self.level]}{self.you}{self.winner}{_MARKS[self.how]}"
        (one, two), (held, kept) = self.chances, self.held
        since = "" if self.autoplayed_from is None else f"@{self.autoplayed_from}"
        line = f"{self.at}\t{self.slug}\t{self.start}\t{marks}\t{one},{held},{two},{kept}{since}"
        if not self.moves:
            return line
        plies = ".".join(map(str, self.mistakes))
        one, two = self.hints
        return "\t".join((line, self.moves, f"{one},{two}", plies, *self.names))

    @property
    def play(self) -> Play:
        """The game itself, every move of it checked; what cannot be played raises."""
        names = self.names if self.opponent is Opponent.FRIEND else self._seats
        play = Play.begin(GAMES[self.slug], self.start, names, self.starter).make_all(self.moves.split("."))
        if self.how is How.RESIGNED:
            return play.resign(other(self.winner))
        if self.how is How.FORFEITED:
            return play.strike().strike().strike().claim()
        return play

    @property
    def _seats(self) -> tuple[str, str]:
        return ("You", "Computer") if self.you == 1 else ("Computer", "You")


@dataclass(frozen=True)
class History:
    """Every finished game, oldest first, each as its line: most are only counted, and few are looked at."""

    lines: tuple[str, ...] = ()

    @cached_property
    def games(self) -> tuple[Finished, ...]:
        """The games themselves, oldest first."""
        return tuple(map(_game, self.lines))

    @cached_property
    def shortened(self) -> int:
        """Of how many games the moves are no longer saved."""
        return sum(line.count("\t") == _SHORT for line in self.lines)

    def having(self, game: Finished) -> "History":
        """The same with one game more."""
        return _history([*self.lines, game.line])

    def encode(self) -> str:
        """The games as text."""
        return json.dumps({"version": VERSION, "games": self.lines}, separators=(",", ":"))


_SHORT = 4  # tabs in a line without moves
_NOTHING = ("0", "0", "", "", "")  # what stands behind them


def _game(line: str) -> Finished:
    """The game of a line. Two thousand of them are read at once, so every step counts."""
    found = _LINE.fullmatch(line)
    if not found:
        raise DamagedSave("a line that cannot be read")
    parts = found.groups(default="")
    at, slug, start, starter, opponent, level, you, winner, how, one, held, two, kept, since, moves = parts[:15]
    hint, hinted, plies, name, second = parts[15:] if moves else _NOTHING
    return Finished(
        at,
        slug,
        int(start),
        int(starter),
        OPPONENTS[opponent],
        LEVELS[level],
        int(you),
        int(winner),
        HOWS[how],
        (int(one), int(two)),
        (int(held), int(kept)),
        int(since) if since else None,
        moves,
        (int(hint), int(hinted)),
        tuple(map(int, plies.split("."))) if plies else (),
        (name, second),
    )


def _history(lines: Iterable[str]) -> History:
    """Games in order, each once, and those that are too old without their moves."""
    found = dict[str, str]()
    for line in lines:
        counted = _counted(line)
        found[counted] = max(found.get(counted, ""), line, key=lambda each: (len(each), each))
    ordered = sorted(found.values(), reverse=True)
    room = MOST_CHARACTERS
    for place, line in enumerate(ordered):
        room -= len(line)
        if place >= MOST_IN_FULL or room < 0:
            ordered[place:] = map(_counted, ordered[place:])
            break
    return History(tuple(reversed(ordered)))


def _counted(line: str) -> str:
    """The half of a line that counts, which also tells one game from another."""
    return "\t".join(line.split("\t", _SHORT + 1)[: _SHORT + 1])


def history(saved: Mapping[str, str] = EMPTY) -> History:
    """What was saved; nothing where it is damaged."""
    return read_or_nothing(decode_history, saved.get(FINISHED, ""))


def decode_history(text: str) -> History:
    """The games that a text tells of; one that cannot be read damages all of it."""
    if not text:
        return History()
    saved = read_json(text)
    try:
        if saved["version"] != VERSION:
            raise DamagedSave(f"version {saved['version']}")
        told = History(tuple(saved["games"]))
        for day in {line[:10] for line in told.lines}:
            date.fromisoformat(day)
        for game in told.games:
            _check(game)
    except (*DAMAGED, RulesError) as error:
        raise DamagedSave(str(error)) from None
    ordered = list(told.lines) == sorted(set(told.lines))
    return told if ordered else _history(told.lines)


def _check(game: Finished) -> None:
    """Refuse what cannot be; whether its moves can be played is seen when somebody plays them again."""
    if game.slug not in GAMES:
        raise DamagedSave("a game that cannot be")
    (one, two), (held, kept) = game.chances, game.held
    if held > one or kept > two:
        raise DamagedSave("more held than there were chances")
    if game.opponent is Opponent.FRIEND and game.moves and tuple(map(read_name, game.names)) != game.names:
        raise DamagedSave("a name that cannot be")


def merged(one: History, two: History) -> History:
    """Both: every game once, with its moves where either has them and it is not too old."""
    return _history([*one.lines, *two.lines])
