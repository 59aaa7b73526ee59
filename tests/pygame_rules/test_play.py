"""A game being played: turns, endings, undo and redo, looking back, strikes and claims."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.strategies import plays

from pygame_rules import GAMES, BadSetup, BadStart, Game, IllegalMove, Move, NotNow, Outcome
from pygame_rules.play import Ending, How, Play

DUEL = GAMES["digit-duel"]
DROP = GAMES["digit-drop-duel"]
MAXIMUM = GAMES["max-digit-zero"]


def played(game: Game, start: int, *moves: str, starter: int = 1) -> Play:
    play = Play.begin(game, start, starter=starter)
    for move in moves:
        play = play.make(move)
    return play


def test_players_take_turns_from_the_starter_on() -> None:
    assert [played(DUEL, 256, *moves).turn for moves in ((), ("-6",), ("-6", "x1"))] == [1, 2, 1]
    assert [played(DUEL, 256, *moves, starter=2).turn for moves in ((), ("-6",))] == [2, 1]


def test_the_winner_is_the_seat_that_made_the_last_move() -> None:
    won = played(DUEL, 256, "-6", "x1", "-5", "x2")
    assert won.ending == Ending(2, How.WON, "reduced the number to a single digit")
    assert won.ending.sentence(("Ann", "Ben")) == "Ben reduced the number to a single digit and wins."


def test_making_zero_loses_digit_drop_duel() -> None:
    lost = played(DROP, 100, "x1", starter=2)
    assert lost.number == 0
    assert lost.ending == Ending(1, How.LOST, "reduced the number to zero")
    assert lost.ending.sentence(("Ann", "Ben")) == "Ben reduced the number to zero, so Ann wins."


class Narrow(Game):
    """A game in which one can get stuck: only odd digits may be subtracted, down to zero."""

    slug = "narrow"
    title = "Narrow"
    objective = "Reach zero by odd digits."
    rules = ("Subtract an odd digit.", "Zero wins.")
    kinds = ("subtract",)

    def refusal(self, number: int, move: Move) -> str | None:
        return None if move.digit % 2 else "Only odd digits may go."

    def reached(self, number: int) -> Outcome | None:
        return Outcome(mover_wins=True, reason="made zero") if number == 0 else None


def test_a_player_without_a_legal_move_loses() -> None:
    stuck = played(Narrow(), 23, "-3")
    assert stuck.legal_moves == ()
    assert stuck.ending == Ending(1, How.STUCK, "has no legal move")
    assert stuck.ending.sentence(stuck.players) == "Player 2 has no legal move, so Player 1 wins."
    with pytest.raises(BadStart, match="There is no move to make from 20"):
        Play.begin(Narrow(), 20)


def test_the_words_a_game_need_not_write_are_there() -> None:
    narrow = Narrow()
    assert narrow.turn_words("Ann", 23) == "Ann's turn.\nNumber: 23"
    asking = narrow.ask(23, first=True)
    next(asking)
    with pytest.raises(StopIteration) as done:
        asking.send(*narrow.answers(23, Move("subtract", 3)))
    assert done.value.value == Move("subtract", 3)


@pytest.mark.parametrize("seat", [1, 2])
def test_either_player_can_resign(seat: int) -> None:
    with pytest.raises(BadSetup, match="There are two players"):
        played(DUEL, 256).resign(7)
    play = played(DUEL, 256, "-6").resign(seat)
    assert play.ending == Ending(3 - seat, How.RESIGNED, "resigned")
    assert play.legal_moves == ()
    with pytest.raises(IllegalMove, match=f"The game is over: Player {seat} resigned, so Player {3 - seat} wins"):
        play.make("x1")
    with pytest.raises(NotNow, match="nothing to resign"):
        play.resign()


def test_resigning_counts_for_the_player_to_move_unless_said_otherwise() -> None:
    assert played(DUEL, 256, "-6").resign().ending == Ending(1, How.RESIGNED, "resigned")


@given(plays())
def test_undo_returns_the_exact_previous_position_and_redo_the_next(play: Play) -> None:
    if play.given_up:
        assert play.undo().given_up is None
        assert play.undo().moves == play.moves
    elif play.moves:
        back = play.undo()
        assert (back.moves, back.numbers, back.turn) == (play.moves[:-1], play.numbers[:-1], 3 - play.turn)
        again = back.redo()
        assert (again.moves, again.numbers, again.undone) == (play.moves, play.numbers, play.undone)
    else:
        with pytest.raises(NotNow, match="no move to undo"):
            play.undo()


def test_undo_and_redo_go_all_the_way() -> None:
    end = played(DUEL, 256, "-6", "x1", "-5", "x2")
    play = end
    for _ in end.moves:
        play = play.undo()
    assert (play.number, len(play.undone)) == (256, 4)
    for _ in end.moves:
        play = play.redo()
    assert play == end
    with pytest.raises(NotNow, match="no move to redo"):
        play.redo()


def test_rewinding_takes_many_moves_back_and_all_can_be_redone() -> None:
    end = played(DUEL, 256, "-6", "x1", "-5", "x2")
    play = end.undo().rewind(1)
    assert (play.number, [str(move) for move in play.undone]) == (250, ["x1", "-5", "x2"])
    assert play.redo().redo().redo() == end
    with pytest.raises(NotNow, match="no move 5"):
        end.rewind(5)


def test_a_new_move_forgets_what_could_be_redone() -> None:
    assert played(DUEL, 256, "-6", "x1").undo().make("-2").undone == ()


@given(plays(), st.integers(0, 40))
def test_looking_back_shows_the_game_as_it_stood(play: Play, ply: int) -> None:
    if ply > len(play.moves):
        with pytest.raises(NotNow, match=f"no move {ply} to look at"):
            play.at(ply)
    else:
        then = play.at(ply)
        assert (then.numbers, then.moves) == (play.numbers[: ply + 1], play.moves[:ply])
        assert (then.strikes, then.undone, then.given_up) == (0, (), None)
    with pytest.raises(NotNow):
        play.at(-1)


@pytest.mark.parametrize(
    ("digit", "result", "sentence"),
    [
        (7, 472, "7 is not the biggest digit of 479."),
        (3, 476, "3 is not a digit of 479."),
        (9, 471, "479 − 9 is not 471."),
    ],
)
def test_a_wrong_answer_is_a_strike_and_says_what_was_wrong(digit: int, result: int, sentence: str) -> None:
    play, wrong = Play.begin(MAXIMUM, 479).answer(digit, result)
    assert (play.number, play.turn, play.strikes) == (479, 1, 1)
    assert str(wrong) == sentence
    assert "470" not in sentence


def test_a_right_answer_is_a_move_and_clears_the_strikes() -> None:
    play, _ = Play.begin(MAXIMUM, 479).answer(4, 475)
    play, wrong = play.answer(9, 470)
    assert (play.number, play.turn, play.strikes, wrong) == (470, 2, 0, None)


def test_three_strikes_in_one_turn_let_the_opponent_claim_and_two_do_not() -> None:
    play = played(MAXIMUM, 479, "-9")
    for _ in range(2):
        play, _ = play.answer(7, 1)
    assert not play.claimable
    with pytest.raises(NotNow, match="after 3 strikes in one turn"):
        play.claim()
    play, _ = play.answer(4, 1)
    assert play.claimable
    claimed = play.claim()
    assert claimed.ending is not None
    assert (claimed.ending.winner, claimed.ending.how) == (1, How.FORFEITED)
    assert claimed.undo() == play
    for late in (claimed, played(MAXIMUM, 9, "-9")):
        assert not late.claimable
        for nonsense in (late.strike, late.claim, lambda late=late: late.answer(9, 0)):
            with pytest.raises(NotNow):
                nonsense()


def test_strikes_belong_to_games_in_which_the_players_do_the_sums() -> None:
    play = Play.begin(DUEL, 256)
    with pytest.raises(NotNow, match="in which the players do the sums"):
        play.strike()
    with pytest.raises(NotNow):
        play.answer(6, 251)
    assert play.answer(6, 250).play.number == 250


def test_a_resignation_taken_back_leaves_the_strikes_where_they_were() -> None:
    play = Play.begin(MAXIMUM, 479).strike().strike()
    assert play.resign().undo() == play


def test_moves_made_at_once_forget_strikes_and_what_could_be_redone() -> None:
    play = Play.begin(GAMES["max-digit-zero"], 497).make("-9").undo().strike()
    assert play.make_all(["-9", "-8"]) == Play.begin(GAMES["max-digit-zero"], 497).make("-9").make("-8")


def test_without_a_move_to_take_back_or_redo_that_is_said() -> None:
    play = Play.begin(GAMES["zero-hero"], 73)
    with pytest.raises(NotNow, match=r"^There is no move to undo\.$"):
        play.undo()
    with pytest.raises(NotNow, match=r"^There is no move to redo\.$"):
        play.redo()


def test_ten_thousand_moves_are_made_at_once() -> None:
    play = Play.begin(GAMES["zero-hero"], int("9" * 60)).make_all(["-9"] * 10_000)
    assert len(play.moves) == 10_000
    assert play.number == int("9" * 60) - 90_000
    with pytest.raises(IllegalMove):
        play.make_all(["-9", "-8x"])


def test_equal_games_are_equal_even_when_copied() -> None:
    play = played(DUEL, 256, "-6")
    assert copy.deepcopy(play) == pickle.loads(pickle.dumps(play)) == play  # noqa: S301
    assert Play.begin(DROP, 256) != Play.begin(DUEL, 256)
    assert repr(DUEL) == "<Digit Duel>"


def test_strikes_do_not_end_a_game_that_nobody_claims() -> None:
    play = Play.begin(MAXIMUM, 479)
    for _ in range(5):
        play, _ = play.answer(7, 1)
    assert play.ending is None
    assert play.answer(9, 470).play.number == 470


def test_a_game_begins_only_with_what_can_be_played() -> None:
    with pytest.raises(BadStart):
        Play.begin(DUEL, 9)
    with pytest.raises(BadSetup, match="There are two players"):
        Play.begin(DUEL, 256, starter=3)
    assert Play.begin(DUEL, 256, ("  Ann  Lee ", "Ben")).players == ("Ann Lee", "Ben")
    family, persian = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}", "\u0645\u06cc\u200c\u0634"
    assert Play.begin(DUEL, 256, (family, persian)).players == (family, persian)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A player's name cannot be empty."),
        (" \n ", "A player's name cannot be empty."),
        ("x" * 25, "A player's name can have at most 24 characters."),
        ("A\N{RIGHT-TO-LEFT OVERRIDE}nn", "A player's name can hold only characters that can be seen."),
        ("A\x00nn", "A player's name can hold only characters that can be seen."),
        ("A\ud800", "A player's name can hold only characters that can be seen."),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Play.begin(DUEL, 256, ("Ann", name))
    assert str(refused.value) == sentence
