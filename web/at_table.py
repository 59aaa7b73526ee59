"""What an intent makes of the game on the table."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from pygame_rules import Game, RulesError
from pygame_rules.coach import hints
from pygame_rules.core import leftmost, read_notation
from pygame_rules.errors import WrongResult
from pygame_rules.match import Match, toss
from pygame_rules.play import Play, other
from pygame_rules.reading import read_result
from web.intents import (
    Absent,
    ComputerMakes,
    Do,
    Intent,
    Learn,
    Look,
    Make,
    Reviewed,
    Shared,
    TypeResult,
    TypeStart,
)
from web.state import First, Opponent, State, Table

HINT_STEPS = 3
QUESTIONS = {
    "new": "Start a new game? The running one is lost.",
    "match": "Start a new match? The score of this one is lost.",
    "resign": "Give up this game?",
    "finish": "Let the computer play both sides to the end?",
}


def fresh(state: State, game: Game, rng: Random, start: int | None = None, match: Match | None = None) -> Table:
    """A new game as the settings want it."""
    settings = state.settings
    tossed = match is None and settings.first is First.TOSS
    if match is None:
        first = toss(rng) if tossed else (1 if settings.first is First.ONE else 2)
        match = Match.begin(settings.points, first)
    play = Play.begin(game, start or game.random_start(rng), settings.players, match.starter)
    return Table(play, match, tossed=tossed)


def at_table(state: State, table: Table, intent: Intent, rng: Random) -> State:
    """The page after an intent that concerns the game on the table."""
    match intent:
        case Make(notation):
            return _make(state, table, notation)
        case Absent(digit) if _may_move(state, table) and not table.play.ending:
            leftmost(table.play.number, digit)  # It says that there is none.
        case TypeResult(text):
            return _set(state, replace(table, typed=text))
        case TypeStart(text):
            return _set(state, replace(table, start_text=text, start_error=""))
        case Look(ply):
            return _look(state, table, None if ply is None or ply >= len(table.play.moves) else max(0, ply))
        case Shared(sentence):
            return announce(_set(state, replace(table, shared=sentence)), sentence)
        case Do(what):
            action = ACTIONS.get(what)
            return action(state, table, rng) if action else state
    return _worked_out(state, table, intent)


def _worked_out(state: State, table: Table, intent: Intent) -> State:
    """The page after something was worked out that it has waited for, if it still does."""
    match intent:
        case ComputerMakes(link, notations):
            current = table.looking is None and link == state.link and not table.play.ending
            return _played(state, table, table.play.make_all(notations)) if current else state
        case Learn(slug, number, verdict) if slug == table.play.game.slug:
            return _told(state, replace(table, verdict=verdict, verdict_of=number))
        case Reviewed(link, review) if link == state.link:
            return _set(state, replace(table, review=review))
    return state


def _make(state: State, table: Table, notation: str) -> State:
    """A move by a person. Where the player does the sums, it only picks the digit."""
    if not _may_move(state, table):
        return state
    table = _own(table)
    if table.play.game.player_does_sums and not table.play.ending:
        if not state.settings.page_does_sums:
            return _set(state, replace(table, chosen=read_notation(table.play.number, notation).digit, notice=""))
        try:
            return _played(state, table, table.play.make(notation))
        except RulesError as error:
            return _struck(state, table, table.play.strike(), str(error))
    return _played(state, table, table.play.make(notation))


def _check(state: State, table: Table, _: Random) -> State:
    """Judge the digit and the result a player has worked out."""
    if not _may_move(state, table):
        return state
    table = _own(table)
    if table.chosen is None:
        return notice(state, "First press the digit you want to subtract.")
    play, wrong = table.play.answer(table.chosen, read_result(table.typed))
    if not wrong:
        return _played(state, table, play)
    # Whoever has found the digit need not find it again.
    chosen = table.chosen if isinstance(wrong, WrongResult) else None
    return _struck(state, replace(table, chosen=chosen), play, str(wrong))


def _struck(state: State, table: Table, play: Play, sentence: str) -> State:
    sentence = f"{sentence} Strike {play.strikes}."
    struck = replace(table, play=play, typed="", notice=sentence)
    claim = f" {state.name(other(play.turn))} may claim the game." if can_claim(state, struck) else ""
    return announce(_set(state, struck), sentence + claim)


def can_claim(state: State, table: Table) -> bool:
    """Whether the opponent of a player with three strikes may claim the game, and is a person."""
    return state.settings.claims and table.play.claimable and other(table.play.turn) not in state.settings.computers


def _own(table: Table) -> Table:
    """The table as a person goes on from it: if what a computer played out was taken back, that is forgotten."""
    return table if table.played_out else replace(table, out_from=None)


def _may_move(state: State, table: Table) -> bool:
    """Whether it is a person's turn, and the present is looked at."""
    return table.looking is None and table.play.turn not in state.computers


