"""What a key means: first to the shell, then to the open screen."""

from web import screens
from web.app.messages import ToggleKeys
from web.app.screen import Key
from web.app.state import State
from web.ui.html import Message


def message_of(state: State, key: Key) -> Message | None:
    """The message of a key that was pressed outside of fields, if it has one; letters can be switched off."""
    if len(key.key) == 1 and not state.shared.settings.keys:
        return None
    if key.key == "?" and not key.repeat:
        return ToggleKeys()
    if key.key == "Escape" and state.keys_shown:
        return ToggleKeys()
    return screens.load(state.screen).keys(state.model, state.shared, key) if state.screen else None
