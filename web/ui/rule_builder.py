"""A rule built by pressing: a sentence about a number with pills in it, for every screen on which a rule is said."""

from collections.abc import Callable

from pygame_rules.patterns import Rule
from pygame_rules.patterns.offers import FIRST, KINDS, Clause, Join, clauses, joined, kind_of
from web.ui.controls import button
from web.ui.html import Message, Node, h
from web.ui.icons import icon

MOST = 4  # parts of a rule that is built here
WORDS: dict[Join, str] = {"&": "and", "|": "or"}
# How a part of the sentence may begin, each with its kind, and whether that is its opposite.
BEGINNINGS = {words: (kind, words == kind.negated) for kind in KINDS for words in (kind.words, kind.negated)}


def rule_builder(rule: Rule | None, change: Callable[[str], Message], first: Clause = FIRST) -> Node:
    """The rule so far; ``change`` makes a message of the text of another, which is empty if there is none."""
    taken = clauses(rule) if rule else ("&", ())
    if taken is None:  # From a link, and made in another way than can be pressed here.
        words = h("p", f"You lose if {rule.words()}." if rule else "", key="words", class_="rule-words")
        return h("div", words, button("Start a new rule", change(""), class_="quiet"), key="rule", class_="rule")
    join, parts = taken

    def with_part(place: int, clause: Clause) -> Message:
        return change(joined(join, (*parts[:place], clause, *parts[place + 1 :])))

    rows = [_clause(place, clause, join, with_part) for place, clause in enumerate(parts)]
    more = [
        button(f"{word} …", change(joined(sign, (*parts, FIRST))), key=f"add-{word}", class_="quiet")
        for sign, word in WORDS.items()
        if parts and len(parts) < MOST and (len(parts) == 1 or sign == join)
    ]
    fewer = button("Take the last away", change(joined(join, parts[:-1])), class_="quiet") if len(parts) > 1 else None
    begin = button("Build a rule", change(str(first)), class_="dark") if not parts else None
    return h("div", *rows, begin, h("div", *more, fewer, key="more", class_="row"), key="rule", class_="rule")


def _clause(place: int, clause: Clause, join: Join, change: Callable[[int, Clause], Message]) -> Node:
    kind = kind_of(clause.part) or KINDS[0]
    lead = "You lose if the number" if place == 0 else f"{WORDS[join]} it"

    def choose_kind(value: str) -> Message | None:
        if value not in BEGINNINGS:
            return None
        chosen, negated = BEGINNINGS[value]
        part = clause.part if chosen is kind else chosen.options[0][0]
        return change(place, Clause(part, negated))

    def choose_part(value: str) -> Message | None:
        return change(place, Clause(value, clause.negated)) if value in dict(kind.options) else None

    return h(
        "div",
        h("span", lead, key="lead", class_="lead"),
        _pills(
            f"rule-kind-{place}",
            "What about it",
            [(words, words) for words in BEGINNINGS],
            kind.negated if clause.negated else kind.words,
            choose_kind,
        ),
        _pills(f"rule-part-{place}", "Which", list(kind.options), clause.part, choose_part),
        key=f"clause-{place}",
        class_="clause",
    )


def _pills(
    name: str, label: str, options: list[tuple[str, str]], chosen: str, change: Callable[[str], Message | None]
) -> Node:
    return h(
        "span",
        h("label", label, key="label", for_=name, class_="unseen"),
        h(
            "select",
            *(h("option", words, key=value, value=value, selected=value == chosen) for value, words in options),
            key="select",
            id=name,
            value=chosen,
            on_change=change,
        ),
        icon("down"),
        key=name,
        class_="pill",
    )
