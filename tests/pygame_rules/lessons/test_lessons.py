"""Every lesson: true in each verdict, silent about the rule until it is shown, and ending with its test."""

import re

import pytest
from support.exhaustive import Table

from pygame_rules import GAMES, Game, Solver
from pygame_rules.lessons import Lesson, Step, held, lesson_of, reply, slipped
from pygame_rules.patterns import Report, check_rule, parse_rule

FOUND = {slug: lesson for slug, game in GAMES.items() if (lesson := lesson_of(game))}
STEPS = [(slug, step) for slug, lesson in FOUND.items() for step in lesson.steps]
NAMED = [f"{slug}-{step.name}" for slug, step in STEPS]

# The test at the end of each lesson: every number, and whether the player to move wins.
TESTS = {
    "zero-hero": {91: True, 345: True, 700: False, 1009: True, 98761: True},
    "max-digit-zero": {52: False, 58: True, 118: False, 142: True, 200: False},
    "digit-drop-duel": {604: True, 47361: False, 9041: True, 90041: False, 4707: True, 30405: False},
    "digit-duel": {831: True, 9311: False, 9312: True, 38114: True, 5317: False},
    "digit-deletion-duel": {47361: False, 473615: True, 20: True, 1000: True},
}
# What would give the rule away before it is shown.
SECRETS = {
    "zero-hero": "multiple|ends? in 0|last digit",
    "max-digit-zero": r"\bodd\b|\beven\b|bigger",
    "digit-drop-duel": r"\bodd\b|\beven\b",
    "digit-duel": "ends? in|last digit|last two",
    "digit-deletion-duel": r"\bodd\b|\beven\b",
}


def test_the_five_games_have_lessons_and_another_game_needs_none() -> None:
    assert set(TESTS) <= set(FOUND)


@pytest.mark.parametrize("slug", FOUND)
def test_a_lesson_has_five_to_eight_steps_with_names_of_their_own_and_shows_the_rule_once(slug: str) -> None:
    steps = FOUND[slug].steps
    assert 5 <= len(steps) <= 8
    assert len({step.name for step in steps}) == len(steps)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", step.name) for step in steps)
    kinds = [step.kind for step in steps]
    assert kinds.count("see") == kinds.count("say") == 1
    assert kinds.index("say") < kinds.index("see")
    assert {"predict", "compare"} <= set(kinds)


@pytest.mark.parametrize(("slug", "step"), STEPS, ids=NAMED)
def test_every_position_is_what_the_lesson_says(slug: str, step: Step) -> None:
    game, solver = GAMES[slug], Solver(GAMES[slug])
    assert step.question.endswith((".", "?"))
    for position in step.positions:
        verdict = solver.verdict(position.number)
        assert verdict.options, "somebody is to move"
        assert verdict.wins == position.wins, position
        assert bool(position.moves) == (step.kind == "play")
        if position.moves:
            assert set(position.moves) == set(map(str, verdict.winning)), position
        assert position.right.endswith("."), position
        assert re.search(r"\d", position.right), "a sentence with a number in it"
    if step.kind == "compare":
        assert [position.wins for position in step.positions].count(True) == 1
    if step.kind == "prove":
        assert solver.verdict(step.positions[0].number).wins == (step.seat == 1), "it can be won from this seat"
    assert bool(step.positions) != (step.kind == "say")
    assert step.claim in ("", *(claim.name for claim in solver.insight.claims))
    assert game.max_digits >= max((len(str(position.number)) for position in step.positions), default=1)


@pytest.mark.parametrize(("slug", "step"), [pair for pair in STEPS if pair[1].rule], ids=lambda found: str(found)[:20])
def test_the_rule_holds_for_every_number_of_its_range(slug: str, step: Step) -> None:
    rule, truth = parse_rule(step.rule), Table(slug, step.last)
    assert str(rule) == step.rule
    report = check_rule(GAMES[slug], rule, step.numbers)
    assert report.holds
    assert report.tested > 40
    for number in step.numbers:
        if not GAMES[slug].outcome(number):
            assert truth.wins[number] != rule.fits(number, str(number)), number


