"""The map and the lab without a browser: looked at, paged through, and put to the test by pressing."""

from random import Random

import pytest
from support.exhaustive import LazySearch
from support.headless import at, commands, effects, finished, nodes, part_text, settle, table, then
from support.press import choose, controls, fill, make, press

from pygame_rules import GAMES
from web.app.commands import Copy, Focus
from web.app.effects import Env
from web.app.messages import Navigate
from web.app.screen import Key
from web.app.state import State
from web.screens.explore.keys import key_message
from web.screens.explore.map import runs
from web.screens.explore.messages import Charted, Choose, Decided, RuleTested, ShareRule, TurnPage
from web.screens.explore.model import ExploreModel
from web.screens.play.messages import PlayMove
from web.ui.html import Node


def model(state: State) -> ExploreModel:
    assert isinstance(state.model, ExploreModel)
    return state.model


def cells(state: State) -> dict[int, Node]:
    return {int(number): node for node in nodes(state) if (number := node.get("data-cell"))}


def verdicts(state: State) -> dict[int, str | None]:
    return {number: node.get("data-verdict") for number, node in cells(state).items()}


# --- the map ---


@pytest.mark.parametrize("slug", GAMES)
def test_every_cell_says_who_wins(slug: str) -> None:
    """A hundred cells of the first page and of one further on, against exhaustive search."""
    rng, known = Random(slug), LazySearch(slug)
    for page in (0, 4_000):
        shown = verdicts(settle(at(f"{slug}/explore/{page}")))
        assert list(shown) == list(range(page, page + 1_000))
        for number in rng.sample(range(page, page + 1_000), 50):
            wins = known.wins(number) if number and not GAMES[slug].outcome(number) else None
            assert shown[number] == {True: "won", False: "lost", None: None}[wins], number


@pytest.mark.parametrize("slug", GAMES)
def test_the_chosen_hundred_is_known_as_soon_as_it_is_shown_and_nothing_else_is_drawn_yet(slug: str) -> None:
    for state in (at(f"{slug}/explore/4321"), press(at(f"{slug}/explore/3321"), "Later numbers")):
        shown = verdicts(state)
        assert list(shown) == list(range(4_300, 4_400))
        assert shown == {number: found for number, found in verdicts(settle(state)).items() if number in shown}


@pytest.mark.parametrize("link", ["digit-duel/explore/1234567890", "max-digit-zero/explore/1" + "0" * 20])
def test_where_a_hundred_takes_long_its_fields_are_there_to_be_focused_and_are_worked_out_later(link: str) -> None:
    state = at(link)
    assert set(verdicts(state).values()) == {None}
    assert "not known yet" in str(cells(state)[model(state).number].get("aria-label"))
    assert None not in verdicts(settle(state)).values()


def test_the_page_is_worked_out_two_hundreds_at_a_time_and_the_chosen_one_first() -> None:
    state, asked = at("max-digit-zero/explore/10000000500"), []
    env = Env(Random(1), clock=lambda: 0.0)
    while not model(state).complete:
        [chart] = [each for each in effects(state) if isinstance(each.key, tuple) and each.key[0] == "chart"]
        message = finished(chart, env)
        assert isinstance(message, Charted)
        asked.append([first % 1_000 for first, _ in message.hundreds])
        state = then(state, message)
    assert asked == [[500, 0], [100, 200], [300, 400], [600, 700], [800, 900]]


def test_the_chosen_number_is_told_with_its_reason_and_can_be_played() -> None:
    state = settle(at("digit-drop-duel/explore/305"))
    assert "305You winPlay it" in part_text(state)
    assert "leaves 5" in part_text(state)
    assert "305: you win." in state.announced[1].lower()
    played = press(state, "Play it")
    assert (played.screen, table(played).play.number, table(played).play.turn) == ("play", 305, 1)


def test_pressing_a_cell_looks_at_it_and_the_address_follows() -> None:
    state = settle(at("zero-hero/explore"))
    state = settle(press(state, "30: you lose"))
    assert (state.path, model(state).number) == ("zero-hero/explore/30", 30)
    assert "30You lose" in part_text(state)
    assert cells(state)[30].get("aria-current") == "true"
    assert [number for number, cell in cells(state).items() if cell.get("tabindex") is None] == [30]
    assert commands(state, Choose(31)) == (Focus(("cell-31", "map")),)


