"""The lesson of Max Digit Zero: nobody has a choice, so count the moves."""

from pygame_rules.lessons import Lesson, Position, Step

LESSON = Lesson(
    "Who makes the last move?",
    (
        Step(
            name="first-steps",
            kind="predict",
            question="You have to move. Who reaches zero, you or the other player?",
            positions=(
                Position(8, True, "8 − 8 = 0. One move, and it is yours."),
                Position(10, False, "10 − 1 = 9, and 9 − 9 = 0. Two moves, and the second is not yours."),
            ),
        ),
        Step(
            name="hop-to-ten",
            kind="predict",
            question="Where does the first move lead? And who wins?",
            positions=(
                Position(14, True, "14 − 4 = 10. The other player has to move from 10."),
                Position(17, True, "17 − 7 = 10. The other player has to move from 10."),
                Position(19, True, "19 − 9 = 10. The other player has to move from 10."),
            ),
        ),
        Step(
            name="twenties",
            kind="predict",
            question="Count the moves. Who makes the last one?",
            positions=(
                Position(20, False, "20, 18, 10, 9, 0: four moves."),
                Position(21, False, "21, 19, 10, 9, 0: four moves."),
                Position(24, True, "24, 20, 18, 10, 9, 0: five moves."),
            ),
            claim="odd-count",
        ),
        Step(
            name="which-seat",
            kind="compare",
            question="You are to move: who wins from 43, and who from 47?",
            positions=(
                Position(43, False, "It takes 8 moves from 43, so the second player makes the last one."),
                Position(47, True, "It takes 9 moves from 47, so the first player makes the last one."),
            ),
        ),
        Step(
            name="your-rule",
            kind="say",
            question="Look at the numbers from 10 to 59 only. Which of them are lost for the player to move?",
            rule="first>last",
            first=10,
            last=59,
        ),
        Step(
            name="the-rule",
            kind="see",
            question="Nobody has a choice, so count the moves.\nAn odd number of moves wins: 24 takes 5. "
            "An even number loses: 20 takes 4.\n"
            "From 10 to 59 you can see it: lost if the first digit is bigger than the last, as in 52.",
            positions=(
                Position(100, True, "17 moves lead from 100 to zero, and every larger number comes past 100."),
                Position(125, False, "22 moves lead from 125 to zero."),
                Position(131, True, "23 moves lead from 131 to zero."),
            ),
            claim="even-count",
            rule="first>last",
            first=10,
            last=59,
        ),
        Step(
            name="test",
            kind="predict",
            question="Who makes the last move, the player to move or the other?",
            positions=(
                Position(52, False, "52 is lost: its first digit, 5, is bigger than its last, 2."),
                Position(58, True, "58 is won: its first digit, 5, is not bigger than its last, 8."),
                Position(118, False, "20 moves lead from 118 to zero."),
                Position(142, True, "25 moves lead from 142 to zero."),
                Position(200, False, "34 moves lead from 200 to zero."),
            ),
        ),
    ),
)
