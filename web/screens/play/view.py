"""A game's table: the board in the mover's colour, a seat on either side of it, four actions below."""

from pygame_rules.play import other
from web.app.state import Opponent, Shared
from web.screens.play.board import board
from web.screens.play.coach import coach, seat_choice
from web.screens.play.messages import Hint, OpenSheet, Undo
from web.screens.play.model import PlayModel, Sheet
from web.screens.play.move_list import move_list, move_steps
from web.screens.play.result import result, retry
from web.screens.play.sheets import over
from web.screens.play.update import OPENERS, can_hint
from web.screens.play.words import turn_text
from web.ui.glyph import glyph
from web.ui.html import Lazy, Message, Node, h
from web.ui.icons import icon


def view(model: PlayModel, shared: Shared) -> Node:
    """The whole table; whatever is laid over it leaves the rest alone."""
    shown, game, ui = model.shown, model.play.game, model.ui
    ending = model.play.ending
    over_it = over(model, shared)
    finished = bool(ending) and ui.viewed_ply is None
    mover = shown.turn if not (ending and ui.viewed_ply is None) else 0
    you = model.saved.seating.you if model.alone else 1
    content = (
        _top(model),
        _seat(model, other(you), them=True),
        result(model, ending, shared) if finished and ending else board(model, shared),
        retry(model) if ui.retry else None,
        None if finished or ui.retry else (seat_choice(model) or coach(model, shared)),
        _seat(model, you, them=False),
        _actions(model, shared),
        _side(model),
    )
    return h(
        "article",
        h("div", *content, key="table", class_=f"table {_state(model)}", data_mover=mover, inert=bool(over_it)),
        over_it,
        key=f"table-{game.slug}",
        data_game=game.slug,
        data_number=shown.number,
        data_turn=shown.turn,
        data_winner=ending.winner if ending and ui.viewed_ply is None else None,
        data_you=you,
    )


def _state(model: PlayModel) -> str:
    if model.ui.retry:
        return "retrying"
    if model.play.ending and model.ui.viewed_ply is None:
        return "finished"
    return "looking" if model.ui.viewed_ply is not None else "playing"


def _top(model: PlayModel) -> Node:
    game = model.play.game
    return h(
        "header",
        h("a", icon("back"), key="back", href="#/", class_="tool", aria_label="All games"),
        Lazy(glyph, game.glyph, key="glyph"),
        h("h1", game.title, key="title", id="title", tabindex="-1"),
        h("p", game.pitch, key="pitch", class_="pitch"),
        h(
            "button",
            icon("help"),
            key="rules",
            id=OPENERS[Sheet.RULES],
            type="button",
            class_="tool",
            aria_label="How to play",
            on_click=OpenSheet(Sheet.RULES),
        ),
        key="top",
        class_="top",
    )


def _seat(model: PlayModel, seat: int, *, them: bool) -> Node:
    """Who sits here, what they are doing, and their points."""
    play = model.play
    turn = play.turn == seat and not play.ending and not model.choosing
    thinking = turn and seat in model.computers and not model.is_paused
    one, two = model.saved.standing.score
    score = (one, two)[seat - 1]
    strikes = play.strikes if turn and play.game.player_does_sums else 0
    status = ""
    if turn and not thinking and not model.ui.retry:
        status = turn_text(model) if model.is_you(seat) else "to move"
    return h(
        "div",
        h("i", key="mark", class_="mark", aria_hidden="true"),
        _opponent(model) if them else _own_name(model, seat),
        h("span", *(h("i", key=str(dot)) for dot in range(3)), key="dots", class_="dots", aria_hidden="true")
        if thinking
        else None,
        h("span", status, key="status", class_="status") if status and not strikes else None,
        _strikes(strikes) if strikes else None,
        h("span", h("span", "Points: ", key="what", class_="unseen"), str(score), key="score", class_="score"),
        key="them" if them else "you",
        class_=f"seat {'them' if them else 'you'}",
        data_seat=seat,
    )