def _look(state: State, table: Table, looking: int | None) -> State:
    """Look at the game after so many moves, or at the present."""
    table = replace(table, looking=looking, hint_step=0, confirming="", notice="")
    seen = f"after move {looking} of {len(table.play.moves)} the number was" if looking is not None else "the number is"
    where = "Back in the game" if looking is None else "Looking back"
    return announce(_set(state, table), f"{where}: {seen} {table.shown.number}.")


def _played(state: State, table: Table, play: Play) -> State:
    """The table after the game has gone on, with the one sentence that tells it."""
    before = table.play
    sentence = ""
    if len(play.moves) > len(before.moves):
        said = play.game.announce(play.numbers[-2], play.moves[-1])
        sentence = f"{state.name(other(play.turn))}: {said}"
    table = _cleared(table, play)
    if play.ending:
        sentence = " ".join(filter(None, (sentence, play.ending.sentence(state.names), score(state, table))))
    return announce(_set(state, table), sentence)


def score(state: State, table: Table) -> str:
    """How the match stands, in words; nothing where it is over with its only game."""
    match = table.standing
    if match.points_to_win == 1:
        return ""
    one, two = match.score
    goal = f"{state.name(match.winner)} wins the match!" if match.winner else f"First to {match.points_to_win}."
    return f"{state.name(1)}: {one}, {state.name(2)}: {two}. {goal}"


def _cleared(table: Table, play: Play) -> Table:
    """The table with another position on it: hints and half-made answers belong to the old one."""
    return replace(
        table,
        play=play,
        looking=None,
        hint_step=0,
        chosen=None,
        typed="",
        notice="",
        confirming="",
        shared="",
        review=None,
        tossed=False,
        hurried=table.hurried and not play.ending,
    )


def _step(state: State, table: Table, play: Play) -> State:
    """Undo or redo. Computers that only watch each other wait afterwards, or they would move on at once."""
    watching = state.settings.opponent is Opponent.WATCH
    table = replace(_cleared(table, play), paused=watching, hurried=False)
    turn = f"It is {state.name(play.turn)}'s turn."
    then = play.ending.sentence(state.names) if play.ending else turn
    return announce(_set(state, table), f"Now the number is {play.number}. {then}")


def _skipped(state: State) -> tuple[int, ...]:
    return () if state.settings.opponent is Opponent.WATCH else state.settings.computers


def _hint(state: State, table: Table, _: Random) -> State:
    """The next of three steps; each new step counts once."""
    if not can_hint(state, table):
        return state
    one, two = table.hints
    used = (one + 1, two) if table.shown.turn == 1 else (one, two + 1)
    return _told(state, replace(table, hint_step=table.hint_step + 1, hints=used))


def can_hint(state: State, table: Table) -> bool:
    """Whether there is a coach, something to hint at, and somebody to hear it."""
    listening = state.settings.coach and table.shown.turn not in state.computers
    return listening and table.hint_step < HINT_STEPS and not table.play.ending


def _told(state: State, table: Table) -> State:
    """The page with the newest hint said, if it is known already."""
    state = _set(state, table)
    if not table.hint_step or table.verdict is None or table.verdict_of != table.shown.number:
        return state
    return announce(state, hints(table.play.game, table.shown.number, table.verdict)[table.hint_step - 1])


def _new(state: State, table: Table, rng: Random, *, sure: bool = False) -> State:
    game = table.play.game
    try:
        start = game.parse_start(table.start_text) if table.start_text.strip() else None
    except RulesError as error:
        return announce(_set(state, replace(table, start_error=str(error), confirming="")), str(error))
    if table.running and not sure:
        return _ask(state, table, "match" if table.in_match else "new")
    return _begun(state, table, fresh(state, game, rng, start))


def _rematch(state: State, table: Table, rng: Random) -> State:
    """The next game: of the match if it goes on, else of a new match that the other player starts."""
    match = table.standing
    if match.winner:
        match = Match.begin(state.settings.points, other(table.play.starter))
    typed = table.start_text.strip()
    start = table.play.start if typed or table.play.game.default_start else None
    return _begun(state, table, fresh(state, table.play.game, rng, start, match))


