"""What the table shows around the board: status, buttons, moves, and names for everything."""

import pytest
from support.headless import at, nodes, opened, part_text, settle, table, then
from support.press import accessible_name, controls, fill, make, press

from pygame_rules import GAMES
from pygame_rules.computer import Level
from web.app.messages import Navigate
from web.app.state import First, Opponent, State
from web.screens.play.messages import ShowPly
from web.ui.html import Node, text_of, walk

ENDED = "digit-duel/256/-6.x1.-5.x2"


def article(state: State) -> Node:
    return next(node for node in nodes(state) if node.tag == "article")


def status(state: State) -> str:
    return text_of(next(node for node in nodes(state) if node.get("id") == "status"))


def actions(state: State) -> list[str]:
    row = next(node for node in nodes(state) if node.get("class") == "actions row")
    return [text_of(node) for node in walk(row) if node.tag == "button"]


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
    wanted = {"Undo", "Redo", "Hint", "New game", "Share", "Resign", "Opponent", "Level", "Starting number"}
    wanted |= {"First move", "First to", "Coach", "Player 1", "Player 2", "Random number", "Settings"}
    state = at(f"{slug}/1203")
    assert wanted <= controls(state).keys()
    ids = [node.get("id") for node in nodes(state) if node.get("id")]
    assert len(ids) == len(set(ids))
    labelled = {node.get("for") for node in nodes(state) if node.tag == "label"}
    assert labelled <= set(ids)
    assert all(accessible_name(node, nodes(state)) for node in nodes(state) if node.tag in ("button", "a", "input"))


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (at("digit-duel/256"), "Player 1's turn"),
        (at("digit-duel/256/-6"), "Player 2's turnPlayer 1: 256 − 6 = 250"),
        (make(opened("digit-duel/256", opponent=Opponent.COMPUTER), "-6"), "Computer is thinking …"),
        (opened("digit-duel/256", opponent=Opponent.WATCH), "Computer 1 is thinking …"),
        (opened("digit-duel/256/-6", opponent=Opponent.WATCH), "Paused"),
        (then(at("digit-duel/256/-6"), ShowPly(0)), "Looking back: after move 0 of 1"),
        (at(ENDED), "Player 2 reduced the number to a single digit and wins.Player 2: 45 → 4"),
        (opened("zero-hero/7", points=3), "Player 1: 0, Player 2: 0. First to 3."),
        (make(opened("zero-hero/7", points=3), "-7"), "Player 1: 1, Player 2: 0. First to 3."),
        (at(f"zero-hero/1{'0' * 20}/-1"), "Player 1: subtracting 1"),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) else "",
)
def test_the_status_says_whose_turn_it_is_the_last_move_and_the_score(state: State, told: str) -> None:
    assert told in status(state)


def test_the_status_has_the_colour_of_whose_turn_it_is_or_who_won() -> None:
    def seat(state: State) -> str | None:
        return next(node for node in nodes(state) if node.get("id") == "status").get("data-seat")

    assert [seat(at("digit-duel/256")), seat(at("digit-duel/256/-6")), seat(at(ENDED))] == ["1", "2", "2"]


# --- buttons ---


def test_the_usual_buttons_are_there_and_the_others_only_when_they_mean_something() -> None:
    usual = ["Undo", "Redo", "Hint", "Resign", "Share", "Settings"]
    assert actions(at("zero-hero/73")) == usual
    assert actions(at("zero-hero/7/-7")) == ["Undo", "Redo", "Hint", "Rematch", "Resign", "Share", "Settings"]
    assert "Next game" in actions(make(opened("zero-hero/7", points=3), "-7"))
    assert "Pause" in actions(opened("zero-hero/73", opponent=Opponent.WATCH))
    assert "Pause" not in actions(opened("zero-hero/73", opponent=Opponent.COMPUTER))
    long = "zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3"
    assert "Play it out" in actions(at(long))
    assert controls(then(at(long), ShowPly(1)))["Play it out"].get("disabled") == ""
    assert "Play it out" not in actions(at(long.rpartition(".")[0]))


def test_a_game_that_is_known_to_take_long_can_be_played_out_at_once() -> None:
    known = settle(press(at("zero-hero/73"), "Hint"))
    assert "Play it out" in actions(known)
    assert "Play it out" not in actions(settle(press(at("zero-hero/12"), "Hint")))


