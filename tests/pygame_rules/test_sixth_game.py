"""A sixth game is one new file: the example of CONTRIBUTING.md, taken up by the suite and the terminal."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.processes
def test_a_new_file_is_a_new_game_in_the_tests_and_in_the_terminal(tmp_path: Path) -> None:
    for folder in ("pygame_rules", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    example = re.search(
        r"```python\n(from pygame_rules.*?)```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.DOTALL
    )
    assert example
    (tmp_path / "pygame_rules" / "games" / "odd_out.py").write_text(example[1], encoding="utf-8")

    def here(*arguments: str, typed: str = "") -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, cwd=tmp_path, input=typed, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    tested = here("-m", "pytest", "-v", "tests/pygame_rules/test_conformance.py")
    assert "[odd-out] PASSED" in tested
    played = here("-m", "pygame_rules", "odd-out", "123", typed="-2\n?\n-3\n-1\n-1\nresign\n")
    assert "2 is even." in played
    assert "wins" in played
    assert "6. Odd Out: " in here("-m", "pygame_rules", typed="quit\n")
