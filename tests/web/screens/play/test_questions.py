"""Questions before something that cannot be taken back: shown, said, and answered with nothing by default."""

import pytest
from support.headless import at, commands, friends, nodes, opened, part_text, settle, table, then
from support.press import controls, make, message_of, more, press

from web.app.commands import Focus
from web.app.state import Opponent, State
from web.screens.play.messages import Autoplay, Cancel, Confirm, Resign
from web.screens.play.model import Question
from web.screens.play.questions import CANCEL

LONG = "zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3"


@pytest.mark.parametrize(
    ("before", "name", "question"),
    [
        (at(LONG), "New game", Question.NEW_GAME),
        (make(friends("zero-hero/7", points=3), "-7"), "New game", Question.NEW_MATCH),
        (at(LONG), "Resign", Question.RESIGN),
        (at(LONG), "Finish it for me", Question.AUTOPLAY),
    ],
    ids=lambda value: value.name if isinstance(value, Question) else "",
)
def test_the_focus_goes_to_the_answer_that_does_nothing(before: State, name: str, question: Question) -> None:
    menu = more(before)
    message = message_of(menu, name)
    assert commands(menu, message) == (Focus((CANCEL,)),)
    asked = then(menu, message)
    assert (table(asked).ui.question, table(asked).sheet) == (question, None)
    assert asked.announced[1] == question.value.text
    assert question.value.text in part_text(asked)
    [dialogue] = [node for node in nodes(asked) if node.get("aria-label") == question.value.text]
    assert (dialogue.get("role"), dialogue.get("aria-modal")) == ("alertdialog", "true")
    [answer] = [node for node in nodes(asked) if node.get("id") == CANCEL]
    assert dict(answer.on)["click"] == Cancel()
    assert set(controls(asked)) & {"Undo", "More", question.value.yes} == {question.value.yes}, "the rest is inert"
    kept = press(asked, "Keep playing")
    assert table(kept) == table(before)
    assert question.value.text not in part_text(kept)
    assert commands(asked, Cancel()) == (Focus(("open-more",)),), "the focus goes back to what opened it"


def test_what_nobody_asked_is_not_answered() -> None:
    state = at("zero-hero/73/-7")
    assert then(state, Confirm()) is state
    assert then(state, Cancel()) is state


def test_what_is_over_is_neither_given_up_nor_played_out() -> None:
    over = settle(make(friends("zero-hero/7"), "-7"))
    assert then(over, Resign(), Autoplay()) is over


@pytest.mark.parametrize(("opponent", "winner"), [(Opponent.COMPUTER, 2), (Opponent.FRIEND, 1)])
def test_resigning_counts_for_a_person(opponent: Opponent, winner: int) -> None:
    state = make(opened("digit-duel/256", opponent=opponent), "-6")
    ending = table(more(state, "Resign", "Resign")).play.ending
    assert ending
    assert ending.winner == winner


def test_where_only_computers_play_the_one_to_move_resigns() -> None:
    state = then(at("digit-duel/256/-6?opponent=watch"), Resign(), Confirm())
    ending = table(state).play.ending
    assert ending
    assert ending.winner == 1
