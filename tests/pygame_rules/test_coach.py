"""The coach: hints, values, reviews."""

from random import Random

import pytest
from support.exhaustive import Table, moves

from pygame_rules import GAMES, Game, Move
from pygame_rules.coach import Coach, Review, remarks
from pygame_rules.play import Play
from pygame_rules.solver import Solver


@pytest.mark.parametrize(
    ("slug", "number", "who", "which"),
    [
        ("zero-hero", 76, "You can win from here, if you find the right move.", "Subtracting 6 wins: it leaves 70."),
        (
            "zero-hero",
            50,
            "You're behind, and every move loses if the other player plays perfectly. Hope for a slip.",
            "Subtracting 5 is the only move; it leaves 45.",
        ),
        (
            "zero-hero",
            120,
            "You're behind, and every move loses if the other player plays perfectly. Hope for a slip.",
            "Nothing wins here; subtracting 1 holds out as long as any move and leaves 119.",
        ),
        (
            "digit-deletion-duel",
            5284,
            "You're winning, whatever you play now.",
            "Every move wins; removing '5', which leaves 284, is as good as any.",
        ),
        (
            "digit-drop-duel",
            1204,
            "You can win from here, if you find the right move.",
            "Removing '4' wins: it leaves 120, and another move wins too.",
        ),
        (
            "digit-duel",
            1000,
            "You can win from here, if you find the right move.",
            "Removing '0' wins: it leaves 100, and 2 other moves win too.",
        ),
        ("digit-duel", 5, "The game is over.", "There is no move left to make."),
    ],
)
def test_hints_say_who_is_winning_and_which_move(slug: str, number: int, who: str, which: str) -> None:
    hints = Coach(GAMES[slug]).hints(number)
    assert hints[:2] == (who, which)
    assert hints[2].endswith(".")


def test_every_move_has_a_value_in_words() -> None:
    values = Coach(GAMES["digit-duel"]).values(256)
    assert {str(value.move): value.words for value in values} == {
        "-2": "loses in 34",
        "-5": "loses in 34",
        "-6": "wins in 33",
        "x1": "loses in 2",
        "x2": "loses in 2",
        "x3": "loses in 2",
    }
    assert Coach(GAMES["digit-drop-duel"]).values(10**59)[0].words == "loses in 1"
    assert Coach(GAMES["digit-drop-duel"]).values(10**59)[1].words == "wins"


def random_play(game: Game, rng: Random) -> Play:
    start = next(number for number in iter(lambda: rng.randint(100, 4_999), None) if game.legal_moves(number))
    play = Play.begin(game, start, starter=rng.choice([1, 2]))
    while not play.ending:
        play = play.make(rng.choice(play.legal_moves))
    return play


@pytest.mark.exhaustive
@pytest.mark.parametrize("slug", GAMES)
def test_a_review_names_exactly_the_moves_that_turned_a_won_game_into_a_lost_one(slug: str) -> None:
    """200 seeded games of each game, judged by exhaustive search."""
    truth, rng, coach = Table(slug, 5_000), Random(11), Coach(GAMES[slug])
    for _ in range(200):
        play = random_play(GAMES[slug], rng)
        review = coach.review(play)
        flips, chances, slower = [], [], []
        for ply, (number, move) in enumerate(zip(play.numbers, play.moves, strict=False), 1):
            winning = truth.winning(number)
            if 0 < len(winning) < len(moves(slug, number)):
                chances.append(ply)
            if winning and str(move) not in winning:
                flips.append(ply)
            elif winning and truth.takes(number, str(move)) > truth.plies[number]:
                slower.append(ply)
        assert [mistake.ply for mistake in review.mistakes] == flips
        assert [slow.ply for slow in review.slower] == slower
        assert sum(review.chances) == len(chances)
        assert sum(review.chances) - sum(review.held) == len(flips)
        for mistake in review.mistakes:
            assert {str(move) for move in mistake.winning} == truth.winning(mistake.number)
            assert mistake.best in mistake.winning
            assert mistake.move not in mistake.winning
        assert len(review.ahead) == len(play.numbers)
        assert play.ending
        assert review.ahead[-1] == play.ending.winner
        changes = sum(before != after for before, after in zip(review.ahead, review.ahead[1:], strict=False))
        assert changes == len(flips)


