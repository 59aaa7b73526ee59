"""A sheet over the page: from below on phones, from the side on desktops. Escape and its cross close it."""

from web.ui.html import Child, Message, Node, h
from web.ui.icons import icon


def close_id(title: str) -> str:
    """The id of a sheet's cross, which takes the focus."""
    return f"close-{title.lower().replace(' ', '-')}"


def sheet(title: str, close: Message, *content: Child | None, foot: Node | None = None, class_: str = "") -> Node:
    """A dialogue with a title, and perhaps a foot that stays in view."""
    return h(
        "div",
        h("div", key="veil", class_="veil", on_click=close),
        h(
            "section",
            h(
                "div",
                h("h2", title, key="title"),
                h(
                    "button",
                    icon("close"),
                    key="close",
                    id=close_id(title),
                    type="button",
                    class_="cross",
                    aria_label="Close",
                    on_click=close,
                ),
                key="head",
                class_="sheet-head",
            ),
            h("div", *content, key="content", class_="content"),
            h("footer", foot, key="foot") if foot else None,
            key="sheet",
            class_=f"sheet {class_}".strip(),
            role="dialog",
            aria_modal="true",
            aria_label=title,
        ),
        key=f"sheet-{title}",
        class_="overlay",
    )


def question(text: str, yes: Node, no: Node) -> Node:
    """A question in the middle of what the player looks at, with two answers."""
    return h(
        "div",
        h("div", key="veil", class_="veil"),
        h(
            "section",
            h("p", text, key="text"),
            h("div", yes, no, key="answers", class_="answers"),
            key="sheet",
            class_="sheet question",
            role="alertdialog",
            aria_modal="true",
            aria_label=text,
        ),
        key="question",
        class_="overlay",
    )
