"""The lesson of Zero Hero: which numbers do you want to hand over?"""

from pygame_rules.lessons import Lesson, Position, Step

LESSON = Lesson(
    "Numbers to hand over",
    (
        Step(
            name="one-move",
            kind="play",
            question="It is your turn at 7. Can you win right now?",
            positions=(Position(7, True, "7 − 7 = 0. You reached zero.", moves=("-7",)),),
        ),
        Step(
            name="ten-and-twenty",
            kind="predict",
            question="You have to move. Who wins, you or the other player?",
            positions=(
                Position(10, False, "Your only move is −1. It leaves 9, and the other player takes 9."),
                Position(20, False, "Your only move is −2. It leaves 18, and −8 hands you 10."),
            ),
        ),
        Step(
            name="hand-over",
            kind="play",
            question="Which digit hands over a number you would not like to have?",
            positions=(
                Position(
                    13,
                    True,
                    "−3 leaves 10, where nobody likes to move.",
                    ("-3",),
                ),
                Position(
                    27,
                    True,
                    "−7 leaves 20, where nobody likes to move.",
                    ("-7",),
                ),
            ),
            claim="last-digit",
        ),
        Step(
            name="thirty-or-thirty-five",
            kind="compare",
            question="You are to move: who wins from 30, and who from 35?",
            positions=(
                Position(30, False, "From 30 you can only leave 27, and then −7 hands you 20."),
                Position(35, True, "From 35 you can leave 30 for the other player."),
            ),
        ),
        Step(
            name="your-rule",
            kind="say",
            question="Which numbers are lost for the player to move? Say it as a rule.",
            rule="ends=0",
            first=1,
            last=9_999,
        ),
        Step(
            name="the-rule",
            kind="see",
            question="A number that ends in 0 is lost.\nWhatever you subtract from 30, the 0 at the end is gone.\n"
            "The other player subtracts the last digit, and the 0 is back: 30, 27, 20.",
            positions=(Position(100, False, "100 − 1 = 99, then 99 − 9 = 90: the 0 is back."),),
            claim="ends-in-0",
            rule="ends=0",
            first=1,
            last=9_999,
        ),
        Step(
            name="test",
            kind="predict",
            question="Who wins if both play perfectly, the player to move or the other?",
            positions=(
                Position(91, True, "−1 leaves 90, which ends in 0."),
                Position(345, True, "−5 leaves 340, which ends in 0."),
                Position(700, False, "700 ends in 0."),
                Position(1009, True, "−9 leaves 1000, which ends in 0."),
                Position(98761, True, "−1 leaves 98760, which ends in 0."),
            ),
        ),
        Step(
            name="beat-perfect",
            kind="prove",
            question="Beat Perfect from 100. You move second.",
            positions=(Position(100, False, "100 ends in 0, so whoever moves first loses."),),
            seat=2,
        ),
    ),
)
