"""A sixth game is one new file: the whole conformance suite takes it up by itself."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

TOY = '''
"""Last Digit: only the last digit may be removed; whoever leaves a single digit wins."""

from pygame_rules.core import Move, Outcome, digits
from pygame_rules.game import Game


class LastDigit(Game):
    """There is never a choice."""

    slug = "last-digit"
    title = "Last Digit"
    objective = "Take the last digit away. Whoever leaves a single digit wins."
    rules = ("Remove the last digit.", "Leave a single digit and you win.")
    kinds = ("remove",)
    min_digits = 2

    def refusal(self, number: int, move: Move) -> str | None:
        return None if move.position == len(digits(number)) else "Only the last digit may go."

    def reached(self, number: int) -> Outcome | None:
        return Outcome(mover_wins=True, reason="left a single digit") if number < 10 else None
'''


def test_a_new_file_is_a_new_game_in_the_tests_and_in_the_terminal(tmp_path: Path) -> None:
    for folder in ("pygame_rules", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "pygame_rules" / "games" / "last_digit.py").write_text(TOY, encoding="utf-8")

    def here(*arguments: str, typed: str = "") -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, cwd=tmp_path, input=typed, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    tested = here(
        "-m", "pytest", "-v", "tests/pygame_rules/test_conformance.py", "-k", "last-digit", "-p", "no:cacheprovider"
    )
    assert "[last-digit] PASSED" in tested
    played = here("-m", "pygame_rules", "last-digit", "123", typed="x1\nx3\nx2\n")
    assert "Only the last digit may go." in played
    assert "Player 2 wins the game!" in played
    assert "6. Last Digit: " in here("-m", "pygame_rules", typed="quit\n")
