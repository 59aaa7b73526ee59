"""The terminal: drives the dialogue with real input and output."""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from random import Random

from pygame_rules.computer import Level
from pygame_rules.dialogue import Setup, session
from pygame_rules.errors import RulesError
from pygame_rules.games import GAMES
from pygame_rules.match import read_points
from pygame_rules.play import SEATS
from pygame_rules.talk import Ask, Dialogue


def main(arguments: Sequence[str] | None = None) -> int:
    """Play in the terminal; returns the exit code."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        setup = _setup(options)
    except RulesError as error:
        parser.exit(2, f"{error}\n")
    for stream in (sys.stdin, sys.stdout):  # An odd byte or an old console must not end the game.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        drive(session(setup, Random(options.seed)))
    except EOFError:
        print("\nGoodbye.")
    except KeyboardInterrupt:
        print("\nGoodbye.")
        return 130
    except BrokenPipeError:  # Nobody is reading any more; keep the interpreter from trying again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def drive(dialogue: Dialogue[None]) -> None:
    """Show what is said and answer what is asked, until the conversation ends."""
    answer: str | None = None
    while True:
        try:
            step = next(dialogue) if answer is None else dialogue.send(answer)
        except StopIteration:
            return
        if isinstance(step, Ask):
            answer = _listen(step.prompt)
        else:
            print(step.text)
            answer = None


def _listen(prompt: str) -> str:
    """Read one line; piped input is shown as well, so that a transcript reads like a conversation."""
    if sys.stdin is None or sys.stdout is None:
        raise EOFError
    answer = input(prompt)
    if not sys.stdin.isatty():
        print(answer)
    return answer


def _setup(options: argparse.Namespace) -> Setup:
    game = GAMES[options.game] if options.game else None
    return Setup(
        game=game,
        start=game.parse_start(options.start) if game and options.start is not None else None,
        good_start=options.kind_of_start == "good",
        points_to_win=read_points(options.points),
        first_starter=None if options.first == "toss" else int(options.first),
        claims=not options.no_claims,
        computers=tuple(sorted(set(options.computer))),
        level=Level[options.level.upper()],
    )


def _slug(text: str) -> str:
    return text.strip().lower().replace(" ", "-")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python3 -m pygame_rules",
        description="Five two-player digit games. Without a game, you are asked for one.",
    )
    parser.add_argument("game", nargs="?", type=_slug, choices=list(GAMES), metavar="game", help=", ".join(GAMES))
    parser.add_argument("start", nargs="?", help="the starting number")
    parser.add_argument(
        "--start",
        choices=["good", "classic"],
        default="classic",
        dest="kind_of_start",
        help="without a starting number: one with something to decide for you, or the usual one (default classic)",
    )
    parser.add_argument("--points", default="1", metavar="N", help="points to win the match (default 1)")
    parser.add_argument("--first", choices=["1", "2", "toss"], default="1", help="who moves first (default 1)")
    parser.add_argument(
        "--computer", type=int, choices=SEATS, action="append", default=[], help="give this seat to the computer"
    )
    levels = [level.value.lower() for level in Level]
    parser.add_argument("--level", type=str.lower, choices=levels, default="perfect", help="how well it plays")
    parser.add_argument("--no-claims", action="store_true", help="three strikes never cost the game")
    parser.add_argument("--seed", type=int, help="repeat the same random choices")
    return parser
