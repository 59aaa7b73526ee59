"""What a game says about itself, and all that follows from it.

A position is one non-negative integer. A game states its rules in two places and no more:
``refusal`` says why a move may not be made, ``reached`` says when the game is over.
Legal moves, parsing, playing and explaining are worked out from these two.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator
from random import Random
from typing import ClassVar

from pygame_rules.core import NO_MOVE_LEFT, Example, Kind, Move, Outcome, digits, ordinal, read_notation, rest
from pygame_rules.errors import BadStart, IllegalMove, WrongAnswer, WrongResult
from pygame_rules.insight import Insight
from pygame_rules.reading import digits_in, why_not_a_start
from pygame_rules.starts import GoodStarts, Scout
from pygame_rules.wording import Wording

NO_MOVE_RULE = "If you have no legal move on your turn, you lose."


class Game(ABC):
    """One game: its names, its two rules, and its own words for the terminal and the announcements."""

    slug: ClassVar[str]
    title: ClassVar[str]
    objective: ClassVar[str]
    rules: ClassVar[tuple[str, ...]]
    kinds: ClassVar[tuple[Kind, ...]]

    lobby_order: ClassVar[int] = 99
    min_digits: ClassVar[int] = 1
    max_digits: ClassVar[int] = 4  # As many as plain search decides at once; an insight reaches further.
    default_start: ClassVar[int | None] = None
    roll_range: ClassVar[tuple[int, int]] = (100, 999)
    good_starts: ClassVar[GoodStarts | None] = None  # Without a list they are rolled, see ``good_start``.
    player_does_sums: ClassVar[bool] = False
    wording: ClassVar[Wording] = Wording()
    rulings: ClassVar[tuple[str, ...]] = ()  # What was decided where the rule document leaves something open.
    glyph: ClassVar[tuple[str, str]] = ("#", "")  # A digit, and the name of a mark that says what is done to it.
    hue: ClassVar[int] = 265  # The accent colour, in degrees.
    example: ClassVar[Example | None] = None

    # A game has no state, so any two of a kind are the same.
    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    def __repr__(self) -> str:
        return f"<{self.title}>"

    # --- the rules: what each game must say ---

    @abstractmethod
    def refusal(self, number: int, move: Move) -> str | None:
        """Why the rules refuse this move with a digit of the number, or None if they allow it."""

    @abstractmethod
    def reached(self, number: int) -> Outcome | None:
        """The outcome for the player who has just made this number, or None while play goes on."""

    # --- what follows from them ---

    def legal_moves(self, number: int) -> tuple[Move, ...]:
        """Every move the rules allow; none once the game is over."""
        return tuple(self._legal(number))

    def _legal(self, number: int) -> Iterator[Move]:
        if not self.reached(number):
            yield from (move for move in self._candidates(number) if self.refusal(number, move) is None)

    def _candidates(self, number: int) -> Iterator[Move]:
        """Every digit, once for each thing one may do with it, legal or not."""
        shown = digits(number)
        if "subtract" in self.kinds:
            yield from (Move("subtract", digit) for digit in dict.fromkeys(shown))
        if "remove" in self.kinds:
            yield from (Move("remove", digit, position) for position, digit in enumerate(shown, 1))

    def apply(self, number: int, move: Move) -> int:
        """The number after a legal move; zeros left in front vanish."""
        if move.position is None:
            return number - move.digit
        return int(rest(number, move.position) or "0")

    def outcome(self, number: int) -> Outcome | None:
        """How the game ends with a number just made; a player without a move has lost."""
        reached = self.reached(number)
        if reached is None and not any(self._legal(number)):
            return NO_MOVE_LEFT
        return reached

    # --- text at the door ---

    def parse_start(self, text: str) -> int:
        """Read a starting number, or say what would do instead."""
        found = digits_in(text)
        example = self.default_start or self.roll_range[0]
        if found is None:
            raise BadStart(why_not_a_start(text, example))
        significant = found.lstrip("0")
        if not significant:
            raise BadStart(f"{self.title} cannot start from zero; {example} would do.")
        if len(significant) < self.min_digits:
            raise BadStart(f"{self.title} starts from at least {self.min_digits} digits; {example} would do.")
        if len(significant) > self.max_digits:
            raise BadStart(
                f"That number has {len(significant)} digits. {self.title} takes at most {self.max_digits}, "
                "so that every position can be solved exactly."
            )
        if significant != found:
            raise BadStart(f"A starting number has no zeros in front: write {significant}.")
        if not self.legal_moves(int(found)):
            raise BadStart(f"There is no move to make from {found}; {example} would do.")
        return int(found)

    def can_start(self, number: int) -> bool:
        """Whether a game may start from this number."""
        try:
            self.parse_start(str(number))
        except BadStart:
            return False
        return True

    def random_start(self, rng: Random) -> int:
        """The start the rules name, or a random one where they leave it open."""
        return self.roll_start(rng) if self.default_start is None else self.default_start

    def roll_start(self, rng: Random) -> int:
        """A random start of a comfortable size."""
        start = rng.randint(*self.roll_range)
        while not self.legal_moves(start):
            start = rng.randint(*self.roll_range)
        return start

    def good_start(self, rng: Random, seat: int = 1) -> int:
        """A start with decisions for the player in this seat, 1 moving first; any start where there are none."""
        if not self.has_forks:
            return self.roll_start(rng)
        if self.good_starts:
            return rng.choice(self.good_starts.of(seat))
        return Scout(self).roll(rng, seat)

    @property
    def has_forks(self) -> bool:
        """Whether any choice matters: some move wins and some loses. A game that knows it just says so."""
        return Scout(self).finds_fork()

    def is_countdown(self, number: int) -> bool:
        """Whether the rest of the game is a countdown that nobody needs to watch."""
        return False

    def parse_move(self, number: int, text: str) -> Move:
        """Read a move in notation, or say why it cannot be played on this number."""
        if self.reached(number):
            raise IllegalMove(f"The game is over: the number is {number}.")
        move = read_notation(number, text)
        if move.kind not in self.kinds:
            raise IllegalMove(f"In {self.title}, digits are never {'removed' if move.position else 'subtracted'}.")
        if move.digit not in digits(number):
            raise IllegalMove(f"{move.digit} is not a digit of {number}.")
        refusal = self.refusal(number, move)
        if refusal:
            raise IllegalMove(refusal)
        return move

    def example_move(self) -> tuple[int, Move]:
        """A number and a move to show the game by: its own example, or the first move of its first random start."""
        if self.example:
            number = self.parse_start(str(self.example.number))
            return number, self.parse_move(number, self.example.move)
        first, last = self.roll_range
        return next((number, moves[0]) for number in range(first, last + 1) if (moves := self.legal_moves(number)))

    def check_digit(self, number: int, digit: int) -> Move:
        """The subtraction of a digit the player has named; a wrong one is a wrong answer."""
        if digit not in digits(number):
            raise WrongAnswer(f"{digit} is not a digit of {number}.")
        try:
            return self.parse_move(number, f"-{digit}")
        except IllegalMove as error:
            raise WrongAnswer(str(error)) from None

    def check_result(self, number: int, move: Move, result: int) -> None:
        """Check a result the player has worked out; the right one is not given away."""
        if result != self.apply(number, move):
            raise WrongResult(f"{number} − {move.digit} is not {result}.")

    def insight(self) -> Insight | None:
        """What is known of this game beyond its rules; without it, positions are searched plainly."""
        return None

    # --- words ---

    @property
    def pitch(self) -> str:
        """The rule in at most ten words, for a card in the lobby; without one of its own, the objective."""
        return self.objective

    def announce(self, number: int, move: Move) -> str:
        """One sentence that says what a move did to the number."""
        words = self.wording.subtracted if move.position is None else self.wording.removed
        return words.format(digit=self._name_digit(number, move), before=number, number=self.apply(number, move))

    def _name_digit(self, number: int, move: Move) -> str:
        """The digit of a move, told apart from its equals where the choice makes a difference."""
        if move.position is None:
            return str(move.digit)
        equals = [other for other in self.legal_moves(number) if other.position and other.digit == move.digit]
        quoted = f"'{move.digit}'"
        if len({self.apply(number, other) for other in equals}) < 2:
            return quoted
        return f"the {ordinal(digits(number)[: move.position].count(move.digit))} {quoted}"

    def describe(self, number: int, move: Move) -> str:
        """A move as the beginning of a sentence: Subtracting 7, Removing the second '2'."""
        return f"{'Removing' if move.position else 'Subtracting'} {self._name_digit(number, move)}"

    def preview(self, number: int, move: Move) -> str:
        """What a move would do, as a sum: 73 − 7 = 66, or 5284 → 584."""
        after = self.apply(number, move)
        return f"{number} → {after}" if move.position else f"{number} − {move.digit} = {after}"

    def turn_words(self, player: str, number: int) -> str:
        """What the terminal says when a turn begins."""
        return self.wording.turn.format(player=player, number=number, digits=", ".join(str(number)))

    def ask(self, number: int, *, first: bool) -> Generator[str, str, Move]:
        """Ask for one move: yields the questions, is sent the answers, returns the move."""
        return self.parse_move(number, (yield "Your move (-7 subtracts a 7, x2 removes the second digit): ").strip())

    def answers(self, number: int, move: Move) -> tuple[str, ...]:
        """What one types at the questions of ``ask`` to make this move."""
        return (str(move),)
