"""Wandering through the page without a browser: everything that can be done in a view, and some of what cannot."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from support.headless import nodes, pressable
from support.hostile import KEYS, MARKS, SCRIPTS

from pygame_rules import GAMES
from web.app.messages import Navigate
from web.app.presses import Presses
from web.app.screen import Key
from web.app.state import State
from web.ui.html import Deliberate, Handler, Message, Node, walk

ODD_TEXTS = (*SCRIPTS, *MARKS, *KEYS, "", " ", "-1", "0", "00", "3.5", "1e9", "१२३", "9" * 61, "7" * 5_000)
NAMES = ("Ann", "Zoë", "李雷", "a: b", "x" * 24)
KEY_NAMES = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Escape", "Enter", "Tab", "?", *"urhnxURHN")


class Offer(NamedTuple):
    """Something that can be done in the page: an element and what it does with one kind of event."""

    node: Node
    kind: str
    handler: Handler
    number: str = ""  # What stands on the table, if there is one.

    @property
    def group(self) -> str:
        """What kind of thing it does, so that a long list of one kind is not all there is to do."""
        sent = self.handler.message if isinstance(self.handler, Deliberate) else self.handler
        return f"{self.node.get('id')}" if callable(sent) else type(sent).__name__

    def message(self, rng: Random) -> Message | None:
        """What it sends, for a value that the element might have, or hardly might."""
        return Presses().message(self.handler, a_value(self.node, rng, self.number), time=0, count=1)


def offers(state: State) -> list[Offer]:
    """Everything that can be pressed, typed, chosen or followed now."""
    found = []
    page = pressable(state)
    number = next((shown for node in page if (shown := node.get("data-number"))), "")
    for node in page:
        if node.get("disabled") is not None:
            continue
        if node.tag == "a" and (node.get("href") or "").startswith("#"):
            found.append(Offer(node, "click", Navigate(node.get("href") or "")))
        sends = node.tag != "form" or any(map(can_send, buttons_of(node, page)))
        found += [Offer(node, kind, handler, number) for kind, handler in node.on if sends]
    return found


def an_offer(state: State, rng: Random) -> Offer:
    """One of them: often a tile or what stands out, and otherwise each kind as often as the others."""
    found = offers(state)
    tiles = [offer for offer in found if offer.node.get("data-move")]
    strong = [offer for offer in found if {"primary", "dark"} & set((offer.node.get("class") or "").split())]
    for likely in (tiles, strong):
        if likely and rng.random() < 0.35:
            return rng.choice(likely)
    group = rng.choice(sorted({offer.group for offer in found}))
    return rng.choice([offer for offer in found if offer.group == group])


def buttons_of(form: Node, page: list[Node]) -> list[Node]:
    """What may send a form: what is in it, or says that it belongs to it."""
    return [*walk(form), *(node for node in page if node.get("form") and node.get("form") == form.get("id"))]


def can_send(node: Node) -> bool:
    """Whether a node is a button that sends its form now."""
    return node.get("type") == "submit" and node.get("disabled") is None


def values_in(node: Node) -> list[str]:
    """The values of the buttons for which an element hears, if it hears for any."""
    if node.tag in ("button", "select", "input"):
        return []
    return [value for each in walk(node) if each.tag == "button" and not each.on and (value := each.get("value"))]


def a_value(node: Node, rng: Random, number: str) -> str:
    """A value for a field, a list or a switch; a result may even be right."""
    if node.get("type") == "checkbox":
        return rng.choice(("on", "off"))
    if node.tag == "select" and rng.random() < 0.8:
        return rng.choice([option.get("value") or "" for option in walk(node) if option.tag == "option"])
    if rng.random() < 0.25:
        return rng.choice(ODD_TEXTS)
    heard_for = values_in(node)
    if heard_for:
        return rng.choice(heard_for)
    if number and node.get("id") == "result":
        return str(int(number) - int(max(number)))
    return rng.choice((str(rng.randint(1, 99)), str(rng.randint(1, 9_999)), rng.choice(NAMES)))


def a_key(state: State, rng: Random) -> Key:
    """A key pressed somewhere in the page."""
    ids = [node.get("id") or "" for node in nodes(state) if node.get("id")]
    focus = rng.choice((*ids, "", "board", "act-1-subtract"))
    shift, repeat = rng.random() < 0.3, rng.random() < 0.1
    if rng.random() < 0.5:
        digit = str(rng.randint(0, 9))
        return Key(digit, rng.choice(("Digit", "Numpad")) + digit, shift, repeat, focus)
    name = rng.choice(KEY_NAMES)
    return Key(name, f"Key{name.upper()}" if name.isalpha() and len(name) == 1 else name, shift, repeat, focus)


def a_link(rng: Random) -> str:
    """A link of any form, to something that is there or is not."""
    slug = rng.choice(list(GAMES))
    game = GAMES[slug]
    start = rng.randint(1, 9_999)
    forms = (
        "",
        slug,
        f"{slug}/{start}",
        f"{slug}/{'/'.join(_some_moves(slug, game.roll_start(rng), rng))}",
        f"{slug}/{start}/{rng.choice(ODD_TEXTS)}",
        f"{slug}/{rng.choice(ODD_TEXTS)}",
        f"{slug}/{start}/-1.x1.-9?opponent=friend&names=Ann,Ben",
        rng.choice(("about", "learn", f"{slug}/learn/2", "daily/2026-11-16", "you", "stats", f"{slug}/about")),
        rng.choice(ODD_TEXTS),
    )
    return f"#/{rng.choice(forms)}"


def _some_moves(slug: str, number: int, rng: Random) -> Iterator[str]:
    """A start, and the moves of a game that goes on from it."""
    game = GAMES[slug]
    yield str(number)
    moves = []
    for _ in range(rng.randint(1, 6)):
        legal = game.legal_moves(number)
        if not legal:
            break
        moves.append(rng.choice(legal))
        number = game.apply(number, moves[-1])
    yield ".".join(map(str, moves))
