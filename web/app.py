"""The app: takes intents, shows what comes of them, and works on what the page is waiting for."""

import asyncio
import time
from collections.abc import Generator, Mapping
from random import Random
from typing import Protocol, TypeVar

from pygame_rules import Game
from pygame_rules.coach import Coach
from pygame_rules.computer import Computer, Level
from web import shelf
from web.html import Lazy, Node
from web.intents import ComputerMakes, Do, Elsewhere, Go, Intent, Learn, Look, Reviewed, Trouble
from web.state import Settings, State
from web.update import update
from web.view import title, view
from web.wants import Decide, LookBack, Think, Want, wants

T = TypeVar("T")
MOMENT = 0.08  # seconds
NOT_KEPT = "This browser keeps nothing for this page, so your games will be gone when you close it."


class Page(Protocol):
    """What the app needs of a page."""

    def show(self, parts: Mapping[str, Node | Lazy], screen: str, title: str) -> None:
        """Show the parts of the page."""

    def decorate(self, settings: Settings) -> None:
        """Apply what was chosen for the page as a whole: colours, keys."""

    def to_board(self, *, begin: bool) -> None:
        """Show the board to whoever looks elsewhere; a game that begins takes the focus."""

    def announce(self, sentence: str) -> None:
        """Say a sentence to those who listen."""

    def set_link(self, link: str, instead_of: str | None = None) -> bool:
        """Show a link in the address bar, but only instead of a certain one if that is said; False if it may not be."""

    def save(self, key: str, text: str) -> bool:
        """Keep a text; False if that is not possible."""

    async def painted(self) -> None:
        """Wait until what was shown last can be seen."""

    def in_a_hurry(self) -> bool:
        """Whether moves should not be delayed for looks."""

    def click(self) -> None:
        """Make the sound of a move."""

    def fail(self, error: Exception) -> None:
        """Tell that something went wrong which should not have."""


class App:
    """Holds the state; everything else is a function of it."""

    def __init__(self, page: Page, rng: Random, state: State) -> None:
        self.page = page
        self.rng = rng
        self.state = state
        self.coaches: dict[str, Coach] = {}
        self.working: dict[Want, asyncio.Task[None]] = {}
        self.keeping: asyncio.Task[None] | None = None
        self.unkept: dict[str, str] = {}  # What the page could not keep so far.
        self.link = ""  # What the app has put into the address bar.
        self.page.decorate(state.settings)

    def dispatch(self, intent: Intent) -> None:
        """Let an intent change the state, and show what changed."""
        before, self.state = self.state, update(self.state, intent, self.rng)
        after = self.state
        if after is before:
            return
        # Before anything can be seen: whoever sees a number may follow a link from it.
        shown = None if isinstance(intent, Go) else self.link
        if after.link != shown and self.page.set_link(after.link, instead_of=shown):
            self.link = after.link
        self.page.show(view(after), after.screen, title(after))
        if isinstance(intent, Look | Do) and after.table and _laid(before) != _laid(after):
            play = after.table.play
            self.page.to_board(begin=not (play.moves or play.undone or play.strikes or play.ending))
        if after.settings != before.settings:
            self.page.decorate(after.settings)
            self._save("settings", shelf.pack_settings(after.settings))
        if after.announced != before.announced:
            self.page.announce(after.announced[1])
        if not isinstance(intent, Elsewhere):  # What another tab has kept, two tabs would keep in turns for ever.
            self._keep_changes(before, after)
        if after.settings.sound and _moved(before, after):
            self.page.click()
        self._pursue()

    def _keep_changes(self, before: State, after: State) -> None:
        for slug, text in after.shelf.items():
            if before.shelf.get(slug) != text:
                self._save(f"game.{slug}", text)
        if _kept(before) != _kept(after) and (self.keeping is None or self.keeping.done()):
            self.keeping = asyncio.ensure_future(self._keep())

    def _save(self, key: str, text: str) -> None:
        """Keep a text, and with it what could not be kept before; tell when that begins to fail and when it is over."""
        before = bool(self.unkept)
        waiting = {**self.unkept, key: text}
        self.unkept = {each: kept for each, kept in waiting.items() if not self.page.save(each, kept)}
        if bool(self.unkept) != before:
            self.dispatch(Trouble(NOT_KEPT if self.unkept else ""))

    async def _keep(self) -> None:
        """Keep the game, but only after the page was told what to show."""
        await asyncio.sleep(0)
        if self.state.table:
            self._save(f"game.{self.state.table.play.game.slug}", shelf.pack_table(self.state.table))

    def _pursue(self) -> None:
        """Begin to work on what the page waits for, and drop what it no longer waits for."""
        wanted = wants(self.state)
        for want in list(self.working):
            if want not in wanted:
                self.working.pop(want).cancel()
        for want in wanted:
            if want not in self.working:
                self.working[want] = asyncio.ensure_future(self._work(want))

    async def _work(self, want: Want) -> None:
        try:
            await self.page.painted()
            intent = await self._answer(want)
            self.working.pop(want, None)
            if intent:
                self.dispatch(intent)
        except Exception as error:  # noqa: BLE001 - nobody waits for this task, so nobody else would tell
            self.working.pop(want, None)
            self.page.fail(error)

    async def _answer(self, want: Want) -> Intent | None:
        table = self.state.table
        if table is None:
            return None
        coach = self._coach(table.play.game)
        match want:
            case Think(link, hurried):
                number = table.play.number
                level = Level.PERFECT if hurried else self.state.settings.level
                computer = Computer(coach.solver, level, self.rng)
                if hurried:
                    return ComputerMakes(link, await _played_out(computer, number))
                move = await _in_slices(computer.think(number))
                if not self.page.in_a_hurry():
                    await asyncio.sleep(self.rng.uniform(0.4, 1.2))
                return ComputerMakes(link, (str(move),))
            case Decide(slug, number):
                return Learn(slug, number, await _in_slices(coach.solver.deciding(number)))
            case LookBack(link):
                return Reviewed(link, await _in_slices(coach.reviewing(table.play)))

    def _coach(self, game: Game) -> Coach:
        return self.coaches.setdefault(game.slug, Coach(game))


async def _played_out(computer: Computer, number: int) -> tuple[str, ...]:
    """As many moves for both sides as fit into a moment, so that a long ending is not drawn move by move."""
    game, end = computer.solver.game, time.monotonic() + MOMENT
    moves: list[str] = []
    while not game.outcome(number) and (not moves or time.monotonic() < end):
        move = await _in_slices(computer.think(number))
        moves.append(str(move))
        number = game.apply(number, move)
    return tuple(moves)


async def _in_slices(work: Generator[None, None, T]) -> T:
    """Do long work bit by bit, so that the page stays alive."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        await asyncio.sleep(0)


def _laid(state: State) -> tuple[int, int | None] | None:
    """What is to be seen on the board; a new game is another one even from the same number."""
    return (id(state.table.play), state.table.looking) if state.table else None


def _kept(state: State) -> tuple[object, ...]:
    """What of the table is kept."""
    table = state.table
    return (table.play, table.match, table.hints, table.out_from, table.aside) if table else ()


def _moved(before: State, after: State) -> bool:
    return bool(before.table and after.table and len(after.table.play.moves) > len(before.table.play.moves))
