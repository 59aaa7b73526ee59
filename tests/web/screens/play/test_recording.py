"""A finished game is counted once, whoever looks at it how often; what was given away goes to the trainer."""

from dataclasses import replace
from datetime import datetime

import pytest
from support.fake_browser import FakeBrowser, run_app
from support.headless import at, friends, opened, saved_text, settle, table, then
from support.press import make, more, press

from pygame_rules.computer import Level
from pygame_rules.play import How
from web.app.messages import Navigate, StorageChanged
from web.app.state import Opponent, Shared, State
from web.saves.finished import Finished, history
from web.saves.trainer import Position, trainer
from web.screens.play.messages import PlayMove

LOST = "zero-hero/25/-2.-3.-2.-8.-1"  # One move before its end; player 2 is to move.


def games(state: State) -> tuple[Finished, ...]:
    return history(state.shared.saved).games


def to_the_end(link: str = LOST, options: str = "opponent=friend&names=Ann,Ben") -> State:
    """A game for two that has ended here by its last move."""
    state = at(f"{link}?{options}")
    shared = replace(state.shared, now=lambda: datetime.fromisoformat("2026-11-18T10:54:39.123456"))
    return settle(make(replace(state, shared=shared), "-9"))


def test_a_finished_game_is_counted_with_all_there_is_to_know() -> None:
    [game] = games(to_the_end())
    assert game == Finished(
        at="2026-11-18T10:54:39",
        slug="zero-hero",
        start=25,
        starter=1,
        opponent=Opponent.FRIEND,
        level=Level.LEARNER,
        you=1,
        winner=2,
        how=How.WON,
        chances=game.chances,
        held=game.held,
        moves="-2.-3.-2.-8.-1.-9",
        hints=(0, 0),
        mistakes=game.mistakes,
        names=("Ann", "Ben"),
    )
    review = table(to_the_end()).ui.review
    assert review
    assert (game.chances, game.held) == (review.chances, review.held)
    assert game.mistakes == tuple(each.ply for each in review.mistakes) != ()


def test_what_was_given_away_goes_to_the_trainer() -> None:
    state = to_the_end()
    wanted = {Position("zero-hero", each.number) for each in table(state).mistakes}
    cards = trainer(state.shared.saved).cards
    assert set(cards) == wanted != set()
    assert {card.since.isoformat() for card in cards.values()} == {"2026-11-18"}


def test_against_the_computer_only_the_person_learns() -> None:
    state = settle(make(settle(opened("zero-hero/9?opponent=computer&first=1&you=1", level=Level.NOVICE)), "-9"))
    [game] = games(state)
    assert (game.opponent, game.level, game.you, game.won) == (Opponent.COMPUTER, Level.NOVICE, 1, True)
    assert game.names == ("", "")
    assert trainer(state.shared.saved).cards == {}
    lost = settle(at(f"{LOST}?opponent=computer&you=2"))
    lost = settle(make(press(lost, "Go on") if table(lost).is_paused else lost, "-9"))
    assert all(ply % 2 == 0 for ply in games(lost)[0].mistakes), "player 1 was the computer"


def test_undoing_and_ending_it_again_counts_nothing_twice() -> None:
    state = settle(make(press(to_the_end(), "Undo"), "-9"))
    assert table(state).play.ending
    assert len(games(state)) == 1
    other = settle(make(press(to_the_end(), "Undo", "Undo"), "-1", "-9"))
    assert len(games(other)) == 1


def test_a_reload_at_the_result_counts_nothing_twice() -> None:
    state = to_the_end()
    closed = then(state, Navigate("#/")).shared.saved
    again = settle(at(state.path, closed))
    assert table(again).ui.review
    assert games(again) == games(state)


def test_a_reload_before_the_review_came_loses_nothing() -> None:
    state = make(at(f"{LOST}?opponent=friend"), "-9")
    assert games(state) == ()
    again = settle(at(state.path, then(state, Navigate("#/")).shared.saved))
    assert len(games(again)) == 1


def test_a_rematch_is_another_game() -> None:
    state = press(to_the_end(), "Rematch")
    assert not table(state).saved.recorded
    state = settle(make(friends("zero-hero/7"), "-7"))
    state = settle(make(then(state, Navigate("#/zero-hero/8?opponent=friend")), "-8"))
    assert [game.start for game in games(state)] == [7, 8]


@pytest.mark.parametrize("options", ["", "?opponent=computer", "?opponent=friend&names=Ann,Ben"])
def test_a_game_that_came_finished_by_a_link_is_nobodys(options: str) -> None:
    state = settle(at(f"{LOST}.-9{options}"))
    assert table(state).ui.review
    assert games(state) == ()
    assert trainer(state.shared.saved).cards == {}
    again = settle(make(press(state, "Undo"), "-9")) if options != "?opponent=computer" else state
    assert games(again) == ()