@pytest.mark.parametrize("slug", FOUND)
def test_only_the_steps_with_a_rule_have_a_range(slug: str) -> None:
    for step in FOUND[slug].steps:
        assert bool(step.rule) == bool(step.last) == (step.kind in ("say", "see"))


def tries(slug: str, step: Step) -> list[str]:
    """What is said of every move that a learner may try and that does not win."""
    game = GAMES[slug]
    return [
        slipped(game, position.number, move, why=False)
        for position in step.positions
        if step.kind == "play"
        for move in game.legal_moves(position.number)
        if str(move) not in position.moves
    ]


@pytest.mark.parametrize("slug", TESTS)
def test_nothing_states_the_rule_before_it_is_shown(slug: str) -> None:
    for step in FOUND[slug].steps:
        if step.kind == "see":
            break
        told = [step.question, *(position.right for position in step.positions), *tries(slug, step)]
        assert not re.search(SECRETS[slug], " ".join(told)), step.name
    assert re.search(SECRETS[slug], step.question), "the step that shows it does state it"


@pytest.mark.parametrize("slug", FOUND)
def test_the_rule_is_shown_in_short_sentences_with_numbers_to_check_it_by(slug: str) -> None:
    [shown] = [step.question for step in FOUND[slug].steps if step.kind == "see"]
    assert len(shown.split("\n")) <= 3
    assert len(shown.split()) <= 65
    for sentence in re.split(r"[.:] |\n", shown):
        assert len(sentence.split()) <= 16, sentence
    assert len(re.findall(r"\b\d\d+\b", shown)) >= 2


@pytest.mark.parametrize("slug", TESTS)
def test_perfect_is_to_be_beaten_where_something_can_be_decided(slug: str) -> None:
    proofs = [step for step in FOUND[slug].steps if step.kind == "prove"]
    assert bool(proofs) == GAMES[slug].has_forks
    for step in proofs:
        assert step is FOUND[slug].steps[-1]


@pytest.mark.parametrize("slug", TESTS)
def test_a_lesson_ends_with_its_test(slug: str) -> None:
    steps = FOUND[slug].steps
    shown = next(place for place, step in enumerate(steps) if step.kind == "see")
    after = steps[shown + 1 :]
    assert {step.kind for step in after} <= {"predict", "play", "prove"}
    asked = {each.number: each.wins for step in after if step.kind != "prove" for each in step.positions}
    assert asked == TESTS[slug]


def test_counts_of_moves_that_a_lesson_names_are_right() -> None:
    solver = Solver(GAMES["max-digit-zero"])
    for step in FOUND["max-digit-zero"].steps:
        for position in step.positions:
            for count, number in re.findall(r"(\d+) moves (?:lead )?from (\d+)", position.right):
                assert int(number) == position.number
                assert solver.verdict(position.number).plies == int(count)
            walked = [int(number) for number in re.findall(r"\d+", position.right.partition(":")[0])]
            if re.fullmatch(r"[\d, ]+", position.right.partition(":")[0]):
                assert len(walked) - 1 == solver.verdict(position.number).plies


def test_a_reason_leads_to_the_step_that_teaches_it(game: Game) -> None:
    lesson = lesson_of(game)
    if lesson:
        for claim in Solver(game).insight.claims:
            step = lesson.teaching(claim.name)
            assert step in lesson.steps
        assert lesson.step(lesson.steps[0].name) == lesson.steps[0]
        assert lesson.step("elsewhere") is None


