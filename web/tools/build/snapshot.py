"""The worker that makes snapshots: it knows everything that the page will import."""

import ast
import json
import sys
from pathlib import Path

from web.tools.generate import without_a_page

PYSCRIPT = Path("node_modules", "@pyscript", "core", "src", "stdlib", "pyscript.js")


def snapshot_head(root: Path) -> str:
    """The first line of the worker."""
    return f"const MODULES = {json.dumps(snapshot_modules(root))};\n"


def snapshot_modules(root: Path) -> list[str]:
    """Our own modules, and what those of them that touch the browser, and PyScript, import of the library."""
    sources = [path.read_text(encoding="utf-8") for path in sorted((root / "web" / "browser").glob("*.py"))]
    sources += pyscript_sources(root).values()
    return [*sorted(set().union(*map(_library, sources))), *without_a_page(root)]


def pyscript_sources(root: Path) -> dict[str, str]:
    """PyScript's own Python, by its names."""
    text = (root / PYSCRIPT).read_text(encoding="utf-8")
    tree: dict[str, dict[str, str]] = json.loads(text[text.index("{") : text.rindex("}") + 1])
    return tree["pyscript"]


def _library(source: str) -> set[str]:
    """The modules of the library that a source imports when it is imported itself."""
    found = set[str]()
    for node in ast.parse(source).body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return {name for name in found if name.partition(".")[0] in sys.stdlib_module_names}
