"""The same question put to three solvers: who wins from this number? Ours, plain bottom-up search, and easyAI's.

easyAI's depth-first solver with a transposition table plays the very same rules. It stops at the first winning
move and says nothing but who wins, so ours is timed for that alone as well, with nothing remembered.
"""

import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random

from easyAI import TwoPlayerGame
from easyAI.AI.solving import solve_with_depth_first_search
from easyAI.AI.TranspositionTable import TranspositionTable

from pygame_rules import GAMES, Game, Move
from pygame_rules.search import Search

LENGTHS = (2, 3, 4, 5, 6)
STARTS = 5
GIVE_UP = 60  # seconds for one length


class Adapter(TwoPlayerGame):  # type: ignore[misc]
    """One of our games as easyAI wants it."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number
        self.past: list[int] = []
        self.players = [None, None]
        self.current_player = 1

    def possible_moves(self) -> list[Move]:
        """Every legal move."""
        return list(self.game.legal_moves(self.number))

    def make_move(self, move: Move) -> None:
        """Make a move in place."""
        self.past.append(self.number)
        self.number = self.game.apply(self.number, move)

    def unmake_move(self, _: Move) -> None:
        """Take a move back in place."""
        self.number = self.past.pop()

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome(self.number) is not None

    def scoring(self) -> int:
        """A score for the player to move, who did not make the last move."""
        outcome = self.game.outcome(self.number)
        return 0 if outcome is None else -100 if outcome.mover_wins else 100

    def ttentry(self) -> int:
        """The position; whose turn it is does not matter to its value."""
        return self.number


def by_easyai(game: Game, number: int) -> bool:
    """Who wins, by easyAI."""
    table = TranspositionTable()
    return bool(solve_with_depth_first_search(Adapter(game, number), 100, maxdepth=10**9, tt=table) == 1)


def by_search(game: Game, number: int) -> bool:
    """Who wins, by deciding every number from the bottom up."""
    search = Search(game)
    return [not search.lost(below) for below in range(1, number + 1) if not game.outcome(below)][-1]


def by_insight(game: Game, number: int) -> bool:
    """Who wins, by what the game knows of itself."""
    return not (game.insight() or Search(game)).lost(number)


SOLVERS: dict[str, Callable[[Game, int], bool]] = {"ours": by_insight, "bottom-up": by_search, "easyAI": by_easyai}


def starts(length: int) -> list[int]:
    """The same random starts for every solver."""
    rng = Random(length)
    return [rng.randint(10 ** (length - 1), 10**length - 1) for _ in range(STARTS)]


def medians() -> list[tuple[str, int, dict[str, float | None]]]:
    """For each game and length: the median time of each solver in milliseconds, None where it did not finish."""
    rows = []
    for slug in GAMES:
        given_up: set[str] = set()
        for length in LENGTHS:
            row: dict[str, float | None] = {}
            for solver in SOLVERS:
                row[solver] = None if solver in given_up else _apart(slug, length, solver)
                if row[solver] is None:
                    given_up.add(solver)
            rows.append((slug, length, row))
    return rows


def _apart(slug: str, length: int, solver: str) -> float | None:
    """Measure in a process of its own, which may run out of time or of stack."""
    command = [sys.executable, "-m", "bench.peers", slug, str(length), solver]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=GIVE_UP)
    except subprocess.TimeoutExpired:
        return None
    return float(done.stdout) if done.returncode == 0 else None


def _measure(slug: str, length: int, solver: str) -> float:
    sys.setrecursionlimit(10**6)
    times = []
    for number in starts(length):
        begin = time.perf_counter()
        answer = SOLVERS[solver](GAMES[slug], number)
        times.append((time.perf_counter() - begin) * 1000)
        if answer != by_insight(GAMES[slug], number):
            raise AssertionError(f"{solver} disagrees about {number} in {slug}")
    return statistics.median(times)


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_STACK, (resource.getrlimit(resource.RLIMIT_STACK)[1],) * 2)
    sys.stdout.write(str(_measure(sys.argv[1], int(sys.argv[2]), sys.argv[3])))
