"""How it ended: large and honest. Digits leap only when a person wins; a loss is quiet."""

from pygame_rules.play import SEATS, Ending
from web.app.state import Opponent, Shared
from web.saves.game import SeatChoice
from web.screens.play.acts import REMATCH
from web.screens.play.messages import (
    EndRetry,
    PlayOnFromHere,
    Rematch,
    Share,
    ShowAnswer,
    ShowPly,
    TryAgain,
)
from web.screens.play.model import PlayModel
from web.screens.play.words import counted, reason_text, result_text, score_text
from web.ui.controls import button
from web.ui.html import Message, Node, h
from web.ui.icons import icon
from web.ui.ribbon import ribbon

LEAPING = "9370648"


def result(model: PlayModel, ending: Ending, shared: Shared) -> Node:
    """The field that says who has won, and below it what there was to learn and what comes next."""
    person = ending.winner not in model.saved.seating.computers
    kind = "won" if person else "lost"
    leaps = (h("i", digit, key=digit) for digit in LEAPING)
    ghost = h("i", str(model.play.number), key="ghost", class_="ghost", aria_hidden="true")
    return h(
        "section",
        h(
            "div",
            h("div", *leaps, key="leaps", class_="leaps", aria_hidden="true") if person else None,
            ghost if not person else None,
            h("p", result_text(model).rstrip("."), key="headline", class_="headline"),
            key="field",
            class_=f"result-field {kind}",
        ),
        h(
            "div",
            h("p", lesson(model, ending, _help(model, shared)), key="lesson", class_="lesson"),
            h("p", score_text(model), key="score", class_="note") if score_text(model) else None,
            _ribbon(model),
            _next(model),
            key="after",
            class_="result-after",
        ),
        key="result",
        class_="result",
        aria_label="Result",
    )


def lesson(model: PlayModel, ending: Ending, helped: str) -> str:
    """One sentence to learn from: the rule, never the move, so that trying again is not spoilt. Help is owned up to."""
    review, reason = model.ui.review, reason_text(model, ending)
    if model.saved.seat_choice is SeatChoice.MADE:
        went = "first" if model.play.starter == model.saved.seating.you else "second"
        right = "That was right" if ending.winner == model.saved.seating.you else "The other seat would have won"
        return f"{reason} You chose to go {went}. {right}."
    if review is None or not model.play.moves:
        return reason
    if not review.had_choice:
        return f"{reason} This number was decided before the first move."
    mistakes = model.mistakes
    lost = [each for each in mistakes if each.seat == ending.loser]
    if lost and model.alone:
        return f"Move {lost[-1].ply} gave your win away. Can you find a better one?"
    slips = [each for each in review.mistakes if each.seat == ending.loser]
    if slips and model.alone:
        held = f"held on, {helped}" if helped else "never let go"
        return f"{reason} The computer slipped at move {slips[-1].ply}, and you {held}."
    if lost:
        return f"{reason} {model.name(ending.loser)} was winning until move {lost[-1].ply}."
    return f"{reason} No mistakes{f', {helped}' if helped else ''}." if not review.mistakes else reason


def _help(model: PlayModel, shared: Shared) -> str:
    """What people had help by, in words."""
    seats = [seat for seat in SEATS if seat not in model.saved.seating.computers]
    hints = sum(model.saved.hints[seat - 1] for seat in seats)
    found = (
        counted(hints, "hint"),
        f"{counted(model.taken_back, 'move')} taken back" if model.taken_back else "",
        "winning moves shown" if shared.settings.values and seats and not model.play.game.player_does_sums else "",
    )
    parts = [each for each in found if each]
    return f"with {', '.join(parts[:-1])}{' and ' if parts[1:] else ''}{parts[-1]}" if parts else ""


def _ribbon(model: PlayModel, framed: int | None = None) -> Node | None:
    review = model.ui.review
    if review is None or len(review.ahead) < 2:
        waiting = h("p", "The coach is looking at the game …", key="ribbon", class_="note looking-at-it")
        return waiting if model.play.moves else None
    marked = tuple(each.ply for each in review.mistakes)
    return ribbon(model.names, review.ahead, marked, framed=framed, on_change=_look)


def _look(value: str) -> Message | None:
    return ShowPly(int(value)) if value.isdigit() else None


def _next(model: PlayModel) -> Node:
    """What to do now: play again first of all."""
    match = model.saved.standing
    again = "Rematch" if match.winner else "Next game"
    two = model.saved.seating.opponent is Opponent.FRIEND
    mistakes = model.mistakes
    turning = mistakes[-1].ply if mistakes else None
    return h(
        "div",
        button(again, Rematch(), id=REMATCH, class_="dark" if two else "primary"),
        button(f"Try it again from move {turning}", TryAgain(len(mistakes) - 1)) if turning else None,
        h("button", icon("share"), "Share", key="share", type="button", class_="button", on_click=Share()),
        key="next",
        class_="next",
    )


def retry(model: PlayModel) -> Node | None:
    """The mistake looked at again: what is asked, what came of a try, and the way on."""
    mistake, tries = model.mistake, model.ui.retry
    if mistake is None or tries is None:
        return None
    more = tries.place > 0
    heading, text = "What would you play?", f"{_winner_there(model, mistake.seat)} winning here."
    if tries.shown:
        heading, text = "Yes!" if tries.tried in mistake.winning else "The answer", mistake.why
    elif tries.tried is not None:
        heading, text = "Not that one.", f"{text} Try another."
    text = text if tries.shown else f"Move {mistake.ply} of {len(model.play.moves)}. {text}"
    return h(
        "section",
        h(
            "div",
            h("h2", heading, key="heading"),
            button("Skip" if not tries.shown else "Done", EndRetry(), key="end", class_="quiet"),
            key="head",
            class_="retry-head",
        ),
        h("p", text, key="text"),
        _ribbon(model, framed=mistake.ply),
        h(
            "div",
            button("Show the answer", ShowAnswer()) if not tries.shown else None,
            button("Play on from here", PlayOnFromHere(), class_="dark") if tries.shown else None,
            h("a", "See it on the map", key="map", class_="button", href=_map(model)) if tries.shown else None,
            button("Earlier mistake", TryAgain(tries.place - 1), class_="quiet") if more else None,
            key="next",
            class_="retry-next",
        ),
        key="retry",
        class_="retry",
    )


def _map(model: PlayModel) -> str:
    return f"#/{model.shown.game.slug}/explore/{model.shown.number}"


def _winner_there(model: PlayModel, seat: int) -> str:
    return "You were" if model.is_you(seat) else f"{model.name(seat)} was"
