"""Games that begin or go on in a match, and what is set up for the next one."""

from dataclasses import replace
from random import Random

from pygame_rules import Game, RulesError
from pygame_rules.match import Match, read_points, toss
from pygame_rules.play import Play, other
from pygame_rules.reading import read_name
from web.app.commands import Focus
from web.app.screen import Step
from web.app.state import EMPTY, First, Settings, Shared
from web.saves.game import SavedGame
from web.screens.play.acts import focus
from web.screens.play.messages import ChangePoints, Rename, TypeStart
from web.screens.play.model import PlayModel, PlayUi, Question, SetupForm, name_of
from web.screens.play.moves import REVEAL
from web.screens.play.questions import ask

START = "start"  # The id of the field for the starting number.


def fresh(
    settings: Settings, game: Game, rng: Random, start: int | None = None, match: Match | None = None
) -> PlayModel:
    """A new game as the settings want it."""
    tossed = match is None and settings.first is First.TOSS
    if match is None:
        first = toss(rng) if tossed else (1 if settings.first is First.ONE else 2)
        match = Match.begin(settings.points, first)
    play = Play.begin(game, start or game.random_start(rng), settings.players, match.starter)
    return PlayModel(SavedGame(play, match), PlayUi(tossed=tossed))


def new_game(model: PlayModel, shared: Shared, rng: Random, *, sure: bool = False) -> Step[PlayModel]:
    """A new game, and with it a new match; asks first if that would cost something."""
    game, text = model.play.game, model.setup.start.strip()
    try:
        start = game.parse_start(text) if text else None
    except RulesError as error:
        setup = model.setup.with_error(START, str(error))
        return Step(replace(model.with_ui(question=None), setup=setup), announce=str(error))
    if model.saved.running and not sure:
        return ask(model, Question.NEW_MATCH if model.saved.in_match else Question.NEW_GAME)
    return _begun(model, shared, fresh(shared.settings, game, rng, start))


def rematch(model: PlayModel, shared: Shared, rng: Random) -> Step[PlayModel]:
    """The next game: of the match if it goes on, else of a new match that the other player starts."""
    match, play = model.saved.standing, model.play
    if match.winner:
        match = Match.begin(shared.settings.points, other(play.starter))
    start = play.start if model.setup.start.strip() or play.game.default_start else None
    return _begun(model, shared, fresh(shared.settings, play.game, rng, start, match))


def _begun(model: PlayModel, shared: Shared, begun: PlayModel) -> Step[PlayModel]:
    begun = begun.with_saved(parked=model.saved.parked)
    begun = replace(begun, setup=SetupForm(model.setup.start))
    play = begun.play
    tossed = "The coin was tossed. " if begun.ui.tossed else ""
    sentence = f"{tossed}New game from {play.number}. {name_of(begun, shared, play.turn)} moves first."
    return Step(begun, announce=sentence, commands=(REVEAL, Focus(focus(begun, shared))))


def named(model: PlayModel, settings: Settings) -> PlayModel:
    """The table with the players called as they are called now."""
    return model.with_saved(play=replace(model.play, players=settings.players))


# --- setting up ---


def type_start(model: PlayModel, _: Shared, message: TypeStart) -> Step[PlayModel]:
    """Some of a starting number."""
    return Step(replace(model, setup=replace(model.setup.with_error(START, ""), start=message.text)))


def roll_start(model: PlayModel, _: Shared, rng: Random) -> Step[PlayModel]:
    """Roll a starting number into its field."""
    text = str(model.play.game.roll_start(rng))
    return Step(replace(model, setup=replace(model.setup.with_error(START, ""), start=text)))


def rename(model: PlayModel, shared: Shared, message: Rename) -> Step[PlayModel]:
    """Call a player by another name, here and at every table."""
    field = f"name{message.seat}"
    try:
        name = read_name(message.text)
    except RulesError as error:
        return _refused(model, field, str(error))
    one, two = shared.settings.players
    players = (name, two) if message.seat == 1 else (one, name)
    shared = shared.with_settings(players=players)
    return Step(replace(named(model, shared.settings), setup=model.setup.with_error(field, "")), shared)


def change_points(model: PlayModel, shared: Shared, message: ChangePoints) -> Step[PlayModel]:
    """Play the next match for another number of points."""
    try:
        points = read_points(message.text)
    except RulesError as error:
        return _refused(model, "points", str(error))
    return Step(replace(model, setup=model.setup.with_error("points", "")), shared.with_settings(points=points))


def _refused(model: PlayModel, field: str, sentence: str) -> Step[PlayModel]:
    setup = replace(model.setup, errors=EMPTY).with_error(field, sentence)
    return Step(replace(model, setup=setup), announce=sentence)
