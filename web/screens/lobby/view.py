"""The lobby: what this is, a game to resume, and a band for each game."""

from pygame_rules import Game
from pygame_rules.games import GAMES
from web.app.state import Shared
from web.saves.progress import LESSONS, decode_progress
from web.screens.lobby.model import LobbyModel, Running, Today
from web.ui.dates import day_text
from web.ui.glyph import glyph
from web.ui.html import Lazy, Node, h
from web.ui.icons import icon
from web.ui.words import count_word

LONGEST = 12  # digits of a number that is written in full


def view(model: LobbyModel, shared: Shared) -> Node:
    """The whole lobby."""
    return h(
        "section",
        h(
            "header",
            h(
                "h1",
                h("span", f"{count_word(len(GAMES))} quick digit games. ", key="one"),
                h("span", "One coach who’s never wrong.", key="two"),
                key="title",
                id="title",
                tabindex="-1",
            ),
            Lazy(_running, (model.running,), key="running") if model.running else None,
            key="welcome",
            class_="welcome",
        ),
        Lazy(_today, (model.today,), key="today"),
        h(
            "ul",
            *(Lazy(_band, (game, shared.saved.get(LESSONS + slug, "")), key=slug) for slug, game in GAMES.items()),
            key="bands",
            class_="bands",
        ),
        aria_labelledby="title",
    )


def _today(today: Today | None) -> Node:
    """Today's puzzle; before Python knows the day, a strip of the same size."""
    what = "A new one every day" if today is None else day_text(today.day)
    solved = today is not None and today.solved
    due = today.due if today else 0
    return h(
        "p",
        h(
            "a",
            icon("right" if solved else "puzzles"),
            h("b", "Today’s puzzle", key="name"),
            h("span", f"{what}: solved" if solved else what, key="day"),
            key="daily",
            href="#/daily",
        ),
        h(
            "a",
            "Trainer",
            h("b", str(due), key="due"),
            h("span", " due", key="said", class_="unseen"),
            key="trainer",
            href="#/trainer",
            class_="due",
        )
        if due
        else None,
        class_="strip",
    )


def _band(game: Game, lesson: str) -> Node:
    done = len(decode_progress(lesson).done)
    return h(
        "li",
        _picture(game, done),
        h(
            "div",
            h("h2", game.title, key="title"),
            h("p", game.pitch, key="pitch"),
            h(
                "div",
                h(
                    "a",
                    icon("play"),
                    "Play",
                    h("span", f" {game.title} against the computer", key="said", class_="unseen"),
                    key="play",
                    class_="button dark",
                    href=f"#/{game.slug}?opponent=computer",
                ),
                h(
                    "a",
                    "Two players",
                    h("span", f": {game.title}", key="said", class_="unseen"),
                    key="two",
                    class_="button quiet",
                    href=f"#/{game.slug}?opponent=friend",
                ),
                key="ways",
                class_="ways",
            ),
            key="text",
            class_="text",
        ),
        data_game=game.slug,
    )


def _picture(game: Game, done: int) -> Node:
    """The game's glyph; once its lesson has begun, how far it got, and the way there."""
    drawn = glyph(*game.glyph)
    if not done:
        return h("div", drawn, key="glyph", class_="picture")
    return h(
        "a",
        drawn,
        h(
            "span",
            h("span", "Lesson: ", key="what", class_="unseen"),
            "1 step learned" if done == 1 else f"{done} steps learned",
            h("span", f", {game.title}", key="game", class_="unseen"),
            key="learned",
            class_="learned",
        ),
        key="lesson",
        class_="picture",
        href=f"#/{game.slug}/learn",
    )


def _running(games: tuple[Running, ...]) -> Node:
    """Links to the games that have begun and not ended."""
    return h("ul", *map(_resume, games), class_="running", aria_label="Resume")


def _resume(game: Running) -> Node:
    return h(
        "li",
        h(
            "a",
            h("span", "Resume", key="resume", class_="note"),
            h("b", _standing(game), key="game"),
            icon("next"),
            href=f"#/{game.slug}",
        ),
        key=game.slug,
    )


def _standing(game: Running) -> str:
    """Which game it is and how it stands: the score of a match, and the number once somebody has moved."""
    parts = [game.title, f"at {_short(str(game.number))}" if game.moves else "", game.score]
    return ", ".join(each for each in parts if each)


def _short(number: str) -> str:
    return number if len(number) <= LONGEST else f"{number[:4]}…{number[-4:]} ({len(number)} digits)"
