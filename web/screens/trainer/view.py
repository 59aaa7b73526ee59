"""The trainer: one position after the other, and how many are left."""

from datetime import date

from web.puzzle.update import NEXT
from web.puzzle.view import puzzle
from web.saves.trainer import Position, Trainer
from web.screens.trainer.messages import NextPosition
from web.screens.trainer.model import TrainerModel
from web.ui.controls import button
from web.ui.dates import day_text
from web.ui.html import Node, h

HELD = 30  # days after which a position counts as held


def view(model: TrainerModel) -> Node:
    """The position that is due, or what there is to say if none is."""
    attempt = model.attempt
    if attempt is None:
        return _nothing(model)
    left = model.due - (0 if attempt.over else 1)
    words = {0: "The last one for today", 1: "One more after this"}.get(left, f"{left} more after this")
    on = "Next" if left else "Done"
    below = h(
        "section",
        h("p", words, key="left"),
        button(on, NextPosition(), id=NEXT, class_="primary") if attempt.over else None,
        h("p", _again(model), key="again", class_="note") if attempt.over else None,
        key="below",
        class_="below",
    )
    name = f"{attempt.puzzle.slug}-{attempt.puzzle.start}"
    return puzzle(attempt, name=name, label="Trainer: you let a win slip here", beside=None, below=below)


def _again(model: TrainerModel) -> str:
    """When the position comes back."""
    attempt = model.attempt
    assert attempt
    card = model.trainer.cards[Position(attempt.puzzle.slug, attempt.puzzle.start)]
    days = (card.due - model.today).days
    return "It comes back tomorrow." if days <= 1 else f"It comes back in {days} days."


def _nothing(model: TrainerModel) -> Node:
    known = model.trainer
    return h(
        "section",
        h("h1", "Trainer", key="title", id="title", tabindex="-1"),
        h("p", _state(known, model.today, model.done), key="state", class_="state"),
        h("p", _counts(known), key="counts", class_="note") if known.cards else None,
        h(
            "p",
            h("a", "Play a game", key="play", class_="button primary", href="#/"),
            h("a", "All puzzles", key="puzzles", class_="button quiet", href="#/puzzles"),
            key="ways",
            class_="row",
        ),
        class_="nothing",
    )


def _state(known: Trainer, today: date, done: int) -> str:
    if not known.cards:
        return "Whenever you let a win slip, in a game or a puzzle, that position comes back here until you hold it."
    following = min(card.due for card in known.cards.values())
    when = "tomorrow" if (following - today).days == 1 else f"on {day_text(following)}"
    lead = "That was all for today." if done else "Nothing is due today."
    return f"{lead} The next position comes back {when}."


def _counts(known: Trainer) -> str:
    held = sum(bool(card.memory and card.memory.interval >= HELD) for card in known.cards.values())
    count = len(known.cards)
    return f"{count} {'position' if count == 1 else 'positions'} in all, {held} of them held for a month or longer."
