"""What is said of a game on the table: "you" where a person plays the computer."""

import pytest
from support.headless import at, friends, opened, table
from support.press import make, more

from pygame_rules import GAMES
from pygame_rules.play import Ending, How
from web.app.state import Opponent, State
from web.screens.play.words import (
    moved_text,
    reason_text,
    result_text,
    score_text,
    sum_text,
    turn_text,
)


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("zero-hero/73", ""),
        ("zero-hero/73/-7", "73 − 7 = 66"),
        ("digit-duel/250/x1", "250 → 50"),
        (f"zero-hero/1{'0' * 11}/-1", f"1{'0' * 11} − 1 = {10**11 - 1}"),
    ],
)
def test_the_last_move_is_told_as_a_sum(link: str, told: str) -> None:
    assert sum_text(table(at(link)).play) == told


def test_a_long_number_is_not_written_twice() -> None:
    play = table(at(f"zero-hero/1{'0' * 12}/-1")).play
    assert sum_text(play) == GAMES["zero-hero"].describe(10**12, play.moves[0])


@pytest.mark.parametrize(
    ("link", "moved", "turn"),
    [
        ("zero-hero/73/-7", "Player 1 subtracted 7: 66.", "Player 2's turn"),
        ("digit-duel/256/x1?opponent=friend&names=Ann,Ben", "Ann removed 2: 56.", "Ben's turn"),
        ("zero-hero/73/-7?opponent=computer", "You subtracted 7: 66.", "Computer's turn"),
        ("zero-hero/73/-7?opponent=computer&you=2", "Computer subtracted 7: 66.", "Your turn"),
        ("zero-hero/73/-7?opponent=watch", "Computer 1 subtracted 7: 66.", "Computer 2's turn"),
    ],
)
def test_a_move_and_a_turn_are_told_by_name(link: str, moved: str, turn: str) -> None:
    model = table(at(link))
    assert (moved_text(model), turn_text(model)) == (moved, turn)


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("zero-hero/7/-7", "Player 1 wins."),
        ("zero-hero/7/-7?opponent=computer", "You win."),
        ("zero-hero/7/-7?opponent=computer&you=2", "The computer wins."),
        ("zero-hero/7/-7?opponent=watch", "Computer 1 wins."),
        ("zero-hero/7/-7?opponent=friend&names=Ann,Ben", "Ann wins."),
    ],
)
def test_a_result_is_told_in_few_words(link: str, told: str) -> None:
    model = table(at(link))
    assert result_text(model) == told
    assert moved_text(model).endswith(f"7: 0. {told}")


def ending(state: State) -> str:
    found = table(state).play.ending
    assert found
    return reason_text(table(state), found)


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (at("zero-hero/7/-7"), "Zero in 1 move."),
        (at("digit-duel/256/-6.x1.-5.x2"), "Down to 4 in 4 moves."),
        (at("digit-drop-duel/10/x1"), "Player 1 hit zero after 1 move."),
        (at("digit-drop-duel/10/x1?opponent=computer"), "You hit zero after 1 move."),
        (more(friends("zero-hero/73"), "Resign", "Resign"), "Player 1 resigned."),
        (more(at("zero-hero/73"), "Resign", "Resign"), "You resigned."),
        (
            make(opened("max-digit-zero/497", opponent=Opponent.COMPUTER, page_does_sums=True), "-4", "-4", "-4"),
            "Three strikes in one turn: your game is lost.",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_reason_is_told_in_plain_words(state: State, told: str) -> None:
    assert ending(state) == told


def test_even_what_cannot_happen_has_words() -> None:
    stuck = Ending(2, How.STUCK, "has no move left")
    assert reason_text(table(friends("zero-hero/73")), stuck) == "Player 1 had no move left."
    forfeited = Ending(1, How.FORFEITED, "three strikes")
    assert "Player 2's game is lost." in reason_text(table(friends("zero-hero/73")), forfeited)


def test_the_score_is_told_where_there_is_a_match() -> None:
    assert score_text(table(friends("zero-hero/7"))) == ""
    assert score_text(table(friends("zero-hero/7", points=3))) == "Player 1 0, Player 2 0. First to 3."
    won = make(opened("zero-hero/7", points=2, opponent=Opponent.COMPUTER), "-7")
    assert score_text(table(won)) == "You 1, Computer 0. First to 2."


def test_somebody_who_is_called_you_is_not_taken_for_the_one_who_plays_a_computer() -> None:
    state = at("zero-hero/7?opponent=friend&names=Computer,You")
    assert turn_text(table(state)) == "Computer's turn"
    won = table(make(state, "-7"))
    assert result_text(won) == "Computer wins."
