#!/usr/bin/env python3
"""Changes the rules package in thousands of small ways and counts how many of them the tests notice.

python3 tests/mutate.py takes some hours on two cores and leaves what lives in mutants/; arguments go to mutmut run.
"""

import os
import subprocess
import sys
import tomllib
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".dev" / "mutation"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
# mutmut reads what newer versions of pytest hide.
TOOLS = ("mutmut==3.8.0", "pytest==8.4.2", "hypothesis==6.155.7")
PATIENCE = 900  # seconds: what takes longer goes on for ever
SURVIVED = ("survived", "no tests")


def main() -> int:
    """Run mutmut, look again at what it could not kill, and print the score."""
    if not (BIN / "mutmut").is_file():
        venv.create(ENVIRONMENT, with_pip=True)
        subprocess.run([BIN / "python", "-m", "pip", "install", "--quiet", *TOOLS], check=True)
    os.environ["DOJO_MUTATION"] = "1"
    subprocess.run([BIN / "mutmut", "run", *sys.argv[1:]], cwd=ROOT, check=True)
    if dies_alone(""):
        raise SystemExit("The tests fail without any mutant.")
    found = results()
    alive = [name for name, fate in found.items() if fate in SURVIVED]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        killed = [name for name, dead in zip(alive, pool.map(dies_alone, alive), strict=True) if dead]
    rest = sorted(set(alive) - set(killed))
    checked = [name for name, fate in found.items() if fate != "not checked"]
    print(*rest, sep="\n")
    print(f"{len(checked) - len(rest)} of {len(checked)} mutants killed, {len(killed)} of them on a second look:")
    print(f"{1 - len(rest) / len(checked):.1%}")
    return 0


def results() -> dict[str, str]:
    """Every mutant by name, and what became of it."""
    told = subprocess.run(
        [BIN / "mutmut", "results", "--all", "true"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    rows = (line.strip().rpartition(": ") for line in told.splitlines() if "__mutmut_" in line)
    return {name: fate for name, _, fate in rows}


def dies_alone(name: str) -> bool:
    """Whether the tests notice a mutant in a process of its own.

    mutmut imports the package before it mutates, so it never sees a change in what is worked out while importing.
    """
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    arguments = [*options["pytest_add_cli_args"], *options["pytest_add_cli_args_test_selection"]]
    try:
        done = subprocess.run(
            [BIN / "python", "-m", "pytest", *arguments],
            cwd=ROOT / "mutants",
            env={**os.environ, "MUTANT_UNDER_TEST": name},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


if __name__ == "__main__":
    sys.exit(main())
