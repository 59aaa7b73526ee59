"""Lays out the browser's Python runtime in web/runtime/: of node_modules/ the files that a page asks for, no others."""

import filecmp
import hashlib
import re
import shutil
import subprocess
from pathlib import Path

from web.tools.packages import node

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# Of the parts PyScript loads on demand, the page needs the reader of pyscript.toml; and the error plugin is loaded
# even when it is switched off, only to be told so.
ON_DEMAND = ("toml", "error")

ARCHIVO = "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"
FONTS = ("digits.woff2", "head.woff2", "text.woff2")

STATIC_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([\w.-]+\.js)["']""")
DYNAMIC_IMPORT = re.compile(r"""\bimport\(\s*["']\./(([\w-]+?)-[\w-]{8}\.js)["']\s*\)""")


def lay_out(root: Path) -> None:
    """Copy the files into web/runtime/, unless they are there already, and whole."""
    target = root / "web" / "runtime"
    stamp = target / "stamp"
    wanted = hashlib.sha256((root / "package-lock.json").read_bytes() + Path(__file__).read_bytes()).hexdigest()
    packages = root / "node_modules"
    pyscript = packages / "@pyscript" / "core" / "dist"
    copies = {target / "pyscript" / name: pyscript / name for name in pyscript_files(pyscript)}
    fonts = target / "fonts"
    copies |= {target / "pyodide" / name: packages / "pyodide" / name for name in PYODIDE}
    there = all((fonts / name).is_file() for name in FONTS)
    if stamp.is_file() and stamp.read_text() == wanted and there and all(map(_same, copies, copies.values())):
        return
    shutil.rmtree(target, ignore_errors=True)
    for copy, original in copies.items():
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(original, copy)
    draw_fonts(root, fonts)
    stamp.write_text(wanted)


def draw_fonts(root: Path, target: Path) -> None:
    """Draw the page's typeface from the one that npm has fetched."""
    source = root / "node_modules" / ARCHIVO
    script = Path(__file__).with_name("fonts.mjs")
    subprocess.run([node(), str(script), str(source), str(target)], check=True)  # noqa: S603


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


def _same(copy: Path, original: Path) -> bool:
    return copy.is_file() and filecmp.cmp(copy, original, shallow=False)
