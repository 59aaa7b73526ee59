"""Settings, what this browser has saved, and the way to About."""

from web.app.messages import ChangeSetting, ToggleKeys
from web.app.state import CoachMode, OfflineStatus, Shared, Theme
from web.saves.game import NAMESPACE
from web.ui.controls import button, choices, select, switch
from web.ui.html import Node, h

OFFLINE = {
    OfflineStatus.ABSENT: "This page needs a network to start.",
    OfflineStatus.READY: "Ready to play offline.",
    OfflineStatus.OUTDATED: "Ready to play offline. A new version is waiting.",
}


def view(shared: Shared) -> Node:
    """The page about whoever plays."""
    settings = shared.settings
    return h(
        "article",
        h("h1", "You", key="title", id="title", tabindex="-1"),
        h(
            "section",
            h("h2", "Settings", key="heading"),
            select("Colours", "theme", Theme, settings.theme, lambda theme: ChangeSetting("theme", theme)),
            switch("Sound", "sound", on=settings.sound, message=lambda on: ChangeSetting("sound", on)),
            choices(
                "Coach",
                "coach",
                {each: each.value for each in CoachMode},
                settings.coach,
                lambda mode: ChangeSetting("coach", mode),
            ),
            switch("Single keys play", "single-keys", on=settings.keys, message=lambda on: ChangeSetting("keys", on)),
            button("List of keys", ToggleKeys(), class_="quiet"),
            key="settings",
        ),
        h(
            "section",
            h("h2", "Your data", key="heading"),
            h("p", _saved(shared), key="saved"),
            h("p", "It never leaves this device, except in a link that you share yourself.", key="where"),
            h("p", OFFLINE[shared.offline], key="offline", id="offline", class_="note"),
            key="data",
        ),
        h("p", h("a", "About Digit Dojo, rulings and licences", href="#/about", key="about"), key="more"),
    )


def _saved(shared: Shared) -> str:
    """What is in the storage, in words."""
    games = sum(key.startswith(NAMESPACE) for key in shared.saved)
    count = {0: "No games are", 1: "One game is"}.get(games, f"{games} games are")
    return f"{count} saved in this browser, with your settings."
