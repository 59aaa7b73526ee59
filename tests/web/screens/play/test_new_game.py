"""Games that begin or go on in a match, where they start, and who begins."""

import pytest
from support.headless import at, effects, friends, opened, part_text, settle, table, then
from support.press import controls, make, more, press

from pygame_rules import GAMES, solve
from pygame_rules.computer import Level
from web.app.messages import Navigate
from web.app.state import First, Opponent, Settings, StartKind, State
from web.saves.game import SeatChoice, Seating
from web.screens.play.messages import ChooseSeat, NewGame, ShowPly
from web.screens.play.model import Question
from web.screens.play.new_game import LEVELS, default_first, default_start

FORKLESS = [slug for slug, game in GAMES.items() if not game.has_forks]


def test_a_new_game_asks_before_a_running_one_is_lost() -> None:
    fresh = more(friends("zero-hero/73"), "New game")
    assert table(fresh).play.number == 100
    running = more(make(fresh, "-1"), "New game")
    assert (table(running).ui.question, table(running).play.number) == (Question.NEW_GAME, 99)
    assert running.announced[1] == "Start a new game? This one isn't finished."
    assert table(then(running, NewGame())).play.number == 99, "asking twice is not an answer"
    assert table(then(running, ShowPly(0))).ui.question is None
    assert table(press(running, "Keep playing")).play.number == 99
    assert table(press(running, "New game")).play.number == 100


def test_leaving_a_match_between_two_games_is_asked_about_too() -> None:
    between = make(friends("zero-hero/7", points=2), "-7")
    asked = more(press(between, "Next game"), "New game")
    assert table(asked).ui.question is Question.NEW_MATCH
    assert asked.announced[1] == "Start a new match? The score of this one is lost."
    assert table(press(asked, "New match")).saved.match.score == (0, 0)
    assert table(then(asked, Navigate("#/zero-hero/25"))).saved.parked
    assert table(more(between, "New game")).ui.question is Question.NEW_MATCH
    last = more(make(friends("zero-hero/7"), "-7"), "New game")
    assert table(last).ui.question is None, "nothing to lose"


def test_a_new_game_is_played_by_those_who_sat_there() -> None:
    for seating in (Seating(Opponent.FRIEND), Seating(Opponent.COMPUTER, Level.SHARP), Seating(Opponent.WATCH)):
        options = f"opponent={seating.opponent.name.lower()}&level={seating.level.name.lower()}"
        state = at(f"zero-hero/73?{options}")
        assert table(state).saved.seating == seating
        assert table(then(state, NewGame())).saved.seating == seating
        assert state.shared.settings == Settings(), "a link chooses nothing for later games"


def test_a_new_game_says_where_it_starts_and_who_moves_first() -> None:
    state = then(friends("zero-hero/73", who_starts=First.TWO), NewGame())
    assert state.announced[1] == "New game from 100. Player 2's turn."
    assert table(state).play.turn == 2
    alone = then(at("digit-duel/256"), NewGame())
    assert alone.announced[1] == f"New game from {table(alone).play.number}. Your turn."


def test_the_coin_is_tossed_when_that_is_chosen() -> None:
    state = friends("zero-hero/73", who_starts=First.TOSS)
    assert {table(then(state, NewGame(), seed=seed)).play.turn for seed in range(10)} == {1, 2}


# --- starts worth playing ---


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_against_the_computer_the_number_is_a_good_one_where_the_rules_leave_it_open(slug: str, seed: int) -> None:
    game = GAMES[slug]
    state = then(State(), Navigate(f"#/{slug}"), seed=seed)
    model = table(state)
    assert model.saved.seating == Seating(Opponent.COMPUTER, Level.LEARNER), "so a newcomer plays"
    if game.default_start is not None:
        assert model.play.number == game.default_start
        return
    assert default_start(game, Opponent.COMPUTER) is StartKind.GOOD
    assert default_start(game, Opponent.FRIEND) is default_start(game, Opponent.WATCH) is StartKind.CLASSIC
    if game.has_forks:
        assert model.play.turn == 1
        assert solve(game, model.play.number).wins, "whoever begins holds a won game, and has to hold it"


def test_where_the_number_of_the_rules_is_lost_for_whoever_begins_the_computer_does() -> None:
    state = at("zero-hero")
    assert (table(state).play.number, table(state).play.turn) == (100, 2)
    assert len(effects(state)) == 1
    assert table(friends("zero-hero")).play.turn == 1
    assert table(opened("zero-hero", who_starts=First.ONE)).play.turn == 1
    assert default_first(GAMES["zero-hero"], Opponent.COMPUTER, StartKind.GOOD) is First.ONE


def test_every_level_says_what_to_expect() -> None:
    assert set(LEVELS) == set(Level)


# --- first or second ---


