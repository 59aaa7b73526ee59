"""Games as text: the record, readable and checked line by line, and the short form for links.

A record looks like this; ``undone`` and ``strikes`` stand there only when there are some:

    Digit Dojo record 1
    game: digit-duel
    start: 256
    player 1: Ann
    player 2: Ben
    first move: player 1
    1. -6 = 250
    2. x1 = 50
    undone: -5 x2
    strikes: 1
    result: open
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from pygame_rules.errors import BadLink, BadRecord, RulesError
from pygame_rules.games import GAMES
from pygame_rules.play import Play
from pygame_rules.reading import quote, read_name

TITLE = "Digit Dojo record"
VERSION = 1
MAX_LINK_MOVES = 10_000  # Far beyond any game people play, and read in a moment.

_TITLE_LINE = re.compile(rf"{TITLE} ([0-9]{{1,6}})")
_MOVE_LINE = re.compile(r"([0-9]+)\. (\S+) = ([0-9]+)")
_SEAT = re.compile(r"player ([12])")
_STRIKES = re.compile(r"[1-9][0-9]{0,8}")
_GAVE_UP = re.compile(r"player ([12]) (resigned|forfeited)")


# --- links ---


def to_link(play: Play) -> str:
    """The short form of a game: ``digit-duel/256/-6.x1``."""
    parts = [play.game.slug, str(play.start), ".".join(map(str, play.moves))]
    return "/".join(part for part in parts if part)


def from_link(path: str) -> Play:
    """The game a short form stands for, every move of it checked."""
    slug, _, tail = path.partition("/")
    start, _, moves = tail.partition("/")
    if slug not in GAMES:
        raise BadLink(f"There is no game called {quote(slug)}." if slug else "This link names no game.")
    if not start:
        raise BadLink("This link names no starting number.")
    if moves.count(".") >= MAX_LINK_MOVES:
        raise BadLink(f"This link holds more than {MAX_LINK_MOVES} moves, which is too long to be played.")
    try:
        play = Play.begin(GAMES[slug], GAMES[slug].parse_start(start))
        return play.make_all(moves.split(".") if moves else [])
    except RulesError as error:
        raise BadLink(f"This link cannot be played. {error}") from None


# --- records: writing ---


def to_record(play: Play) -> str:
    """A game as text that ``from_record`` reads back to the same value."""
    return "\n".join(_written(play)) + "\n"


def _written(play: Play) -> Iterator[str]:
    yield f"{TITLE} {VERSION}"
    yield f"game: {play.game.slug}"
    yield f"start: {play.start}"
    yield f"player 1: {play.name(1)}"
    yield f"player 2: {play.name(2)}"
    yield f"first move: player {play.starter}"
    for count, (move, number) in enumerate(zip(play.moves, play.numbers[1:], strict=True), 1):
        yield f"{count}. {move} = {number}"
    if play.undone:
        yield f"undone: {' '.join(map(str, play.undone))}"
    if play.strikes:
        yield f"strikes: {play.strikes}"
    yield f"result: {_result(play)}"


def _result(play: Play) -> str:
    if play.given_up:
        return f"player {play.given_up.loser} {play.given_up.how.value}"
    return f"player {play.ending.winner} won" if play.ending else "open"


# --- records: reading ---


def from_record(text: str) -> Play:
    """Read a record back; a damaged one is refused with the line and the reason."""
    lines = _Lines(text)
    try:
        return _read(lines)
    except BadRecord:
        raise
    except RulesError as error:
        raise lines.bad(str(error)) from None


class _Lines:
    """The lines of a record, taken one by one; a complaint is about the line last taken."""

    def __init__(self, text: str) -> None:
        self.lines = [line.strip() for line in text.removeprefix("\ufeff").rstrip().splitlines()]
        self.taken = 0

    def next(self) -> str:
        return self.lines[self.taken] if self.taken < len(self.lines) else ""

    def take(self) -> str:
        line = self.next()
        self.taken += 1
        return line

    def header(self, name: str) -> str:
        line = self.take()
        if not line.startswith(f"{name}:"):
            raise self.bad(f"“{name}:” is missing here.")
        return line.removeprefix(f"{name}:").strip()

    def optional(self, name: str) -> str | None:
        return self.header(name) if self.next().startswith(f"{name}:") else None

    def bad(self, reason: str) -> BadRecord:
        return BadRecord(self.taken, reason)


def _read(lines: _Lines) -> Play:
    play = _read_moves(lines, _read_heading(lines))
    undone = lines.optional("undone")
    if undone is not None:
        play = _read_undone(play, undone)
    strikes = lines.optional("strikes")
    if strikes is not None:
        if not _STRIKES.fullmatch(strikes):
            raise lines.bad("Strikes are counted from 1.")
        play = replace(play.strike(), strikes=int(strikes))
    play = _read_result(lines, play)
    if lines.taken < len(lines.lines):
        lines.take()
        raise lines.bad("Nothing may follow the result.")
    return play


def _read_heading(lines: _Lines) -> Play:
    title = _TITLE_LINE.fullmatch(lines.take())
    if not title:
        raise lines.bad(f"A record begins with “{TITLE} {VERSION}”.")
    if int(title[1]) != VERSION:
        raise lines.bad(f"This record has version {title[1]}, and only version {VERSION} can be read here.")
    slug = lines.header("game")
    if slug not in GAMES:
        raise lines.bad(f"There is no game called {quote(slug)}.")
    game = GAMES[slug]
    start = game.parse_start(lines.header("start"))
    players = (read_name(lines.header("player 1")), read_name(lines.header("player 2")))
    seat = _SEAT.fullmatch(lines.header("first move"))
    if not seat:
        raise lines.bad("The first move belongs to “player 1” or “player 2”.")
    return Play.begin(game, start, players, int(seat[1]))


def _read_moves(lines: _Lines, play: Play) -> Play:
    written: list[str] = []
    number = play.start
    while lines.next()[:1].isdecimal():
        line = _MOVE_LINE.fullmatch(lines.take())
        if not line:
            raise lines.bad("A move is written like “1. -6 = 250”.")
        if line[1] != str(len(written) + 1):
            raise lines.bad(f"Move {len(written) + 1} is missing here.")
        number = play.game.apply(number, play.game.parse_move(number, line[2]))
        if line[3] != str(number):
            raise lines.bad(f"{line[2]} leads to {number}, not to {quote(line[3])}.")
        written.append(line[2])
    return play.make_all(written)


def _read_undone(play: Play, undone: str) -> Play:
    ahead = play.make_all(undone.split())
    return replace(play, undone=ahead.moves[len(play.moves) :])


def _read_result(lines: _Lines, play: Play) -> Play:
    result = lines.header("result")
    gave_up = _GAVE_UP.fullmatch(result)
    if gave_up and gave_up[2] == "resigned":
        play = play.resign(int(gave_up[1]))
    elif gave_up:
        play = play.claim()
    if result != _result(play):
        raise lines.bad(f"The moves say “{_result(play)}”, the record says {quote(result)}.")
    return play
