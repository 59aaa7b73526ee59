"""The lesson of Digit Drop Duel: count the digits, and beware of zeros."""

from pygame_rules.lessons import Lesson, Position, Step

LESSON = Lesson(
    "Count the digits, watch the zeros",
    (
        Step(
            name="one-to-four",
            kind="predict",
            question="You have to move. Who wins, you or the other player?",
            positions=(
                Position(7, False, "You have to drop the 7, and that makes zero."),
                Position(47, True, "Drop the 4 or the 7, and the other player has to make zero."),
                Position(473, False, "Any drop leaves two digits, and then it is like 47 for the other player."),
                Position(4736, True, "Any drop leaves three digits, and the other player is where you were at 473."),
            ),
        ),
        Step(
            name="three-and-yet",
            kind="play",
            question="Three digits again, and yet you can win from 503. How? "
            "Then four digits: leave the other player no trick like that.",
            positions=(
                Position(
                    503,
                    True,
                    "Without the 5, the 0 vanishes too: 3 is left.",
                    ("x1",),
                ),
                Position(
                    5072,
                    True,
                    "572 is left, and no zero can vanish.",
                    ("x2",),
                ),
                Position(
                    5003,
                    True,
                    "There is no such trick here. A 0 had to stay: 503 would have had one.",
                    ("x1", "x4"),
                ),
            ),
            claim="even-drop-zero",
        ),
        Step(
            name="trick-or-not",
            kind="compare",
            question="Both have zeros. You are to move: who wins from 503, and who from 50203?",
            positions=(
                Position(503, True, "Dropping the 5 leaves 3."),
                Position(50203, False, "Dropping the 5 leaves 203, and then dropping the 2 leaves you 3."),
            ),
        ),
        Step(
            name="your-rule",
            kind="say",
            question="Which numbers up to 9,999 are lost for the player to move? Say it as a rule.",
            rule="length=odd&zeros=even",
            first=1,
            last=9_999,
        ),
        Step(
            name="the-rule",
            kind="see",
            question="An even number of digits wins, as in 47. An odd number loses, as in 473.\n"
            "One exception: an odd number of zeros right behind the first digit. They vanish with it: 503 becomes 3.\n"
            "That wins if what is left is lost. 50203 becomes 203, and 203 wins.",
            positions=(Position(50203, False, "Dropping the 5 takes one zero along, but it leaves 203, which wins."),),
            claim="odd-length",
            rule="length=odd&zeros=even",
            first=1,
            last=9_999,
        ),
        Step(
            name="test-who",
            kind="predict",
            question="Who wins if both play perfectly, the player to move or the other?",
            positions=(
                Position(604, True, "Dropping the 6 takes the 0 along and leaves 4."),
                Position(47361, False, "47361 has five digits and no zeros."),
                Position(90041, False, "Two zeros vanish with the 9, and 41 is left: two digits win."),
                Position(30405, False, "One zero vanishes with the 3, but 405 is left, which wins."),
            ),
        ),
        Step(
            name="test-move",
            kind="play",
            question="Only one drop wins. Find it.",
            positions=(
                Position(9041, True, "941 is left, without a zero.", ("x2",)),
                Position(4707, True, "477 is left, without a zero.", ("x3",)),
            ),
        ),
        Step(
            name="beat-perfect",
            kind="prove",
            question="Beat Perfect from 8046000. You move first.",
            positions=(Position(8046000, True, "8046000 has 7 digits and 1 zero behind its first. Use it."),),
        ),
    ),
)
