"""A puzzle being solved: every kind to its end, wrong answers, hints, and the answer given up for."""

from datetime import date, timedelta
from random import Random

import pytest
from support.headless import finished

from pygame_rules.puzzles import FIRST_DAY, KINDS, Puzzle, daily
from pygame_rules.solver import Solver
from web.app.effects import Env
from web.puzzle import attempt as a
from web.puzzle.attempt import Attempt, begin, told
from web.puzzle.effects import replies
from web.puzzle.messages import Replied
from web.puzzle.words import HEADLINES, reason

DAYS = [FIRST_DAY + timedelta(days=count) for count in range(120)]
WIN = Puzzle("digit-duel", 9414, "win", 3)
MARK = Puzzle("digit-duel", 87936, "mark", 4)
WHO = Puzzle("digit-deletion-duel", 5153831, "who", 2)
SEAT = Puzzle("digit-deletion-duel", 992644, "seat", 2)
SLIP = Puzzle("zero-hero", 498, "slip", 3, ("-8", "-9", "-1", "-8", "-7", "-5"))
SUMS = Puzzle("max-digit-zero", 132, "sums", 5, ("-3", "-9", "-2"))


def solve(puzzle: Puzzle) -> Attempt:
    """The puzzle after nothing but right answers, with the best defence against them."""
    attempt, solver = begin(puzzle), Solver(puzzle.game)
    while not attempt.over:
        if puzzle.kind == "win" and attempt.waits:
            number = attempt.number
            attempt = a.reply(attempt, number, str(solver.verdict(number).best))
        elif puzzle.kind == "win":
            attempt = a.move(attempt, str(solver.verdict(attempt.number).winning[-1]))
        elif puzzle.kind == "mark":
            for move in puzzle.answers:
                attempt = a.move(attempt, move)
            attempt = a.check(attempt)
        elif puzzle.kind == "sums":
            attempt = a.check(a.type_result(attempt, puzzle.answers[len(attempt.results)]))
        else:
            attempt = a.say(attempt, puzzle.answers[0])
    return attempt


@pytest.mark.parametrize("day", DAYS, ids=date.isoformat)
def test_every_day_is_solved_at_the_first_try_by_whoever_knows(day: date) -> None:
    puzzle = daily(day)
    done = solve(puzzle)
    assert (done.solved, done.tries, done.hints, done.slips) == (True, 1, 0, ())
    assert done.said.startswith("Solved.")
    assert reason(puzzle) in done.said


def test_all_kinds_are_among_these_days() -> None:
    assert {daily(day).kind for day in DAYS} == set(KINDS) == set(HEADLINES)


# --- a win ---


def test_a_move_that_lets_the_win_slip_is_refused_counted_and_remembered() -> None:
    slipped = a.move(begin(WIN), "x1")
    assert (slipped.number, slipped.tries, slipped.wrong, slipped.slips) == (9414, 1, ("x1",), (9414,))
    assert a.move(slipped, "x1") is slipped, "pressed twice, it counts once"
    again = a.move(slipped, "x2")
    assert (again.tries, again.slips) == (2, (9414,))
    assert not again.waits


def test_any_winning_move_is_taken_and_waits_for_the_answer() -> None:
    on = a.move(begin(WIN), "-1")
    assert (on.number, on.waits, on.live, on.over) == (9413, True, False, False)
    assert a.move(on, "-1") is on, "nobody moves twice"
    assert a.reply(on, 9414, "-1") is on, "an answer to something else"
    answered = a.reply(on, 9413, "x1")
    assert (answered.number, answered.waits) == (413, False)


def test_it_ends_when_the_rest_is_a_countdown() -> None:
    done = solve(WIN)
    assert done.solved
    assert WIN.game.outcome(done.number) or WIN.game.is_countdown(done.number)


def test_where_one_move_is_asked_for_one_is_enough() -> None:
    done = a.move(begin(WIN, one_move=True), "-1")
    assert (done.solved, done.tries, done.number) == (True, 1, 9413)


def test_the_defence_leaves_as_few_winning_answers_as_can_be() -> None:
    on, solver, game = a.move(begin(WIN), "-1"), Solver(WIN.game), WIN.game
    [effect] = replies(on)
    told = finished(effect, Env(Random(1), clock=lambda: 0.0))
    assert isinstance(told, Replied)
    answers = {str(move): len(solver.verdict(game.apply(9413, move)).winning) for move in game.legal_moves(9413)}
    assert (told.number, answers[told.notation]) == (9413, min(answers.values()))
    assert replies(begin(WIN)) == ()


