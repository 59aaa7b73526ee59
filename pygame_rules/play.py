"""A game being played: a frozen value, from its first number to its ending."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from pygame_rules.core import NO_MOVE_LEFT, Move
from pygame_rules.errors import BadSetup, IllegalMove, NotNow, WrongAnswer
from pygame_rules.game import Game
from pygame_rules.reading import read_name

SEATS = (1, 2)
PLAYERS = ("Player 1", "Player 2")
STRIKES_TO_CLAIM = 3


class How(Enum):
    """The ways a game can end."""

    WON = "won"
    LOST = "lost"
    STUCK = "stuck"
    RESIGNED = "resigned"
    FORFEITED = "forfeited"


@dataclass(frozen=True)
class Ending:
    """Who won, how, and for what reason."""

    winner: int
    how: How
    reason: str

    @property
    def loser(self) -> int:
        """The other seat."""
        return other(self.winner)

    def sentence(self, players: tuple[str, str]) -> str:
        """The ending in one sentence, with the players' names."""
        winner, loser = players[self.winner - 1], players[self.loser - 1]
        if self.how is How.WON:
            return f"{winner} {self.reason} and wins."
        return f"{loser} {self.reason}, so {winner} wins."


class Answered(NamedTuple):
    """A game after a typed answer, and what was wrong with the answer if it was refused."""

    play: "Play"
    wrong: WrongAnswer | None


def other(seat: int) -> int:
    """The opponent's seat."""
    return 3 - seat


def check_seat(seat: int) -> None:
    """There are two seats, 1 and 2."""
    if seat not in SEATS:
        raise BadSetup("There are two players: player 1 and player 2.")


@dataclass(frozen=True)
class Play:
    """One game: where it started, what was played, what can be redone, how it stands.

    Build it with ``Play.begin``; every action returns a new value.
    ``numbers`` holds the start and the number after each move.
    """

    game: Game
    numbers: tuple[int, ...]
    players: tuple[str, str] = PLAYERS
    starter: int = 1
    moves: tuple[Move, ...] = ()
    undone: tuple[Move, ...] = ()
    strikes: int = 0
    given_up: Ending | None = None

    @classmethod
    def begin(cls, game: Game, start: int, players: Iterable[str] = PLAYERS, starter: int = 1) -> "Play":
        """A fresh game from a start the game accepts."""
        first, second = map(read_name, players)
        check_seat(starter)
        return cls(game, (game.parse_start(str(start)),), (first, second), starter)

    # --- how it stands ---

    @property
    def start(self) -> int:
        """The number the game started from."""
        return self.numbers[0]

    @property
    def number(self) -> int:
        """The number on the table."""
        return self.numbers[-1]

    @property
    def turn(self) -> int:
        """The seat whose turn it is, or would be had the game not ended."""
        return self.seat_at(len(self.moves) + 1)

    def seat_at(self, ply: int) -> int:
        """The seat that makes the move of a ply, the first one being 1."""
        return self.starter if ply % 2 else other(self.starter)

    @property
    def ending(self) -> Ending | None:
        """How the game ended, or None while it goes on."""
        if self.given_up:
            return self.given_up
        outcome = self.game.outcome(self.number)
        if outcome is None:
            return None
        mover = other(self.turn)
        if outcome == NO_MOVE_LEFT:
            return Ending(mover, How.STUCK, "has no legal move")
        if outcome.mover_wins:
            return Ending(mover, How.WON, outcome.reason)
        return Ending(other(mover), How.LOST, outcome.reason)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the player whose turn it is may do; nothing once the game has ended."""
        return () if self.given_up else self.game.legal_moves(self.number)

    @property
    def claimable(self) -> bool:
        """Whether the opponent may claim the game because of strikes."""
        return self.strikes >= STRIKES_TO_CLAIM and not self.ending

    def at(self, ply: int) -> "Play":
        """The game as it stood after so many moves, to look back without undoing; nobody has given up there."""
        if not 0 <= ply <= len(self.moves):
            raise NotNow(f"The game has no move {ply} to look at.")
        return replace(
            self, numbers=self.numbers[: ply + 1], moves=self.moves[:ply], undone=(), strikes=0, given_up=None
        )

    def name(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.players[seat - 1]

    # --- what can be done ---

    def make(self, move: Move | str) -> "Play":
        """Make a move, given as a value or in notation; what could be redone is forgotten."""
        return replace(self._advance(move), undone=())

    def make_all(self, moves: Iterable[str]) -> "Play":
        """Make many moves in notation one after the other, in time proportional to their number."""
        numbers, made = list(self.numbers), list(self.moves)
        for notation in moves:
            made.append(self.game.parse_move(numbers[-1], notation))
            numbers.append(self.game.apply(numbers[-1], made[-1]))
        return replace(self, numbers=tuple(numbers), moves=tuple(made), undone=(), strikes=0)

    def _advance(self, move: Move | str) -> "Play":
        if self.ending:
            raise IllegalMove(f"The game is over: {self.ending.sentence(self.players)}")
        made = self.game.parse_move(self.number, str(move))
        number = self.game.apply(self.number, made)
        return replace(self, numbers=(*self.numbers, number), moves=(*self.moves, made), strikes=0)

    def answer(self, digit: int, result: int) -> Answered:
        """Make the subtraction the player has worked out; a wrong one is a strike and no move."""
        try:
            move = self.game.check_digit(self.number, digit)
            self.game.check_result(self.number, move, result)
        except WrongAnswer as wrong:
            return Answered(self.strike(), wrong)
        return Answered(self.make(move), None)

    def strike(self) -> "Play":
        """Count a wrong answer against the player whose turn it is."""
        if self.ending or not self.game.player_does_sums:
            raise NotNow("Strikes are counted while a game goes on in which the players do the sums.")
        return replace(self, strikes=self.strikes + 1)

    def claim(self) -> "Play":
        """Give the game to the opponent of a player with three strikes in one turn."""
        if not self.claimable:
            raise NotNow(f"A game can be claimed after {STRIKES_TO_CLAIM} strikes in one turn, not before.")
        reason = f"had {self.strikes} strikes in one turn and the game was claimed"
        return replace(self, given_up=Ending(other(self.turn), How.FORFEITED, reason))

    def resign(self, seat: int | None = None) -> "Play":
        """Give up, by default on behalf of the player whose turn it is."""
        if self.ending:
            raise NotNow("The game is over, so there is nothing to resign.")
        check_seat(seat or self.turn)
        return replace(self, given_up=Ending(other(seat or self.turn), How.RESIGNED, "resigned"))

    def undo(self, past: Collection[int] = ()) -> "Play":
        """Take back a resignation or claim, or else the last move, and go on back past the turns of some seats."""
        if self.given_up:
            return replace(self, given_up=None)
        if not self.moves:
            raise NotNow("There is no move to undo.")
        play = self
        while play is self or (play.moves and play.turn in past):
            play = play.rewind(len(play.moves) - 1)
        return play

    def rewind(self, ply: int) -> "Play":
        """Take back all but so many moves; they can be redone."""
        return replace(self.at(ply), undone=(*self.moves[ply:], *self.undone))

    def redo(self, past: Collection[int] = ()) -> "Play":
        """Make the move again that was last taken back, and go on past the turns of some seats."""
        if not self.undone:
            raise NotNow("There is no move to redo.")
        play = self
        while play is self or (play.undone and play.turn in past):
            play = replace(play._advance(play.undone[0]), undone=play.undone[1:])
        return play
