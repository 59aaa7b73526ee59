"""The map's fields by themselves: how each is named and marked, what a press means, and how pictures are drawn."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules import GAMES
from pygame_rules.patterns import Report
from web.screens.explore.map import LONGEST_VALUE, cell_id, choose, map_view, runs, table_view
from web.screens.explore.messages import Choose
from web.screens.explore.model import ExploreModel, Zoom
from web.ui.html import Lazy, Node, text_of, walk

STROKE = re.compile(r"M(\d+) (\d+)h(\d+)v1h-\3z")


def page(number: int = 0, cells: str = "w" * 1_000, **more: Any) -> ExploreModel:
    return ExploreModel(GAMES["zero-hero"], number, cells=cells, **more).at(number)


def fields(model: ExploreModel) -> dict[int, Node]:
    return {int(number): node for node in walk(map_view(model)) if (number := node.get("data-cell"))}


def having(model: ExploreModel, name: str) -> list[int]:
    return [number for number, node in fields(model).items() if node.get(name) is not None]


def pictures(model: ExploreModel) -> list[Node]:
    return [node for node in walk(map_view(model)) if node.get("class") in ("small", "row")]


def test_each_field_says_its_number_and_who_wins() -> None:
    shown = list(fields(page(cells="-wl")).values())[:3]
    assert [node.get("aria-label") for node in shown] == ["0: no move", "1: you win", "2: you lose"]
    assert [node.get("data-verdict") for node in shown] == [None, "won", "lost"]
    assert [node.get("value") for node in shown] == ["0", "1", "2"]
    assert [node.get("id") for node in shown] == [cell_id(0), None, None], "only the chosen one is ever looked for"


def test_only_the_chosen_hundred_has_fields_before_they_are_known() -> None:
    shown = fields(page(250, cells="w" * 5))
    assert list(shown) == [*range(5), *range(200, 300)]
    assert (shown[299].get("aria-label"), shown[299].get("data-verdict")) == ("299: not known yet", None)


@pytest.mark.parametrize("number", [0, 99, 100, 999])
def test_just_one_field_is_chosen_and_reached_by_tab(number: int) -> None:
    model = page(number)
    assert having(model, "aria-current") == [number]
    here = [node.get("aria-label") for node in walk(map_view(model)) if node.get("class") == "hundred here"]
    assert here == [f"{number // 100 * 100} to {number // 100 * 100 + 99}"]
    assert set(fields(model)) - set(having(model, "tabindex")) == {number}


def test_the_running_game_and_the_first_errors_are_marked_each_in_its_hundred() -> None:
    model = page(5, playing=200, report=Report(999, 1, 1, first_false_lost=100, first_false_won=99))
    assert (having(model, "data-here"), having(model, "data-error")) == ([200], [99, 100])
    assert having(page(5), "data-here") == having(page(5), "data-error") == []


def test_what_a_rule_calls_lost_is_said() -> None:
    said = [node.get("aria-label") for node in fields(page(cells="wlw", ruled="x x")).values()][:3]
    assert said == ["0: you win, my rule says lost", "1: you lose", "2: you win, my rule says lost"]


@given(st.sets(st.integers(0, 199)))
def test_a_frame_is_drawn_on_each_side_where_its_hundred_has_no_lost_field(lost: set[int]) -> None:
    shown = fields(page(ruled="".join("x" if number in lost else " " for number in range(1_000))))
    places = {(number // 100, number // 10 % 10, number % 10) for number in lost}
    for number in range(200):
        hundred, row, column = number // 100, number // 10 % 10, number % 10
        beside = {"t": (row - 1, column), "b": (row + 1, column), "l": (row, column - 1), "r": (row, column + 1)}
        sides = "".join(side for side, place in beside.items() if (hundred, *place) not in places)
        assert shown[number].get("data-rule") == ((sides or "none") if number in lost else None)


@pytest.mark.parametrize(("number", "label"), [(9_999, None), (10_000, "00"), (10_007, "07"), (123_456, "56")])
def test_a_long_number_is_written_with_its_last_two_digits(number: int, label: str | None) -> None:
    assert fields(page(number))[number].get("data-label") == label


def test_a_press_chooses_the_number_of_its_field() -> None:
    assert (choose("0"), choose("305")) == (Choose(0), Choose(305))
    assert choose("9" * LONGEST_VALUE) == Choose(10**LONGEST_VALUE - 1)


@pytest.mark.parametrize("value", ["", "-1", "1.5", "x", "²", " 1", "1\n", "9" * (LONGEST_VALUE + 1), "9" * 5_000])
def test_a_press_with_anything_else_is_ignored(value: str) -> None:
    assert choose(value) is None


@pytest.mark.parametrize(("zoom", "heard"), [(Zoom.TENS, ["overview", "hundreds"]), (Zoom.HUNDREDS, ["rows"])])
def test_one_handler_hears_for_all_fields(zoom: Zoom, heard: list[str]) -> None:
    found = {node.get("class"): node.on for node in walk(map_view(page(zoom=zoom))) if node.on}
    assert found == dict.fromkeys(heard, (("click", choose),))


def test_a_hundred_is_made_again_only_if_something_in_it_has_changed() -> None:
    views = (walk(map_view(page(number))) for number in (105, 106))
    before, after = ([each for node in view for each in node.children if isinstance(each, Lazy)] for view in views)
    assert [old.key for old, new in zip(before, after, strict=True) if old != new] == ["block-100"]


def test_pictures_lead_to_their_hundred_and_say_which_is_chosen() -> None:
    small = pictures(page(300))
    assert [node.get("value") for node in small] == [str(first) for first in range(0, 1_000, 100)]
    assert [node.get("aria-label") for node in small if node.get("aria-pressed") == "true"] == ["300 to 399"]
    rows = pictures(page(9_999, zoom=Zoom.HUNDREDS, cells="wl-l" * 25 + "w" * 100))
    assert [node.get("aria-label") for node in rows[:2]] == ["0 to 99: 50 lost", "100 to 199: 0 lost"]
    assert [node.get("value") for node in rows if node.get("aria-pressed") == "true"] == ["9900"]


@pytest.mark.parametrize(("zoom", "columns"), [(Zoom.TENS, 10), (Zoom.HUNDREDS, 100)])
@given(cells=st.text(alphabet="wl-", max_size=100))
def test_a_picture_draws_each_number_in_its_place(zoom: Zoom, columns: int, cells: str) -> None:
    drawn = {node.get("class"): node.get("d") or "" for node in walk(pictures(page(zoom=zoom, cells=cells))[0])}
    rows = [cells[at : at + columns] for at in range(0, 100, columns)]
    for name, letter in (("won", "w"), ("lost", "l")):
        runs_of = [(row, run) for row, text in enumerate(rows) for run in re.finditer(f"{letter}+", text)]
        found = [tuple(map(int, stroke)) for stroke in STROKE.findall(drawn[name])]
        assert found == [(run.start(), row, len(run[0])) for row, run in runs_of]


def test_what_is_lost_has_a_bar_across_its_middle() -> None:
    small, row = (walk(pictures(page(zoom=zoom, cells="wllw-wwwwwwl"))[0]) for zoom in Zoom)
    bars = [node.get("d") for node in (*small, *row) if node.get("class") == "bars"]
    assert bars[0] == "M1.2 0.4h.6v.2h-.6zM2.2 0.4h.6v.2h-.6zM1.2 1.4h.6v.2h-.6z", "one for each"
    assert bars[1] == "M1 0.4h2v0.2h-2zM11 0.4h1v0.2h-1z", "one for all in a row"
    assert [node.get("viewBox") for node in (*small, *row) if node.tag == "svg"] == ["0 0 10 10", "0 0 100 1"]


def test_runs_name_the_numbers_of_a_kind() -> None:
    found = [runs(300, cells, "l") for cells in ("", "ww", "l", "ll", "l-lllwl")]
    assert found == ["", "", "300", "300–301", "300, 302–304, 306"]


@pytest.mark.parametrize(
    ("zoom", "rows"), [(Zoom.TENS, ["0–9none1–9", "10–1410–1213–14"]), (Zoom.HUNDREDS, ["0–1410–121–9, 13–14"])]
)
def test_the_table_says_what_is_lost_and_what_is_won(zoom: Zoom, rows: list[str]) -> None:
    parts = walk(table_view(page(zoom=zoom, cells="-" + "w" * 9 + "lllww")))
    assert [text_of(node) for node in parts if node.tag == "tr"] == ["NumbersYou lose fromYou win from", *rows]
