#!/usr/bin/env python3
"""Changes the rules package in thousands of small ways and counts how many of them the tests notice.

python3 tests/mutate.py takes an hour or two on two cores and prints what lives; with arguments only
files whose path contains one of them are changed. It needs a system that can fork: Linux or macOS.

mutmut thinks the changes up. It would also try them, but in functions alone: what the package works out
while it is imported it would never see changed. So each mutant meets the tests in a process of its own.
"""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from difflib import unified_diff
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".dev" / "mutation"
TOOLS = ("mutmut==3.8.0", "pytest==8.4.2", "hypothesis==6.155.7")
NEEDED = ("pygame_rules", "tests", "web", "pyproject.toml", "README.md")
PATIENCE = 120  # seconds of a processor: what takes longer goes on for ever
MEMORY = 2**31  # bytes: what takes more wants all there is
# Those that say most in the shortest time; a module's own tests come before them.
TESTS = (
    *("insight", "documents", "game", "games", "solver", "core", "tiles", "coach", "computer"),
    *("play", "match", "record", "dialogue", "conformance", "terminal"),
)


class Mutant(NamedTuple):
    """One small change: where, what it looks like, and the whole file with it."""

    path: str
    change: str
    text: str


def main() -> int:
    """Try every mutant, print those that live, and the score."""
    if Path(sys.prefix) != ENVIRONMENT:
        if not ENVIRONMENT.is_dir():
            venv.create(ENVIRONMENT, with_pip=True)
            subprocess.run([ENVIRONMENT / "bin" / "pip", "install", "--quiet", *TOOLS], check=True)
        return subprocess.run([ENVIRONMENT / "bin" / "python", __file__, *sys.argv[1:]], check=False).returncode
    import hypothesis  # noqa: F401 - here, once for all children
    import pytest  # noqa: F401

    os.environ["DOJO_MUTATION"] = "1"
    os.chdir(ROOT)  # where mutmut looks for its settings
    files = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "pygame_rules").rglob("*.py"))]
    wanted = [path for path in files if not sys.argv[1:] or any(part in path for part in sys.argv[1:])]
    mutants = [mutant for path in wanted for mutant in mutants_of(path)]
    with tempfile.TemporaryDirectory(prefix="digit-dojo-") as place:
        os.chdir(place)
        copy(ROOT, Path("tree"))
        if tests_fail(Path("tree"), ""):
            raise SystemExit("The tests fail without any mutant.")
        return score(mutants)


def score(mutants: list[Mutant]) -> int:
    """Let the mutants meet the tests."""
    alive = 0
    with get_context("fork").Pool() as pool:
        for tried, (mutant, dead) in enumerate(pool.imap_unordered(meet, mutants), 1):
            alive += not dead
            if not dead:
                print(f"\n{mutant.path}\n{mutant.change}", flush=True)
            if sys.stderr.isatty():
                print(f"\r{tried} of {len(mutants)} tried, {alive} live", end="", file=sys.stderr, flush=True)
    print(f"\n{len(mutants) - alive} of {len(mutants)} mutants killed: {1 - alive / len(mutants):.1%}")
    return 0


def mutants_of(path: str) -> Iterator[Mutant]:
    """Every mutant of a file."""
    from mutmut.mutation.file_mutation import create_mutations  # type: ignore[import-not-found]

    before = (ROOT / path).read_text(encoding="utf-8")
    module, mutations, _, _ = create_mutations(path, before)
    for mutation in mutations:
        text = module.deep_replace(mutation.original_node, mutation.mutated_node).code
        lines = list(unified_diff(before.splitlines(), text.splitlines(), lineterm="", n=0))[2:]
        yield Mutant(path, "\n".join(lines), text)


def copy(source: Path, target: Path) -> None:
    """Copy what the tests need."""
    target.mkdir()
    for name in NEEDED:
        (shutil.copytree if (source / name).is_dir() else shutil.copy2)(source / name, target / name)


def meet(mutant: Mutant) -> tuple[Mutant, bool]:
    """Whether the tests notice a mutant, in a tree of this process's own."""
    tree = Path(f"tree-{os.getpid()}")
    if not tree.exists():
        copy(Path("tree"), tree)
    (tree / mutant.path).write_text(mutant.text, encoding="utf-8")
    dead = tests_fail(tree, Path(mutant.path).stem)
    shutil.copy2(Path("tree") / mutant.path, tree / mutant.path)
    return mutant, dead


def tests_fail(tree: Path, stem: str) -> bool:
    """Whether a test fails, tried by a child of this process; a module's own tests come first."""
    child = os.fork()
    if not child:
        os.chdir(tree)
        os._exit(run_tests(stem))
    return os.waitpid(child, 0)[1] != 0


def run_tests(stem: str) -> int:
    """Run the tests in this process, with little patience."""
    import pytest

    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.dont_write_bytecode = bool(stem)  # A mutant of the same second and size would be taken for another.
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(silence, stream)
    slow = "exhaustive" if stem == "__main__" else "(processes or exhaustive)"
    options = ["-q", "-x", "-p", "no:cacheprovider", "-m", f"not {slow}"]
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # Imported before, and not to be rewritten.
    try:
        # One file after the other: most mutants do not live to see the second.
        return next(filter(None, (int(pytest.main([*options, path])) for path in tests_for(stem))), 0)
    except BaseException:  # noqa: BLE001 - a mutant may do anything
        return 1


def tests_for(stem: str) -> list[str]:
    """Every file of tests, a module's own first."""
    order = sorted(TESTS, key=lambda name: not stem or (name not in stem and stem not in name))
    return [f"tests/pygame_rules/test_{name}.py" for name in order]


if __name__ == "__main__":
    sys.exit(main())
