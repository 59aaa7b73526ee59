"""How it ended: large and honest, with one sentence to learn from, and what comes next."""

import pytest
from support.headless import at, friends, nodes, opened, part_text, settle, table, then
from support.press import controls, fill, make, more, press

from pygame_rules import GAMES
from web.app.state import Opponent, State
from web.screens.play.messages import ComputerMoved, ShowPly
from web.ui.html import Node, text_of, walk

MISPLAYED = "zero-hero/25/-2.-3.-2.-8.-1.-9"
WON = "zero-hero/25/-5.-2.-8.-1.-9"


def result(state: State) -> Node:
    return next(node for node in nodes(state) if node.key == "result")


def told(state: State, key: str) -> str:
    return "".join(text_of(node) for node in walk(result(state)) if node.key == key)


def has(state: State, key: str) -> bool:
    return any(node.key == key for node in walk(result(state)))


@pytest.mark.parametrize(
    ("link", "headline", "lesson"),
    [
        (
            f"{MISPLAYED}?opponent=computer",
            "The computer wins",
            "Move 1 gave your win away. Can you find a better one?",
        ),
        (f"{MISPLAYED}?opponent=computer&you=2", "You win", "The computer slipped at move 1, and you never let go."),
        (MISPLAYED, "Player 2 wins", "Zero in 6 moves. Player 1 was winning until move 1."),
        (f"{MISPLAYED}?opponent=watch", "Computer 2 wins", "Zero in 6 moves."),
        (f"{WON}?opponent=computer", "You win", "No mistakes."),
        (f"{WON}?opponent=friend&names=Ann,Ben", "Ann wins", "Zero in 5 moves. No mistakes."),
        (
            "zero-hero/7/-7?opponent=computer",
            "You win",
            "Zero in 1 move. This number was decided before the first move.",
        ),
        ("digit-drop-duel/10/x1", "Player 2 wins", "Player 1 hit zero after 1 move."),
        (
            "digit-drop-duel/10/x2.x1?opponent=computer&you=2",
            "The computer wins",
            "You hit zero after 2 moves. No mistakes.",
        ),
        ("digit-duel/25/x1", "Player 1 wins", "Down to 5 in 1 move."),
    ],
)
def test_the_result_says_who_won_and_one_thing_to_learn(link: str, headline: str, lesson: str) -> None:
    state = settle(at(link))
    assert told(state, "headline") == headline
    assert lesson in told(state, "lesson")


def test_the_result_of_a_game_that_was_given_up() -> None:
    alone = settle(more(make(at("zero-hero/73"), "-7"), "Resign", "Resign"))
    assert (told(alone, "headline"), told(alone, "lesson").partition(".")[0]) == (
        "The computer wins",
        "Move 1 gave your win away",
    )
    at_once = more(at("zero-hero/73"), "Resign", "Resign")
    assert told(at_once, "lesson") == "You resigned."
    assert settle(at_once) is at_once, "there is nothing to review"
    assert not has(at_once, "ribbon")
    assert "Try it again" not in part_text(at_once)
    two = more(friends("zero-hero/73"), "Resign", "Resign")
    assert (told(two, "headline"), told(two, "lesson")) == ("Player 2 wins", "Player 1 resigned.")


def test_digits_leap_only_when_a_person_wins() -> None:
    assert has(settle(at(f"{WON}?opponent=computer")), "leaps")
    assert has(settle(at(MISPLAYED)), "leaps"), "between people one of them always does"
    for link in (f"{MISPLAYED}?opponent=computer", f"{MISPLAYED}?opponent=watch"):
        quiet = settle(at(link))
        assert not has(quiet, "leaps")
        assert has(quiet, "ghost")


def test_the_ribbon_comes_with_the_review_and_its_slider_looks_back() -> None:
    waiting = at(MISPLAYED)
    assert told(waiting, "ribbon") == "The coach is looking at the game …"
    state = settle(waiting)
    assert "Player 1 stood to win at the start; that changed at move 1." in told(state, "ribbon")
    past = fill(state, "Move", "3")
    assert (table(past).ui.viewed_ply, table(past).shown.number) == (3, 18)
    slider = controls(state)["Move"]
    assert [slider.get(name) for name in ("min", "max", "value")] == ["0", "6", "6"]
    change = dict(slider.on)["change"]
    assert callable(change)
    assert [change(odd) for odd in ("", "-1", "x", "1.5")] == [None] * 4
    assert any(node.key == "result" for node in nodes(press(past, "Back to now")))


