"""The terminal front end: arguments, input, output and exit codes."""

import io
import subprocess
import sys

import pytest

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


def test_odd_bytes_do_not_end_the_game() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pygame_rules", "zero-hero", "7"],
        input=b"\xff\xfe\n\xed\xa0\x80\n7\n",
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Player 1 wins the game!" in done.stdout
