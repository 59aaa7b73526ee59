"""Pressing what a player presses: a control is found by its accessible name, and its own message is sent."""

from collections.abc import Sequence

from support.headless import nodes, pressable, then
from support.walk import values_in

from web.app.messages import Navigate
from web.app.presses import Presses
from web.app.state import State
from web.ui.html import Message, Node, text_of, walk

CONTROLS = ("button", "a", "input", "select", "summary", "textarea")


def accessible_name(node: Node, page: Sequence[Node]) -> str:
    """What a screen reader calls a control."""
    label = node.get("aria-label")
    if label:
        return label
    for each in page:
        if each.tag == "label" and each.get("for") and each.get("for") == node.get("id"):
            return text_of(each)
    return "".join(_spoken(node))


def _spoken(node: Node) -> list[str]:
    """The text of a control but for what is hidden from screen readers."""
    found = []
    for child in node.children:
        if isinstance(child, str):
            found.append(child)
        else:
            inner = walk(child)[0]
            if inner.get("aria-hidden") != "true":
                found += _spoken(inner)
    return found


def controls(state: State, *, radios: bool = True) -> dict[str, Node]:
    """Every control of the page that can be reached, by its name; of two with one name the first."""
    page = pressable(state)
    found: dict[str, Node] = {}
    for node in page:
        if node.tag in CONTROLS and (radios or node.get("type") != "radio"):
            found.setdefault(accessible_name(node, page), node)
    return found


def message_of(state: State, name: str, value: str = "", *, radios: bool = True) -> Message:
    """What a control would send; with a value for a field, a list or a switch ("on", "off")."""
    found = controls(state, radios=radios)
    assert name in found, f"There is no control called {name!r}, but {sorted(found)}"
    node = found[name]
    assert node.get("disabled") is None, f"{name!r} cannot be pressed now"
    if node.tag == "a":
        return Navigate(node.get("href") or "")
    handlers = dict(node.on)
    if node.get("type") == "submit":
        handlers = dict(_form_of(state, node).on)
    if not handlers and node.get("value"):  # Something around it hears for it, as in the browser.
        value = node.get("value") or ""
        handlers = dict(next(each for each in nodes(state) if each.on and value in values_in(each)).on)
    handler = next((handlers[kind] for kind in ("click", "submit", "change", "input") if kind in handlers), None)
    assert handler is not None, f"{name!r} leads nowhere"
    message = Presses().message(handler, value, time=0, count=1)
    assert message is not None, f"{name!r} does not take {value!r}"
    return message


def _form_of(state: State, node: Node) -> Node:
    named = node.get("form")
    if named:
        return next(form for form in nodes(state) if form.get("id") == named)
    return next(form for form in nodes(state) if form.tag == "form" and any(each == node for each in walk(form)))


def press(state: State, *names: str, seed: int = 1) -> State:
    """The page after pressing controls, one after the other."""
    for name in names:
        state = then(state, message_of(state, name), seed=seed)
    return state


def fill(state: State, name: str, value: str) -> State:
    """The page after typing into a field, or choosing in a list or with a switch."""
    return then(state, message_of(state, name, value, radios=False))


def choose(state: State, group: str, option: str) -> State:
    """The page after choosing one of a group of radio buttons, both by their names."""
    radio = group_of(state, group)[option]
    message = Presses().message(dict(radio.on)["change"], radio.get("value") or "", time=0, count=1)
    assert message is not None
    return then(state, message)


def group_of(state: State, group: str) -> dict[str, Node]:
    """The radio buttons of a group, by their names."""
    named = {_legend(node): node for node in pressable(state) if node.tag == "fieldset"}
    assert group in named, f"There is no group called {group!r}, but {sorted(named)}"
    page = walk(named[group])
    return {accessible_name(node, page): node for node in page if node.get("type") == "radio"}


def chosen(state: State, group: str) -> str:
    """What is chosen in a group of radio buttons."""
    [name] = [name for name, radio in group_of(state, group).items() if radio.get("checked") is not None]
    return name


def _legend(node: Node) -> str:
    return next(text_of(each) for each in walk(node) if each.tag == "legend")


def more(state: State, *names: str) -> State:
    """The page after pressing something below More, and then perhaps its answer."""
    return press(state, "More", *names)


def make(state: State, *notations: str) -> State:
    """The page after pressing the tiles of these moves."""
    for notation in notations:
        button = next(node for node in pressable(state) if node.get("data-move") == notation)
        assert button.get("disabled") is None, f"{notation} cannot be played now"
        message = Presses().message(dict(button.on)["click"], "", time=0, count=1)
        assert message is not None
        state = then(state, message)
    return state


def touch(state: State, name: str) -> State:
    """The page after touching a button that cannot be pressed; its frame hears that, and says why."""
    page = nodes(state)
    frame = next(
        node
        for node in page
        if "click" in dict(node.on)
        and any(each.get("disabled") is not None and accessible_name(each, page) == name for each in walk(node)[1:])
    )
    message = Presses().message(dict(frame.on)["click"], "", time=0, count=1)
    assert message is not None
    return then(state, message)
