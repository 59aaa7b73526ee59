"""The reasons that players are given: each in its words, and none that is untrue of a number it is told about."""

import json
from pathlib import Path
from typing import Any

import pytest

from pygame_rules import GAMES, Game
from pygame_rules.solver import Solver

REASONS = json.loads((Path(__file__).parents[1] / "data" / "reasons.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("told", REASONS, ids=lambda told: f"{told['game']}-{told['number']}")
def test_a_reason_is_told_in_its_own_words(told: dict[str, Any]) -> None:
    assert Solver(GAMES[told["game"]]).verdict(told["number"]).why == told["why"]


def test_claims_are_true_where_they_apply_and_every_one_applies_somewhere(game: Game) -> None:
    solver = Solver(game)
    claims = solver.insight.claims
    applied = set[int]()
    for number in (*range(1, 1_300), *range(9_990, 10_150), 10_210, *range(111_101, 111_105)):
        if len(str(number)) > game.max_digits:
            continue
        verdict = solver.verdict(number)
        for index, claim in enumerate(claims):
            if verdict.options and claim.applies(number):
                applied.add(index)
                assert verdict.wins == claim.wins, (number, claim.sentence)
                named = set(claim.by(number)) if claim.by else set()
                assert named <= set(map(str, verdict.winning)), (number, claim.sentence)
    assert applied == set(range(len(claims)))


def test_a_verdict_names_the_claim_it_tells_and_every_claim_has_a_name_of_its_own(game: Game) -> None:
    solver = Solver(game)
    names = [claim.name for claim in solver.insight.claims]
    assert len(set(names)) == len(names)
    for number in range(1, 1_300):
        verdict = solver.verdict(number)
        assert verdict.claim in (*names, "")
        if verdict.claim:
            told = next(claim for claim in solver.insight.claims if claim.name == verdict.claim)
            assert told.wins == verdict.wins
            assert told.by is None or str(verdict.hint) in told.by(number)
