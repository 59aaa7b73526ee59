#!/usr/bin/env python3
"""Changes the rules package, or the page, in thousands of small ways and counts how many of them the tests notice.

python3 tests/tools/mutate.py takes an hour or two on two cores and prints what lives; with names after it only
files whose path contains one of them are changed. ``--web`` changes the page instead, as far as it is tested without a
browser; ``--sample 400`` tries so many mutants, drawn by chance but always the same (``--seed`` draws others).
It needs a system that can fork: Linux or macOS.

mutmut thinks the changes up. It would also try them, but in functions alone: what the package works out
while it is imported it would never see changed. So each mutant meets the tests in a process of its own.
It changes nothing inside of ``len(...)``, ``isinstance(...)`` and annotations. A change in a function is shown to the
files of tests that call it, the fastest first; any other change is shown to all.
"""

import argparse
import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from difflib import unified_diff
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

assert sys.platform != "win32", "This needs a system that can fork."

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / ".dev" / "mutation"
TOOLS = ("mutmut==3.8.0", "pytest==8.4.2", "hypothesis==6.155.7", "coverage==7.17.2")
NEEDED = (
    *("pygame_rules", "tests", "web", "pyproject.toml", "README.md", "CONTRIBUTING.md"),
    *("index.html", "pyscript.toml", "package.json"),
)
NOT_NEEDED = shutil.ignore_patterns("__pycache__", "runtime", "icons")
MEMORY = 2**31  # bytes: what takes more wants all there is
DECORATOR = re.compile(r"^( *)@", re.MULTILINE)


class Suite(NamedTuple):
    """What is changed, and the tests that could notice: not those that look at it as text, or take too long."""

    package: str
    left_alone: tuple[str, ...]
    tests: str
    unfit: tuple[str, ...]


PACKAGE = Suite(
    "pygame_rules",
    (),
    "tests/pygame_rules",
    ("test_boundaries.py", "test_sixth_game.py", "test_solver_exhaustive.py"),
)
PAGE = Suite(
    "web",
    ("web/main.py", "web/browser/", "web/tools/", "web/runtime/"),
    "tests/web",
    ("test_boundaries.py", "test_toy_screen.py", "test_patch_", "tools/"),
)


class Mutant(NamedTuple):
    """One small change: where, what it looks like, the whole file with it, and the tests that could notice."""

    path: str
    change: str
    text: str
    tests: tuple[str, ...] = ()
    patience: int = 0  # seconds of a processor: what takes longer goes on for ever


class Seen(NamedTuple):
    """What a file of tests takes: its time, and the lines of the package that it runs, by file."""

    seconds: float
    lines: dict[str, set[int]]


def main() -> int:
    """Try every mutant, print those that live, and the score."""
    if Path(sys.prefix) != ENVIRONMENT:
        if not (ENVIRONMENT / "bin" / "mutmut").is_file():
            venv.create(ENVIRONMENT, with_pip=True)
            subprocess.run([ENVIRONMENT / "bin" / "pip", "install", "--quiet", *TOOLS], check=True)
        return subprocess.run([ENVIRONMENT / "bin" / "python", __file__, *sys.argv[1:]], check=False).returncode
    options = arguments()
    suite = PAGE if options.web else PACKAGE
    import hypothesis  # noqa: F401 - here, once for all children
    import pytest  # noqa: F401

    os.environ["DOJO_MUTATION"] = "1"
    os.chdir(ROOT)  # where mutmut looks for its settings
    files = [str(path.relative_to(ROOT)) for path in sorted((ROOT / suite.package).rglob("*.py"))]
    files = [path for path in files if not path.startswith(suite.left_alone)]
    wanted = [path for path in files if not options.names or any(part in path for part in options.names)]
    mutants = [mutant for path in wanted for mutant in mutants_of(path)]
    if not mutants:
        raise SystemExit("There is nothing of that name to change.")
    if options.sample and options.sample < len(mutants):
        mutants = Random(options.seed).sample(mutants, options.sample)
    with tempfile.TemporaryDirectory(prefix="digit-dojo-") as place:
        os.chdir(place)
        copy(ROOT, Path("tree"))
        tests = sorted(str(path.relative_to("tree")) for path in Path("tree", suite.tests).rglob("test_*.py"))
        fit = [name for name in tests if not any(part in name for part in suite.unfit)]
        seen = {name: watched(name, suite.package) for name in fit}
        score([met_by(mutant, seen) for mutant in mutants])
    return 0


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="change only files whose path contains one of these")
    parser.add_argument("--web", action="store_true", help="change the page instead of the rules package")
    parser.add_argument("--sample", type=int, default=0, help="try so many mutants, drawn by chance")
    parser.add_argument("--seed", type=int, default=1, help="draw others")
    return parser.parse_args()


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
        if (source / name).is_dir():
            shutil.copytree(source / name, target / name, ignore=NOT_NEEDED)
        else:
            shutil.copy2(source / name, target / name)


