"""Lays out the browser's Python runtime in web/runtime/: of node_modules/ the files that a page asks for, no others."""

import hashlib
import re
import shutil
from pathlib import Path

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# Of the parts PyScript loads on demand, the page needs the reader of pyscript.toml; and the error plugin is loaded
# even when it is switched off, only to be told so.
ON_DEMAND = ("toml", "error")

STATIC_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([\w.-]+\.js)["']""")
DYNAMIC_IMPORT = re.compile(r"""\bimport\(\s*["']\./(([\w-]+?)-[\w-]{8}\.js)["']\s*\)""")


def lay_out(root: Path) -> None:
    """Copy the files into web/runtime/, unless they are there already."""
    target = root / "web" / "runtime"
    stamp = target / "stamp"
    wanted = hashlib.sha256((root / "package-lock.json").read_bytes() + Path(__file__).read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    shutil.rmtree(target, ignore_errors=True)
    packages = root / "node_modules"
    pyscript = packages / "@pyscript" / "core" / "dist"
    _copy(pyscript, pyscript_files(pyscript), target / "pyscript")
    _copy(packages / "pyodide", PYODIDE, target / "pyodide")
    stamp.write_text(wanted)


def pyscript_files(folder: Path) -> list[str]:
    """Name core.js and all it loads; the names of its parts hold hashes, so they are read from the importing file."""
    found, waiting = set[str](), ["core.js"]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            text = (folder / name).read_text(encoding="utf-8")
            waiting += STATIC_IMPORT.findall(text)
            waiting += [part for part, plain in DYNAMIC_IMPORT.findall(text) if plain in ON_DEMAND]
    return sorted(found)


def _copy(source: Path, names: list[str] | tuple[str, ...], target: Path) -> None:
    target.mkdir(parents=True)
    for name in names:
        shutil.copyfile(source / name, target / name)
