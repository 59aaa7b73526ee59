"""The story of the game as a picture, with its twin in words."""

import pytest
from support.headless import at, table

from web.screens.play.chart import MOST_POINTS, chart
from web.ui.html import Node, text_of, walk

NAMES = ("Ann", "Ben")


def drawn(link: str, ahead: tuple[int, ...] = ()) -> Node:
    return chart(NAMES, table(at(link)).play, ahead)


def points(figure: Node) -> list[tuple[float, float]]:
    line = next(node for node in walk(figure) if node.tag == "polyline").get("points") or ""
    return [(float(x), float(y)) for x, _, y in (point.partition(",") for point in line.split())]


def test_the_line_falls_from_the_start_to_the_end() -> None:
    places = points(drawn("zero-hero/73/-7.-6.-6"))
    assert len(places) == 4
    assert places == sorted(places), "from left to right, and downwards"
    assert (places[0], places[-1][0]) == ((10.0, 10.0), 310.0)


def test_long_numbers_fall_by_orders_of_magnitude() -> None:
    short, long = points(drawn("digit-drop-duel/9999/x1")), points(drawn("digit-drop-duel/99999/x1"))
    assert short[-1][1] == pytest.approx(100.0, abs=0.1), "a tenth is left of it"
    assert long[-1][1] == pytest.approx(30.0, abs=0.1), "one digit of five is gone"


def test_long_games_are_drawn_with_few_points() -> None:
    figure = drawn(f"zero-hero/{'9' * 20}/" + ".".join(["-9"] * 300))
    assert MOST_POINTS <= len(points(figure)) <= MOST_POINTS + 20
    assert f"From {'9' * 20} to {'9' * 16}7299 in 300 moves." in text_of(figure)


def test_who_was_ahead_is_told_by_shape_and_in_words() -> None:
    figure = drawn("zero-hero/25/-2.-3", (1, 2, 2))
    shapes = [node.tag for node in walk(figure) if node.get("data-seat") and node.tag in ("circle", "rect")]
    assert shapes == ["circle", "rect", "rect"]
    told = text_of(figure)
    assert "Ann ahead" in told
    assert "From 25 to 20 in 2 moves. Ann stood to win at the start, and that changed once." in told
    assert "and it never changed." in text_of(drawn("zero-hero/25/-5", (1, 1)))
    assert "changed 2 times." in text_of(drawn("zero-hero/25/-5.-2", (1, 2, 1)))


def test_while_the_game_goes_on_nobody_is_named() -> None:
    assert text_of(drawn("zero-hero/25/-5")) == "startmove 1From 25 to 20 in 1 move."
