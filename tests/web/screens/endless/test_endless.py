"""An endless run by pressing: harder and harder, three misses, what was missed once more, and the best run."""

from support.headless import at, nodes, part_text, settle, then
from support.press import controls, press

from pygame_rules.puzzles import games_with_puzzles
from web.app.state import State
from web.puzzle.messages import CheckAnswer, Say, TryMove, TypeResult
from web.puzzle.verdicts import verdict_of
from web.saves.endless import best
from web.screens.endless.model import EndlessModel, Phase


def model(state: State) -> EndlessModel:
    assert isinstance(state.model, EndlessModel)
    return state.model


def solved(state: State) -> State:
    """The run after its open puzzle was solved."""
    attempt = model(state).attempt
    assert attempt
    puzzle = attempt.puzzle
    for answer in puzzle.answers if puzzle.kind in ("mark", "sums") else ():
        state = then(state, *([TryMove(answer)] if puzzle.kind == "mark" else [TypeResult(answer), CheckAnswer()]))
    if puzzle.kind == "mark":
        return then(state, CheckAnswer())
    if puzzle.kind in ("who", "seat", "slip"):
        return then(state, Say(puzzle.answers[0]))
    while not (attempt := model(state).attempt) or not attempt.over:
        assert attempt
        state = settle(then(state, TryMove(str(verdict_of(puzzle.slug, attempt.number).winning[0]))))
    return state


def missed(state: State) -> State:
    return press(state, "Show the answer")


def test_games_are_chosen_before_and_one_is_needed() -> None:
    state = at("endless")
    assert [node.get("data-game") for node in nodes(state) if node.get("aria-pressed")] == list(games_with_puzzles())
    for name in ("Zero Hero", "Max Digit Zero", "Digit Drop Duel", "Digit Duel", "Digit Deletion Duel"):
        state = press(state, name)
    assert controls(state)["Start"].get("disabled") is not None
    state = press(state, "Digit Duel", "Start")
    for _ in range(4):
        attempt = model(state).attempt
        assert attempt
        assert attempt.puzzle.slug == "digit-duel"
        state = press(solved(state), "Next")


def test_it_gets_harder_with_every_third_puzzle() -> None:
    state, levels = press(at("endless"), "Digit Deletion Duel", "Start"), []
    for _ in range(8):
        attempt = model(state).attempt
        assert attempt
        levels.append(attempt.puzzle.difficulty)
        state = press(solved(state), "Next")
    assert levels == [1, 1, 1, 2, 2, 2, 3, 3]
    assert best(state.shared.saved) == 8


def test_three_misses_end_it_and_come_once_more() -> None:
    state = press(solved(press(at("endless"), "Start")), "Next")
    for _ in range(3):
        assert model(state).phase is Phase.RUNNING
        state = press(missed(state), "Next")
    assert (model(state).phase, len(model(state).missed)) == (Phase.AGAIN, 3)
    for puzzle in model(state).missed:
        attempt = model(state).attempt
        assert attempt
        assert attempt.puzzle == puzzle
        assert "Once more: one you missed" in part_text(state)
        state = press(solved(state), "Next" if puzzle != model(state).missed[-1] else "Done")
    assert model(state).phase is Phase.OVER
    assert "1 solved." in part_text(state)
    assert "Your best run so far." in part_text(state)
    assert best(state.shared.saved) == 1


def test_a_run_that_is_no_better_changes_nothing() -> None:
    state = at("endless", {"endless": '{"version": 1, "best": 7}'})
    assert "Your best run: 7." in part_text(state)
    state = solved(press(state, "Start"))
    assert best(state.shared.saved) == 7


def test_whoever_starts_again_begins_anew() -> None:
    state = press(at("endless"), "Start")
    for _ in range(3):
        state = press(missed(state), "Next")
    for _ in range(3):
        state = press(missed(state), "Done" if not model(state).left else "Next")
    again = press(state, "Once more")
    assert (model(again).solved, model(again).missed, model(again).phase) == (0, (), Phase.RUNNING)
