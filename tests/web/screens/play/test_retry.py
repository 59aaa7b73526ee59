"""A mistake looked at again: the answer is neither shown nor in the page before a try, or before it is asked for."""

import pytest
from support.headless import at, commands, friends, nodes, opened, part_text, settle, table, then
from support.press import controls, make, more, press

from pygame_rules.computer import Level
from web.app.commands import Focus
from web.app.messages import Navigate
from web.app.state import Opponent, State
from web.screens.play.messages import EndRetry, PlayMove, ShowAnswer, ShowPly, TryAgain
from web.ui.html import text_of

LOST = "zero-hero/25/-2.-3.-2.-8.-1.-9?opponent=computer"
TWICE = "zero-hero/25/-2.-2.-1.-2.-1.-1.-6.-1.-9"


def lost() -> State:
    """A game that a person has lost to the computer by its first move, reviewed."""
    return settle(at(LOST))


def retrying() -> State:
    return press(lost(), "Try it again from move 1")


def panel(state: State) -> str:
    return text_of(next(node for node in nodes(state) if node.key == "retry"))


def heading(state: State) -> str:
    """What the panel says first."""
    return next(text_of(node) for node in nodes(state) if node.key == "heading")


def tags(state: State) -> list[str]:
    """What stands on tiles that stand out."""
    return [text_of(node) for node in nodes(state) if node.get("class") == "tag"]


def marked(state: State) -> list[str | None]:
    return [node.get("data-move") for node in nodes(state) if node.get("data-hinted") is not None]


# --- a whole flow ---


def test_a_lost_game_is_tried_again_and_played_on_from_there() -> None:
    over = settle(make(opened("zero-hero/25", opponent=Opponent.COMPUTER, level=Level.PERFECT), "-2"))
    while not table(over).play.ending:
        over = settle(make(over, str(table(over).play.legal_moves[0])))
    assert "The computer wins" in part_text(over)
    assert "Move 1 gave your win away. Can you find a better one?" in part_text(over)
    tried = make(press(over, "Try it again from move 1"), "-2", "-5")
    again = press(tried, "Play on from here")
    state = settle(make(again, "-5"))
    assert (table(state).play.start, table(state).play.turn) == (25, 1)
    assert not table(state).play.ending


def test_a_wrong_try_says_so_and_a_right_one_says_why() -> None:
    state = retrying()
    assert (table(state).shown.number, table(state).play.number) == (25, 0)
    assert state.announced[1] == "What would you play? Move 1, the number is 25."
    assert "Move 1 of 6. You were winning here." in panel(state)
    wrong = make(state, "-2")
    assert wrong.announced[1] == "Not that one. Try another."
    assert panel(wrong).startswith("Not that one.")
    assert "You were winning here. Try another." in panel(wrong)
    assert marked(wrong) == []
    right = make(wrong, "-5")
    assert right.announced[1] == "Yes, that wins."
    assert heading(right) == "Yes!"
    assert tags(right) == ["Yes!"], "it is their own answer, no hint"
    assert marked(right) == ["-5"]
    assert table(right).play == table(state).play, "the game itself stays as it was"
    on = press(right, "Play on from here")
    assert (table(on).play.number, table(on).play.moves, table(on).play.turn) == (25, (), 1)
    assert table(on).is_live
    assert on.announced[1] == "New game from 25. Your turn."
    assert table(on).saved.seating == table(state).saved.seating


def test_the_answer_comes_when_it_is_asked_for_and_the_board_rests_then() -> None:
    state = press(retrying(), "Show the answer")
    mistake = table(state).mistake
    assert mistake
    assert state.announced[1] == mistake.why
    assert mistake.why in panel(state)
    assert (heading(state), tags(state)) == ("The answer", ["Answer"])
    assert marked(state) == ["-5"]
    assert all(node.get("disabled") == "" for node in nodes(state) if node.get("data-move"))
    assert {"Play on from here", "Done"} <= controls(state).keys()
    assert "Show the answer" not in controls(state)