def test_where_no_game_can_stand_the_map_says_so() -> None:
    state = settle(at("digit-duel/explore/7"))
    assert verdicts(state)[7] is None
    assert "Play it" not in controls(state)
    assert GAMES["digit-duel"].outcome(7) is not None


def test_pages_are_turned_and_any_number_can_be_jumped_to() -> None:
    state = press(settle(at("zero-hero/explore/5")), "Later numbers")
    assert (model(state).first, state.announced[1]) == (1_000, "1000 to 1999")
    assert controls(at("zero-hero/explore"))["Earlier numbers"].get("disabled") is not None
    far = settle(fill(state, "Go to number", "9" * 15))
    assert model(far).number == 10**15 - 1
    assert verdicts(far)[10**15 - 10] == "lost"
    refused = fill(far, "Go to number", "many")
    assert controls(refused)["Go to number"].get("aria-invalid") == "true"
    assert model(refused).number == 10**15 - 1


@pytest.mark.parametrize("slug", GAMES)
def test_the_map_goes_up_to_the_last_number_a_game_takes(slug: str) -> None:
    last = 10 ** GAMES[slug].max_digits - 1
    state = at(f"{slug}/explore/{last}")
    assert model(state).last == last
    assert controls(state)["Later numbers"].get("disabled") is not None
    assert model(then(state, TurnPage(1), TurnPage(1))).number == last


def test_a_hundred_numbers_in_a_row_lead_to_the_hundred_that_is_pressed() -> None:
    state = settle(choose(at("zero-hero/explore"), "Zoom", "100 a row"))
    assert cells(state) == {}
    assert "300 to 399: 10 lost" in controls(state)
    state = press(state, "300 to 399: 10 lost")
    assert 399 in cells(settle(state))


def test_the_same_is_there_in_words() -> None:
    state = settle(press(at("zero-hero/explore"), "As a table"))
    assert cells(state) == {}
    assert "30–393031–39" in part_text(state)
    assert runs(300, "lwwlwl", "w") == "301–302, 304"


def test_another_game_has_another_map_and_keeps_the_number_and_the_rule() -> None:
    state = fill(settle(at("zero-hero/explore/73?rule=ends=0")), "Game", "digit-drop-duel")
    assert state.path == "digit-drop-duel/explore/73?rule=ends=0"
    assert fill(state, "Game", "zero-hero").path == "zero-hero/explore/73?rule=ends=0"


def test_the_number_of_the_running_game_is_where_the_map_opens_and_marked() -> None:
    game = then(make(at("zero-hero/73?opponent=friend"), "-7"), Navigate("#/zero-hero/explore"))
    assert model(game).number == 66
    assert [number for number, cell in cells(settle(game)).items() if cell.get("data-here") is not None] == [66]


def test_the_map_opens_with_the_game_that_was_looked_at_last() -> None:
    left = then(at("digit-duel/explore"), Navigate("#/"))
    assert left.shared.saved["explore"] == "digit-duel"
    assert model(then(left, Navigate("#/explore"))).game.slug == "digit-duel"
    chosen = fill(then(left, Navigate("#/explore")), "Game", "zero-hero")
    assert model(then(chosen, Navigate("#/"), Navigate("#/explore"))).game.slug == "zero-hero"


def test_without_that_it_opens_with_a_game_that_waits_or_was_played_and_else_with_the_first() -> None:
    over = make(at("digit-drop-duel/47?opponent=friend"), "x1", "x1")
    assert table(over).play.ending
    assert model(then(over, Navigate("#/explore"))).game.slug == "digit-drop-duel"
    waiting = make(then(over, Navigate("#/digit-duel/4305?opponent=friend")), "x4")
    assert model(then(waiting, Navigate("#/explore"))).game.slug == "digit-duel"
    assert model(then(waiting, Navigate("#/explore"))).number == 430
    for damaged in ("", "no-such-game", "{"):
        assert model(at("explore", {"explore": damaged})).game.slug == "zero-hero"


