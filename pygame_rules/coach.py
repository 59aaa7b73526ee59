"""The coach: hints in three steps, the value of every move, and the review of a game."""

import re
from collections.abc import Generator
from dataclasses import dataclass
from typing import NamedTuple

from pygame_rules.core import Move
from pygame_rules.game import Game
from pygame_rules.play import Play, other
from pygame_rules.slices import finish
from pygame_rules.solver import Solver, Verdict

_NUMBERS = re.compile("[0-9]+")


@dataclass(frozen=True)
class Value:
    """What a move is worth."""

    move: Move
    wins: bool
    plies: int | None

    @property
    def words(self) -> str:
        """The value in words: wins in 5, loses."""
        verb = "wins" if self.wins else "loses"
        return verb if self.plies is None else f"{verb} in {self.plies}"


@dataclass(frozen=True)
class Mistake:
    """A move that threw away the win: the moves that would have kept it, the one to name of them, and why."""

    ply: int
    seat: int
    number: int
    move: Move
    winning: tuple[Move, ...]
    best: Move
    why: str


@dataclass(frozen=True)
class Slower:
    """A move that won but took longer than it had to, by so many plies."""

    ply: int
    seat: int
    number: int
    move: Move
    best: Move
    extra: int


class Remark(NamedTuple):
    """A sentence of a review about the move that was made at a ply, or about the game as a whole."""

    ply: int | None
    text: str


@dataclass(frozen=True)
class Review:
    """What a game was decided by.

    A chance is a won position in which some move would have given the win away; ``chances`` and ``held``
    count them for each seat. ``ahead`` names the seat that was winning at the start and after each move.
    """

    mistakes: tuple[Mistake, ...]
    slower: tuple[Slower, ...]
    chances: tuple[int, int]
    held: tuple[int, int]
    ahead: tuple[int, ...]

    def accuracy(self, seat: int) -> float | None:
        """The share of a player's chances that were held; None where there was nothing to decide."""
        return self.held[seat - 1] / self.chances[seat - 1] if self.chances[seat - 1] else None

    @property
    def had_choice(self) -> bool:
        """Whether any move made in the game could have changed its result."""
        return any(self.chances)


class Coach:
    """Explains one game; what it works out on the way is remembered."""

    def __init__(self, game: Game, solver: Solver | None = None) -> None:
        self.game = game
        self.solver = solver or Solver(game)

    # --- hints ---

    def hints(self, number: int) -> tuple[str, str, str]:
        """Three steps: who is winning, which move to play, and why."""
        return hints(self.game, number, self.solver.verdict(number))

    def values(self, number: int) -> tuple[Value, ...]:
        """What every legal move is worth."""
        return values(self.solver.verdict(number))

    # --- review ---

    def review(self, play: Play) -> Review:
        """The review of a game, finished or not, in one go."""
        return finish(self.reviewing(play))

    def reviewing(self, play: Play) -> Generator[None, None, Review]:
        """The same in slices, so that a page stays alive meanwhile."""
        mistakes, slower, ahead = [], [], []
        chances, held = [0, 0], [0, 0]
        for ply, (number, move) in enumerate(zip(play.numbers, play.moves, strict=False), 1):
            verdict = yield from self.solver.deciding(number)
            seat = play.seat_at(ply)
            ahead.append(seat if verdict.wins else other(seat))
            made = next(option for option in verdict.options if option.move == move)
            if verdict.wins and verdict.has_choice:
                chances[seat - 1] += 1
                held[seat - 1] += made.wins
            if verdict.best is None or verdict.hint is None or not verdict.wins:
                continue
            if not made.wins:
                mistakes.append(Mistake(ply, seat, number, move, verdict.winning, verdict.hint, verdict.why))
            elif made.plies is not None and verdict.plies is not None and made.plies > verdict.plies:
                slower.append(Slower(ply, seat, number, move, verdict.best, made.plies - verdict.plies))
        yield from self.solver.prepare(play.number)
        ahead.append(self._ahead_now(play))
        return Review(tuple(mistakes), tuple(slower), (chances[0], chances[1]), (held[0], held[1]), tuple(ahead))

    def _ahead_now(self, play: Play) -> int:
        if play.ending:
            return play.ending.winner
        return play.turn if self.solver.verdict(play.number).wins else other(play.turn)

    def sentences(self, play: Play, review: Review) -> tuple[str, ...]:
        """The review in words, in the order of the moves."""
        return tuple(remark.text for remark in remarks(play, review))


def hints(game: Game, number: int, verdict: Verdict) -> tuple[str, str, str]:
    """A verdict as hints in three steps: who is winning, which move to play, and why."""
    return _who(verdict), _which(game, number, verdict), verdict.why


def _who(verdict: Verdict) -> str:
    if verdict.best is None:
        return "The game is over."
    if verdict.has_choice:
        return "You can win from here, if you find the right move."
    if verdict.wins:
        return "You're winning, whatever you play now."
    return "You're behind, and every move loses if the other player plays perfectly. Hope for a slip."


def _which(game: Game, number: int, verdict: Verdict) -> str:
    if verdict.hint is None:
        return "There is no move left to make."
    what = game.describe(number, verdict.hint)
    after = game.apply(number, verdict.hint)
    if len(verdict.options) == 1:
        return f"{what} is the only move; it leaves {after}."
    if not verdict.wins:
        as_good = "holds out as long as any move" if verdict.plies is not None else "is as good as any move"
        return f"Nothing wins here; {what.lower()} {as_good} and leaves {after}."
    if not verdict.has_choice:
        return f"Every move wins; {what.lower()}, which leaves {after}, is as good as any."
    return f"{what} wins: it leaves {after}{_others(len(verdict.winning) - 1)}."


def _others(count: int) -> str:
    if count == 0:
        return ""
    return ", and another move wins too" if count == 1 else f", and {count} other moves win too"


def values(verdict: Verdict) -> tuple[Value, ...]:
    """What every legal move is worth, by a verdict."""
    return tuple(Value(option.move, option.wins, option.plies) for option in verdict.options)


def remarks(play: Play, review: Review) -> tuple[Remark, ...]:
    """A review in words, each with the move it is about. A reason is told once, not again with other numbers in it."""
    if play.moves and not review.had_choice:
        return (Remark(None, "This number was decided before the first move."),)
    told = set[str]()
    found = [Remark(slow.ply, _slower(play, slow)) for slow in review.slower]
    for mistake in review.mistakes:
        reason = _NUMBERS.sub("", mistake.why)
        found.append(Remark(mistake.ply, _mistake(play, mistake, "" if reason in told else mistake.why)))
        told.add(reason)
    return tuple(sorted(found)) or (Remark(None, "No mistakes."),)


def _mistake(play: Play, mistake: Mistake, why: str) -> str:
    made = play.game.describe(mistake.number, mistake.move).lower()
    best = play.game.describe(mistake.number, mistake.best).lower()
    return (
        f"Move {mistake.ply}, {play.name(mistake.seat)}: {made} from {mistake.number} threw away the win; "
        f"{best} was the move. {why}"
    ).strip()


def _slower(play: Play, slow: Slower) -> str:
    made = play.game.describe(slow.number, slow.move).lower()
    best = play.game.describe(slow.number, slow.best).lower()
    return (
        f"Move {slow.ply}, {play.name(slow.seat)}: {made} from {slow.number} still won, but slower; "
        f"{best} would have saved {slow.extra} moves."
    )
