"""Puzzles by chance: about the games wanted, as hard as wanted, none twice before all were seen."""

from random import Random

import pytest

from pygame_rules import GAMES
from pygame_rules.puzzles import draw, games_with_puzzles
from pygame_rules.puzzles.positions import positions


@pytest.mark.parametrize("difficulty", range(1, 6))
def test_it_is_as_hard_as_wanted_and_about_a_game_that_is_wanted(difficulty: int) -> None:
    rng = Random(difficulty)
    for _ in range(50):
        puzzle = draw(rng, ("zero-hero", "digit-duel"), difficulty)
        assert puzzle.slug in ("zero-hero", "digit-duel")
        assert puzzle.difficulty == difficulty
        assert puzzle.answers


def test_where_none_is_as_hard_it_is_the_hardest() -> None:
    hardest = max(level for by_level in positions()["digit-deletion-duel"].values() for level in by_level)
    assert draw(Random(1), ("digit-deletion-duel",), 99).difficulty == hardest


def test_nothing_comes_twice_before_all_of_its_list_were_seen() -> None:
    seen: list[object] = []
    rng = Random(1)
    for _ in range(40):
        puzzle = draw(rng, ("digit-duel",), 3, seen)  # type: ignore[arg-type]
        assert puzzle not in seen
        seen.append(puzzle)


def test_every_game_with_a_list_can_be_asked_about_in_the_order_of_the_games() -> None:
    assert list(games_with_puzzles()) == [slug for slug in GAMES if slug in positions()]
