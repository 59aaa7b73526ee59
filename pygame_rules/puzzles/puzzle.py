"""A puzzle: a position, or a game so far, and a question about it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, get_args

from pygame_rules import GAMES
from pygame_rules.game import Game
from pygame_rules.solver import Solver, Verdict

Kind = Literal["win", "mark", "who", "slip", "seat", "sums"]
KINDS: tuple[Kind, ...] = get_args(Kind)
TWO_ANSWERS: frozenset[Kind] = frozenset({"who", "seat"})  # kinds that can be guessed
FIRST, SECOND = "first", "second"

_QUESTIONS: dict[Kind, str] = {
    "win": "It is your move at {start}: win against best play.",
    "mark": "Mark every move that wins from {start}.",
    "who": "From {start}, if both play perfectly: who wins, the player who moves first or second?",
    "slip": "From {start}, one of these moves gave the win away: which one?",
    "seat": "The number is {start}: would you rather move first or second?",
    "sums": "From {start}, subtract the largest digit, {count} times in a row: what is left each time?",
}


@dataclass(frozen=True)
class Puzzle:
    """One question. ``moves`` are those of the game it shows ("slip"), or those to be worked out ("sums")."""

    slug: str
    start: int
    kind: Kind
    difficulty: int
    moves: tuple[str, ...] = ()

    @classmethod
    def read(cls, slug: str, kind: Kind, difficulty: int, text: str) -> "Puzzle":
        """A puzzle from a line of the lists: its number, and the moves that belong to it."""
        start, *moves = text.split()
        return cls(slug, int(start), kind, difficulty, tuple(moves))

    @property
    def game(self) -> Game:
        """The game it is about."""
        return GAMES[self.slug]

    @property
    def question(self) -> str:
        """What is asked; it gives nothing away."""
        return _QUESTIONS[self.kind].format(start=self.start, count=len(self.moves))

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The start, and what each of the moves leaves."""
        numbers = [self.start]
        for text in self.moves:
            numbers.append(self.game.apply(numbers[-1], self.game.parse_move(numbers[-1], text)))
        return tuple(numbers)

    @cached_property
    def verdict(self) -> Verdict:
        """Perfect play from the start."""
        return Solver(self.game).verdict(self.start)

    @cached_property
    def answers(self) -> tuple[str, ...]:
        """All that is right: any of the first moves ("win"), all of them ("mark"), a seat, a ply, or the results."""
        match self.kind:
            case "win" | "mark":
                return tuple(map(str, self.verdict.winning))
            case "who" | "seat":
                return (FIRST if self.verdict.wins else SECOND,)
            case "slip":
                return (str(self._slip()),)
            case "sums":
                return tuple(map(str, self.numbers[1:]))

    def _slip(self) -> int:
        """The ply at which a won position was left by a move that loses."""
        solver = Solver(self.game)
        lost = [solver.insight.lost(number) for number in self.numbers]
        return next(ply for ply in range(1, len(lost)) if not lost[ply - 1] and not lost[ply])
