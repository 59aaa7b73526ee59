"""Games that begin or go on in a match, and what is set up for the next one."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType

from pygame_rules import Game, RulesError
from pygame_rules.computer import Level
from pygame_rules.match import Match, read_points, toss
from pygame_rules.play import Play, other
from pygame_rules.reading import read_name
from web.app.commands import Focus
from web.app.screen import Step
from web.app.state import EMPTY, First, Opponent, Settings, Shared, StartKind
from web.saves.game import SavedGame, SeatChoice, Seating
from web.screens.play.acts import focus
from web.screens.play.messages import ChangeSetup, ChooseSeat
from web.screens.play.model import PlayModel, PlayUi, Question, SetupForm, Sheet
from web.screens.play.moves import REVEAL
from web.screens.play.questions import ask
from web.screens.play.recording import late
from web.screens.play.words import turn_text

SEATS_BY_FIRST = {First.ONE: 1, First.TWO: 2}


def default_start(game: Game, opponent: Opponent) -> StartKind:
    """Against the computer a good one, unless the rules name the number; between people as the rules say."""
    alone = opponent is Opponent.COMPUTER and game.default_start is None
    return StartKind.GOOD if alone else StartKind.CLASSIC


def default_first(game: Game, opponent: Opponent, start: StartKind) -> First:
    """The person begins, but where the number that the rules name is lost for whoever begins, the computer does."""
    given = start is StartKind.CLASSIC and game.default_start is not None
    return First.TWO if opponent is Opponent.COMPUTER and given and game.has_forks else First.ONE


def fresh(
    settings: Settings,
    game: Game,
    rng: Random,
    *,
    seating: Seating | None = None,
    start: int | None = None,
    first: int | None = None,
    match: Match | None = None,
) -> PlayModel:
    """A new game as the settings want it, but for what is said otherwise."""
    seating = seating or Seating(settings.opponent, settings.level)
    kind = settings.start_kind or default_start(game, seating.opponent)
    given, goes_on = start is not None, match is not None
    if match is None:
        match = Match.begin(
            _points(settings, seating), first or _first_seat(settings, game, seating, kind, rng, given=given)
        )
    if start is None:
        start = _rolled(game, kind, rng, seat=1 if match.starter == seating.you else 2)
    play = Play.begin(game, start, settings.players, match.starter)
    decides = not game.has_forks and seating.opponent is Opponent.COMPUTER and not given and first is None
    choice = SeatChoice.OPEN if decides and settings.who_starts is None else SeatChoice.NONE
    tossed = settings.who_starts is First.TOSS and first is None and not goes_on
    return PlayModel(SavedGame(play, match, seating=seating, seat_choice=choice), PlayUi(tossed=tossed))


def _first_seat(settings: Settings, game: Game, seating: Seating, kind: StartKind, rng: Random, *, given: bool) -> int:
    chosen = settings.who_starts or (First.ONE if given else default_first(game, seating.opponent, kind))
    seat = SEATS_BY_FIRST.get(chosen)
    if seat is None:
        return toss(rng)
    return seat if seating.you == 1 else other(seat)


def _rolled(game: Game, kind: StartKind, rng: Random, seat: int) -> int:
    return game.good_start(rng, seat) if kind is StartKind.GOOD else game.random_start(rng)


def _points(settings: Settings, seating: Seating) -> int:
    """How many games win the match: what was agreed on with a friend is nothing to the computer."""
    among_friends = settings.opponent is Opponent.FRIEND and seating.opponent is not Opponent.FRIEND
    return 1 if among_friends else settings.points


def choose_seat(model: PlayModel, shared: Shared, message: ChooseSeat) -> Step[PlayModel]:
    """The person goes first or second."""
    if not model.choosing:
        return Step(model)
    you = model.saved.seating.you
    starter = you if message.first else other(you)
    match = model.saved.match
    match = replace(match, first_starter=starter if len(match.winners) % 2 == 0 else other(starter))
    play = replace(model.play, starter=starter)
    model = model.with_saved(play=play, match=match, seat_choice=SeatChoice.MADE)
    return Step(model, announce=f"{turn_text(model)}.", commands=(Focus(focus(model, shared)),))


def new_game(model: PlayModel, shared: Shared, rng: Random, *, sure: bool = False) -> Step[PlayModel]:
    """A new game with the same opponent, and with it a new match; asks first if that would cost something."""
    if model.saved.running and not sure:
        return ask(model, Question.NEW_MATCH if model.saved.in_match else Question.NEW_GAME)
    return begun(model, shared, fresh(shared.settings, model.play.game, rng, seating=model.saved.seating))


def rematch(model: PlayModel, shared: Shared, rng: Random) -> Step[PlayModel]:
    """The next game: of the match if it goes on, else of a new match that the other player starts."""
    match, saved = model.saved.standing, model.saved
    if match.winner and match.points_to_win == 1 and saved.seating.opponent is Opponent.COMPUTER:
        return begun(model, shared, fresh(shared.settings, model.play.game, rng, seating=saved.seating))
    if match.winner:
        match = Match.begin(match.points_to_win, other(model.play.starter))
    return begun(model, shared, fresh(shared.settings, model.play.game, rng, seating=saved.seating, match=match))


def begun(model: PlayModel, shared: Shared, new: PlayModel) -> Step[PlayModel]:
    """The table with a new game on it; those that wait go on waiting."""
    new = new.with_saved(parked=model.saved.parked)
    counted = late(model.saved, shared)  # Whoever is quick goes on before the review came.
    if new.choosing:
        told = f"{new.play.number}. Go first or second?"
    else:
        told = f"New game from {new.play.number}. {turn_text(new)}."
    return Step(new, counted, announce=told, commands=(REVEAL, Focus(focus(new, shared))))


# --- setting up ---


def open_setup(model: PlayModel, shared: Shared, rng: Random) -> PlayModel:
    """The sheet with what was last chosen."""
    settings, seating, game = shared.settings, model.saved.seating, model.play.game
    kind = settings.start_kind or default_start(game, seating.opponent)
    form = SetupForm(
        seating.opponent,
        seating.level,
        kind,
        game.good_start(rng),
        settings.who_starts or default_first(game, seating.opponent, kind),
        str(settings.points),
        settings.players,
    )
    return replace(model, sheet=Sheet.SETUP, setup=form)


def change_setup(model: PlayModel, _: Shared, message: ChangeSetup) -> Step[PlayModel]:
    """Choose something; what was left as it usually is follows it, what was chosen stays."""
    form, game = model.setup, model.play.game
    if form is None:
        return Step(model)
    usual_kind = form.start_kind is default_start(game, form.opponent)
    usual_first = form.who_starts is default_first(game, form.opponent, form.start_kind)
    changes: Mapping[str, object] = MappingProxyType({message.name: message.value})
    settled = ("name1", "name2") if message.name == "players" else (message.name,)
    for name in settled:
        form = form.with_error(name, "")
    form = replace(form, **changes)  # type: ignore[arg-type]
    if message.name == "opponent" and usual_kind:
        form = replace(form, start_kind=default_start(game, form.opponent))
    if message.name in ("opponent", "start_kind") and usual_first:
        form = replace(form, who_starts=default_first(game, form.opponent, form.start_kind))
    return Step(replace(model, setup=form))


def roll_start(model: PlayModel, _: Shared, rng: Random) -> Step[PlayModel]:
    """Offer another number."""
    form = model.setup
    if form is None:
        return Step(model)
    number = model.play.game.good_start(rng, 2 if form.who_starts is First.TWO else 1)
    return Step(replace(model, setup=replace(form, number=number)), announce=f"{number}.")


def begin(model: PlayModel, shared: Shared, rng: Random) -> Step[PlayModel]:
    """Play as set up, unless something is wrong with it; a running game waits behind the new one."""
    form, game = model.setup, model.play.game
    if form is None:
        return Step(model)
    checked = _checked(form, game)
    if checked.errors:
        field, sentence = next(iter(checked.errors.items()))
        return Step(replace(model, setup=checked), announce=sentence, commands=(Focus((f"setup-{field}",)),))
    # Names are asked for only where they are seen.
    named = form.players if form.opponent is Opponent.FRIEND else shared.settings.players
    one, two = map(read_name, named)
    settings = replace(
        shared.settings,
        opponent=form.opponent,
        level=form.level,
        who_starts=None if form.who_starts is default_first(game, form.opponent, form.start_kind) else form.who_starts,
        start_kind=None if form.start_kind is default_start(game, form.opponent) else form.start_kind,
        points=read_points(form.points),
        players=(one, two),
    )
    seating = Seating(form.opponent, form.level)
    start = {StartKind.GOOD: form.number, StartKind.OWN: None}.get(form.start_kind)
    if form.start_kind is StartKind.OWN:
        start = game.parse_start(form.start)
    first = SEATS_BY_FIRST.get(form.who_starts) or toss(rng)
    new = fresh(settings, game, rng, seating=seating, start=start, first=first)
    new = new.with_ui(tossed=form.who_starts is First.TOSS)
    waiting = [replace(model.saved, parked=())] if model.saved.running else []
    parked = (*waiting, *model.saved.parked)
    step = begun(model.with_saved(parked=parked), shared, new)
    return replace(step, shared=shared.with_all_settings(settings))


def _checked(form: SetupForm, game: Game) -> SetupForm:
    """The form with what is wrong with it."""
    readers: dict[str, Callable[[], object]] = {"points": lambda: read_points(form.points)}
    if form.start_kind is StartKind.OWN:
        readers["start"] = lambda: game.parse_start(form.start)
    if form.opponent is Opponent.FRIEND:
        readers["name1"] = lambda: read_name(form.players[0])
        readers["name2"] = lambda: read_name(form.players[1])
    checked = replace(form, errors=EMPTY)
    for name, read in readers.items():
        try:
            read()
        except RulesError as error:
            checked = checked.with_error(name, str(error))
    return checked


LEVELS = {
    Level.NOVICE: "Plays fast, slips often.",
    Level.LEARNER: "Knows the basics, slips sometimes.",
    Level.SHARP: "Makes you work. Rarely slips.",
    Level.PERFECT: "Never loses a won game.",
}
