"""What an endless run waits for: the other side's answer."""

from web.app.effects import Effect
from web.app.state import Shared
from web.puzzle.effects import replies
from web.screens.endless.model import EndlessModel


def effects(model: EndlessModel, _: Shared) -> tuple[Effect, ...]:
    """The answer to a move."""
    return replies(model.attempt) if model.attempt else ()