def test_a_link_to_the_end_of_ones_own_running_game_is_not_how_one_wins() -> None:
    running = at(LOST)
    state = settle(then(running, Navigate(f"#/{LOST}.-9")))
    assert table(state).play.ending
    assert games(state) == ()


def test_a_link_to_ones_own_finished_game_does_not_forget_it() -> None:
    state = make(at(f"{LOST}?opponent=friend"), "-9")  # Not yet reviewed.
    state = settle(then(state, Navigate("#/"), Navigate(f"#/{LOST}.-9?opponent=friend")))
    assert len(games(state)) == 1


def test_watched_games_are_nobodys() -> None:
    state = settle(opened("zero-hero/25?opponent=watch"))
    assert table(state).play.ending
    assert games(state) == ()


def test_a_resigned_game_counts_and_one_without_a_move_does_not() -> None:
    state = settle(press(more(at(f"{LOST}?opponent=friend"), "Resign"), "Resign"))
    assert [(game.how, game.winner) for game in games(state)] == [(How.RESIGNED, 1)]
    assert games(settle(press(more(friends("zero-hero/25"), "Resign"), "Resign"))) == ()


def test_a_game_that_was_played_out_is_there_and_counts_for_nobody() -> None:
    state = at("zero-hero/73/-7.-6.-6.-5.-4.-4.-4.-3?opponent=computer")
    [game] = games(settle(more(state, "Finish it for me", "Finish it")))
    assert (game.autoplayed_from, game.won) == (8, None)
    assert all(ply <= 8 for ply in game.mistakes)


def test_the_flag_is_saved_and_old_texts_are_read_on() -> None:
    state = to_the_end()
    assert table(state).saved.recorded
    assert '"recorded": true' in saved_text(state)
    assert "recorded" not in saved_text(at(LOST))


# --- two tabs ---


def test_a_game_that_ends_in_one_tab_is_counted_by_that_tab_alone() -> None:
    one = two = at(LOST)
    ended = make(one, "-9")
    two = then(two, StorageChanged("game.zero-hero", saved_text(ended)))
    assert table(two).play.ending
    assert games(settle(two)) == ()
    assert len(games(settle(ended))) == 1


def test_a_tab_that_ended_the_same_game_hears_that_it_was_counted() -> None:
    ended = make(at(LOST), "-9")
    reviewed = settle(ended)
    told = then(ended, StorageChanged("finished", reviewed.shared.saved["finished"]))
    told = settle(then(told, StorageChanged("game.zero-hero", saved_text(reviewed))))
    assert games(told) == games(reviewed)


def test_games_of_two_tabs_are_all_counted() -> None:
    one, two = friends("zero-hero/7"), friends("zero-hero/8")
    one = settle(make(one, "-7"))
    two = settle(make(then(two, StorageChanged("finished", one.shared.saved["finished"])), "-8"))
    assert sorted(game.start for game in games(two)) == [7, 8]


def test_it_is_in_the_storage_at_once() -> None:
    browser = FakeBrowser()
    run_app(Navigate("#/zero-hero/7?opponent=friend"), PlayMove("-7"), browser=browser)
    assert len(history(browser.stored).games) == 1
    assert '"recorded": true' in browser.stored["game.zero-hero"]
    again = FakeBrowser(stored=dict(browser.stored))
    state = State(shared=Shared(saved=dict(browser.stored)))
    run_app(Navigate("#/zero-hero/7/-7"), browser=again, state=state)
    assert len(history(again.stored).games) == 1


# --- left before its review came ---


def hasty() -> State:
    """A game that has ended just now, and whose review nobody has waited for."""
    return make(at(f"{LOST}?opponent=friend&names=Ann,Ben"), "-9")


def test_whoever_plays_on_at_once_loses_nothing() -> None:
    state = press(hasty(), "Rematch")
    assert not table(state).play.moves
    assert len(games(state)) == 1
    assert list(trainer(state.shared.saved).cards)


def test_whoever_leaves_at_once_and_comes_back_loses_nothing() -> None:
    back = then(hasty(), Navigate("#/"), Navigate("#/zero-hero?opponent=friend"))
    assert not table(back).play.moves
    assert len(games(back)) == 1


def test_what_was_counted_is_not_counted_again_when_it_is_left() -> None:
    assert len(games(press(settle(hasty()), "Rematch"))) == 1


@pytest.mark.parametrize(("option", "how"), [("resigned=1", How.RESIGNED), ("forfeited=1", How.FORFEITED)])
def test_a_game_that_was_given_up_is_looked_at_as_it_ended(option: str, how: How) -> None:
    state = settle(at(f"max-digit-zero/497/-9.-8?opponent=friend&first=1&{option}"))
    ending = table(state).play.ending
    assert ending
    assert (ending.winner, ending.how) == (2, how)
    assert games(state) == ()
    assert not table(state).saved.running


def test_strikes_are_nothing_to_a_game_without_sums() -> None:
    assert table(at("zero-hero/73/-7?opponent=friend&forfeited=1")).play.ending is None
