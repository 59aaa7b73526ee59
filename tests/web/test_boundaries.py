"""Boundaries of the page's code: where the browser may be touched, and that no rules have crept in."""

import ast
import json
import re
from pathlib import Path

import pytest

from pygame_rules import GAMES
from web.html import text_of
from web.state import Edition
from web.view.about import about

WEB = Path(__file__).parents[2] / "web"
FILES = [path for path in sorted(WEB.rglob("*.py")) if "tools" not in path.parts and "runtime" not in path.parts]
SEAM = {"main.py", "page.py", "listen.py", "offline.py"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_browser_is_touched_only_at_the_seam(path: Path) -> None:
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    if path.name not in SEAM:
        assert not names & {"js", "pyscript", "pyodide"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_page_does_no_digit_arithmetic_and_knows_no_game_by_name(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"% 10\b|// 10\b|divmod", text)
    if path.name != "about.py":
        assert not any(slug in text for slug in GAMES)


def test_the_static_lobby_says_what_the_rules_say() -> None:
    page = (WEB.parent / "index.html").read_text(encoding="utf-8")
    for slug, game in GAMES.items():
        wanted = (f'href="#/{slug}"', f"<strong>{game.title}</strong>", f"<span>{game.objective}</span>")
        missing = [part for part in wanted if part not in page]
        assert not missing, f"index.html needs a card for {slug} with {' and '.join(missing)}"


def test_the_versions_that_are_told_are_those_that_are_fetched() -> None:
    pinned = json.loads((WEB.parent / "package.json").read_text(encoding="utf-8"))["dependencies"]
    told = text_of(about(Edition.SITE))
    assert f"PyScript {pinned['@pyscript/core']}," in told
    assert f"Pyodide {pinned['pyodide']}," in told


def test_styles_use_tokens_only() -> None:
    for path in (WEB / "style").glob("*.css"):
        if path.name != "tokens.css":
            own = r"#[0-9a-fA-F]{3,8}\b|\brgb\(|\bhsl\(|\boklch\((?!var)|\bcubic-bezier|\b[0-9.]+m?s\b"
            assert not re.findall(own, path.read_text(encoding="utf-8")), path.name
