"""The screens. A folder here that has a ``SCREEN`` is a screen: nothing else lists them.

Listing them imports nothing; a screen is imported when it is first opened, so that a start loads one alone.
"""

import pkgutil
from importlib import import_module
from typing import Any

from web.app.screen import Screen

NAMES = frozenset(info.name for info in pkgutil.iter_modules(__path__))


def load(name: str) -> Screen[Any]:
    """A screen by the name of its folder."""
    found: Screen[Any] = import_module(f"{__name__}.{name}").SCREEN
    return found
