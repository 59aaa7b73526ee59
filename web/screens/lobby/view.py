"""The lobby: what this is, games to continue, and a card for each game."""

from pygame_rules import Game
from pygame_rules.core import digits
from pygame_rules.games import GAMES
from web.app.state import Shared
from web.screens.lobby.model import LobbyModel, Running
from web.ui.html import Lazy, Node, h
from web.ui.words import count_word

TITLE = "{} games with the digits of a number"
LONGEST = 12  # digits of a number that is written in full


def view(model: LobbyModel, _: Shared) -> Node:
    """The whole lobby."""
    return h(
        "section",
        h(
            "div",
            h(
                "h1",
                f"{count_word(len(GAMES))} games with the digits of a number",
                key="title",
                id="title",
                tabindex="-1",
            ),
            h(
                "p",
                "Learned in half a minute, for two people or against the computer, with a tutor that is never wrong.",
                key="pitch",
            ),
            key="welcome",
            class_="welcome",
        ),
        Lazy(_running, (model.running,), key="running") if model.running else None,
        h("ul", *(Lazy(_card, (game,), key=slug) for slug, game in GAMES.items()), key="cards", class_="cards"),
        aria_labelledby="title",
    )


def _card(game: Game) -> Node:
    return h(
        "li",
        h(
            "a",
            _example(game),
            h("strong", game.title, key="title"),
            h("span", game.objective, key="objective"),
            class_="card",
            href=f"#/{game.slug}",
            data_game=game.slug,
        ),
    )


def _example(game: Game) -> Node:
    """A number and a move, in few strokes."""
    number, move = game.example_move()
    left = True  # Of equal digits the leftmost goes.
    shown = []
    for place, digit in enumerate(digits(number), 1):
        goes = place == move.position if move.position else left and digit == move.digit
        left = left and not goes
        shown.append(h("b", str(digit), key=str(place), class_="goes" if goes else None))
    note = h("i", f"− {move.digit}", key="note") if move.position is None else None
    return h("div", *shown, note, key="example", class_="mini", aria_hidden="true")


def _running(games: tuple[Running, ...]) -> Node:
    """Links to the games that have begun and not ended."""
    return h(
        "div",
        h("h2", "Continue", key="heading"),
        h("ul", *map(_continue, games), key="list", class_="running"),
        class_="continue",
    )


def _continue(game: Running) -> Node:
    return h(
        "li",
        h(
            "a",
            h("strong", game.title, key="title"),
            h("span", _short(str(game.number)), key="number", class_="number"),
            h("span", "1 move" if game.moves == 1 else f"{game.moves} moves", key="count", class_="note"),
            href=f"#/{game.slug}",
        ),
        key=game.slug,
        data_game=game.slug,
    )


def _short(number: str) -> str:
    return number if len(number) <= LONGEST else f"{number[:5]}…{number[-5:]}"