@pytest.mark.parametrize(
    ("link", "turning"),
    [(MISPLAYED, 1), (f"{MISPLAYED}?opponent=computer", 1), ("zero-hero/25/-2.-2.-1.-2.-1.-1.-6.-1.-9", None)],
)
def test_trying_again_begins_with_the_last_mistake(link: str, turning: int | None) -> None:
    state = settle(at(link))
    ply = turning or table(state).mistakes[-1].ply
    assert f"Try it again from move {ply}" in controls(state)


@pytest.mark.parametrize("link", [WON, f"{MISPLAYED}?opponent=computer&you=2", f"{MISPLAYED}?opponent=watch"])
def test_mistakes_that_no_person_made_are_not_tried_again(link: str) -> None:
    state = settle(at(link))
    assert not any(name.startswith("Try it again") for name in controls(state))


def test_moves_that_a_computer_made_for_somebody_count_for_nobody() -> None:
    finished = settle(more(at("zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3"), "Finish it for me", "Finish it"))
    assert table(finished).ui.review
    assert all(mistake.ply <= 8 for mistake in table(finished).mistakes)


def test_what_comes_next_is_a_rematch_or_the_next_game() -> None:
    assert {"Rematch", "Share"} <= controls(settle(at(WON))).keys()
    match = make(opened("zero-hero/7", points=3), "-7")
    assert "Next game" in controls(match)
    assert told(match, "score") == "You 1, Computer 0. First to 3."
    assert not has(settle(at(WON)), "score"), "one game is no match"


def test_the_last_position_can_be_looked_at_and_left_again() -> None:
    state = settle(at(MISPLAYED))
    last = then(state, ShowPly(6))
    assert table(last).ui.viewed_ply == 6
    assert not any(node.key == "result" for node in nodes(last))
    assert any(node.get("aria-label") == "The number 0" for node in nodes(last))
    assert table(press(last, "Back to now")) == table(state)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_ends_in_words(slug: str) -> None:
    state = friends(f"{slug}/213", page_does_sums=True, opponent=Opponent.FRIEND)
    while not table(state).play.ending:
        state = make(state, str(table(state).play.legal_moves[0]))
    state = settle(state)
    assert told(state, "headline") in ("Player 1 wins", "Player 2 wins")
    assert told(state, "lesson").endswith(".")


def helped(state: State) -> str:
    """What the lesson says of a game that is won without mistakes, from 25 between two people."""
    return told(settle(make(state, "-5", "-2", "-8", "-1", "-9")), "lesson")


def test_help_is_owned_up_to() -> None:
    state = friends("zero-hero/25")
    assert helped(state) == "Zero in 5 moves. No mistakes."
    one = settle(press(state, "Hint"))
    assert helped(one) == "Zero in 5 moves. No mistakes, with 1 hint."
    assert helped(press(one, "Hint")) == "Zero in 5 moves. No mistakes, with 2 hints."
    back = press(make(state, "-2"), "Undo")
    assert helped(back) == "Zero in 5 moves. No mistakes, with 1 move taken back."
    both = press(make(one, "-2"), "Undo")
    assert helped(both) == "Zero in 5 moves. No mistakes, with 1 hint and 1 move taken back."
    shown = settle(friends("zero-hero/25", values=True))
    assert helped(shown) == "Zero in 5 moves. No mistakes, with winning moves shown."


def test_what_is_made_again_was_not_taken_back() -> None:
    state = more(press(make(friends("zero-hero/25"), "-5"), "Undo"), "Redo")
    assert told(settle(make(state, "-2", "-8", "-1", "-9")), "lesson") == "Zero in 5 moves. No mistakes."
    back = press(make(friends("zero-hero/25"), "-5"), "Undo")
    assert table(back).taken_back == 1
    assert table(more(back, "New game")).taken_back == 0, "that was another game"


def test_whoever_held_on_to_a_slip_with_help_is_told_so() -> None:
    state = at("zero-hero/25/-2?opponent=computer&you=2")
    state = settle(press(state, "Hint"))
    state = then(make(state, "-3"), ComputerMoved(table(make(state, "-3")).link, ("-2",)))
    state = then(make(state, "-8"), ComputerMoved(table(make(state, "-8")).link, ("-1",)))
    assert "slipped at move 1, and you held on, with 1 hint." in told(settle(make(state, "-9")), "lesson")
