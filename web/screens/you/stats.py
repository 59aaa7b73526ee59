"""What finished games come to: results by game and level, and how often a win was kept. Counted in one pass."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import NamedTuple

from pygame_rules.computer import Level
from web.app.state import Opponent
from web.saves.finished import History

MOST_WEEKS = 26  # From then on it goes month by month.


class Tally(NamedTuple):
    """Games won and lost against the computer."""

    won: int = 0
    lost: int = 0


class Period(NamedTuple):
    """A week or month, from its first day on: choices that could have given a win away, and those that kept it."""

    begin: date
    choices: int
    kept: int

    @property
    def share(self) -> float:
        """How many of the choices kept the win, from 0 to 1."""
        return self.kept / self.choices


@dataclass(frozen=True)
class Stats:
    """What is counted: games against the computer. ``friends`` and ``played_out`` are the others."""

    results: Mapping[str, Mapping[Level, Tally]] = field(default_factory=dict)
    weekly: bool = True
    periods: tuple[Period, ...] = ()
    months: tuple[Period, ...] = ()
    choices: int = 0
    kept: int = 0
    taken: int = 0  # Wins that the computer gave away.
    games: int = 0
    friends: int = 0
    played_out: int = 0

    @property
    def given(self) -> int:
        """Wins that the person gave away."""
        return self.choices - self.kept

    def of(self, slug: str) -> Tally:
        """The results of a game, whatever the level."""
        tallies = self.results.get(slug, {}).values()
        return Tally(sum(each.won for each in tallies), sum(each.lost for each in tallies))


def counted(history: History) -> Stats:
    """The statistics of these games."""
    results = dict[str, dict[Level, Tally]]()
    days = dict[str, tuple[int, int]]()
    taken = games = friends = played_out = 0
    for game in history.games:
        if game.opponent is Opponent.FRIEND:
            friends += 1
            continue
        if game.autoplayed_from is not None:
            played_out += 1
            continue
        games += 1
        mine, theirs = game.you - 1, 2 - game.you
        levels = results.setdefault(game.slug, {})
        won, lost = levels.get(game.level, (0, 0))
        levels[game.level] = Tally(won + 1, lost) if game.winner == game.you else Tally(won, lost + 1)
        taken += game.chances[theirs] - game.held[theirs]
        if game.chances[mine]:
            choices, kept = days.get(game.at[:10], (0, 0))
            days[game.at[:10]] = choices + game.chances[mine], kept + game.held[mine]
    told = [Period(date.fromisoformat(day), *days[day]) for day in sorted(days)]
    months = _grouped(told, by_week=False)
    weekly = not told or (told[-1].begin - told[0].begin).days < MOST_WEEKS * 7
    return Stats(
        results,
        weekly,
        _grouped(told, by_week=True) if weekly else months,
        months,
        sum(each.choices for each in told),
        sum(each.kept for each in told),
        taken,
        games,
        friends,
        played_out,
    )


def _grouped(days: list[Period], *, by_week: bool) -> tuple[Period, ...]:
    found = dict[date, Period]()
    for day, choices, kept in days:
        begin = day - timedelta(days=day.weekday()) if by_week else day.replace(day=1)
        before = found.get(begin, Period(begin, 0, 0))
        found[begin] = Period(begin, before.choices + choices, before.kept + kept)
    return tuple(found.values())
