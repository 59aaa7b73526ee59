"""What a message makes of the map."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from pygame_rules import GAMES, BadStart, Game
from pygame_rules.patterns import parse_rule
from web.app.commands import Copy, Focus, Reveal
from web.app.router import Route
from web.app.screen import Step
from web.app.state import Shared
from web.screens.explore import messages as m
from web.screens.explore.lab import LAB, RESULT, report_words
from web.screens.explore.map import MAP, cell_id
from web.screens.explore.model import (
    ExploreModel,
    Zoom,
    charted_at_once,
    game_of,
    playing,
    rule_changed,
    ruled,
)
from web.ui.html import Message

SHOW_RESULT = Reveal(LAB, part=RESULT)
COPIED = "Link copied."
NOT_COPIED = "The link could not be copied: it is in the address bar."


def open_explore(route: Route, shared: Shared, _: Random) -> Step[ExploreModel]:
    """The map of a game, at a number and with a rule if the link names them."""
    game = game_of(route.game, shared)
    here = playing(shared, game)
    number = read_number(game, route.rest) if route.rest else here or 0
    text = route.options.get("rule", "")
    model = ExploreModel(game, 0, playing=here, rule=parse_rule(text) if text else None)
    return Step(drawn(model.at(number)))


def read_number(game: Game, text: str) -> int:
    """A number of a link or a field; also those below the shortest start are on the map."""
    if text.isascii() and text.isdecimal() and len(text) <= game.max_digits:
        return int(text)
    return game.parse_start(text)


def path(model: ExploreModel) -> str:
    """The link that leads back to what is shown."""
    rule = f"?rule={escaped(str(model.rule))}" if model.rule else ""
    return f"{model.game.slug}/explore/{model.number}{rule}"


def escaped(text: str) -> str:
    """A rule's text for a link: what a link's options are made of is told in another way."""
    return "".join(f"%{ord(each):02X}" if each in "%&#?+ " else each for each in text)


def drawn(model: ExploreModel) -> ExploreModel:
    """The map with what the rule says of each of its numbers, and with what can be known of them at once."""
    return replace(charted_at_once(model), ruled=ruled(model))


def update(model: ExploreModel, shared: Shared, message: Message, _: Random) -> Step[ExploreModel]:
    """The next state of the map."""
    handler = HANDLERS.get(type(message))
    return handler(model, shared, message) if handler else Step(model)


def said(wins: bool) -> str:
    """A verdict in words."""
    return "you win" if wins else "you lose"


# --- where one looks ---


def _choose(model: ExploreModel, _: Shared, message: m.Choose) -> Step[ExploreModel]:
    return _look_at(model, message.number)


def _look_at(model: ExploreModel, number: int) -> Step[ExploreModel]:
    zoomed = model if model.zoom is Zoom.TENS else replace(model, zoom=Zoom.TENS, cells="")
    return Step(drawn(zoomed.at(number)), commands=(Focus((cell_id(number), MAP)),))


def _jump(model: ExploreModel, _: Shared, message: m.Jump) -> Step[ExploreModel]:
    try:
        number = read_number(model.game, message.text.strip())
    except BadStart as error:
        return Step(replace(model, jump=message.text, jump_error=str(error)), announce=str(error))
    return _look_at(model, number)


def _turn_page(model: ExploreModel, _: Shared, message: m.TurnPage) -> Step[ExploreModel]:
    moved = drawn(model.at(model.number + message.by * model.zoom.page))
    return Step(moved, announce=f"{moved.first} to {moved.last}")


def _choose_game(model: ExploreModel, shared: Shared, message: m.ChooseGame) -> Step[ExploreModel]:
    game = GAMES[message.slug]
    fresh = ExploreModel(game, 0, model.zoom, table=model.table, playing=playing(shared, game), rule=model.rule)
    return Step(drawn(fresh.at(model.number)))


def _choose_zoom(model: ExploreModel, _: Shared, message: m.ChooseZoom) -> Step[ExploreModel]:
    return Step(drawn(replace(model, zoom=message.zoom, cells="").at(model.number)))


def _toggle_table(model: ExploreModel, _: Shared, __: m.ToggleTable) -> Step[ExploreModel]:
    return Step(replace(model, table=not model.table))


# --- what was worked out ---


def _charted(model: ExploreModel, _: Shared, message: m.Charted) -> Step[ExploreModel]:
    if message.slug != model.game.slug:
        return Step(model)
    for first, found in message.hundreds:
        model = model.knowing(first, found)
    return Step(model)


def _decided(model: ExploreModel, _: Shared, message: m.Decided) -> Step[ExploreModel]:
    if (message.slug, message.number) != (model.game.slug, model.number):
        return Step(model)
    verdict = message.verdict
    return Step(replace(model, verdict=verdict), announce=f"{model.number}: {said(verdict.wins)}. {verdict.why}")


def _tested(model: ExploreModel, _: Shared, message: m.RuleTested) -> Step[ExploreModel]:
    if (message.slug, message.rule) != (model.game.slug, str(model.rule)):
        return Step(model)
    last = model.range.value
    told = report_words(message.report, last) if message.tested_to >= last else ""
    return Step(replace(model, report=message.report, tested_to=message.tested_to), announce=told)


# --- rules ---


def _change_rule(model: ExploreModel, _: Shared, message: m.ChangeRule) -> Step[ExploreModel]:
    rule = parse_rule(message.text) if message.text else None
    return Step(drawn(rule_changed(model, rule)), commands=(SHOW_RESULT,) if rule else ())


def _change_range(model: ExploreModel, _: Shared, message: m.ChangeRange) -> Step[ExploreModel]:
    return Step(replace(rule_changed(model, model.rule), range=message.range))


def _share_rule(model: ExploreModel, shared: Shared, _: m.ShareRule) -> Step[ExploreModel]:
    link = Copy(f"{shared.home}#/{path(model)}", m.RuleShared(COPIED), m.RuleShared(NOT_COPIED))
    return Step(model, commands=(link,))


def _rule_shared(model: ExploreModel, _: Shared, message: m.RuleShared) -> Step[ExploreModel]:
    return Step(replace(model, told=message.text), announce=message.text)


HANDLERS: dict[type, Callable[[ExploreModel, Shared, Any], Step[ExploreModel]]] = {
    m.ChangeRange: _change_range,
    m.ChangeRule: _change_rule,
    m.Charted: _charted,
    m.Choose: _choose,
    m.ChooseGame: _choose_game,
    m.ChooseZoom: _choose_zoom,
    m.Decided: _decided,
    m.Jump: _jump,
    m.RuleShared: _rule_shared,
    m.ShareRule: _share_rule,
    m.RuleTested: _tested,
    m.ToggleTable: _toggle_table,
    m.TurnPage: _turn_page,
}
