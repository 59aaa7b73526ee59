"""What is around every screen: the places to go, notices, whether it plays offline; and the page put together."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from web import screens
from web.app.messages import Dismiss, ToggleKeys, UpdateNow
from web.app.router import LOBBY, Route
from web.app.state import NO_TIME, Notice, NoticeKind, OfflineStatus, Shared, State, Theme
from web.ui.controls import button
from web.ui.html import Lazy, Node, h
from web.ui.icons import icon
from web.ui.sheet import sheet

NAME = "Digit Dojo"


class Place(NamedTuple):
    """Somewhere to go: its word, its icon, where it leads, and its screens, the first of them its own."""

    word: str
    icon: str
    link: str
    screens: tuple[str, ...]


PLACES = (
    Place("Play", "play", "#/", (LOBBY, "play")),
    Place("Learn", "learn", "#/learn", ("learn",)),
    Place("Puzzles", "puzzles", "#/puzzles", ("puzzles", "daily", "trainer", "endless")),
    Place("Explore", "explore", "#/explore", ("explore",)),
    Place("You", "you", "#/you", ("you", "about")),
)
KEYS = (
    ("0 – 9", "play that digit"),
    ("Shift + digit", "remove it, where a digit can be subtracted or removed"),
    ("← → ↑ ↓", "go from tile to tile"),
    ("U, R", "undo, redo"),
    ("H", "hint"),
    ("N", "new game"),
    ("Esc", "close what is open"),
    ("?", "show or hide these keys"),
)


def view(state: State) -> dict[str, Node | Lazy]:
    """The content of each part of the page that changes, by the id of the element it stands in."""
    screen = screens.load(state.screen)
    about_offline = (state.shared.offline, screen.busy(state.model))
    return {
        "places": Lazy(places, (state.screen,)),
        "notices": Lazy(notices, (state.notices, *about_offline, state.screen == LOBBY)),
        "screen": framed(state.screen, screen.view(state.model, state.shared)),
        "keys": Lazy(keys, (state.keys_shown,)),
    }


def framed(name: str, content: Node | Lazy) -> Node:
    """A screen in the frame that its stylesheet is about; screens never turn into each other."""
    return h("div", h("div", content, key=name, class_=f"screen-{name}"))


def static_lobby() -> Node:
    """The lobby as a newcomer sees it, which stands in the page before Python does."""
    lobby, shared = screens.load(LOBBY), Shared(now=lambda: NO_TIME)
    return framed(LOBBY, lobby.view(lobby.open(Route(LOBBY), shared, Random()).model, shared))


def title(state: State) -> str:
    """The title of the page."""
    named = screens.load(state.screen).title(state.model)
    return f"{named} – {NAME}" if named else NAME


def root_attributes(state: State) -> Mapping[str, str | None]:
    """What stands on the root element: the screen shown and how the page is coloured."""
    theme = state.shared.settings.theme
    if theme is Theme.SYSTEM:
        colours = "contrast" if state.shared.more_contrast else None
    else:
        colours = theme.name.lower().replace("_", "-")
    return {"data-screen": state.screen, "data-theme": colours}


def places(current: str) -> Node:
    """Where one can go; what is not built yet is left out."""
    there = [place for place in PLACES if place.screens[0] in screens.NAMES]
    return h(
        "ul",
        *(
            h(
                "li",
                h(
                    "a",
                    icon(place.icon),
                    h("span", place.word, key="word"),
                    href=place.link,
                    aria_current="page" if current in place.screens else None,
                ),
                key=place.word,
            )
            for place in there
        ),
    )


def keys(shown: bool) -> Node:
    """The list of keys."""
    if not shown:
        return h("div")
    rows = (h("div", h("dt", h("kbd", key)), h("dd", does), key=key) for key, does in KEYS)
    return h("div", sheet("Keys", ToggleKeys(), h("dl", *rows, key="rows", class_="keys")))


def notices(shown: tuple[Notice, ...], offline: OfflineStatus, busy: bool, in_lobby: bool) -> Node:
    """Sentences about a link, a saved game or the storage, and a newer version, but not in the middle of a game."""
    if shown:
        about_link = any(notice.kind is NoticeKind.LINK for notice in shown) and not in_lobby
        return h(
            "section",
            h("p", " ".join(notice.text for notice in shown), key="text"),
            h("a", "All games", href="#/", key=LOBBY, class_="button quiet") if about_link else None,
            button("OK", Dismiss(), class_="quiet"),
            class_="page-notice",
            aria_label="Notice",
        )
    if offline is OfflineStatus.OUTDATED and not busy:
        return h(
            "section",
            h("p", "A new version is ready.", key="text"),
            button("Update now", UpdateNow(), class_="quiet"),
            class_="page-notice",
            aria_label="Notice",
        )
    return h("section", class_="no-notice")
