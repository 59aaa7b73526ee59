"""A puzzle on the page: its head, the board or the answers to choose from, what is said, and what helps."""

from pygame_rules.coach import Value, values
from pygame_rules.play import Play
from pygame_rules.puzzles import TWO_ANSWERS
from pygame_rules.tiles import tiles
from web.puzzle.attempt import Attempt
from web.puzzle.messages import CheckAnswer, GiveUp, PressKeypad, Say, TakeHint, TryMove, TypeResult
from web.puzzle.verdicts import verdict_of
from web.puzzle.words import BEGIN, HEADLINES
from web.ui.controls import button
from web.ui.glyph import glyph
from web.ui.html import Deliberate, Lazy, Node, h
from web.ui.icons import icon
from web.ui.keypad import keypad
from web.ui.number import face, number
from web.ui.tiles import Look, Marked, column, pads

SEATS = {"first": "First", "second": "Second"}
SUM = "sums"  # the id of the form that the keypad sends
RESULT = "result"  # the id of the field for the result


def puzzle(attempt: Attempt, *, name: str, label: str, beside: Node | None, below: Node | None) -> Node:
    """A puzzle with what a screen puts beside its head and below its board; ``label`` stands above the headline."""
    solved = None if attempt.solved is None else "yes" if attempt.solved else "no"
    return h(
        "article",
        _head(attempt, label, beside),
        h("div", _stage(attempt), _line(attempt), _tools(attempt), key="stage", class_="stage"),
        below,
        key=f"puzzle-{name}",
        class_=f"puzzle {attempt.puzzle.kind}",
        data_puzzle=name,
        data_solved=solved,
        data_game=attempt.puzzle.slug,
    )


def _head(attempt: Attempt, label: str, beside: Node | None) -> Node:
    game = attempt.puzzle.game
    return h(
        "header",
        h(
            "div",
            h("p", label, key="label", class_="label"),
            h("h1", HEADLINES[attempt.puzzle.kind], key="title", id="title", tabindex="-1"),
            h("p", attempt.puzzle.question, key="question", class_="question"),
            h("p", glyph(*game.glyph), h("b", game.title, key="game"), key="game", class_="game"),
            h(
                "details",
                h("summary", h("b", "Rules: ", key="rules"), game.pitch, key="summary"),
                h("ul", *(h("li", rule, key=str(at)) for at, rule in enumerate(game.rules)), key="rules"),
                key="rules",
                class_="rules",
            ),
            key="asked",
            class_="asked",
        ),
        beside,
        key="head",
        class_="head",
    )


# --- what is asked about ---


def _stage(attempt: Attempt) -> Node:
    match attempt.puzzle.kind:
        case "win" | "mark":
            return _tiles(attempt)
        case "slip":
            return _game(attempt)
        case "sums":
            return _sums(attempt)
        case _:
            return _seats(attempt)


def _tiles(attempt: Attempt) -> Node:
    puzzle = attempt.puzzle
    shown = tiles(Play(puzzle.game, (attempt.number,)))
    told = attempt.over and (puzzle.kind == "mark" or not attempt.solved)
    worth = {str(each.move): each for each in values(verdict_of(puzzle.slug, attempt.number))} if told else {}
    worth |= _known(attempt)
    pressed = attempt.marked if puzzle.kind == "mark" else None
    look = Look(TryMove, attempt.live, Marked(attempt.hinted, "Hint"), worth, pressed)
    several = len(puzzle.game.kinds) > 1
    if several:
        cells = [Lazy(_plain, (tile.digit,), key=f"tile-{tile.position}") for tile in shown]
    else:
        cells = [column(tile, look) for tile in shown]
    return h(
        "div",
        number(len(shown), cells, label=f"The number {attempt.number}"),
        pads(shown, look) if several else None,
        key="tiles",
        class_="tiles field",
    )


def _plain(digit: int) -> Node:
    return h("div", face(digit), class_="cell")


def _known(attempt: Attempt) -> dict[str, Value]:
    """What was tried here already, and lost."""
    if attempt.over or not attempt.wrong:
        return {}
    verdict = verdict_of(attempt.puzzle.slug, attempt.number)
    return {str(each.move): each for each in values(verdict) if str(each.move) in attempt.wrong}


