"""What a player of Digit Duel can be taught: each claim with the moves it names.

A number is lost for one of the ``REASONS``; a won number is won by a move to a lost one that has a reason. The claims
about won numbers tell such moves apart by how a player finds them: they are what one looks for on the board.
"""

from collections.abc import Callable, Collection

from pygame_rules.insight import Claim
from pygame_rules.insight.digit_duel_moves import moves_to
from pygame_rules.insight.digit_duel_reasons import REASONS, Reason, Reasons, Taught


def claims_about(reasons: Reasons) -> tuple[Claim, ...]:
    """The claims, given what is known about lost numbers."""

    def lost_for(reason: Reason) -> Claim:
        return Claim(
            reason.name,
            reason.sentence,
            applies=lambda number: reasons.of(number) == reason,
            wins=False,
            words=lambda number, _: reasons.words(number),
        )

    def won_by(name: str, sentence: str, found: Callable[[int, str, Taught], bool]) -> Claim:
        def by(number: int) -> Collection[str]:
            return {move for move, taught in reasons.taught(number).items() if found(number, move, taught)}

        return Claim(
            name,
            sentence,
            applies=lambda number: bool(by(number)),
            wins=True,
            by=by,
            words=lambda _, after: {"reason": reasons.clause(after)},
        )

    return (
        Claim(
            "two-digits",
            "Two digits are won at once: remove one of them and a single digit is left.",
            applies=lambda number: 10 <= number < 100,
            wins=True,
            by=lambda number: {move for move, after in moves_to(number).items() if after < 10},
        ),
        *map(lost_for, REASONS),
        won_by(
            "last-digit",
            "Subtracting the last digit, {digit}, leaves {after}, {reason}.",
            lambda number, move, taught: len(str(number)) % 2 == 1 and move == f"-{number % 10}",
        ),
        won_by(
            "front-lost",
            "Without its last digit {number} is {after}, {reason}.",
            lambda number, _, taught: number > 9_999 and taught.after == number // 10,
        ),
        won_by(
            "zero-rule",
            "There is a 0 among the last two digits of {number}, so removing {digit} leaves {after}, {reason}.",
            lambda number, move, taught: move[0] == "x" and taught.after == number // 100 * 10,
        ),
        won_by(
            "ladder-step",
            "{move} leaves {after}, {reason}.",
            lambda _, move, taught: move[0] == "-" and taught.reason.name in ("ends-in-11", "ladder"),
        ),
        won_by("step-to-lost", "{move} leaves {after}, {reason}.", lambda *_: True),
    )
