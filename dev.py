#!/usr/bin/env python3
"""The one tool of this repository: play, test, build, bench. Needs nothing but Python 3.11 or newer."""

import argparse
import hashlib
import os
import subprocess
import sys
import time
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".dev" / "python"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def main() -> int:
    """Run the command named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")

    play = commands.add_parser("play", help="play in the browser")
    play.add_argument("--port", type=int, default=8000, help="the port to serve on (default 8000)")
    play.add_argument("--no-browser", action="store_true", help="only print the address")

    test = commands.add_parser("test", help="lint, check types, run every test")
    test.add_argument("pytest", nargs="*", help="what to pass to pytest; then nothing else is run")

    commands.add_parser("build", help="lay out the finished site in dist/")
    commands.add_parser("bench", help="measure, side by side with peers")

    options = parser.parse_args()
    try:
        return {"play": run_play, "test": run_test, "build": run_build, "bench": run_bench}[options.command](options)
    except subprocess.CalledProcessError as error:
        print(f"\nFailed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return error.returncode
    except KeyboardInterrupt:
        return 130


def run_play(_: argparse.Namespace) -> int:
    """Say how to play while there is no page."""
    print("There is no page yet. To play in the terminal: python3 -m pygame_rules")
    return 0


def run_test(options: argparse.Namespace) -> int:
    """Lint, check types and run every test, in an environment made for it."""
    make_environment()
    if options.pytest:
        python("Running the chosen tests", "-m", "pytest", *options.pytest)
        return 0
    python("Linting", "-m", "ruff", "check", ".")
    python("Checking the formatting", "-m", "ruff", "format", "--check", ".")
    python("Checking types", "-m", "mypy")
    python("Testing", "-m", "coverage", "run", "-m", "pytest", "-q")
    python("Checking coverage", "-m", "coverage", "report")
    say("All is well.")
    return 0


def run_build(_: argparse.Namespace) -> int:
    """Say that there is nothing to build while there is no page."""
    print("There is no page to build yet.")
    return 0


def run_bench(_: argparse.Namespace) -> int:
    """Say that there is nothing to measure while there is no solver."""
    print("There is nothing to measure yet.")
    return 0


def make_environment() -> None:
    """Install the pinned tools into .dev/, unless they are there already."""
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]["dev"]
    wanted = hashlib.sha256("\n".join([sys.version, str(ROOT), *tools]).encode()).hexdigest()
    stamp = ENVIRONMENT / "stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("Making an environment with the pinned tools in .dev/ (once)")
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *tools)
    stamp.write_text(wanted)


def python(purpose: str, *arguments: str) -> None:
    """Say what is being done, do it in the environment, say how long it took."""
    say(purpose)
    begin = time.monotonic()
    run(PYTHON, *arguments)
    print(f"({time.monotonic() - begin:.1f} s)", flush=True)


def run(*command: str | Path) -> None:
    """Run a command in the repository's root; a failure ends everything."""
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True)


def say(text: str) -> None:
    """Print one line about what happens next."""
    print(f"\n== {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
