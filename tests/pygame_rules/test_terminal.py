"""The terminal front end: arguments, input, output and exit codes."""

import io
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

from pygame_rules import GAMES
from pygame_rules.computer import Level
from pygame_rules.dialogue import Setup
from pygame_rules.terminal import main


def run(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode("utf-8", "surrogateescape"))))
    return main(arguments)


def test_a_game_is_played_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "7\n", "zero-hero", "7") == 0
    shown = capsys.readouterr().out
    assert shown.endswith("Enter digit to subtract: 7\nNew Number is 0\n\nPlayer 1 wins the game!\n")


def test_the_end_of_input_ends_the_program_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "", "zero-hero", "7") == 0
    assert capsys.readouterr().err == ""


def test_control_c_ends_the_program_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["zero-hero"]) == 130


def test_input_at_a_real_terminal_is_not_shown_twice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", type("Keyboard", (io.StringIO,), {"isatty": lambda _: True})("7\n"))
    assert main(["zero-hero", "7"]) == 0
    assert "subtract: New Number is 0" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["digit-duel", "9"], "Digit Duel starts from at least 2 digits; 100 would do."),
        (["digit-duel", "-5"], "A starting number is positive, without a minus sign; 100 would do."),
        (["digit-duel", ""], "Type a number to start from, for example 100."),
        (["digit-duel", "--points", "0"], "A match is played to a whole number of points from 1 to 99."),
        (["chess"], "invalid choice: 'chess'"),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        main(arguments)
    assert refused.value.code == 2
    assert sentence in capsys.readouterr().err


def test_a_seed_makes_the_random_start_and_the_toss_repeatable(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = []
    for _ in range(2):
        run(monkeypatch, "", "digit-deletion-duel", "--seed", "5", "--first", "toss")
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    run(monkeypatch, "", "digit-deletion-duel", "--seed", "6", "--first", "toss")
    assert capsys.readouterr().out != shown[0]


def test_points_and_claims_and_the_first_move_can_be_chosen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "3\n3\n3\n7\n0\n", "Max Digit Zero", "7", "--no-claims", "--points", "2", "--first", "2")
    shown = capsys.readouterr().out
    assert "claim" not in shown
    assert shown.index("Player 2's Turn:") < shown.index("Player 1's Turn:")
    assert "Score: Player 1 has 0, Player 2 has 1." in shown
    run(monkeypatch, "3\n3\n3\nyes\n", "max-digit-zero", "7")
    assert "Player 2, do you claim the game?" in capsys.readouterr().out


HELP = """\
usage: python3 -m pygame_rules [-h] [--start {good,classic}] [--points N] [--first {1,2,toss}] [--computer {1,2}]
[--level {novice,learner,sharp,perfect}] [--no-claims] [--seed SEED] [game] [start]
Five two-player digit games. Without a game, you are asked for one.
positional arguments:
game GAMES
start the starting number
options: -h, --help show this help message and exit
--start {good,classic} without a starting number: one with something to decide for you,
or the usual one (default classic)
--points N points to win the match (default 1)
--first {1,2,toss} who moves first (default 1)
--computer {1,2} give this seat to the computer
--level {novice,learner,sharp,perfect} how well it plays
--no-claims three strikes never cost the game
--seed SEED repeat the same random choices
"""


def test_help_tells_of_every_option(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "500")
    monkeypatch.setenv("NO_COLOR", "1")
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.split() == HELP.replace("GAMES", ", ".join(GAMES)).split()


@pytest.mark.parametrize(
    ("arguments", "settled"),
    [
        ([], Setup()),
        (["Digit Duel"], Setup(GAMES["digit-duel"])),
        (["zero-hero", "1 000"], Setup(GAMES["zero-hero"], 1000)),
        (["digit-duel", "--start", "good"], Setup(GAMES["digit-duel"], good_start=True)),
        (["digit-duel", "--start", "classic"], Setup(GAMES["digit-duel"])),
        (["digit-duel", "256", "--start", "good"], Setup(GAMES["digit-duel"], 256, good_start=True)),
        (["--points", "3"], Setup(points_to_win=3)),
        (["--first", "2"], Setup(first_starter=2)),
        (["--first", "toss"], Setup(first_starter=None)),
        (["--no-claims"], Setup(claims=False)),
        (["--computer", "2", "--computer", "1", "--computer", "2"], Setup(computers=(1, 2))),
        (["--level", "SHARP"], Setup(level=Level.SHARP)),
    ],
)
def test_arguments_settle_what_they_name_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], settled: Setup
) -> None:
    told = list[Setup]()

    def session(setup: Setup, _: Random) -> Iterator[None]:
        told.append(setup)
        return iter(())

    monkeypatch.setattr("pygame_rules.terminal.session", session)
    assert main(arguments) == 0
    assert told == [settled]


@pytest.mark.parametrize("interrupt", [EOFError, KeyboardInterrupt])
def test_leaving_early_is_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], interrupt: type[BaseException]
) -> None:
    def interrupted(_: str) -> str:
        raise interrupt

    monkeypatch.setattr("builtins.input", interrupted)
    main(["zero-hero"])
    assert capsys.readouterr().out.endswith("\nGoodbye.\n")


def test_a_seat_can_be_given_to_the_computer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "", "digit-duel", "256", "--computer", "1", "--computer", "2", "--level", "Novice") == 0
    assert capsys.readouterr().out.endswith("wins the game!\n")


def shell(command: str) -> subprocess.CompletedProcess[str]:
    line = f"{shlex.quote(sys.executable)} -m pygame_rules zero-hero 7 {command}"
    return subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.processes
@pytest.mark.skipif(sys.platform == "win32", reason="uses a POSIX shell")
@pytest.mark.parametrize("command", ["<&-", "</dev/null", "| head -c 1"])
def test_closed_streams_end_the_program_without_a_traceback(command: str) -> None:
    assert shell(command).stderr == ""


@pytest.mark.processes
def test_odd_bytes_do_not_end_the_game() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pygame_rules", "zero-hero", "7"],
        input=b"\xff\xfe\n\xed\xa0\x80\n7\n",
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Player 1 wins the game!" in done.stdout
