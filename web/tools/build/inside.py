"""Compiles the standard library and the app into two archives. Runs inside Pyodide, see compile.mjs.

Python looks into an archive for ``module.pyc`` first, and takes one that is marked as unchecked without asking for
its source. So a start compiles nothing, which is what most of a stock start does.
"""

import ast
import importlib
import json
import sys
import traceback
import zipfile
from collections.abc import Iterable
from importlib import _bootstrap_external, import_module
from pathlib import Path
from typing import Any, Literal

ROOT, TARGET = Path("/root"), Path("/target")
LIBRARY = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"
PYSCRIPT = ROOT / "node_modules" / "@pyscript" / "core" / "src" / "stdlib" / "pyscript.js"
PLACE = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"  # of the library, in the page
TOOLS = ROOT / "web" / "tools"
WHEN = (1980, 1, 1, 0, 0, 0)  # the earliest that an archive can tell: bytes must not depend on the day

# What is imported only when it is needed, by Python itself or by Pyodide.
LATER = (
    *("encodings.ascii", "encodings.idna", "encodings.latin_1", "encodings.utf_8", "linecache", "tokenize"),
    *("asyncio.taskgroups", "asyncio.timeouts", "difflib", "pyodide.http", "pyodide.webloop", "random", "textwrap"),
)
# What asyncio, shutil and zipfile import if it is there and do without if not; the page has no use for any of it.
NEVER = ("ssl", "_ssl", "bz2", "lzma", "compression")


def main() -> None:
    """Write both archives."""
    app = {**app_sources(), **pyscript_sources()}
    with zipfile.ZipFile(LIBRARY) as library:
        names = {module_name(entry): entry for entry in library.namelist() if entry.endswith(".py")}
        for name in sorted(imported(app.values(), set(names))):
            import_module(name)
        exercise()
        kept = sorted(names[name] for name in set(sys.modules) & set(names) if name.partition(".")[0] not in NEVER)
        sources = {entry: library.read(entry).decode() for entry in kept}
    write("python_stdlib.zip", sources, PLACE)
    write("dojo.zip", app, "/lib/dojo.zip")


def hand_over(library: Any, app: Any) -> None:
    """Put into the archives what was prepared for their modules."""
    source = (TOOLS / "build" / "sitecustomize.py").read_text(encoding="utf-8")
    module = {"sitecustomize.pyc": compiled(source, f"{PLACE}/sitecustomize.py")}
    add("python_stdlib.zip", {**module, "prepared": library.to_bytes()})
    add("dojo.zip", {"prepared": app.to_bytes()})


def app_sources() -> dict[str, str]:
    """The package and the page, by their names in the archive."""
    files = [path for folder in ("pygame_rules", "web") for path in (ROOT / folder).rglob("*.py")]
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(files)
        if TOOLS not in path.parents
    }


def pyscript_sources() -> dict[str, str]:
    """PyScript's own Python, which else is written and compiled at every start."""
    text = PYSCRIPT.read_text(encoding="utf-8")
    tree = json.loads(text[text.index("{") : text.rindex("}") + 1])
    return {f"pyscript/{name}": source for name, source in sorted(tree["pyscript"].items())}


def imported(sources: Iterable[str], known: set[str]) -> set[str]:
    """Every known module that these sources import anywhere, and the ones needed later."""
    wanted = set(LATER)
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                wanted |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                wanted |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return wanted & known | (set(LATER) - known)  # a name in LATER that is gone shall be noticed


def exercise() -> None:
    """Tell of an error with its suggestions, which imports more on its way."""
    try:
        importlib.no_such_name  # type: ignore[attr-defined]  # noqa: B018
    except AttributeError as error:
        traceback.format_exception(error)


def module_name(entry: str) -> str:
    """The module that a file of an archive holds."""
    return entry.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def write(name: str, sources: dict[str, str], place: str) -> None:
    """Compile into an archive that the page will put at this place; tracebacks name it."""
    add(name, {f"{entry}c": compiled(source, f"{place}/{entry}") for entry, source in sources.items()}, mode="x")


def compiled(source: str, place: str) -> bytes:
    """A module as Python would keep it, never to be compared with its source."""
    code = compile(source, place, "exec", dont_inherit=True)
    return bytes(_bootstrap_external._code_to_hash_pyc(code, bytes(8), False))  # type: ignore[attr-defined]


def add(name: str, entries: dict[str, bytes], mode: Literal["a", "x"] = "a") -> None:
    """Put entries into an archive."""
    with zipfile.ZipFile(TARGET / name, mode) as archive:
        for entry, content in entries.items():
            info = zipfile.ZipInfo(entry, WHEN)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content, compresslevel=9)
