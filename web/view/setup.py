"""How the next game is to be played."""

from pygame_rules import Game
from pygame_rules.computer import Level
from web.html import Node, h
from web.state import First, Opponent, Settings
from web.view.parts import button, refusable, select, setting, switch


def setup(settings: Settings, game: Game, start_text: str, start_error: str, refused: tuple[str, str]) -> Node:
    """Who plays and how, what the next game is to be like, and the rules in short."""
    sums = [
        switch("Let the page do the sums", "page_does_sums", on=settings.page_does_sums),
        switch("Three strikes can be claimed", "claims", on=settings.claims),
    ]
    return h(
        "section",
        h("h2", "Table", key="heading"),
        h(
            "div",
            select("Opponent", "opponent", Opponent, settings.opponent),
            select("Level", "level", Level, settings.level),
            switch("Coach", "coach", on=settings.coach),
            setting("Name of player 1", "name1", settings.players[0], refused),
            setting("Name of player 2", "name2", settings.players[1], refused),
            *(sums if game.player_does_sums else ()),
            key="now",
            class_="setup",
        ),
        h("h2", "New game", key="next"),
        h(
            "form",
            _start(game, start_text, start_error),
            select("First move", "first", First, settings.first),
            setting("Points to win the match", "points", str(settings.points), refused, number=True),
            h("button", "New game", key="new", type="submit", class_="button strong"),
            key="form",
            class_="setup",
            data_submit="new",
        ),
        h(
            "details",
            h("summary", "Rules"),
            h("ul", *(h("li", rule, key=str(count)) for count, rule in enumerate(game.rules)), class_="rules"),
            key="rules",
        ),
        id="settings",
        class_="panel",
    )


def _start(game: Game, text: str, error: str) -> Node:
    control = h(
        "input",
        key="control",
        id="start",
        type="text",
        data_type="start",
        value=text,
        placeholder=str(game.default_start or "random"),
        inputmode="numeric",
        autocomplete="off",
    )
    return h("div", refusable("Starting number", control, error), button("Roll", "roll"), key="start", class_="start")
