"""The map of won and lost numbers, what is known of the chosen one, and the lab where a rule is tested."""

from pygame_rules import GAMES
from pygame_rules.solver import Verdict
from web.app.state import Shared
from web.screens.explore.lab import lab
from web.screens.explore.map import map_view, table_view
from web.screens.explore.messages import ChooseGame, ChooseZoom, Jump, ToggleTable, TurnPage
from web.screens.explore.model import ExploreModel, Zoom
from web.ui.controls import NUMERIC, choices, text_field
from web.ui.glyph import glyph
from web.ui.html import Message, Node, h
from web.ui.icons import icon
from web.ui.number import face, number

LEGEND = (
    ("won", "You win"),
    ("lost", "You lose"),
    ("rule", "My rule"),
    ("error", "First errors"),
    ("here", "Your game"),
)


def view(model: ExploreModel, _: Shared) -> Node:
    """The whole screen."""
    return h(
        "article",
        _head(model),
        table_view(model) if model.table else map_view(model),
        _about(model),
        lab(model),
        key=f"explore-{model.game.slug}",
        data_game=model.game.slug,
    )


def _head(model: ExploreModel) -> Node:
    game = model.game
    return h(
        "header",
        h(
            "div",
            glyph(*game.glyph),
            h(
                "h1",
                "Explore ",
                h("span", game.title, key="game"),
                key="title",
                id="title",
                tabindex="-1",
                class_="unseen",
            ),
            h("label", "Game", key="label", for_="explore-game", class_="unseen"),
            h(
                "select",
                *(h("option", each.title, key=slug, value=slug, selected=each is game) for slug, each in GAMES.items()),
                key="select",
                id="explore-game",
                class_="game",
                value=game.slug,
                on_change=_choose_game,
            ),
            key="game",
            class_="which",
        ),
        h(
            "ul",
            *(h("li", text, key=kind, class_=f"legend-{kind}") for kind, text in LEGEND),
            key="legend",
            class_="legend",
        ),
        h(
            "div",
            text_field("Go to number", "jump", model.jump, error=model.jump_error, on_change=Jump, attributes=NUMERIC),
            choices("Zoom", "zoom", {each: each.value for each in Zoom}, model.zoom, ChooseZoom),
            h(
                "button",
                "As a table",
                key="table",
                id="as-table",
                type="button",
                class_="button quiet",
                aria_pressed="true" if model.table else "false",
                on_click=ToggleTable(),
            ),
            _pages(model),
            key="tools",
            class_="tools",
        ),
        key="head",
        class_="head",
    )


def _pages(model: ExploreModel) -> Node:
    return h(
        "div",
        _turn("back", "Earlier numbers", -1, able=model.first > 0),
        h("b", f"{model.first}–{model.last}", key="range", class_="range"),
        _turn("next", "Later numbers", 1, able=model.last + 1 < 10**model.game.max_digits),
        key="pages",
        class_="pages",
        role="group",
        aria_label="Pages",
    )


def _choose_game(slug: str) -> Message | None:
    return ChooseGame(slug) if slug in GAMES else None


def _turn(drawn: str, label: str, by: int, *, able: bool) -> Node:
    return h(
        "button",
        icon(drawn),
        key=drawn,
        id=f"page-{drawn}",
        type="button",
        class_="tool",
        aria_label=label,
        disabled=not able,
        on_click=TurnPage(by),
    )


def _about(model: ExploreModel) -> Node:
    """The chosen number: who wins, why, and the way to play it."""
    verdict, there = model.verdict, bool(model.game.legal_moves(model.number))
    digits = str(model.number)
    kind = "" if not there or verdict is None else "won" if verdict.wins else "lost"
    return h(
        "section",
        number(
            len(digits),
            [h("div", face(digit), key=str(place), class_="cell") for place, digit in enumerate(digits)],
            label=f"The number {digits}",
        ),
        h("div", *_told(model, verdict, there), key="told", class_="told"),
        key="about",
        class_=f"about-it {kind}".strip(),
        aria_label=f"About {digits}",
    )


def _told(model: ExploreModel, verdict: Verdict | None, there: bool) -> tuple[Node | None, ...]:
    if not there:
        outcome = model.game.outcome(model.number)
        return (h("p", outcome.reason if outcome else "", key="why", class_="why"),)
    wins = verdict is not None and verdict.wins
    headline = "Working it out…" if verdict is None else "You win" if wins else "You lose"
    return (
        h(
            "h2",
            icon("right" if wins else "wrong") if verdict else None,
            h("span", headline, key="text"),
            key="headline",
            class_="headline",
        ),
        h(
            "a",
            icon("play"),
            "Play it",
            key="play",
            class_="button dark",
            href=f"#/{model.game.slug}/{model.number}?opponent=computer",
        )
        if model.game.can_start(model.number)
        else None,
        h("p", verdict.why if verdict else "", key="why", class_="why"),
    )
