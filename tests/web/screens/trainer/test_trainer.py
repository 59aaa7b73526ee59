"""The trainer by pressing: what is due, how it is graded, and when it comes back."""

from datetime import timedelta

import pytest
from support.headless import NOW, at, nodes, part_text
from support.press import controls, make, press

from web.app.state import State
from web.saves import fsrs
from web.saves.trainer import Position, Trainer, trainer

TODAY = NOW.date()
ONE, TWO = Position("digit-drop-duel", 905), Position("zero-hero", 73)


def opened(*positions: Position) -> State:
    return at("trainer", {"trainer": Trainer().having(positions, TODAY).encode()})


def puzzle(state: State) -> tuple[str | None, str | None]:
    found = next(node for node in nodes(state) if node.get("data-puzzle"))
    return found.get("data-puzzle"), found.get("data-solved")


def grade_of(state: State, position: Position) -> int:
    return trainer(state.shared.saved).cards[position].reviews[-1].grade


def test_without_anything_to_train_it_says_what_it_is_for() -> None:
    assert "Whenever you let a win slip" in part_text(at("trainer"))
    assert "Play a game" in controls(at("trainer"))


def test_one_right_move_is_enough_and_the_next_one_comes() -> None:
    state = opened(ONE, TWO)
    assert puzzle(state) == ("digit-drop-duel-905", None)
    assert "One more after this" in part_text(state)
    state = make(state, "x1")
    assert puzzle(state) == ("digit-drop-duel-905", "yes")
    assert "It comes back in 2 days." in part_text(state)
    state = press(state, "Next")
    assert puzzle(state) == ("zero-hero-73", None)
    done = press(make(state, "-3"), "Done")
    assert "That was all for today." in part_text(done)
    assert "2 positions in all, 0 of them held" in part_text(done)


@pytest.mark.parametrize(
    ("presses", "grade"),
    [
        ((), fsrs.GOOD),
        (("x2",), fsrs.HARD),
        (("Hint",), fsrs.HARD),
        (("x2", "x3"), fsrs.AGAIN),
        (("x2", "Hint"), fsrs.AGAIN),
    ],
    ids=str,
)
def test_it_is_graded_by_what_happened(presses: tuple[str, ...], grade: int) -> None:
    state = opened(ONE)
    for each in presses:
        state = make(state, each) if each.startswith("x") else press(state, each)
    assert grade_of(make(state, "x1"), ONE) == grade


def test_whoever_gives_up_sees_it_again_tomorrow() -> None:
    state = press(opened(ONE), "Show the answer")
    assert (puzzle(state)[1], grade_of(state, ONE)) == ("no", fsrs.AGAIN)
    assert "It comes back tomorrow." in part_text(state)
    assert trainer(state.shared.saved).due(TODAY + timedelta(days=1))


def test_what_is_not_due_is_not_asked() -> None:
    state = make(opened(ONE), "x1")
    later = at("trainer", state.shared.saved)
    assert "Nothing is due today. The next position comes back on Friday 20 November." in part_text(later)
    assert puzzle(at("trainer", state.shared.saved, now=NOW + timedelta(days=2)))[0] == "digit-drop-duel-905"
