"""Exhaustive search over the naive rules: every number decided from the bottom up, with no cleverness at all.

A game that was added to the five has no naive rules; it is searched by its own.
"""

from functools import cache

from support.naive import SLUGS, naive_moves, naive_winner

from pygame_rules import GAMES


def moves(slug: str, number: int) -> dict[str, int]:
    """Every legal move in notation, and the number it leads to."""
    if slug in SLUGS:
        return naive_moves(slug, number)
    return {str(move): GAMES[slug].apply(number, move) for move in GAMES[slug].legal_moves(number)}


def winner(slug: str, number: int) -> str | None:
    """Who has won when this number has just been made: "mover", "opponent" or nobody yet."""
    if slug in SLUGS:
        return naive_winner(slug, number)
    ended = GAMES[slug].outcome(number)
    return None if ended is None else "mover" if ended.mover_wins else "opponent"


class Table:
    """Who wins every number up to a limit and how long it takes, the winner hurrying and the loser delaying."""

    def __init__(self, slug: str, limit: int) -> None:
        self.slug = slug
        self.wins = [False] * (limit + 1)
        self.plies = [0] * (limit + 1)
        for number in range(1, limit + 1):
            if winner(slug, number) is None:
                options = [self._option(after) for after in moves(slug, number).values()]
                quick = [plies for wins, plies in options if wins]
                self.wins[number] = bool(quick)
                self.plies[number] = min(quick) if quick else max(plies for _, plies in options)

    def _option(self, after: int) -> tuple[bool, int]:
        """Whether a move to this number wins, and in how many plies."""
        ended = winner(self.slug, after)
        if ended:
            return ended == "mover", 1
        return not self.wins[after], self.plies[after] + 1

    def winning(self, number: int) -> set[str]:
        """Every move that wins."""
        return {move for move, after in moves(self.slug, number).items() if self._option(after)[0]}

    def takes(self, number: int, move: str) -> int:
        """How many plies are left when this move is made, counting it."""
        return self._option(moves(self.slug, number)[move])[1]


@cache
def table(slug: str) -> Table:
    """The table up to 100,000, made once."""
    return Table(slug, 100_000)


class LazySearch:
    """Decides long numbers of one game one by one, by another road than the package.

    It looks at whole numbers, never at blocks of them, tries removals and round numbers first, and
    stops at the first move that wins.
    """

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.decided: dict[int, bool] = {}

    def wins(self, number: int) -> bool:
        """Whether the player to move wins."""
        todo = [number]
        while todo:
            at = todo[-1]
            if at in self.decided:
                todo.pop()
                continue
            unknown = None
            for after in sorted(moves(self.slug, at).values(), key=lambda after: (after % 10 > 0, after)):
                ended = winner(self.slug, after)
                if ended == "mover" or self.decided.get(after) is False:
                    self.decided[at] = True
                    break
                if ended is None and after not in self.decided:
                    unknown = after
                    break
            else:
                self.decided[at] = False
            if at not in self.decided and unknown is not None:
                todo.append(unknown)
        return self.decided[number]
