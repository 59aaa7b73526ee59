"""What follows from the code and stands in files all the same: written by one command, checked by a test.

The list of modules in pyscript.toml, the stylesheets and the static lobby in index.html, the hues of the games.
"""

import re
from html import escape
from pathlib import Path

from pygame_rules import GAMES
from web.app.router import LOBBY
from web.shell.view import places, static_lobby
from web.ui.html import Child, Lazy

COMMAND = "python3 dev.py generate"
SCRIPT = "web/main.py"  # not a module: the page runs it
LEFT_OUT = ("tools", "runtime")  # for the developer's machine; what others wrote
TOUCHES_THE_BROWSER = "web.browser."
OF_THE_TERMINAL = ("pygame_rules.__main__", "pygame_rules.terminal")
VOID = {"img", "input"}
INDENT = 6  # of the lobby in index.html


def generated(root: Path) -> dict[Path, str]:
    """Every file that has something generated in it, as it should be."""
    page, config = root / "index.html", root / "pyscript.toml"
    text = _between(page.read_text(encoding="utf-8"), "styles", _links(root), indent=2)
    return {
        page: _between(_between(text, "places", _places(), indent=8), "lobby", _lobby(), indent=INDENT),
        config: _with_files(config.read_text(encoding="utf-8"), modules(root)),
        root / "web" / "style" / "games.css": hues(),
    }


def write(root: Path) -> list[str]:
    """Write what differs; gives the names of those files."""
    changed = []
    for path, text in generated(root).items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path.relative_to(root).as_posix())
    return changed


def modules(root: Path) -> list[str]:
    """Every module that the page's Python may import, by its path."""
    found = [path.relative_to(root) for folder in ("pygame_rules", "web") for path in (root / folder).rglob("*.py")]
    names = (path.as_posix() for path in found if not set(path.parts) & set(LEFT_OUT))
    return sorted(name for name in names if name != SCRIPT)


def without_a_page(root: Path) -> list[str]:
    """The modules that can be imported where there is no page, by their names: not those that touch the browser."""
    names = [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in modules(root)]
    return [name for name in names if not name.startswith(TOUCHES_THE_BROWSER) and name not in OF_THE_TERMINAL]


def styles(root: Path) -> list[str]:
    """The stylesheets, from what everything uses to what one screen uses alone."""
    web = root / "web"
    first = [web / "style" / name for name in ("tokens.css", "games.css", "base.css")]
    more = [path for folder in ("ui", "puzzle", "shell", "screens") for path in sorted((web / folder).rglob("*.css"))]
    return [path.relative_to(root).as_posix() for path in [*first, *more]]


def hues() -> str:
    """The hue of each game as a stylesheet."""
    rows = "".join(f'[data-game="{slug}"] {{ --hue: {game.hue}; }}\n' for slug, game in GAMES.items())
    return f"/* The hue of each game, from its file; written by {COMMAND}. */\n\n{rows}"


def to_html(node: Child, indent: int = 0) -> str:
    """The node as HTML. White space goes only where none is seen."""
    if isinstance(node, str):
        return escape(node, quote=False)
    node = node.node() if isinstance(node, Lazy) else node
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in node.attributes)
    if node.tag in VOID:
        return f"<{node.tag}{attributes}>"
    inside = node.children
    if all(isinstance(child, str) for child in inside) or any(isinstance(child, str) for child in inside):
        return f"<{node.tag}{attributes}>{''.join(map(to_html, inside))}</{node.tag}>"
    lines = "".join(f"\n{' ' * (indent + 2)}{to_html(child, indent + 2)}" for child in inside)
    return f"<{node.tag}{attributes}>{lines}\n{' ' * indent}</{node.tag}>"


def _lobby() -> str:
    return to_html(static_lobby(), INDENT)


def _places() -> str:
    return to_html(places(LOBBY), 8)


def _links(root: Path) -> str:
    return "\n  ".join(f'<link rel="stylesheet" href="./{name}">' for name in styles(root))


def _with_files(config: str, names: list[str]) -> str:
    head, _, _ = config.partition("[files]\n")
    return f"{head}[files]\n" + "".join(f'"./{name}" = "{name}"\n' for name in names)


def _between(page: str, name: str, text: str, indent: int) -> str:
    """The page with another text between two comments that name it."""
    pattern = re.compile(rf"(<!-- {name}\b[^>]*-->\n).*?( *<!-- /{name} -->)", re.DOTALL)
    if not pattern.search(page):
        raise ValueError(f"index.html has no part called {name}")
    return pattern.sub(lambda found: f"{found[1]}{' ' * indent}{text}\n{found[2]}", page, count=1)
