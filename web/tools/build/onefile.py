"""The one-file edition: the whole site in one page that plays from a double-click, see web/boot/onefile.js."""

import base64
import json
import re
import zlib
from html import escape

from web.tools.build.listing import Files, digest
from web.tools.build.page import LOADING, SCRIPT, STYLESHEET, interpreted_by, replaced_once

NAME = "digit-dojo.html"
# Names what stands inside the file. Nobody can ever own this address, and nothing is ever asked of it.
HOME = "https://app.invalid/"
OF_THE_APP = ("start.js", "rescue.js", "patch.js", "interpreter.js", "dojo.zip")

POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')
OF_THE_SITE = re.compile(r' *<link rel="(?:manifest|apple-touch-icon|preload)"[^>]*>\n')
BESIDE = re.compile(r"""(["'])\./([\w.-]+)\1""")
FONT = re.compile(rf'url\("{re.escape(HOME)}runtime/(fonts/[\w.]+)"\)')
END = re.compile(r"</body>")


def one_file(page: str, config: str, app: Files, runtime: Files, licences: bytes, script: str) -> bytes:
    """Put everything into the page. ``app`` looks for the runtime at ``HOME``; ``script`` unpacks it all."""
    inside = {f"app/{name}": app[name] for name in OF_THE_APP}
    inside |= {f"runtime/{name}": content for name, content in runtime.items() if not name.startswith("fonts/")}
    inside = {name: with_full_names(name, inside) for name in inside} | {"licences.txt": licences}
    nonce = digest({**inside, "script": script.encode()})

    style = with_fonts(app["style.css"].decode(), runtime)
    settings = escape(json.dumps(interpreted_by(config, f"{HOME}app/interpreter.js")), quote=True)
    icon = f"data:image/svg+xml;base64,{base64.b64encode(app['icon.svg']).decode()}"
    blocks = "".join(block(name, content) for name, content in sorted(inside.items()))

    page = replaced_once(POLICY, f'<meta http-equiv="Content-Security-Policy" content="{policy(nonce)}">', page)
    page = replaced_once(STYLESHEET, f'  <style nonce="{nonce}">\n{style}</style>\n', page)
    page = replaced_once(LOADING, "", page)
    page = replaced_once(OF_THE_SITE, "", page)
    page = replaced_once(SCRIPT, f'<script type="py" config="{settings}">import web.main</script>', page)
    page = replaced_once(END, f'{blocks}<script nonce="{nonce}">\n{script}</script>\n</body>', page)
    page = page.replace("./web/icon.svg", icon).replace('data-edition="source"', 'data-edition="file"')
    return page.encode()


def with_fonts(style: str, runtime: Files) -> str:
    """The stylesheet with the typeface written into it."""

    def data(found: re.Match[str]) -> str:
        return f'url("data:font/woff2;base64,{base64.b64encode(runtime[found[1]]).decode()}")'

    return FONT.sub(data, style)


def policy(nonce: str) -> str:
    """What this page may do: run what stands in it, and connect to nothing at all."""
    return (
        f"default-src 'none'; script-src 'nonce-{nonce}' 'wasm-unsafe-eval' blob:; worker-src 'none'; "
        f"style-src 'nonce-{nonce}'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"
    )


def block(name: str, content: bytes) -> str:
    """A file as text that a browser keeps but does not run. Archives are packed already."""
    packed = not name.endswith(".zip")
    text = base64.b64encode(zlib.compress(content, 9) if packed else content).decode()
    return f'<script type="text/plain" data-file="{HOME}{name}"{" data-packed" if packed else ""}>{text}</script>\n'


def with_full_names(name: str, files: Files) -> bytes:
    """A module that names its neighbours in full: inside the file, it has no place that they could be beside."""
    if not name.endswith((".js", ".mjs")):
        return files[name]
    folder = name.rpartition("/")[0]

    def full(found: re.Match[str]) -> str:
        quote, neighbour = found[1], f"{folder}/{found[2]}"
        return f"{quote}{HOME}{neighbour}{quote}" if neighbour in files else found[0]

    text = BESIDE.sub(full, files[name].decode())
    return (text.replace("import.meta.url", f'"{HOME}{name}"') if name.startswith("app/") else text).encode()
