"""What the page knows: frozen values, without any page."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from enum import Enum
from types import MappingProxyType
from typing import Any, NamedTuple

from pygame_rules.computer import Level
from pygame_rules.play import PLAYERS

EMPTY: Mapping[str, str] = MappingProxyType({})
NO_TIME = datetime.fromisoformat("0001-01-01")  # where there is no device yet whose time it could be


class Opponent(Enum):
    """Who sits at the table."""

    COMPUTER = "Computer"
    FRIEND = "Friend here"
    WATCH = "Watch"


class First(Enum):
    """Who makes the first move of a new game."""

    ONE = "Player 1"
    TWO = "Player 2"
    TOSS = "Coin toss"


class StartKind(Enum):
    """Which number a new game starts from."""

    GOOD = "A good one"
    CLASSIC = "Classic"
    OWN = "Your own"


class CoachMode(Enum):
    """When the coach has something to say."""

    OFF = "Off"
    ASKED = "When asked"
    SPEAKS = "Speaks up"


class Theme(Enum):
    """How the page is coloured."""

    SYSTEM = "System"
    LIGHT = "Light"
    DARK = "Dark"
    CONTRAST_LIGHT = "High contrast, light"
    CONTRAST_DARK = "High contrast, dark"


class Edition(Enum):
    """What the page was loaded from."""

    SOURCE = "source"
    SITE = "site"
    FILE = "file"


class OfflineStatus(Enum):
    """Whether the site is on the device."""

    ABSENT = "absent"
    READY = "ready"
    OUTDATED = "outdated"  # Ready, and a newer one waits to be taken.


class NoticeKind(Enum):
    """What a notice is about, which decides when it goes."""

    LINK = "link"  # goes when another link is followed
    REFUSED = "refused"  # something could not be done; goes likewise
    STORAGE = "storage"  # stays until it is over


class Notice(NamedTuple):
    """A sentence above the screen."""

    kind: NoticeKind
    text: str


@dataclass(frozen=True)
class Settings:
    """What a player has chosen and expects to find again."""

    opponent: Opponent = Opponent.COMPUTER
    level: Level = Level.LEARNER
    who_starts: First | None = None  # None leaves it to the game.
    start_kind: StartKind | None = None  # None leaves it to the game.
    points: int = 1
    coach: CoachMode = CoachMode.ASKED
    page_does_sums: bool = False
    strikes_lose: bool = True
    players: tuple[str, str] = PLAYERS
    theme: Theme = Theme.SYSTEM
    sound: bool = False
    keys: bool = True  # Single keys play.
    values: bool = False  # Winning moves are shown.


@dataclass(frozen=True)
class Shared:
    """What every screen may look at.

    ``saved`` holds the texts of the storage by their keys. ``home`` is the page's own address, to which a link can be
    added; it is empty where that means nothing on another device. ``now`` tells the time and day of the device, and
    ``changed`` when each setting was changed.
    """

    settings: Settings = field(default_factory=Settings)
    saved: Mapping[str, str] = field(default_factory=lambda: EMPTY)
    edition: Edition = Edition.SOURCE
    offline: OfflineStatus = OfflineStatus.ABSENT
    home: str = ""
    more_contrast: bool = False
    changed: Mapping[str, str] = field(default_factory=lambda: EMPTY)
    now: Callable[[], datetime] = field(default=datetime.now, compare=False)

    def with_settings(self, **changes: Any) -> "Shared":
        """The same with some settings changed."""
        return self.with_all_settings(replace(self.settings, **changes))

    def with_all_settings(self, settings: Settings) -> "Shared":
        """The same with these settings; it is noted when each was changed."""
        names = [each.name for each in fields(settings)]
        new = [name for name in names if getattr(settings, name) != getattr(self.settings, name)]
        changed = MappingProxyType({**self.changed, **dict.fromkeys(new, self.time)})
        return replace(self, settings=settings, changed=changed)

    @property
    def time(self) -> str:
        """The time as it is saved."""
        return self.now().replace(tzinfo=None).isoformat(timespec="seconds")

    def with_saved(self, **texts: str) -> "Shared":
        """The same with some texts to be saved; an empty one is removed from the storage."""
        return replace(self, saved=MappingProxyType({**self.saved, **texts}))


@dataclass(frozen=True)
class State:
    """The whole page: the open screen, its model, which only that screen looks into, and what is around it."""

    screen: str = ""
    model: Any = None
    shared: Shared = field(default_factory=Shared)
    path: str = ""  # What the address bar should show behind #/.
    notices: tuple[Notice, ...] = ()
    announced: tuple[int, str] = (0, "")  # The count tells a repeated sentence from an old one.
    keys_shown: bool = False
