"""Who was winning, move by move: cells, turning points, a slider, and the same in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.ui.html import Message, Node, text_of, walk
from web.ui.ribbon import MOST, ribbon, words

NAMES = ("Ann", "Ben")


def cells(node: Node) -> list[Node]:
    return [each for each in walk(node) if each.get("data-seat")]


def look(value: str) -> Message:
    return (value,)


def test_there_is_a_cell_for_each_move_in_the_colour_of_whoever_was_ahead() -> None:
    shown = ribbon(NAMES, (1, 2, 2, 1), (1, 3))
    assert [cell.get("data-seat") for cell in cells(shown)] == ["2", "2", "1"]
    assert [text_of(cell) for cell in cells(shown)] == ["1", "", "3"], "turning points have their numbers"
    [legend] = [node for node in walk(shown) if node.get("class") == "legend-row"]
    assert [text_of(node) for node in walk(legend)[1:]] == ["Who was winning", "Ann", "Ben"], "above, then below"
    assert legend.get("aria-hidden") == "true", "the caption says it better"


def test_the_move_that_is_looked_at_is_framed() -> None:
    def framed(ply: int | None) -> list[bool]:
        return [cell.get("class") == "framed" for cell in cells(ribbon(NAMES, (1, 2, 1), (), framed=ply))]

    assert framed(None) == framed(0) == [False, False]
    assert (framed(1), framed(2)) == ([True, False], [False, True])


@given(st.lists(st.sampled_from([1, 2]), min_size=2, max_size=400).map(tuple), st.data())
def test_long_games_are_drawn_in_bundles_and_lose_no_turning_point(ahead: tuple[int, ...], data: st.DataObject) -> None:
    plies = len(ahead) - 1
    marked = data.draw(st.integers(1, plies))
    shown = cells(ribbon(NAMES, ahead, (marked,), framed=marked))
    assert 0 < len(shown) <= MOST
    assert [text_of(cell) for cell in shown if text_of(cell)] == [str(marked)]
    assert [text_of(cell) for cell in shown if cell.get("class")] == [str(marked)], "it is framed in the same place"
    assert len({cell.key for cell in shown}) == len(shown)
    if plies <= MOST:
        assert len(shown) == plies


def test_a_slider_leads_through_the_moves() -> None:
    slider = next(node for node in walk(ribbon(NAMES, (1, 2, 1), (), framed=1, on_change=look)) if node.tag == "input")
    facts = [slider.get(name) for name in ("type", "min", "max", "value", "aria-label", "aria-valuetext")]
    assert facts == ["range", "0", "2", "1", "Move", "Move 1 of 2"]
    assert dict(slider.on) == {"change": look}
    start = next(node for node in walk(ribbon(NAMES, (1, 2, 1), (), framed=0, on_change=look)) if node.tag == "input")
    assert (start.get("value"), start.get("aria-valuetext")) == ("0", "Start")
    end = next(node for node in walk(ribbon(NAMES, (1, 2, 1), (), on_change=look)) if node.tag == "input")
    assert end.get("value") == "2"
    assert not any(node.tag == "input" for node in walk(ribbon(NAMES, (1, 2, 1), ())))


@pytest.mark.parametrize(
    ("names", "ahead", "marked", "told"),
    [
        (NAMES, (1, 1), (), "Ann stood to win at the start, and that never changed."),
        (NAMES, (2, 1), (1,), "Ben stood to win at the start; that changed at move 1."),
        (NAMES, (1, 2, 1, 2), (1, 2, 3), "Ann stood to win at the start; that changed at moves 1, 2 and 3."),
        (("You", "Computer"), (1, 2), (1,), "You stood to win at the start; that changed at move 1."),
        (("You", "Computer"), (2, 1), (1,), "Computer stood to win at the start; that changed at move 1."),
    ],
)
def test_the_picture_is_told_in_words(
    names: tuple[str, str], ahead: tuple[int, ...], marked: tuple[int, ...], told: str
) -> None:
    assert words(names, ahead, marked) == told
    [caption] = [node for node in walk(ribbon(names, ahead, marked)) if node.tag == "figcaption"]
    assert text_of(caption) == told
