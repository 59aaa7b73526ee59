"""The coach's line: one sentence, and perhaps one thing to press."""

import pytest
from support.headless import at, friends, nodes, opened, part_text, settle, table, then
from support.press import choose, controls, fill, make, more, press

from pygame_rules import GAMES
from web.app.messages import Navigate
from web.app.state import CoachMode, First, Opponent, State
from web.screens.play.messages import ShowPly
from web.ui.html import text_of, walk


def line(state: State) -> str:
    """What the coach says, with what can be pressed about it."""
    return "".join(text_of(node) for node in nodes(state) if node.get("class") == "coach")


# --- hints ---


def test_hints_are_shown_when_they_are_there() -> None:
    assert line(friends("zero-hero/73")).startswith("Player 1 begins. ")
    hinted = press(friends("zero-hero/73"), "Hint")
    assert line(hinted) == "Thinking …"
    known = settle(hinted)
    assert line(known) == "You can win from here, if you find the right move.Show me the move"
    named = press(known, "Show me the move")
    assert line(named) == "Subtracting 3 wins: it leaves 70.Tell me why"
    why = press(named, "Tell me why")
    assert line(why).endswith(".Lesson")
    assert line(why) not in (line(known), line(named))
    assert why.announced[1] == line(why).removesuffix("Lesson")


def test_the_past_is_not_hinted_at_but_led_back_from() -> None:
    past = then(at("zero-hero/73/-7"), ShowPly(0))
    assert line(past) == "Start.Back to now"
    assert controls(past)["Hint"].get("disabled") == ""
    assert table(press(past, "Back to now")).ui.viewed_ply is None


def test_where_only_one_move_is_right_winning_moves_are_not_offered() -> None:
    assert "Show winning moves" not in controls(more(friends("max-digit-zero/497")))
    assert "Show winning moves" in controls(more(friends("zero-hero/497")))
    assert "Show winning moves" not in controls(more(at("zero-hero/7/-7")))


def test_the_digit_of_a_hint_is_marked_where_the_player_does_the_sums() -> None:
    state = settle(press(friends("max-digit-zero/497"), "Hint", "Hint"))
    marked = [node.get("data-move") for node in nodes(state) if node.get("data-hinted") is not None]
    assert marked == ["-9"]


# --- what there is to say ---


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (friends("zero-hero/73"), "Player 1 begins. "),
        (at("zero-hero/73"), "You begin. "),
        (at("zero-hero/73/-7"), "Player 2's turn."),
        (at("zero-hero/73?opponent=watch"), "Computer 1 begins. Thinking …Pause"),
        (at("zero-hero/73/-7?opponent=watch"), "Paused.Go on"),
        (make(at("digit-duel/256"), "-6"), "Computer is thinking …"),
        (then(at("zero-hero/73/-7"), Navigate("#/zero-hero/25")), "You have an unfinished game (73, now at 66).Resume"),
        (make(opened("max-digit-zero/497", page_does_sums=True), "-4"), "4 is not the biggest digit of 497. Strike 1."),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) else "",
)
def test_the_line_says_what_is_next(state: State, told: str) -> None:
    assert line(state).startswith(told)


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_begins_with_what_there_is_to_do(slug: str) -> None:
    does = GAMES[slug].pitch.partition(".")[0]
    assert line(friends(slug)) == f"Player 1 begins. {does}.Names, first to 1"
    assert line(friends(slug, coach=CoachMode.OFF)) == "Player 1 begins.Names, first to 1"


def test_a_claim_is_offered_beside_what_was_wrong() -> None:
    state = make(friends("max-digit-zero/497", page_does_sums=True), "-4", "-4", "-4")
    may = "Player 2 may claim the game, or let Player 1 try again."
    assert line(state) == f"4 is not the biggest digit of 497. Strike 3. {may}Claim the game"
    assert state.announced[1] == f"4 is not the biggest digit of 497. Strike 3. {may}"
    assert table(make(state, "-9")).play.number == 488, "nobody has to claim"
    ended = press(state, "Claim the game")
    assert ended.announced[1] == "Player 2 wins."
    assert "Three strikes in one turn: Player 1's game is lost." in part_text(ended)
    without = fill(more(state), "Three strikes can be claimed", "off")
    assert "Claim the game" not in line(without)


