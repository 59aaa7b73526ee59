"""This tree and perhaps an earlier one, to be measured in turns; and the tables that come of it."""

import os
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
AFTER, BEFORE = "this tree", "the earlier tree"
BUILD = "import sys; from pathlib import Path; from web.tools.build import build; build(Path.cwd(), Path(sys.argv[1]))"


@dataclass(frozen=True)
class Version:
    """A tree with all that its page needs."""

    name: str
    root: Path

    def build(self, target: Path) -> Path:
        """Build the site with the tree's own tools."""
        command = [sys.executable, "-c", BUILD, str(target)]
        subprocess.run(command, cwd=self.root, env={**os.environ, "PYTHONPATH": str(self.root)}, check=True)
        return target


def versions(against: Path | None) -> tuple[Version, ...]:
    """The trees to measure, the earlier one first."""
    if against is None:
        return (Version(AFTER, ROOT),)
    against = against.resolve()
    for needed in ("node_modules/stamp", "web/runtime/stamp"):
        if not (against / needed).is_file():
            raise SystemExit(f"{against} has no {needed}: python3 dev.py build makes it there.")
    return Version(BEFORE, against), Version(AFTER, ROOT)


Measured = Mapping[str, Sequence[float]]  # by what was measured


def compare(title: str, before: Measured, after: Measured, unit: str = "ms") -> None:
    """Print medians of what was measured in both trees, and how they compare."""
    say(f"\n## {title}: after ÷ before\n")
    say(f"| {unit} | before | after | after ÷ before |\n|---|---|---|---|")
    for name in after:
        if before.get(name) and after[name]:
            old, new = statistics.median(before[name]), statistics.median(after[name])
            say(f"| {name} | {old:,.0f} | {new:,.0f} | {new / old if old else 1:.2f} |")


def say(text: str = "") -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
