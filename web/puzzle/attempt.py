"""One puzzle being solved: what was tried so far, and what each try makes of it. Frozen values."""

from dataclasses import dataclass, replace

from pygame_rules.errors import RulesError
from pygame_rules.puzzles import TWO_ANSWERS, Puzzle
from pygame_rules.reading import read_result
from web.puzzle import words
from web.puzzle.verdicts import verdict_of

LONGEST_RESULT = 60


@dataclass(frozen=True)
class Attempt:
    """How far one puzzle has come.

    ``number`` stands on the board. ``tries`` counts wrong answers and the right one. ``marked`` has the moves that are
    said to win, ``results`` the sums done. ``slips`` has the numbers at which a win was given away. ``one_move`` is for
    those who are asked for one move and not for the rest of the game.
    """

    puzzle: Puzzle
    number: int
    one_move: bool = False
    marked: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    typed: str = ""
    tries: int = 0
    hints: int = 0
    hinted: str = ""
    wrong: tuple[str, ...] = ()  # answers that are known to be wrong here
    said: str = ""
    solved: bool | None = None
    waits: bool = False  # for the other side's answer
    slips: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether there is nothing more to do."""
        return self.solved is not None

    @property
    def live(self) -> bool:
        """Whether something can be answered now."""
        return not self.over and not self.waits

    @property
    def can_hint(self) -> bool:
        """Whether there is a hint that does not give a question with two answers away."""
        return self.live and self.puzzle.kind not in TWO_ANSWERS and not self.hinted

    def failed(self, said: str, *wrong: str) -> "Attempt":
        """One wrong answer more."""
        return replace(self, tries=self.tries + 1, said=said, wrong=(*self.wrong, *wrong))

    def ended(self, *, solved: bool, said: str) -> "Attempt":
        """It is over; whoever solved it did so with one more try."""
        return replace(self, solved=solved, tries=self.tries + solved, said=said, waits=False, typed="", hinted="")


def begin(puzzle: Puzzle, *, one_move: bool = False, tries: int = 0, hints: int = 0) -> Attempt:
    """A puzzle not begun, or left alone after some tries."""
    return Attempt(puzzle, puzzle.start, one_move=one_move, tries=tries, hints=hints)


def told(puzzle: Puzzle, *, solved: bool, tries: int, hints: int) -> Attempt:
    """A puzzle that was over before."""
    return replace(begin(puzzle, tries=tries, hints=hints), solved=solved, said=words.ended(puzzle, solved=solved))


# --- moves ---


def move(attempt: Attempt, notation: str) -> Attempt:
    """A move was pressed."""
    game = attempt.puzzle.game
    if not attempt.live or notation not in map(str, game.legal_moves(attempt.number)):
        return attempt
    if attempt.puzzle.kind == "mark":
        marked = attempt.marked
        others = tuple(each for each in marked if each != notation)
        return replace(attempt, marked=others if notation in marked else (*marked, notation), said="")
    return _played(attempt, notation) if attempt.puzzle.kind == "win" else attempt


def _played(attempt: Attempt, notation: str) -> Attempt:
    game, number = attempt.puzzle.game, attempt.number
    if notation in attempt.wrong:  # That is known by now.
        return attempt
    if notation not in map(str, verdict_of(attempt.puzzle.slug, number).winning):
        slipped = attempt if number in attempt.slips else replace(attempt, slips=(*attempt.slips, number))
        return slipped.failed(words.SLIPPED, notation)
    after = game.apply(number, game.parse_move(number, notation))
    on = replace(attempt, number=after, hinted="", wrong=(), said="")
    if attempt.one_move or game.outcome(after) or game.is_countdown(after):
        counted_down = not attempt.one_move and not game.outcome(after)
        return on.ended(solved=True, said=words.ended(attempt.puzzle, solved=True, counted_down=counted_down))
    return replace(on, waits=True, said=words.GOOD)


def reply(attempt: Attempt, number: int, notation: str) -> Attempt:
    """The other side's answer, if the board still waits for it."""
    if not attempt.waits or number != attempt.number:
        return attempt
    game = attempt.puzzle.game
    after = game.apply(number, game.parse_move(number, notation))
    on = replace(attempt, number=after, waits=False)
    if game.outcome(after) or game.is_countdown(after):
        counted_down = not game.outcome(after)
        return on.ended(solved=True, said=words.ended(attempt.puzzle, solved=True, counted_down=counted_down))
    answered = game.preview(number, game.parse_move(number, notation))
    return replace(on, said=words.answered(answered))