# --- three modes ---


def test_the_coach_is_off_or_answers_or_speaks_up() -> None:
    state = more(friends("zero-hero/73"))
    for mode in CoachMode:
        chosen = choose(state, "Coach", mode.value)
        assert chosen.shared.settings.coach is mode
        able = controls(press(chosen, "Close"))["Hint"].get("disabled") is None
        assert able == (mode is not CoachMode.OFF)


def speaking(link: str, **settings: object) -> State:
    return settle(opened(link, coach=CoachMode.SPEAKS, **settings))


def test_a_coach_who_speaks_up_says_when_a_win_slips_and_the_computer_waits() -> None:
    slipped = make(speaking("zero-hero/73"), "-7")
    assert line(slipped) == "That lets the win slip.Take it backPlay on"
    assert slipped.announced[1] == "You subtracted 7: 66. That lets the win slip."
    assert settle(slipped) is slipped, "the computer waits for an answer"
    back = press(slipped, "Take it back")
    assert (table(back).play.number, table(back).is_live) == (73, True)
    assert not table(make(settle(back), "-3")).ui.slipped
    on = settle(press(slipped, "Play on"))
    assert (len(table(on).play.moves), table(on).ui.slipped, table(on).is_live) == (2, False, True)


def test_a_coach_who_speaks_up_does_so_between_people_too() -> None:
    slipped = make(speaking("zero-hero/73", opponent=Opponent.FRIEND), "-7")
    assert line(slipped) == "That lets the win slip.Take it backPlay on"
    assert table(press(slipped, "Take it back")).play.number == 73
    on = press(slipped, "Play on")
    assert table(on).is_live
    assert line(on) == "Player 2's turn."


def test_nothing_is_said_where_nothing_slipped_or_nobody_wants_to_hear_it() -> None:
    assert not table(make(speaking("zero-hero/73"), "-3")).ui.slipped
    lost = speaking("zero-hero/30")
    assert table(lost).verdict
    assert not table(make(lost, "-3")).ui.slipped, "there was no win to lose"
    assert not table(make(settle(press(friends("zero-hero/73"), "Hint")), "-7")).ui.slipped
    won = make(speaking("zero-hero/7"), "-7")
    assert table(won).play.ending
    assert not table(won).ui.slipped


def test_long_sentences_are_written_smaller_since_the_line_never_grows() -> None:
    def written(state: State) -> str | None:
        [coach] = [node for node in nodes(state) if node.get("class") == "coach"]
        [text] = [node for node in walk(coach) if node.tag == "p"]
        return text.get("class")

    assert written(friends("digit-duel/24380")) is None
    assert written(settle(press(friends("digit-duel/24380"), "Hint", "Hint", "Hint"))) == "long"


# --- looking back ---

LOST = "zero-hero/25/-2.-3.-2.-8.-1.-9"


@pytest.mark.parametrize(
    ("options", "whose"),
    [
        ("opponent=computer", "your"),
        ("opponent=computer&you=2", "the computer's"),
        ("opponent=friend&names=Ann,Ben", "Ann's"),
        ("opponent=watch", "Computer 1's"),
    ],
)
def test_after_the_game_a_slip_is_told_with_the_better_move_and_the_reason(options: str, whose: str) -> None:
    over = settle(at(f"{LOST}?{options}"))
    slip = press(over, "Move 1: subtracted 2, 23, a slip")
    assert table(slip).slip
    why = table(slip).slip.why  # type: ignore[union-attr]
    assert line(slip) == f"Move 1 gave {whose} win away. Subtracting 5 was the move. {why}Back to now"
    assert slip.announced[1] == f"Move 1 of 6: the number was 23. {line(slip).removesuffix('Back to now')}"
    assert line(press(over, "Move 2: subtracted 3, 20")) == "Move 2 of 6.Back to now"


