"""Boundaries that hold: what the package may import, what may print, where a game may be named."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pygame_rules import GAMES

PACKAGE = Path(__file__).parents[2] / "pygame_rules"
FILES = sorted(PACKAGE.rglob("*.py"))
NAMES = [str(path.relative_to(PACKAGE)) for path in FILES]


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            yield node.module or ""


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_only_the_standard_library_is_imported(path: Path) -> None:
    for module in _imports(ast.parse(path.read_text(encoding="utf-8"))):
        top = module.partition(".")[0]
        assert top == "pygame_rules" or top in sys.stdlib_module_names
        assert top not in ("js", "pyscript", "pyodide")


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_only_the_terminal_prints_and_reads(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    if path.name != "terminal.py":
        assert not names & {"print", "input", "open"}


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_game_is_named_only_in_its_own_file(path: Path) -> None:
    """Docstrings may show examples; code may not know a game by name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documentation = {
        ast.get_docstring(node, clean=False)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in documentation:
            for game in GAMES.values():
                own = path.stem == type(game).__module__.rpartition(".")[2]
                assert own or not (game.slug in node.value or game.title in node.value), node.value


LAYERS = [
    {"errors"},
    {"reading"},
    {"core", "slices", "wording", "words"},
    {"insight", "refusals"},
    {"search"},
    {"solver"},
    {"computer"},
    {"starts"},
    {"game"},
    {"games"},
    {"play"},
    {"match", "record", "coach", "talk", "tiles", "patterns"},
    {"lessons", "puzzles"},
    {"conversation"},
    {"dialogue"},
    {"terminal"},
]
WANTED_LATER = ("patterns", "lessons", "puzzles")


def test_what_is_wanted_now_and_then_is_not_imported_from_the_start() -> None:
    """The page's start must not wait for these."""
    for path in FILES:
        if path.relative_to(PACKAGE).parts[0].removesuffix(".py") not in WANTED_LATER:
            for module in _imports(ast.parse(path.read_text(encoding="utf-8"))):
                assert not module.startswith(tuple(f"pygame_rules.{name}" for name in WANTED_LATER)), path


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_dependencies_point_one_way(path: Path) -> None:
    name = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    if name in ("__init__", "__main__"):
        return
    rank = next((rank for rank, layer in enumerate(LAYERS) if name in layer), None)
    assert rank is not None, f"say where {name} belongs in LAYERS"
    below = set().union(*LAYERS[:rank])
    if (PACKAGE / name).is_dir():
        below.add(name)
    for module in _imports(ast.parse(path.read_text(encoding="utf-8"))):
        if module.startswith("pygame_rules."):
            assert module.split(".")[1] in below, f"{name} may not import {module}"
