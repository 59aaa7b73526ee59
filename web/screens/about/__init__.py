"""About the games, the rulings, privacy and licences."""

from dataclasses import dataclass

from web.app.screen import Screen, Step
from web.screens.about.view import view


@dataclass(frozen=True)
class AboutModel:
    """Nothing changes here."""


SCREEN = Screen[AboutModel](
    open=lambda *_: Step(AboutModel()),
    update=lambda model, *_: Step(model),
    view=lambda _, shared: view(shared.edition),
    title=lambda _: "About",
    path=lambda _: "about",
)
