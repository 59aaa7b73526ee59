"""Measures the solver beside its peers, the page and its start, in one run. Called by ``python3 dev.py bench``."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from bench import modules, page, start
from bench.versions import ROOT, say
from pygame_rules.insight.digit_duel import Blocks


def main() -> None:
    """Print every table, or those that compare the page with an earlier one."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="compare the page with an earlier tree's")
    parser.add_argument("--rounds", type=int, default=3, help="of which the median is told (default 3)")
    parser.add_argument("--only", choices=TABLES, nargs="+", help="print only these tables")
    options = parser.parse_args()
    say(f"# Measured on {platform.machine()} with {os.cpu_count()} cores, Python {platform.python_version()}")
    for name in options.only or (COMPARED if options.against else TABLES):
        if name in COMPARED:
            COMPARED[name](options.against, options.rounds)
        else:
            ALONE[name]()


def verdicts() -> None:
    """Complete verdicts, natively and inside Pyodide."""
    script = "tests/bench/verdicts.py"
    native = _json([sys.executable, script])
    node = shutil.which("node")
    inside = _json([node, "tests/tools/in_pyodide.mjs", script]) if node else None
    say("\n## A complete verdict with nothing remembered")
    say("Milliseconds over 50 random starts: median / 95th percentile / max.\n")
    say("| game | digits | CPython | Pyodide | Pyodide ÷ CPython |")
    say("|---|---|---|---|---|")
    for slug, lengths in native["verdicts"].items():
        for length, ours in lengths.items():
            theirs = inside["verdicts"][slug][length] if inside else None
            ratio = f"{theirs['median'] / ours['median']:.1f}" if theirs else "–"
            say(f"| {slug} | {length} | {_three(ours)} | {_three(theirs)} | {ratio} |")
    for name, result in (("CPython", native), ("Pyodide", inside)):
        if result:
            say(
                f"\n{name} {result['python']}: longest slice of a 15-digit Digit Duel {result['longest_slice']:.0f} ms."
            )


def visits() -> None:
    """How many numbers the blocks of Digit Duel cover, against plain bottom-up search."""
    say("\n## Digit Duel: numbers decided to answer one start, against all the numbers below it (median of 50)\n")
    say("| digits | blocks | numbers in them | numbers below the start | ratio |")
    say("|---|---|---|---|---|")
    for length in (4, 5, 6, 7, 8, 10, 12):
        rng = Random(length)
        rows = []
        for _ in range(50):
            number = rng.randint(10 ** (length - 1), 10**length - 1)
            blocks = Blocks()
            blocks.lost(number)
            rows.append((number / (100 * len(blocks)), len(blocks), number))
        ratio, count, number = sorted(rows)[len(rows) // 2]
        say(f"| {length} | {count} | {100 * count:,} | {number:,} | {ratio:,.0f} |")


def rivals() -> None:
    """Who wins, asked of three solvers."""
    from bench import peers  # which needs what only dev.py bench installs

    say("\n## Who wins?")
    say("Milliseconds, median of 5 random starts; – where a solver did not finish in 60 s or ran out of stack.\n")
    say("| game | digits | ours | bottom-up | easyAI | bottom-up ÷ ours | easyAI ÷ ours |")
    say("|---|---|---|---|---|---|---|")
    for slug, length, row in peers.medians():
        ours = row["ours"] or float("nan")
        cells = [_cell(row[name]) for name in ("ours", "bottom-up", "easyAI")]
        ratios = [_cell(time and time / ours) for time in (row["bottom-up"], row["easyAI"])]
        say(f"| {slug} | {length} | {' | '.join(cells + ratios)} |")


def _json(command: list[str]) -> Any:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests")])}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)


def _three(times: dict[str, float] | None) -> str:
    return " / ".join(f"{times[key]:.1f}" for key in ("median", "p95", "max")) if times else "–"


def _cell(value: float | None) -> str:
    return "–" if value is None else f"{value:,.2f}" if value < 10 else f"{value:,.0f}"


ALONE = {"verdicts": verdicts, "visits": visits, "rivals": rivals}
COMPARED = {"modules": lambda against, _: modules.main(against), "page": page.main, "start": start.main}
TABLES = (*ALONE, *COMPARED)

if __name__ == "__main__":
    main()
