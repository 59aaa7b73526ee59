"""Hands Python what it would else work out from text at every start; prepare.py has worked it out while building.

Python imports a module of this name by itself, before almost everything else. ``collections`` and ``dataclasses``
write methods of classes as text and run it, ``re`` makes programs of patterns; none of them knows of this.
Each asks with the very text it has, and whatever was not prepared goes the usual way.
"""

import _sre  # type: ignore[import-not-found]
import builtins
import collections
import marshal
from types import CodeType
from zipimport import zipimporter

codes: dict[str, CodeType] = {}  # by their text, which tells statements from an expression
programs: dict[tuple[str | bytes, int], tuple[object, ...]] = {}  # by pattern and flags


def take(archive: str) -> None:
    """Learn what was prepared for the modules of an archive."""
    more_codes, more_programs = marshal.loads(zipimporter(archive).get_data("prepared"))  # noqa: S302 - our own
    codes.update(more_codes)
    programs.update(more_programs)


def run(text: str, *names: dict[str, object]) -> None:
    """Run text, as ``exec`` does."""
    builtins.exec(codes.get(text, text), *names)  # noqa: S102 - here and below: of modules that would do it anyway


def evaluate(text: str, *names: dict[str, object]) -> object:
    """Evaluate text, as ``eval`` does."""
    return builtins.eval(codes.get(text, text), *names)  # noqa: S307


def compile_pattern(pattern: object, flags: int = 0) -> object:
    """The program of a pattern, as ``re`` compiles it."""
    program = programs.get((pattern, flags)) if isinstance(pattern, str | bytes) else None
    return _sre.compile(*program) if program else compile_slowly(pattern, flags)


take(__file__.rpartition("/")[0])
vars(collections)["eval"] = evaluate

# These import, on their way, what has to be helped already.
import re._compiler  # type: ignore[import-not-found]  # noqa: E402

compile_slowly, re._compiler.compile = re._compiler.compile, compile_pattern

import dataclasses  # noqa: E402

vars(dataclasses)["exec"] = run
