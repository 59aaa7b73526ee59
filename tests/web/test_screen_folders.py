"""What stands in a screen's folder keeps to itself: it imports no other screen, and styles nothing but its own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from support import css

from web import screens

FOLDERS = {name: Path(__file__).parents[2] / "web" / "screens" / name for name in sorted(screens.NAMES)}
each_screen = pytest.mark.parametrize("name", FOLDERS)


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@each_screen
def test_it_imports_no_other_screen_and_no_browser(name: str) -> None:
    for path in FOLDERS[name].rglob("*.py"):
        for module in imports(path):
            assert module.partition(".")[0] not in ("js", "pyscript", "pyodide"), path
            assert not module.startswith("web.browser"), path
            if module.startswith("web.screens"):
                assert f"{module}.".startswith(f"web.screens.{name}."), f"{path} imports {module}"


@each_screen
def test_its_stylesheet_touches_nothing_outside_of_it(name: str) -> None:
    for path in FOLDERS[name].rglob("*.css"):
        assert css.leaks(path.read_text("utf-8"), name) == [], f"{path.name}: begin with .screen-{name}"


@pytest.mark.parametrize(
    "text",
    [
        "p { a: b }",
        ".screen-toys p { a: b }",
        ".screen-toy, p { a: b }",
        ".screen-toy ~ p { a: b }",
        ".screen-toy { & + p { a: b } }",
        ".screen-toy { @media (x) { :not(&) { a: b } } }",
        "@media (x) { p { a: b } }",
        "@import 'x.css';",
        "@keyframes spin { to { a: b } }",
        "@font-face { a: b }",
        ":root { --a: b; }",
    ],
)
def test_a_stylesheet_that_touches_more_is_noticed(text: str) -> None:
    assert css.leaks(text, "toy")
    assert not css.leaks('.screen-toy { a: "}"; p, :is(b, i) { a: b } [x] & p { a: b } } @keyframes toy-x { }', "toy")