def test_a_claim_is_offered_to_the_other_player_by_name() -> None:
    state = opened("max-digit-zero/497", page_does_sums=True, players=("Ann", "Bo"))
    state = make(state, "-4", "-4", "-4")
    assert "Bo: claim the game" in actions(state)
    assert "Bo: claim the game" not in actions(fill(state, "Three strikes can be claimed", "off"))


def able(state: State, name: str) -> bool:
    return controls(state)[name].get("disabled") is None


def test_only_what_was_made_can_be_undone_and_only_what_was_undone_redone() -> None:
    fresh, moved = at("zero-hero/73"), at("zero-hero/73/-7")
    assert [able(fresh, "Undo"), able(moved, "Undo")] == [False, True]
    assert [able(moved, "Redo"), able(press(moved, "Undo"), "Redo")] == [False, True]
    given_up = press(press(at("zero-hero/73/-7.-6"), "Undo"), "Resign", "Yes")
    assert [able(given_up, "Undo"), able(given_up, "Redo")] == [True, False]
    assert not able(given_up, "Resign")


def test_a_computers_opening_is_not_taken_back() -> None:
    settings = {"opponent": Opponent.COMPUTER, "first": First.TWO, "level": Level.NOVICE}
    opening = settle(opened("zero-hero/73", **settings))
    assert len(table(opening).play.moves) == 1
    assert not able(opening, "Undo")
    assert able(make(opening, f"-{str(table(opening).play.number)[0]}"), "Undo")
    assert able(fill(at("zero-hero/73/-7"), "Opponent", "COMPUTER"), "Undo")
    assert able(opened("zero-hero/73/-7", opponent=Opponent.WATCH), "Undo")


# --- the rest ---


def test_the_move_that_is_looked_at_is_marked_in_the_list() -> None:
    state = at("digit-duel/256/-6.x1")
    assert not [node for node in nodes(state) if node.get("aria-current")]
    for ply, name in ((0, "Start: 256"), (1, "1. Player 1: Subtracted 6, N is now 250.")):
        past = then(state, ShowPly(ply))
        assert [text_of(node) for node in nodes(past) if node.get("aria-current") == "step"] == [name]
        assert any(node.get("class") == "moves past" for node in nodes(past))


def test_the_list_of_moves_names_who_made_them() -> None:
    state = opened("digit-duel/256/-6.x1", first=First.TWO, players=("Ann", "Bo"))
    assert "1. Ann: Subtracted 6, N is now 250." in controls(state), "a link with moves begins with player 1"
    begun = make(opened("digit-duel/256", first=First.TWO, players=("Ann", "Bo")), "-6", "x1")
    assert list(controls(begun)).index("2. Ann: Removed '2', N is now 50.") < list(controls(begun)).index(
        "1. Bo: Subtracted 6, N is now 250."
    ), "the newest first"


def test_long_games_and_long_numbers_stay_quick_to_show() -> None:
    state = at(f"zero-hero/{'9' * 60}/" + ".".join(["-9"] * 1000))
    assert len(nodes(state)) < 1500
    assert "Show 980 earlier moves" in controls(state)


def test_the_rules_and_the_objective_are_at_hand() -> None:
    for slug, game in GAMES.items():
        told = part_text(at(slug))
        assert game.objective in told
        assert all(rule in told for rule in game.rules)


def test_each_part_has_its_heading() -> None:
    headings = [text_of(node) for node in nodes(at("zero-hero/73")) if node.tag in ("h1", "h2")]
    assert headings == ["Zero Hero", "Coach", "Setup", "New game", "Moves"]


def test_keys_are_unique_among_siblings() -> None:
    for state in (settle(at("digit-duel/2506/-6.x1")), at("about"), at("max-digit-zero/4097"), at("")):
        for node in nodes(state):
            keys = [child.key for child in node.children if not isinstance(child, str) and child.key]
            assert len(keys) == len(set(keys)), (node.tag, keys)


def test_the_switches_for_sums_are_only_where_the_player_does_the_sums() -> None:
    names = {"Do the subtraction for me", "Three strikes can be claimed"}
    for slug, game in GAMES.items():
        assert (names & controls(at(slug)).keys() == names) == game.player_does_sums


def test_a_table_that_was_left_is_drawn_anew() -> None:
    one = next(node for node in nodes(at("zero-hero/73")) if node.tag == "article")
    two = next(node for node in nodes(then(at("zero-hero/73"), Navigate("#/digit-duel"))) if node.tag == "article")
    assert one.key != two.key
