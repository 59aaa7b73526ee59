"""The list of moves: a column for each player, every move a button that leads back to it."""

from dataclasses import replace

from support.headless import friends, table
from support.press import controls, press

from web.screens.play.move_list import MOST, move_list
from web.ui.html import Node, text_of, walk

NONE = frozenset[int]()


def rows(listed: Node) -> list[list[str]]:
    """What each row says to a screen reader, cell by cell."""
    found = []
    for row in (node for node in walk(listed) if node.tag == "li"):
        cells = [node for node in walk(row)[1:] if node.tag == "button" or node.key.startswith("none-")]
        found.append([text_of(walk(cell)[1]) if cell.tag == "button" else "" for cell in cells])
    return found


def test_two_moves_stand_in_a_row_each_below_its_player() -> None:
    play = table(friends("digit-duel/256/-6.x1.-5")).play
    listed = move_list(("Ann", "Ben"), play, None, NONE)
    assert rows(listed) == [
        ["Move 1: subtracted 6, 250", "Move 2: removed 2, 50"],
        ["Move 3: subtracted 5, 45", ""],
    ]
    assert text_of(listed).startswith("AnnBenStart 256")


def test_a_move_of_player_2_stands_in_the_second_column_also_if_it_was_the_first() -> None:
    play = replace(table(friends("zero-hero/73/-7.-6")).play, starter=2)
    listed = move_list(("Ann", "Ben"), play, None, NONE)
    assert rows(listed) == [["", "Move 1: subtracted 7, 66"], ["Move 2: subtracted 6, 60", ""]]


def test_pressing_a_move_looks_at_it_and_marks_it() -> None:
    state = press(friends("zero-hero/73/-7.-6"), "Move 1: subtracted 7, 66")
    assert table(state).ui.viewed_ply == 1
    current = [name for name, node in controls(state).items() if node.get("aria-current") == "step"]
    assert current == ["Move 1: subtracted 7, 66"]


def test_a_slip_is_told() -> None:
    play = table(friends("digit-duel/256/-6.x1")).play
    assert rows(move_list(("Ann", "Ben"), play, None, frozenset({2}))) == [
        ["Move 1: subtracted 6, 250", "Move 2: removed 2, 50, a slip"]
    ]


def test_of_long_games_the_last_moves_are_listed() -> None:
    play = table(friends(f"zero-hero/{'9' * 20}/" + ".".join(["-9"] * (MOST + 2)))).play
    listed = rows(move_list(("Ann", "Ben"), play, None, NONE))
    assert len(listed) == MOST // 2
    assert listed[0][0].startswith("Move 3: ")
    assert listed[-1][1].startswith(f"Move {MOST + 2}: ")


def test_moves_are_numbered_one_by_one_as_everywhere_else() -> None:
    state = press(friends("zero-hero/73/-7.-6.-6"), "Moves")
    found = {name: node for name, node in controls(state).items() if name.startswith("Move ")}
    counts = [text_of(each) for node in found.values() for each in walk(node) if each.get("class") == "count"]
    assert counts == [name.removeprefix("Move ").partition(":")[0] for name in found] == ["1", "2", "3"]


def test_the_start_is_looked_at_by_its_own_button() -> None:
    state = friends("zero-hero/73/-7.-6")
    assert controls(state)["Start 73"].get("aria-current") is None
    start = press(state, "Start 73")
    assert table(start).ui.viewed_ply == 0
    assert controls(start)["Start 73"].get("aria-current") == "step"
    fresh = controls(friends("zero-hero/73"))["Start 73"]
    assert fresh.get("disabled") == "", "there is nothing to look back from"
    assert fresh.get("aria-current") is None
