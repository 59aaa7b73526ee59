"""What a message makes of a puzzle that is being solved."""

from collections.abc import Callable
from typing import Any

from web.app.commands import Command, Focus
from web.puzzle import attempt as a
from web.puzzle import messages as m
from web.puzzle.attempt import Attempt
from web.ui.html import Message

NEXT = "puzzle-next"  # the id of what to press once it is over

HANDLERS: dict[type, Callable[[Attempt, Any], Attempt]] = {
    m.CheckAnswer: lambda attempt, _: a.check(attempt),
    m.GiveUp: lambda attempt, _: a.give_up(attempt),
    m.PressKeypad: lambda attempt, message: a.press_keypad(attempt, message.text),
    m.Replied: lambda attempt, message: a.reply(attempt, message.number, message.notation),
    m.Say: lambda attempt, message: a.say(attempt, message.answer),
    m.TakeHint: lambda attempt, _: a.hint(attempt),
    m.TryMove: lambda attempt, message: a.move(attempt, message.notation),
    m.TypeResult: lambda attempt, message: a.type_result(attempt, message.text),
}


def update(attempt: Attempt, message: Message) -> Attempt:
    """The puzzle after a message; itself if that is not about it."""
    handler = HANDLERS.get(type(message))
    return handler(attempt, message) if handler else attempt


def announcement(before: Attempt, after: Attempt) -> str:
    """What is said aloud, if there is something new to say."""
    if after.said == before.said and after.tries == before.tries:
        return ""
    number = f" The number is {after.number}." if after.number != before.number and not after.over else ""
    return f"{after.said}{number}".strip()


def commands(before: Attempt, after: Attempt) -> tuple[Command, ...]:
    """Where the focus goes."""
    return (Focus((NEXT, "title")),) if after.over and not before.over else ()
