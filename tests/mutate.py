#!/usr/bin/env python3
"""Changes the rules package in thousands of small ways and counts how many of them the tests notice.

python3 tests/mutate.py takes an hour or two on two cores and prints what lives; with arguments only
files whose path contains one of them are changed. It needs a system that can fork: Linux or macOS.

mutmut thinks the changes up. It would also try them, but in functions alone: what the package works out
while it is imported it would never see changed. So each mutant meets the tests in a process of its own.
It changes nothing inside of ``len(...)``, ``isinstance(...)`` and annotations.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from difflib import unified_diff
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

assert sys.platform != "win32", "This needs a system that can fork."

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".dev" / "mutation"
TOOLS = ("mutmut==3.8.0", "pytest==8.4.2", "hypothesis==6.155.7")
NEEDED = ("pygame_rules", "tests", "web", "pyproject.toml", "README.md")
PATIENCE = 120  # seconds of a processor: what takes longer goes on for ever
MEMORY = 2**31  # bytes: what takes more wants all there is
DECORATOR = re.compile(r"^( *)@", re.MULTILINE)
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
        if not (ENVIRONMENT / "bin" / "mutmut").is_file():
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
    if not mutants:
        raise SystemExit("There is nothing of that name to change.")
    with tempfile.TemporaryDirectory(prefix="digit-dojo-") as place:
        os.chdir(place)
        copy(ROOT, Path("tree"))
        if any(fate_of(Path("tree"), stem, silent=False) for stem in ("", "__main__")):
            raise SystemExit("The tests fail without any mutant.")
        score(mutants)
    return 0


def score(mutants: list[Mutant]) -> None:
    """Let the mutants meet the tests."""
    alive = odd = 0
    with get_context("fork").Pool() as pool:
        for tried, (mutant, fate) in enumerate(pool.imap_unordered(meet, mutants), 1):
            alive += fate == 0
            odd += fate not in (0, 1)
            if fate == 0:
                print(f"\n{mutant.path}\n{mutant.change}", flush=True)
            if sys.stderr.isatty():
                print(f"\r{tried} of {len(mutants)} tried, {alive} live", end="", file=sys.stderr, flush=True)
    killed = len(mutants) - alive
    print(f"\n{killed} of {len(mutants)} mutants killed: {killed / len(mutants):.1%}")
    print(f"{odd} of them by time, memory, or something else than a test that failed")


def mutants_of(path: str) -> Iterator[Mutant]:
    """Every mutant of a file."""
    from mutmut.mutation.file_mutation import create_mutations  # type: ignore[import-not-found]

    before = (ROOT / path).read_text(encoding="utf-8")
    # Decorated functions it would leave alone, so for that time a decorator is a comment.
    module, mutations, _, _ = create_mutations(path, DECORATOR.sub(r"\1#@", before))
    for mutation in mutations:
        text = module.deep_replace(mutation.original_node, mutation.mutated_node).code.replace("#@", "@")
        lines = list(unified_diff(before.splitlines(), text.splitlines(), lineterm="", n=0))[2:]
        yield Mutant(path, "\n".join(lines), text)


def copy(source: Path, target: Path) -> None:
    """Copy what the tests need."""
    target.mkdir()
    for name in NEEDED:
        (shutil.copytree if (source / name).is_dir() else shutil.copy2)(source / name, target / name)


def meet(mutant: Mutant) -> tuple[Mutant, int]:
    """The fate of a mutant, in a tree of this process's own."""
    tree = Path(f"tree-{os.getpid()}")
    if not tree.exists():
        copy(Path("tree"), tree)
    (tree / mutant.path).write_text(mutant.text, encoding="utf-8")
    fate = fate_of(tree, Path(mutant.path).stem)
    shutil.copy2(Path("tree") / mutant.path, tree / mutant.path)
    return mutant, fate


def fate_of(tree: Path, stem: str, *, silent: bool = True) -> int:
    """How the tests end in a tree, 0 if they pass, tried by a child of this process."""
    child = os.fork()
    if not child:
        fate = 99  # for whatever a mutant does that is no test's failure
        try:
            os.chdir(tree)
            fate = run_tests(stem, silent=silent)
        finally:
            os._exit(fate)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def run_tests(stem: str, *, silent: bool) -> int:
    """Run the tests, with little patience: one file after the other, as most mutants do not live to see the second."""
    import resource

    import pytest

    signal.alarm(5 * PATIENCE)
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if silent:
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(silence, stream)
        # A mutant of the same second and size would be taken for another.
        sys.dont_write_bytecode = True
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    slow = "exhaustive" if stem == "__main__" else "(processes or exhaustive)"
    options = ["-q", "-x", "-p", "no:cacheprovider", "-m", f"not {slow}"]
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # Imported before, and not to be rewritten.
    return next(filter(None, (int(pytest.main([*options, path])) for path in tests_for(stem))), 0)


def tests_for(stem: str) -> list[str]:
    """Every file of tests, a module's own first."""
    order = sorted(TESTS, key=lambda name: not stem or (name not in stem and stem not in name))
    return [f"tests/pygame_rules/test_{name}.py" for name in order]


if __name__ == "__main__":
    sys.exit(main())
