"""The built page: index.html with other addresses and its configuration written into it."""

import json
import re
import tomllib
from html import escape
from pathlib import Path

STYLESHEET = re.compile(r' *<link rel="stylesheet" href="\./([^"]+)">\n')
LOADING = re.compile(r' *<script type="module"[^>]*></script>\n')
SCRIPT = re.compile(r'<script type="py"[^>]*></script>')


def built_page(page: str, config: str, app: str, runtime: str) -> bytes:
    """Point the page at the folders of a build."""
    page = replaced_once(STYLESHEET, f'  <link rel="stylesheet" href="./{app}/style.css">\n', page)
    page = replaced_once(LOADING, _loading(app), page)
    # Not JavaScript, hence no matter for the page's security policy. What it imports comes compiled.
    settings = escape(json.dumps(built_config(config, app)), quote=True)
    page = replaced_once(SCRIPT, f'<script type="py" config="{settings}">import web.main</script>', page)
    page = (
        page.replace("./web/runtime/", f"./{runtime}/")
        .replace("./web/", f"./{app}/")
        .replace('data-edition="source"', 'data-edition="site"')
    )
    return page.encode()


def built_config(config: str, app: str) -> dict[str, object]:
    """The configuration without files, which come in one archive, and with our way of loading the interpreter."""
    return interpreted_by(config, f"./{app}/interpreter.js")


def interpreted_by(config: str, address: str) -> dict[str, object]:
    """The configuration without files and with the module at this address."""
    settings = {key: value for key, value in tomllib.loads(config).items() if key != "files"}
    return {**settings, "interpreter": address}


def joined_styles(page: str, root: Path) -> bytes:
    """The page's stylesheets, in their order, as one."""
    return b"\n".join((root / name).read_bytes() for name in STYLESHEET.findall(page))


def _loading(app: str) -> str:
    """What to load at once. The runtime is asked for when the page is drawn: asking sooner gained nothing."""
    names = ("interpreter.js", "start.js")
    return "".join(f'  <script type="module" src="./{app}/{name}"></script>\n' for name in names)


def replaced_once(pattern: re.Pattern[str], text: str, page: str) -> str:
    """Put a text where the pattern stands first, and take its other places away."""
    if not pattern.search(page):
        raise ValueError(f"index.html has nothing like {pattern.pattern}")
    return pattern.sub("", pattern.sub(lambda _: "\0", page, count=1)).replace("\0", text)
