"""Finished games: the last few, and all of them, to be searched, looked at again and kept as text."""

from collections.abc import Mapping
from datetime import date

from pygame_rules.games import GAMES
from web.saves.finished import Finished
from web.screens.you.messages import CopyRecord, FilterGames, SaveRecord
from web.screens.you.model import A_PAGE, GAMES_PAGE, Result, YouModel, pages, path_to, result_of
from web.screens.you.words import day_word, game_facts, game_title, replay_link, shortened_text
from web.ui.controls import field
from web.ui.html import Message, Node, h
from web.ui.icons import icon

RECENT = 5
MARKS = {Result.WON: "right", Result.LOST: "wrong"}


def recent(model: YouModel, today: date) -> Node:
    """The games finished last, and the way to all of them."""
    games = list(reversed(model.history.games[-RECENT:]))
    return h(
        "section",
        h(
            "div",
            h("h2", "Recent games", key="heading"),
            h(
                "a",
                f"All {len(model.history.lines)}",
                h("span", " games", key="said", class_="unseen"),
                href=f"#/you/{GAMES_PAGE}",
                key="all",
                class_="button quiet",
            ),
            key="head",
            class_="with-link",
        ),
        h("ol", *(h("li", _row(game, today), key=game.line) for game in games), key="games", class_="games"),
        key="recent",
        class_="recent",
    )


def _row(game: Finished, today: date) -> Node:
    """One game; where its moves are saved, it is a link to look at it again."""
    result = result_of(game)
    day = day_word(date.fromisoformat(game.at[:10]), today)
    inside = (
        h("i", icon(MARKS[result]) if result in MARKS else None, key="mark", class_=f"mark {result.name.lower()}"),
        h("b", game_title(game), key="title"),
        h("span", game_facts(game), key="facts", class_="note"),
        h("span", day, key="day", class_="day note"),
    )
    if not game.moves:
        return h("div", *inside, key="game", class_="game")
    return h("a", *inside, icon("next"), key="game", class_="game", href=replay_link(game))


def listing(model: YouModel, today: date) -> Node:
    """All finished games, page by page, or those of one game or result."""
    found = model.found
    first = (model.page - 1) * A_PAGE
    games = found[first : first + A_PAGE]
    return h(
        "section",
        h("p", h("a", icon("back"), "You", href="#/you", key="you", class_="button quiet"), key="back"),
        h("h1", "Finished games", key="title", id="title", tabindex="-1"),
        h(
            "div",
            _filter("Game", "game", {"": "All games", **{slug: GAMES[slug].title for slug in GAMES}}, model.game),
            _filter("Result", "result", {each.name: each.value for each in Result}, model.result.name),
            key="filters",
            class_="filters",
        ),
        h("p", _count(model, found, first, len(games)), key="count", class_="note"),
        h("p", model.notice, key="notice", class_="notice" if model.refused else "told") if model.notice else None,
        h("ol", *(_listed(game, today) for game in games), key="games", class_="games"),
        _pager(model, pages(len(found))),
        h("p", shortened_text(model.history.shortened), key="shortened", class_="note")
        if model.history.shortened
        else None,
        key="listing",
        class_="listing",
    )


def _filter(label: str, name: str, options: Mapping[str, str], chosen: str) -> Node:
    def change(value: str) -> Message | None:
        return FilterGames(name, value) if value in options else None

    rows = (h("option", text, key=value, value=value, selected=value == chosen) for value, text in options.items())
    return field(label, h("select", *rows, key="control", id=f"filter-{name}", value=chosen, on_change=change))


def _count(model: YouModel, found: list[Finished], first: int, shown: int) -> str:
    if not model.history.lines:
        return "No finished games yet."
    if not found:
        return "No games match."
    if len(found) <= A_PAGE:
        return "1 game." if len(found) == 1 else f"{len(found)} games."
    return f"{first + 1} to {first + shown} of {len(found)} games."


def _listed(game: Finished, today: date) -> Node:
    if not game.moves:
        return h("li", _row(game, today), key=game.line)
    said = h("span", f": {game_title(game)}, {day_word(date.fromisoformat(game.at[:10]), today)}", class_="unseen")
    acts = (("Save as text", SaveRecord(game)), ("Copy", CopyRecord(game)))
    return h(
        "li",
        _row(game, today),
        *(h("button", text, said, key=text, type="button", class_="button quiet", on_click=act) for text, act in acts),
        key=game.line,
    )


def _pager(model: YouModel, last: int) -> Node | None:
    if last == 1:
        return None
    ways = (("Newer", model.page - 1, "earlier"), ("Older", model.page + 1, "later"))
    return h(
        "nav",
        *(
            h("a", word, href=f"#/{path_to(model, page)}", key=word, class_="button")
            for word, page, _ in ways
            if 1 <= page <= last
        ),
        h("span", f"Page {model.page} of {last}", key="page", class_="note"),
        key="pages",
        class_="pages",
        aria_label="Pages",
    )
