"""What is said of a game on the table, in plain words: "you" where a person plays the computer."""

from pygame_rules.coach import Mistake
from pygame_rules.play import Ending, How, Play, other
from web.saves.game import SeatChoice
from web.screens.play.model import PlayModel

LONGEST_SUM = 12  # Digits of a number that is written twice in one line.


def sum_text(play: Play) -> str:
    """The last move as a sum, or in words where the number is long."""
    if not play.moves:
        return ""
    before, move = play.numbers[-2], play.moves[-1]
    if len(str(before)) > LONGEST_SUM:
        return play.game.describe(before, move)
    return play.game.preview(before, move)


def moved_text(model: PlayModel) -> str:
    """The one sentence that tells the last move, and how it ended if it did."""
    play = model.play
    ended = f" {result_text(model)} {score_text(model)}".rstrip() if play.ending else ""
    if not play.moves or play.given_up:
        return ended.strip()
    mover = other(play.turn)
    move = play.moves[-1]
    did = "removed" if move.position else "subtracted"
    return f"{model.name(mover)} {did} {move.digit}: {play.number}.{ended}"


def turn_text(model: PlayModel) -> str:
    """Whose turn it is."""
    seat = model.play.turn
    return "Your turn" if model.is_you(seat) else f"{model.name(seat)}'s turn"


def opening_text(model: PlayModel) -> str:
    """Who begins, and what decided it, where that is known."""
    starter = model.play.starter
    if model.saved.seat_choice is SeatChoice.MADE:
        return f"You chose to go {'first' if model.is_you(starter) else 'second'}."
    who = "the computer" if model.alone else model.name(starter)
    if model.play.moves:
        return "You began." if model.is_you(starter) else f"{capitalized(who)} began."
    begins = "you begin" if model.is_you(starter) else f"{who} begins"
    if model.ui.tossed:
        return f"The coin says: {begins}."
    return f"{capitalized(begins)}{' this time' if model.saved.match.winners else ''}."


def counted(count: int, noun: str) -> str:
    """So many of something; nothing is not worth a word."""
    return f"{count} {noun}{'' if count == 1 else 's'}" if count else ""


def capitalized(text: str) -> str:
    """A text as it begins a sentence, with names in it left alone."""
    return text[:1].upper() + text[1:]


def place_text(ply: int, last: int) -> str:
    """Where in a game somebody looks; before the first move is no move."""
    return f"Move {ply} of {last}" if ply else "Start"


def slip_text(model: PlayModel, slip: Mistake) -> str:
    """What a move gave away, what would have been better, and why."""
    best = model.play.game.describe(slip.number, slip.best)
    return f"Move {slip.ply} gave {_whose(model, slip.seat)} win away. {best} was the move. {slip.why}"


def _whose(model: PlayModel, seat: int) -> str:
    if model.is_you(seat):
        return "your"
    return "the computer's" if model.alone else f"{model.name(seat)}'s"


def claim_text(model: PlayModel) -> str:
    """Who may claim the game after three strikes, and who goes on if they do not."""
    turn = model.play.turn
    return f"{model.name(other(turn))} may claim the game, or let {model.name(turn)} try again."


def result_text(model: PlayModel) -> str:
    """Who has won, in as few words as possible."""
    ending = model.play.ending
    assert ending
    winner = model.name(ending.winner)
    if model.is_you(ending.winner):
        return "You win."
    return "The computer wins." if model.alone else f"{winner} wins."


def reason_text(model: PlayModel, ending: Ending) -> str:
    """By what."""
    who = model.name(ending.loser)
    if ending.how is How.RESIGNED:
        return f"{who} resigned."
    if ending.how is How.FORFEITED:
        whose = "your" if model.is_you(ending.loser) else f"{who}'s"
        return f"Three strikes in one turn: {whose} game is lost."
    if ending.how is How.STUCK:
        return f"{who} had no move left."
    count = counted(len(model.play.moves), "move")
    number = model.play.number
    if ending.how is How.LOST:
        return f"{who} hit {number or 'zero'} after {count}."
    return f"Down to {number} in {count}." if number else f"Zero in {count}."


def score_text(model: PlayModel) -> str:
    """How the match stands, in words; nothing where it is over with its only game."""
    match = model.saved.standing
    if match.points_to_win == 1:
        return ""
    one, two = match.score
    first, second = model.names
    if match.winner:
        goal = "You win the match!" if model.is_you(match.winner) else f"{model.name(match.winner)} wins the match!"
    else:
        goal = f"First to {match.points_to_win}."
    return f"{first} {one}, {second} {two}. {goal}"
