"""How far somebody has come in a lesson, as it is saved. What comes from the storage is not trusted."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from web.app.storage import DAMAGED, read_json

LESSONS = "learn."  # Each lesson's progress is saved under this and its game's slug.
MOST_STEPS = 50
LONGEST_NAME = 60


@dataclass(frozen=True)
class Progress:
    """The names of the steps that are done, in the order in which they were."""

    done: tuple[str, ...] = ()

    def having(self, name: str) -> "Progress":
        """The same with one step more done."""
        return self if name in self.done else Progress((*self.done, name))

    def encode(self) -> str:
        """The progress as text."""
        return json.dumps({"done": list(self.done)})


def progress(saved: Mapping[str, str], slug: str) -> Progress:
    """What was saved of a game's lesson."""
    return decode_progress(saved.get(LESSONS + slug, ""))


def decode_progress(text: str) -> Progress:
    """The progress that a text tells of; none where it is damaged."""
    try:
        done = read_json(text)["done"] if text else ()
        names = [name for name in done[:MOST_STEPS] if isinstance(name, str) and len(name) <= LONGEST_NAME]
    except DAMAGED:
        return Progress()
    return Progress(tuple(dict.fromkeys(names)))
