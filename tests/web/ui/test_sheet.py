"""Sheets and questions over the page: named, modal, and closed by a press."""

from typing import NamedTuple

from web.ui.controls import button
from web.ui.html import Node, h, text_of, walk
from web.ui.sheet import close_id, question, sheet


class Close(NamedTuple):
    pass


def part(node: Node, name: str, value: str) -> Node:
    [found] = [each for each in walk(node) if each.get(name) == value]
    return found


def test_a_sheet_is_a_dialogue_with_its_title() -> None:
    shown = sheet("How to play", Close(), h("p", "Rules"), None, class_="panel")
    dialogue = part(shown, "role", "dialog")
    facts = [dialogue.get(name) for name in ("aria-modal", "aria-label", "class")]
    assert facts == ["true", "How to play", "sheet panel"]
    assert text_of(part(shown, "class", "content")) == "Rules"
    assert [text_of(node) for node in walk(shown) if node.tag == "h2"] == ["How to play"]
    assert not any(node.tag == "footer" for node in walk(shown))


def test_its_cross_and_the_veil_behind_it_close_it() -> None:
    shown = sheet("How to play", Close())
    cross = part(shown, "id", close_id("How to play"))
    assert (cross.get("aria-label"), dict(cross.on)) == ("Close", {"click": Close()})
    assert dict(part(shown, "class", "veil").on) == {"click": Close()}
    assert close_id("How to play") == "close-how-to-play"


def test_a_foot_stays_below_the_content() -> None:
    shown = sheet("Setup", Close(), foot=button("Play", Close()))
    [foot] = [node for node in walk(shown) if node.tag == "footer"]
    assert text_of(foot) == "Play"


def test_two_sheets_never_turn_into_each_other() -> None:
    assert sheet("Moves", Close()).key != sheet("More", Close()).key


def test_a_question_has_two_answers_and_no_other_way_out() -> None:
    shown = question("Resign?", button("Resign", Close()), button("Keep playing", Close()))
    dialogue = part(shown, "role", "alertdialog")
    assert (dialogue.get("aria-modal"), dialogue.get("aria-label")) == ("true", "Resign?")
    assert [text_of(node) for node in walk(shown) if node.tag == "button"] == ["Resign", "Keep playing"]
    assert part(shown, "class", "veil").on == (), "a press beside it is no answer"
