"""The build's parts, and that what it trims away is not missed."""

import hashlib
import json
import re
import subprocess
import tomllib
import zipfile
from html import unescape
from pathlib import Path

import pytest

from web.tools import packages
from web.tools.build import app_files, compiled, runtime_files
from web.tools.build.licences import licences
from web.tools.build.listing import Files, digest, listing, write
from web.tools.build.page import built_config, built_page, joined_styles
from web.tools.generate import without_a_page

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "index.html").read_text(encoding="utf-8")
# All that the page may import.
MODULES = [*without_a_page(ROOT), *(f"web.browser.{path.stem}" for path in (ROOT / "web" / "browser").glob("*.py"))]
HEADER = 2**16  # bytes: what a snapshot holds besides the memory
CONFIG = (ROOT / "pyscript.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def archives() -> Files:
    return compiled(ROOT)


def test_compiling_again_gives_the_same_bytes(archives: Files) -> None:
    assert sorted(archives) == ["dojo.zip", "python_stdlib.zip"]
    assert compiled(ROOT) == archives


@pytest.fixture(scope="module")
def start(archives: Files, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What a start from the archives alone tells of itself."""
    folder = tmp_path_factory.mktemp("archives")
    write({**runtime_files(ROOT, archives["python_stdlib.zip"]), "dojo.zip": archives["dojo.zip"]}, folder)
    script = ROOT / "tests" / "tools" / "in_archives.mjs"
    command = [packages.node(), str(script), str(folder), *MODULES]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    told: dict[str, list[str]] = json.loads(done.stdout)
    return told


def test_everything_can_be_imported_from_the_archives_alone(start: dict[str, list[str]]) -> None:
    """In a Pyodide that has nothing else: the page's modules, and all that they and PyScript import anywhere."""
    needed = {"pygame_rules.terminal", "web.app.app", "web.browser.dom", "web.browser.events", "asyncio", "traceback"}
    assert needed <= set(start["imported"])


def test_all_that_the_page_works_out_from_text_while_it_starts_is_prepared(start: dict[str, list[str]]) -> None:
    assert start["unprepared"] == []


def test_a_snapshot_has_all_that_the_page_imports() -> None:
    [modules] = re.findall(r"^const MODULES = (.*);$", app_files(ROOT, "./")["snapshot.js"].decode(), re.MULTILINE)
    assert set(json.loads(modules)) >= {*without_a_page(ROOT), "asyncio", "traceback", "types"}


def test_a_snapshot_fits_into_the_memory_that_an_interpreter_begins_with(archives: Files, tmp_path: Path) -> None:
    """A larger one could not be restored, so none is kept, and every start would be a plain one."""
    worker = app_files(ROOT, "../runtime/")["snapshot.js"]
    [limit] = re.findall(rb"const LIMIT = (\d+) \* 2 \*\* 20;", worker)
    told = b"export const { forget, key, cacheName, withArchive } = globalThis.told;"
    app = {"snapshot.js": worker, "interpreter.js": told, "dojo.zip": archives["dojo.zip"]}
    runtime = runtime_files(ROOT, archives["python_stdlib.zip"])
    files = {"app": app, "runtime": runtime}
    write({f"{folder}/{name}": content for folder, part in files.items() for name, content in part.items()}, tmp_path)
    script = ROOT / "tests" / "tools" / "make_snapshot.mjs"
    done = subprocess.run([packages.node(), str(script), str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert 2**20 < int(done.stdout) <= int(limit) * 2**20 + HEADER


def test_the_archive_of_the_app_holds_every_listed_module(archives: Files, tmp_path: Path) -> None:
    write(archives, tmp_path)
    held = set(zipfile.ZipFile(tmp_path / "dojo.zip").namelist())
    assert {f"{name}c" for name in tomllib.loads(CONFIG)["files"].values()} | {"web/main.pyc"} <= held
    assert not [name for name in held if "tools" in name]


def test_a_hash_tells_names_and_contents_apart() -> None:
    some = {"a": b"1", "b": b"2"}
    assert digest(some) == digest(dict(reversed(some.items())))
    assert len({digest(some), digest({"a": b"1", "c": b"2"}), digest({"a": b"2", "b": b"1"}), digest({})}) == 4


def test_the_listing_has_every_file() -> None:
    told = json.loads(listing({"b/c": b"22", "a": b"1"}))
    assert told["files"] == {
        "a": {"sha256": hashlib.sha256(b"1").hexdigest(), "size": 1},
        "b/c": {"sha256": hashlib.sha256(b"22").hexdigest(), "size": 2},
    }
    assert told["build"] == digest({"a": b"1", "b/c": b"22"})


def test_the_page_points_into_the_build_only() -> None:
    page = built_page(PAGE, CONFIG, "app-1", "runtime-2").decode()
    assert "./web/" not in page
    assert "pyscript.toml" not in page
    assert page.count('rel="stylesheet"') == 1
    preloaded = re.findall(r'rel="preload" href="([^"]+)"', page)
    assert preloaded == ["./runtime-2/fonts/text.woff2", "./runtime-2/fonts/head.woff2"]
    assert ".wasm" not in page, "a preload would keep browsers from using the compiled form again"
    config = json.loads(unescape(page.split('config="')[1].split('"')[0]))
    assert config == built_config(CONFIG, "app-1")
    assert config["interpreter"] == "./app-1/interpreter.js"
    assert "files" not in config


def test_a_page_without_its_parts_is_refused() -> None:
    with pytest.raises(ValueError, match="has nothing like"):
        built_page("<p>", CONFIG, "app-1", "runtime-2")


def test_styles_are_joined_in_their_order() -> None:
    joined = joined_styles(PAGE, ROOT)
    places = [joined.index((ROOT / "web" / "style" / name).read_bytes()) for name in ("tokens.css", "base.css")]
    assert places == sorted(places)


def test_the_scripts_point_at_the_runtimes_folder() -> None:
    files = app_files(ROOT, "../runtime-2/")
    assert b'"../runtime-2/pyscript/core.js"' in files["start.js"]
    assert not [name for name, content in files.items() if b"./runtime/" in content]


def test_licences_are_told_for_all_that_is_shipped() -> None:
    told = licences(ROOT).decode()
    for name in ("Digit Dojo", "Python 3", "pyodide", "@pyscript/core", "polyscript", "@fontsource-variable/archivo"):
        assert f"\n\n{name}" in f"\n\n{told}", name
    for text in ("Apache License", "The Archivo Project Authors", "SIL OPEN FONT LICENSE"):
        assert text in told, text


def test_altered_packages_are_refused(tmp_path: Path) -> None:
    for name in packages.SHIPPED:
        write({f"{name}/file.js": b"1"}, tmp_path)
    packages.record(tmp_path)
    packages.check(tmp_path)
    write({"pyodide/file.js": b"2", "pyodide/more.js": b""}, tmp_path)
    with pytest.raises(SystemExit, match=r"pyodide/file.js, pyodide/more.js"):
        packages.check(tmp_path)
