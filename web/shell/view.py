"""What is around every screen: the bar at the top, notices, the foot; and the page put together."""

from collections.abc import Mapping
from random import Random

from web import screens
from web.app.messages import ChangeSetting, Dismiss, ToggleKeys, UpdateNow
from web.app.router import LOBBY, Route
from web.app.state import Notice, NoticeKind, OfflineStatus, Shared, State, Theme
from web.ui.controls import button, select, switch
from web.ui.html import Lazy, Node, h

NAME = "Digit Dojo"
KEYS = (
    ("0 – 9", "play that digit"),
    ("Shift + digit", "remove it, where a digit can be subtracted or removed"),
    ("← →", "go from tile to tile"),
    ("U, R", "undo, redo"),
    ("H", "hint"),
    ("N", "new game"),
    ("?", "show or hide these keys"),
)


def view(state: State) -> dict[str, Node | Lazy]:
    """The content of each part of the page that changes, by the id of the element it stands in."""
    settings = state.shared.settings
    screen = screens.load(state.screen)
    busy = screen.busy(state.model)
    return {
        "controls": Lazy(bar, (settings.theme, settings.sound, settings.keys, state.keys_shown)),
        "notices": Lazy(notices, (state.notices,)),
        "offline": Lazy(offline, (state.shared.offline, busy)),
        "screen": framed(state.screen, screen.view(state.model, state.shared)),
    }


def framed(name: str, content: Node | Lazy) -> Node:
    """A screen in the frame that its stylesheet is about; screens never turn into each other."""
    return h("div", h("div", content, key=name, class_=f"screen-{name}"))


def static_lobby() -> Node:
    """The lobby as a newcomer sees it, which stands in the page before Python does."""
    lobby, shared = screens.load(LOBBY), Shared()
    return framed(LOBBY, lobby.view(lobby.open(Route(LOBBY), shared, Random()).model, shared))


def title(state: State) -> str:
    """The title of the page."""
    named = screens.load(state.screen).title(state.model)
    return f"{named} – {NAME}" if named else NAME


def root_attributes(state: State) -> Mapping[str, str | None]:
    """What stands on the root element: the screen shown and how the page is coloured."""
    theme = state.shared.settings.theme
    if theme is Theme.SYSTEM:
        colours = Theme.CONTRAST.name.lower() if state.shared.more_contrast else None
    else:
        colours = theme.name.lower()
    return {"data-screen": state.screen, "data-theme": colours}


def bar(theme: Theme, sound: bool, keys: bool, keys_shown: bool) -> Node:
    """Theme, sound and the list of keys."""
    return h(
        "div",
        select("Colours", "theme", Theme, theme, lambda chosen: ChangeSetting("theme", chosen)),
        switch("Sound", "sound", on=sound, message=lambda on: ChangeSetting("sound", on)),
        h(
            "button",
            "Keys",
            key="keys",
            type="button",
            class_="button quiet",
            aria_expanded="true" if keys_shown else "false",
            aria_controls="keys",
            on_click=ToggleKeys(),
        ),
        _keys(keys) if keys_shown else None,
        class_="controls",
    )


def _keys(on: bool) -> Node:
    rows = (h("div", h("dt", h("kbd", key)), h("dd", does), key=key) for key, does in KEYS)
    return h(
        "div",
        h("dl", *rows, key="rows"),
        switch("Single keys play", "keys", on=on, message=lambda chosen: ChangeSetting("keys", chosen)),
        id="keys",
        key="keys-list",
        class_="keys",
    )


def offline(status: OfflineStatus, busy: bool) -> Node:
    """Whether the page plays offline, and the offer to take a newer one, but not in the middle of a game."""
    if status is OfflineStatus.OUTDATED and not busy:
        return h("div", h("p", "A new version is ready.", key="text"), button("Update now", UpdateNow()), class_="row")
    ready = status is not OfflineStatus.ABSENT
    return h("div", h("p", "Ready to play offline.", key="text") if ready else None, class_="row")


def notices(shown: tuple[Notice, ...]) -> Node:
    """Sentences about a link or a saved game, and about the storage, and a way on."""
    if not shown:
        return h("section", class_="no-notice")
    about_link = any(notice.kind is NoticeKind.LINK for notice in shown)
    return h(
        "section",
        h("p", " ".join(notice.text for notice in shown), key="text"),
        h("a", "To the lobby", href="#/", key=LOBBY, class_="button quiet") if about_link else None,
        button("OK", Dismiss(), class_="quiet"),
        class_="page-notice",
        aria_label="Notice",
    )
