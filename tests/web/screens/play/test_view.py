"""The table around the board: seats, four actions, the moves beside it, and names for everything."""

import pytest
from support.headless import at, friends, nodes, opened, part_text, settle, table, then
from support.press import accessible_name, controls, fill, make, more, press

from pygame_rules import GAMES
from web.app.messages import Navigate
from web.app.state import First, Opponent, State
from web.screens.play.messages import ShowPly
from web.ui.html import Node, text_of, walk

ENDED = "digit-duel/256/-6.x1.-5.x2"


def article(state: State) -> Node:
    return next(node for node in nodes(state) if node.tag == "article")


def seat(state: State, key: str) -> str:
    """What stands in a seat: "them" above the board, "you" below it."""
    return text_of(next(node for node in nodes(state) if node.key == key and "seat" in (node.get("class") or "")))


def inside(state: State, key: str) -> list[Node]:
    return walk(next(node for node in nodes(state) if node.key == key))


def able(state: State, name: str) -> bool:
    return controls(state)[name].get("disabled") is None


def test_the_table_tells_the_game_the_number_the_turn_and_the_winner() -> None:
    running = article(at("digit-duel/256/-6"))
    facts = [running.get(name) for name in ("data-game", "data-number", "data-turn", "data-winner")]
    assert facts == ["digit-duel", "250", "2", None]
    over = article(at(ENDED))
    assert (over.get("data-number"), over.get("data-winner")) == ("4", "2")
    back = article(then(at(ENDED), ShowPly(1)))
    assert (back.get("data-number"), back.get("data-winner")) == ("250", None)


@pytest.mark.parametrize("slug", GAMES)
def test_the_controls_have_their_names(slug: str) -> None:
    state = at(f"{slug}/1203")
    assert {"All games", "How to play", "Undo", "Hint", "Moves", "More"} <= controls(state).keys()
    assert "Opponent: Computer, Learner" in controls(state)
    assert {"Redo", "New game", "Set up a game", "How to play", "Share", "Resign"} <= controls(more(state)).keys()
    assert {"Off", "When asked", "Speaks up", "Sound", "Close"} <= controls(more(state)).keys()
    for each in (state, more(state), press(state, "Moves"), press(state, "Opponent: Computer, Learner")):
        ids = [node.get("id") for node in nodes(each) if node.get("id")]
        assert len(ids) == len(set(ids))
        labelled = {node.get("for") for node in nodes(each) if node.tag == "label"}
        assert labelled <= set(ids)
        assert all(accessible_name(node, nodes(each)) for node in nodes(each) if node.tag in ("button", "a", "input"))


# --- seats ---


@pytest.mark.parametrize(
    ("state", "them", "you"),
    [
        (friends("digit-duel/256"), "Opponent: Player 2Points: 0", "Names and match: Player 1to movePoints: 0"),
        (at("digit-duel/256/-6"), "Opponent: Player 2to movePoints: 0", "Names and match: Player 1Points: 0"),
        (
            at("digit-duel/256?names=Ann,Bo&opponent=friend"),
            "Opponent: BoPoints: 0",
            "Names and match: Annto movePoints: 0",
        ),
        (at("digit-duel/256"), "Opponent: Computer, LearnerPoints: 0", "YouYour turnPoints: 0"),
        (make(at("digit-duel/256"), "-6"), "Opponent: Computer, LearnerPoints: 0", "YouPoints: 0"),
        (
            at("digit-duel/256?opponent=watch&level=sharp"),
            "Opponent: Computer 2, SharpPoints: 0",
            "Computer 1Points: 0",
        ),
        (
            make(friends("zero-hero/7", points=3), "-7"),
            "Opponent: Player 2Points: 0",
            "Names and match: Player 1Points: 1",
        ),
        (
            at("digit-duel/256?opponent=computer&you=2&first=2"),
            "Opponent: Computer, LearnerPoints: 0",
            "YouYour turnPoints: 0",
        ),
        (at("max-digit-zero"), "Opponent: Computer, LearnerPoints: 0", "YouPoints: 0"),
    ],
)
def test_each_seat_says_who_sits_there_whose_turn_it_is_and_their_points(state: State, them: str, you: str) -> None:
    assert (seat(state, "them"), seat(state, "you")) == (them, you)


