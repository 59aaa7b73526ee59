"""What is said of a puzzle: its headline, what came of a try, and the reason at the end."""

from pygame_rules.puzzles import TWO_ANSWERS, Kind, Puzzle
from web.puzzle.verdicts import verdict_of

HEADLINES: dict[Kind, str] = {
    "win": "Win it.",
    "mark": "Mark every winner.",
    "who": "Who wins?",
    "slip": "Spot the slip.",
    "seat": "Which seat?",
    "sums": "Do the sums.",
}
BEGIN: dict[Kind, str] = {
    "win": "You start. Your first try counts.",
    "mark": "Press all the moves that win, then Check.",
    "who": "Think it through. Your first answer counts.",
    "slip": "Press the move that gave the win away.",
    "seat": "Think it through. Your first answer counts.",
    "sums": "Type what is left, then Check.",
}
SLIPPED = "That one lets the win slip. Try another move."
GOOD = "Good. The computer answers …"
NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")


def answered(text: str) -> str:
    """What the other side did."""
    return f"The computer: {text}. Your move."


def not_the_slip(ply: int) -> str:
    """A move that was no slip was pressed."""
    return f"Not move {ply}. Try another."


def not_the_sum(number: int, result: str) -> str:
    """A result that is not right was typed."""
    return f"{number} minus its largest digit is not {result}. Look again."


def sums_left(count: int) -> str:
    """A result was right."""
    return f"Right. {_counted(count, 'sum')} to go."


def marked_wrong(*, too_many: int, missing: int) -> str:
    """How many marks are wrong, and not which."""
    excess = f"{_counted(too_many, 'mark').lower()} too many"
    lacking = f"{_counted(missing, 'winning move').lower()} {'is' if missing == 1 else 'are'} missing"
    if too_many and missing:
        return f"Not yet: {excess}, and {lacking}."
    return f"Not yet: {excess}." if too_many else f"So far so good, but {lacking}."


def _counted(count: int, noun: str) -> str:
    word = NUMBERS[count] if count < len(NUMBERS) else str(count)
    return f"{word} {noun}" if count == 1 else f"{word} {noun}s"


def hint_move(puzzle: Puzzle, number: int, notation: str) -> str:
    """One move that wins."""
    game = puzzle.game
    move = game.parse_move(number, notation)
    return f"{move.kind.capitalize()} {move.digit}: {game.preview(number, move)}."


def hint_slip(puzzle: Puzzle) -> str:
    """The half of the game in which it happened."""
    slip, half = int(puzzle.answers[0]), (len(puzzle.moves) + 1) // 2
    return f"It is one of the first {half} moves." if slip <= half else f"It comes after move {half}."


def hint_digit(puzzle: Puzzle, done: int) -> str:
    """The digit that is taken away next."""
    number = puzzle.numbers[done]
    return f"The largest digit of {number} is {puzzle.game.parse_move(number, puzzle.moves[done]).digit}."


def ended(puzzle: Puzzle, *, solved: bool, number: int | None = None, counted_down: bool = False) -> str:
    """The end of it, with the reason; and that the rest is a countdown, where a game was not played to its end."""
    lead = "Solved." if solved else answer(puzzle, number)
    rest = "The rest is a countdown that you win." if counted_down else ""
    return " ".join(filter(None, (lead, rest, reason(puzzle, number))))


def answer(puzzle: Puzzle, number: int | None = None) -> str:
    """What would have been right."""
    right = puzzle.answers
    match puzzle.kind:
        case "who":
            return f"The player who moves {right[0]} wins."
        case "seat":
            return f"Going {right[0]} wins."
        case "slip":
            return f"It was move {right[0]}."
        case "sums":
            return "These are the sums:"
        case _:
            return "" if number is None or puzzle.kind == "win" else f"{_counted(len(right), 'move')} would win."


def reason(puzzle: Puzzle, number: int | None = None) -> str:
    """Why the answer is right."""
    if puzzle.kind == "sums":
        return f"{' → '.join(map(str, puzzle.numbers))}."
    at = puzzle.start if number is None or puzzle.kind != "win" else number
    if puzzle.kind == "slip":
        at = puzzle.numbers[int(puzzle.answers[0]) - 1]
        return f"From {at} there was a win. {verdict_of(puzzle.slug, at).why}"
    why = verdict_of(puzzle.slug, at).why
    return f"For whoever moves first: {why}" if puzzle.kind in TWO_ANSWERS else why
