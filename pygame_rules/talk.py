"""The parts of a conversation: saying, asking, and what may be answered at any time.

A dialogue is a generator that neither prints nor reads. It yields ``Say`` and ``Ask``; whoever drives it
shows the text and sends back the answer to each ``Ask``. So the same conversation runs in a terminal, in a
page and in a test.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar


@dataclass(frozen=True)
class Say:
    """Lines to show."""

    text: str


@dataclass(frozen=True)
class Ask:
    """A question to show; the driver sends back what the player answers."""

    prompt: str


T = TypeVar("T")
Dialogue = Generator[Say | Ask, str, T]


class Left(Exception):
    """A player asked to leave."""


COMMANDS = {
    "?": "a hint: first who is winning, then which move, then why",
    "help": "the rules, and what else you can type",
    "undo": "take back the last move",
    "redo": "make it again",
    "resign": "give up this game",
    "quit": "leave",
}


def listen(prompt: str) -> Dialogue[str]:
    """Ask one question; at any of them a player may leave."""
    answer = (yield Ask(prompt)).strip()
    if answer.lower() in COMMANDS:
        answer = answer.lower()
    if answer == "quit":
        raise Left
    return answer


def agree(question: str) -> Dialogue[bool]:
    """Ask a question that takes yes or no."""
    while True:
        answer = (yield from listen(question)).lower()
        if answer in ("y", "yes"):
            return True
        if answer in ("n", "no"):
            return False
        yield Say("Please answer yes or no.")
