"""What the table's stylesheets speak of is drawn, what only decorates is hidden from screen readers, and what stays
stays the same element."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.headless import at, friends, nodes, opened, settle, then
from support.press import choose, fill, make, more, press

from web.app.messages import Navigate
from web.app.state import State
from web.screens.play.messages import LinkShared, ShowPly
from web.ui.html import Lazy, Node

FOLDER = Path(__file__).parents[4] / "web" / "screens" / "play"
STRUCK = press(fill(make(friends("max-digit-zero/4970"), "-9"), "New number", "1"), "Check")
LOST = settle(at("zero-hero/25/-2.-3.-2.-8.-1.-9?opponent=computer"))
RETRYING = press(LOST, "Try it again from move 1")
SETUP = press(at("digit-drop-duel/256"), "Opponent: Computer, Learner")
STATES = (
    STRUCK,
    make(friends("max-digit-zero/4970"), "-9"),
    friends("max-digit-zero/1000000000000"),
    friends("digit-duel/1003/-3"),
    friends("digit-duel/25/x1"),
    friends("zero-hero/99"),
    friends("zero-hero/123456789"),
    settle(friends("zero-hero/25/-2.-3.-2.-8.-1.-9")),
    settle(press(friends("digit-duel/256/x1"), "Hint", "Hint")),
    make(at("zero-hero/73?opponent=computer"), "-7"),
    settle(opened("digit-duel/256?opponent=friend", values=True)),
    then(friends("zero-hero/73/-7"), Navigate("#/zero-hero/25"), LinkShared("Copied.")),
    more(then(friends("zero-hero/73/-7.-6"), ShowPly(1)), "Resign"),
    press(friends("zero-hero/73/-7.-6"), "Moves"),
    press(at("zero-hero/73"), "How to play"),
    more(at("zero-hero/73")),
    SETUP,
    choose(SETUP, "Opponent", "Friend here"),
    choose(SETUP, "Starting number", "A good one"),
    at("max-digit-zero"),
    at("zero-hero/100"),
    LOST,
    RETRYING,
    make(RETRYING, "-2"),
    make(RETRYING, "-5"),
)
DECORATION = {"mark", "dots", "face", "value", "glyph", "icon", "ghost"}


def classes(*states: State) -> set[str]:
    return {name for state in states for node in nodes(state) for name in (node.get("class") or "").split()}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.css")), ids=lambda path: path.name)
def test_every_class_that_is_styled_is_drawn(path: Path) -> None:
    css = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    styled = set(re.findall(r"\.([a-z][a-z0-9-]*)", css))
    assert styled
    assert styled - classes(*STATES) == set()


def test_what_only_decorates_is_hidden_from_screen_readers() -> None:
    drawn = classes(*STATES)
    assert drawn >= DECORATION
    for state in STATES:
        for node in nodes(state):
            if DECORATION & set((node.get("class") or "").split()):
                assert node.get("aria-hidden") == "true", node


def test_one_button_sends_a_form_and_none_by_accident() -> None:
    for state in STATES:
        for form in (node for node in nodes(state) if node.tag == "form"):
            sending = [node for node in nodes(state) if node.get("type") == "submit"]
            assert [node.get("form") for node in sending] == [form.get("id")]
        assert {node.get("type") for node in nodes(state) if node.tag == "button"} <= {"button", "submit"}


@pytest.mark.parametrize("link", ["digit-duel/256", "zero-hero/256", "max-digit-zero/256"])
def test_a_pressed_tile_stays_the_same_element_and_with_it_the_focus(link: str) -> None:
    state = opened(f"{link}?opponent=computer", page_does_sums=True)

    def ways(state: State) -> dict[str, list[str]]:
        """For each tile of the board the keys on the way down to it; a part without one is told by its tag."""
        board = next(node for node in nodes(state) if "board" in (node.get("class") or "").split())
        return dict(_ways(board, []))

    before, after = ways(state), ways(make(state, "-6"))
    assert "act-1-subtract" in before
    assert before["act-1-subtract"] == after["act-1-subtract"]
    assert len({tuple(way) for way in before.values()}) == len(before)


def _ways(node: Node, way: list[str]) -> Iterator[tuple[str, list[str]]]:
    if (node.get("id") or "").startswith("act-"):
        yield node.get("id") or "", way
    for child in node.children:
        if not isinstance(child, str):
            inner = child.node() if isinstance(child, Lazy) else child
            yield from _ways(inner, [*way, child.key or inner.tag])
