"""What the map knows: the game, the page of numbers that is shown, the chosen one, and the rule that is tested."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from pygame_rules import GAMES, Game
from pygame_rules.patterns import Report, Rule, deciding
from pygame_rules.solver import Verdict
from web.app.state import Shared
from web.app.storage import DamagedSave
from web.saves.game import NAMESPACE, decode_game

# What is known of a number: the player to move wins or loses, or nobody is to move there.
WON, LOST, NOBODY = "w", "l", "-"
UNKNOWN = " "  # It is not worked out yet.
HUNDRED = 100
OPENED = "explore"  # The game whose map was open last is saved under this.
AT_ONCE = 10**6  # Below this a hundred numbers are worked out before anybody could see that they were not.
NOTHING = Report()  # has been tested yet


class Zoom(Enum):
    """How many numbers stand in a row."""

    TENS = "10 a row"
    HUNDREDS = "100 a row"

    @property
    def page(self) -> int:
        """How many numbers a page shows."""
        return 1_000 if self is Zoom.TENS else 10_000


class Range(Enum):
    """The last number on which a rule is tested."""

    SHORT = 999
    NORMAL = 9_999
    LONG = 99_999


@dataclass(frozen=True)
class ExploreModel:
    """``cells`` has a letter for each number of the page; it is empty while none of them is known."""

    game: Game
    number: int
    zoom: Zoom = Zoom.TENS
    first: int = 0
    cells: str = ""
    verdict: Verdict | None = None
    playing: int | None = None  # The number of the game that waits at this game's table.
    table: bool = False  # The map is shown in words.
    jump: str = ""
    jump_error: str = ""
    rule: Rule | None = None
    range: Range = Range.NORMAL
    report: Report = NOTHING
    tested_to: int = 0  # The last number the report is about.
    ruled: str = ""  # For each number of the page "x" where the rule says that it is lost.
    told: str = ""  # What came of sharing.

    @property
    def last(self) -> int:
        """The last number of the page."""
        end: int = 10**self.game.max_digits
        return min(self.first + self.zoom.page, end) - 1

    @property
    def complete(self) -> bool:
        """Whether every number of the page is known."""
        return not self.unknown

    @property
    def unknown(self) -> tuple[int, ...]:
        """The hundreds that are not known yet, by their first numbers: the chosen one before the others."""
        firsts = range(self.first, self.last + 1, HUNDRED)
        found = [first for first in firsts if UNKNOWN in (self.hundred(first) or UNKNOWN)]
        return tuple(sorted(found, key=lambda first: not self.number - HUNDRED < first <= self.number))

    def hundred(self, first: int) -> str:
        """What is known of the hundred numbers from this one on."""
        place = first - self.first
        return self.cells[place : place + HUNDRED]

    def knowing(self, first: int, letters: str) -> "ExploreModel":
        """The map with what was found out about the numbers from this one on; those of other pages are dropped."""
        place, size = first - self.first, self.last - self.first + 1
        if not 0 <= place < size:
            return self
        cells = self.cells.ljust(size, UNKNOWN)
        return replace(self, cells=(cells[:place] + letters + cells[place + len(letters) :])[:size])

    def at(self, number: int) -> "ExploreModel":
        """The map with another number chosen, and the page on which it stands."""
        number = max(0, min(number, 10**self.game.max_digits - 1))
        first = number - number % self.zoom.page
        kept = self.cells if first == self.first else ""
        verdict = self.verdict if number == self.number else None
        return replace(self, number=number, first=first, cells=kept, verdict=verdict, jump="", jump_error="")


def playing(shared: Shared, game: Game) -> int | None:
    """The number at which the game waits that was begun at this game's table."""
    text = shared.saved.get(NAMESPACE + game.slug, "")
    try:
        play = decode_game(text).foremost.play if text else None
    except DamagedSave:
        return None
    return play.number if play and not play.ending else None


class LastOpened(NamedTuple):
    """Which game's map was open last, as it is saved."""

    slug: str

    def encode(self) -> str:
        """The game as text."""
        return self.slug


def saved(model: ExploreModel) -> Mapping[str, LastOpened]:
    """The game whose map is open."""
    return {OPENED: LastOpened(model.game.slug)}


def game_of(slug: str, shared: Shared) -> Game:
    """The game of a link; else the one whose map was open last, or one that waits or was played, or the first."""
    waiting = (each for each, game in GAMES.items() if playing(shared, game) is not None)
    played = (each for each in GAMES if NAMESPACE + each in shared.saved)
    wanted = (slug, shared.saved.get(OPENED, ""), *waiting, *played, *GAMES)
    return GAMES[next(each for each in wanted if each in GAMES)]


def ruled(model: ExploreModel) -> str:
    """For each number of the page "x" where the rule says that it is lost."""
    rule = model.rule
    if rule is None or model.zoom is not Zoom.TENS:
        return ""
    return "".join("x" if rule.fits(number, str(number)) else " " for number in range(model.first, model.last + 1))


def letters(wins: Iterable[bool | None]) -> str:
    """What is known of some numbers, as letters."""
    return "".join(NOBODY if each is None else WON if each else LOST for each in wins)


def charted_at_once(model: ExploreModel) -> ExploreModel:
    """The map with the chosen hundred, if that is found out without a wait: then its fields are there at once."""
    if model.zoom is not Zoom.TENS or model.number >= AT_ONCE or not model.unknown:
        return model
    first = model.unknown[0]
    try:
        next(deciding(model.game, first, min(first + HUNDRED, model.last + 1)))
    except StopIteration as done:
        return model.knowing(first, letters(done.value))
    return model


def rule_changed(model: ExploreModel, rule: Rule | None) -> ExploreModel:
    """The map with another rule, of which nothing is known yet."""
    return replace(model, rule=rule, report=NOTHING, tested_to=0, told="")
