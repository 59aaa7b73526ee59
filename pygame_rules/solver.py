"""Perfect play: who wins, by which moves, how fast, and why."""

from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame_rules.core import Move
from pygame_rules.insight import Claim, Insight
from pygame_rules.search import Rules, Search
from pygame_rules.slices import finish


class Solvable(Rules, Protocol):
    """What the solver needs to know of a game."""

    def insight(self) -> Insight | None:
        """What is known of the game beyond its rules."""

    def describe(self, number: int, move: Move) -> str:
        """A move as the beginning of a sentence."""


@dataclass(frozen=True)
class Option:
    """One legal move and what it is worth to the player who makes it."""

    move: Move
    after: int
    wins: bool
    plies: int | None


@dataclass(frozen=True)
class Verdict:
    """Perfect play for the player to move; ``options`` has every legal move.

    ``why`` speaks of ``hint``: the best move, or the fastest that can be explained where the best one cannot.
    """

    options: tuple[Option, ...]
    best: Move | None
    hint: Move | None
    plies: int | None
    why: str
    claim: str  # The name of the claim that ``why`` tells; empty where search is all there is to tell of.

    @property
    def winning(self) -> tuple[Move, ...]:
        """Every move that wins."""
        return tuple(option.move for option in self.options if option.wins)

    @property
    def wins(self) -> bool:
        """Whether the player to move wins."""
        return any(option.wins for option in self.options)

    @property
    def has_choice(self) -> bool:
        """Whether the move matters: some win and some lose."""
        return len({option.wins for option in self.options}) == 2


def solve(game: Solvable, number: int) -> Verdict:
    """The verdict on one number; keep a ``Solver`` to ask for more than one."""
    return Solver(game).verdict(number)


class Solver:
    """Decides positions of one game and remembers what it has worked out."""

    def __init__(self, game: Solvable) -> None:
        self.game = game
        self.insight: Insight = game.insight() or Search(game)

    def prepare(self, number: int) -> Iterator[None]:
        """Work in slices, after which ``verdict`` answers at once."""
        if not self.game.outcome(number):
            yield from self.insight.prepare(number)
            yield from self.insight.elaborate(number)

    def verdict(self, number: int) -> Verdict:
        """The verdict on a number, in one go."""
        return finish(self.deciding(number))

    def deciding(self, number: int) -> Generator[None, None, Verdict]:
        """The same in slices, so that a page stays alive meanwhile; may be dropped at any point."""
        yield from self.prepare(number)
        counted = self.insight.counts(number)
        options = tuple(self._option(number, move, counted=counted) for move in self.game.legal_moves(number))
        claims = [claim for claim in self.insight.claims if options and claim.applies(number)]
        taught = {move for claim in claims if claim.by for move in claim.by(number)}
        winning = [option for option in options if option.wins]
        best = _fastest(winning, taught) if winning else _longest(options)
        explained = [option for option in winning if _told_of(option, number, claims)]
        hint = _fastest(explained, taught) if explained else best
        told = _told_of(hint, number, claims) if hint else None
        return Verdict(
            options,
            best=best.move if best else None,
            hint=hint.move if hint else None,
            plies=_plies(winning, min) if winning else _plies(options, max),
            why=self._why(number, hint, told),
            claim=told.name if told else "",
        )

    def weighing(self, number: int) -> Generator[None, None, tuple[Option, ...]]:
        """Only which moves win, in slices: much cheaper than a verdict where plies have to be searched for."""
        if not self.game.outcome(number):
            yield from self.insight.prepare(number)
        return tuple(self._option(number, move, counted=False) for move in self.game.legal_moves(number))

    def _option(self, number: int, move: Move, *, counted: bool) -> Option:
        after = self.game.apply(number, move)
        outcome = self.game.outcome(after)
        if outcome:
            return Option(move, after, outcome.mover_wins, 1)
        plies = self.insight.plies(after) if counted else None
        return Option(move, after, self.insight.lost(after), None if plies is None else plies + 1)

    def _why(self, number: int, hint: Option | None, told: Claim | None) -> str:
        """What is known by rule about the position and the move to name, or else what search has found."""
        if hint is None:
            return "The game is over."
        what = self.game.describe(number, hint.move)
        if told:
            words = told.words(number, hint.after) if told.words else {}
            known = {"number": number, "move": what, "digit": hint.move.digit, "after": hint.after}
            return told.sentence.format_map({**known, **words})
        if not hint.wins:
            return f"Every move from {number} has an answer that wins, as trying them all has shown."
        if hint.plies == 1:
            return f"{what} ends the game at once."
        return f"{what} leaves {hint.after}, where every move has an answer that wins."


def _told_of(option: Option, number: int, claims: Sequence[Claim]) -> Claim | None:
    """The first claim that explains a move."""
    return next((claim for claim in claims if claim.by is None or str(option.move) in claim.by(number)), None)


def _fastest(winning: Sequence[Option], taught: Collection[str]) -> Option:
    """The fastest win; of equals one that a rule teaches, else the one that leaves least."""

    def cost(option: Option) -> tuple[bool, int, bool, int]:
        return option.plies is None, option.plies or 0, str(option.move) not in taught, option.after

    return min(winning, key=cost)


def _longest(options: Sequence[Option]) -> Option | None:
    """The longest fight; of equals the one that leaves most."""
    return max(options, key=lambda option: (option.plies is None, option.plies or 0, option.after), default=None)


def _plies(options: Sequence[Option], choose: Callable[[list[int]], int]) -> int | None:
    """The length of the game, if it is known for every move that comes into question."""
    known = [option.plies for option in options if option.plies is not None]
    if len(known) < len(options):
        return None
    return choose(known) if known else 0
