"""The bar at the top, and the sentence about something that went wrong."""

from web.html import Node, h
from web.state import Kept, State, Theme
from web.view.parts import button, select, switch

KEYS = (
    ("0 – 9", "play that digit"),
    ("Shift + digit", "remove it, where a digit can be subtracted or removed"),
    ("← →", "go from tile to tile"),
    ("U, R", "undo, redo"),
    ("H", "hint"),
    ("N", "new game"),
    ("?", "show or hide these keys"),
)


def bar(theme: Theme, sound: bool, keys: bool, keys_shown: bool) -> Node:
    """Theme, sound and the list of keys."""
    return h(
        "div",
        select("Colours", "theme", Theme, theme),
        switch("Sound", "sound", on=sound),
        h(
            "button",
            "Keys",
            key="keys",
            type="button",
            class_="button quiet",
            data_do="keys",
            aria_expanded="true" if keys_shown else "false",
            aria_controls="keys",
        ),
        _keys(keys) if keys_shown else None,
        class_="controls",
    )


def _keys(on: bool) -> Node:
    rows = (h("div", h("dt", h("kbd", key)), h("dd", does), key=key) for key, does in KEYS)
    return h(
        "div",
        h("dl", *rows, key="rows"),
        switch("Single keys play", "keys", on=on),
        id="keys",
        key="keys-list",
        class_="keys",
    )


def kept(state: State) -> Node:
    """Whether the page plays offline, and the offer to take a newer one, but not in the middle of a game."""
    playing = state.screen == "table" and state.table is not None and state.table.running
    if state.kept is Kept.OUTDATED and not playing:
        return h("div", h("p", "A new version is ready.", key="text"), button("Update now", "update"), class_="row")
    return h("div", h("p", "Ready to play offline.", key="text") if state.kept is not Kept.NOT else None, class_="row")


def problem(about_link: str, about_storage: str) -> Node:
    """Sentences about a link or a saved game, and about the storage, and a way on."""
    told = " ".join(filter(None, (about_link, about_storage)))
    if not told:
        return h("section", class_="no-problem")
    return h(
        "section",
        h("p", told, key="text"),
        h("a", "To the lobby", href="#/", key="lobby", class_="button quiet") if about_link else None,
        button("All right", "dismiss", class_="quiet"),
        class_="problem",
        aria_label="Notice",
    )
