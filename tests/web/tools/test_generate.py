"""What follows from the code is as one command would write it, and what it writes is what the page needs."""

import shutil
import tomllib
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from support.fake_dom import Element, FakeDom
from support.headless import at

from pygame_rules import GAMES, Game
from web.shell.view import static_lobby, view
from web.tools import generate
from web.tools.generate import COMMAND, generated, hues, modules, styles, to_html, without_a_page, write
from web.ui.html import Lazy, h
from web.ui.render import Renderer

ROOT = Path(__file__).parents[3]
CONFIG = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
PAGE = (ROOT / "index.html").read_text("utf-8")


def stale(root: Path) -> str:
    """What to do about generated files that are not as they should be; nothing if they are."""
    wrong = [
        path.relative_to(root).as_posix()
        for path, text in generated(root).items()
        if not path.is_file() or path.read_text("utf-8") != text
    ]
    return f"Run {COMMAND}: it writes {' and '.join(wrong)} anew." if wrong else ""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what the command reads and writes."""
    for name in ("pygame_rules", "web"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "runtime"))
    for name in ("index.html", "pyscript.toml"):
        shutil.copy(ROOT / name, tmp_path)
    write(tmp_path)
    return tmp_path


def test_every_generated_file_is_as_the_command_would_write_it() -> None:
    assert not stale(ROOT), stale(ROOT)


def test_whoever_forgets_the_command_is_told(tree: Path) -> None:
    assert stale(tree) == ""
    (tree / "web" / "app" / "more.py").touch()
    assert stale(tree) == "Run python3 dev.py generate: it writes pyscript.toml anew."


def test_the_command_writes_only_what_differs(tree: Path) -> None:
    assert write(tree) == []
    (tree / "web" / "screens" / "extra").mkdir()
    (tree / "web" / "screens" / "extra" / "__init__.py").touch()
    (tree / "web" / "screens" / "extra" / "extra.css").touch()
    assert write(tree) == ["index.html", "pyscript.toml"]
    assert '"./web/screens/extra/__init__.py" = "web/screens/extra/__init__.py"' in (tree / "pyscript.toml").read_text()
    assert '<link rel="stylesheet" href="./web/screens/extra/extra.css">' in (tree / "index.html").read_text("utf-8")
    (tree / "web" / "style" / "games.css").unlink()
    assert write(tree) == ["web/style/games.css"]


def test_a_page_without_a_place_for_it_is_said(tree: Path) -> None:
    (tree / "index.html").write_text(PAGE.replace("<!-- /lobby -->", ""), encoding="utf-8")
    with pytest.raises(ValueError, match="no part called lobby"):
        write(tree)


# --- the list of modules ---


def test_every_module_is_listed() -> None:
    paths = [path for folder in ("pygame_rules", "web") for path in (ROOT / folder).rglob("*.py")]
    names = {path.relative_to(ROOT).as_posix() for path in paths}
    left_out = {name for name in names if name.startswith(("web/tools/", "web/runtime/")) or name == "web/main.py"}
    assert set(CONFIG["files"].values()) == names - left_out, f"Run {COMMAND}"
    assert modules(ROOT) == sorted(names - left_out)


def test_every_listed_file_exists_and_lands_where_it_came_from() -> None:
    for source, target in CONFIG["files"].items():
        assert source == f"./{target}"
        assert (ROOT / target).is_file()


def test_nothing_comes_from_elsewhere() -> None:
    assert "://" not in (ROOT / "pyscript.toml").read_text("utf-8")


def test_modules_without_a_page_are_all_but_those_of_the_browser_and_the_terminal() -> None:
    names = without_a_page(ROOT)
    assert {"web.app.app", "web.screens", "web.screens.play", "pygame_rules", "pygame_rules.games"} <= set(names)
    assert not [name for name in names if "browser" in name or "terminal" in name or "main" in name]


# --- styles ---


def test_every_stylesheet_is_linked_once_and_what_all_use_comes_first() -> None:
    names = styles(ROOT)
    assert names[:3] == ["web/style/tokens.css", "web/style/games.css", "web/style/base.css"]
    paths = (path.relative_to(ROOT) for path in (ROOT / "web").rglob("*.css") if "runtime" not in path.parts)
    assert sorted(names) == sorted(path.as_posix() for path in paths)
    assert [PAGE.count(f'href="./{name}"') for name in names] == [1] * len(names)
    places = [PAGE.index(f'href="./{name}"') for name in names]
    assert places == sorted(places)


def test_every_game_has_its_hue(game: Game) -> None:
    assert f'[data-game="{game.slug}"] {{ --hue: {game.hue}; }}\n' in hues()
    assert hues().count("--hue") == len(GAMES)


# --- the static lobby ---


SPELT = {"viewbox": "viewBox"}  # as browsers do in pictures


class Reader(HTMLParser):
    """Makes elements of HTML, as a browser would, but for white space."""

    def __init__(self) -> None:
        super().__init__()
        self.top = self.open = Element("top")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = self._add(Element(tag))
        element.attributes = {SPELT.get(name, name): value or "" for name, value in attrs}
        if tag not in generate.VOID:
            self.open = element

    def handle_endtag(self, tag: str) -> None:
        assert self.open.tag == tag
        assert self.open.parent
        self.open = self.open.parent

    def handle_data(self, data: str) -> None:
        if data.strip():
            self._add(Element("#text")).data = data

    def _add(self, element: Element) -> Element:
        element.parent = self.open
        self.open.children.append(element)
        return element


def read(html: str) -> Element:
    reader = Reader()
    reader.feed(html)
    assert reader.open is reader.top
    return reader.top


def test_the_static_lobby_is_what_the_lobby_draws_so_that_python_takes_it_over() -> None:
    part = PAGE.partition("<!-- lobby: written by python3 dev.py generate -->")[2].partition("<!-- /lobby -->")[0]
    dom = FakeDom(screen=read(part))
    renderer = Renderer(dom.patch, dom.adopt)
    renderer.show({"screen": static_lobby()})
    assert {change[0] for change in dom.log} <= {"set", "on"}, "nothing is drawn anew"
    renderer.show({"screen": view(at(""))["screen"]})
    written = [change for change in dom.log if change[0] not in ("set", "on")]
    assert [change[0] for change in written] == ["write"], "and then the day is told"
    fresh = FakeDom()
    Renderer(fresh.patch, fresh.adopt).show({"screen": static_lobby()})
    assert drawing(read(part)) == drawing(fresh.places["screen"]), "and nothing changes its looks"


def drawing(node: Element) -> list[object]:
    return [[child.tag, child.data, child.attributes, drawing(child)] for child in node.children]


def test_the_static_lobby_has_a_band_for_each_game(game: Game) -> None:
    links = [f'href="#/{game.slug}?opponent={opponent}"' for opponent in ("computer", "friend")]
    for part in (*links, f"<h2>{game.title}</h2>", f"<p>{escape(game.pitch, quote=False)}</p>"):
        assert part in PAGE, f"Run {COMMAND}"


def test_html_is_escaped_and_white_space_goes_only_where_none_is_seen() -> None:
    text = h("p", "<b> & ", h("i", "x", key="i"), " y", title='"<')
    assert to_html(text) == '<p title="&quot;&lt;">&lt;b&gt; &amp; <i>x</i> y</p>'
    assert (
        to_html(h("div", h("input", type="text"), Lazy(h, ("p",)))) == '<div>\n  <input type="text">\n  <p></p>\n</div>'
    )
    assert drawing(read(to_html(text)))[0] == [
        "p",
        "",
        {"title": '"<'},
        [["#text", "<b> & ", {}, []], ["i", "", {}, [["#text", "x", {}, []]]], ["#text", " y", {}, []]],
    ]