def test_the_start_is_called_so() -> None:
    start = press(friends("zero-hero/73/-7.-6"), "Start 73")
    assert line(start) == "Start.Back to now"
    assert start.announced[1] == "Start: the number was 73."


def test_whoever_may_claim_is_named_until_the_turn_is_over() -> None:
    state = at("max-digit-zero/497?opponent=friend&names=Ada,Ben")
    for _ in range(3):
        state = press(fill(make(state, "-4"), "New number", "1"), "Check")
    assert "Ben may claim the game, or let Ada try again." in line(state)
    picked = make(state, "-9")
    assert line(picked) == "Three strikes. Ben may claim the game, or let Ada try again.Claim the game"
    went_on = press(fill(picked, "New number", "488"), "Check")
    assert "claim" not in line(went_on)


# --- who begins ---


def test_it_is_said_who_begins_and_what_decided_it() -> None:
    classic = at("zero-hero")
    assert line(classic) == "The computer begins. Thinking …"
    answered = settle(classic)
    assert line(answered) == "The computer began. Your turn."
    digit = str(table(answered).play.legal_moves[0])
    assert line(settle(make(answered, digit))) == "Your turn.", "by then nobody asks any more"
    seat = at("digit-deletion-duel")
    assert line(press(seat, "Go first")).startswith("You chose to go first. ")
    assert line(press(seat, "Go second")) == "You chose to go second. Thinking …"
    assert line(settle(press(seat, "Go second"))) == "You chose to go second. Your turn."


@pytest.mark.parametrize("opponent", [Opponent.COMPUTER, Opponent.FRIEND])
def test_a_coin_is_named_where_one_was_tossed(opponent: Opponent) -> None:
    state = opened("zero-hero", opponent=opponent, who_starts=First.TOSS)
    starter = table(state).play.starter
    who = "Player {} begins" if opponent is Opponent.FRIEND else {1: "you begin", 2: "the computer begins"}[starter]
    assert line(state).startswith(f"The coin says: {who.format(starter)}.")
    opener = "Opponent: Computer, Learner" if opponent is Opponent.COMPUTER else "Opponent: Player 2"
    again = press(choose(press(state, opener), "First move", "Coin toss"), "Play")
    assert line(again).startswith("The coin says: ")
    chosen = press(choose(press(again, opener), "First move", "You" if "Computer" in opener else "Player 1"), "Play")
    assert "coin" not in line(chosen)
    given = then(state, Navigate("#/zero-hero/73?first=2"))
    assert "coin" not in line(given), "the link has said it"


def test_in_a_match_the_other_one_begins_this_time() -> None:
    match = press(make(friends("zero-hero/7", points=3), "-7"), "Next game")
    assert line(match).startswith("Player 2 begins this time. ")
    tossed = press(make(friends("zero-hero/7", points=3, who_starts=First.TOSS), "-7"), "Next game")
    assert "coin" not in line(tossed), "only the first game of a match is tossed for"


def test_two_people_find_names_and_points_at_the_start_and_at_either_seat() -> None:
    state = friends("zero-hero/73", points=3)
    for name in ("Names, first to 3", "Names and match: Player 1", "Opponent: Player 2"):
        setup = press(state, name)
        assert {"Player 1", "Player 2", "First to"} <= controls(setup).keys()
        fields = [node.get("id") for node in nodes(setup) if node.tag == "input" and node.get("type") == "text"]
        assert fields == ["setup-name1", "setup-name2", "setup-points"], "before everything but the opponent"
    assert not any(name.startswith("Names") for name in controls(at("zero-hero/73")))
    assert "Names, first to 3" not in controls(make(state, "-7")), "the game is on"
