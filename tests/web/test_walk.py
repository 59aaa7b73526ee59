"""A long random walk through the whole page without a browser. A failure tells its seed and how it got there."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from hypothesis import settings
from support.fake_dom import Element, FakeDom, elements
from support.headless import at, effects, finished, nodes, then
from support.walk import ODD_TEXTS, a_key, a_link, an_offer

from pygame_rules import GAMES
from web import screens
from web.app.effects import Env
from web.app.messages import Navigate, OfflineChanged, StorageChanged, StorageFailed
from web.app.state import OfflineStatus, Settings, State
from web.app.storage import encode_settings
from web.app.update import update
from web.screens.play.model import PlayModel
from web.shell.keys import message_of
from web.shell.view import root_attributes, title, view
from web.ui.html import Message
from web.ui.render import Renderer

QUICK = settings().max_examples < 50  # in a suite inside of a test, see tests/conftest.py
SEEDS = range(2 if QUICK else 8)
STEPS = 300  # for each seed
LONGEST = 8  # digits of a number for which work is done, so that nobody waits


# --- what may happen ---


def a_message(state: State, env: Env) -> Message | None:
    """Whatever a player, the keyboard, the address bar, another tab or the browser may come up with next."""
    rng = env.rng
    dice = rng.random()
    if dice < 0.62:
        return an_offer(state, rng).message(rng)
    if dice < 0.74:
        return message_of(state, a_key(state, rng))
    if dice < 0.80:
        return Navigate(a_link(rng))
    if dice < 0.86:
        return _from_outside(state, rng)
    waiting = effects(state)
    return finished(rng.choice(waiting), env) if waiting and _is_quick(state) else None


def _is_quick(state: State) -> bool:
    return not isinstance(state.model, PlayModel) or len(str(state.model.shown.number)) <= LONGEST


def _from_outside(state: State, rng: Random) -> Message:
    slug = rng.choice(list(GAMES))
    elsewhere = then(at(a_link(rng).removeprefix("#/"), state.shared.saved), Navigate("#/")).shared.saved
    chosen = encode_settings(Settings(points=rng.randint(1, 3), players=("Zoë", rng.choice(("Ann", "Ben")))))
    return rng.choice(
        (
            StorageChanged(f"game.{slug}", elsewhere.get(f"game.{slug}", "")),
            *(StorageChanged(key, text) for key, text in elsewhere.items()),
            StorageChanged(f"game.{slug}", rng.choice(ODD_TEXTS)),
            StorageChanged("settings", chosen),
            StorageChanged(rng.choice(("settings", "nonsense", "")), rng.choice(ODD_TEXTS)),
            StorageFailed(rng.random() < 0.5),
            OfflineChanged(rng.choice(list(OfflineStatus))),
        )
    )


# --- what holds all the way ---


def check(state: State) -> None:
    """What is true of the page whatever has happened."""
    assert state.screen in screens.NAMES
    assert title(state).endswith("Digit Dojo")
    assert root_attributes(state)["data-screen"] == state.screen
    assert all(notice.text.isprintable() for notice in state.notices)
    if isinstance(state.model, PlayModel):
        _check_table(state, state.model)


def _check_table(state: State, model: PlayModel) -> None:
    again = then(State(shared=state.shared), Navigate(f"#/{state.path}"))
    assert isinstance(again.model, PlayModel)
    assert again.model.play.number == model.play.number, "the path replays"
    enabled = [node.get("data-move") for node in nodes(state) if node.get("data-move") and node.get("disabled") is None]
    retry = model.ui.retry
    if retry and not retry.shown:
        assert Counter(enabled) == Counter(map(str, model.shown.legal_moves)), "any move can be tried"
    elif not model.is_live:
        assert enabled == [], "nobody can move now"
    elif not model.play.game.player_does_sums:
        assert Counter(enabled) == Counter(map(str, model.play.legal_moves)), "exactly the legal moves can be played"


class Page:
    """The page as the renderer keeps it up to date, and as it would be drawn anew."""

    def __init__(self) -> None:
        self.dom = FakeDom()
        self.renderer = Renderer(self.dom.patch, self.dom.adopt)

    def show(self, state: State) -> None:
        self.renderer.show(view(state))
        self.renderer.finish()

    def drawing(self) -> list[object]:
        """Everything that can be seen in the page or done with it, in order."""
        numbers = {id(element): number for number, element in self.dom.nodes.items()}
        found = [each for place in sorted(self.dom.places) for each in elements(self.dom.places[place])]
        return [(*_facts(each), self._kinds(numbers.get(id(each)))) for each in found]

    def _kinds(self, number: int | None) -> list[str]:
        return sorted(self.renderer.queue.handlers.get(number or 0, {}))


def _facts(node: Element) -> tuple[object, ...]:
    children = [child.tag for child in node.children]
    return node.tag, node.data, dict(node.attributes), node.value, node.checked, sorted(node.kinds), children


@contextmanager
def told(seed: int, trail: list[Message]) -> Iterator[None]:
    """Whatever goes wrong says where it happened."""
    try:
        yield
    except Exception as error:
        error.add_note(f"seed {seed}, step {len(trail)}: {trail}")
        raise


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_walk_never_breaks_the_page(seed: int) -> None:
    env = Env(Random(seed), clock=lambda: 0.0)
    state, page, trail = at(""), Page(), list[Message]()
    with told(seed, trail):
        while len(trail) < STEPS:
            message = a_message(state, env)
            if message is None:
                continue
            trail.append(message)
            state, _ = update(state, message, env.rng)
            check(state)
            page.show(state)
            if len(trail) % 10 == 0:
                anew = Page()
                anew.show(state)
                assert page.drawing() == anew.drawing(), "what was changed bit by bit is what would be drawn anew"


@pytest.mark.skipif(QUICK, reason="a short walk will do")
def test_the_walk_is_long_enough() -> None:
    assert len(SEEDS) * STEPS >= 2_000