def _number(digits: str) -> Node:
    cells = [h("div", face(digit), key=str(place), class_="cell") for place, digit in enumerate(digits)]
    return number(len(digits), cells, label=f"The number {digits}")


def _seats(attempt: Attempt) -> Node:
    puzzle = attempt.puzzle
    chosen = attempt.wrong[-1] if attempt.wrong else puzzle.answers[0] if attempt.solved else ""
    asked = "Who wins?" if puzzle.kind == "who" else "Your seat"
    answers = (
        h(
            "button",
            text,
            _mark(answer in puzzle.answers) if attempt.over and answer in (chosen, *puzzle.answers) else None,
            key=answer,
            type="button",
            id=f"say-{answer}",
            class_="button",
            disabled=not attempt.live,
            aria_pressed="true" if answer == chosen else "false",
            on_click=Deliberate(Say(answer)),
        )
        for answer, text in SEATS.items()
    )
    return h(
        "div",
        _number(str(puzzle.start)),
        h("div", *answers, key="answers", class_="seats", role="group", aria_label=asked),
        key="seats",
        class_="field",
    )


def _mark(right: bool) -> Node:
    return icon("right" if right else "wrong")


def _game(attempt: Attempt) -> Node:
    """The moves of a game, of which one is to be found."""
    puzzle = attempt.puzzle
    rows = []
    for ply, text in enumerate(puzzle.moves, 1):
        number_, answer = puzzle.numbers[ply - 1], str(ply)
        preview = puzzle.game.preview(number_, puzzle.game.parse_move(number_, text))
        told = answer in attempt.wrong or (attempt.over and answer in puzzle.answers)
        rows.append(
            h(
                "li",
                h(
                    "button",
                    h("b", h("span", "Move ", key="move", class_="unseen"), answer, key="ply"),
                    h("span", h("span", ": ", key="is", class_="unseen"), preview, key="sum"),
                    icon("wrong" if answer in attempt.wrong else "right") if told else None,
                    type="button",
                    id=f"ply-{ply}",
                    disabled=not attempt.live or answer in attempt.wrong,
                    on_click=Deliberate(Say(answer)),
                ),
                key=answer,
                data_seat=2 - ply % 2,
                class_="told" if told else None,
            )
        )
    return h(
        "div",
        _number(str(puzzle.start)),
        h("ol", *rows, key="moves", class_="played"),
        key="game",
        class_="field",
    )


def _sums(attempt: Attempt) -> Node:
    """The number, the results so far, and the field for the next one, in which phones show no keyboard of their own."""
    count = len(attempt.puzzle.answers)
    done = len(attempt.results)
    form = h(
        "form",
        h("label", "New number", key="label", for_=RESULT, class_="unseen"),
        h("span", f"{attempt.number} →", key="from", aria_hidden="true"),
        h(
            "input",
            key="result",
            id=RESULT,
            type="text",
            value=attempt.typed,
            inputmode="none",
            autocomplete="off",
            disabled=not attempt.live,
            on_input=TypeResult,
        ),
        h("span", f"{min(done + 1, count)} of {count}", key="count", class_="count"),
        key="form",
        id=SUM,
        class_="sum",
        on_submit=CheckAnswer(),
    )
    return h(
        "div",
        _number(str(attempt.number)),
        form if not attempt.over else None,
        keypad(PressKeypad, form=SUM, live=attempt.live) if not attempt.over else None,
        key="sums",
        class_="field",
    )


# --- what is said, and what helps ---


def _line(attempt: Attempt) -> Node:
    mark = icon("say") if not attempt.over else _mark(bool(attempt.solved))
    text = attempt.said or BEGIN[attempt.puzzle.kind]
    return h("div", mark, h("p", text, key="text"), key="line", class_="line", id="said")


def _tools(attempt: Attempt) -> Node | None:
    if attempt.over:
        return None
    kind = attempt.puzzle.kind
    helps = kind not in TWO_ANSWERS
    return h(
        "div",
        button("Hint", TakeHint(), id="hint", disabled=not attempt.can_hint) if helps else None,
        button("Show the answer", Deliberate(GiveUp()), class_="quiet", disabled=not attempt.live),
        button("Check", CheckAnswer(), id="check", class_="dark", disabled=not attempt.marked)
        if kind == "mark"
        else None,
        key="tools",
        class_="tools",
    )
