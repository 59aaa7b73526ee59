"""About the games, the rulings, privacy and licences."""

from pygame_rules import GAMES, __version__
from web.html import Node, h
from web.state import Edition

RULINGS = (
    "Zero Hero: the number cannot go below zero, because no digit is larger than its number.",
    "Max Digit Zero: a wrong digit or a wrong result is a strike, and the turn is tried again. After three strikes in "
    "a row the other player may claim the game; a switch turns this off, and the computer never claims.",
    "Digit Drop Duel: each turn drops exactly one digit, the leftmost of its kind, even if all digits are alike. "
    "Zeros left in front vanish. Making zero loses, also when only zeros are left behind the last other digit.",
    "Digit Duel: of equal digits you pick which one is removed. A removal that would leave a zero in front is not "
    "allowed, even where an equal digit could go.",
    "Digit Deletion Duel: besides the usual four digits, any start of two or more digits can be played.",
    "Starts: Zero Hero and Max Digit Zero take any positive number, the others two digits or more; up to 60 digits, "
    "in Digit Duel up to 15, so that every position can be solved exactly.",
    "A player who has no legal move loses. In these five games that never happens.",
)


def about(edition: Edition) -> Node:
    """What this is, how it decides what the rules leave open, and whose work it stands on."""
    return h(
        "article",
        h("h1", "About Digit Dojo", id="title", tabindex="-1"),
        h(
            "p",
            "Five two-player games with the digits of a number, and a tutor that has solved every position exactly.",
        ),
        h("h2", "The games"),
        h(
            "ul",
            *(
                h("li", h("a", game.title, href=f"#/{slug}"), f": {game.objective}", key=slug)
                for slug, game in GAMES.items()
            ),
        ),
        h("h2", "Where the rules leave something open"),
        h("ul", *(h("li", ruling, key=str(count)) for count, ruling in enumerate(RULINGS))),
        h("h2", "Privacy"),
        h(
            "p",
            "There is no server, no account and no tracking. Your games and settings stay in this browser and never "
            "leave this device, except in a link that you share yourself.",
        ),
        *(_to_take_along() if edition is Edition.SITE else ()),
        h("h2", "Made with"),
        h("p", f"Digit Dojo {__version__}, free under the MIT licence."),
        h(
            "ul",
            h("li", "PyScript 0.7.31, Apache License 2.0, by Anaconda and the PyScript contributors", key="pyscript"),
            h("li", "Pyodide 314.0.7, Mozilla Public License 2.0, by the Pyodide contributors", key="pyodide"),
            h("li", "CPython 3.14, Python Software Foundation License", key="python"),
        ),
        # The source has them in node_modules/; what is built ships them.
        h("p", h("a", "All licences in full", href="./licences.txt")) if edition is not Edition.SOURCE else None,
        key="about",
        class_="about",
    )


def _to_take_along() -> tuple[Node, ...]:
    """What only the built site has: itself as one file."""
    return (
        h("h2", "To take along"),
        h(
            "p",
            "After your first visit this page plays offline. You can also have ",
            h("a", "all of it as one file", href="./digit-dojo.html", download=True, key="file"),
            ", which plays from a double-click, on a stick or in a classroom without a network.",
        ),
    )
