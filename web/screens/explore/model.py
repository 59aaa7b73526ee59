"""What the map knows: the game, the page of numbers that is shown, the chosen one, and the rule that is tested."""

from dataclasses import dataclass, replace
from enum import Enum

from pygame_rules import GAMES, Game
from pygame_rules.patterns import Report, Rule
from pygame_rules.solver import Verdict
from web.app.state import Shared
from web.app.storage import DamagedSave
from web.saves.game import NAMESPACE, decode_game

# What is known of a number: the player to move wins or loses, or nobody is to move there.
WON, LOST, NOBODY = "w", "l", "-"
HUNDRED = 100
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
    """``cells`` has a letter for each number of the page, as far as they are known yet."""

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
        return len(self.cells) == self.last - self.first + 1

    def cell(self, number: int) -> str:
        """What is known of a number on this page."""
        place = number - self.first
        return self.cells[place] if 0 <= place < len(self.cells) else ""

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


def game_of(slug: str) -> Game:
    """The game of a link, or the first."""
    return GAMES[slug] if slug else next(iter(GAMES.values()))


def ruled(model: ExploreModel) -> str:
    """For each number of the page "x" where the rule says that it is lost."""
    rule = model.rule
    if rule is None or model.zoom is not Zoom.TENS:
        return ""
    return "".join("x" if rule.fits(number, str(number)) else " " for number in range(model.first, model.last + 1))


def rule_changed(model: ExploreModel, rule: Rule | None) -> ExploreModel:
    """The map with another rule, of which nothing is known yet."""
    return replace(model, rule=rule, report=NOTHING, tested_to=0, told="")
