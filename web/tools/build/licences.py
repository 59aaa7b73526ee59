"""The licences of what a built site ships, in one file."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PYTHON = """Python's interpreter and standard library, inside Pyodide.
Copyright (c) 2001 Python Software Foundation; All Rights Reserved.
Licensed under the Python Software Foundation License Version 2, see https://docs.python.org/3/license.html
"""
NO_TEXT = {
    "MPL-2.0": "The text is at https://www.mozilla.org/MPL/2.0/ and the source at https://github.com/pyodide/pyodide"
}


def licences(root: Path) -> bytes:
    """Gather the licences; texts come from the packages themselves where these hold them."""
    packages = root / "node_modules"
    lock = json.loads((packages / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    parts = [
        _part("Digit Dojo", (root / "LICENSE").read_text(encoding="utf-8")),
        _part(f"Python {lock['info']['python']}", PYTHON),
        _of_package(packages / "pyodide"),
        _of_package(packages / "@fontsource-variable" / "archivo"),
        *(_of_package(packages / name) for name in bundled(packages, "@pyscript/core")),
    ]
    return "\n".join(parts).encode()


def bundled(packages: Path, name: str) -> Iterator[str]:
    """A package and all that its authors have bundled into it, which is all that it depends on."""
    seen, waiting = set[str](), [name]
    while waiting:
        name = waiting.pop()
        if name not in seen and (packages / name / "package.json").is_file():
            seen.add(name)
            yield name
            waiting += sorted(_about(packages / name).get("dependencies", {}), reverse=True)


def _of_package(package: Path) -> str:
    about = _about(package)
    texts = [path for path in sorted(package.iterdir()) if path.name.upper().startswith("LICEN")]
    text = texts[0].read_text(encoding="utf-8") if texts else NO_TEXT.get(about["license"], "")
    return _part(f"{about['name']} {about['version']} ({about['license']})", text)


def _about(package: Path) -> dict[str, Any]:
    about: dict[str, Any] = json.loads((package / "package.json").read_text(encoding="utf-8"))
    return about


def _part(title: str, text: str) -> str:
    return f"{title}\n{'=' * len(title)}\n\n{text.strip()}\n"
