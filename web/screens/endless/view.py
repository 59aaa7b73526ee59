"""An endless run: which games, one puzzle after the other, and how far it went."""

from pygame_rules import GAMES
from pygame_rules.puzzles import games_with_puzzles
from web.puzzle.update import NEXT
from web.puzzle.view import puzzle
from web.screens.endless.messages import NextPuzzle, Start, ToggleGame
from web.screens.endless.model import MISSES, EndlessModel, Phase
from web.ui.controls import button
from web.ui.glyph import glyph
from web.ui.html import Node, h
from web.ui.icons import icon


def view(model: EndlessModel) -> Node:
    """The open puzzle, or what comes before and after a run."""
    return _puzzle(model) if model.attempt else _choice(model)


def _puzzle(model: EndlessModel) -> Node:
    attempt = model.attempt
    assert attempt
    again = model.phase is Phase.AGAIN
    label = "Once more: one you missed" if again else f"Endless, difficulty {attempt.puzzle.difficulty}"
    last = again and not model.left
    below = h(
        "section",
        h("p", h("b", str(model.solved), key="count"), " solved at the first try", key="solved"),
        _lives(len(model.missed)),
        button("Done" if last else "Next", NextPuzzle(), id=NEXT, class_="primary") if attempt.over else None,
        key="below",
        class_="below",
    )
    name = f"{attempt.puzzle.slug}-{attempt.puzzle.kind}-{attempt.puzzle.start}"
    return puzzle(attempt, name=name, label=label, beside=None, below=below)


def _lives(missed: int) -> Node:
    marks = (h("i", icon("wrong") if place < missed else "", key=str(place)) for place in range(MISSES))
    return h(
        "p",
        h("span", f"{missed} of {MISSES} misses", key="said", class_="unseen"),
        h("span", *marks, key="marks", class_="marks", aria_hidden="true"),
        key="lives",
    )


def _choice(model: EndlessModel) -> Node:
    over = model.phase is Phase.OVER
    return h(
        "section",
        h("h1", f"{model.solved} solved." if over else "Endless", key="title", id="title", tabindex="-1"),
        h("p", _words(model), key="words", class_="what"),
        h(
            "div",
            *(_game(slug, chosen=slug in model.games) for slug in games_with_puzzles()),
            key="games",
            class_="games",
            role="group",
            aria_label="Games",
        ),
        h(
            "p",
            button("Once more" if over else "Start", Start(), class_="primary", disabled=not model.games),
            h("a", "All puzzles", key="puzzles", class_="button quiet", href="#/puzzles"),
            key="ways",
            class_="row",
        ),
        class_="choice",
    )


def _words(model: EndlessModel) -> str:
    if model.phase is Phase.OVER:
        return "Your best run so far." if model.is_best else f"Your best run: {model.best}."
    best = f" Your best run: {model.best}." if model.best else ""
    again = "The run ends with the third miss; then those you missed come once more."
    return f"One puzzle after the other, harder and harder. {again}{best}"


def _game(slug: str, *, chosen: bool) -> Node:
    game = GAMES[slug]
    return h(
        "button",
        glyph(*game.glyph),
        h("span", game.title, key="title"),
        icon("right") if chosen else None,
        key=slug,
        type="button",
        aria_pressed="true" if chosen else "false",
        data_game=slug,
        on_click=ToggleGame(slug),
    )
