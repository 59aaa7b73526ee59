"""Starts worth playing: what makes them so, and that the lists and the dice give no others."""

from random import Random

import pytest
from support.hot_potato import HotPotato

from pygame_rules import GAMES, Game, Move
from pygame_rules.starts import Fight, Scout

LISTS = [slug for slug, game in GAMES.items() if game.good_starts]


@pytest.mark.parametrize(
    ("slug", "start", "fight"),
    [
        ("zero-hero", 7, Fight(winner=1, forks=(), fought=1, length=1)),
        ("zero-hero", 21, Fight(winner=1, forks=(1, 2), fought=5, length=5)),
        ("zero-hero", 40, Fight(winner=2, forks=(1, 2, 3), fought=8, length=8)),
        ("zero-hero", 1000, Fight(winner=2, forks=(2, 3, 4, 5, 6, 7, 8, 9, 10), fought=21, length=21)),
        ("digit-drop-duel", 8046000, Fight(winner=1, forks=(1, 2, 3), fought=6, length=6)),
        ("digit-deletion-duel", 5284, Fight(winner=1, forks=(), fought=3, length=3)),
        ("digit-duel", 1016, Fight(winner=1, forks=(1, 2, 3), fought=6, length=11)),
        ("digit-duel", 256, Fight(winner=1, forks=(), fought=0, length=21)),
    ],
)
def test_a_fight_is_told_by_its_forks_and_its_length(slug: str, start: int, fight: Fight) -> None:
    assert Scout(GAMES[slug]).fight(start) == fight


@pytest.mark.parametrize(
    ("fight", "good"),
    [
        (Fight(winner=1, forks=(1, 2), fought=5, length=5), True),
        (Fight(winner=1, forks=(3, 4, 5), fought=20, length=20), True),
        (Fight(winner=1, forks=(1, 2), fought=5, length=20), True),
        (Fight(winner=1, forks=(), fought=5, length=5), False),
        (Fight(winner=1, forks=(1,), fought=5, length=5), False),
        (Fight(winner=1, forks=(4, 5), fought=11, length=11), False),
        (Fight(winner=1, forks=(1, 2), fought=4, length=5), False),
        (Fight(winner=1, forks=(1, 2), fought=5, length=21), False),
    ],
)
def test_a_good_fight_has_two_forks_soon_and_five_to_twenty_moves(fight: Fight, good: bool) -> None:
    assert fight.is_good_for(1) == good
    assert not fight.is_good_for(2)


def test_only_three_digits_of_digit_duel_are_a_countdown() -> None:
    duel = GAMES["digit-duel"]
    assert [number for number in (99, 100, 999, 1_000) if duel.is_countdown(number)] == [99, 100, 999]
    for game in GAMES.values():
        assert game == duel or not game.is_countdown(10), "a sixth game knows nothing of it either"


@pytest.mark.parametrize("slug", ["max-digit-zero", "digit-deletion-duel"])
def test_where_no_choice_matters_any_start_is_as_good(slug: str) -> None:
    game = GAMES[slug]
    for seed in range(50):
        assert game.good_start(Random(seed), seat=2) == game.good_start(Random(seed)) == game.roll_start(Random(seed))


@pytest.mark.parametrize("seat", [1, 2])
def test_a_game_without_a_list_rolls_until_a_start_is_good(seat: int) -> None:
    game = HotPotato()
    assert game.has_forks
    assert game.good_starts is None
    scout, rng = Scout(game), Random(seat)
    assert all(scout.fight(game.good_start(rng, seat)).is_good_for(seat) for _ in range(20))


class Cramped(HotPotato):
    """The same, but its starts are all too small."""

    roll_range = (10, 12)


class Pointless(HotPotato):
    """The same, but no digit may be removed, so nobody has a choice."""

    def refusal(self, number: int, move: Move) -> str | None:
        return "Digits stay." if move.position else super().refusal(number, move)


@pytest.mark.parametrize("game", [Cramped(), Pointless()])
def test_where_no_start_is_good_one_is_rolled_all_the_same(game: Game) -> None:
    first, last = game.roll_range
    assert all(first <= game.good_start(Random(seed), seat) <= last for seed in range(5) for seat in (1, 2))
    assert game.has_forks == isinstance(game, Cramped)


def test_three_games_bring_a_list() -> None:
    assert set(LISTS) >= {"zero-hero", "digit-drop-duel", "digit-duel"}


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("slug", LISTS)
def test_a_list_is_sorted_and_long_enough_for_a_change_every_time(slug: str, seat: int) -> None:
    game = GAMES[slug]
    assert game.good_starts
    starts = game.good_starts.of(seat)
    assert starts == sorted(set(starts))
    assert [game.parse_start(str(start)) for start in starts] == starts
    assert len(starts) >= 50 or slug == "zero-hero", "which has no more, see below"
    assert sum(map(len, game.good_starts)) < 6_000
    drawn = [game.good_start(Random(seed), seat) for seed in range(300)]
    assert set(drawn) <= set(starts)
    assert len(set(drawn)) > min(len(starts), 150) / 2


def test_zero_hero_lists_every_good_start_there_is() -> None:
    """A round takes ten away, so a game from 110 or more has more than twenty moves."""
    game = GAMES["zero-hero"]
    scout = Scout(game)
    fights = {start: scout.fight(start) for start in range(1, 130)}
    assert game.good_starts
    for seat in (1, 2):
        assert game.good_starts.of(seat) == [start for start in fights if fights[start].is_good_for(seat)]


@pytest.mark.exhaustive
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("slug", LISTS)
def test_whoever_gets_a_good_start_has_something_to_decide(slug: str, seat: int) -> None:
    """Every start on the list and 300 rolls. If this fails since the solver has changed, make the lists anew."""
    game, scout, rng = GAMES[slug], Scout(GAMES[slug]), Random(seat)
    assert game.good_starts
    for start in {*game.good_starts.of(seat), *(game.good_start(rng, seat) for _ in range(300))}:
        fight = scout.fight(start)
        assert fight.winner == seat, start
        assert len(fight.forks) >= 2, start
        assert fight.forks[0] <= 3, start
        assert 5 <= fight.fought <= fight.length <= 20, start
