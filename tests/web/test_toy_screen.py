"""A new screen is one folder: the example of CONTRIBUTING.md, and what all screens are held to takes it up."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("pygame_rules", "tests", "web")
FILES = ("CONTRIBUTING.md", "dev.py", "index.html", "package.json", "pyproject.toml", "pyscript.toml")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "runtime", "node_modules")
STYLE = ".screen-toy {\n  .count { color: var(--ink-soft); }\n}\n"
GENERATE = "from pathlib import Path; from web.tools.generate import write; print(*write(Path.cwd()))"
OPEN = "from support.headless import at, part_text; print(at('toy').screen, part_text(at('toy')))"
PYTEST = ("-m", "pytest", "-p", "no:cacheprovider", "--hypothesis-profile=quick", "--tb=short", "-v")
# What all screens are held to, and what is around them; the tests of the other screens have nothing to do with it.
SUITE = (
    "tests/web/app",
    "tests/web/shell",
    *sorted(f"tests/web/{path.name}" for path in (ROOT / "tests" / "web").glob("test_*.py")),
    "-m",
    "not processes",
)

pytestmark = pytest.mark.processes


def example() -> str:
    """The screen that CONTRIBUTING.md shows."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("Add a screen\n")[2]
    shown = re.search(r'```python\n("""A toy.*?)```', section, re.DOTALL)
    assert shown, 'Show a toy screen in CONTRIBUTING.md, under "Add a screen"'
    return shown[1]


class Tree:
    """A copy of the page and its tests, with one folder more."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in FOLDERS:
            shutil.copytree(ROOT / name, folder / name, ignore=NOT_COPIED)
        for name in FILES:
            shutil.copy(ROOT / name, folder)
        toy = folder / "web" / "screens" / "toy"
        toy.mkdir()
        (toy / "__init__.py").write_text(example(), encoding="utf-8")
        (toy / "toy.css").write_text(STYLE, encoding="utf-8")

    def run(self, *arguments: str, fails: bool = False) -> str:
        """What Python prints when it is started here."""
        command = [sys.executable, *arguments]
        paths = os.pathsep.join([str(self.folder), str(self.folder / "tests")])
        env = {**os.environ, "PYTHONPATH": paths}
        done = subprocess.run(command, cwd=self.folder, env=env, capture_output=True, text=True, check=False)
        assert bool(done.returncode) == fails, done.stdout[-5_000:] + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return Tree(tmp_path_factory.mktemp("toy"))


def test_the_page_asks_for_one_command_and_then_takes_the_screen_up(tree: Tree) -> None:
    asked = (*PYTEST, "tests/web/tools/test_generate.py")
    assert "Run python3 dev.py generate" in tree.run(*asked, fails=True)
    assert tree.run("-c", GENERATE).split() == ["index.html", "pyscript.toml"]
    tree.run(*asked)


def test_its_link_opens_it(tree: Tree) -> None:
    assert tree.run("-c", OPEN).startswith("toy Toy")


def test_what_all_screens_are_held_to_holds_with_one_screen_more(tree: Tree) -> None:
    tree.run("-c", GENERATE)
    told = tree.run(*PYTEST, *SUITE)
    assert len(re.findall(r"\[(?:[^\]\n]*-)?toy\] PASSED", told)) >= 15, "what every screen owes is asked of this one"
