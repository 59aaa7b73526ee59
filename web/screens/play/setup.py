"""How the next game is to be played."""

from pygame_rules import Game
from pygame_rules.computer import Level
from pygame_rules.match import MAX_POINTS
from pygame_rules.reading import MAX_NAME
from web.app.messages import ChangeSetting
from web.app.state import First, Opponent, Settings
from web.screens.play.messages import ChangePoints, NewGame, Rename, RollStart, TypeStart
from web.screens.play.model import SetupForm
from web.screens.play.new_game import START
from web.screens.play.update import SETUP
from web.ui.controls import NUMERIC, button, rows, select, submit, switch, text_field
from web.ui.html import Node, h


def setup(settings: Settings, game: Game, form: SetupForm) -> Node:
    """Who plays and how, what the next game is to be like, and the rules in short."""
    return h(
        "section",
        h("h2", "Setup", key="heading"),
        h(
            "div",
            select(
                "Opponent", "opponent", Opponent, settings.opponent, lambda chosen: ChangeSetting("opponent", chosen)
            ),
            select("Level", "level", Level, settings.level, lambda chosen: ChangeSetting("level", chosen)),
            switch("Coach", "coach", on=settings.coach, message=lambda on: ChangeSetting("coach", on)),
            _name(1, settings, form),
            _name(2, settings, form),
            *(_sums(settings) if game.player_does_sums else ()),
            key="now",
            class_="setup",
        ),
        h("h2", "New game", key="next"),
        h(
            "form",
            _start(game, form),
            select("First move", "first", First, settings.first, lambda chosen: ChangeSetting("first", chosen)),
            text_field(
                "First to",
                "set-points",
                str(settings.points),
                error=form.errors.get("points", ""),
                on_change=ChangePoints,
                attributes={**NUMERIC, "type": "number", "min": "1", "max": str(MAX_POINTS)},
            ),
            submit("New game"),
            key="form",
            class_="setup",
            on_submit=NewGame(),
        ),
        h("details", h("summary", "Rules"), rows(game.rules, "rules"), key="rules"),
        id=SETUP,
        class_="panel",
    )


def _sums(settings: Settings) -> tuple[Node, ...]:
    """Switches for the game in which the players do the sums."""
    return (
        switch(
            "Do the subtraction for me",
            "page_does_sums",
            on=settings.page_does_sums,
            message=lambda on: ChangeSetting("page_does_sums", on),
        ),
        switch(
            "Three strikes can be claimed",
            "claims",
            on=settings.claims,
            message=lambda on: ChangeSetting("claims", on),
        ),
    )


def _name(seat: int, settings: Settings, form: SetupForm) -> Node:
    return text_field(
        f"Player {seat}",
        f"set-name{seat}",
        settings.players[seat - 1],
        error=form.errors.get(f"name{seat}", ""),
        on_change=lambda text: Rename(seat, text),
        attributes={"maxlength": str(MAX_NAME)},
    )


def _start(game: Game, form: SetupForm) -> Node:
    control = text_field(
        "Starting number",
        START,
        form.start,
        error=form.errors.get(START, ""),
        on_input=TypeStart,
        attributes={**NUMERIC, "placeholder": str(game.default_start or "random")},
    )
    return h("div", control, button("Random number", RollStart()), key="start", class_="start")
