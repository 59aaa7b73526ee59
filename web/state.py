"""What the page knows: frozen values, without any page."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType

from pygame_rules.coach import Review
from pygame_rules.computer import Level
from pygame_rules.match import Match
from pygame_rules.play import PLAYERS, Play
from pygame_rules.solver import Verdict

MOST_ASIDE = 5  # Games that wait behind the one on the table; more would be a heap.


class Opponent(Enum):
    """Who sits at the table."""

    FRIEND = "Friend on this device"
    COMPUTER = "Computer"
    WATCH = "Computer against computer"


class First(Enum):
    """Who makes the first move of a new game."""

    ONE = "Player 1"
    TWO = "Player 2"
    TOSS = "Coin toss"


class Theme(Enum):
    """How the page is coloured."""

    SYSTEM = "System"
    LIGHT = "Light"
    DARK = "Dark"
    CONTRAST = "High contrast"


class Edition(Enum):
    """What the page was loaded from."""

    SOURCE = "source"
    SITE = "site"
    FILE = "file"


class Kept(Enum):
    """Whether the site is kept on the device."""

    NOT = "not"
    READY = "ready"
    OUTDATED = "outdated"  # Ready, and a newer one waits to be taken.


@dataclass(frozen=True)
class Settings:
    """What a player has chosen and expects to find again."""

    opponent: Opponent = Opponent.FRIEND
    level: Level = Level.LEARNER
    first: First = First.ONE
    points: int = 1
    coach: bool = True
    page_does_sums: bool = False
    claims: bool = True
    players: tuple[str, str] = PLAYERS
    theme: Theme = Theme.SYSTEM
    sound: bool = False
    keys: bool = True  # Single keys play.
    values: bool = False  # What each move is worth is shown.

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats the computer takes."""
        return {Opponent.FRIEND: (), Opponent.COMPUTER: (2,), Opponent.WATCH: (1, 2)}[self.opponent]


@dataclass(frozen=True)
class Table:
    """One game on the table, with everything around it that can be seen."""

    play: Play
    match: Match = field(default_factory=Match)
    looking: int | None = None  # The ply being looked back at, None for the present.
    hints: tuple[int, int] = (0, 0)
    hint_step: int = 0
    chosen: int | None = None  # The digit picked where the player does the sums.
    typed: str = ""
    notice: str = ""
    start_text: str = ""
    start_error: str = ""
    confirming: str = ""  # The intent that waits for a yes.
    tossed: bool = False
    hurried: bool = False  # The rest of the game is played out by computers, without pauses.
    out_from: int | None = None  # The ply from which on it was played out so.
    all_moves: bool = False  # Moves of long ago are listed too.
    paused: bool = False  # Computers wait.
    verdict: Verdict | None = None
    verdict_of: int | None = None
    review: Review | None = None
    shared: str = ""
    aside: tuple["Table", ...] = ()  # Running games that made room for this one, the last of them first.

    @property
    def shown(self) -> Play:
        """The game as it is looked at: now, or at an earlier ply."""
        return self.play if self.looking is None else self.play.at(self.looking)

    @property
    def standing(self) -> Match:
        """The match with this game counted in, if it has ended."""
        return self.match.won_by(self.play.ending.winner) if self.play.ending else self.match

    @property
    def running(self) -> bool:
        """Whether leaving this game would lose something."""
        return self.in_match or (bool(self.play.moves) and not self.play.ending)

    @property
    def foremost(self) -> "Table":
        """Of this game and those behind it the one to go on with: what runs goes before what does not."""
        return replace(self.aside[0], aside=self.aside[1:]) if self.aside and not self.running else self

    @property
    def in_match(self) -> bool:
        """Whether there is a score that somebody could lose."""
        return bool(self.standing.winners) and not self.standing.winner

    @property
    def played_out(self) -> bool:
        """Whether computers made moves for everybody."""
        return self.out_from is not None and len(self.play.moves) > self.out_from


@dataclass(frozen=True)
class State:
    """The whole page. There is a table only where it is shown; ``shelf`` holds saved games as text, by game."""

    screen: str = "lobby"
    table: Table | None = None
    settings: Settings = field(default_factory=Settings)
    shelf: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    link: str = ""  # What the address bar should show behind #/.
    problem: str = ""  # A sentence about a link or a saved game; it goes when another link is followed.
    trouble: str = ""  # A sentence about the storage; it stays until it is over or the player has taken note.
    announced: tuple[int, str] = (0, "")
    keys_shown: bool = False
    edition: Edition = Edition.SOURCE
    kept: Kept = Kept.NOT
    refused: tuple[str, str] = ("", "")  # The setting that was not taken, and why.

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats that computers play for now; they play out a hurried game for everybody."""
        return (1, 2) if self.table and self.table.hurried else self.settings.computers

    @property
    def paused(self) -> bool:
        """Whether a computer is to move and waits for a word."""
        return bool(self.table and self.table.paused and self.table.play.turn in self.computers)

    def name(self, seat: int) -> str:
        """What the player in a seat is called."""
        if seat not in self.settings.computers:
            return self.table.play.name(seat) if self.table else self.settings.players[seat - 1]
        return f"Computer {seat}" if self.settings.opponent is Opponent.WATCH else "Computer"

    @property
    def names(self) -> tuple[str, str]:
        """What both players are called."""
        return self.name(1), self.name(2)