def test_what_the_rules_refuse_is_no_try() -> None:
    fresh = begin(Puzzle("digit-drop-duel", 905, "win", 1))
    assert a.move(fresh, "x9") is fresh
    assert a.move(fresh, "-9") is fresh
    assert a.move(fresh, "nonsense") is fresh


# --- marks ---


def test_marks_can_be_taken_back_and_count_only_when_checked() -> None:
    marked = a.move(a.move(begin(MARK), "-6"), "x1")
    assert (marked.marked, marked.tries) == (("-6", "x1"), 0)
    assert a.move(marked, "x1").marked == ("-6",)


@pytest.mark.parametrize(
    ("marked", "said"),
    [
        (("-6",), "So far so good, but one winning move is missing."),
        (("-6", "x3", "x1"), "Not yet: one mark too many."),
        (("x1",), "Not yet: one mark too many, and two winning moves are missing."),
    ],
)
def test_wrong_marks_are_counted_and_not_named(marked: tuple[str, ...], said: str) -> None:
    attempt = begin(MARK)
    for move in marked:
        attempt = a.move(attempt, move)
    checked = a.check(attempt)
    assert (checked.said, checked.tries, checked.over) == (said, 1, False)
    assert checked.slips == (() if "x1" not in marked else (87936,))


def test_nothing_marked_is_nothing_to_check() -> None:
    assert a.check(begin(MARK)) == begin(MARK)


# --- questions ---


@pytest.mark.parametrize("puzzle", [WHO, SEAT], ids=["who", "seat"])
def test_a_wrong_answer_to_a_question_of_two_ends_it(puzzle: Puzzle) -> None:
    wrong = {"first": "second", "second": "first"}[puzzle.answers[0]]
    done = a.say(begin(puzzle), wrong)
    assert (done.solved, done.tries, done.wrong) == (False, 1, (wrong,))
    assert puzzle.answers[0] in done.said
    assert a.say(done, puzzle.answers[0]) is done
    assert not begin(puzzle).can_hint


def test_a_move_that_was_no_slip_can_be_pressed_once() -> None:
    wrong = a.say(begin(SLIP), "2")
    assert (wrong.tries, wrong.wrong, wrong.said) == (1, ("2",), "Not move 2. Try another.")
    assert a.say(wrong, "2") is wrong
    assert a.say(wrong, "nonsense") is wrong
    assert a.say(wrong, SLIP.answers[0]).tries == 2


def test_a_wrong_sum_is_said_and_tried_again() -> None:
    wrong = a.check(a.type_result(begin(SUMS), "130"))
    assert (wrong.tries, wrong.typed, wrong.number) == (1, "", 132)
    assert "130" in wrong.said
    right = a.check(a.type_result(wrong, "129"))
    assert (right.number, right.results, right.said) == (129, ("129",), "Right. Two sums to go.")


def test_what_is_no_number_is_no_try() -> None:
    unread = a.check(a.type_result(begin(SUMS), "abc"))
    assert unread.tries == 0
    assert unread.said


def test_the_keypad_adds_and_takes_back() -> None:
    typed = a.press_keypad(a.press_keypad(begin(SUMS), "1"), "2")
    assert typed.typed == "12"
    assert a.press_keypad(typed, "").typed == "1"


# --- help ---


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        (WIN, "Subtract 1: 9414 − 1 = 9413."),
        (SLIP, "It comes after move 3."),
        (SUMS, "The largest digit of 132 is 3."),
    ],
)
def test_a_hint_helps_once_and_is_counted(puzzle: Puzzle, said: str) -> None:
    helped = a.hint(begin(puzzle))
    assert (helped.hints, helped.said, helped.can_hint) == (1, said, False)
    assert a.hint(helped) is helped


def test_a_hint_in_the_first_half_says_so() -> None:
    puzzle = Puzzle("zero-hero", 504, "slip", 3, ("-5", "-9", "-9", "-1", "-4", "-6", "-4"))
    assert a.hint(begin(puzzle)).said == "It is one of the first 4 moves."


@pytest.mark.parametrize("puzzle", [WIN, MARK, WHO, SEAT, SLIP, SUMS], ids=lambda puzzle: puzzle.kind)
def test_whoever_gives_up_is_told_why_and_it_stays_over(puzzle: Puzzle) -> None:
    done = a.give_up(begin(puzzle))
    assert (done.solved, done.tries, done.over) == (False, 0, True)
    assert reason(puzzle) in done.said
    assert "Solved" not in done.said
    for press in (a.give_up, a.hint, a.check):
        assert press(done) is done
    assert a.press_keypad(done, "1") is done


def test_one_that_was_over_before_is_shown_as_it_ended() -> None:
    assert told(WHO, solved=True, tries=1, hints=0).said == solve(WHO).said
    assert told(WHO, solved=False, tries=1, hints=0).over
