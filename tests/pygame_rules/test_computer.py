"""Computer players: never absurd, repeatable, stronger from level to level."""

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.hot_potato import HotPotato
from support.strategies import positions

from pygame_rules import GAMES, Game, Move, NotNow, Outcome, Solver
from pygame_rules.computer import Computer, Level

LEVELS = list(Level)
WITH_CHOICE = ("zero-hero", "digit-drop-duel", "digit-duel")


def duel(first: Computer, second: Computer, start: int) -> bool:
    """Whether the first player wins."""
    game, number, players = first.solver.game, start, (first, second)
    for turn in range(start + 1):
        number = game.apply(number, players[turn % 2].choose(number))
        ended = game.outcome(number)
        if ended:
            return (turn % 2 == 0) == ended.mover_wins
    raise AssertionError("the game did not end")


def contested_starts(solver: Solver, rng: Random, count: int) -> list[int]:
    """Starts from which the first move matters and the game is not too long."""
    starts: list[int] = []
    while len(starts) < count:
        length = rng.randint(2, 4)
        number = int(rng.choice("123456789") + "".join(rng.choices("00123456789", k=length - 1)))
        verdict = solver.verdict(number)
        if verdict.has_choice and (verdict.plies or 0) <= 30:
            starts.append(number)
    return starts


