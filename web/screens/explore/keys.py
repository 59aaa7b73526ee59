"""Which keys lead through the map: the arrows from number to number, Page Up and Page Down from page to page."""

from web.app.screen import Key
from web.app.state import Shared
from web.screens.explore.map import cell_id
from web.screens.explore.messages import Choose, TurnPage
from web.screens.explore.model import ExploreModel, Zoom
from web.ui.html import Message

STEPS = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -10, "ArrowDown": 10}
PAGES = {"PageUp": -1, "PageDown": 1}


def key_message(model: ExploreModel, _: Shared, key: Key) -> Message | None:
    """What a key means while a number of the map has the focus."""
    if not key.focus.startswith(cell_id(0)[:-1]) or model.zoom is not Zoom.TENS:
        return None
    if key.key in STEPS:
        number = model.number + STEPS[key.key]
        return Choose(number) if 0 <= number < 10**model.game.max_digits else None
    return TurnPage(PAGES[key.key]) if key.key in PAGES else None
