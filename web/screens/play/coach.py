"""The coach's line: one sentence, and perhaps one thing to press."""

from pygame_rules.coach import hints
from web.app.state import CoachMode, Opponent, Shared
from web.screens.play.acts import GO_FIRST
from web.screens.play.messages import (
    ChooseSeat,
    Claim,
    Hint,
    OpenSheet,
    Resume,
    ShowPly,
    StopAutoplay,
    TogglePause,
    ToggleValues,
    Undo,
)
from web.screens.play.model import PlayModel, Sheet, sees_values
from web.screens.play.moves import can_claim
from web.screens.play.words import claim_text, opening_text, place_text, slip_text, turn_text
from web.ui.controls import button
from web.ui.html import Node, h
from web.ui.icons import icon

NEXT_STEP = {1: "Show me the move", 2: "Tell me why"}
LONG = 64  # characters; more are written smaller, since the line never grows
Line = tuple[str, tuple[Node, ...]]


def coach(model: PlayModel, shared: Shared) -> Node:
    """What there is to say now, and what can be done about it."""
    text, actions = _line(model, shared)
    return h(
        "div",
        icon("say"),
        h("p", text, key=text, class_="long" if len(text) > LONG else None),  # Another sentence is no moved one.
        *actions,
        key="coach",
        class_="coach",
    )


def _line(model: PlayModel, shared: Shared) -> Line:
    ui = model.ui
    if ui.viewed_ply is not None:
        text = slip_text(model, model.slip) if model.slip else f"{place_text(ui.viewed_ply, len(model.play.moves))}."
        return text, (_quiet("Back to now", ShowPly(None)),)
    if model.choosing:
        return "Look at the number. Then choose.", ()
    if can_claim(model, shared):
        return f"{ui.notice or 'Three strikes.'} {claim_text(model)}", (_quiet("Claim the game", Claim()),)
    if ui.notice:
        return ui.notice, ()
    if ui.slipped:
        return "That lets the win slip.", (_quiet("Take it back", Undo()), _quiet("Play on", TogglePause()))
    if ui.autoplaying:
        return "The computer is finishing the game.", (_quiet("Stop", StopAutoplay()),)
    if model.is_paused:
        return "Paused.", (_quiet("Go on", TogglePause()),)
    if ui.hint_step:
        return _hint(model)
    return _resting(model, shared)


def _hint(model: PlayModel) -> Line:
    step = model.ui.hint_step
    if model.verdict is None:
        return "Thinking …", ()
    text = hints(model.play.game, model.shown.number, model.verdict)[step - 1]
    more = NEXT_STEP.get(step)
    if more:
        return text, (_quiet(more, Hint()),)
    # The lesson knows which of its steps teaches what the reason says.
    lesson = f"#/{model.play.game.slug}/learn/{model.verdict.claim}" if model.verdict.claim else ""
    return text, (h("a", "Lesson", key="lesson", class_="button quiet", href=lesson),) if lesson else ()


def _resting(model: PlayModel, shared: Shared) -> Line:
    opening = "" if model.play.moves else opening_text(model)
    if model.play.turn in model.computers:
        watching = model.saved.seating.opponent is Opponent.WATCH
        text = f"{opening} Thinking …" if opening else f"{model.name(model.play.turn)} is thinking …"
        return text, (_quiet("Pause", TogglePause()),) if watching else ()
    if sees_values(model, shared):
        return "Winning moves are marked.", (_quiet("Hide", ToggleValues()),)
    if model.saved.parked and not model.play.moves:
        play = model.saved.parked[0].play
        return f"You have an unfinished game ({play.start}, now at {play.number}).", (_quiet("Resume", Resume()),)
    if opening:
        does = "" if shared.settings.coach is CoachMode.OFF else f" {model.play.game.pitch.partition('.')[0]}."
        two = model.saved.seating.opponent is Opponent.FRIEND
        names = _quiet(f"Names, first to {model.saved.match.points_to_win}", OpenSheet(Sheet.SETUP))
        return f"{opening}{does}", (names,) if two else ()
    answering = model.alone and len(model.play.moves) == 1
    return f"{f'{opening_text(model)} ' if answering else ''}{turn_text(model)}.", ()


def _quiet(text: str, message: tuple[object, ...]) -> Node:
    return button(text, message, class_="quiet")


def seat_choice(model: PlayModel) -> Node | None:
    """Where going first or second is all there is to decide: the question, over the board's foot."""
    if not model.choosing:
        return None
    return h(
        "section",
        h("h2", "Go first or second?", key="question"),
        h("p", "In this game, that's the whole decision: after it, no move changes who wins.", key="why"),
        h(
            "div",
            button("Go first", ChooseSeat(True), id=GO_FIRST, class_="dark"),
            button("Go second", ChooseSeat(False), class_="dark"),
            key="answers",
            class_="answers",
        ),
        key="seat",
        class_="seat-choice",
    )
