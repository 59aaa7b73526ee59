"""The lesson of Digit Deletion Duel: an honest one, since only the choice of seat or length decides."""

from pygame_rules.lessons import Lesson, Position, Step

LESSON = Lesson(
    "Choose your seat",
    (
        Step(
            name="two-digits",
            kind="play",
            question="It is your turn at 47. Win now.",
            positions=(Position(47, True, "1 digit is left. You win.", moves=("x1", "x2")),),
        ),
        Step(
            name="three-digits",
            kind="predict",
            question="You have to move. Who wins, you or the other player?",
            positions=(
                Position(473, False, "You leave 47, 43 or 73, and the other player leaves one digit."),
                Position(100, False, "You have to leave 10, and the other player leaves 1."),
            ),
        ),
        Step(
            name="four-digits",
            kind="predict",
            question="Who makes the third move from 5284, you or the other player?",
            positions=(Position(5284, True, "You make moves 1 and 3, and after move 3 one digit is left."),),
        ),
        Step(
            name="forbidden",
            kind="play",
            question="One digit of 1023 must not be deleted. Delete another one. Can anybody ever be stuck?",
            positions=(
                Position(
                    1023,
                    True,
                    "The 1 has to stay for now: 023 would start with a zero. The last digit can always go, "
                    "as the 3 here, so nobody is ever stuck.",
                    ("x2", "x3", "x4"),
                ),
            ),
        ),
        Step(
            name="choose-a-length",
            kind="compare",
            question="You move first. Say of each number who wins from it.",
            positions=(
                Position(52841, False, "Four moves from 52841, and the other player makes the fourth."),
                Position(528416, True, "Five moves from 528416, and you make the fifth."),
                Position(5284163, False, "Six moves from 5284163, and the other player makes the sixth."),
            ),
            claim="even-length",
        ),
        Step(
            name="your-rule",
            kind="say",
            question="Which numbers are lost for the player to move? Say it as a rule.",
            rule="length=odd",
            first=10,
            last=9_999,
        ),
        Step(
            name="the-rule",
            kind="see",
            question="An odd number of digits is lost, an even number wins.\n"
            "Every move takes one digit, whichever you choose: 5284, 528, 28, 8.\n"
            "All you can choose is who moves first, and how long the number is.",
            positions=(
                Position(5284, True, "5284 has four digits, so there are three moves, and the third is yours."),
            ),
            claim="odd-length",
            rule="length=odd",
            first=10,
            last=9_999,
        ),
        Step(
            name="test",
            kind="predict",
            question="Who wins, the player to move or the other?",
            positions=(
                Position(47361, False, "47361 has five digits, so there are four moves."),
                Position(473615, True, "473615 has six digits, so there are five moves."),
                Position(20, True, "20 has two digits. Only the 0 can go, and 2 is left."),
                Position(1000, True, "1000 has four digits, so there are three moves."),
            ),
        ),
    ),
)
