"""Wires the app to the page, and stops."""

import gc
from random import Random
from types import MappingProxyType

from web import shelf
from web.app import App
from web.intents import Go
from web.listen import listen
from web.offline import Worker
from web.page import BrowserPage
from web.state import Edition, State

# What was made so far stays for good: searching it for garbage again and again would make the page stutter.
gc.freeze()

page = BrowserPage()
state = State(
    settings=shelf.unpack_settings(page.load("settings") or ""),
    shelf=MappingProxyType(page.shelf()),
    edition=page.edition(),
)
app = App(page, Random(), state)
app.dispatch(Go(page.link()))
worker = Worker(app.dispatch)
listen(app.dispatch, page, {"update": worker.update, "settings": page.to_settings})
page.ready()
if state.edition is Edition.SITE:
    worker.begin()
