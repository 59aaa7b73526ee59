"""What is laid over the table: setting up, the moves, more to do, the rules, a question."""

from collections.abc import Callable

from pygame_rules import Game
from pygame_rules.match import MAX_POINTS
from pygame_rules.reading import MAX_NAME
from web.app.messages import ChangeSetting
from web.app.state import CoachMode, First, Opponent, Shared, StartKind
from web.screens.play.messages import (
    Autoplay,
    Begin,
    Cancel,
    ChangeSetup,
    Confirm,
    NewGame,
    OpenSheet,
    Redo,
    Resign,
    RollStart,
    Share,
    ToggleValues,
)
from web.screens.play.model import PlayModel, SetupForm, Sheet
from web.screens.play.move_list import move_list, move_steps
from web.screens.play.new_game import LEVELS
from web.screens.play.questions import CANCEL
from web.ui.controls import NUMERIC, button, choices, rows, switch, text_field
from web.ui.html import Message, Node, h
from web.ui.icons import icon
from web.ui.sheet import question, sheet

POINTS = ("1", "3", "5")
LONG = 8  # moves after which a game may be played out


def over(model: PlayModel, shared: Shared) -> Node | None:
    """The sheet or the question that is open, if any."""
    if model.ui.question:
        asked = model.ui.question.value
        return question(
            asked.text,
            button(asked.yes, Confirm(), class_="dark"),
            button(asked.no, Cancel(), id=CANCEL),
        )
    if model.sheet is Sheet.SETUP and model.setup:
        return _setup(model.play.game, model.setup, shared)
    if model.sheet is Sheet.MOVES:
        return _moves(model)
    if model.sheet is Sheet.MORE:
        return _more(model, shared)
    return _rules(model.play.game) if model.sheet is Sheet.RULES else None


def _moves(model: PlayModel) -> Node:
    slips = frozenset(each.ply for each in model.ui.review.mistakes) if model.ui.review else frozenset()
    steps = move_steps(len(model.play.moves), model.ui.viewed_ply, bool(model.play.ending))
    listed = move_list(model.names, model.play, model.ui.viewed_ply, slips)
    return sheet("Moves", Cancel(), listed, steps, class_="moves-sheet")


def _rules(game: Game) -> Node:
    return sheet("How to play", Cancel(), rows(game.rules, "rules"))


def _more(model: PlayModel, shared: Shared) -> Node:
    """Everything that is pressed now and then."""
    play, settings = model.play, shared.settings
    over, watching = bool(play.ending), model.saved.seating.opponent is Opponent.WATCH
    sums = play.game.player_does_sums
    return sheet(
        "More",
        Cancel(),
        h(
            "div",
            button("Redo", Redo(), disabled=not play.undone or bool(play.given_up)),
            button("New game", NewGame()),
            button("Set up a game", OpenSheet(Sheet.SETUP)),
            button("How to play", OpenSheet(Sheet.RULES)),
            button("Share", Share()),
            button("Finish it for me", Autoplay()) if not over and len(play.moves) >= LONG else None,
            button("Resign", Resign(), disabled=over or watching),
            key="actions",
            class_="more",
        ),
        choices(
            "Coach",
            "coach",
            {each: each.value for each in CoachMode},
            settings.coach,
            lambda it: ChangeSetting("coach", it),
        ),
        button("Show winning moves", ToggleValues(), pressed=settings.values) if not sums and not over else None,
        *(_sums(shared, alone=model.alone) if sums else ()),
        switch("Sound", "sound-here", on=settings.sound, message=lambda on: ChangeSetting("sound", on)),
    )


def _sums(shared: Shared, *, alone: bool) -> tuple[Node, ...]:
    """Switches for the game in which the players do the sums."""
    settings = shared.settings
    return (
        switch(
            "Do the subtraction for me",
            "page_does_sums",
            on=settings.page_does_sums,
            message=lambda on: ChangeSetting("page_does_sums", on),
        ),
        switch(
            "Three strikes lose" if alone else "Three strikes can be claimed",
            "strikes_lose",
            on=settings.strikes_lose,
            message=lambda on: ChangeSetting("strikes_lose", on),
        ),
    )


# --- setting up ---


