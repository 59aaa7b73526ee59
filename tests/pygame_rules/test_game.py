"""A game that says nothing but its rules: what it is given for free."""

from random import Random

import pytest
from support.drive import converse

from pygame_rules import BadStart, Game, IllegalMove, Move, Outcome
from pygame_rules.core import Example
from pygame_rules.dialogue import Setup, session


class OddOut(Game):
    """Take odd digits away; whoever cannot has lost."""

    slug = "odd-out"
    title = "Odd Out"
    objective = "Leave no odd digit."
    rules = ("Take an odd digit.",)
    kinds = ("subtract", "remove")

    def refusal(self, number: int, move: Move) -> str | None:
        return None if move.digit % 2 else f"{move.digit} is even."

    def reached(self, number: int) -> Outcome | None:
        return None


def test_it_is_talked_through_in_plain_words() -> None:
    ask = "Your move (-7 subtracts a 7, x2 removes the second digit): "
    shown = converse(session(Setup(OddOut(), 135), Random(1)), ["-2", "x9", "-5", " x2 ", "undo", "redo", "x1"])
    assert shown == (
        f"Player 1's turn.\nNumber: 135\n{ask}-2\n2 is not a digit of 135.\n"
        f"{ask}x9\n135 has only 3 digits, so there is nothing at position 9.\n{ask}-5\nNew number is 130.\n\n"
        f"Player 2's turn.\nNumber: 130\n{ask} x2 \nNew number is 10.\n\n"
        f"Player 1's turn.\nNumber: 10\n{ask}undo\nBack to 130.\n\n"
        f"Player 2's turn.\nNumber: 130\n{ask}redo\nNew number is 10.\n\n"
        f"Player 1's turn.\nNumber: 10\n{ask}x1\nNew number is 0.\n\n"
        "Player 2 has no legal move, so Player 1 wins.\n"
    )


def test_it_starts_from_three_digits_unless_it_is_told_otherwise() -> None:
    game = OddOut()
    assert game.default_start is None
    starts = {game.random_start(Random(seed)) for seed in range(2_000)}
    assert (min(starts), max(starts)) == (100, 999)
    assert all(game.legal_moves(start) for start in starts), "numbers without a move are no starts"
    assert (game.parse_start("1"), game.parse_start("9999")) == (1, 9999)
    with pytest.raises(BadStart, match="Odd Out takes at most 4"):
        game.parse_start("10001")


def test_its_moves_are_told_and_previewed() -> None:
    game = OddOut()
    subtract, remove = Move("subtract", 3), Move("remove", 3, 2)
    assert game.announce(135, subtract) == "Subtracted 3, new number is 132."
    assert game.announce(135, remove) == "Removed '3', new number is 15."
    assert (game.preview(135, subtract), game.preview(135, remove)) == ("135 − 3 = 132", "135 → 15")
    assert (game.answers(135, subtract), game.answers(135, remove)) == (("-3",), ("x2",))
    assert repr(game) == "<Odd Out>"
    assert game == OddOut()
    assert hash(game) == hash(OddOut())
    assert not game.player_does_sums
    assert game.lobby_order == 99


def test_it_has_facts_for_a_page() -> None:
    game = OddOut()
    assert (game.hue, game.rulings, game.example) == (265, (), None)
    assert game.pitch == game.objective
    assert game.example_move() == (100, Move("subtract", 1))


class Shown(OddOut):
    """The same, with an example of its own."""

    roll_range = (200, 299)


@pytest.mark.parametrize(
    ("example", "shown"),
    [
        (None, (201, Move("subtract", 1))),
        (Example(135, "x2"), (135, Move("remove", 3, 2))),
        (Example(135, "-2"), IllegalMove),
        (Example(136, "-6"), IllegalMove),
        (Example(246, "-6"), BadStart),
        (Example(13_579, "-1"), BadStart),
    ],
)
def test_an_example_is_checked_and_otherwise_found(
    monkeypatch: pytest.MonkeyPatch, example: Example | None, shown: tuple[int, Move] | type[Exception]
) -> None:
    monkeypatch.setattr(Shown, "example", example)
    if isinstance(shown, tuple):
        assert Shown().example_move() == shown
    else:
        with pytest.raises(shown):
            Shown().example_move()


class SourZero(OddOut):
    """The same, but whoever makes zero has lost, and whoever makes 8 has won."""

    def reached(self, number: int) -> Outcome | None:
        return {0: Outcome(mover_wins=False, reason="made zero"), 8: Outcome(mover_wins=True, reason="made 8")}.get(
            number
        )


def test_its_end_is_told_in_plain_words() -> None:
    lost = converse(session(Setup(SourZero(), 7), Random(1)), ["-7"])
    assert lost.endswith("New number is 0.\n\nPlayer 1 loses. Player 2 wins the game!\n")
    won = converse(session(Setup(SourZero(), 87), Random(1)), ["x2"])
    assert won.endswith("New number is 8.\n\nPlayer 1 wins the game!\n")
