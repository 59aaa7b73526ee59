"""Moves at the table: made, worked out, taken back, and what is said of them."""

from dataclasses import replace
from random import Random

from pygame_rules import RulesError
from pygame_rules.core import read_notation
from pygame_rules.errors import WrongResult
from pygame_rules.play import Play, other
from pygame_rules.reading import read_result
from web.saying import announce, notice
from web.state import Opponent, State, Table


def may_move(state: State, table: Table) -> bool:
    """Whether it is a person's turn, and the present is looked at."""
    return table.looking is None and table.play.turn not in state.computers


def _own(table: Table) -> Table:
    """The table as a person goes on from it: if what a computer played out was taken back, that is forgotten."""
    return table if table.played_out else replace(table, out_from=None)


def make(state: State, table: Table, notation: str) -> State:
    """A move by a person. Where the player does the sums, it only picks the digit."""
    if not may_move(state, table):
        return state
    table = _own(table)
    if table.play.game.player_does_sums and not table.play.ending:
        if not state.settings.page_does_sums:
            return replace(
                state, table=replace(table, chosen=read_notation(table.play.number, notation).digit, notice="")
            )
        try:
            return played(state, table, table.play.make(notation))
        except RulesError as error:
            return _struck(state, table, table.play.strike(), str(error))
    return played(state, table, table.play.make(notation))


def check(state: State, table: Table, _: Random) -> State:
    """Judge the digit and the result a player has worked out."""
    if not may_move(state, table):
        return state
    table = _own(table)
    if table.chosen is None:
        return notice(state, "First press the digit you want to subtract.")
    play, wrong = table.play.answer(table.chosen, read_result(table.typed))
    if not wrong:
        return played(state, table, play)
    # Whoever has found the digit need not find it again.
    chosen = table.chosen if isinstance(wrong, WrongResult) else None
    return _struck(state, replace(table, chosen=chosen), play, str(wrong))


def _struck(state: State, table: Table, play: Play, sentence: str) -> State:
    sentence = f"{sentence} Strike {play.strikes}."
    struck = replace(table, play=play, typed="", notice=sentence)
    claim = f" {state.name(other(play.turn))} may claim the game." if can_claim(state, struck) else ""
    return announce(replace(state, table=struck), sentence + claim)


def can_claim(state: State, table: Table) -> bool:
    """Whether the opponent of a player with three strikes may claim the game, and is a person."""
    return state.settings.claims and table.play.claimable and other(table.play.turn) not in state.settings.computers


def played(state: State, table: Table, play: Play) -> State:
    """The table after the game has gone on, with the one sentence that tells it."""
    before = table.play
    sentence = ""
    if len(play.moves) > len(before.moves):
        said = play.game.announce(play.numbers[-2], play.moves[-1])
        sentence = f"{state.name(other(play.turn))}: {said}"
    table = _cleared(table, play)
    if play.ending:
        sentence = " ".join(filter(None, (sentence, play.ending.sentence(state.names), score(state, table))))
    return announce(replace(state, table=table), sentence)


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
    return announce(replace(state, table=table), f"Now the number is {play.number}. {then}")


def _skipped(state: State) -> tuple[int, ...]:
    return () if state.settings.opponent is Opponent.WATCH else state.settings.computers


def undo(state: State, table: Table, _: Random) -> State:
    """Take back a move, and what a computer answered to it."""
    return _step(state, table, table.play.undo(past=_skipped(state)))


def redo(state: State, table: Table, _: Random) -> State:
    """Make it again."""
    return _step(state, table, table.play.redo(past=_skipped(state)))


def claim(state: State, table: Table, _: Random) -> State:
    """Claim the game of an opponent with three strikes."""
    return played(state, table, table.play.claim())