def test_what_was_worked_out_for_another_page_is_dropped() -> None:
    state = at("zero-hero/explore/5")
    elsewhere = (Charted("digit-duel", ((100, "www"),)), Charted("zero-hero", ((1_000, "www"), (-100, "www"))))
    assert then(state, *elsewhere).model == state.model
    verdict = model(settle(state)).verdict
    assert verdict
    assert then(state, Decided("zero-hero", 6, verdict)).model == state.model
    ruled = at("zero-hero/explore/5?rule=ends=0")
    report = model(settle(ruled)).report
    assert then(ruled, RuleTested("zero-hero", "ends=1", 99, report)).model == ruled.model
    assert then(state, PlayMove("-5")).model == state.model


# --- keys ---


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("ArrowRight", Choose(36)),
        ("ArrowLeft", Choose(34)),
        ("ArrowDown", Choose(45)),
        ("ArrowUp", Choose(25)),
        ("PageDown", TurnPage(1)),
        ("Home", None),
    ],
)
def test_arrows_lead_from_number_to_number_while_one_has_the_focus(key: str, message: object) -> None:
    state = at("zero-hero/explore/35")
    assert key_message(model(state), state.shared, Key(key, focus="cell-35")) == message
    assert key_message(model(state), state.shared, Key(key, focus="jump")) is None


def test_no_arrow_leads_beyond_the_map() -> None:
    state = at("zero-hero/explore/0")
    assert key_message(model(state), state.shared, Key("ArrowLeft", focus="cell-0")) is None


# --- the lab ---


def test_a_rule_is_built_by_pressing_and_tested_on_every_number() -> None:
    state = settle(press(at("zero-hero/explore"), "Build a rule"))
    assert state.path == "zero-hero/explore/0?rule=ends=0"
    assert "Right about all 9,999 numbers." in part_text(state)
    assert state.announced[1].startswith("Right about all")
    state = settle(fill(state, "Which", "ends=5"))
    assert "8,000of 9,999 right" in part_text(state)
    assert {"First: 5", "First: 10"} <= set(controls(state))
    assert model(press(state, "First: 10")).number == 10


def test_parts_are_joined_negated_and_taken_away() -> None:
    state = fill(press(at("zero-hero/explore"), "Build a rule", "and …"), "What about it", "does not end in")
    assert str(model(state).rule) == "!ends=0&ends=0"
    assert "or …" not in controls(state), "and and or are not mixed"
    state = press(state, "Take the last away")
    assert str(model(state).rule) == "!ends=0"
    state = fill(state, "What about it", "starts with")
    assert str(model(state).rule) == "starts=1"


def test_a_rule_that_cannot_be_pressed_together_is_told_in_words() -> None:
    state = settle(at("zero-hero/explore/5?rule=ends=0|(starts=1%26has=7)"))
    assert "You lose if it ends in 0 or (it starts with 1 and has a digit 7)." in part_text(state)
    assert model(press(state, "Start a new rule")).rule is None


def test_what_a_rule_says_is_framed_on_the_map_and_its_first_errors_are_marked() -> None:
    state = settle(at("zero-hero/explore/0?rule=ends=5"))
    shown = cells(state)
    assert [number for number in range(20) if shown[number].get("data-rule") is not None] == [5, 15]
    assert (shown[5].get("data-rule"), shown[15].get("data-rule")) == ("tlr", "lr")
    assert [number for number, cell in shown.items() if cell.get("data-error") is not None] == [5, 10]


def test_fewer_or_more_numbers_are_tested() -> None:
    state = settle(at("zero-hero/explore/5?rule=ends=0"))
    state = settle(choose(state, "Test it on", "1–999"))
    assert model(state).report.tested == 999


def test_a_rule_is_shared_by_its_link() -> None:
    state = settle(at("zero-hero/explore/5?rule=ends=0%26starts=1"))
    [copy] = [each for each in commands_of(state) if isinstance(each, Copy)]
    assert copy.text == "#/zero-hero/explore/5?rule=ends=0%26starts=1"
    assert "Link copied." in part_text(then(state, copy.done))
    assert "could not be copied" in part_text(then(state, copy.failed))


def commands_of(state: State) -> tuple[object, ...]:
    return commands(state, ShareRule())


@pytest.mark.parametrize("text", ["ends", "ends=0|", "(" * 50, "ends=0" * 60, "%00"])
def test_a_bad_rule_in_a_link_gets_a_sentence(text: str) -> None:
    state = at(f"zero-hero/explore/5?rule={text}")
    assert (state.screen, len(state.notices)) == ("explore", 1)
