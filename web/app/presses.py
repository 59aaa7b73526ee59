"""Which presses were meant: not the second half of a double click, nor taps where nothing could be pressed yet."""

import math

from web.ui.html import Deliberate, Handler, InVain, Message

SOON = 500  # milliseconds


class Presses:
    """Makes messages of events, given what handles them; remembers the last press in vain."""

    def __init__(self) -> None:
        self.in_vain = -math.inf

    def message(self, handler: Handler, value: str, time: float, count: int) -> Message | None:
        """The message of an event with a value, at a time in milliseconds, the so manyeth of quick clicks in a row."""
        if isinstance(handler, InVain):
            self.in_vain = time
            return None
        if isinstance(handler, Deliberate):
            return handler.message if count <= 1 and time - self.in_vain >= SOON else None
        return handler(value) if callable(handler) else handler
