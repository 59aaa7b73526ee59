#!/usr/bin/env python3
"""The one tool of this repository: play, test, build, bench. Needs nothing but Python 3.11 or newer."""

import argparse
import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
import webbrowser
from collections.abc import Iterator
from pathlib import Path

from web.tools import packages
from web.tools.build import build
from web.tools.generate import write as write_generated
from web.tools.runtime import lay_out
from web.tools.serve import Site

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".dev" / "python"
DIST = ROOT / "dist"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
COVERED = {"pygame_rules": 97, "web": 95}  # percent of branches and lines
# What needs no browser and no patience; the rest says nothing about coverage.
TWO = ("-n", "2", "--dist", "worksteal")  # processes
FAST = "not (browser or exhaustive or engines)"


def main() -> int:
    """Run the command named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")

    play = commands.add_parser("play", help="play in the browser")
    play.add_argument("--port", type=int, default=8000, help="the port to serve on (default 8000)")
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    play.add_argument("--built", action="store_true", help="serve dist/, as python3 dev.py build left it")

    test = commands.add_parser("test", help="lint, check types, run every test; other arguments go to pytest alone")
    test.add_argument("--all-browsers", action="store_true", help="also in Firefox and WebKit, not only in Chromium")

    commands.add_parser("build", help="lay out the finished site in dist/")
    bench = commands.add_parser("bench", help="measure, side by side with peers")
    bench.add_argument("--against", metavar="FOLDER", help="compare the page with an earlier tree's, in the same run")
    commands.add_parser("generate", help="write anew what follows from the code: file lists, the static lobby, hues")

    options, rest = parser.parse_known_args()
    options.pytest = rest
    if options.pytest and options.command != "test":
        parser.error(f"unrecognized arguments: {' '.join(options.pytest)}")
    if sys.version_info < (3, 11):  # noqa: UP036 - said here, because an older Python can get this far
        parser.error("Digit Dojo needs Python 3.11 or newer.")
    try:
        return COMMANDS[options.command](options)
    except subprocess.CalledProcessError as error:
        print(f"\nFailed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return error.returncode
    except KeyboardInterrupt:
        return 130


def run_play(options: argparse.Namespace) -> int:
    """Serve the page on this machine until Ctrl-C, and open it in a browser if there is one."""
    if options.built and not (DIST / "index.html").is_file():
        raise SystemExit("There is no built site yet: python3 dev.py build makes it.")
    fetch_runtime()
    with Site(DIST if options.built else ROOT, options.port) as site:
        print(f"\nDigit Dojo is at {site.url}\nCtrl-C ends it.", flush=True)
        # Without a screen, a browser in the terminal would open instead.
        if not options.no_browser and (sys.platform != "linux" or {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ)):
            with contextlib.suppress(webbrowser.Error, OSError):
                webbrowser.open(site.url)
        with contextlib.suppress(KeyboardInterrupt):
            site.serve_forever()
    print("\nUntil next time.")
    return 0


def run_test(options: argparse.Namespace) -> int:
    """Lint, check types and run every test, in an environment made for it."""
    make_environment("dev")
    fetch_runtime()
    os.environ["DOJO_BROWSER"] = find_browser()
    if options.pytest:
        python("Running the chosen tests", "-m", "pytest", *options.pytest)
        return 0
    if options.all_browsers:
        run_module("engines.find")
    python("Linting", "-m", "ruff", "check", ".")
    python("Checking the formatting", "-m", "ruff", "format", "--check", ".")
    python("Checking types", "-m", "mypy")
    # What runs in a browser or compares with exhaustive search is slow and says nothing about coverage: it runs aside.
    with tempfile.TemporaryFile("w+", encoding="utf-8") as log:
        command = [str(PYTHON), "-m", "pytest", "-q", "-m", "browser or exhaustive", "-p", "no:cacheprovider"]
        command += TWO
        aside = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)
        try:
            python("Testing", "-m", "coverage", "run", "-m", "pytest", "-q", "-m", FAST, *TWO)
            python("Putting together what both processes have covered", "-m", "coverage", "combine", "-q")
            for package, least in COVERED.items():
                report = ("coverage", "report", f"--include={package}/*", f"--fail-under={least}")
                python(f"Checking the coverage of {package}", "-m", *report)
            say("Testing the package inside Pyodide")
            run(packages.node(), "tests/tools/suite_in_pyodide.mjs", packages_folder())
            say("In the browser, and comparing with exhaustive search (begun beside the other tests)")
            aside.wait()
        finally:
            aside.kill()
        log.seek(0)
        print(log.read(), flush=True)
        if aside.returncode:
            raise subprocess.CalledProcessError(aside.returncode, command)
    if options.all_browsers:
        python("In Firefox and WebKit", "-m", "pytest", "-q", "-m", "engines", "-p", "no:cacheprovider")
    say("All is well.")
    return 0


def run_build(_: argparse.Namespace) -> int:
    """Build the site into dist/."""
    fetch_runtime()
    packages.check(ROOT / "node_modules")
    say("Building into dist/")
    build(ROOT, DIST)
    size = sum(path.stat().st_size for path in DIST.rglob("*") if path.is_file())
    print(f"{size / 1e6:.1f} MB, ready for any static host; python3 dev.py play --built shows it here.")
    return 0


def run_bench(options: argparse.Namespace) -> int:
    """Measure, side by side with peers, and print tables."""
    make_environment("dev", "bench")
    fetch_runtime()
    os.environ["DOJO_BROWSER"] = find_browser()
    say("Measuring (some minutes)")
    paths = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    command = [str(PYTHON), "-m", "bench", *(("--against", options.against) if options.against else ())]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, check=True)
    return 0


def run_generate(_: argparse.Namespace) -> int:
    """Write anew what follows from the code."""
    changed = write_generated(ROOT)
    print(f"Written: {', '.join(changed)}" if changed else "Nothing has changed.")
    return 0


COMMANDS = {"play": run_play, "test": run_test, "build": run_build, "bench": run_bench, "generate": run_generate}


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one dev.py at a time set things up: two that fetch into the same folders would spoil them."""
    (ROOT / ".dev").mkdir(exist_ok=True)
    with (ROOT / ".dev" / "lock").open("w") as lock:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with contextlib.suppress(OSError):  # which tells that ten seconds were not enough
                    msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@alone()