def test_the_answer_is_not_in_the_page_before() -> None:
    for state in (lost(), retrying(), make(retrying(), "-2")):
        mistake = table(state).mistakes[0]
        page = "".join(part_text(state, part) for part in ("screen", "notices"))
        assert mistake.why not in page
        assert marked(state) == []
        assert "25 − 5 = 20 wins" not in page
        tiles = [node for node in nodes(state) if node.get("data-move")]
        assert len({(node.get("class"), node.get("disabled")) for node in tiles}) <= 1, "none looks better"


# --- there and back ---


@pytest.mark.parametrize("name", ["Skip", "Done"])
def test_the_way_back_leads_to_the_result(name: str) -> None:
    state = retrying() if name == "Skip" else press(retrying(), "Show the answer")
    back = press(state, name)
    assert table(back) == table(lost())
    assert commands(state, EndRetry()) == (Focus(("rematch",)),)


def test_the_focus_goes_to_the_first_tile() -> None:
    assert commands(lost(), TryAgain(0)) == (Focus(("act-1-subtract", "board")),)


def test_looking_elsewhere_ends_it() -> None:
    assert table(then(retrying(), ShowPly(3))).ui.retry is None
    assert table(press(retrying(), "Undo")).ui.retry is None


def test_earlier_mistakes_are_tried_after_the_last() -> None:
    over = settle(at(TWICE))
    plies = [mistake.ply for mistake in table(over).mistakes]
    assert len(plies) > 1
    state = press(over, f"Try it again from move {plies[-1]}")
    assert table(state).ui.viewed_ply == plies[-1] - 1
    for ply in reversed(plies[:-1]):
        state = press(state, "Earlier mistake")
        assert table(state).ui.viewed_ply == ply - 1
    assert "Earlier mistake" not in controls(state)


def test_between_people_they_are_called_by_their_names() -> None:
    state = press(settle(at(f"{LOST.partition('?')[0]}?opponent=friend&names=Ann,Ben")), "Try it again from move 1")
    assert "Move 1 of 6. Ann was winning here." in panel(state)


@pytest.mark.parametrize("place", [-1, 1, 99])
def test_a_mistake_that_is_not_there_is_not_tried(place: int) -> None:
    state = lost()
    assert then(state, TryAgain(place)) is state


def test_nothing_is_tried_or_shown_where_nothing_is_asked() -> None:
    state = lost()
    assert then(state, ShowAnswer()) is state
    assert then(state, PlayMove("-5")) is state
    assert then(friends("zero-hero/73"), TryAgain(0)) == friends("zero-hero/73")


def test_a_try_that_is_no_move_is_refused_with_a_sentence() -> None:
    state = then(retrying(), PlayMove("-9"))
    assert state.announced[1] == "9 is not a digit of 25."
    assert table(state).ui.retry == table(retrying()).ui.retry


def test_playing_on_parks_nothing_and_keeps_what_waits() -> None:
    here = press(retrying(), "Show the answer", "Play on from here")
    assert (table(here).saved.parked, here.path) == ((), "zero-hero/25")
    waiting = settle(then(at("zero-hero/73/-7"), Navigate(f"#/{LOST}")))
    on = press(waiting, "Try it again from move 1", "Show the answer", "Play on from here")
    assert [each.play.number for each in table(on).saved.parked] == [66]


def test_a_try_that_wins_is_marked_also_where_another_move_was_the_one_to_name() -> None:
    over = settle(more(friends("digit-drop-duel/1002/x2"), "Resign", "Resign"))
    [mistake] = table(over).mistakes
    assert [str(move) for move in mistake.winning] == ["x1", "x4"]
    tried = make(press(over, "Try it again from move 1"), "x4")
    assert (marked(tried), heading(tried)) == (["x4"], "Yes!")


def test_the_ribbon_frames_the_move_in_question() -> None:
    framed = [node.key for node in nodes(retrying()) if node.get("class") == "framed"]
    assert framed == ["1"]