def meet(mutant: Mutant) -> tuple[Mutant, int]:
    """The fate of a mutant, in a tree of this process's own."""
    tree = Path(f"tree-{os.getpid()}")
    if not tree.exists():
        copy(Path("tree"), tree)
    (tree / mutant.path).write_text(mutant.text, encoding="utf-8")
    fate = fate_of(tree, mutant)
    shutil.copy2(Path("tree") / mutant.path, tree / mutant.path)
    return mutant, fate


def fate_of(tree: Path, mutant: Mutant) -> int:
    """How the mutant's tests end in a tree, 0 if they pass, tried by a child of this process."""
    child = os.fork()
    if not child:
        fate = 99  # for whatever a mutant does that is no test's failure
        try:
            os.chdir(tree)
            fate = run_tests(mutant)
        finally:
            os._exit(fate)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def run_tests(mutant: Mutant) -> int:
    """Run the tests, with little patience: one file after the other, as most mutants do not live to see the second."""
    import resource

    signal.alarm(10 * mutant.patience)
    resource.setrlimit(resource.RLIMIT_CPU, (mutant.patience, mutant.patience))
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(silence, stream)
    # A mutant of the same second and size would be taken for another.
    sys.dont_write_bytecode = True
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    return next(filter(None, map(run_file, mutant.tests)), 0)


def run_file(name: str) -> int:
    """Run one file of tests in this process."""
    import pytest

    options = ["-q", "-x", "-p", "no:cacheprovider", "-m", "not (processes or exhaustive or browser or engines)"]
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # Imported before, and not to be rewritten.
    return int(pytest.main([*options, name]))


# --- which tests could notice a mutant ---


def watched(name: str, package: str) -> Seen:
    """What a file of tests does while nothing is changed, where it must pass."""
    child = os.fork()
    if not child:
        try:
            watch(name, package)
        finally:
            os._exit(1)
    begin = time.monotonic()
    if os.waitpid(child, 0)[1]:
        raise SystemExit(f"{name} fails without any mutant.")
    lines = json.loads(noted(name).read_text(encoding="utf-8"))
    return Seen(time.monotonic() - begin, {path: set(found) for path, found in lines.items()})


def noted(name: str) -> Path:
    """Where the lines that a file of tests runs are noted."""
    return Path(f"{name.replace('/', '-')}.lines")


def watch(name: str, package: str) -> None:
    """Run a file of tests, note the lines that it runs, and leave this process."""
    import coverage

    os.chdir("tree")
    tracer = coverage.Coverage(data_file=None, config_file=False, include=[f"{package}/*"])
    tracer.start()
    fate = run_file(name)
    tracer.stop()
    data = tracer.get_data()
    here = Path.cwd()
    lines = {str(Path(path).relative_to(here)): data.lines(path) for path in data.measured_files()}
    Path("..", noted(name)).write_text(json.dumps(lines), encoding="utf-8")
    os._exit(fate)


def met_by(mutant: Mutant, seen: dict[str, Seen]) -> Mutant:
    """A mutant with the tests that call what it changes, the fastest first; all, if that is done while importing."""
    place = function_around(mutant)
    names = sorted(seen, key=lambda name: seen[name].seconds)
    tests = [name for name in names if not place or seen[name].lines.get(mutant.path, set()) & set(place)]
    whole = sum(seen[name].seconds for name in tests)
    return mutant._replace(tests=tuple(tests), patience=round(10 + 3 * whole))


def function_around(mutant: Mutant) -> range | None:
    """The lines of the innermost function that is changed, or None if it is none."""
    first = int(mutant.change.partition("-")[2].partition(" ")[0].partition(",")[0])
    return min((body for body in bodies(mutant.path) if first in body), key=len, default=None)


@cache
def bodies(path: str) -> list[range]:
    """The lines of every function of a file, without its head."""
    nodes = ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8")))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    return [range(node.body[0].lineno, (node.end_lineno or 0) + 1) for node in functions]


if __name__ == "__main__":
    sys.exit(main())
