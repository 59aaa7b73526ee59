"""pyscript.toml lists every module that the page's Python may import."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
CONFIG = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
SCRIPT = "web/main.py"  # not a module: the page runs it
TOOLS = "web/tools/"  # these run on the developer's machine


def test_every_module_is_listed() -> None:
    modules = [
        path.relative_to(ROOT).as_posix()
        for folder in ("pygame_rules", "web")
        for path in sorted((ROOT / folder).rglob("*.py"))
    ]
    missing = [
        f'"./{name}" = "{name}"'
        for name in modules
        if f"./{name}" not in CONFIG["files"] and name != SCRIPT and not name.startswith(TOOLS)
    ]
    assert not missing, "Add to [files] of pyscript.toml:\n" + "\n".join(missing)


def test_every_listed_file_exists_and_lands_where_it_came_from() -> None:
    wrong = [
        f'"{source}" = "{target}"'
        for source, target in CONFIG["files"].items()
        if source != f"./{target}" or not (ROOT / target).is_file()
    ]
    assert not wrong, "Take out of [files] of pyscript.toml, or mend:\n" + "\n".join(wrong)


def test_nothing_comes_from_elsewhere() -> None:
    assert "://" not in (ROOT / "pyscript.toml").read_text(encoding="utf-8")
