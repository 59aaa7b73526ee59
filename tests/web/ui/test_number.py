"""The number in equal columns: rows of equal length, never a lone digit in a row of its own."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.ui.html import Node, text_of, walk
from web.ui.number import FITS, face, grid_style, number


def layout(count: int, width: str) -> tuple[int, int]:
    """The columns and rows of so many digits on a board of a width."""
    found = re.search(rf"--{width}: (\d+); --{width}-rows: (\d+)", grid_style(count))
    assert found
    return int(found[1]), int(found[2])


@pytest.mark.parametrize("width", FITS)
@given(count=st.integers(1, 60))
def test_all_digits_fit_in_as_few_rows_as_possible(width: str, count: int) -> None:
    columns, rows = layout(count, width)
    assert columns <= FITS[width]
    assert columns * rows >= count
    assert (rows - 1) * FITS[width] < count


@pytest.mark.parametrize("width", FITS)
@given(count=st.integers(2, 60))
def test_no_row_is_empty_or_holds_one_digit_alone(width: str, count: int) -> None:
    columns, rows = layout(count, width)
    assert count - columns * (rows - 1) >= 2


@pytest.mark.parametrize(("count", "narrow"), [(1, (1, 1)), (8, (8, 1)), (9, (9, 1)), (10, (5, 2)), (60, (9, 7))])
def test_a_number_is_one_row_as_long_as_it_fits(count: int, narrow: tuple[int, int]) -> None:
    assert layout(count, "narrow") == narrow
    assert layout(8, "wide") == (8, 1)


def test_the_number_is_a_group_with_a_name() -> None:
    shown = number(2, (face(7), face(3)), label="The number 73", id="board")
    facts = [shown.get(name) for name in ("role", "aria-label", "id", "tabindex")]
    assert facts == ["group", "The number 73", "board", "-1"]
    assert text_of(shown) == "73"
    plain = number(1, (face(7),), label="7")
    assert (plain.get("id"), plain.get("tabindex")) == (None, None), "only what is named takes the focus"
    [digits] = [node for node in walk(shown) if node.get("class") == "digits"]
    assert digits.get("style") == grid_style(2)


def test_another_digit_is_another_face() -> None:
    def key(node: Node) -> str:
        return node.key

    assert key(face(7)) != key(face(3))
    assert key(face(7)) == key(face("7"))
    assert face(7).get("aria-hidden") == "true", "the number is read by its label"
    assert face(7, class_="face struck").get("class") == "face struck"
