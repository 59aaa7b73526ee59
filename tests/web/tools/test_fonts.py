"""The page's typeface: drawn from Archivo, small, the same bytes each time, and named where it is used."""

import re
from pathlib import Path

import pytest

from web.tools.runtime import ARCHIVO, FONTS, draw_fonts

ROOT = Path(__file__).parents[3]
MOST = 40_960  # bytes, of all files together
MAGIC = b"wOF2"


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return draw(tmp_path_factory.mktemp("fonts"))


def draw(folder: Path) -> dict[str, bytes]:
    draw_fonts(ROOT, folder)
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_drawing_again_gives_the_same_bytes(drawn: dict[str, bytes], tmp_path: Path) -> None:
    assert sorted(drawn) == sorted(FONTS)
    assert draw(tmp_path) == drawn


def test_all_of_it_is_small_and_smaller_than_what_it_was_drawn_from(drawn: dict[str, bytes]) -> None:
    assert all(content.startswith(MAGIC) for content in drawn.values())
    assert sum(map(len, drawn.values())) <= MOST
    assert (ROOT / "node_modules" / ARCHIVO).stat().st_size > MOST


def test_what_is_laid_out_is_what_would_be_drawn(drawn: dict[str, bytes]) -> None:
    laid_out = ROOT / "web" / "runtime" / "fonts"
    assert {path.name: path.read_bytes() for path in laid_out.iterdir()} == drawn


def test_the_style_names_each_once_and_the_page_asks_early_for_none_that_is_not_there() -> None:
    style = (ROOT / "web" / "style" / "base.css").read_text("utf-8")
    assert sorted(re.findall(r"runtime/fonts/([\w.]+)", style)) == sorted(FONTS)
    assert style.count("font-display: swap") == len(FONTS)
    page = (ROOT / "index.html").read_text("utf-8")
    early = re.findall(r'rel="preload" href="\./web/runtime/fonts/([\w.]+)" as="font"', page)
    assert early
    assert set(early) <= set(FONTS)
    assert "font-src 'self'" in page


def test_the_pages_own_words_name_it() -> None:
    assert "Archivo" in (ROOT / "web" / "screens" / "about" / "view.py").read_text("utf-8")
