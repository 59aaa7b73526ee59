"""What the table's stylesheets speak of is drawn, what only decorates is hidden from screen readers, and what stays
stays the same element."""

import re
from pathlib import Path

import pytest
from support.headless import at, nodes, opened, settle, then
from support.press import fill, make, press

from web.app.messages import Navigate
from web.app.state import First, Opponent, State
from web.screens.play.messages import LinkShared, ShowPly
from web.ui.html import walk

FOLDER = Path(__file__).parents[4] / "web" / "screens" / "play"
STRUCK = press(fill(make(at("max-digit-zero/4970"), "-9"), "New number", "1"), "Check")
STATES = (
    STRUCK,
    at("max-digit-zero/1000000000000"),
    at("digit-duel/1003/-3"),
    at("digit-duel/25/x1"),
    at("zero-hero/12345"),
    at("zero-hero/123456789"),
    settle(at("zero-hero/25/-2.-3.-2.-8.-1.-9")),
    settle(press(at("digit-duel/256/x1"), "What each move is worth", "Hint")),
    then(at("zero-hero/73/-7"), Navigate("#/zero-hero/25"), LinkShared("Copied.")),
    press(then(at("zero-hero/73/-7.-6"), ShowPly(1)), "Resign"),
    opened("zero-hero/73", first=First.TOSS),
)


def classes(*states: State) -> set[str]:
    return {name for state in states for node in nodes(state) for name in (node.get("class") or "").split()}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.css")), ids=lambda path: path.name)
def test_every_class_that_is_styled_is_drawn(path: Path) -> None:
    css = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    styled = set(re.findall(r"\.([a-z][a-z-]*)", css))
    assert styled
    assert styled <= classes(*STATES)


def test_what_only_decorates_is_hidden_from_screen_readers() -> None:
    decoration = {"coin", "face", "then", "worth", "gone", "burst", "chart", "scale", "legend"}
    assert decoration <= classes(*STATES)
    for state in STATES:
        for node in nodes(state):
            if decoration & set((node.get("class") or "").split()):
                assert node.get("aria-hidden") == "true", node


def test_what_a_button_says_is_there_for_screen_readers_alone() -> None:
    state = at("digit-duel/256")
    said = [node for node in nodes(state) if node.get("class") == "unseen"]
    assert len(said) == len([node for node in nodes(state) if node.get("data-move")])
    assert not any(node.get("aria-hidden") for node in said)


def test_no_button_sends_a_form_by_accident() -> None:
    for state in STATES:
        for form in (node for node in nodes(state) if node.tag == "form"):
            kinds = [node.get("type") for node in walk(form) if node.tag == "button"]
            assert kinds.count("submit") == 1
        assert {node.get("type") for node in nodes(state) if node.tag == "button"} <= {"button", "submit"}


def test_fields_say_to_the_browser_what_may_be_typed() -> None:
    fields = {node.get("id"): node for node in nodes(STRUCK) if node.tag == "input"}
    assert [fields[name].get("inputmode") for name in ("result", "start", "set-points")] == ["numeric"] * 3
    assert [fields["set-points"].get(name) for name in ("type", "min", "max")] == ["number", "1", "99"]
    assert [fields[name].get("maxlength") for name in ("set-name1", "set-name2")] == ["24"] * 2
    assert fields["start"].get("placeholder") == "random"
    zero = next(node for node in nodes(at("zero-hero")) if node.get("id") == "start")
    assert zero.get("placeholder") == "100"


@pytest.mark.parametrize("link", ["digit-duel/256", "zero-hero/256", "max-digit-zero/256"])
def test_a_pressed_tile_stays_the_same_element_and_with_it_the_focus(link: str) -> None:
    state = opened(link, page_does_sums=True, opponent=Opponent.COMPUTER)

    def ways(state: State) -> dict[str, list[str]]:
        """For each button of the board the keys on the way down to it."""
        found: dict[str, list[str]] = {}
        board = next(node for node in nodes(state) if node.get("id") == "board")
        for tile in (child for child in board.children if not isinstance(child, str)):
            for node in walk(tile):
                if (node.get("id") or "").startswith("act-"):
                    found[node.get("id") or ""] = [tile.key, node.key]
        return found

    before, after = ways(state), ways(make(state, "-6"))
    assert before["act-1-subtract"] == after["act-1-subtract"]
    assert before["act-1-subtract"][0] == "tile-1"
    assert all(all(keys) for keys in before.values())
