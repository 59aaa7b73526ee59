"""The coach beside the table: hints, the chart with its words, the review."""

from itertools import pairwise

from support.headless import at, nodes, opened, part_text, settle, table
from support.press import controls, fill, make, press

from web.app.state import Opponent, State
from web.ui.html import Node, text_of, walk

MISPLAYED = "zero-hero/25/-2.-3.-2.-8.-1.-9"


def panel(state: State) -> str:
    """What the coach says, or nothing if there is none."""
    return "".join(text_of(node) for node in nodes(state) if node.get("class") == "panel coach")


def picture(state: State) -> Node:
    return next(node for node in nodes(state) if node.tag == "svg")


def test_hints_are_shown_when_they_are_there() -> None:
    assert "A hint comes in three steps: who is winning, which move, and why." in panel(at("zero-hero/73"))
    hinted = press(at("zero-hero/73"), "Hint")
    assert "Thinking …" in panel(hinted)
    known = settle(hinted)
    assert "You can win from here, if you find the right move." in panel(known)
    assert "Subtracting 3 wins: it leaves 70." not in panel(known)
    more = press(known, "And then?")
    assert "Subtracting 3 wins: it leaves 70." in panel(more)
    assert "And then?" in controls(more)
    assert "And then?" not in controls(press(more, "And then?"))


def test_a_hint_about_the_past_is_about_the_number_that_was() -> None:
    past = settle(press(at("zero-hero/73/-7"), "Start: 73", "Hint", "Hint"))
    assert "Subtracting 3 wins: it leaves 70." in panel(past)
    assert table(past).saved.hints == (2, 0)


def test_a_finished_game_is_reviewed() -> None:
    waiting = at(MISPLAYED)
    assert "The coach is looking at the game …" in panel(waiting)
    over = settle(waiting)
    review = table(over).ui.review
    assert review
    assert [mistake.ply for mistake in review.mistakes] == [1]
    told = panel(over)
    assert "Player 1: subtracting 2 from 25 gave the win away; subtracting 5 would have held it." in told
    assert "Player 2 held 2 of 2 chances (100%)." in told
    assert "What each move is worth" not in controls(over)


def test_a_remark_leads_to_the_position_it_is_about() -> None:
    over = settle(at(MISPLAYED))
    [name] = [name for name in controls(over) if name.startswith("Move 1, Player 1: subtracting 2 from 25 gave")]
    assert table(press(over, name)).ui.viewed_ply == 0


def test_a_game_that_was_given_up_at_once_has_nothing_to_review() -> None:
    state = press(at("zero-hero/73"), "Resign", "Yes")
    assert settle(state) is state
    assert "Review" not in panel(state)


def test_a_game_without_mistakes_has_a_remark_that_leads_nowhere() -> None:
    over = settle(make(at("zero-hero/7"), "-7"))
    assert "Review" in panel(over)
    assert not any(node.get("class") == "remark" for node in nodes(over))


def test_the_chart_says_in_words_what_it_shows() -> None:
    running = at("zero-hero/25/-2")
    assert "From 25 to 23 in 1 move." in panel(running)
    assert {node.tag for node in walk(picture(running))} == {"svg", "line", "polyline"}
    over = settle(at(MISPLAYED))
    assert "From 25 to 0 in 6 moves. Player 1 stood to win at the start, and that changed once." in panel(over)
    assert {node.tag for node in walk(picture(over))} >= {"circle", "rect"}, "shape as well as colour"
    assert "Player 1 aheadPlayer 2 ahead" in panel(over)
    straight = settle(make(at("zero-hero/7"), "-7"))
    assert "Player 1 stood to win at the start, and it never changed." in panel(straight)
    often = settle(at("zero-hero/25/-2.-2.-1.-2.-1.-1.-6.-1.-9"))
    assert "Player 1 stood to win at the start, and that changed 4 times." in panel(often)


def test_without_moves_there_is_no_chart_and_without_a_coach_nothing_at_all() -> None:
    assert not [node for node in nodes(at("zero-hero/73")) if node.tag == "svg"]
    without = fill(settle(at(MISPLAYED)), "Coach", "off")
    assert panel(without) == ""
    assert not [node for node in nodes(without) if node.tag == "svg"]


def test_the_chart_of_a_long_game_has_few_points_and_long_numbers_fall_by_magnitude() -> None:
    def heights(state: State) -> list[float]:
        [line] = [node for node in walk(picture(state)) if node.tag == "polyline"]
        return [float(point.partition(",")[2]) for point in (line.get("points") or "").split()]

    long = at(f"zero-hero/{'9' * 60}/" + ".".join(["-9"] * 1000))
    assert len(heights(long)) < 70
    assert heights(at("zero-hero/100/-1.-9")) == [10.0, 11.0, 20.0]
    steps = [after - before for before, after in pairwise(heights(at("digit-duel/11111111/x1.x1.x1")))]
    assert max(steps) - min(steps) < 1, "each digit less is a step of the same size"


def test_hints_that_were_used_are_told_by_name() -> None:
    state = opened("zero-hero/73", players=("Ann", "Bo"))
    state = press(make(press(state, "Hint", "Hint"), "-7"), "Hint")
    assert "Hints used: 2 by Ann, 1 by Bo. " in panel(state)
    assert "Hints used" not in panel(at("zero-hero/73"))


def test_where_only_one_move_is_right_its_worth_is_not_offered() -> None:
    assert "What each move is worth" not in controls(at("max-digit-zero/497"))
    assert "What each move is worth" in controls(at("zero-hero/497"))


def test_the_review_calls_computers_by_their_names() -> None:
    state = settle(opened(MISPLAYED, opponent=Opponent.WATCH))
    assert "Computer 1: subtracting 2 from 25 gave the win away" in part_text(state)
