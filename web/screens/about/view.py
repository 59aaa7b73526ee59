"""What this is, how it decides what the rules leave open, and whose work it stands on."""

from pygame_rules import GAMES, __version__
from web.app.state import Edition
from web.ui.html import Node, h
from web.ui.words import count_word

# What holds for every game; the rulings of each stand in its file.
GENERAL = (
    "A game starts from a number of at most 60 digits, or as many as can be solved exactly.",
    "A player who has no legal move loses. In the first five games that never happens.",
)


def view(edition: Edition) -> Node:
    """The page about the page."""
    rulings = [f"{game.title}: {ruling}" for game in GAMES.values() for ruling in game.rulings]
    return h(
        "article",
        h("h1", "About Digit Dojo", id="title", tabindex="-1"),
        h(
            "p",
            f"{count_word(len(GAMES))} two-player games with the digits of a number, "
            "and a coach who has solved every position.",
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
        h("ul", *(h("li", ruling, key=str(count)) for count, ruling in enumerate((*rulings, *GENERAL)))),
        h("h2", "Privacy"),
        h(
            "p",
            "There is no server, no account and no tracking. Your games and settings stay in this browser and never "
            "leave this device, except in a link that you share yourself.",
        ),
        *(_take_it_with_you() if edition is Edition.SITE else ()),
        h("h2", "Made with"),
        h("p", f"Digit Dojo {__version__}, free under the MIT licence."),
        h(
            "ul",
            h("li", "PyScript 0.7.31, Apache License 2.0, by Anaconda and the PyScript contributors", key="pyscript"),
            h("li", "Pyodide 314.0.7, Mozilla Public License 2.0, by the Pyodide contributors", key="pyodide"),
            h("li", "CPython 3.14, Python Software Foundation License", key="python"),
            h("li", "Archivo, SIL Open Font License 1.1, by the Archivo Project Authors", key="archivo"),
        ),
        # The source has them in node_modules/; what is built ships them.
        h("p", h("a", "All licences in full", href="./licences.txt")) if edition is not Edition.SOURCE else None,
        class_="about",
    )


def _take_it_with_you() -> tuple[Node, ...]:
    """What only the built site has: itself as one file."""
    return (
        h("h2", "Take it with you"),
        h(
            "p",
            "After your first visit this page plays offline. You can also have ",
            h("a", "all of it as one file", href="./digit-dojo.html", download=True, key="file"),
            ", which plays from a double-click, on a USB stick or in a classroom without a network.",
        ),
    )
