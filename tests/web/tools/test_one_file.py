"""The one-file edition as text: everything inside, nothing asked for, the same bytes each time."""

import base64
import json
import re
import zlib
from html import unescape
from pathlib import Path

from web.tools.build import app_files
from web.tools.build.listing import Files
from web.tools.build.offline import service_worker
from web.tools.build.onefile import HOME, NAME, block, one_file, with_full_names
from web.tools.runtime import FONTS

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "index.html").read_text(encoding="utf-8")
CONFIG = (ROOT / "pyscript.toml").read_text(encoding="utf-8")
SCRIPT = (ROOT / "web" / "boot" / "onefile.js").read_text(encoding="utf-8")
RUNTIME: Files = {
    "pyscript/core.js": b'export * from"./core-1.js";',
    "pyscript/core-1.js": b'import("./error-2.js");import("./not-shipped.js")',
    "pyscript/error-2.js": b"import{a}from'./core-1.js'",
    "pyodide/pyodide.asm.wasm": bytes(1000),
    **{f"fonts/{name}": name.encode() for name in FONTS},
}


def made(runtime: Files = RUNTIME) -> str:
    app = {**app_files(ROOT, f"{HOME}runtime/"), "dojo.zip": b"PK"}
    return one_file(PAGE, CONFIG, app, runtime, b"Licences", SCRIPT).decode()


def inside(page: str) -> Files:
    blocks = re.findall(rf'<script type="text/plain" data-file="{HOME}([^"]+)"( data-packed)?>([^<]+)</script>', page)
    files = {name: (base64.b64decode(text), packed) for name, packed, text in blocks}
    return {name: zlib.decompress(content) if packed else content for name, (content, packed) in files.items()}


def test_it_holds_everything_and_points_nowhere() -> None:
    page = made()
    files = inside(page)
    files_of_the_runtime = {f"runtime/{name}" for name in RUNTIME if not name.startswith("fonts/")}
    assert files_of_the_runtime | {"app/dojo.zip", "app/start.js", "licences.txt"} <= set(files)
    assert files["app/dojo.zip"] == b"PK"
    assert files["runtime/pyodide/pyodide.asm.wasm"] == bytes(1000)
    assert files["licences.txt"] == b"Licences"
    shell = re.sub(r"<script(?! type=\"py\").*?</script>|<style.*?</style>", "", page, flags=re.DOTALL)
    addresses = re.findall(r'(?:src|href)="([^"]*)"', shell)
    assert addresses
    assert all(address.startswith(("#/", "data:")) for address in addresses), addresses
    assert 'data-edition="file"' in page
    config = json.loads(unescape(page.split('config="')[1].split('"')[0]))
    assert config["interpreter"] == f"{HOME}app/interpreter.js"
    assert "app/interpreter.js" in files


def test_its_typeface_stands_in_its_style_and_nowhere_else() -> None:
    page = made()
    for name in FONTS:
        assert page.count(f'url("data:font/woff2;base64,{base64.b64encode(name.encode()).decode()}")') == 1
    assert not [name for name in inside(page) if "fonts/" in name]
    assert page.count("url(") == len(FONTS)


def test_making_it_again_gives_the_same_bytes_and_other_contents_another_nonce() -> None:
    assert made() == made(dict(reversed(RUNTIME.items())))
    nonces = [set(re.findall(r'nonce[-="]+(\w{16})', made(runtime))) for runtime in (RUNTIME, {**RUNTIME, "x": b""})]
    assert [len(found) for found in nonces] == [1, 1]
    assert nonces[0] != nonces[1]


def test_its_policy_allows_no_connection_and_no_strange_script() -> None:
    [policy] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', made())
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["font-src"] == "data:"
    assert "connect-src" not in rules
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy


def test_modules_name_their_neighbours_in_full() -> None:
    files = {f"runtime/{name}": content for name, content in RUNTIME.items()}
    files["app/own.js"] = b'new URL("x", import.meta.url)'
    whole = {name: with_full_names(name, files).decode(errors="replace") for name in files}
    assert whole["runtime/pyscript/core.js"] == f'export * from"{HOME}runtime/pyscript/core-1.js";'
    assert whole["runtime/pyscript/error-2.js"] == f"import{{a}}from'{HOME}runtime/pyscript/core-1.js'"
    assert whole["runtime/pyscript/core-1.js"].endswith('import("./not-shipped.js")')
    assert whole["app/own.js"] == f'new URL("x", "{HOME}app/own.js")'


def test_no_module_of_ours_has_an_address_that_cannot_be_resolved() -> None:
    """Beside a module inside the file there is nothing."""
    for name, content in inside(made()).items():
        if name.startswith("app/") and name.endswith(".js"):
            assert b"import.meta" not in content, name
            assert not re.search(rb"""(?:from|import\()\s*["']\.""", content), name


def test_archives_are_not_packed_twice() -> None:
    assert "data-packed" not in block("a.zip", b"PK")
    assert " data-packed>" in block("a.txt", b"text")


def test_the_service_worker_does_not_keep_it() -> None:
    worker = service_worker(ROOT, {NAME: b"1", "index.html": b"2"}).decode()
    assert "index.html" in worker
    assert NAME not in worker
