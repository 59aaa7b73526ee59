"""Write the lists of good starts in pygame_rules/starts/, from the solver. Takes some minutes.

What is listed has to hold a little better than a good start must: the player meets the forks whichever winning
moves they choose, and also if the other player just holds out as long as possible; and all this is so both by
what the game knows and by plain search, which knows how long every game lasts. Games that are short however
long the other player holds out come first.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from textwrap import fill

sys.path.insert(0, str(Path(__file__).parents[2]))

from pygame_rules import GAMES
from pygame_rules.play import SEATS
from pygame_rules.search import Search
from pygame_rules.starts import FEWEST_FORKS, FIRST_FORK, LONGEST, SHORTEST, Scout

FOLDER = Path(__file__).parents[2] / "pygame_rules" / "starts"
LISTED = 200  # For each seat, as far as there are as many.
ROLLED = 4_000

TEXT = '''"""{title}: starts worth playing. ``python3 tests/tools/make_starts.py`` writes this file."""

from pygame_rules.starts import GoodStarts

STARTS = GoodStarts(
    first="""
{first}
""",
    second="""
{second}
""",
)
'''


def shuffled(first: int, last: int) -> list[int]:
    """All numbers from first to last, in any order."""
    return Random(first).sample(range(first, last + 1), last + 1 - first)


def with_zeros(length: int) -> list[int]:
    """Random numbers of so many digits, about a quarter of them zeros, but at least three others."""
    rng = Random(length)
    rolled = (rng.choice("123456789") + "".join(rng.choices("000123456789", k=length - 1)) for _ in range(ROLLED))
    return [int(text) for text in rolled if len(text.replace("0", "")) >= 3]


# Where to look for starts, by the length of the number.
CANDIDATES: dict[str, list[list[int]]] = {
    "zero-hero": [shuffled(1, 999)],
    "digit-drop-duel": [with_zeros(length) for length in (5, 6, 7, 8, 9)],
    # From three digits on it is a countdown, which is short only from 1xx.
    "digit-duel": [shuffled(1_000, 9_999), shuffled(10_000, 99_999), shuffled(100_000, 199_999)],
}


def find(slug: str) -> dict[int, list[int]]:
    """Good starts for each seat, in equal shares of every length, as far as there are as many."""
    searching, knowing = scouts = Scout(GAMES[slug]), Scout(GAMES[slug])
    searching.solver.insight = search = Search(GAMES[slug])
    found: dict[int, list[int]] = {seat: [] for seat in SEATS}
    for count, candidates in enumerate(CANDIDATES[slug]):
        left = len(CANDIDATES[slug]) - count
        wanted = {seat: len(starts) + (LISTED - len(starts)) // left for seat, starts in found.items()}
        for start in sorted(candidates, key=lambda start: search.plies(start) > LONGEST):
            seat = 2 if knowing.solver.insight.lost(start) else 1
            is_wanted = len(found[seat]) < wanted[seat] and start not in found[seat]
            if is_wanted and all(is_sure(scout, start, seat) for scout in scouts):
                found[seat].append(start)
            if all(len(found[seat]) == wanted[seat] for seat in SEATS):
                break
    return found


def is_sure(scout: Scout, start: int, seat: int) -> bool:
    """Whether a start is good, and stays so if the players choose otherwise where they can."""
    return (
        scout.fight(start).is_good_for(seat)
        and SHORTEST <= longest_fight(scout, start) <= LONGEST
        and meets_forks(scout, start, seat)
    )


def longest_fight(scout: Scout, number: int) -> int:
    """How many moves are made before the countdown if the winner hurries and the loser delays."""
    length = 0
    while (best := scout.solver.verdict(number).best) and not scout.game.is_countdown(number):
        number = scout.game.apply(number, best)
        length += 1
    return length


def meets_forks(scout: Scout, start: int, seat: int) -> bool:
    """Whether there are enough forks, soon enough, along every way to keep the win."""
    game, solver = scout.game, scout.solver
    ways = {(start, 0)} if seat == 1 else {(number, 0) for number in replies(scout, start)}
    turn = 0
    while ways:
        turn += 1
        following = set[tuple[int, int]]()
        for number, forks in ways:
            if game.outcome(number) or game.is_countdown(number):
                return False
            verdict = solver.verdict(number)
            met = forks + verdict.has_choice
            if met == 0 and turn == FIRST_FORK:
                return False
            if met < FEWEST_FORKS:
                afters = {option.after for option in verdict.options if option.wins}
                if any(map(game.outcome, afters)):
                    return False
                following |= {(reply, met) for after in afters for reply in replies(scout, after)}
        ways = following
    return True


def replies(scout: Scout, number: int) -> set[int]:
    """What the loser leaves: by setting problems, or by holding out as long as possible."""
    best = scout.solver.verdict(number).best
    assert best
    return {scout.game.apply(number, move) for move in (best, scout.perfect.choose(number))}


def listed(starts: Iterable[int]) -> str:
    """The numbers from small to large, in lines."""
    return fill(" ".join(map(str, sorted(starts))), 120)


def main() -> None:
    """Write the lists of the games that are named, or all."""
    for slug in sys.argv[1:] or CANDIDATES:
        first, second = map(listed, find(slug).values())
        text = TEXT.format(title=GAMES[slug].title, first=first, second=second)
        (FOLDER / f"{slug.replace('-', '_')}.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