def _setup(game: Game, form: SetupForm, shared: Shared) -> Node:
    """Who plays, how strong, from which number, who starts, for how many points."""
    friend = form.opponent is Opponent.FRIEND
    return sheet(
        "Setup",
        Cancel(),
        choices("Opponent", "setup-opponent", {each: each.value for each in Opponent}, form.opponent, _set("opponent")),
        None if friend else _level(form),
        h("div", *_names(form), key="names", class_="names") if friend else None,
        _points(form) if friend else None,
        choices("Starting number", "setup-start-kind", _kinds(game), form.start_kind, _set("start_kind")),
        _number(game, form),
        choices("First move", "setup-first", _first(form.opponent), form.who_starts, _set("who_starts")),
        None if friend else _points(form),
        foot=button("Play", Begin(), class_="dark" if friend else "primary"),
        class_="panel",
    )


def _set(name: str):  # type: ignore[no-untyped-def]
    return lambda value: ChangeSetup(name, value)


def _level(form: SetupForm) -> Node:
    shown = choices(
        "Level", "setup-level", {each: each.value for each in LEVELS}, form.level, _set("level"), class_="levels"
    )
    bar = shown.children[1]
    assert isinstance(bar, Node)
    told = [
        each._replace(children=(*each.children, h("p", text, key="told", class_="note")))
        for each, text in zip(bar.children, LEVELS.values(), strict=True)
        if isinstance(each, Node)
    ]
    return shown._replace(children=(shown.children[0], bar._replace(children=tuple(told))))


def _kinds(game: Game) -> dict[StartKind, str]:
    classic = f"Classic {game.default_start}" if game.default_start else "Classic"
    return {StartKind.GOOD: "A good one", StartKind.CLASSIC: classic, StartKind.OWN: "Your own"}


def _number(game: Game, form: SetupForm) -> Node | None:
    """The number that is offered, or a field for one's own."""
    if form.start_kind is StartKind.OWN:
        return text_field(
            "Your number",
            "setup-start",
            form.start,
            error=form.errors.get("start", ""),
            on_input=lambda text: ChangeSetup("start", text),
            attributes=NUMERIC,
        )
    if form.start_kind is StartKind.CLASSIC:
        low, high = game.roll_range
        told = f"{game.default_start}, as in the rules." if game.default_start else f"Any number from {low} to {high}."
        return h("p", told, key="number", class_="note")
    worth = "A real choice early on." if game.has_forks else "You see the number, then choose your seat."
    roll = h(
        "button", icon("roll"), "Another number", key="roll", type="button", class_="button quiet", on_click=RollStart()
    )
    return h(
        "div",
        h("output", str(form.number), key="number", class_="offered"),
        h("div", h("p", worth, key="worth", class_="note"), roll, key="about"),
        key="number",
        class_="offer",
    )


def _first(opponent: Opponent) -> dict[First, str]:
    if opponent is Opponent.COMPUTER:
        return {First.ONE: "You", First.TWO: "Computer", First.TOSS: "Coin toss"}
    if opponent is Opponent.FRIEND:
        return {First.ONE: "Player 1", First.TWO: "Player 2", First.TOSS: "Coin toss"}
    return {First.ONE: "Computer 1", First.TWO: "Computer 2", First.TOSS: "Coin toss"}


def _points(form: SetupForm) -> Node:
    """Played to one point, to three, to five, or to another number."""
    shown = text_field(
        "First to",
        "setup-points",
        form.points,
        error=form.errors.get("points", ""),
        on_input=lambda text: ChangeSetup("points", text),
        attributes={**NUMERIC, "maxlength": str(len(str(MAX_POINTS)))},
    )
    quick = (
        button(points, ChangeSetup("points", points), pressed=form.points == points, key=points) for points in POINTS
    )
    return h("div", shown, h("div", *quick, key="quick", class_="row"), key="points", class_="points")


def _names(form: SetupForm) -> tuple[Node, ...]:
    def rename(seat: int) -> Callable[[str], Message]:
        def change(text: str) -> Message:
            one, two = form.players
            return ChangeSetup("players", (text, two) if seat == 1 else (one, text))

        return change

    return tuple(
        text_field(
            f"Player {seat}",
            f"setup-name{seat}",
            form.players[seat - 1],
            error=form.errors.get(f"name{seat}", ""),
            on_input=rename(seat),
            attributes={"maxlength": str(MAX_NAME)},
        )
        for seat in (1, 2)
    )
