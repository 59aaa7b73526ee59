"""How the next game is to be played."""

from pygame_rules import Game
from pygame_rules.computer import Level
from web.html import Node, h
from web.state import First, Opponent, Settings
from web.view.parts import button, field, select, setting, switch


def setup(settings: Settings, game: Game, start_text: str, start_error: str) -> Node:
    """Who plays, from where, who begins, for how many points; and the rules in short."""
    sums = [
        switch("Let the page do the sums", "page_does_sums", on=settings.page_does_sums),
        switch("Three strikes can be claimed", "claims", on=settings.claims),
    ]
    return h(
        "section",
        h("h2", "Table", key="heading"),
        h(
            "form",
            select("Opponent", "opponent", Opponent, settings.opponent),
            select("Level", "level", Level, settings.level),
            _start(game, start_text, start_error),
            select("First move", "first", First, settings.first),
            setting("Points to win the match", "points", str(settings.points), number=True),
            switch("Coach", "coach", on=settings.coach),
            *(sums if game.player_does_sums else ()),
            setting("Name of player 1", "name1", settings.players[0]),
            setting("Name of player 2", "name2", settings.players[1]),
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
        key="setup",
        class_="panel",
    )


def _start(game: Game, text: str, error: str) -> Node:
    usual = str(game.default_start) if game.default_start else "random"
    control = h(
        "input",
        key="control",
        id="start",
        type="text",
        data_type="start",
        value=text,
        placeholder=usual,
        inputmode="numeric",
        autocomplete="off",
        aria_describedby="start-error" if error else None,
        aria_invalid="true" if error else None,
    )
    return h(
        "div",
        field("Starting number", control),
        button("Roll", "roll"),
        h("p", error, key="error", id="start-error", class_="notice") if error else None,
        key="start",
        class_="start",
    )
