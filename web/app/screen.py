"""What a screen must offer: a value with functions in it. CONTRIBUTING.md shows a whole one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

from web.app.commands import Command
from web.app.effects import Effect
from web.app.router import Route
from web.app.state import Shared
from web.ui.html import Lazy, Message, Node

M = TypeVar("M")


class Savable(Protocol):
    """A value worth saving. Values are compared to see what changed; the text is written only then."""

    def encode(self) -> str:
        """The value as text for the storage."""


class Key(NamedTuple):
    """A key as the browser reports it: pressed with which others, and where."""

    key: str
    code: str = ""
    shift: bool = False
    repeat: bool = False
    focus: str = ""  # The id of what has the focus.


@dataclass(frozen=True)
class Step(Generic[M]):
    """What a message makes of a screen: its model, what is shared if that changed, a sentence to say, and commands."""

    model: M
    shared: Shared | None = None
    announce: str = ""
    commands: tuple[Command, ...] = ()


def no_effects(_: object, __: Shared) -> tuple[Effect, ...]:
    """A screen that waits for nothing."""
    return ()


def nothing_saved(_: object) -> Mapping[str, Savable]:
    """A screen that saves nothing."""
    return {}


def no_keys(_: object, __: Shared, ___: Key) -> Message | None:
    """A screen without keys of its own."""
    return None


def focus_title(_: object, __: Shared) -> tuple[str, ...]:
    """Where the focus goes when what had it is gone: to the heading."""
    return ("title",)


def never_busy(_: object) -> bool:
    """A screen that can be left at any time."""
    return False


def ignore_stored(model: M, _: Shared, __: str) -> Step[M]:
    """A screen that does not care what other tabs write."""
    return Step(model)


@dataclass(frozen=True)
class Screen(Generic[M]):
    """One screen. Only the open screen looks inside its model.

    ``open`` raises a RulesError whose sentence says what is wrong with a link. ``update`` ignores messages that it does
    not know. ``saved`` gives what is to be saved, by its key in the storage. ``stored`` is told that another tab wrote
    a key of ``shared.saved``. ``busy`` says whether a new version of the page should wait.
    """

    open: Callable[[Route, Shared, Random], Step[M]]
    update: Callable[[M, Shared, Message, Random], Step[M]]
    view: Callable[[M, Shared], Node | Lazy]
    title: Callable[[M], str]
    path: Callable[[M], str]
    effects: Callable[[M, Shared], tuple[Effect, ...]] = no_effects
    saved: Callable[[M], Mapping[str, Savable]] = nothing_saved
    stored: Callable[[M, Shared, str], Step[M]] = ignore_stored
    keys: Callable[[M, Shared, Key], Message | None] = no_keys
    focus: Callable[[M, Shared], tuple[str, ...]] = focus_title
    busy: Callable[[M], bool] = never_busy
