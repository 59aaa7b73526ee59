"""The list of lessons, and a lesson: its path, the question, what is asked about, and the way on."""

from pygame_rules import GAMES
from pygame_rules.lessons import StepKind
from web.screens.learn.messages import CheckAnswers, Continue, ShowFirst, TryRule
from web.screens.learn.model import LearnModel
from web.screens.learn.steps import body
from web.screens.learn.update import NEXT, all_answered
from web.ui.controls import button
from web.ui.glyph import glyph
from web.ui.html import Node, h
from web.ui.icons import icon

CALLED: dict[StepKind, str] = {
    "play": "Play",
    "predict": "Predict",
    "compare": "Compare",
    "say": "Your rule",
    "see": "The secret",
    "prove": "Beat Perfect",
}
HEADS: dict[StepKind, str] = {
    "play": "Find the move.",
    "predict": "Your turn. Who wins?",
    "compare": "Who wins from each?",
    "say": "What’s your rule?",
    "see": "The secret",
    "prove": "Prove it.",
}


def view(model: LearnModel) -> Node:
    """All lessons, or the open one."""
    return _lesson(model) if model.game else _list(model)


def _list(model: LearnModel) -> Node:
    return h(
        "section",
        h("h1", "Learn", key="title", id="title", tabindex="-1"),
        h("p", "Find out for yourself how each game is won. A few minutes each.", key="what", class_="what"),
        h(
            "ul",
            *(_row(slug, done, steps) for slug, done, steps in model.all_progress),
            key="lessons",
            class_="lessons",
        ),
        key="list",
        class_="list",
    )


def _row(slug: str, done: int, steps: int) -> Node:
    game = GAMES[slug]
    state = "Done" if done == steps else f"{done} of {steps} steps" if done else f"{steps} steps"
    word = "Again" if done == steps else "Go on" if done else "Start"
    return h(
        "li",
        h("div", glyph(*game.glyph), key="glyph", class_="picture"),
        h("h2", game.title, key="title"),
        h(
            "div",
            *(h("i", key=str(at), class_="done" if at < done else None) for at in range(steps)),
            key="bar",
            class_="bar",
            aria_hidden="true",
        ),
        h("p", state, key="state", class_="state"),
        h(
            "a",
            word,
            h("span", f": {game.title}", key="said", class_="unseen"),
            key="go",
            class_="button dark",
            href=f"#/{slug}/learn",
        ),
        key=slug,
        data_game=slug,
    )


def _lesson(model: LearnModel) -> Node:
    game, step = model.game, model.step
    assert game
    return h(
        "article",
        _path(model),
        h(
            "header",
            h("h1", HEADS[step.kind], key="title", id="title", tabindex="-1"),
            h(
                "div",
                *(h("p", line, key=str(place)) for place, line in enumerate(step.question.split("\n"))),
                h("p", f"{game.title}: {game.pitch}", key="pitch", class_="note") if not model.at else None,
                key="question",
                class_="question",
            ),
            key=f"head-{model.at}-{model.place}",
            class_="asked",
        ),
        body(model),
        _foot(model),
        key=f"lesson-{game.slug}",
        data_lesson=game.slug,
        data_step=model.at + 1,
        data_game=game.slug,
    )


def _path(model: LearnModel) -> Node:
    """The steps as numbered blocks; one leads back to those that are done."""
    lesson, game = model.lesson, model.game
    assert lesson
    assert game
    blocks = []
    for at, step in enumerate(lesson.steps):
        done, here = step.name in model.progress.done, at == model.at
        inside = (h("b", str(at + 1), key="number"), h("span", CALLED[step.kind], key="kind"))
        block = (
            h("a", *inside, key="link", href=f"#/{game.slug}/learn/{at + 1}", aria_current="step" if here else None)
            if done or here
            else h("span", *inside, key="block", class_="ahead")
        )
        blocks.append(h("li", block, key=step.name, class_="here" if here else "done" if done else None))
    return h(
        "nav",
        h("a", icon("back"), key="back", href="#/learn", class_="tool", aria_label="All lessons"),
        glyph(*game.glyph),
        h("b", game.title, key="game", class_="game"),
        h("span", f"Step {model.at + 1} of {len(lesson.steps)}", key="count", class_="step-count"),
        h("ol", *blocks, key="blocks"),
        key="path",
        class_="path",
        aria_label="Steps",
    )


def _foot(model: LearnModel) -> Node:
    kind = model.step.kind
    show = None
    if not model.solved and kind != "prove":
        show = button("Show me first", ShowFirst(), class_="quiet")
    return h("footer", show, *_on(model), key="foot", class_="foot")


def _on(model: LearnModel) -> tuple[Node, ...]:
    """The one thing to do next."""
    kind, game, lesson = model.step.kind, model.game, model.lesson
    assert game
    assert lesson
    if model.solved:
        if model.step.name in model.progress.done and model.at + 1 == len(lesson.steps):
            return (
                h(
                    "a",
                    "Play a real game",
                    key="play",
                    id=NEXT,
                    class_="button primary",
                    href=f"#/{game.slug}?opponent=computer",
                ),
            )
        again = model.failed and not model.todo
        note = h("span", "This one comes back.", key="again", class_="note") if model.failed and not again else None
        word = "Try again" if again else "Next"
        return (*((note,) if note else ()), button(word, Continue(), id=NEXT, class_="primary"))
    if kind == "compare":
        return (button("Check", CheckAnswers(), id="check", class_="primary", disabled=not all_answered(model)),)
    if kind == "say":
        able = model.rule is not None and not model.testing
        return (button("Test it", TryRule(), id="check", class_="primary", disabled=not able),)
    if kind == "prove":
        seat = model.step.seat
        options = f"opponent=computer&level=perfect&first=1&you={seat}"
        link = f"#/{game.slug}/{model.position.number}?{options}"
        return (h("a", icon("play"), "Play it", key="play", id="check", class_="button primary", href=link),)
    return ()