@pytest.mark.parametrize(
    ("slug", "claim", "name"),
    [
        ("zero-hero", "last-digit", "hand-over"),
        ("zero-hero", "ends-in-0", "the-rule"),
        ("max-digit-zero", "odd-count", "twenties"),
        ("max-digit-zero", "even-count", "the-rule"),
        ("digit-drop-duel", "even-drop-zero", "three-and-yet"),
        ("digit-drop-duel", "odd-length", "the-rule"),
        ("digit-duel", "two-digits", "two-and-three"),
        ("digit-duel", "zero-rule", "hand-over"),
        ("digit-duel", "ladder", "eleven-or-twelve"),
        ("digit-duel", "front-lost", "front"),
        ("digit-duel", "three-digits-round", "the-rule"),
        ("digit-deletion-duel", "even-length", "choose-a-length"),
        ("digit-deletion-duel", "odd-length", "the-rule"),
    ],
)
def test_each_claim_is_taught_where_it_is_found_out(slug: str, claim: str, name: str) -> None:
    assert getattr(FOUND[slug].teaching(claim), "name", None) == name
    assert claim == getattr(FOUND[slug].teaching(claim), "claim", None)


def test_a_lesson_without_the_rule_leads_nowhere() -> None:
    assert Lesson("Empty", ()).teaching("any") is None


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_of(type("Unknown", (type(GAMES["zero-hero"]),), {"__module__": "elsewhere.unknown"})()) is None


@pytest.mark.parametrize(
    ("report", "sentence"),
    [
        (Report(9_999), "Your rule is right about all 9,999 numbers. You found it!"),
        (Report(9, 1, 1, 5, 10), "Your rule says that 5 is lost, but the player to move wins there."),
        (Report(9, 1, 1, 12, 10), "Your rule says that 10 is won, but the player to move loses there."),
        (Report(9, 0, 1, None, 10), "Your rule says that 10 is won, but the player to move loses there."),
        (Report(9, 1, 0, 5, None), "Your rule says that 5 is lost, but the player to move wins there."),
    ],
)
def test_a_wrong_rule_is_answered_with_its_first_counterexample(report: Report, sentence: str) -> None:
    assert reply(report) == sentence


@pytest.mark.parametrize(
    ("slug", "number", "move", "sentence"),
    [
        ("zero-hero", 13, "-1", "13 − 1 = 12. The other player answers 12 − 2 = 10, and you lose from 10."),
        ("digit-drop-duel", 5072, "x1", "5072 → 72. The other player answers 72 → 2, and you lose from 2."),
        ("digit-drop-duel", 5003, "x2", "5003 → 503. The other player answers 503 → 3, and you lose from 3."),
        ("digit-drop-duel", 9041, "x1", "9041 → 41. The other player answers 41 → 1, and you lose from 1."),
        ("digit-drop-duel", 7, "x1", "7 → 0, and that loses at once."),
        ("digit-duel", 256, "x1", "256 → 56. The other player answers 56 → 5 and wins."),
    ],
)
def test_a_move_that_does_not_win_is_answered_with_what_it_leads_to(
    slug: str, number: int, move: str, sentence: str
) -> None:
    game = GAMES[slug]
    assert slipped(game, number, game.parse_move(number, move), why=False) == sentence


def test_the_reason_is_added_once_the_rule_is_known() -> None:
    game = GAMES["digit-drop-duel"]
    told = slipped(game, 9041, game.parse_move(9041, "x1"), why=True)
    assert told.endswith("you lose from 1. There is only one digit left, and dropping it makes zero.")
    for lesson in FOUND.values():
        shown = [lesson.shows_rule_before(step) for step in lesson.steps]
        place = [step.kind for step in lesson.steps].index("see")
        assert shown == [each > place for each in range(len(shown))]


@pytest.mark.parametrize(("slug", "step"), [pair for pair in STEPS if pair[1].kind == "play"])
def test_every_move_is_answered_with_the_numbers_it_leads_to_by_perfect_play(slug: str, step: Step) -> None:
    game, solver = GAMES[slug], Solver(GAMES[slug])
    for position in step.positions:
        for move in game.legal_moves(position.number):
            if str(move) in position.moves:
                told = held(game, position, move)
                assert position.right in told
                assert game.preview(position.number, move) in told or len(position.moves) == 1
                continue
            told = slipped(game, position.number, move, why=False)
            after = game.apply(position.number, move)
            answer = solver.verdict(after).best
            assert answer in solver.verdict(after).winning
            assert (
                f"{game.preview(position.number, move)}. The other player answers {game.preview(after, answer)}" in told
            )
