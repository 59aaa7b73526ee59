"""The lesson of Digit Duel: short numbers first, then what a zero, an ending and a front can do."""

from pygame_rules.lessons import Lesson, Position, Step

LESSON = Lesson(
    "From two digits to five",
    (
        Step(
            name="two-and-three",
            kind="predict",
            question="You have to move. Who wins, you or the other player?",
            positions=(
                Position(47, True, "Remove the 4 or the 7, and one digit is left. Two digits are a gift."),
                Position(100, False, "Removing a 0 leaves 10, a gift. Subtracting 1 leaves 99, a gift too."),
            ),
            claim="two-digits",
        ),
        Step(
            name="hand-over",
            kind="play",
            question="Which move leaves a number you would not like to have?",
            positions=(
                Position(
                    256,
                    True,
                    "250 is left: any removal there is a gift.",
                    ("-6",),
                ),
                Position(6602, True, "660 is left, and it is like 250.", ("x4",)),
            ),
            claim="zero-rule",
        ),
        Step(
            name="eleven-or-twelve",
            kind="compare",
            question="You are to move: who wins from 4711, from 4712, from 4713? Try every move from 4711.",
            positions=(
                Position(4711, False, "Subtract what you like, and the other player can leave 470."),
                Position(4712, True, "−1 leaves 4711 for the other player."),
                Position(4713, False, "You would need a 2 to get down to 4711, and 4713 has none."),
            ),
            claim="ladder",
        ),
        Step(
            name="front",
            kind="play",
            question="Five digits. Do you see a lost number in it?",
            positions=(Position(47110, True, "4711 is left, and it is lost.", ("x5",)),),
            claim="front-lost",
        ),
        Step(
            name="your-rule",
            kind="say",
            question="Which numbers with three digits are lost for the player to move? Say it as a rule.",
            rule="ends=0",
            first=100,
            last=999,
        ),
        Step(
            name="the-rule",
            kind="see",
            question="Three digits: a 0 at the end is lost. From 250 you leave 248, and −8 brings the 0 back: 240.\n"
            "Four digits: a 0 among the last two wins. From 6602, remove the 2 and leave 660.\n"
            "Five digits: if the first four are lost, as in 47110, remove the last digit. "
            "If not, a 0 at the end nearly always loses.",
            positions=(
                Position(47120, False, "47120 is lost: it ends in 0, and 4712 wins."),
                Position(47123, True, "47123 is won: remove the 2 and leave 4713, or subtract 3 and leave 47120."),
            ),
            claim="three-digits-round",
            rule="ends=0",
            first=100,
            last=999,
        ),
        Step(
            name="test",
            kind="predict",
            question="Who wins if both play perfectly, the player to move or the other?",
            positions=(
                Position(831, True, "−1 leaves 830, three digits that end in 0."),
                Position(
                    9311, False, "Every subtraction puts a 0 among the last two digits, and then 930 can be left."
                ),
                Position(9312, True, "−1 leaves 9311, which is lost."),
                Position(38114, True, "Removing the 4 leaves 3811, which is lost."),
                Position(5317, False, "Getting to 5311, 5313 or 5315 takes a 6, a 4 or a 2."),
            ),
        ),
        Step(
            name="beat-perfect",
            kind="prove",
            question="Beat Perfect from 14117. You move first.",
            positions=(Position(14117, True, "1411 is lost. Leave it to the other player."),),
        ),
    ),
)
