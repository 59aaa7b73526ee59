"""What must hold for any game at all. A new game is tested here the moment its file exists."""

import json
from dataclasses import asdict
from pathlib import Path
from random import Random
from string import Formatter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from support.strategies import any_game, plays, positions

from pygame_rules import GAMES, BadStart, Game, IllegalMove, Move, RulesError, Solver
from pygame_rules.core import read_notation
from pygame_rules.play import Play
from pygame_rules.record import from_link, from_record, to_link, to_record

ANY_TEXT = st.text() | st.text(alphabet="0123456789-x .,_e+\u2212\uff11\ud800\u202e", max_size=80)


def test_names_are_there_and_fit_for_players(game: Game) -> None:
    assert game.slug == game.slug.lower().replace(" ", "-")
    assert game.title[0].isupper()
    assert game.objective.endswith(".")
    assert game.pitch.endswith(".")
    assert len(game.rules) >= 2
    assert all(rule[0].isupper() and rule.endswith(".") for rule in game.rules)


def test_the_facts_for_a_page_are_fit_to_show(game: Game) -> None:
    assert 0 <= game.hue < 360
    assert all(ruling[0].isupper() and ruling.endswith(".") for ruling in game.rulings)
    assert not any(ruling.startswith(f"{game.title}:") for ruling in game.rulings), "it is shown below its title"


def test_the_example_is_a_start_and_a_legal_move(game: Game) -> None:
    number, move = game.example_move()
    assert game.parse_start(str(number)) == number
    assert move in game.legal_moves(number)


def test_the_legal_moves_are_exactly_those_no_rule_refuses(game: Game) -> None:
    for number in range(10 ** (game.min_digits - 1), 1200):
        legal = set(game.legal_moves(number))
        for digit in range(10):
            accepted = _accepts(game, number, f"-{digit}")
            assert accepted == (Move("subtract", digit) in legal)
        for position in range(1, 6):
            accepted = _accepts(game, number, f"x{position}")
            assert accepted == any(move.position == position for move in legal)


def _accepts(game: Game, number: int, notation: str) -> bool:
    try:
        return str(game.parse_move(number, notation)) == notation
    except IllegalMove:
        return False


@given(positions())
def test_a_legal_move_reads_back_from_its_own_notation(position: tuple[Game, int]) -> None:
    game, number = position
    for move in game.legal_moves(number):
        assert read_notation(number, str(move)) == move == game.parse_move(number, str(move))


@given(positions())
def test_every_legal_move_leads_to_a_smaller_number_of_the_same_game(position: tuple[Game, int]) -> None:
    game, number = position
    assert game.legal_moves(number), "a position that is not over has a move"
    for move in game.legal_moves(number):
        after = game.apply(number, move)
        assert 0 <= after < number
        over = game.outcome(after)
        assert bool(over) != bool(game.legal_moves(after))
        if over:
            assert over.reason


# What each sentence of a wording may name.
KNOWN = {
    "subtracted": {"digit", "before", "number"},
    "removed": {"digit", "before", "number"},
    "opening": {"number"},
    "turn": {"player", "number", "digits"},
    "moved": {"player", "digit", "number"},
    "won": {"player"},
    "lost": {"player", "winner"},
}


def test_the_wording_names_only_what_will_be_filled_in(game: Game) -> None:
    sentences = {name: text for name, text in asdict(game.wording).items() if isinstance(text, str)}
    assert set(sentences) == set(KNOWN)
    for name, text in sentences.items():
        assert {field for _, field, _, _ in Formatter().parse(text) if field is not None} <= KNOWN[name], text


@given(positions())
def test_every_legal_move_is_announced_with_its_digit_and_its_result(position: tuple[Game, int]) -> None:
    game, number = position
    for move in game.legal_moves(number):
        sentence = game.announce(number, move)
        assert str(move.digit) in sentence
        assert sentence.endswith(f" {game.apply(number, move)}.")
        assert "{" not in sentence


@given(positions())
def test_the_terminals_questions_accept_every_legal_move(position: tuple[Game, int]) -> None:
    game, number = position
    for first in (True, False):
        for move in game.legal_moves(number):
            asking = game.ask(number, first=first)
            assert next(asking)
            *early, last = game.answers(number, move)
            for answer in early:
                assert asking.send(answer)
            with pytest.raises(StopIteration) as done:
                asking.send(last)
            assert done.value.value == move


@given(any_game(), ANY_TEXT)
def test_any_text_as_a_start_is_read_or_refused_with_a_sentence(game: Game, text: str) -> None:
    try:
        start = game.parse_start(text)
    except BadStart as error:
        _is_a_sentence(error)
    else:
        assert game.min_digits <= len(str(start)) <= game.max_digits
        assert game.parse_start(str(start)) == start
        assert game.legal_moves(start)


