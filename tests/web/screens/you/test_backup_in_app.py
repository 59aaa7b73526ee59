"""Backups in the running app: what is imported or erased is in the storage, or the page says that it is not."""

from dataclasses import replace
from random import Random

import pytest
from support.fake_browser import FakeBrowser, run_app
from support.headless import at
from support.lives import TODAY, life

from web.app.state import Settings, Shared, State
from web.app.storage import SETTINGS, decode_changed, decode_settings
from web.app.update import NOT_SAVED
from web.saves.backup import export, imported
from web.screens.you.messages import AskErase, Erase, ImportText


class Filling(FakeBrowser):
    """A browser whose storage is full after so many texts."""

    def __init__(self, room: int, stored: dict[str, str]) -> None:
        super().__init__(stored=stored)
        self.room = room

    def save(self, key: str, text: str) -> bool:
        self.room -= 1
        return super().save(key, text) if self.room >= 0 else False


def opened(shared: Shared) -> State:
    return replace(at("you"), shared=shared)


def test_everything_is_in_the_storage_after_an_import_and_nothing_after_erasing() -> None:
    there = life(Random(7))
    there = there.with_saved(backup=there.time)
    browser = FakeBrowser(stored={"of-another-page": "x"})
    app, _ = run_app(ImportText(export(there)), browser=browser, state=opened(Shared(now=lambda: TODAY)))
    texts = dict(browser.stored)
    assert decode_settings(texts[SETTINGS]) == there.settings
    assert decode_changed(texts.pop(SETTINGS)) == there.changed
    assert texts == {**there.saved, "of-another-page": "x"}
    app, _ = run_app(AskErase(), Erase(), browser=browser, state=app.state)
    assert browser.stored == {"of-another-page": "x"}
    assert app.state.shared.settings == Settings()
    run_app(ImportText(export(there)), browser=browser, state=app.state)
    assert {**browser.stored, SETTINGS: ""} == {**texts, SETTINGS: ""}


@pytest.mark.parametrize("room", range(8))
def test_storage_that_is_full_in_the_middle_loses_nothing(room: int) -> None:
    mine, theirs = life(Random(11)), life(Random(12))
    stored = dict(mine.saved)
    browser = Filling(room, stored)
    app, _ = run_app(ImportText(export(theirs)), browser=browser, state=opened(mine))
    wanted = imported(mine, export(theirs)).shared.saved
    for key, text in mine.saved.items():
        assert browser.stored[key] in (text, wanted[key]), "each text is the old or the new one, whole"
    assert any(NOT_SAVED in notice.text for notice in app.state.notices)
    assert dict(app.state.shared.saved) == dict(wanted), "and play goes on with all"