@pytest.mark.parametrize("slug", FORKLESS)
def test_where_every_move_is_forced_the_seat_is_chosen_having_seen_the_number(slug: str) -> None:
    state = at(slug)
    assert table(state).choosing
    assert effects(state) == (), "nobody moves before that"
    assert "Go first or second?" in part_text(state)
    first, second = press(state, "Go first"), press(state, "Go second")
    assert (table(first).play.turn, first.announced[1]) == (1, "Your turn.")
    assert (table(second).play.turn, second.announced[1]) == (2, "Computer's turn.")
    assert len(effects(second)) == 1
    for chosen in (first, second):
        assert table(chosen).saved.seat_choice is SeatChoice.MADE
        assert "Go first or second?" not in part_text(chosen)
        assert then(chosen, ChooseSeat(True)) is chosen, "once"


@pytest.mark.parametrize("slug", FORKLESS)
@pytest.mark.parametrize("wanted", ["Go first", "Go second"])
def test_the_result_says_whether_that_was_right(slug: str, wanted: str) -> None:
    state = opened(slug, page_does_sums=True)
    right = solve(GAMES[slug], table(state).play.number).wins == (wanted == "Go first")
    state = settle(press(state, wanted))
    while not table(state).play.ending:
        state = settle(make(state, str(table(state).play.legal_moves[0])))
    told = part_text(state)
    assert f"You chose to go {wanted.removeprefix('Go ')}." in told
    assert ("That was right." if right else "The other seat would have won.") in told
    assert ("You win" if right else "The computer wins") in told


@pytest.mark.parametrize("slug", FORKLESS)
def test_nobody_is_asked_where_it_is_settled(slug: str) -> None:
    for state in (
        friends(slug),
        at(f"{slug}?opponent=watch"),
        at(f"{slug}/4321"),
        at(f"{slug}?first=2"),
        opened(slug, who_starts=First.ONE),
    ):
        assert not table(state).choosing
        assert "Go first" not in controls(state)


def test_a_seat_that_is_yet_to_be_chosen_is_chosen_after_a_reload() -> None:
    state = at("max-digit-zero")
    for link in ("max-digit-zero", state.path):
        again = at(link, saved=then(state, Navigate("#/")).shared.saved)
        assert table(again).saved == table(state).saved
        assert table(press(again, "Go second")).play.turn == 2


def test_choosing_a_seat_keeps_the_score_of_the_match() -> None:
    state = press(opened("max-digit-zero", points=3, page_does_sums=True), "Go first")
    state = press(more(state, "Resign", "Resign"), "Next game")
    assert table(state).choosing
    for wanted, turn in (("Go first", 1), ("Go second", 2)):
        chosen = press(state, wanted)
        match = table(chosen).saved.match
        assert (match.score, match.points_to_win, match.starter, table(chosen).play.turn) == ((0, 1), 3, turn, turn)


# --- matches ---


def test_a_match_is_counted_and_the_starter_alternates() -> None:
    state = make(friends("zero-hero/7", points=2), "-7")
    assert table(state).saved.standing.score == (1, 0)
    state = press(state, "Next game")
    assert (table(state).play.turn, table(state).play.number) == (2, 100)
    state = more(state, "Resign", "Resign")
    assert (table(state).saved.standing.score, table(state).saved.standing.winner) == ((2, 0), 1)
    undone = press(state, "Undo")
    assert table(undone).saved.standing.score == (1, 0), "an undone game does not count"
    again = press(state, "Rematch")
    assert (table(again).saved.standing.score, table(again).play.turn) == ((0, 0), 1)


def test_between_people_the_other_player_starts_the_rematch() -> None:
    assert table(press(make(friends("zero-hero/7"), "-7"), "Rematch")).play.turn == 2
    assert table(press(make(friends("digit-duel/25"), "x1"), "Rematch")).play.start != 25, "each game is another one"


def test_against_the_computer_a_rematch_starts_as_any_game_does() -> None:
    over = settle(make(at("zero-hero/7"), "-7"))
    again = press(over, "Rematch")
    assert (table(again).play.number, table(again).play.turn) == (100, 2)
    assert table(press(settle(make(at("digit-duel/25"), "x1")), "Rematch")).play.turn == 1


def test_a_longer_match_against_the_computer_alternates_too() -> None:
    state = make(opened("zero-hero/7", points=3, opponent=Opponent.COMPUTER), "-7")
    following = press(state, "Next game")
    assert (table(following).saved.match.score, table(following).play.turn) == ((1, 0), 2)


def test_what_was_agreed_on_with_a_friend_is_nothing_to_the_computer() -> None:
    state = opened("zero-hero?opponent=computer", opponent=Opponent.FRIEND, points=3)
    assert table(state).saved.match.points_to_win == 1
    assert table(opened("zero-hero?opponent=friend", opponent=Opponent.FRIEND, points=3)).saved.match.points_to_win == 3
