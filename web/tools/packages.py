"""Whether the packages in node_modules/ are still what npm has fetched and checked against package-lock.json."""

import hashlib
import json
import shutil
from pathlib import Path

SHIPPED = ("pyodide", "@pyscript/core", "@fontsource-variable/archivo")
RECORD = "hashes.json"


def node() -> str:
    """Find Node.js, which comes with npm."""
    found = shutil.which("node")
    if found is None:
        raise SystemExit("node is needed, and it is not on this machine.")
    return found


def record(packages: Path) -> None:
    """Note the hash of every file that a build may take; called right after npm has checked them."""
    (packages / RECORD).write_text(json.dumps(_hashes(packages), indent=1), encoding="utf-8")


def check(packages: Path) -> None:
    """Refuse files that have changed since."""
    noted = json.loads((packages / RECORD).read_text(encoding="utf-8"))
    found = _hashes(packages)
    wrong = sorted(name for name in noted.keys() | found.keys() if noted.get(name) != found.get(name))
    if wrong:
        raise SystemExit(f"Not as they were fetched: {', '.join(wrong)}. Delete node_modules/ to fetch them again.")


def _hashes(packages: Path) -> dict[str, str]:
    return {
        path.relative_to(packages).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for name in SHIPPED
        for path in sorted((packages / name).rglob("*"))
        if path.is_file()
    }