def test_a_person_sits_below_the_board_whichever_seat_is_theirs() -> None:
    state = at("digit-duel/256?opponent=computer&you=2&first=2")
    assert article(state).get("data-you") == "2"
    below = next(node for node in nodes(state) if node.key == "you")
    assert below.get("data-seat") == "2"
    assert table(make(state, "-6")).play.turn == 1


def dots(state: State) -> list[Node]:
    return [node for node in nodes(state) if node.get("class") == "dots"]


def test_a_computer_is_seen_to_think_unless_it_waits() -> None:
    assert len(dots(make(at("digit-duel/256"), "-6"))) == 1
    assert dots(at("digit-duel/256")) == dots(at("digit-duel/256/-6?opponent=computer")) == []


def test_the_board_has_the_colour_of_whoever_is_to_move_and_none_when_it_is_over() -> None:
    def mover(state: State) -> str | None:
        return next(node for node in nodes(state) if node.key == "table").get("data-mover")

    states = (friends("digit-duel/256"), at("digit-duel/256/-6"), at(ENDED), then(at(ENDED), ShowPly(1)))
    assert [mover(state) for state in states] == ["1", "2", "0", "2"]


def test_what_is_laid_over_the_table_leaves_nothing_of_it_to_press() -> None:
    for name in ("More", "Moves", "How to play", "Opponent: Player 2"):
        covered = press(friends("digit-duel/256"), name)
        assert next(node for node in nodes(covered) if node.key == "table").get("inert") == ""
        assert {"Undo", "Hint", "All games"}.isdisjoint(controls(covered))
    assert next(node for node in nodes(friends("digit-duel/256")) if node.key == "table").get("inert") is None


# --- the four actions ---


@pytest.mark.parametrize(
    "state",
    [friends("zero-hero/73"), at(ENDED), at("max-digit-zero"), at("zero-hero?opponent=watch")],
    ids=["running", "over", "choosing", "watching"],
)
def test_four_actions_are_always_in_the_same_places(state: State) -> None:
    row = next(node for node in nodes(state) if node.get("class") == "actions")
    assert [text_of(node) for node in walk(row) if node.tag == "button"] == ["Undo", "Hint", "Moves", "More"]
    assert row.get("aria-label") == "Actions"


def test_only_what_was_made_can_be_undone_and_only_what_was_undone_redone() -> None:
    fresh, moved = friends("zero-hero/73"), at("zero-hero/73/-7")
    assert [able(fresh, "Undo"), able(moved, "Undo")] == [False, True]
    assert [able(more(moved), "Redo"), able(more(press(moved, "Undo")), "Redo")] == [False, True]
    given_up = more(press(at("zero-hero/73/-7.-6"), "Undo"), "Resign", "Resign")
    assert able(given_up, "Undo")
    assert [able(more(given_up), "Redo"), able(more(given_up), "Resign")] == [False, False]


def test_a_computers_opening_is_not_taken_back() -> None:
    opening = settle(at("zero-hero/73?opponent=computer&first=2&level=novice"))
    assert len(table(opening).play.moves) == 1
    assert not able(opening, "Undo")
    assert able(make(opening, f"-{str(table(opening).play.number)[0]}"), "Undo")
    assert able(at("zero-hero/73/-7?opponent=computer"), "Undo")
    assert able(at("zero-hero/73/-7?opponent=watch"), "Undo")


# --- the moves beside the board ---


def test_the_moves_stand_beside_the_board_and_in_a_sheet() -> None:
    state = at("digit-duel/256/-6.x1")
    told = "Player 1Player 2Start 256Move 1: subtracted 6, 2501−6250Move 2: removed 2, 502250"
    assert text_of(next(node for node in nodes(state) if node.key == "side")) == told
    assert told in text_of(next(node for node in nodes(press(state, "Moves")) if node.key == "sheet-Moves"))


