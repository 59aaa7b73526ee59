"""How long verdicts take, each with a fresh table. Prints one JSON object; runs natively and inside Pyodide."""

import json
import sys
import time
from random import Random

from pygame_rules import GAMES, Solver

CLOSED_LENGTHS = (6, 20, 60)
DUEL_LENGTHS = (3, 4, 5, 6, 8, 10, 12, 14, 15)
LONGEST_SLICE_OF = 15


def seconds(slug: str, number: int) -> float:
    """The time of one verdict with nothing remembered."""
    begin = time.perf_counter()
    Solver(GAMES[slug]).verdict(number)
    return time.perf_counter() - begin


def measure(slug: str, length: int, count: int) -> dict[str, float]:
    """Median, 95th percentile and maximum over random starts of one length, in milliseconds."""
    rng = Random(length)
    starts = [rng.randint(10 ** (length - 1), 10**length - 1) for _ in range(count)]
    times = sorted(seconds(slug, start) * 1000 for start in starts)
    return {"median": times[count // 2], "p95": times[int(count * 0.95)], "max": times[-1]}


def longest_slice(number: int) -> float:
    """The longest time the page would wait between two pauses, in milliseconds."""
    longest, begin = 0.0, time.perf_counter()
    for _ in Solver(GAMES["digit-duel"]).prepare(number):
        now = time.perf_counter()
        longest, begin = max(longest, now - begin), now
    return longest * 1000


def main() -> None:
    """Measure everything once; the first verdicts only warm up."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    for slug in GAMES:
        seconds(slug, 123)
    table = {slug: {length: measure(slug, length, count) for length in _lengths(slug)} for slug in GAMES}
    slices = longest_slice(Random(1).randint(10 ** (LONGEST_SLICE_OF - 1), 10**LONGEST_SLICE_OF - 1))
    result = {"python": sys.version.split()[0], "platform": sys.platform, "verdicts": table, "longest_slice": slices}
    sys.stdout.write(json.dumps(result) + "\n")


def _lengths(slug: str) -> tuple[int, ...]:
    return DUEL_LENGTHS if GAMES[slug].max_digits < 60 else CLOSED_LENGTHS


if __name__ == "__main__":
    main()
