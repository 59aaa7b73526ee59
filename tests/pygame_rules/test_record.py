"""Records and links: what they look like, and how damaged ones are refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.strategies import plays

from pygame_rules import GAMES, BadLink, BadRecord, RulesError
from pygame_rules.play import Play
from pygame_rules.reading import MAX_NAME, read_name
from pygame_rules.record import from_link, from_record, to_link, to_record

RECORD = """\
Digit Dojo record 1
game: digit-duel
start: 256
player 1: Ann
player 2: Ben
first move: player 2
1. -6 = 250
2. x1 = 50
undone: -5 x2
result: open
"""


def test_a_record_looks_like_this_and_reads_back() -> None:
    play = Play.begin(GAMES["digit-duel"], 256, ("Ann", "Ben"), starter=2)
    for move in ("-6", "x1", "-5", "x2"):
        play = play.make(move)
    play = play.undo().undo()
    assert to_record(play) == RECORD
    assert from_record(RECORD) == play


def test_line_ends_of_any_system_and_blanks_at_the_end_are_forgiven() -> None:
    assert from_record(RECORD.replace("\n", "\r\n") + "\n\n  ") == from_record(RECORD)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("Digit Dojo record 1", "", 1, "A record begins with “Digit Dojo record 1”."),
        ("record 1", "record 2", 1, "This record has version 2, and only version 1 can be read here."),
        ("digit-duel", "chess", 2, "There is no game called “chess”."),
        ("game: ", "gaem: ", 2, "“game:” is missing here."),
        ("start: 256", "start: 0", 3, "Digit Duel cannot start from zero; 100 would do."),
        ("player 1: Ann", "player 1:", 4, "A player's name cannot be empty."),
        ("player 2: Ben", "player 2: " + "b" * 99, 5, "A player's name can have at most 24 characters."),
        ("first move: player 2", "first move: Ben", 6, "The first move belongs to “player 1” or “player 2”."),
        ("1. -6 = 250", "1. -6", 7, "A move is written like “1. -6 = 250”."),
        ("1. -6 = 250", "1. -7 = 249", 7, "7 is not a digit of 256."),
        ("1. -6 = 250", "1. -6 = 251", 7, "-6 leads to 250, not to “251”."),
        ("1. -6 = 250\n", "", 7, "Move 1 is missing here."),
        ("undone: -5", "undone: -6", 9, "6 is not a digit of 50."),
        ("result", "strikes: no\nresult", 10, "Strikes are counted from 1."),
        ("result: open", "result: player 1 won", 10, "The moves say “open”, the record says “player 1 won”."),
        (
            "result: open",
            "result: player 2 forfeited",
            10,
            "A game can be claimed after 3 strikes in one turn, not before.",
        ),
        ("result: open\n", "", 10, "“result:” is missing here."),
        ("result: open\n", "result: open\n\nP.S.", 11, "Nothing may follow the result."),
        (
            "result",
            "strikes: 3\nresult",
            10,
            "Strikes are counted while a game goes on in which the players do the sums.",
        ),
        ("result: open\n", "result: open\nP.S.", 11, "Nothing may follow the result."),
    ],
)
def test_a_damaged_record_is_refused_with_its_line_and_reason(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord) as refused:
        from_record(RECORD.replace(old, new, 1))
    assert (refused.value.line, refused.value.reason) == (line, reason)
    assert str(refused.value) == f"Line {line}: {reason}"


def test_a_byte_order_mark_is_forgiven() -> None:
    assert from_record("\ufeff" + RECORD) == from_record(RECORD)


def test_a_link_of_endless_moves_is_refused_at_once() -> None:
    with pytest.raises(BadLink, match="more than 10000 moves"):
        from_link(f"zero-hero/{'9' * 60}/" + "-9." * 400_000)
    assert len(from_link(f"zero-hero/{'9' * 60}/" + ".".join(["-9"] * 10_000)).moves) == 10_000


def test_strikes_have_no_place_in_a_finished_game() -> None:
    finished = to_record(Play.begin(GAMES["max-digit-zero"], 9).make("-9"))
    assert finished.endswith("result: player 1 won\n")
    with pytest.raises(BadRecord, match="Strikes are counted while a game goes on"):
        from_record(finished.replace("result", "strikes: 1\nresult"))


@pytest.mark.parametrize("text", ["", "\n\n", "\ud800", "Digit Dojo record " + "9" * 5000, "1. -6 = " + "9" * 9000])
def test_text_that_is_no_record_is_refused_on_its_first_line(text: str) -> None:
    with pytest.raises(BadRecord, match="Line 1: A record begins with"):
        from_record(text)


@given(plays(), st.data())
def test_a_record_with_any_damage_is_read_or_refused_but_nothing_breaks(play: Play, data: st.DataObject) -> None:
    text = to_record(play)
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 5))
    damaged = text[:at] + data.draw(st.text(max_size=5) | st.sampled_from(["9" * 5000, "\n", "1. "])) + text[at + cut :]
    try:
        read = from_record(damaged)
    except RulesError as error:
        assert isinstance(error, BadRecord)
        assert 1 <= error.line <= len(damaged.splitlines()) + 1
    else:
        assert from_record(to_record(read)) == read


def test_links_look_like_this() -> None:
    play = Play.begin(GAMES["digit-duel"], 256)
    assert to_link(play) == "digit-duel/256"
    assert to_link(play.make("-6").make("x1")) == "digit-duel/256/-6.x1"
    assert from_link("digit-duel/256/-6.x1") == play.make("-6").make("x1")
    assert from_link("digit-duel/256/") == play


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("chess/256", "There is no game called “chess”."),
        ("", "This link names no game."),
        ("digit-duel", "This link names no starting number."),
        ("digit-duel/9", "This link cannot be played. Digit Duel starts from at least 2 digits; 100 would do."),
        ("digit-duel/256/-7", "This link cannot be played. 7 is not a digit of 256."),
        ("digit-duel/256/-6..x1", "This link cannot be played. “” is not a move: -7 subtracts"),
        ("digit-duel/25/x1.x1", "This link cannot be played. The game is over: the number is 5."),
        ("digit-duel/256/-6/x1", "This link cannot be played. “-6/x1” is not a move: -7 subtracts"),
    ],
)
def test_a_bad_link_is_refused_with_a_sentence(path: str, sentence: str) -> None:
    with pytest.raises(BadLink) as refused:
        from_link(path)
    assert str(refused.value).startswith(sentence)


def test_a_name_has_a_greatest_length() -> None:
    longest = "x" * MAX_NAME
    assert read_name(f" {longest} ") == longest
    with pytest.raises(RulesError, match=str(MAX_NAME)):
        read_name(f"{longest}x")
