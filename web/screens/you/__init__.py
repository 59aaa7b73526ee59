"""You: settings, what this browser has saved, and the way to About."""

from dataclasses import dataclass

from web.app.screen import Screen, Step
from web.screens.you.view import view


@dataclass(frozen=True)
class YouModel:
    """Nothing of its own yet: what is shown here is shared by every screen."""


SCREEN = Screen[YouModel](
    open=lambda *_: Step(YouModel()),
    update=lambda model, *_: Step(model),
    view=lambda _, shared: view(shared),
    title=lambda _: "You",
    path=lambda _: "you",
)
