"""What the page shows, as plain nodes."""

import pytest
from support.headless import at, settle, then

from pygame_rules import GAMES
from web.html import Node, text_of, walk
from web.intents import Choice, Do, Go, Look, Make
from web.state import State
from web.view import screen, title, view


def nodes(state: State) -> list[Node]:
    return [node for part in view(state).values() for node in walk(part)]


def buttons(state: State) -> dict[str, Node]:
    return {node.get("data-move") or "": node for node in nodes(state) if node.get("data-move")}


def said(node: Node) -> str:
    """What a screen reader says of a button."""
    return next(text_of(child) for child in walk(node) if child.get("class") == "unseen")


def labelled(state: State) -> set[str]:
    """The accessible names of all controls."""
    names = set()
    for node in nodes(state):
        if node.tag in ("button", "a"):
            names.add(node.get("aria-label") or text_of(node))
        if node.tag == "label":
            assert any(other.get("id") == node.get("for") for other in nodes(state))
            names.add(text_of(node))
    return names


@pytest.mark.parametrize("slug", GAMES)
def test_every_legal_move_is_one_enabled_button_that_says_what_it_does(slug: str) -> None:
    state = at(f"{slug}/1203") if slug != "max-digit-zero" else then(at(f"{slug}/1203"), Choice("page_does_sums", "on"))
    assert state.table
    play = state.table.play
    named = [node.get("data-move") for node in nodes(state) if node.get("data-move")]
    assert len(named) == len(set(named))
    if slug != "max-digit-zero":
        assert set(named) == {str(move) for move in play.legal_moves}
        for move in play.legal_moves:
            label = said(buttons(state)[str(move)])
            assert play.game.preview(play.number, move) in label
    assert all(node.get("disabled") is None for node in buttons(state).values())


def test_what_cannot_be_done_with_a_digit_stands_in_its_place_and_touching_it_tells_why() -> None:
    state = at("digit-duel/105")
    reason = "Removing 1 from 105 would leave 05, which starts with a zero."
    tile = next(node for node in nodes(state) if node.get("class") == "tile two")
    subtract, remove = (node for node in walk(tile) if node.tag == "button")
    assert (subtract.get("data-move"), subtract.get("disabled")) == ("-1", None)
    assert (remove.get("data-move"), remove.get("disabled")) == (None, "")
    assert remove.get("aria-label") == f"Remove 1: {reason}"
    [frame] = [node for node in walk(tile) if node.get("data-play")]
    touched = then(state, Make(frame.get("data-play") or ""))
    assert touched.table
    assert touched.table.notice == reason
    assert touched.announced[1] == reason


def test_the_table_tells_the_number_the_turn_and_the_winner() -> None:
    article = screen(at("digit-duel/256/-6"))
    assert (article.get("data-number"), article.get("data-turn"), article.get("data-winner")) == ("250", "2", None)
    over = screen(at("digit-duel/256/-6.x1.-5.x2"))
    assert (over.get("data-number"), over.get("data-winner")) == ("4", "2")
    back = screen(then(at("digit-duel/256/-6.x1.-5.x2"), Look(1)))
    assert (back.get("data-number"), back.get("data-winner")) == ("250", None)


def test_the_controls_have_their_names() -> None:
    wanted = {"Undo", "Redo", "Hint", "New game", "Share", "Resign", "Opponent", "Level", "Starting number"}
    wanted |= {"First move", "Points to win the match", "Coach"}
    for slug in GAMES:
        assert wanted <= labelled(at(f"{slug}/1203"))


def test_nothing_can_be_pressed_while_the_computer_thinks_or_the_past_is_shown() -> None:
    thinking = then(at("digit-duel/256"), Choice("opponent", "COMPUTER"), Make("-6"))
    past = then(at("digit-duel/256/-6"), Look(0))
    for state in (thinking, past, at("digit-duel/25/x1")):
        assert all(node.get("disabled") == "" for node in buttons(state).values())
    assert "Computer is thinking …" in text_of(screen(thinking))
    assert "Looking back: after move 0 of 1" in text_of(screen(past))


def test_max_digit_zero_does_not_give_the_largest_digit_away() -> None:
    state = at("max-digit-zero/4097")
    tiles = [node for node in nodes(state) if node.get("data-move")]
    assert [node.get("data-move") for node in tiles] == ["-4", "-0", "-9", "-7"]
    shapes = {(node.tag, node.get("class"), node.get("disabled"), node.get("aria-pressed")) for node in tiles}
    assert len(shapes) == 1
    assert {"New number", "Check"} <= labelled(state)
    assert "4088" not in text_of(screen(state))
    picked = then(state, Make("-9"))
    assert [node.get("data-move") for node in nodes(picked) if node.get("aria-pressed") == "true"] == ["-9"]
    assert "4097 − 9 =" in text_of(screen(picked))


