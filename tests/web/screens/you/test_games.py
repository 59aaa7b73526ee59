"""All finished games: listed, searched, page by page, looked at again, and kept as text."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from support.headless import at, commands, nodes, part_text, settle, table, then
from support.lives import TODAY, finished_games
from support.press import accessible_name, controls, fill, message_of, press

from pygame_rules.record import from_record
from web.app.commands import Copy, Download, Focus, ScrollToTop
from web.app.messages import Navigate, StorageChanged
from web.app.state import Opponent, Shared, State
from web.saves.finished import History, history
from web.screens.you.messages import CopyRecord, FilterGames, SaveRecord
from web.screens.you.model import Result, YouModel, result_of
from web.ui.html import Node, walk

TOLD = finished_games(Random(2), 130)


def listed(link: str = "you/games", told: History = TOLD) -> State:
    shared = Shared(saved={"finished": told.encode()} if told.lines else {}, now=lambda: TODAY)
    return then(State(shared=shared), Navigate(f"#/{link}"))


def rows(state: State) -> list[Node]:
    [games] = [node for node in nodes(state) if node.tag == "ol" and node.get("class") == "games"]
    return [node for node in walk(games) if node.tag == "li"]


def model(state: State) -> YouModel:
    assert isinstance(state.model, YouModel)
    return state.model


def test_they_come_in_pages_of_fifty_newest_first() -> None:
    state = listed()
    assert "1 to 50 of 130 games." in part_text(state)
    assert [row.key for row in rows(state)] == [game.line for game in reversed(TOLD.games[-50:])]
    assert "Newer" not in controls(state)
    last = press(state, "Older", "Older")
    assert (last.path, len(rows(last))) == ("you/games?page=3", 30)
    assert "101 to 130 of 130 games." in part_text(last)
    assert "Older" not in controls(last)
    assert press(last, "Newer").path == "you/games?page=2"


def test_a_page_begins_at_its_top_with_its_heading() -> None:
    state = listed()
    assert commands(state, message_of(state, "Older")) == (ScrollToTop(), Focus(("title",)))


@pytest.mark.parametrize("result", [each for each in Result if each is not Result.ALL])
def test_they_are_searched_by_game_and_result(result: Result) -> None:
    state = fill(fill(listed("you/games?page=2"), "Game", "digit-duel"), "Result", result.name)
    wanted = [game for game in reversed(TOLD.games) if game.slug == "digit-duel" and result_of(game) is result]
    assert model(state).found == wanted
    assert [row.key for row in rows(state)] == [game.line for game in wanted]
    assert state.path == f"you/games?game=digit-duel&result={result.name.lower()}"
    assert state.announced[1] in (f"{len(wanted)} games.", "1 game.")
    again = listed(state.path)
    assert again.model == state.model
    assert controls(again)["Result"].get("value") == result.name
    assert fill(fill(state, "Game", ""), "Result", "ALL").path == "you/games"


def test_what_no_list_offers_is_ignored() -> None:
    state = listed()
    handlers = dict(controls(state)["Game"].on)
    assert handlers["change"]("chess") is None  # type: ignore[operator]
    assert listed("you/games?game=chess&result=drawn&page=x").path == "you/games"
    assert listed("you/games?page=99").path == "you/games?page=3"
    assert listed("you/games?page=0").path == "you/games"


def test_there_may_be_none() -> None:
    assert "No finished games yet." in part_text(listed(told=History()))
    one = History(TOLD.lines[:1])
    [game] = one.games
    other = next(slug for slug in ("zero-hero", "digit-duel") if slug != game.slug)
    assert "No games match." in part_text(listed(f"you/games?game={other}", one))
    assert "1 game." in part_text(listed(told=one))


@pytest.mark.parametrize("place", range(0, 130, 9))
def test_each_leads_to_its_replay_which_counts_nothing(place: int) -> None:
    game = TOLD.games[place]
    state = listed(told=History((game.line,)))
    [link] = [node for row in rows(state) for node in walk(row) if node.tag == "a"]
    replay = settle(then(state, Navigate(link.get("href") or "")))
    shown = table(replay)
    assert not replay.notices
    assert ".".join(map(str, shown.play.moves)) == game.moves
    assert (shown.play.start, shown.play.starter, shown.saved.seating.opponent) == (
        game.start,
        game.starter,
        game.opponent,
    )
    if game.opponent is Opponent.COMPUTER:
        assert (shown.saved.seating.level, shown.saved.seating.you) == (game.level, game.you)
    else:
        assert shown.play.players == game.names
    assert shown.play.ending
    assert (shown.play.ending.winner, shown.play.ending.how) == (game.winner, game.how)
    assert history(replay.shared.saved).games == (game,)


def test_a_game_is_saved_and_copied_as_its_record() -> None:
    game = TOLD.games[-1]
    state = listed()
    names = [name for name in controls(state) if name.startswith("Save as text: ")]
    assert len(names) > 40, "each says which game it is"
    message = message_of(state, names[0])
    assert message == SaveRecord(game)
    [download] = commands(state, message)
    assert isinstance(download, Download)
    assert download.name == f"{game.slug}-{game.start}-{game.at[:10]}.txt"
    assert from_record(download.text) == game.play
    assert f"Saved as {download.name}." in part_text(then(state, message))
    [copy] = commands(state, CopyRecord(game))
    assert isinstance(copy, Copy)
    assert copy.text == download.text
    assert "Game copied as text." in part_text(then(state, copy.done))
    assert "can't copy" in part_text(then(state, copy.failed))


def test_a_game_that_cannot_be_played_is_not_saved_and_that_is_said() -> None:
    bad = TOLD.games[-1]._replace(slug="zero-hero", start=73, moves="-1")
    state = listed(told=History((bad.line,)))
    after = then(state, SaveRecord(bad))
    assert commands(state, SaveRecord(bad)) == ()
    assert model(after).refused
    assert model(after).notice in part_text(after)


def test_of_the_oldest_only_the_result_is_shown_and_that_is_said() -> None:
    told = finished_games(Random(9), 2_105, days=900)
    state = listed("you/games?page=43", told)
    assert f"Of the {told.shortened} oldest games only the result is kept" in part_text(state)
    tags = {node.tag for row in rows(state) for node in walk(row)}
    assert not {"a", "button"} & tags, "there is nothing to play again"


def test_another_tabs_game_is_listed_at_once() -> None:
    state = listed(told=History(TOLD.lines[:60]))
    state = then(state, StorageChanged("finished", TOLD.encode()))
    assert "1 to 50 of 130 games." in part_text(state)
    few = then(press(state, "Older", "Older"), StorageChanged("finished", History(TOLD.lines[:3]).encode()))
    assert (few.path, len(rows(few))) == ("you/games", 3)
    assert then(state, StorageChanged("daily", "")).model is state.model


def test_names_come_back_from_a_link_as_they_were() -> None:
    def players(**names: Any) -> tuple[str, str]:
        game = next(game for game in TOLD.games if game.opponent is Opponent.FRIEND)._replace(**names)
        state = listed(told=History((game.line,)))
        link = next(node.get("href") for row in rows(state) for node in walk(row) if node.tag == "a")
        return table(then(state, Navigate(link or ""))).play.players

    assert players(names=("A&b=c", "100% #1?")) == ("A&b=c", "100% #1?")
    assert players(names=("李雷", "x, y")) == ("李雷", "x, y")
    assert players(names=("x, y", "Ben")) == ("Player 1", "Player 2"), "a link cannot say that"


def test_each_row_tells_who_won_and_when() -> None:
    text = part_text(listed())
    for words in ("You won", "The computer won", "you resigned", "finished by the computer", "against"):
        assert words in text


def test_the_way_back_is_there() -> None:
    assert press(listed(), "You").path == "you"
    assert accessible_name(controls(listed())["You"], nodes(listed())) == "You"
    odd = at("you/elsewhere")
    assert (odd.path, odd.notices[0].text) == ("you", "There is no such page under You.")
    assert then(listed(), FilterGames("game", "")).path == "you/games"
    assert replace(listed()).screen == "you"
