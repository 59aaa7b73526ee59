"""The conversation of the terminal, as a generator that neither prints nor reads.

It yields ``Say`` and ``Ask``; whoever drives it shows the text and sends back the answer to
each ``Ask``. The same conversation so runs in a terminal, in a page and in a test.
"""

from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from pygame_rules.errors import RulesError, WrongAnswer
from pygame_rules.game import Game
from pygame_rules.games import GAMES
from pygame_rules.match import Match, toss
from pygame_rules.play import Ending, How, Play, other


@dataclass(frozen=True, slots=True)
class Say:
    """Lines to show."""

    text: str


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to show; the driver sends back what the player answers."""

    prompt: str


T = TypeVar("T")
Dialogue = Generator[Say | Ask, str, T]


@dataclass(frozen=True, slots=True)
class Setup:
    """What was settled before the conversation began; None is settled on the way."""

    game: Game | None = None
    start: int | None = None
    points_to_win: int = 1
    first_starter: int | None = 1
    claims: bool = True


class Left(Exception):
    """A player asked to leave."""


COMMANDS = {
    "help": "the rules and these words",
    "undo": "take back the last move",
    "redo": "make it again",
    "resign": "give up this game",
    "quit": "leave",
}


def session(setup: Setup, rng: Random) -> Dialogue[None]:
    """The whole conversation: one match if the game was settled before, else as many as are wanted."""
    try:
        if setup.game:
            yield from _match(setup, setup.game, setup.start, rng)
            return
        yield Say("Welcome to Digit Dojo.")
        while True:
            game = yield from _choose_game()
            start = yield from _choose_start(game, rng)
            yield Say("")
            yield from _match(setup, game, start, rng)
            if not (yield from _agree("\nAnother game? (yes/no) ")):
                break
    except Left:
        pass
    yield Say("Goodbye.")


def _choose_game() -> Dialogue[Game]:
    games = list(GAMES.values())
    yield Say("")
    for count, game in enumerate(games, 1):
        yield Say(f"{count}. {game.title}: {game.objective}")
    while True:
        answer = (yield from _listen(f"Which game? (1-{len(games)}) ")).lower()
        for count, game in enumerate(games, 1):
            if answer in (str(count), game.slug, game.title.lower()):
                return game
        yield Say(f"Please answer with a number from 1 to {len(games)}, or with the name of a game.")


def _choose_start(game: Game, rng: Random) -> Dialogue[int]:
    usual = game.random_start(rng)
    while True:
        answer = yield from _listen(f"Starting number? (Enter for {usual}) ")
        try:
            return game.parse_start(answer) if answer else usual
        except RulesError as error:
            yield Say(str(error))


def _match(setup: Setup, game: Game, start: int | None, rng: Random) -> Dialogue[None]:
    match = Match.begin(setup.points_to_win, setup.first_starter or toss(rng))
    while not match.winner:
        play = Play.begin(game, start or game.random_start(rng), starter=match.starter)
        ended = yield from _game(play, setup.claims)
        match = match.won_by(ended.winner)
        if match.points_to_win > 1:
            first, second = match.score
            yield Say(f"\nScore: {play.name(1)} {first}, {play.name(2)} {second}.")
            yield Say(f"{play.name(match.winner)} wins the match!" if match.winner else "Next game.\n")


def _game(play: Play, claims: bool) -> Dialogue[Ending]:
    """One game, to its end, in the game's own words."""
    game = play.game
    gap = "\n" if game.blank_line_between_turns else ""
    if game.opening:
        yield Say(game.opening.format(number=play.number) + gap)
    while not play.ending:
        mover, made = play.name(play.turn), len(play.moves)
        yield Say(game.turn_words(mover, play.number))
        play = yield from _turn(play, claims)
        if len(play.moves) > made:
            digit = play.moves[-1].digit
            yield Say(game.moved.format(player=mover, digit=digit, number=play.number) + gap)
    yield Say(_closing(play, play.ending))
    return play.ending


def _closing(play: Play, ending: Ending) -> str:
    winner, loser = play.name(ending.winner), play.name(ending.loser)
    if ending.how is How.WON:
        return play.game.won.format(player=winner)
    if ending.how is How.LOST:
        return play.game.lost.format(player=loser, winner=winner)
    return ending.sentence(play.players)


def _turn(play: Play, claims: bool) -> Dialogue[Play]:
    """One turn: ask until the game has changed; a wrong answer is explained and asked again."""
    while True:
        try:
            return (yield from _attempt(play))
        except WrongAnswer as wrong:
            play = play.strike()
            yield Say(f"{wrong} Strike {play.strikes}.")
            opponent = play.name(other(play.turn))
            if claims and play.claimable and (yield from _agree(f"{opponent}, do you claim the game? (yes/no) ")):
                return play.claim()
        except RulesError as error:
            yield Say(str(error))


def _attempt(play: Play) -> Dialogue[Play]:
    """Put the game's own questions, unless a command is given instead of an answer."""
    asking = play.game.ask(play.number, first=not play.moves)
    prompt = next(asking)
    while True:
        answer = yield from _listen(prompt)
        match answer.lower():
            case "undo":
                return play.undo()
            case "redo":
                return play.redo()
            case "resign":
                return play.resign()
            case "help":
                yield Say("\n".join([*play.game.rules, *(f"{word}: {does}" for word, does in COMMANDS.items())]))
                continue
        try:
            prompt = asking.send(answer)
        except StopIteration as done:
            return play.make(done.value)


def _agree(question: str) -> Dialogue[bool]:
    while True:
        answer = (yield from _listen(question)).lower()
        if answer in ("y", "yes"):
            return True
        if answer in ("n", "no"):
            return False
        yield Say("Please answer yes or no.")


def _listen(prompt: str) -> Dialogue[str]:
    """Ask one question; at any of them a player may leave."""
    answer = (yield Ask(prompt)).strip()
    if answer.lower() == "quit":
        raise Left
    return answer
