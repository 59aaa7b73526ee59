"""The trainer's positions as they are saved: each with every time it was asked. The storage is not trusted."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from functools import cached_property
from typing import NamedTuple

from pygame_rules.errors import RulesError
from pygame_rules.games import GAMES
from web.app.state import EMPTY
from web.app.storage import DAMAGED, DamagedSave, changed_text, read_json, read_or_nothing
from web.saves import fsrs

TRAINER = "trainer"
VERSION = 1
MOST_CARDS = 5_000
MOST_REVIEWS = 500
MOST_DIGITS = 12  # Longer numbers nobody can hold in mind, and working them out would keep the page waiting.
LAST_DAY = date(9000, 1, 1)


class Position(NamedTuple):
    """A number of a game, at which a win was given away."""

    slug: str
    number: int


class Review(NamedTuple):
    """One time a position was asked: when, by the device's clock to the second, and how it went."""

    at: str
    grade: int

    @property
    def day(self) -> date:
        """The day of it."""
        return datetime.fromisoformat(self.at).date()


@dataclass(frozen=True)
class Card:
    """A position that comes back until it is held: since when, and how it went each time."""

    position: Position
    since: date
    reviews: tuple[Review, ...] = ()

    @cached_property
    def memory(self) -> fsrs.Memory | None:
        """How well it is known; not at all before it was asked."""
        memory: fsrs.Memory | None = None
        last = self.since
        for review in self.reviews:
            days = max(0, (review.day - last).days)  # A clock may have been set back.
            memory = fsrs.again(memory, review.grade, days) if memory else fsrs.first(review.grade)
            last = review.day
        return memory

    @property
    def due(self) -> date:
        """The day from which on it should be asked."""
        if self.memory is None:
            return self.since
        return self.reviews[-1].day + timedelta(days=min(self.memory.interval, fsrs.LONGEST))


def _fits(position: Position) -> bool:
    """Whether a position can be asked about."""
    game, number = GAMES[position.slug], position.number
    return len(str(number)) <= MOST_DIGITS and game.can_start(number) and bool(game.legal_moves(number))


@dataclass(frozen=True)
class Trainer:
    """All positions to hold."""

    cards: Mapping[Position, Card] = field(default_factory=dict)

    def having(self, positions: Iterable[Position], day: date) -> "Trainer":
        """The same with more positions; one that is there already stays as it is."""
        fit = (each for each in positions if each not in self.cards and _fits(each))
        new = {each: Card(each, day) for each in fit}
        return Trainer(dict([*self.cards.items(), *new.items()][:MOST_CARDS])) if new else self

    def reviewed(self, position: Position, review: Review) -> "Trainer":
        """The same after a position was asked."""
        card = self.cards[position]
        return Trainer({**self.cards, position: replace(card, reviews=(*card.reviews, review)[-MOST_REVIEWS:])})

    def due(self, day: date) -> list[Card]:
        """What should be asked on a day, what has waited longest first."""
        waiting = [card for card in self.cards.values() if card.due <= day]
        return sorted(waiting, key=lambda card: (card.due, card.since, card.position))

    def encode(self) -> str:
        """The positions as text."""
        cards = [
            [*each.position, each.since.isoformat(), [list(review) for review in each.reviews]]
            for each in self.cards.values()
        ]
        return json.dumps({"version": VERSION, "cards": cards}, separators=(",", ":"))


def trainer(saved: Mapping[str, str] = EMPTY) -> Trainer:
    """What was saved; nothing where it is damaged."""
    return read_or_nothing(decode_trainer, saved.get(TRAINER, ""))


def given_away(saved: Mapping[str, str], slug: str, numbers: Iterable[int], day: date) -> dict[str, str]:
    """What to save when wins were given away at some numbers of a game."""
    positions = [Position(slug, number) for number in numbers]
    return changed_text(saved, TRAINER, decode_trainer, lambda known: known.having(positions, day).encode())


def decode_trainer(text: str) -> Trainer:
    """The positions that a text tells of; damaged text is refused."""
    if not text:
        return Trainer()
    saved = read_json(text)
    try:
        if saved["version"] != VERSION:
            raise DamagedSave(f"version {saved['version']}")
        cards = [_card(*each) for each in saved["cards"][:MOST_CARDS]]
    except (*DAMAGED, RulesError) as error:
        raise DamagedSave(str(error)) from None
    return Trainer({card.position: card for card in cards})


def _card(slug: str, number: int, since: str, reviews: list[tuple[str, int]]) -> Card:
    if slug not in GAMES or not isinstance(number, int) or not _fits(Position(slug, number)):
        raise DamagedSave("a position that cannot be")
    told = [Review(datetime.fromisoformat(at).isoformat(timespec="seconds"), int(grade)) for at, grade in reviews]
    if any(grade not in fsrs.GRADES for _, grade in told):
        raise DamagedSave("a grade that cannot be")
    card = Card(Position(slug, number), date.fromisoformat(since), tuple(sorted(set(told))[-MOST_REVIEWS:]))
    if card.due > LAST_DAY:
        raise DamagedSave("a day that cannot be")
    return card


def merged(one: Trainer, two: Trainer) -> Trainer:
    """Both: every position once, with every time it was asked."""
    cards = dict(one.cards)
    for position, card in two.cards.items():
        known = cards.get(position, card)
        reviews = tuple(sorted({*known.reviews, *card.reviews})[-MOST_REVIEWS:])
        cards[position] = Card(position, min(known.since, card.since), reviews)
    return Trainer(dict([*cards.items()][:MOST_CARDS]))
