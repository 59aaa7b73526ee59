"""Progress as it is saved."""

from hypothesis import given
from hypothesis import strategies as st

from web.saves.progress import MOST_STEPS, Progress, progress


@given(st.lists(st.text(max_size=60), max_size=MOST_STEPS, unique=True))
def test_progress_comes_back_as_it_was(names: list[str]) -> None:
    made = Progress(tuple(names))
    assert progress({"learn.zero-hero": made.encode()}, "zero-hero") == made


@given(st.text())
def test_any_text_is_read_or_taken_for_nothing(text: str) -> None:
    assert isinstance(progress({"learn.zero-hero": text}, "zero-hero"), Progress)


def test_what_is_done_is_done_once() -> None:
    assert Progress(("a",)).having("a").having("b").having("a").done == ("a", "b")
    assert progress({}, "zero-hero") == Progress()


def test_no_more_is_read_than_a_lesson_can_have() -> None:
    text = Progress(tuple(map(str, range(1_000)))).encode()
    assert len(progress({"learn.x": text}, "x").done) == MOST_STEPS
