"""You: the streak, what your games come to, the last of them, settings and your data."""

from datetime import date

from pygame_rules.games import GAMES
from web.app.messages import ChangeSetting, ToggleKeys
from web.app.state import CoachMode, OfflineStatus, Shared, Theme
from web.saves.backup import last_backup
from web.saves.daily import DAILY, days
from web.saves.finished import FINISHED
from web.saves.game import NAMESPACE
from web.screens.you.charts import accuracy, results, streak, turning_points
from web.screens.you.games import listing, recent
from web.screens.you.messages import AskErase, BackUp, Cancel, Erase, ImportText, TogglePaste, TypePaste
from web.screens.you.model import YouModel
from web.screens.you.stats import Stats
from web.screens.you.update import CANCEL, ERASE, ERASE_EVERYTHING, PASTE, PASTED
from web.screens.you.words import ago, shortened_text
from web.ui.controls import button, choices, field, select, switch
from web.ui.html import Child, Lazy, Node, h
from web.ui.sheet import question

OFFLINE = {
    OfflineStatus.ABSENT: "This page needs a network to start.",
    OfflineStatus.READY: "Ready to play offline.",
    OfflineStatus.OUTDATED: "Ready to play offline. A new version is waiting.",
}
WELCOME = "Play a game, and you’ll see here how you’re doing."


def view(model: YouModel, shared: Shared) -> Node:
    """The page about whoever plays, or the list of all finished games."""
    today = date.fromisoformat(shared.time[:10])
    if model.listing:
        return h("article", Lazy(listing, (model, today), key="listing"), key="list", class_="list")
    asked = question(
        ERASE_EVERYTHING,
        button("Erase everything", Erase(), class_="erase"),
        button("Keep it all", Cancel(), id=CANCEL),
    )
    return h(
        "article",
        h(
            "div",
            *_about_you(model, shared, today),
            _data(model, shared, today),
            _settings(shared),
            key="page",
            class_="page" if model.history.lines else "page fresh",
            inert=model.asking,
        ),
        asked if model.asking else None,
        key="you",
    )


def _about_you(model: YouModel, shared: Shared, today: date) -> list[Child]:
    """What there is to be proud of; for a newcomer a friendly sentence."""
    told = shared.saved.get(DAILY, "")
    puzzles = days(shared.saved) if told else None
    shown: list[Child] = []
    if puzzles and puzzles.attempts:
        shown.append(Lazy(_streak, (told, today), key="streak"))
    if not model.history.lines:
        title = h("h1", "You", key="title", id="title", tabindex="-1")
        words = h("p", _welcome(shared), key="words")
        play = h("p", h("a", "Play", href="#/", class_="button primary"), key="play")
        return [*shown, h("section", title, words, play, key="welcome", class_="welcome")]
    shown.insert(0, h("h1", "You", key="title", id="title", tabindex="-1", class_="unseen"))
    stats = model.stats
    if stats.choices:
        shown.append(Lazy(accuracy, (stats, today), key="accuracy"))
    shown.append(Lazy(_results, (stats,), key="results"))
    if stats.given + stats.taken:
        shown.append(Lazy(turning_points, (stats,), key="turning"))
    return [*shown, Lazy(recent, (model, today), key="recent")]


def _welcome(shared: Shared) -> str:
    if shared.saved.get(FINISHED):
        return "Your finished games could not be read. New ones will be counted from here on."
    return WELCOME


def _streak(told: str, today: date) -> Node:
    return streak(days({DAILY: told}), today)


def _results(stats: Stats) -> Node:
    return h(
        "section",
        h("h2", "Results by game", key="heading"),
        h("ul", *(results(game, stats) for game in GAMES.values()), key="results", class_="results"),
        h("p", _besides(stats), key="besides", class_="note") if stats.friends or stats.played_out else None,
        key="results",
        class_="by-game",
    )


def _besides(stats: Stats) -> str:
    """What does not count as won or lost."""
    games = "two-player game" if stats.friends == 1 else "two-player games"
    friends = f"{stats.friends} {games}" if stats.friends else ""
    out = f"{stats.played_out} that the computer finished for you" if stats.played_out else ""
    return f"Against the computer. Not counted: {' and '.join(filter(None, (friends, out)))}."


def _data(model: YouModel, shared: Shared, today: date) -> Node:
    backup = ago(last_backup(shared.saved), today)
    shortened = model.history.shortened
    return h(
        "section",
        h("h2", "Your data", key="heading"),
        h("p", f"It lives on this device only. Last backup: {backup}.", key="where"),
        h(
            "div",
            button("Back up", BackUp(), id="back-up", class_="dark"),
            h(
                "span",
                h(
                    "input",
                    key="file",
                    id="import",
                    type="file",
                    accept=".json,application/json",
                    on_change=ImportText,
                ),
                h("label", "Import", key="label", for_="import", class_="button"),
                key="import",
                class_="import",
            ),
            button("Paste instead", TogglePaste(), id=PASTE, class_="quiet", pressed=model.pasting),
            key="ways",
            class_="row",
        ),
        _paste(model) if model.pasting else None,
        h("p", model.notice, key="notice", class_="notice" if model.refused else "told") if model.notice else None,
        h("p", _saved(shared), key="saved", class_="note"),
        h(
            "p",
            shortened_text(shortened),
            key="short",
            class_="note",
        )
        if shortened
        else None,
        h("p", OFFLINE[shared.offline], key="offline", id="offline", class_="note"),
        h(
            "div",
            h("a", "About Digit Dojo, rulings and licences", href="#/about", key="about", class_="button quiet"),
            button("Erase everything", AskErase(), id=ERASE, class_="quiet erase"),
            key="more",
            class_="row more",
        ),
        key="data",
        class_="data",
    )


def _paste(model: YouModel) -> Node:
    area = h("textarea", key="control", id=PASTED, rows=4, spellcheck="false", value=model.pasted, on_input=TypePaste)
    return h(
        "div",
        field("The text of a backup", area),
        button("Import this text", ImportText(model.pasted), disabled=not model.pasted.strip()),
        key="pasting",
        class_="pasting",
    )


def _settings(shared: Shared) -> Node:
    settings = shared.settings
    return h(
        "section",
        h("h2", "Settings", key="heading"),
        select("Colours", "theme", Theme, settings.theme, lambda theme: ChangeSetting("theme", theme)),
        choices(
            "Coach",
            "coach",
            {each: each.value for each in CoachMode},
            settings.coach,
            lambda mode: ChangeSetting("coach", mode),
        ),
        switch("Sound", "sound", on=settings.sound, message=lambda on: ChangeSetting("sound", on)),
        switch("Single keys play", "single-keys", on=settings.keys, message=lambda on: ChangeSetting("keys", on)),
        button("List of keys", ToggleKeys(), class_="quiet"),
        key="settings",
        class_="settings",
    )


def _saved(shared: Shared) -> str:
    """What is in the storage, in words."""
    games = sum(bool(text) for key, text in shared.saved.items() if key.startswith(NAMESPACE))
    count = {0: "No games are", 1: "One game is"}.get(games, f"{games} games are")
    return f"{count} unfinished in this browser. Nothing leaves it, except in a link or a file that you share yourself."
