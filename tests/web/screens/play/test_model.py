"""What the table knows: who plays, who may move, and whose mistakes count."""

import pytest
from support.headless import at, friends, opened, settle, table, then
from support.press import make, more, press

from pygame_rules import GAMES, solve
from web.app.state import Opponent, State
from web.screens.play.messages import ShowPly, Solved
from web.screens.play.model import sees_values

MISPLAYED = "zero-hero/25/-2.-3.-2.-8.-1.-9"
LONG = "zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3"


@pytest.mark.parametrize(
    ("link", "computers", "names", "alone"),
    [
        ("zero-hero/73?opponent=friend", (), ("Player 1", "Player 2"), False),
        ("zero-hero/73?opponent=computer", (2,), ("You", "Computer"), True),
        ("zero-hero/73?opponent=computer&you=2", (1,), ("Computer", "You"), True),
        ("zero-hero/73?opponent=watch", (1, 2), ("Computer 1", "Computer 2"), False),
    ],
)
def test_who_plays_belongs_to_the_game(
    link: str, computers: tuple[int, ...], names: tuple[str, str], alone: bool
) -> None:
    for opponent in Opponent:
        model = table(opened(link, opponent=opponent))
        assert (model.computers, model.names, model.alone) == (computers, names, alone)


LIVE = {
    "friends": (friends("zero-hero/73"), True),
    "person's turn": (at("zero-hero/73"), True),
    "computer's turn": (make(at("zero-hero/73"), "-7"), False),
    "watching": (at("zero-hero/73?opponent=watch"), False),
    "past": (then(at("zero-hero/73/-7"), ShowPly(0)), False),
    "over": (at("zero-hero/7/-7"), False),
    "seat to be chosen": (at("max-digit-zero"), False),
    "played out": (more(at(LONG), "Finish it for me", "Finish it"), False),
}


@pytest.mark.parametrize("why", LIVE)
def test_a_person_may_move_when_it_is_their_turn_now(why: str) -> None:
    state, live = LIVE[why]
    assert table(state).is_live == live


def test_only_a_computer_is_paused() -> None:
    assert table(at("zero-hero/73/-7?opponent=computer")).is_paused
    assert not table(at("zero-hero/73/-7.-6?opponent=computer")).is_paused
    assert not table(at("zero-hero/73?opponent=watch")).is_paused


@pytest.mark.parametrize(
    ("link", "plies"),
    [
        (MISPLAYED, [1]),
        (f"{MISPLAYED}?opponent=computer", [1]),
        (f"{MISPLAYED}?opponent=computer&you=2", []),
        (f"{MISPLAYED}?opponent=watch", []),
    ],
)
def test_only_mistakes_of_people_count(link: str, plies: list[int]) -> None:
    state = settle(at(link))
    assert [mistake.ply for mistake in table(state).mistakes] == plies
    assert table(at(link)).mistakes == (), "none is known before the review"


def test_the_mistake_that_is_looked_at_is_one_of_them() -> None:
    state = settle(at(MISPLAYED))
    assert table(state).mistake is None
    assert table(press(state, "Try it again from move 1")).mistake == table(state).mistakes[0]


def test_a_verdict_counts_only_for_the_number_it_is_about() -> None:
    verdict = solve(GAMES["zero-hero"], 73)

    def known(state: State) -> bool:
        return table(then(state, Solved("zero-hero", 73, verdict))).verdict is verdict

    assert known(friends("zero-hero/73"))
    assert not known(friends("zero-hero/74"))
    assert known(then(at("zero-hero/73/-7"), ShowPly(0))), "also of one that is looked back at"


def test_winning_moves_are_seen_only_where_there_is_something_to_choose() -> None:
    for link, seen in (("zero-hero/73", True), ("max-digit-zero/73", False), ("zero-hero/7/-7", False)):
        state = opened(link, values=True)
        assert sees_values(table(state), state.shared) == seen
    quiet = at("zero-hero/73")
    assert not sees_values(table(quiet), quiet.shared)
