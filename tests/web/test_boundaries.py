"""Boundaries of the page's code: where the browser may be touched, who may know whom, where rules must not creep in."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.headless import at, part_text

from pygame_rules import GAMES

WEB = Path(__file__).parents[2] / "web"
LEFT_OUT = {"tools", "runtime"}  # for the developer's machine; what others wrote


def found(pattern: str) -> list[Path]:
    paths = (path.relative_to(WEB) for path in WEB.rglob(pattern))
    return sorted(path for path in paths if not LEFT_OUT & set(path.parts))


FILES = found("*.py")
each_file = pytest.mark.parametrize("path", FILES, ids=str)

# For each folder, what of web/ its modules may import. A screen may import its own folder besides.
MAY_IMPORT = {
    "ui": ("web.ui",),
    "app": ("web.app", "web.ui", "web.screens", "web.shell"),
    "saves": ("web.app", "web.saves"),
    "puzzle": ("web.app", "web.ui", "web.puzzle"),
    "shell": ("web.app", "web.ui", "web.screens", "web.shell"),
    "screens": ("web.app", "web.ui", "web.saves", "web.puzzle"),
    "browser": ("web.app", "web.ui", "web.browser"),
}
# What all the others are built on.
BUILT_ON = ("web.app.state", "web.app.storage")


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, and what it takes from packages, by their full names."""
    for node in ast.walk(ast.parse((WEB / path).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            module = node.module or ""
            inside = WEB.parent / module.replace(".", "/")
            for alias in node.names:
                is_module = (inside / f"{alias.name}.py").is_file() or (inside / alias.name).is_dir()
                yield f"{module}.{alias.name}" if is_module else module


def within(module: str, *packages: str) -> bool:
    return any(f"{module}.".startswith(f"{package}.") for package in packages)


@each_file
def test_the_browser_is_touched_only_in_its_folder(path: Path) -> None:
    if path.parts[0] != "browser" and path != Path("main.py"):
        for module in imports(path):
            assert not within(module, "js", "pyscript", "pyodide", "pyodide_js", "web.browser"), module


@each_file
def test_dependencies_point_one_way(path: Path) -> None:
    folder = path.parts[0]
    if path == Path("main.py"):
        return
    assert folder in MAY_IMPORT, f"say what {folder} may import in MAY_IMPORT"
    own = ".".join(("web", *path.parts[:2])) if folder == "screens" and len(path.parts) > 2 else f"web.{folder}"
    for module in imports(path):
        if within(module, "web"):
            assert within(module, own, *MAY_IMPORT[folder]), f"{path} may not import {module}"


@each_file
def test_only_a_screen_itself_knows_what_is_in_its_folder(path: Path) -> None:
    for module in imports(path):
        if within(module, "web.screens") and path.parts[0] != "screens":
            assert module == "web.screens", f"{path} may not know {module}"


@pytest.mark.parametrize("module", BUILT_ON)
def test_what_all_are_built_on_is_built_on_nothing_that_shows(module: str) -> None:
    for imported in imports(Path(*module.split(".")[1:]).with_suffix(".py")):
        assert not within(imported, "web") or within(imported, *BUILT_ON), imported


@each_file
def test_the_page_does_no_digit_arithmetic_and_knows_no_game_by_name(path: Path) -> None:
    text = (WEB / path).read_text("utf-8")
    assert not re.search(r"% 10\b|// 10\b|divmod", text)
    assert not [name for slug, game in GAMES.items() for name in (slug, game.title) if name in text]


@pytest.mark.parametrize("path", [*found("*.css"), *found("*.js")], ids=str)
def test_styles_and_scripts_know_no_game_by_name(path: Path) -> None:
    if path != Path("style/games.css"):  # It is written from the games.
        assert not [slug for slug in GAMES if slug in (WEB / path).read_text("utf-8")]


@pytest.mark.parametrize("path", found("*.css"), ids=str)
def test_styles_use_tokens_only(path: Path) -> None:
    if path != Path("style/tokens.css"):
        own = r"#[0-9a-fA-F]{3,8}\b|\brgb\(|\bhsl\(|\boklch\((?!var)|\bcubic-bezier|\b[0-9.]+m?s\b"
        assert re.findall(own, (WEB / path).read_text("utf-8")) == []


def test_the_versions_that_are_told_are_those_that_are_fetched() -> None:
    pinned = json.loads((WEB.parent / "package.json").read_text("utf-8"))["dependencies"]
    told = part_text(at("about"))
    assert f"PyScript {pinned['@pyscript/core']}," in told
    assert f"Pyodide {pinned['pyodide']}," in told
