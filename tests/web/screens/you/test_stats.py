"""What finished games come to."""

from datetime import date
from random import Random

from support.lives import finished_games

from pygame_rules.computer import Level
from pygame_rules.play import How
from web.app.state import Opponent
from web.saves.finished import Finished, History
from web.screens.you.stats import Period, Tally, counted

GAME = Finished(
    at="2026-11-18T10:54:39",
    slug="zero-hero",
    start=25,
    starter=1,
    opponent=Opponent.COMPUTER,
    level=Level.SHARP,
    you=2,
    winner=2,
    how=How.WON,
    chances=(1, 4),
    held=(0, 3),
    moves="-2",
)


def of(*games: Finished) -> History:
    return History(tuple(sorted(game.line for game in games)))


def test_results_are_counted_by_game_and_level() -> None:
    lost = GAME._replace(winner=1)
    other = GAME._replace(slug="digit-duel", level=Level.NOVICE)
    stats = counted(of(GAME, lost._replace(at="2026-11-17T00:00:00"), lost._replace(level=Level.NOVICE), other))
    assert stats.results["zero-hero"] == {Level.SHARP: Tally(1, 1), Level.NOVICE: Tally(0, 1)}
    assert (stats.of("zero-hero"), stats.of("digit-duel"), stats.of("max-digit-zero")) == ((1, 2), (1, 0), (0, 0))
    assert stats.games == 4


def test_accuracy_is_the_persons_and_turning_points_are_both() -> None:
    stats = counted(of(GAME, GAME._replace(you=1, at="2026-11-17T00:00:00")))
    assert (stats.choices, stats.kept, stats.given, stats.taken) == (4 + 1, 3 + 0, 2, 1 + 1)


def test_games_for_two_and_played_out_ones_count_as_neither() -> None:
    friends = GAME._replace(opponent=Opponent.FRIEND, names=("Ann", "Ben"))
    stats = counted(of(friends, GAME._replace(autoplayed_from=2)))
    assert (stats.friends, stats.played_out, stats.games, stats.choices, dict(stats.results)) == (1, 1, 0, 0, {})


def test_it_goes_by_weeks_that_begin_on_monday_and_later_by_months() -> None:
    days = ("2026-11-15", "2026-11-16", "2026-11-18")
    weeks = counted(of(*(GAME._replace(at=f"{day}T10:00:00") for day in days)))
    assert weeks.weekly
    assert weeks.periods == (Period(date(2026, 11, 9), 4, 3), Period(date(2026, 11, 16), 8, 6))
    assert weeks.periods[0].share == 0.75
    months = counted(of(GAME, GAME._replace(at="2026-05-02T10:00:00"), GAME._replace(at="2026-11-02T10:00:00")))
    assert not months.weekly
    assert months.periods == months.months == (Period(date(2026, 5, 1), 4, 3), Period(date(2026, 11, 1), 8, 6))


def test_a_game_without_a_choice_has_no_accuracy() -> None:
    stats = counted(of(GAME._replace(chances=(1, 0), held=(1, 0))))
    assert (stats.choices, stats.periods, stats.games) == (0, (), 1)


def test_every_game_is_counted_somewhere() -> None:
    told = finished_games(Random(3), 300)
    stats = counted(told)
    assert stats.games + stats.friends + stats.played_out == len(told.lines)
    assert stats.games == sum(sum(stats.of(slug)) for slug in stats.results)
    assert sum(each.choices for each in stats.periods) == sum(each.choices for each in stats.months) == stats.choices


def test_nothing_comes_to_nothing() -> None:
    stats = counted(History())
    assert (stats.games, stats.given, stats.periods, stats.weekly) == (0, 0, (), True)
