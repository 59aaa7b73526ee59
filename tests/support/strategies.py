"""Hypothesis strategies: games, positions and whole games being played."""

from hypothesis import assume
from hypothesis import strategies as st

from pygame_rules import GAMES, Game
from pygame_rules.play import STRIKES_TO_CLAIM, Play

NAMES = st.sampled_from(["Ann", "Player 2", "Zoë", "李雷", "a: b", "{number}", "<b>x</b>"])


def any_game() -> st.SearchStrategy[Game]:
    return st.sampled_from(list(GAMES.values()))


@st.composite
def positions(draw: st.DrawFn, game: Game | None = None) -> tuple[Game, int]:
    """A game and a number from which it can start; zeros and repeats are common."""
    game = game or draw(any_game())
    length = draw(st.integers(game.min_digits, game.max_digits))
    digits = draw(st.sampled_from(["0123456789", "01", "0009", "123", "7"]))
    text = draw(st.text(alphabet=digits, min_size=length, max_size=length))
    number = int("1" + text[1:] if text[0] == "0" else text)
    assume(game.legal_moves(number))
    return game, number


@st.composite
def plays(draw: st.DrawFn) -> Play:
    """A game at any stage: some moves, perhaps undone ones, strikes, a resignation or a claim."""
    game, start = draw(positions())
    play = Play.begin(game, start, (draw(NAMES), draw(NAMES)), draw(st.sampled_from([1, 2])))
    for _ in range(draw(st.integers(0, 40))):
        if play.ending:
            break
        play = play.make(draw(st.sampled_from(play.legal_moves)))
    for _ in range(draw(st.integers(0, min(3, len(play.moves))))):
        play = play.undo()
    if not play.ending:
        if game.player_does_sums:
            for _ in range(draw(st.integers(0, STRIKES_TO_CLAIM + 1))):
                play = play.strike()
        if play.claimable and draw(st.booleans()):
            play = play.claim()
        elif draw(st.booleans()):
            play = play.resign(draw(st.sampled_from([None, 1, 2])))
    return play