@given(positions(), st.sampled_from(LEVELS), st.integers(0, 99))
def test_every_level_plays_legal_moves_and_repeats_with_its_seed(
    position: tuple[Game, int], level: Level, seed: int
) -> None:
    game, number = position
    number = int(str(number)[:5])
    if game.outcome(number):
        return
    chosen = [Computer(Solver(game), level, Random(seed)).choose(number) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in game.legal_moves(number)


@pytest.mark.exhaustive
@pytest.mark.parametrize("slug", WITH_CHOICE)
def test_perfect_never_loses_a_won_game(slug: str) -> None:
    solver, rng = Solver(GAMES[slug]), Random(1)
    perfect = Computer(solver, Level.PERFECT, rng)
    for level in LEVELS[:-1]:
        rival = Computer(solver, level, rng)
        for start in contested_starts(solver, rng, 1_000):
            assert duel(perfect, rival, start), start


@pytest.mark.exhaustive
@pytest.mark.parametrize("slug", WITH_CHOICE)
@pytest.mark.parametrize("stronger", [1, 2, 3])
def test_each_level_beats_the_one_below(slug: str, stronger: int) -> None:
    """1,000 games, both sides of each of 500 starts."""
    solver, rng = Solver(GAMES[slug]), Random(2)
    upper = Computer(solver, LEVELS[stronger], rng)
    lower = Computer(solver, LEVELS[stronger - 1], rng)
    won = 0
    for start in contested_starts(solver, rng, 500):
        won += duel(upper, lower, start)
        won += not duel(lower, upper, start)
    assert won > 520, f"{upper.level.value} won {won} of 1000 games against {lower.level.value}"


@pytest.mark.parametrize("slug", GAMES)
def test_no_level_overlooks_a_win_on_the_spot_or_walks_into_a_loss_on_the_spot(slug: str) -> None:
    game, rng = GAMES[slug], Random(4)
    solver = Solver(game)
    for level in LEVELS:
        computer = Computer(solver, level, rng)
        for _ in range(100):
            number = rng.randint(10, 1_500)
            options = solver.verdict(number).options
            if not options:
                continue
            after = game.apply(number, computer.choose(number))
            if any(option.wins and option.plies == 1 for option in options):
                assert game.outcome(after), number
            elif not all(_hands_over(game, option.after) for option in options):
                assert not _hands_over(game, after) or level is Level.PERFECT, number


def _hands_over(game: Game, number: int) -> bool:
    """Whether the player to move wins on the spot, or the player who moved has just lost."""
    ended = game.outcome(number)
    if ended:
        return not ended.mover_wins
    replies = [game.outcome(game.apply(number, reply)) for reply in game.legal_moves(number)]
    return any(reply and reply.mover_wins for reply in replies)


@pytest.mark.exhaustive
def test_in_a_lost_position_perfect_leaves_the_fewest_good_answers() -> None:
    game = GAMES["digit-duel"]
    solver = Solver(game)
    perfect = Computer(solver, Level.PERFECT, Random(1))
    lost = [number for number in range(1_000, 3_000) if not solver.verdict(number).wins][:200]
    for number in lost:
        replies = {move: solver.verdict(game.apply(number, move)) for move in game.legal_moves(number)}
        problems = {move: len(reply.winning) for move, reply in replies.items() if reply.has_choice}
        chosen = perfect.choose(number)
        if problems:
            assert problems[chosen] == min(problems.values()), number
        else:
            assert chosen in replies


def lowest(moves: Iterable[Move], counts: dict[Move, int]) -> list[Move]:
    """The moves that count least."""
    least = min(counts[move] for move in moves)
    return [move for move in moves if counts[move] == least]


@pytest.mark.parametrize("slug", WITH_CHOICE)
def test_in_a_lost_position_perfect_sets_the_hardest_problem_and_then_fights_longest(slug: str) -> None:
    game, rng = GAMES[slug], Random(1)
    solver = Solver(game)
    perfect = Computer(solver, Level.PERFECT, rng)
    numbers = [rng.randint(1_000, 30_000) for _ in range(400)]
    settled = 0
    for number in [number for number in numbers if not solver.verdict(number).wins]:
        options = {option.move: option for option in solver.verdict(number).options}
        replies = {move: solver.verdict(option.after) for move, option in options.items()}
        wrong = {move: len(reply.options) - len(reply.winning) for move, reply in replies.items()}
        hard = [move for move in options if wrong[move]] or list(options)
        hard = lowest(hard, {move: len(reply.winning) for move, reply in replies.items()})
        hard = lowest(hard, {move: -(option.plies or 0) for move, option in options.items()})
        hard = lowest(hard, {move: -count for move, count in wrong.items()})
        hard = lowest(hard, {move: option.after for move, option in options.items()})
        assert perfect.choose(number) in hard, number
        settled += len(hard) < len(options)
    assert settled > 20


@pytest.mark.parametrize("game", [HotPotato(), *GAMES.values()], ids=repr)
def test_in_a_lost_position_nobody_loses_at_once_who_can_play_on(game: Game) -> None:
    solver, checked = Solver(game), 0
    for number in range(1, 1_000):
        verdict = solver.verdict(number)
        ends = {option.move: game.outcome(option.after) is not None for option in verdict.options}
        if verdict.wins or len(set(ends.values())) < 2:
            continue
        for level in LEVELS:
            assert not ends[Computer(solver, level, Random(number)).choose(number)], (level, number)
        checked += 1
    assert checked or game.slug not in ("hot-potato", "digit-drop-duel")


class Cornered(HotPotato):
    """The same, but whoever makes a single digit wins: in 100, one move loses and the other hands over a win."""

    def reached(self, number: int) -> Outcome | None:
        return Outcome(mover_wins=True, reason="made a single digit") if 0 < number < 10 else super().reached(number)


def test_a_slip_never_loses_at_once_where_the_other_moves_only_hand_over_a_win() -> None:
    game = Cornered()
    solver = Solver(game)
    assert [str(option.move) for option in solver.verdict(100).options] == ["-1", "x1"]
    assert all(_hands_over(game, option.after) for option in solver.verdict(100).options)
    for throw in (0.0, 2**-53):  # The smallest step: of two things to choose from, it chooses the other.
        assert str(Computer(solver, Level.NOVICE, Loaded(0.0, throw)).choose(100)) == "-1"


@pytest.mark.parametrize("level", LEVELS)
def test_where_there_is_no_move_to_make_a_computer_says_so(level: Level) -> None:
    computer = Computer(Solver(GAMES["digit-duel"]), level, Random(1))
    for ask in (computer.choose, lambda number: next(computer.think(number))):
        with pytest.raises(NotNow, match=r"^There is no move to make from 5\.$"):
            ask(5)


@pytest.mark.parametrize("slug", WITH_CHOICE)
def test_in_a_won_position_perfect_plays_the_best_move(slug: str) -> None:
    solver = Solver(GAMES[slug])
    perfect = Computer(solver, Level.PERFECT, Random(1))
    for number in range(100, 400):
        verdict = solver.verdict(number)
        if verdict.wins:
            assert perfect.choose(number) == verdict.best, number


class Loaded(Random):
    """Dice that fall as they are told."""

    def __init__(self, *throws: float) -> None:
        super().__init__(0)
        self.throws = list(throws)

    def random(self) -> float:
        return self.throws.pop(0)


@pytest.mark.parametrize(("slug", "first"), [("zero-hero", 10_000), ("digit-duel", 1_000)])
def test_a_slip_is_rather_a_near_miss_than_a_move_that_falls_apart(slug: str, first: int) -> None:
    game = GAMES[slug]
    solver = Solver(game)
    checked = 0
    for number in range(first, first + 300):
        verdict = solver.verdict(number)
        others = [option for option in verdict.options if option.move != verdict.best]
        if len(others) < 3 or any(_hands_over(game, option.after) for option in verdict.options):
            continue
        # The one that holds out longest comes first, and each of the next is half as likely.
        nearest = sorted(others, key=lambda option: (option.plies or 0, option.after), reverse=True)
        whole = 2 - 0.5 ** (len(nearest) - 1)
        for throw, option in zip((0.99, 1.01, 1.51), nearest[:3], strict=True):
            assert Computer(solver, Level.NOVICE, Loaded(0.0, throw / whole)).choose(number) == option.move, number
        checked += 1
    assert checked > 10


def test_even_a_slip_does_not_overlook_a_win_on_the_spot() -> None:
    game = GAMES["digit-duel"]
    solver = Solver(game)
    for number in (23, 57, 70, 99):
        novice = Computer(solver, Level.NOVICE, Loaded(0.0, 0.99))
        assert game.outcome(game.apply(number, novice.choose(number))), number


def test_levels_slip_as_often_as_they_say() -> None:
    solver = Solver(GAMES["zero-hero"])
    number = 1_234_567
    moves = len(solver.verdict(number).options)
    for level, chance in ((Level.NOVICE, 0.75), (Level.LEARNER, 0.4), (Level.SHARP, 0.15)):
        limit = chance * (1 - 1 / moves)
        best = solver.verdict(number).best
        assert Computer(solver, level, Loaded(limit)).choose(number) == best
        assert Computer(solver, level, Loaded(limit - 0.001, 0.0)).choose(number) != best


def test_levels_have_the_names_that_players_read() -> None:
    assert [level.value for level in Level] == ["Novice", "Learner", "Sharp", "Perfect"]


def test_slips_become_rarer_with_the_level_and_with_fewer_moves_to_choose_from() -> None:
    solver = Solver(GAMES["zero-hero"])
    slips = {}
    for level in LEVELS:
        for number in (1_234_567, 21):
            computer = Computer(solver, level, Random(5))
            best = solver.verdict(number).best
            slips[level, number] = sum(computer.choose(number) != best for _ in range(400))
    for number in (1_234_567, 21):
        counts = [slips[level, number] for level in LEVELS]
        assert counts == sorted(counts, reverse=True)
        assert counts[-1] == 0
    for level in LEVELS[:-1]:
        assert slips[level, 21] < slips[level, 1_234_567]
