"""What a message makes of You: backups, imports, erasing, and finished games as text."""

from collections.abc import Callable
from random import Random
from typing import Any

from pygame_rules.errors import RulesError
from pygame_rules.record import to_record
from web.app.commands import Copy, Download, Focus
from web.app.screen import Key, Step
from web.app.state import Shared
from web.saves.backup import BACKUP, erased, export, imported
from web.saves.finished import Finished
from web.screens.you import messages as m
from web.screens.you.model import Result, YouModel, with_history
from web.ui.html import Message

CANCEL, ERASE, PASTE, PASTED = "cancel", "erase", "paste", "pasted"  # Ids of what takes the focus.
LONGEST_NUMBER = 12  # digits in the name of a file


def update(model: YouModel, shared: Shared, message: Message, _: Random) -> Step[YouModel]:
    """The screen after a message. What cannot be done is said where the player looks, and nothing is lost."""
    handler = HANDLERS.get(type(message))
    if not handler:
        return Step(model)
    try:
        return handler(model, shared, message)
    except RulesError as error:
        return Step(model.having(notice=str(error), refused=True), announce=str(error))


def keys(model: YouModel, _: Shared, key: Key) -> Message | None:
    """Escape closes the question."""
    return m.Cancel() if key.key == "Escape" and model.asking else None


def focus(model: YouModel, _: Shared) -> tuple[str, ...]:
    """Where the focus goes when what had it is gone."""
    return (CANCEL,) if model.asking else ("title",)


def _told(model: YouModel, sentence: str, shared: Shared | None = None, *commands: Any) -> Step[YouModel]:
    model = model.having(notice=sentence, refused=False)
    return Step(model, shared, announce=sentence, commands=commands)


# --- everything as one file ---


def _back_up(model: YouModel, shared: Shared, _: m.BackUp) -> Step[YouModel]:
    name = f"digit-dojo-{shared.time[:10]}.json"
    shared = shared.with_saved(**{BACKUP: shared.time})
    return _told(model, f"Backed up as {name}.", shared, Download(name, export(shared)))


def _import(model: YouModel, shared: Shared, message: m.ImportText) -> Step[YouModel]:
    found = imported(shared, message.text)
    sentence = "Imported. Everything in the file is here now, and nothing newer was changed."
    if found.left_out:
        games = "1 unfinished game" if found.left_out == 1 else f"{found.left_out} unfinished games"
        sentence = f"Imported, but for {games}: too many wait here already. Finish some, then import again."
    commands = (Focus((PASTE,)),) if model.pasting else ()
    model = with_history(model.having(pasting=False, pasted=""), found.shared)
    return _told(model, sentence, found.shared, *commands)


def _toggle_paste(model: YouModel, _: Shared, __: m.TogglePaste) -> Step[YouModel]:
    commands = () if model.pasting else (Focus((PASTED,)),)
    return Step(model.having(pasting=not model.pasting, pasted="", notice=""), commands=commands)


def _type_paste(model: YouModel, _: Shared, message: m.TypePaste) -> Step[YouModel]:
    return Step(model.having(pasted=message.text))


# --- erasing ---


def _ask_erase(model: YouModel, _: Shared, __: m.AskErase) -> Step[YouModel]:
    return Step(model.having(asking=True, notice=""), announce=ERASE_EVERYTHING, commands=(Focus((CANCEL,)),))


ERASE_EVERYTHING = "Erase everything? Your games, puzzles, progress and settings on this device will be gone for good."


def _erase(model: YouModel, shared: Shared, _: m.Erase) -> Step[YouModel]:
    if not model.asking:
        return Step(model)
    shared = erased(shared)
    model = with_history(YouModel(listing=model.listing), shared)
    return _told(model, "Everything is erased.", shared, Focus((ERASE,)))


def _cancel(model: YouModel, _: Shared, __: m.Cancel) -> Step[YouModel]:
    return Step(model.having(asking=False), commands=(Focus((ERASE,)),)) if model.asking else Step(model)


# --- finished games ---


def _filter(model: YouModel, _: Shared, message: m.FilterGames) -> Step[YouModel]:
    if message.name == "game":
        model = model.having(game=message.value, page=1)
    else:
        model = model.having(result=Result[message.value], page=1)
    count = len(model.found)
    return Step(model.having(notice=""), announce="1 game." if count == 1 else f"{count} games.")


def _save_record(model: YouModel, _: Shared, message: m.SaveRecord) -> Step[YouModel]:
    game = message.game
    name = f"{game.slug}-{str(game.start)[:LONGEST_NUMBER]}-{game.at[:10]}.txt"
    return _told(model, f"Saved as {name}.", None, Download(name, _record(game)))


def _copy_record(model: YouModel, _: Shared, message: m.CopyRecord) -> Step[YouModel]:
    done, failed = m.Copied("Game copied as text."), m.Copied("This browser can't copy. Save it as text instead.")
    return Step(model, commands=(Copy(_record(message.game), done, failed),))


def _copied(model: YouModel, _: Shared, message: m.Copied) -> Step[YouModel]:
    return _told(model, message.sentence)


def _record(game: Finished) -> str:
    return to_record(game.play)


HANDLERS: dict[type, Callable[[YouModel, Shared, Any], Step[YouModel]]] = {
    m.AskErase: _ask_erase,
    m.BackUp: _back_up,
    m.Cancel: _cancel,
    m.Copied: _copied,
    m.CopyRecord: _copy_record,
    m.Erase: _erase,
    m.FilterGames: _filter,
    m.ImportText: _import,
    m.SaveRecord: _save_record,
    m.TogglePaste: _toggle_paste,
    m.TypePaste: _type_paste,
}