@given(positions(), ANY_TEXT)
def test_any_text_as_a_move_is_read_or_refused_with_a_sentence(position: tuple[Game, int], text: str) -> None:
    game, number = position
    try:
        move = game.parse_move(number, text)
    except IllegalMove as error:
        _is_a_sentence(error)
    else:
        assert move in game.legal_moves(number)


@given(ANY_TEXT, any_game(), ANY_TEXT, ANY_TEXT)
def test_any_text_as_a_link_is_read_or_refused_with_a_sentence(text: str, game: Game, start: str, moves: str) -> None:
    for path in (text, f"{game.slug}/{start}", f"{game.slug}/{start}/{moves}", f"{game.slug}/256/{moves}"):
        try:
            play = from_link(path)
        except RulesError as error:
            _is_a_sentence(error)
        else:
            assert from_link(to_link(play)) == play


@given(any_game(), st.data())
def test_any_answers_in_the_terminal_make_a_move_or_are_refused_with_a_sentence(
    game: Game, data: st.DataObject
) -> None:
    number = data.draw(positions(game))[1]
    asking = game.ask(number, first=True)
    next(asking)
    try:
        while True:
            asking.send(data.draw(ANY_TEXT | st.sampled_from(["s", "Remove Digit", "1", "2", "0"])))
    except StopIteration as done:
        assert done.value in game.legal_moves(number)
    except RulesError as error:
        _is_a_sentence(error)


def _is_a_sentence(error: RulesError) -> None:
    text = str(error)
    assert text[0].isupper() or text[0] in "“" or text[0].isdecimal()
    assert text.endswith(".")
    assert text.isprintable()
    assert len(text) < 400


@given(any_game(), st.integers(10, 999), st.randoms(use_true_random=False))
def test_every_game_ends_and_has_one_winner(game: Game, start: int, rng: Random) -> None:
    """Numbers only fall (tested above), so every game ends; here some are played out."""
    assume(game.legal_moves(start))
    play = Play.begin(game, start)
    while not play.ending:
        play = play.make(rng.choice(play.legal_moves))
    assert {play.ending.winner, play.ending.loser} == {1, 2}
    assert play.legal_moves == ()
    assert play.ending.sentence(play.players).endswith(" wins.")
    with pytest.raises(IllegalMove, match="The game is over"):
        play.make(play.moves[-1])


@given(plays())
def test_records_and_links_read_back_to_the_same_game(play: Play) -> None:
    assert from_record(to_record(play)) == play
    linked = from_link(to_link(play))
    assert (linked.game, linked.numbers, linked.moves) == (play.game, play.numbers, play.moves)


def test_random_starts_are_accepted_and_repeat_with_their_seed(game: Game) -> None:
    for seed in range(200):
        for roll in (game.random_start, game.roll_start):
            start = roll(Random(seed))
            assert game.parse_start(str(start)) == start
            assert roll(Random(seed)) == start


@pytest.mark.parametrize("seat", [1, 2])
def test_good_starts_are_accepted_and_repeat_with_their_seed(game: Game, seat: int) -> None:
    for seed in range(3):
        start = game.good_start(Random(seed), seat)
        assert game.parse_start(str(start)) == start
        assert game.good_start(Random(seed), seat) == start


def test_a_game_says_whether_any_choice_matters(game: Game) -> None:
    solver = Solver(game)
    assert game.has_forks == any(solver.verdict(number).has_choice for number in range(1, 1_200))


def test_perft_counts_are_those_on_file(game: Game) -> None:
    """perft counts the positions reached after exactly so many moves, each line of play by itself."""
    on_file = json.loads((Path(__file__).parent.parent / "data" / "perft.json").read_text())
    for start, counts in on_file.get(game.slug, {}).items():
        assert [_perft(game, int(start), depth) for depth in range(1, len(counts) + 1)] == counts


def _perft(game: Game, number: int, depth: int) -> int:
    layer = {number: 1}
    for _ in range(depth):
        following: dict[int, int] = {}
        for position, lines in layer.items():
            for move in game.legal_moves(position):
                after = game.apply(position, move)
                following[after] = following.get(after, 0) + lines
        layer = following
    return sum(layer.values())


def test_the_slugs_are_unique_and_the_mapping_is_read_only() -> None:
    assert all(game.slug == slug for slug, game in GAMES.items())
    with pytest.raises(TypeError):
        GAMES["another"] = next(iter(GAMES.values()))  # type: ignore[index]
