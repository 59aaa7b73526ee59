"""The runtime is laid out once, and again if it was spoilt."""

from pathlib import Path

import pytest

from web.tools.build.listing import write
from web.tools.runtime import ARCHIVO, FONTS, PYODIDE, lay_out

ROOT = Path(__file__).parents[3]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    core = b'import "./core-12345678.js";'
    parts = {"core.js": core, "core-12345678.js": b'import("./toml-abcdefgh.js")', "toml-abcdefgh.js": b"toml"}
    files = {f"node_modules/@pyscript/core/dist/{name}": content for name, content in parts.items()}
    files |= {f"node_modules/pyodide/{name}": name.encode() for name in PYODIDE}
    files[f"node_modules/{ARCHIVO}"] = (ROOT / "node_modules" / ARCHIVO).read_bytes()
    write({**files, "node_modules/pyodide/more.js": b"", "package-lock.json": b"{}"}, tmp_path)
    lay_out(tmp_path)
    return tmp_path


def test_only_what_the_page_asks_for_is_laid_out(root: Path) -> None:
    runtime = root / "web" / "runtime"
    found = {path.relative_to(runtime).as_posix() for path in runtime.rglob("*") if path.is_file()}
    pyscript = {"pyscript/core.js", "pyscript/core-12345678.js", "pyscript/toml-abcdefgh.js"}
    fonts = {f"fonts/{name}" for name in FONTS}
    assert found == {"stamp", *pyscript, *fonts, *(f"pyodide/{name}" for name in PYODIDE)}


@pytest.mark.parametrize("content", [b"pyodide.asm.wasn", b"", None], ids=["altered", "empty", "gone"])
def test_a_spoilt_file_is_laid_out_again(root: Path, content: bytes | None) -> None:
    spoilt = root / "web" / "runtime" / "pyodide" / "pyodide.asm.wasm"
    spoilt.unlink() if content is None else spoilt.write_bytes(content)
    lay_out(root)
    assert spoilt.read_bytes() == b"pyodide.asm.wasm"


def test_a_typeface_that_is_gone_is_drawn_again(root: Path) -> None:
    lost = root / "web" / "runtime" / "fonts" / FONTS[0]
    before = lost.read_bytes()
    lost.unlink()
    lay_out(root)
    assert lost.read_bytes() == before


def test_what_is_whole_is_left_alone(root: Path) -> None:
    stamp = root / "web" / "runtime" / "stamp"
    before = stamp.stat().st_mtime_ns
    lay_out(root)
    assert stamp.stat().st_mtime_ns == before
