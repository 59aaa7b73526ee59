"""Every screen in every state that looks different, and how to get there."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from playwright.sync_api import Page
from support.lives import finished_games

from web.saves.daily import Attempted, Days

LONG = 1002003000400050006000700080009
# A puzzle that was solved before is solved again; pressing a headline does nothing.
FRESH = 'article:not([data-solved]) h1, button:text-is("Solve it again")'
LATER = "2026-12-31T12:00:00"  # a day with some puzzles behind it
HIDE = '.coach button:text-is("Hide")'  # what each move is worth, which is remembered from game to game


NOW = datetime.fromisoformat(LATER)
SOLVED = [NOW.date() - timedelta(days=ago) for ago in (1, 2, 4, 5)]
# A player with a past; and the keys of all that, which newcomers do not have.
PAST = MappingProxyType(
    {
        "finished": finished_games(Random(4), 130, until=NOW, days=80).encode(),
        "daily": Days({day: Attempted(day, True, 1) for day in SOLVED}).encode(),
        "backup": (NOW - timedelta(days=12)).isoformat(timespec="seconds"),
    }
)
NOTHING: Mapping[str, str] = MappingProxyType({})
# As if another tab had written it.
STORE = """([key, text]) => {
    const name = `digit-dojo.${key}`;
    if (text) localStorage.setItem(name, text); else localStorage.removeItem(name);
    dispatchEvent(new StorageEvent("storage", { key: name }));
}"""


class Shown(NamedTuple):
    """A link, what is pressed then, one after the other, what tells that it is there, and what was saved before."""

    link: str
    press: tuple[str, ...] = ()
    there: str = ".table.playing"
    stored: Mapping[str, str] = NOTHING


STATES = {
    "lobby": Shown("#/", there=".screen-lobby"),
    "you": Shown("#/you", there=".screen-you .welcome"),
    "you, games": Shown("#/you", there=".screen-you .recent", stored=PAST),
    "you, opened": Shown(
        "#/you",
        (".accuracy summary", ".results summary", "#paste", "#back-up"),
        ".screen-you .told",
        PAST,
    ),
    "you, erase": Shown("#/you", ("#erase",), ".question", PAST),
    "you, list": Shown("#/you/games?page=2", there=".listing .pages", stored=PAST),
    "about": Shown("#/about", there=".about"),
    "bad link": Shown("#/chess", there=".page-notice"),
    "keys": Shown("#/you", ('button:text-is("List of keys")',), ".keys"),
    "zero hero": Shown("#/zero-hero/73?opponent=friend"),
    "zero hero, computer": Shown("#/zero-hero/73?opponent=computer"),
    "sums": Shown("#/max-digit-zero/497?opponent=friend", ('[data-move="-9"]',), '[aria-pressed="true"]'),
    "drop": Shown("#/digit-drop-duel/5284?opponent=friend"),
    "drop, long": Shown(f"#/digit-drop-duel/{LONG}?opponent=friend"),
    "duel": Shown("#/digit-duel/2506?opponent=friend"),
    "duel, eight digits": Shown("#/digit-duel/25060718?opponent=friend"),
    "deletion": Shown("#/digit-deletion-duel/5284?opponent=friend"),
    "seat": Shown("#/digit-deletion-duel?opponent=computer", there=".seat-choice"),
    "setup": Shown("#/zero-hero/73?opponent=computer", ("#open-setup",), ".panel .levels"),
    "setup, two": Shown(
        "#/zero-hero/73?opponent=friend",
        ("#open-setup", "#setup-start-kind-own", ".sheet footer button"),
        "#setup-start-error",
    ),
    "moves": Shown("#/digit-duel/256/-6.x1", ("#open-moves",), ".moves-sheet"),
    "more": Shown("#/max-digit-zero/497?opponent=computer", ("#open-more",), ".more"),
    "rules": Shown("#/digit-duel/256/-6.x1", ("#open-rules",), ".sheet .rules"),
    "question": Shown("#/digit-deletion-duel/5284/x1", ("#open-more", '.more button:text-is("Resign")'), ".question"),
    "hint": Shown("#/digit-duel/256/-6.x1", ("#hint", "#hint"), "[data-hinted]"),
    "looking back": Shown(
        "#/digit-duel/256/-6.x1.-5", ("#open-moves", ".moves-sheet .move-rows button"), ".table.looking"
    ),
    "won": Shown("#/zero-hero/19/-9.-1.-9?opponent=computer", there=".result-field.won + .result-after .ribbon"),
    "lost": Shown(
        "#/zero-hero/25/-2.-3.-2.-8.-1.-9?opponent=computer", there=".result-field.lost + .result-after .ribbon"
    ),
    "two, won": Shown("#/zero-hero/25/-2.-3.-2.-8.-1.-9", there=".result-after .ribbon"),
    "retry": Shown(
        "#/zero-hero/25/-2.-3.-2.-8.-1.-9?opponent=computer", ('.next button:text-matches("^Try it")',), ".retry"
    ),
    "answer": Shown(
        "#/zero-hero/25/-2.-3.-2.-8.-1.-9?opponent=computer",
        ('.next button:text-matches("^Try it")', 'button:text-is("Show the answer")'),
        "[data-hinted]",
    ),
    "map": Shown("#/digit-drop-duel/explore/305", there=".about-it.won"),
    "map, rule": Shown("#/digit-duel/explore/4712?rule=ends=0%26!starts=1", there=".proven"),
    "map, hundreds": Shown("#/zero-hero/explore/30", ("#zoom-hundreds",), ".rows"),
    "map, table": Shown("#/zero-hero/explore/30", ("#as-table",), "table.words"),
    "lessons": Shown("#/learn", there=".lessons"),
    "lesson, play": Shown("#/zero-hero/learn/3", ('[data-move="-1"]',), ".field.wrong"),
    "lesson, predict": Shown("#/zero-hero/learn/2", ("#says-0-lose",), "#next-step"),
    "lesson, compare": Shown("#/zero-hero/learn/4", ("#says-0-lose", "#says-1-win", "#check"), "#next-step"),
    "lesson, rule": Shown("#/zero-hero/learn/5", ('button:text-is("Build a rule")', "#check"), ".field a"),
    "lesson, secret": Shown("#/zero-hero/learn/6", there="#next-step"),
    "lesson, prove": Shown("#/zero-hero/learn/8", there="#check"),
    "puzzles": Shown("#/puzzles", there=".calendar"),
    "day, mark": Shown("#/daily/2026-11-16", (FRESH, '[data-move="-7"]'), '[aria-pressed="true"]'),
    "day, who": Shown("#/daily/2026-11-17", (FRESH, "#say-first"), '[data-solved="yes"]'),
    "day, seat": Shown("#/daily/2026-11-18", (FRESH, "#say-second"), '[data-solved="no"]'),
    "day, slip": Shown("#/daily/2026-11-20", (FRESH, "#ply-2"), ".told"),
    "day, win": Shown("#/daily/2026-11-22", (FRESH, '[data-move="x1"]', "#hint"), "[data-hinted]"),
    "day, sums": Shown("#/daily/2026-12-28", (FRESH, "#key-1"), ".keypad"),
    "endless": Shown("#/endless", there=".games"),
    "trainer": Shown("#/trainer", there=".screen-trainer"),
    "values": Shown(
        "#/digit-duel/2506?opponent=friend", ("#open-more", 'button:text-is("Show winning moves")'), ".value"
    ),
}


def show(page: Page, name: str) -> None:
    """Go to a screen and bring it into its state."""
    link, presses, there, stored = STATES[name]
    page.clock.set_fixed_time(LATER)
    if page.locator(HIDE).count():
        page.locator(HIDE).click()
        page.wait_for_selector(HIDE, state="detached")
    page.evaluate("() => { location.hash = '#/about' }")
    page.wait_for_selector(".about")
    for key in PAST:
        page.evaluate(STORE, [key, stored.get(key, "")])
    page.evaluate("link => { location.hash = link }", link)
    if name != "about":
        page.wait_for_selector(".about", state="detached")
    for selector in presses:
        page.locator(selector).first.click()
    page.wait_for_selector(there)