# --- answers ---


def say(attempt: Attempt, answer: str) -> Attempt:
    """A question was answered. Of two answers the second is none, so the first one ends it."""
    puzzle = attempt.puzzle
    if not attempt.live or puzzle.kind not in (*TWO_ANSWERS, "slip") or answer in attempt.wrong:
        return attempt
    if answer in puzzle.answers:
        return attempt.ended(solved=True, said=words.ended(puzzle, solved=True))
    if puzzle.kind == "slip":
        return attempt.failed(words.not_the_slip(int(answer)), answer) if answer.isdecimal() else attempt
    return attempt.failed("", answer).ended(solved=False, said=words.ended(puzzle, solved=False))


def type_result(attempt: Attempt, text: str) -> Attempt:
    """The result, as typed into its field."""
    return replace(attempt, typed=text[:LONGEST_RESULT]) if attempt.live else attempt


def press_keypad(attempt: Attempt, text: str) -> Attempt:
    """One more digit of the result, or one less."""
    return type_result(attempt, attempt.typed + text if text else attempt.typed[:-1])


def check(attempt: Attempt) -> Attempt:
    """What was marked or typed is judged."""
    if not attempt.live:
        return attempt
    return _check_result(attempt) if attempt.puzzle.kind == "sums" else _check_marks(attempt)


def _check_marks(attempt: Attempt) -> Attempt:
    puzzle, marked = attempt.puzzle, set(attempt.marked)
    if puzzle.kind != "mark" or not marked:
        return attempt
    right = set(puzzle.answers)
    if marked == right:
        return attempt.ended(solved=True, said=words.ended(puzzle, solved=True))
    slips = attempt.slips if marked <= right or puzzle.start in attempt.slips else (*attempt.slips, puzzle.start)
    said = words.marked_wrong(too_many=len(marked - right), missing=len(right - marked))
    return replace(attempt, slips=slips).failed(said)


def _check_result(attempt: Attempt) -> Attempt:
    puzzle = attempt.puzzle
    try:
        result = str(read_result(attempt.typed))
    except RulesError as error:
        return replace(attempt, said=str(error))
    return _summed(attempt, result) if result == puzzle.answers[len(attempt.results)] else _missed(attempt, result)


def _missed(attempt: Attempt, result: str) -> Attempt:
    return replace(attempt.failed(words.not_the_sum(attempt.number, result)), typed="")


def _summed(attempt: Attempt, result: str) -> Attempt:
    puzzle = attempt.puzzle
    done = replace(attempt, results=(*attempt.results, result), number=int(result), typed="", hinted="", said="")
    if done.results == puzzle.answers:
        return done.ended(solved=True, said=words.ended(puzzle, solved=True))
    return replace(done, said=words.sums_left(len(puzzle.answers) - len(done.results)))


# --- help ---


def hint(attempt: Attempt) -> Attempt:
    """A little help, which is counted."""
    if not attempt.can_hint:
        return attempt
    puzzle, helped = attempt.puzzle, replace(attempt, hints=attempt.hints + 1)
    match puzzle.kind:
        case "win" | "mark":
            named = str(verdict_of(puzzle.slug, attempt.number).hint)
            return replace(helped, hinted=named, said=words.hint_move(puzzle, attempt.number, named))
        case "slip":
            return replace(helped, hinted="slip", said=words.hint_slip(puzzle))
        case _:
            return replace(helped, hinted="digit", said=words.hint_digit(puzzle, len(attempt.results)))


def give_up(attempt: Attempt) -> Attempt:
    """The answer is told."""
    if not attempt.live:
        return attempt
    return attempt.ended(solved=False, said=words.ended(attempt.puzzle, solved=False, number=attempt.number))
