"""The part of the lobby that changes: games that can be continued."""

from pygame_rules import GAMES
from pygame_rules.play import Play
from web import shelf
from web.html import Node, h
from web.state import State


def running_games(state: State) -> Node:
    """Links to the games that have begun and not ended."""
    cards = []
    for slug in GAMES if state.screen == "lobby" else ():
        play = _play(state.shelf.get(slug))
        if play and play.moves and not play.ending:
            cards.append(_card(slug, play.game.title, str(play.number), len(play.moves)))
    if not cards:
        return h("div", class_="no-running")
    return h("div", h("h2", "Continue", key="heading"), h("ul", *cards, key="list", class_="running"))


def _play(saved: str | None) -> Play | None:
    try:
        return shelf.unpack_table(saved).foremost.play if saved else None
    except shelf.Unreadable:
        return None


def _card(slug: str, title: str, number: str, moves: int) -> Node:
    count = "1 move" if moves == 1 else f"{moves} moves"
    return h(
        "li",
        h(
            "a",
            h("strong", title, key="title"),
            h("span", _short(number), key="number", class_="number"),
            h("span", count, key="count", class_="note"),
            href=f"#/{slug}",
        ),
        key=slug,
        data_game=slug,
    )


def _short(number: str) -> str:
    return number if len(number) <= 12 else f"{number[:5]}…{number[-5:]}"
