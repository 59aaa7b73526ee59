"""Builds the site: one folder of static files for any host, at any path. web/boot/README.md says why so."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from web.tools.build.licences import licences
from web.tools.build.listing import Files, digest, listing, write
from web.tools.build.offline import service_worker
from web.tools.build.onefile import HOME, one_file
from web.tools.build.onefile import NAME as ONE_FILE
from web.tools.build.page import built_page, joined_styles
from web.tools.build.snapshot import snapshot_head
from web.tools.generate import without_a_page
from web.tools.packages import node
from web.tools.runtime import FONTS, PYODIDE, draw_fonts, pyscript_files

SCRIPTS = ("boot/start.js", "boot/rescue.js", "boot/interpreter.js", "boot/snapshot.js", "ui/patch.js")
# What stands in the page's scripts for other folders in the unbuilt tree; all scripts of a build are in one.
RUNTIME, UI = "../runtime/", "../ui/"


def build(root: Path, target: Path) -> None:
    """Lay the finished site out in a folder, which is emptied first."""
    archives = compiled(root)
    runtime = runtime_files(root, archives.pop("python_stdlib.zip"))
    runtime_folder = f"runtime-{digest(runtime)}"
    app = {**archives, **app_files(root, f"../{runtime_folder}/")}
    app_folder = f"app-{digest(app)}"
    page = (root / "index.html").read_text(encoding="utf-8")
    config = (root / "pyscript.toml").read_text(encoding="utf-8")
    script = (root / "web" / "boot" / "onefile.js").read_text(encoding="utf-8")
    inside = {**archives, **app_files(root, f"{HOME}runtime/")}
    site: Files = {
        "index.html": built_page(page, config, app_folder, runtime_folder),
        "licences.txt": licences(root),
        ONE_FILE: one_file(page, config, inside, runtime, licences(root), script),
        **{f"{app_folder}/{name}": content for name, content in app.items()},
        **{f"{runtime_folder}/{name}": content for name, content in runtime.items()},
    }
    site["service-worker.js"] = service_worker(root, site)
    site["files.json"] = listing(site)
    shutil.rmtree(target, ignore_errors=True)
    write(site, target)


def compiled(root: Path) -> Files:
    """The two archives of compiled Python."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(__file__).with_name("compile.mjs")
        subprocess.run([node(), str(script), str(root), folder, *without_a_page(root)], check=True)  # noqa: S603
        return {path.name: path.read_bytes() for path in sorted(Path(folder).iterdir())}


def runtime_files(root: Path, library: bytes) -> Files:
    """What others wrote: PyScript and Pyodide, with the library compiled and no packages to choose from."""
    pyscript = root / "node_modules" / "@pyscript" / "core" / "dist"
    pyodide = root / "node_modules" / "pyodide"
    # The reader of pyscript.toml is not needed: the built page holds its configuration.
    parts = [name for name in pyscript_files(pyscript) if not name.startswith("toml-")]
    files = {f"pyscript/{name}": (pyscript / name).read_bytes() for name in parts}
    files |= {f"pyodide/{name}": (pyodide / name).read_bytes() for name in PYODIDE}
    lock = json.loads(files["pyodide/pyodide-lock.json"])
    files["pyodide/pyodide-lock.json"] = json.dumps({"info": lock["info"], "packages": {}}).encode()
    files["pyodide/python_stdlib.zip"] = library
    with tempfile.TemporaryDirectory() as folder:
        draw_fonts(root, Path(folder))
        files |= {f"fonts/{name}": (Path(folder) / name).read_bytes() for name in FONTS}
    return files


def app_files(root: Path, runtime: str) -> Files:
    """What was written here, pointed at the runtime's folder."""
    web = root / "web"
    texts = {Path(name).name: (web / name).read_text(encoding="utf-8") for name in SCRIPTS}
    texts["snapshot.js"] = snapshot_head(root) + texts["snapshot.js"]
    scripts = {name: text.replace(UI, "./").replace(RUNTIME, runtime).encode() for name, text in texts.items()}
    page = (root / "index.html").read_text(encoding="utf-8")
    pictures = [web / "icon.svg", *sorted((web / "icons").glob("*.png")), web / "manifest.webmanifest"]
    copies = {path.relative_to(web).as_posix(): path.read_bytes() for path in pictures}
    style = joined_styles(page, root).replace(RUNTIME.encode(), runtime.encode())
    return {**scripts, **copies, "style.css": style}