def make_environment(*groups: str) -> None:
    """Install the pinned tools into .dev/, unless they are there already."""
    import tomllib

    pins = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    for group in groups:
        tools = pins[group]
        wanted = hashlib.sha256("\n".join([sys.version, str(ROOT), *tools]).encode()).hexdigest()
        stamp = ENVIRONMENT / f"stamp-{group}"
        if stamp.is_file() and stamp.read_text() == wanted:
            continue
        say(f"Installing the pinned tools ({group}) into .dev/, once")
        if group == "dev":
            venv.create(ENVIRONMENT, clear=True, with_pip=True)
        run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *tools)
        stamp.write_text(wanted)


@alone()
def fetch_runtime() -> None:
    """Install the pinned packages of package-lock.json and lay out what the page needs of them, unless that is done."""
    wanted = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    stamp = ROOT / "node_modules" / "stamp"
    if not (stamp.is_file() and stamp.read_text() == wanted and (ROOT / "node_modules" / packages.RECORD).is_file()):
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("npm is needed to fetch the browser's Python runtime, and it is not on this machine.")
        say("Fetching the browser's Python runtime, once")
        run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        packages.record(ROOT / "node_modules")
        stamp.write_text(wanted)
    lay_out(ROOT)


def packages_folder() -> str:
    """Ask the environment where it keeps its packages."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return subprocess.run([str(PYTHON), "-c", ask], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def find_browser() -> str:
    """Find a browser for the tests, or fetch one."""
    return run_module("browser.find")


def run_module(name: str) -> str:
    """Run a module of the tests and give what it prints; if it fails, that is what there is to say."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests")])}
    command = [str(PYTHON), "-m", name]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout.strip())
    return done.stdout.strip()


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
