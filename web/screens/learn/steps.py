"""What each kind of step asks about, and what is said once it is answered."""

from pygame_rules.core import Move
from pygame_rules.lessons import Position, reply
from pygame_rules.patterns.offers import Clause
from web.screens.learn.messages import Answer, ChangeRule, MakeMove
from web.screens.learn.model import LearnModel
from web.ui.controls import button
from web.ui.html import Deliberate, Node, h
from web.ui.icons import icon
from web.ui.number import face, number
from web.ui.rule_builder import rule_builder

BEGINNING = Clause("ends=1")  # Not what a lesson is about: that is to be found.
SAYS = {True: "I win", False: "The other wins"}


def body(model: LearnModel) -> Node:
    """The middle of a step."""
    kind = model.step.kind
    if kind == "play":
        return h("div", _play(model), key=f"play-{model.at}-{model.place}", class_="fields")
    if kind == "predict":
        return h("div", _field(model, model.place), key=f"predict-{model.at}-{model.place}", class_="fields")
    if kind == "compare":
        fields = (_field(model, place) for place in range(len(model.step.positions)))
        return h("div", *fields, key=f"compare-{model.at}", class_="fields pair")
    if kind == "say":
        return _say(model)
    return _told(model)


def _number(digits: str) -> Node:
    cells = [h("div", face(digit), key=str(place), class_="cell") for place, digit in enumerate(digits)]
    return number(len(digits), cells, label=f"The number {digits}")


# --- a move to find ---


def _play(model: LearnModel) -> Node:
    game, position = model.game, model.position
    assert game
    state = "right" if model.solved else "wrong" if model.moved else ""
    moves = game.legal_moves(position.number)
    return h(
        "section",
        _number(str(position.number)),
        h(
            "div",
            *(_move(model, move, game.preview(position.number, move)) for move in moves),
            key="moves",
            class_="tries",
            role="group",
            aria_label="Your move",
        ),
        _said(position.right if model.shown else model.told, state),
        key="field",
        class_=f"field {state}".strip(),
    )


def _move(model: LearnModel, move: Move, preview: str) -> Node:
    tried, wins = model.moved == str(move), str(move) in model.position.moves
    marked = (tried or model.shown) and (wins or not model.shown)
    mark = icon("right" if wins else "wrong") if marked else None
    return h(
        "button",
        f"{move.kind.capitalize()} {move.digit}",
        h("span", f": {preview}", key="said", class_="unseen"),
        mark,
        key=str(move),
        id=f"try-{move}",
        type="button",
        class_="button",
        data_move=str(move),
        aria_pressed="true" if tried else "false",
        disabled=model.solved,
        on_click=Deliberate(MakeMove(str(move))),
    )


# --- who wins? ---


def _field(model: LearnModel, place: int) -> Node:
    """A number on a field that takes the colour of whoever is said to win."""
    position = model.step.positions[place]
    answer = model.answers[place] if place < len(model.answers) else None
    right = answer == position.wins
    state = ""
    if model.checked and answer is not None:
        state = "right" if right else "wrong"
    elif answer is not None:
        state = "mine" if answer else "theirs"
    return h(
        "section",
        _number(str(position.number)),
        h(
            "div",
            *(
                button(
                    text,
                    Answer(place, wins),
                    key=text,
                    id=f"says-{place}-{'win' if wins else 'lose'}",
                    class_="says",
                    pressed=answer is wins,
                    disabled=model.checked,
                )
                for wins, text in SAYS.items()
            ),
            key="answers",
            class_="answers",
            role="group",
            aria_label=f"Who wins from {position.number}?",
        ),
        _said(_verdict(position, state) if model.checked else "", state),
        key=f"field-{place}",
        class_=f"field {state}".strip(),
    )


def _verdict(position: Position, state: str) -> str:
    lead = {"right": "Right: you", "wrong": "No: you"}.get(state, "You")
    return f"{lead} {'win' if position.wins else 'lose'} from {position.number}. {position.right}"


def _said(text: str, state: str) -> Node:
    mark = icon("right" if state == "right" else "wrong") if state in ("right", "wrong") else None
    return h("p", mark, h("span", text, key="text"), key="said", class_="said")


# --- a rule of one's own, and the secret ---


def _say(model: LearnModel) -> Node:
    game, report, step = model.game, model.report, model.step
    assert game
    told, more = "", None
    if model.testing:
        told = f"Testing it on every number up to {step.last:,} …"
    elif report:
        told = reply(report)
        first = [number for number in (report.first_false_lost, report.first_false_won) if number is not None]
        link = f"#/{game.slug}/explore/{min(first)}" if first else ""
        more = h("a", f"See {min(first)} on the map", key="map", href=link, class_="button quiet") if first else None
    if model.shown:
        told = "The next step tells it. Come back and build it if you like."
    return h(
        "div",
        h(
            "section",
            rule_builder(model.rule, ChangeRule, first=BEGINNING),
            h("p", told, key="told", class_="said"),
            h("p", f"{report.right:,} of {report.tested:,} right", key="score", class_="note") if report else None,
            more,
            key="field",
            class_="field saying right" if model.solved and not model.shown else "field saying",
        ),
        key=f"say-{model.at}",
        class_="fields",
    )


def _told(model: LearnModel) -> Node:
    """The rule and why, or the game that proves it."""
    done = model.step.kind == "prove" and model.proved
    sentences = [position.right for position in model.step.positions]
    return h(
        "div",
        h(
            "section",
            _number(str(model.step.positions[0].number)),
            *(h("p", text, key=f"why-{place}", class_="said") for place, text in enumerate(sentences)),
            h("p", "You did it: Perfect is beaten.", key="done", class_="said") if done else None,
            key="field",
            class_="field right" if done else "field",
        ),
        key=f"told-{model.at}",
        class_="fields",
    )
