"""Write the positions worth a question in pygame_rules/puzzles/positions/, from the solver. Takes some minutes.

Every "win" and "mark" has a losing move that tempts. A "win" is over, or a mere countdown, within a few moves. A "slip"
is a game with exactly one mistake, made by a move that tempts. How hard each is follows from the solver:

- "win": the bits of ``pygame_rules.puzzles.difficulty``, in bands for each game
- "mark": how many moves there are to judge
- "who": the bits of the position, or of the hardest reply to it where it is lost
- "slip": at how many moves of the game the win could have been given away
- "seat" and "who" where nothing can be decided: how far one has to think, in plies
- "sums": how many digits have to be borrowed on the way
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from textwrap import fill

sys.path.insert(0, str(Path(__file__).parents[2]))

from pygame_rules import GAMES, Game
from pygame_rules.puzzles.difficulty import Difficulty, tempts
from pygame_rules.puzzles.puzzle import Kind
from pygame_rules.solver import Solver, Verdict

FOLDER = Path(__file__).parents[2] / "pygame_rules" / "puzzles" / "positions"
LISTED = 60  # For each kind and difficulty, as far as there are as many.
TRIED = 6_000
FEWEST = 10  # A shorter list would repeat itself too soon: then this kind is not asked at this difficulty.
HARDEST = 5

TEXT = '''"""{title}: positions worth a question. ``python3 tests/tools/make_puzzles.py`` writes this file."""

from pygame_rules.puzzles.puzzle import Kind

POSITIONS: dict[Kind, dict[int, str]] = {{
{kinds}
}}
'''

Grade = Callable[[str], int]  # How hard something is, from 1; 0 if it is not worth asking.


class Maker:
    """Finds positions of one game."""

    def __init__(self, slug: str) -> None:
        self.game: Game = GAMES[slug]
        self.solver = Solver(self.game)
        self.difficulty = Difficulty(self.game, self.solver)
        self.bands, self.longest, self.counts = BANDS[slug]

    def win(self, text: str) -> int:
        number = int(text)
        verdict = self.solver.verdict(number)
        if self.game.is_countdown(number) or not self.is_tempting(number, verdict) or not verdict.wins:
            return 0
        if not 2 <= self.fight(number) <= self.longest:
            return 0
        return band(self.difficulty.bits(number), self.bands)

    def mark(self, text: str) -> int:
        number = int(text)
        verdict = self.solver.verdict(number)
        if self.game.is_countdown(number) or not self.is_tempting(number, verdict) or len(verdict.options) < 3:
            return 0
        return band(len(verdict.options), self.counts)

    def who(self, text: str) -> int:
        number = int(text)
        verdict = self.solver.verdict(number)
        if not verdict.options or self.fight(number) > self.longest or self.game.is_countdown(number):
            return 0
        if verdict.wins:
            return band(self.difficulty.bits(number), self.bands) if verdict.has_choice else 0
        replies = [option.after for option in verdict.options if not self.game.outcome(option.after)]
        return band(max(map(self.difficulty.bits, replies), default=0.0), self.bands) if replies else 0

    def thought(self, text: str) -> int:
        """For games in which nothing can be decided; to count further than some plies is a chore and no puzzle."""
        plies = self.solver.verdict(int(text)).plies or 0
        return band(plies, self.counts) if plies <= CHORE else 0

    def sums(self, text: str) -> int:
        number, *moves = text.split()
        here, borrowed = int(number), 0
        for move in moves:
            borrowed += here % 10 < int(move[1:])
            here -= int(move[1:])
        return min(1 + (borrowed + len(moves) - 3) // 2, HARDEST) if borrowed else 0

    def slip(self, text: str) -> int:
        """How hard it is to see: by the moves at which the win could have been given away."""
        start, *moves = text.split()
        number, forks, slips = int(start), 0, 0
        for notation in moves:
            verdict = self.solver.verdict(number)
            made = next(option for option in verdict.options if str(option.move) == notation)
            forks += verdict.has_choice
            if verdict.wins and not made.wins:
                slips += 1
                smallest = min(option.after for option in verdict.options)
                if not tempts(number, made.move, made.after, smallest):
                    return 0
            number = made.after
        return min(forks - 1, HARDEST) if slips == 1 and forks > 1 else 0

    def is_tempting(self, number: int, verdict: Verdict) -> bool:
        """Whether there is a choice, and a losing move that tempts."""
        if not verdict.has_choice:
            return False
        smallest = min(option.after for option in verdict.options)
        return any(not each.wins and tempts(number, each.move, each.after, smallest) for each in verdict.options)

    def fight(self, number: int) -> int:
        """How many moves it takes at most until the game is over or a mere countdown, if the winner hurries."""
        plies = 0
        while not self.game.outcome(number) and not self.game.is_countdown(number) and plies <= self.longest:
            best = self.solver.verdict(number).best
            assert best
            number, plies = self.game.apply(number, best), plies + 1
        return plies

    def games(self, numbers: Iterable[int]) -> Iterator[str]:
        """Games from these numbers in which whoever is winning gives the win away once, or never."""
        rng = Random(1)
        for start in numbers:
            number, moves, slipped = start, list[str](), False
            length = rng.randint(4, 7)
            while len(moves) < length and not self.game.outcome(number) and not self.game.is_countdown(number):
                verdict = self.solver.verdict(number)
                bad = [option for option in verdict.options if not option.wins]
                good = [option for option in verdict.options if option.wins]
                slips = bool(good and bad) and not slipped and rng.random() < 0.5
                made = rng.choice(bad if slips or not good else good)
                slipped |= slips
                if self.game.outcome(made.after):
                    break
                moves.append(str(made.move))
                number = made.after
            if len(moves) >= 4:
                yield " ".join(map(str, (start, *moves)))

    def runs(self, numbers: Iterable[int]) -> Iterator[str]:
        """Starts with some moves to work out."""
        rng = Random(1)
        for start in numbers:
            number, moves = start, list[str]()
            for _ in range(rng.randint(2, 8)):
                if self.game.outcome(number):
                    break
                move = self.game.legal_moves(number)[0]
                moves.append(str(move))
                number = self.game.apply(number, move)
            yield " ".join(map(str, (start, *moves)))


def band(value: float, limits: tuple[float, ...]) -> int:
    return 1 + sum(value >= limit for limit in limits)


def shuffled(first: int, last: int, tried: int = TRIED) -> list[int]:
    """Numbers from first to last, in any order."""
    return Random(first).sample(range(first, last + 1), min(tried, last + 1 - first))


def with_zeros(first: int, last: int) -> list[int]:
    """Numbers of so many digits, about a quarter of them zeros."""
    rng = Random(first)
    return [
        int(rng.choice("123456789") + "".join(rng.choices("000123456789", k=rng.randint(first, last) - 1)))
        for _ in range(TRIED)
    ]


# Where a difficulty ends in bits; how many moves a fight may last; where one ends in moves to judge, or in plies.
BANDS: dict[str, tuple[tuple[float, ...], int, tuple[float, ...]]] = {
    "zero-hero": ((3.8, 6, 9, 12), 21, (4, 5, 6, 7)),
    "max-digit-zero": ((), 99, (7, 13, 20, 28)),
    "digit-drop-duel": ((1.5, 2.2, 3, 4), 9, (4, 5, 6, 7)),
    "digit-duel": ((5, 8, 11, 15), 9, (6, 8, 10, 12)),
    "digit-deletion-duel": ((), 99, (5, 99, 99, 99)),
}


CHORE = 20  # plies


def find(slug: str) -> dict[Kind, dict[int, list[str]]]:
    """Everything worth asking about a game."""
    maker = Maker(slug)
    numbers = NUMBERS[slug]()
    plain = list(map(str, numbers))
    asked: dict[Kind, tuple[Iterable[str], Grade]]
    if maker.game.has_forks:
        games = maker.games(numbers)
        asked = {
            "win": (plain, maker.win),
            "mark": (plain, maker.mark),
            "who": (plain, maker.who),
            "slip": (games, maker.slip),
        }
    else:
        asked = {"who": (plain[::2], maker.thought), "seat": (plain[1::2], maker.thought)}
        if maker.game.player_does_sums:
            asked["sums"] = (maker.runs(numbers), maker.sums)
    return {kind: listed(kind, maker, *found) for kind, found in asked.items()}


def listed(kind: Kind, maker: Maker, texts: Iterable[str], grade: Grade) -> dict[int, list[str]]:
    """As many as are wanted of each difficulty."""
    found: dict[int, list[str]] = {difficulty: [] for difficulty in range(1, HARDEST + 1)}
    for text in texts:
        if all(len(each) == 2 * LISTED for each in found.values()):
            break
        difficulty = grade(text)
        if difficulty and len(found[difficulty]) < 2 * LISTED and text not in found[difficulty]:
            found[difficulty].append(text)
    chosen = {
        difficulty: balanced(maker, texts) if kind in ("who", "seat") else texts[:LISTED]
        for difficulty, texts in found.items()
    }
    return {
        difficulty: sorted(texts, key=lambda text: int(text.split()[0]))
        for difficulty, texts in chosen.items()
        if len(texts) >= FEWEST
    }


def balanced(maker: Maker, texts: list[str]) -> list[str]:
    """Those won and those lost, neither much more than the others, so that guessing does not help."""
    sides: tuple[list[str], list[str]] = ([], [])
    for text in texts:
        sides[maker.solver.verdict(int(text)).wins].append(text)
    most = min(LISTED // 2, 2 * min(map(len, sides)))
    return [text for side in sides for text in side[:most]]


NUMBERS: dict[str, Callable[[], list[int]]] = {
    "zero-hero": lambda: shuffled(11, 999) + shuffled(1_000, 9_999, 1_000),
    "max-digit-zero": partial(shuffled, 10, 199),
    "digit-drop-duel": partial(with_zeros, 3, 9),
    "digit-duel": lambda: shuffled(1_000, 9_999) + shuffled(10_000, 99_999),
    "digit-deletion-duel": lambda: shuffled(100, 9_999, 600) + shuffled(10_000, 9_999_999, 600),
}


def main(slugs: list[str]) -> None:
    """Write a file for each game."""
    for slug in slugs or list(GAMES):
        kinds = []
        for kind, by_difficulty in find(slug).items():
            entries = []
            for difficulty, texts in by_difficulty.items():
                text = fill(", ".join(text.replace(" ", "_") for text in texts), 118).replace("_", " ")
                entries.append(f'        {difficulty}: """\n{text}\n""",')
                sys.stdout.write(f"{slug}, {kind}, {difficulty}: {len(texts)}\n")
            if entries:
                kinds.append(f'    "{kind}": {{\n' + "\n".join(entries) + "\n    },")
        text = TEXT.format(title=GAMES[slug].title, kinds="\n".join(kinds))
        (FOLDER / f"{slug.replace('-', '_')}.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
