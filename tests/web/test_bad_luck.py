"""Storage that is blocked, full or spoilt: play goes on, and what is not kept is said."""

import json
from collections.abc import Mapping
from random import Random

import pytest
from support.hostile import SCRIPTS, TEXTS
from support.paper import Paper, play

from pygame_rules import GAMES
from web import shelf
from web.app import NOT_KEPT
from web.html import Lazy, Node, text_of, walk
from web.intents import Do, Go, Intent, Make, TypeResult
from web.state import Settings, State

GAME = shelf.pack_table(play(Go("#/digit-duel/9876"), Make("-6"), Make("x1"))[0].state.table)  # type: ignore[arg-type]


class Shaky(Paper):
    """Keeps what it is given only now and then, or only up to a point."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng
        self.space = rng.choice([0, 300, 3_000, 1_000_000])  # none at all, little, enough
        self.refused = 0
        self.told: set[str] = set()

    def show(self, parts: Mapping[str, Node | Lazy], screen: str, title: str) -> None:
        super().show(parts, screen, title)
        self.told |= {text_of(node) for node in walk(parts["problem"]) if node.tag == "p"}

    def save(self, key: str, text: str) -> bool:
        if sum(map(len, self.kept.values())) + len(text) > self.space or self.rng.random() < 0.05:
            self.refused += 1
            return False
        self.kept[key] = text
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
        "\x00" * 10_000,
    ]
    return rng.choice(fates)


def some_moves(slug: str, number: int, rng: Random) -> tuple[list[Intent], int]:
    """The intents of a few moves from a number, and the number after them."""
    game = GAMES[slug]
    intents: list[Intent] = []
    for _ in range(rng.randint(1, 8)):
        if game.outcome(number):
            break
        move = rng.choice(game.legal_moves(number))
        number = game.apply(number, move)
        intents.append(Make(str(move)))
        if game.player_does_sums:
            intents += [TypeResult(str(number)), Do("check")]
    return intents, number


@pytest.mark.parametrize("case", range(100))
def test_whatever_the_storage_does_play_goes_on_and_says_what_is_not_kept(case: int) -> None:
    rng = Random(case)
    kept = {slug: spoilt(GAME, rng) for slug in rng.sample(list(GAMES), 3)}
    settings = shelf.unpack_settings(spoilt(shelf.pack_settings(Settings()), rng))
    slug = rng.choice(list(GAMES))
    start = GAMES[slug].roll_start(rng)
    moves, number = some_moves(slug, start, rng)
    paper = Shaky(rng)
    begin = [Go("#/"), Go(f"#/{slug}"), Go(f"#/{slug}/{start}")]
    app, _ = play(*begin, *moves, state=State(settings=settings, shelf=kept), page=paper)
    assert paper.failed is None
    assert app.state.table
    assert app.state.table.play.number == number
    assert (NOT_KEPT in paper.told) == bool(paper.refused)
    if not paper.refused:
        assert shelf.unpack_table(paper.kept[f"game.{slug}"]).play == app.state.table.play