def test_the_move_that_is_looked_at_is_marked_and_the_steps_lead_through_them() -> None:
    state = at("digit-duel/256/-6.x1")

    def marked(state: State) -> list[str]:
        return [accessible_name(node, nodes(state)) for node in nodes(state) if node.get("aria-current") == "step"]

    assert marked(state) == ["Move 2: removed 2, 50"]
    assert marked(press(state, "Earlier")) == ["Move 1: subtracted 6, 250"]
    start = press(state, "To the start")
    assert (table(start).shown.number, marked(start)) == (256, ["Start 256"])
    assert [able(start, name) for name in ("To the start", "Earlier", "Later", "To the end")] == [False] * 2 + [
        True
    ] * 2
    assert table(press(start, "To the end")).ui.viewed_ply is None
    over = press(at(ENDED), "Earlier", "Later")
    assert table(over).ui.viewed_ply == 4, "the last position of a game that is over can be looked at too"


def test_the_first_column_is_player_1s_whoever_began() -> None:
    state = make(friends("digit-duel/256", who_starts=First.TWO, players=("Ann", "Bo")), "-6", "x1")
    rows = next(node for node in nodes(state) if node.key == "rows")
    cells = [each.key for each in walk(rows) if each.key.startswith(("none", "ply"))]
    assert cells == ["none-0", "ply-1", "ply-2", "none-1"]


def test_a_slip_is_marked_in_the_list_once_the_game_was_reviewed() -> None:
    over = settle(at("zero-hero/25/-2.-3.-2.-8.-1.-9"))
    assert "Move 1: subtracted 2, 23, a slip" in controls(press(over, "Moves"))
    assert "Move 2: subtracted 3, 20" in controls(press(over, "Moves"))


def test_long_games_and_long_numbers_stay_quick_to_show() -> None:
    state = at(f"zero-hero/{'9' * 60}/" + ".".join(["-9"] * 1000))
    assert len(nodes(state)) < 3500
    assert "Move 1000: " in part_text(state)
    assert "Move 599: " not in part_text(state)


# --- the rest ---


def test_the_rules_and_the_pitch_are_at_hand() -> None:
    for slug, game in GAMES.items():
        assert game.pitch in part_text(at(slug))
        told = part_text(press(at(slug), "How to play"))
        assert all(rule in told for rule in game.rules)


def test_the_switches_for_sums_are_only_where_the_player_does_the_sums() -> None:
    for slug, game in GAMES.items():
        alone, two = at(f"{slug}/1203"), friends(slug)
        for state, strikes in ((alone, "Three strikes lose"), (two, "Three strikes can be claimed")):
            names = {"Do the subtraction for me", strikes}
            assert (names & controls(more(state)).keys() == names) == game.player_does_sums
    assert fill(more(at("max-digit-zero/497")), "Do the subtraction for me", "on").shared.settings.page_does_sums
    assert fill(more(at("max-digit-zero/497")), "Sound", "on").shared.settings.sound


def test_a_table_that_was_left_is_drawn_anew() -> None:
    one = article(at("zero-hero/73"))
    two = article(then(at("zero-hero/73"), Navigate("#/digit-duel")))
    assert one.key != two.key


def test_what_the_settings_say_of_the_opponent_is_nothing_a_running_game_minds() -> None:
    state = opened("digit-duel/256", opponent=Opponent.FRIEND)
    assert controls(state).keys() >= {"Opponent: Player 2"}


def test_strikes_are_boxes_that_nothing_strikes_through() -> None:
    state = make(friends("max-digit-zero/497", page_does_sums=True), "-4", "-4")
    [strikes] = [node for node in nodes(state) if node.get("class") == "strikes"]
    assert text_of(strikes) == "Strikes 2 of 3"
    boxes = [node.get("class") for node in walk(strikes) if node.tag == "i"]
    assert boxes == ["used", "used", None], "a struck one would be drawn as a digit that goes"