def reviewed(slug: str, start: int, *moves: str) -> tuple[Play, Review, tuple[str, ...]]:
    play, coach = Play.begin(GAMES[slug], start, ("Ann", "Ben")), Coach(GAMES[slug])
    for move in moves:
        play = play.make(move)
    review = coach.review(play)
    return play, review, coach.sentences(play, review)


def test_a_mistake_is_told_with_what_would_have_held_and_why() -> None:
    _, review, sentences = reviewed("zero-hero", 25, "-2", "-3", "-2")
    assert sentences == (
        "Move 1, Ann: subtracting 2 from 25 threw away the win; subtracting 5 was the move. "
        "Taking the last digit, 5, leaves 20, and from a number that ends in 0 no move leads to another one that does, "
        "least of all to zero.",
    )
    assert [mistake.winning for mistake in review.mistakes] == [(Move("subtract", 5),)]
    assert (review.accuracy(1), review.accuracy(2)) == (0.0, 1.0)


def test_a_reason_is_told_once_and_every_remark_knows_its_move() -> None:
    play, review, _ = reviewed("zero-hero", 100, "-1", "-9", "-9", "-8", "-7", "-6", "-6", "-5", "-4", "-4", "-4")
    told = remarks(play, review)
    assert [remark.ply for remark in told] == [mistake.ply for mistake in review.mistakes]
    assert len(told) > 1
    assert ["no move leads to another" in remark.text for remark in told] == [True] + [False] * (len(told) - 1)
    assert all(remark.text.endswith("was the move.") for remark in told[1:])
    _, _, both = reviewed("digit-duel", 516, "x3", "-5", "x2")
    assert ["that end in 0 loses." in both[0], "are won at once" in both[1]] == [True, True], "two reasons are told"
    slow, review, _ = reviewed("digit-duel", 9120, "x3")
    assert [remark.ply for remark in remarks(slow, review)] == [1]
    whole = Play.begin(GAMES["digit-drop-duel"], 11).make("x1")
    assert [remark.ply for remark in remarks(whole, Coach(whole.game).review(whole))] == [None]


def test_a_slower_win_is_called_slower_and_never_a_mistake() -> None:
    _, review, sentences = reviewed("digit-duel", 9120, "x3")
    assert not review.mistakes
    assert sentences == (
        "Move 1, Ann: removing '2' from 9120 still won, but slower; removing '9' would have saved 158 moves.",
    )


def test_a_game_without_a_choice_is_said_to_have_had_none() -> None:
    _, review, sentences = reviewed("digit-deletion-duel", 5284, "x2", "x2", "x1")
    assert sentences == ("This number was decided before the first move.",)
    assert (review.accuracy(1), review.accuracy(2)) == (None, None)
    assert not review.had_choice


def test_a_game_well_played_is_said_to_have_had_no_mistake() -> None:
    assert reviewed("zero-hero", 25, "-5", "-2", "-8", "-1", "-9")[2] == ("No mistakes.",)


def test_an_unfinished_or_resigned_game_can_be_reviewed_too() -> None:
    assert reviewed("zero-hero", 25, "-5")[1].ahead == (1, 1)
    assert reviewed("zero-hero", 25, "-2")[1].ahead == (1, 2)
    play = Play.begin(GAMES["zero-hero"], 25).make("-5").resign(1)
    assert Coach(play.game).review(play).ahead == (1, 2)


@pytest.mark.parametrize("slug", ["zero-hero", "digit-drop-duel", "digit-duel"])
def test_a_review_counts_the_chances_each_player_had_and_held(slug: str) -> None:
    game, rng = GAMES[slug], Random(11)
    solver, coach = Solver(game), Coach(game)
    for _ in range(12):
        play = Play.begin(game, rng.randint(100, 400), starter=rng.choice([1, 2]))
        ahead, chances, held = [], {1: 0, 2: 0}, {1: 0, 2: 0}
        while not play.ending:
            verdict = solver.verdict(play.number)
            ahead.append(play.turn if verdict.wins else 3 - play.turn)
            move = rng.choice(play.legal_moves)
            if 0 < len(verdict.winning) < len(play.legal_moves):
                chances[play.turn] += 1
                held[play.turn] += move in verdict.winning
            play = play.make(str(move))
        review = coach.review(play)
        assert review.ahead == (*ahead, play.ending.winner)
        for seat in (1, 2):
            assert (review.chances[seat - 1], review.held[seat - 1]) == (chances[seat], held[seat])
            assert review.accuracy(seat) == (held[seat] / chances[seat] if chances[seat] else None)
