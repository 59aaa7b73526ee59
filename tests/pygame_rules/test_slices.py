"""Long work in slices: it ends with its result, whatever it handed out on the way, and stops where it is dropped."""

from collections.abc import Generator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.slices import finish, silent


def count_to(last: int, done: list[int]) -> Generator[int, None, str]:
    """Work that notes each slice, hands out its number, and returns a sentence."""
    for number in range(1, last + 1):
        done.append(number)
        yield number
    done.append(-1)
    return f"counted to {last}"


def fail_at_once() -> Generator[object, None, None]:
    raise ValueError("no")
    yield


@given(st.integers(0, 50))
def test_finished_work_has_done_all_slices_and_returns_its_result(last: int) -> None:
    done: list[int] = []
    assert finish(count_to(last, done)) == f"counted to {last}"
    assert done == [*range(1, last + 1), -1]


@given(st.integers(0, 50))
def test_silent_work_pauses_as_often_and_hands_out_nothing(last: int) -> None:
    work = silent(count_to(last, []))
    assert list(work) == [None] * last


def test_silent_work_returns_the_same_result() -> None:
    assert finish(silent(count_to(3, []))) == "counted to 3"
    assert finish(silent(count_to(0, []))) == "counted to 0"


def test_work_that_returns_nothing_has_no_result() -> None:
    assert finish(item for item in (1, 2)) is None


def test_silent_work_does_one_slice_at_a_time_and_none_before_it_is_asked() -> None:
    done: list[int] = []
    work = silent(count_to(3, done))
    assert done == []
    next(work)
    assert done == [1]
    next(work)
    assert done == [1, 2]
    work.close()
    assert done == [1, 2], "what is dropped goes no further"


def test_work_that_was_begun_is_finished_from_where_it_stands() -> None:
    done: list[int] = []
    work = count_to(3, done)
    next(work)
    assert finish(work) == "counted to 3"
    assert done == [1, 2, 3, -1]


def test_an_error_in_the_work_comes_out_of_both() -> None:
    with pytest.raises(ValueError, match="no"):
        finish(fail_at_once())
    with pytest.raises(ValueError, match="no"):
        finish(silent(fail_at_once()))
