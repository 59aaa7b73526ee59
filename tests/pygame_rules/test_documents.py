"""What the five rule documents show, replayed from data."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.drive import converse

from pygame_rules import GAMES, IllegalMove
from pygame_rules.dialogue import Setup, session
from pygame_rules.play import Play

DATA = Path(__file__).parent.parent / "data"
DOCUMENTS = json.loads((DATA / "documents.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("shown", DOCUMENTS["games"], ids=lambda shown: f"{shown['game']}-{shown['line'][:12]}")
def test_a_game_of_the_documents_is_played_number_by_number(shown: dict[str, Any]) -> None:
    start, *steps = shown["line"].split()
    play = Play.begin(GAMES[shown["game"]], int(start))
    for notation, number in zip(steps[::2], steps[1::2], strict=True):
        assert play.ending is None
        play = play.make(notation)
        assert play.number == int(number)
    assert (play.ending and play.ending.winner) == shown.get("winner")


@pytest.mark.parametrize("shown", DOCUMENTS["choices"], ids=str)
def test_the_documents_lists_of_choices_are_the_legal_moves(shown: dict[str, object]) -> None:
    game, number = GAMES[str(shown["game"])], int(str(shown["number"]))
    assert [str(move) for move in game.legal_moves(number)] == shown["moves"]


@pytest.mark.parametrize("shown", DOCUMENTS["refused"], ids=str)
def test_the_documents_invalid_moves_are_refused(shown: dict[str, str]) -> None:
    with pytest.raises(IllegalMove):
        GAMES[shown["game"]].parse_move(int(shown["number"]), shown["move"])


@pytest.mark.parametrize("shown", DOCUMENTS["announced"], ids=str)
def test_the_documents_announcements_are_ours(shown: dict[str, str]) -> None:
    game, number = GAMES[shown["game"]], int(shown["number"])
    assert game.announce(number, game.parse_move(number, shown["move"])) == shown["sentence"]


SAMPLES = {
    "zero-hero": (76, "6 7"),
    "max-digit-zero": (
        100,
        "1 99 9 90 9 81 8 73 7 66 6 60 6 54 5 49 9 40 4 36 6 30 3 27 7 20 2 18 8 10 1 9 9 0",
    ),
    "digit-drop-duel": (123456, "5 2 1 3 6 4"),
    "digit-duel": (256, "Subtract_Digit 6 Remove_Digit 2 Subtract_Digit 5 Remove_Digit 5"),
    "digit-deletion-duel": (7496, "2 1 2"),
}


@pytest.mark.parametrize("slug", SAMPLES)
def test_the_command_line_sample_is_reproduced_to_the_letter(slug: str) -> None:
    """A sample file holds the document's sample; ``...`` stands for what the document leaves out."""
    start, typed = SAMPLES[slug]
    setup = Setup(game=GAMES[slug], start=start)
    transcript = converse(session(setup, Random(1)), [answer.replace("_", " ") for answer in typed.split()])
    beginning, *later = (DATA / "samples" / f"{slug}.txt").read_text(encoding="utf-8").split("...\n")
    assert transcript.startswith(beginning)
    rest = transcript.removeprefix(beginning)
    for piece in later:
        assert piece in rest
        rest = rest.partition(piece)[2]
    if slug != "zero-hero":  # The one sample that stops before its game ends.
        assert rest == ""
