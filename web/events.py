"""What happens in the page, turned into intents. Elements say in data attributes what they are for."""

from collections.abc import Mapping

from web.intents import Choice, Do, Intent, Look, Make, TypeResult, TypeStart

# The data attributes that say so.
NAMES = ("move", "play", "do", "look", "set", "type", "submit")
KEYS = {"escape": "no", "u": "undo", "r": "redo", "h": "hint", "n": "new", "?": "keys"}


def clicked(data: Mapping[str, str]) -> Intent | None:
    """The intent of a click on an element with these data attributes."""
    for name in ("move", "play"):
        if name in data:
            return Make(data[name])
    if "look" in data:
        return Look(int(data["look"]))
    return Do(data["do"]) if "do" in data else None


def changed(data: Mapping[str, str], value: str) -> Intent | None:
    """The intent of a choice made in a form element."""
    return Choice(data["set"], value) if "set" in data else None


def typed(data: Mapping[str, str], value: str) -> Intent | None:
    """The intent of typing into a field."""
    if data.get("type") == "result":
        return TypeResult(value)
    return TypeStart(value) if data.get("type") == "start" else None


def submitted(data: Mapping[str, str]) -> Intent | None:
    """The intent of sending a form."""
    return Do(data["submit"]) if "submit" in data else None


def pressed(key: str) -> Intent | None:
    """The intent of a key that stands for a button."""
    return Do(KEYS[key.lower()]) if key.lower() in KEYS else None