def test_equal_digits_are_all_tiles_but_the_move_is_named_once() -> None:
    state = at("zero-hero/66")
    acts = [(node.get("data-move"), node.get("data-play")) for node in nodes(state) if node.get("data-digit")]
    assert acts == [("-6", None), (None, "-6")]
    assert list(buttons(state)) == ["-6"]


def test_a_tile_without_a_move_says_why() -> None:
    labels = labelled(at("zero-hero/40")) | labelled(at("digit-drop-duel/1223"))
    assert "0. Zero cannot be subtracted: the number would stay as it is." in labels
    assert "2. Of equal digits the leftmost goes, so this 2 has to wait." in labels


def test_the_worth_of_moves_comes_as_sign_word_and_shape() -> None:
    state = settle(then(at("digit-duel/256"), Do("values")))
    good = buttons(state)["-6"]
    assert good.get("data-value") == "good"
    assert said(good) == "Subtract 6: 256 − 6 = 250, wins in 33"
    assert text_of(good).endswith("−6250+ wins in 33")
    assert buttons(state)["x1"].get("data-value") == "bad"


def test_hints_chart_and_review_are_shown_when_they_are_there() -> None:
    hinted = then(at("zero-hero/73"), Do("hint"))
    assert "Thinking …" in text_of(screen(hinted))
    assert "You can win from here, if you find the right move." in text_of(screen(settle(hinted)))
    over = settle(at("zero-hero/25/-2.-3.-2.-8.-1.-9"))
    told = text_of(screen(over))
    assert "Player 1: subtracting 2 from 25 gave the win away; subtracting 5 would have held it." in told
    assert "Player 2 held 2 of 2 chances (100%)." in told
    assert "Player 1 stood to win at the start" in told
    pictures = [node for node in nodes(over) if node.tag == "svg"]
    assert pictures
    assert "From 25 to 0 in 6 moves." in told, "what the picture shows, in words"
    assert {node.tag for node in walk(pictures[0])} >= {"circle", "rect"}, "shape as well as colour"
    assert not [node for node in nodes(then(over, Choice("coach", "off"))) if node.tag == "svg"]


def test_long_games_and_long_numbers_stay_quick_to_show() -> None:
    state = at(f"zero-hero/{'9' * 60}/" + ".".join(["-9"] * 1000))
    assert len(nodes(state)) < 1500
    assert "980 earlier moves" in text_of(screen(state))


def test_the_lobby_offers_the_games_that_are_running() -> None:
    state = then(at("digit-duel/256/-6"), Go("#/"))
    told = text_of(view(state)["running"])
    assert "Digit Duel" in told
    assert "250" in told
    assert "1 move" in told
    assert text_of(view(then(at("zero-hero/7"), Go("#/")))["running"]) == ""
    assert text_of(view(State(shelf={"zero-hero": "{"}))["running"]) == ""


def test_the_other_parts() -> None:
    assert title(State()) == "Digit Dojo"
    assert title(at("zero-hero/7")) == "Zero Hero – Digit Dojo"
    assert title(then(State(), Go("#/about"))) == "About – Digit Dojo"
    assert "never leave this device" in text_of(screen(then(State(), Go("#/about"))))
    assert "play that digit" in text_of(view(then(State(), Do("keys")))["controls"])
    assert "There is no game called" in text_of(view(then(State(), Go("#/chess")))["problem"])
    asking = text_of(screen(then(at("digit-duel/256/-6"), Do("new"))))
    assert "Start a new game? The running one is lost." in asking
    assert "Player 1: 0, Player 2: 0. First to 3." in text_of(
        screen(then(at("zero-hero/7"), Choice("points", "3"), Do("new")))
    )
    watched = then(at("zero-hero/73"), Choice("opponent", "WATCH"), Do("pause"))
    assert "Paused" in text_of(screen(watched))
    opened = then(at("zero-hero/73/-7"), Choice("opponent", "COMPUTER"))
    undo = next(node for node in nodes(opened) if node.get("data-do") == "undo")
    assert undo.get("disabled") is None


def test_keys_are_unique_among_siblings() -> None:
    for state in (settle(at("digit-duel/2506/-6.x1")), then(State(), Go("#/about")), at("max-digit-zero/4097")):
        for node in nodes(state):
            keys = [child.key for child in node.children if not isinstance(child, str) and child.key]
            assert len(keys) == len(set(keys)), (node.tag, keys)
