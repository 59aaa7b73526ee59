"""Storage that is blocked, full or spoilt: play goes on, and what is not saved is said."""

import json
from random import Random
from types import MappingProxyType

import pytest
from support.fake_browser import FakeBrowser, run_app
from support.headless import at, table
from support.hostile import SCRIPTS, TEXTS

from pygame_rules import GAMES
from web.app.messages import Navigate
from web.app.state import Settings, Shared, State
from web.app.storage import decode_settings, encode_settings
from web.app.update import NOT_SAVED
from web.saves.game import decode_game
from web.screens.play.messages import Check, PlayMove, TypeResult
from web.ui.html import Message

GAME = table(at("digit-duel/9876/-6.x1")).saved.encode()


class ShakyBrowser(FakeBrowser):
    """Saves what it is given only now and then, or only up to a point."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng
        self.space = rng.choice([0, 300, 3_000, 1_000_000])  # none at all, little, enough
        self.refused = 0

    def save(self, key: str, text: str) -> bool:
        if sum(map(len, self.stored.values())) + len(text) > self.space or self.rng.random() < 0.05:
            self.refused += 1
            return False
        self.stored[key] = text
        return True


def spoilt(text: str, rng: Random) -> str:
    """A stored text after some misfortune, or none."""
    place = rng.randrange(len(text))
    fates = [
        text,
        "",
        text[:place],
        text[place:],
        text[:place] + rng.choice(SCRIPTS) + text[place:],
        text.replace(rng.choice(text), rng.choice("0\0]{"), 3),
        text * 2,
        json.dumps([text]),
        rng.choice(TEXTS[:24]),
        "[" * 10_000,
        "\x00" * 10_000,
    ]
    return rng.choice(fates)


def some_moves(slug: str, number: int, rng: Random) -> tuple[list[Message], int]:
    """The messages of a few moves from a number, and the number after them."""
    game = GAMES[slug]
    messages: list[Message] = []
    for _ in range(rng.randint(1, 8)):
        if game.outcome(number):
            break
        move = rng.choice(game.legal_moves(number))
        number = game.apply(number, move)
        messages.append(PlayMove(str(move)))
        if game.player_does_sums:
            messages += [TypeResult(str(number)), Check()]
    return messages, number


@pytest.mark.parametrize("case", range(100))
def test_whatever_the_storage_does_play_goes_on_and_says_what_is_not_saved(case: int) -> None:
    rng = Random(case)
    saved = MappingProxyType({f"game.{slug}": spoilt(GAME, rng) for slug in rng.sample(list(GAMES), 3)})
    settings = decode_settings(spoilt(encode_settings(Settings()), rng))
    slug = rng.choice(list(GAMES))
    start = GAMES[slug].roll_start(rng)
    moves, number = some_moves(slug, start, rng)
    browser = ShakyBrowser(rng)
    begin = [Navigate("#/"), Navigate(f"#/{slug}"), Navigate(f"#/{slug}/{start}?opponent=friend")]
    app, _ = run_app(*begin, *moves, state=State(shared=Shared(settings=settings, saved=saved)), browser=browser)
    assert browser.failed is None
    assert table(app.state).play.number == number
    assert (NOT_SAVED in browser.said) == bool(browser.refused)
    if not browser.refused:
        assert decode_game(browser.stored[f"game.{slug}"]) == table(app.state).saved
