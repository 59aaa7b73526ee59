"""Wires the app to the browser, and stops."""

import gc
from random import Random

from web import screens
from web.app.app import App
from web.app.messages import Navigate
from web.app.router import PLAY
from web.app.state import Edition, State
from web.browser.dom import Browser
from web.browser.events import listen
from web.browser.optional import when_idle
from web.browser.service_worker import ServiceWorker

# What was made so far stays for good: searching it for garbage again and again would make the page stutter.
gc.freeze()

browser = Browser()
shared = browser.shared()
app = App(browser, Random(), State(shared=shared))
browser.service_worker = ServiceWorker(app.dispatch)
browser.send = app.dispatch
app.dispatch(Navigate(browser.link()))
listen(app, browser)
browser.ready()
when_idle(lambda: screens.load(PLAY))  # What most will open next.
if shared.edition is Edition.SITE:
    browser.service_worker.begin()
