"""The least that a Python page can do: one line, by PyScript on MicroPython."""

import json
import shutil
from pathlib import Path

from bench.versions import ROOT
from web.tools.runtime import pyscript_files

PLUGINS = ("codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
LINE = "import js; js.document.documentElement.setAttribute('data-state', 'ready')"


def lay_out_micropython(folder: Path) -> None:
    """Lay such a page out in a folder."""
    pyscript = ROOT / "node_modules" / "@pyscript" / "core" / "dist"
    micropython = ROOT / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
    folder.mkdir()
    for path in [pyscript / name for name in pyscript_files(pyscript)] + [
        micropython / f"micropython.{kind}" for kind in ("mjs", "wasm")
    ]:
        shutil.copyfile(path, folder / path.name)
    config = json.dumps({"interpreter": "./micropython.mjs", "plugins": [f"!{name}" for name in PLUGINS]})
    (folder / "index.html").write_text(
        f"""<!DOCTYPE html><html lang="en" data-state="loading"><meta charset="utf-8"><title>Floor</title>
        <link rel="icon" href="data:,"><script type="module" src="./core.js"></script>
        <py-config>{config.replace("micropython.mjs", "none.mjs")}</py-config>
        <script type="mpy" config='{config}'>{LINE}</script>""",
        encoding="utf-8",
    )
