"""What every screen owes the shell. A new folder in web/screens/ is tested the moment it exists."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.headless import at, nodes, then
from support.hostile import TEXTS
from support.press import CONTROLS, accessible_name
from support.screens import CASES, Case, each_case, wander
from support.walk import buttons_of, can_send, offers, values_in

from pygame_rules import GAMES
from pygame_rules.puzzles import KINDS
from web import screens
from web.app.messages import ChangeSetting, Navigate, StorageChanged
from web.app.router import PLAY
from web.app.screen import Screen
from web.app.state import OfflineStatus, Shared, State
from web.app.update import update
from web.shell.view import title, view
from web.ui.html import Lazy, Node, walk

ROOT = Path(__file__).parents[2]
# Ids of what stands in the page without Python's help; those in the generated and the adopted parts are Python's.
PYTHONS = re.compile(r'<!-- lobby.*?<!-- /lobby -->|<div class="controls">.*?</header>', re.DOTALL)
STATIC = re.findall(r' id="([^"]+)"', PYTHONS.sub("", (ROOT / "index.html").read_text("utf-8")))


SHEETS = [path for path in (ROOT / "web").rglob("*.css") if "runtime" not in path.parts]
STYLED = {name for path in SHEETS for name in re.findall(r"\.([a-z][\w-]*)", path.read_text("utf-8"))}
# What tests, keys and outside checks know something by.
LABELS = {"no-notice", "lead", "playing", "looking", "single", "twin", *KINDS, *(f"key-{digit}" for digit in range(10))}


def screen_of(state: State) -> Screen[object]:
    return screens.load(state.screen)


# --- links ---


@each_case
def test_it_opens_from_its_bare_path(case: Case) -> None:
    state = at(case.link)
    assert state.screen == case.name
    assert not state.notices
    assert title(state).endswith("Digit Dojo")


@pytest.mark.parametrize("name", sorted(screens.NAMES - {PLAY}))
def test_it_opens_or_says_a_sentence_behind_every_game(name: str) -> None:
    for slug in GAMES:
        state = at(f"{slug}/{name}")
        assert state.screen == name or state.notices
        assert nodes(state)


@each_case
def test_its_path_leads_back_to_the_same_model(case: Case) -> None:
    opened = at(case.link)
    saved = then(opened, Navigate("#/")).shared.saved
    assert at(opened.path, saved).model == opened.model, "with what it has saved, too"
    assert at(opened.path).path == opened.path


@each_case
def test_wherever_it_is_its_path_leads_back_there(case: Case) -> None:
    for state in wander(case):
        again = then(State(shared=state.shared), Navigate(f"#/{state.path}"))
        assert (again.screen, again.path, again.notices) == (case.name, state.path, ())


def leads_somewhere(link: str) -> None:
    state = at(link)
    assert state.screen in screens.NAMES
    assert nodes(state)
    for notice in state.notices:
        assert notice.text.isprintable()
        assert len(notice.text) < 300


@each_case
@given(text=st.text() | st.text(st.sampled_from("0123456789-x./?&=%#ab\ud800")))
def test_any_text_in_the_address_gives_a_screen_or_a_sentence(case: Case, text: str) -> None:
    leads_somewhere(f"{case.link}/{text}")
    leads_somewhere(f"{case.link}?{text}")


@each_case
@pytest.mark.parametrize("text", TEXTS, ids=lambda text: ascii(text[:20]))
def test_hostile_text_in_the_address_gives_a_screen_or_a_sentence(case: Case, text: str) -> None:
    for place in ("{}/{}", "{}?{}", "{}?rule={}", "{}/1/{}", "{}/100?names={}&opponent={}"):
        leads_somewhere(place.format(case.link, text, text))


# --- what is shown ---


def siblings(node: Node) -> Iterator[list[str]]:
    """The keys of the children of every element."""
    for each in walk(node):
        inside = [child for child in each.children if not isinstance(child, str)]
        yield [child.key for child in inside if child.key]


def leads_nowhere(node: Node) -> bool:
    """Whether somebody could use a control in vain."""
    if node.tag == "a":
        return not node.get("href")
    if node.get("disabled") is not None or node.tag == "summary" or can_send(node):
        return False
    return not node.on


@each_case
def test_it_has_one_heading_that_can_take_the_focus(case: Case) -> None:
    for state in wander(case):
        (heading,) = [node for node in nodes(state) if node.tag == "h1"]
        assert (heading.get("id"), heading.get("tabindex")) == ("title", "-1")


@each_case
def test_ids_are_unique_in_the_whole_page_and_those_referred_to_are_there(case: Case) -> None:
    for state in wander(case):
        page = nodes(state)
        ids = Counter([*STATIC, *(node.get("id") for node in page if node.get("id"))])
        assert [each for each, count in ids.items() if count > 1] == []
        for node in page:
            for name in ("for", "aria-labelledby", "aria-describedby"):
                assert {*(node.get(name) or "").split()} <= set(ids)


@each_case
def test_keys_are_unique_among_siblings(case: Case) -> None:
    for state in wander(case):
        for part in view(state).values():
            for keys in siblings(part.node() if isinstance(part, Lazy) else part):
                assert len(keys) == len(set(keys)), keys


@each_case
def test_every_control_has_a_name_and_does_something(case: Case) -> None:
    for state in wander(case):
        page = nodes(state)
        heard = {value for each in page if each.on for value in values_in(each)}
        forms = [form for form in page if form.tag == "form" and form.on]
        sending = [each for form in forms for each in buttons_of(form, page) if can_send(each)]
        for node in page:
            if node.tag in CONTROLS:
                assert accessible_name(node, page).strip(), node
                assert not leads_nowhere(node) or node.get("value") in heard, node
                assert not can_send(node) or node in sending, node


@each_case
def test_the_focus_is_led_to_what_is_there(case: Case) -> None:
    for state in wander(case):
        wanted = screen_of(state).focus(state.model, state.shared)
        assert wanted
        assert {node.get("id") for node in nodes(state)} & set(wanted)


# --- what is done ---


@each_case
@pytest.mark.parametrize("seed", range(2))
def test_every_message_of_its_views_is_taken(case: Case, seed: int) -> None:
    rng = Random(seed)
    for state in wander(case, seed):
        for offer in offers(state):
            message = offer.message(rng)
            after, _ = update(state, message, rng) if message is not None else (state, ())
            assert after.screen in screens.NAMES
            assert nodes(after) if rng.random() < 0.1 else True


@each_case
def test_messages_of_other_screens_are_dropped(case: Case) -> None:
    state = at(case.link)
    for other in CASES:
        if other.name != case.name:
            for offer in offers(at(other.link)):
                message = offer.message(Random(1))
                if message is not None and not isinstance(message, Navigate | ChangeSetting):
                    after, _ = update(state, message, Random(1))
                    assert after.model == state.model


@each_case
def test_it_bears_what_the_shell_tells_it(case: Case) -> None:
    for state in wander(case, steps=8):
        for status in OfflineStatus:
            assert nodes(replace(state, shared=replace(state.shared, offline=status)))
        for key in ("", "settings", "game.", "nonsense", *(f"game.{slug}" for slug in GAMES)):
            for text in ("", "{}", "nonsense"):
                after, _ = update(state, StorageChanged(key, text), Random(1))
                assert after.screen == state.screen
                assert nodes(after)


# --- what is saved ---


def saved_by(state: State) -> dict[str, str]:
    return {key: value.encode() for key, value in screen_of(state).saved(state.model).items()}


@each_case
def test_what_it_saves_round_trips(case: Case) -> None:
    for state in wander(case):
        texts = saved_by(state)
        shared = replace(state.shared, saved=texts)
        again = then(State(shared=shared), Navigate(f"#/{state.path}"))
        assert saved_by(again) == texts
        assert screen_of(again).saved(again.model) == screen_of(state).saved(state.model)


def damages(text: str) -> Iterator[str]:
    """A text after some misfortunes."""
    yield from ("", " ", "{}", "[]", "null", "1", '"a"', "\0", "[" * 10_000, '{"version": 99}', text * 2, text[1:])
    yield from (text[:end] for end in range(0, len(text), max(1, len(text) // 20)))
    yield from (text.replace(mark, other) for mark, other in (("1", "2"), ("[", "{"), (":", ","), ('"', "")))
    if text.startswith("{"):
        stored = json.loads(text)
        for name in stored:
            for value in ("null", "[]", "{}", "-1", '"x"', "[[]]", "1e400", "9" * 5_000):
                yield json.dumps({**stored, name: 0}).replace(f"{json.dumps(name)}: 0", f"{json.dumps(name)}: {value}")


@each_case
def test_damaged_text_is_refused_without_raising(case: Case) -> None:
    keys = {key: text for other in CASES for key, text in saved_by(list(wander(other, steps=10))[-1]).items()}
    for key, text in {**keys, "settings": "{}"}.items():
        for damaged in damages(text):
            state = then(State(shared=Shared(saved={key: damaged})), Navigate(f"#/{case.link}"))
            assert state.screen == case.name
            assert nodes(state)


TAGS = {
    *("a", "article", "aside", "b", "button", "circle", "dd", "details", "div", "dl", "dt", "fieldset", "figcaption"),
    *("figure", "footer", "form", "h1", "h2", "h3", "header", "i", "input", "kbd", "label", "legend", "li", "line"),
    *("ol", "option", "output", "p", "path", "polyline", "rect", "section", "select", "span", "strong", "summary"),
    *("svg", "text", "textarea", "ul", "nav", "progress", "table", "caption", "thead", "tbody", "tr", "th", "td"),
}


@each_case
def test_every_class_is_one_that_a_stylesheet_knows_or_a_plain_label(case: Case) -> None:
    for state in wander(case):
        assert {name for node in nodes(state) for name in (node.get("class") or "").split()} <= STYLED | LABELS


@each_case
def test_every_tag_is_one_that_browsers_know(case: Case) -> None:
    for state in wander(case):
        assert {node.tag for node in nodes(state)} <= TAGS
        hidden = {node.get("aria-hidden") for node in nodes(state)}
        assert hidden <= {None, "true"}