def _begun(state: State, table: Table, fresh: Table) -> State:
    fresh = replace(fresh, start_text=table.start_text, aside=table.aside)
    play = fresh.play
    tossed = "The coin was tossed. " if fresh.tossed else ""
    state = replace(_set(state, fresh), refused=("", ""))
    return announce(state, f"{tossed}New game from {play.number}. {state.name(play.turn)} moves first.")


def _played_out(table: Table) -> Table:
    since = table.out_from if table.played_out else len(table.play.moves)
    return replace(table, confirming="", hurried=True, out_from=since, paused=False, looking=None)


def _confirmed(state: State, table: Table, rng: Random) -> State:
    if table.confirming in ("new", "match"):
        return _new(state, table, rng, sure=True)
    if table.confirming == "finish":
        return _set(state, _played_out(table))
    people = [seat for seat in (table.play.turn, other(table.play.turn)) if seat not in state.computers]
    return _played(state, table, table.play.resign(people[0] if people else None))


def _set(state: State, table: Table) -> State:
    return replace(state, table=table)


def notice(state: State, sentence: str) -> State:
    """Show a sentence where the player looks, and say it."""
    state = (
        replace(state, table=replace(state.table, notice=sentence)) if state.table else replace(state, problem=sentence)
    )
    return announce(state, sentence)


def announce(state: State, sentence: str) -> State:
    """Say a sentence once; the count tells a repeated one from an old one."""
    return replace(state, announced=(state.announced[0] + 1, sentence)) if sentence else state


def _undo(state: State, table: Table, _: Random) -> State:
    return _step(state, table, table.play.undo(past=_skipped(state)))


def _redo(state: State, table: Table, _: Random) -> State:
    return _step(state, table, table.play.redo(past=_skipped(state)))


def _roll(state: State, table: Table, rng: Random) -> State:
    return _set(state, replace(table, start_text=str(table.play.game.roll_start(rng)), start_error=""))


def _claim(state: State, table: Table, _: Random) -> State:
    return _played(state, table, table.play.claim())


def _toggle_values(state: State, _: Table, __: Random) -> State:
    return replace(state, settings=replace(state.settings, values=not state.settings.values))


def _ask(state: State, table: Table, what: str) -> State:
    return announce(_set(state, replace(table, confirming=what)), QUESTIONS[what])


def _ask_to_resign(state: State, table: Table, _: Random) -> State:
    return state if table.play.ending else _ask(state, table, "resign")


def _never_mind(state: State, table: Table, _: Random) -> State:
    return _set(state, replace(table, confirming=""))


def _ask_to_finish(state: State, table: Table, _: Random) -> State:
    return state if table.play.ending else _ask(state, table, "finish")


def _stop(state: State, table: Table, _: Random) -> State:
    return _set(state, replace(table, hurried=False, paused=state.settings.opponent is Opponent.WATCH))


def _pause(state: State, table: Table, _: Random) -> State:
    return _set(state, replace(table, paused=not table.paused))


def _take_up(state: State, table: Table, _: Random) -> State:
    """The game that was put aside last comes back; one that is running lines up behind the others."""
    if not table.aside:
        return state
    back, *others = table.aside
    running = [replace(table, aside=())] if table.running else []
    back = named(state, replace(back, aside=(*others, *running)))
    return announce(_set(state, back), f"Your earlier game is back. The number is {back.play.number}.")


def named(state: State, table: Table) -> Table:
    """The table with the players called as they are called now."""
    return replace(table, play=replace(table.play, players=state.settings.players))


def _back_to_present(state: State, table: Table, _: Random) -> State:
    return _look(state, table, None)


def _list_all(state: State, table: Table, _: Random) -> State:
    return _set(state, replace(table, all_moves=not table.all_moves))


def _ask_which(state: State, _: Table, __: Random) -> State:
    return notice(state, "Press below the digit what to do with it: subtract it, or take it out.")


ACTIONS: dict[str, Callable[[State, Table, Random], State]] = {
    "all-moves": _list_all,
    "check": _check,
    "claim": _claim,
    "finish": _ask_to_finish,
    "hint": _hint,
    "new": _new,
    "no": _never_mind,
    "pause": _pause,
    "present": _back_to_present,
    "redo": _redo,
    "rematch": _rematch,
    "resign": _ask_to_resign,
    "roll": _roll,
    "stop": _stop,
    "take-up": _take_up,
    "undo": _undo,
    "values": _toggle_values,
    "which": _ask_which,
    "yes": _confirmed,
}
