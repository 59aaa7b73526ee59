"""Notes what Python works out from text while it starts and the app is imported; sitecustomize.py hands it over.

Runs inside Pyodide in the place of sitecustomize.py, see compile.mjs.
"""

import _sre  # type: ignore[import-not-found]
import builtins
import collections
import marshal
from types import CodeType, SimpleNamespace
from typing import Any

codes: dict[str, CodeType] = {}
programs: dict[tuple[str | bytes, int], tuple[object, ...]] = {}
last: list[Any] = []  # what the latest program was made of


def run(text: str, *names: dict[str, object]) -> None:
    """Run text, as ``exec`` does."""
    codes[text] = compile(text, "<string>", "exec", dont_inherit=True)
    builtins.exec(codes[text], *names)  # noqa: S102 - here and below: of modules that would do it anyway


def evaluate(text: str, *names: dict[str, object]) -> object:
    """Evaluate text, as ``eval`` does."""
    codes[text] = compile(text, "<string>", "eval", dont_inherit=True)
    return builtins.eval(codes[text], *names)  # noqa: S307


def compile_pattern(pattern: object, flags: int = 0) -> object:
    """The program of a pattern, as ``re`` compiles it."""
    compiled = compile_slowly(pattern, flags)
    if isinstance(pattern, str | bytes):
        text, all_flags, code, *groups = last
        # Some numbers of a program have names, which cannot be written down.
        programs[pattern, int(flags)] = (text, int(all_flags), [*map(int, code)], *groups)
    return compiled


def make(*parts: object) -> object:
    """Make a program of its parts."""
    last[:] = parts
    return _sre.compile(*parts)


def noted() -> bytes:
    """All that was noted since the last time."""
    everything = marshal.dumps((codes, programs))
    codes.clear()
    programs.clear()
    return everything


vars(collections)["eval"] = evaluate

# These import, on their way, what has to be noted already.
import re._compiler  # type: ignore[import-not-found]  # noqa: E402

re._compiler._sre = SimpleNamespace(**{**vars(_sre), "compile": make})
compile_slowly, re._compiler.compile = re._compiler.compile, compile_pattern

import dataclasses  # noqa: E402

vars(dataclasses)["exec"] = run