def _own_name(model: PlayModel, seat: int) -> Node:
    """The name on this side; between two people it opens the setup as the other one does."""
    name = h("span", model.name(seat), key="name", class_="name")
    if model.saved.seating.opponent is not Opponent.FRIEND:
        return name
    return h(
        "button",
        h("span", "Names and match: ", key="what", class_="unseen"),
        name,
        icon("down"),
        key="own",
        type="button",
        class_="opponent",
        on_click=OpenSheet(Sheet.SETUP),
    )


def _opponent(model: PlayModel) -> Node:
    """The other player's name, which opens the setup."""
    seating = model.saved.seating
    names = {
        Opponent.COMPUTER: ("Computer", seating.level.value),
        Opponent.FRIEND: (model.name(2), ""),
        Opponent.WATCH: ("Computer 2", seating.level.value),
    }
    name, level = names[seating.opponent]
    return h(
        "button",
        h("span", "Opponent: ", key="what", class_="unseen"),
        h("span", name, key="name", class_="name"),
        h("span", ", ", key="and", class_="unseen") if level else None,
        h("span", level, key="level", class_="level") if level else None,
        icon("down"),
        key="opponent",
        id=OPENERS[Sheet.SETUP],
        type="button",
        class_="opponent",
        on_click=OpenSheet(Sheet.SETUP),
    )


def _strikes(count: int) -> Node:
    """A box for each strike that a turn has room for; words for those who do not see them."""
    boxes = (h("i", key=str(place), class_="used" if place < count else None) for place in range(3))
    told = h("span", f" {min(count, 3)} of 3", key="told", class_="unseen")
    return h("span", "Strikes", told, *boxes, key="strikes", class_="strikes")


def _actions(model: PlayModel, shared: Shared) -> Lazy:
    """Four actions, always in the same places."""
    facts = (
        (_can_undo(model), False),
        (can_hint(model, shared), model.ui.hint_step > 0 and model.is_live),
        (True, model.sheet is Sheet.MOVES),
        (True, model.sheet is Sheet.MORE),
    )
    return Lazy(_buttons, (facts,), key="actions")


def _buttons(facts: tuple[tuple[bool, bool], ...]) -> Node:
    named: tuple[tuple[str, str, Message, str], ...] = (
        ("Undo", "undo", Undo(), "undo"),
        ("Hint", "hint", Hint(), "hint"),
        ("Moves", "moves", OpenSheet(Sheet.MOVES), OPENERS[Sheet.MOVES]),
        ("More", "more", OpenSheet(Sheet.MORE), OPENERS[Sheet.MORE]),
    )
    return h(
        "div",
        *(
            h(
                "button",
                icon(drawn),
                h("span", text, key="text"),
                key=text,
                id=name,
                type="button",
                class_="on" if on else None,
                disabled=not able,
                on_click=message,
            )
            for (text, drawn, message, name), (able, on) in zip(named, facts, strict=True)
        ),
        class_="actions",
        role="group",
        aria_label="Actions",
    )


def _can_undo(model: PlayModel) -> bool:
    """Something can be taken back; a computer's opening would only be made again."""
    play, seating = model.play, model.saved.seating
    people = seating.opponent is Opponent.WATCH or any(
        play.seat_at(ply) not in seating.computers for ply in range(1, min(2, len(play.moves)) + 1)
    )
    return bool(play.given_up) or (bool(play.moves) and people)


def _side(model: PlayModel) -> Node:
    """On a desktop the moves stand beside the board."""
    slips = frozenset(each.ply for each in model.ui.review.mistakes) if model.ui.review else frozenset()
    last = len(model.play.moves)
    return h(
        "aside",
        Lazy(move_list, (model.names, model.play, model.ui.viewed_ply, slips), key="list", deferred=True),
        Lazy(move_steps, (last, model.ui.viewed_ply, bool(model.play.ending)), key="steps", deferred=True),
        key="side-after" if model.play.ending and model.ui.viewed_ply is None else "side",  # It stands elsewhere then.
        class_="side",
        aria_label="Moves",
    )
