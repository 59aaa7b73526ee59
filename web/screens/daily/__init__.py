"""The puzzle of a day, the same for everyone on that date."""

from web.app.screen import Screen
from web.puzzle.effects import replies
from web.puzzle.keys import message_of
from web.screens.daily.model import DailyModel, open_daily, path
from web.screens.daily.update import update
from web.screens.daily.view import view
from web.ui.dates import short_day

SCREEN = Screen[DailyModel](
    open=open_daily,
    update=update,
    view=lambda model, shared: view(model, shared),
    title=lambda model: f"Puzzle of {short_day(model.day)}",
    path=path,
    effects=lambda model, _: replies(model.attempt),
    keys=lambda model, _, key: message_of(model.attempt, key),
)
