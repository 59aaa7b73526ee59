"""A sixth game is one new file: the whole suite of the package and the terminal take it up."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTEST = ("-m", "pytest", "-p", "no:cacheprovider", "--hypothesis-profile=quick", "--tb=short")

pytestmark = pytest.mark.processes


def example() -> str:
    """The game that CONTRIBUTING.md shows."""
    shown = re.search(r"```python\n(from pygame_rules.*?)```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.DOTALL)
    assert shown
    return shown[1]


def hot_potato() -> str:
    """A game whose last move loses, which stands first in the list."""
    return (ROOT / "tests" / "support" / "hot_potato.py").read_text("utf-8")


class Tree:
    """A copy of the package and its tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("pygame_rules", "tests", "web"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "runtime"))
        for name in ("pyproject.toml", "pyscript.toml", "index.html"):
            shutil.copy(ROOT / name, folder)

    def add_game(self, name: str, text: str) -> None:
        """Write one file, and nothing else."""
        (self.folder / "pygame_rules" / "games" / f"{name}.py").write_text(text, encoding="utf-8")

    def run(self, *arguments: str, typed: str = "", fails: bool = False) -> str:
        """What Python prints when it is started here."""
        command = [sys.executable, *arguments]
        done = subprocess.run(command, cwd=self.folder, input=typed, capture_output=True, text=True, check=False)
        assert bool(done.returncode) == fails, done.stdout[-5_000:] + done.stderr
        return done.stdout


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_the_whole_suite_holds_with_more_games(tree: Tree) -> None:
    """Both at once, since the suite takes its time: one stands first in the list, the other one last."""
    tree.add_game("odd_out", example())
    tree.add_game("hot_potato", hot_potato())
    suite = ("tests/pygame_rules", "--ignore=tests/pygame_rules/test_sixth_game.py", "-m", "not exhaustive")
    told = tree.run(*PYTEST, "-v", *suite)
    for slug in ("odd-out", "hot-potato"):
        assert len(re.findall(rf"\[{slug}\] PASSED", told)) >= 12, "what is asked of every game is asked of this one"


def test_the_example_is_played_in_the_terminal(tree: Tree) -> None:
    tree.add_game("odd_out", example())
    played = tree.run("-m", "pygame_rules", "odd-out", "123", typed="-2\n?\n-3\n-1\n-1\nresign\n")
    assert "2 is even." in played
    assert "wins" in played
    assert "6. Odd Out: " in tree.run("-m", "pygame_rules", typed="quit\n")


def test_the_command_that_a_page_needs_is_printed(tree: Tree) -> None:
    tree.add_game("odd_out", example())
    asked = (*PYTEST, "tests/web/tools/test_generate.py", "-k", "as_the_command_would_write_it")
    assert "Run python3 dev.py generate" in tree.run(*asked, fails=True)
    tree.run("-c", "from pathlib import Path; from web.tools.generate import write; write(Path.cwd())")
    tree.run(*asked)
