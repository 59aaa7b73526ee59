"""The whole conversation of the terminal: choosing a game and a start, and playing a match."""

from dataclasses import dataclass, replace
from random import Random

from pygame_rules.coach import Coach
from pygame_rules.computer import Computer, Level
from pygame_rules.conversation import Conversation
from pygame_rules.errors import RulesError
from pygame_rules.game import Game
from pygame_rules.games import GAMES
from pygame_rules.match import Match, toss
from pygame_rules.play import PLAYERS, Play, other
from pygame_rules.talk import Dialogue, Left, Say, agree, listen


@dataclass(frozen=True)
class Setup:
    """What was settled before the conversation began; None is settled on the way."""

    game: Game | None = None
    start: int | None = None
    good_start: bool = False  # Without a start: one with something to decide, instead of the usual one.
    points_to_win: int = 1
    first_starter: int | None = 1
    claims: bool = True
    computers: tuple[int, ...] = ()
    level: Level = Level.PERFECT


def session(setup: Setup, rng: Random) -> Dialogue[None]:
    """The whole conversation: one match if the game was settled before, else as many as are wanted."""
    try:
        if setup.game:
            yield from _match(setup, setup.game, setup.start, rng)
            return
        yield Say("Welcome to Digit Dojo.")
        while True:
            game = yield from _choose_game()
            start = yield from _choose_start(setup, game)
            yield Say("")
            yield from _match(setup, game, start, rng)
            if not (yield from agree("\nAnother game? (yes/no) ")):
                break
            if setup.first_starter:  # The other player starts next time, unless the coin decides.
                setup = replace(setup, first_starter=other(setup.first_starter))
    except Left:
        pass
    yield Say("Goodbye.")


def _choose_game() -> Dialogue[Game]:
    games = list(GAMES.values())
    yield Say("")
    for count, game in enumerate(games, 1):
        yield Say(f"{count}. {game.title}: {game.objective}")
    while True:
        answer = (yield from listen(f"Which game? (1-{len(games)}) ")).lower()
        for count, game in enumerate(games, 1):
            if answer in (str(count), game.slug, game.title.lower()):
                return game
        yield Say(f"Please answer with a number from 1 to {len(games)}, or with the name of a game.")


def _choose_start(setup: Setup, game: Game) -> Dialogue[int | None]:
    """A start that was typed in, or None for the usual one."""
    usual = "a good one" if setup.good_start else game.default_start or "a random one"
    while True:
        answer = yield from listen(f"Starting number? (Enter for {usual}) ")
        try:
            return game.parse_start(answer) if answer else None
        except RulesError as error:
            yield Say(str(error))


def _match(setup: Setup, game: Game, start: int | None, rng: Random) -> Dialogue[None]:
    match = Match.begin(setup.points_to_win, setup.first_starter or toss(rng))
    if setup.first_starter is None:
        yield Say(f"The coin is tossed: {PLAYERS[match.starter - 1]} moves first.\n")
    coach = Coach(game)
    computers = {seat: Computer(coach.solver, setup.level, rng) for seat in setup.computers}
    conversation = Conversation(coach, computers, claims=setup.claims)
    while not match.winner:
        number = start or _usual_start(setup, game, match.starter, rng)
        play = Play.begin(game, number, starter=match.starter)
        ended = yield from conversation.play_game(play)
        match = match.won_by(ended.winner)
        if match.points_to_win > 1:
            first, second = match.score
            yield Say(f"\nScore: {play.name(1)} has {first}, {play.name(2)} has {second}.")
            yield Say(f"{play.name(match.winner)} wins the match!" if match.winner else "Next game.\n")


def _usual_start(setup: Setup, game: Game, starter: int, rng: Random) -> int:
    """A start that nobody typed in. A good one is good for a person: for the starter, unless a computer starts."""
    if not setup.good_start:
        return game.random_start(rng)
    return game.good_start(rng, seat=2 if setup.computers == (starter,) else 1)
