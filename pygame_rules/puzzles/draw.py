"""Puzzles by chance, as hard as wanted, for those who do not want to wait for tomorrow."""

from collections.abc import Collection
from random import Random

from pygame_rules import GAMES
from pygame_rules.puzzles.positions import positions
from pygame_rules.puzzles.puzzle import Puzzle


def games_with_puzzles() -> tuple[str, ...]:
    """The slugs of the games there are puzzles about, in the order of the games."""
    return tuple(slug for slug in GAMES if slug in positions())


def draw(rng: Random, slugs: Collection[str], difficulty: int, seen: Collection[Puzzle] = ()) -> Puzzle:
    """A puzzle about one of these games, one not seen before if there is one; where none is as hard, the hardest."""
    known = {slug: listed for slug, listed in positions().items() if slug in slugs}
    levels = {level for listed in known.values() for by_level in listed.values() for level in by_level}
    wanted = max((level for level in levels if level <= difficulty), default=min(levels))
    offered = [
        (slug, kind, list(by_level[wanted]))
        for slug, listed in known.items()
        for kind, by_level in listed.items()
        if by_level.get(wanted)
    ]
    slug = rng.choice(sorted({slug for slug, _, _ in offered}))
    _, kind, texts = rng.choice([each for each in offered if each[0] == slug])
    puzzles = [Puzzle.read(slug, kind, wanted, text) for text in texts]
    return rng.choice([each for each in puzzles if each not in seen] or puzzles)
