"""Everything a player can get wrong, as one tree.

RulesError (a ValueError)
├── BadStart           a starting number the game does not take
├── IllegalMove        a move the rules refuse
│   ├── Unreadable     text that is no answer to the question
│   └── WrongAnswer    a digit or a result named wrongly: it costs a strike
│       └── WrongResult    of these, a wrong result for the right digit
├── NotNow             an action that has no place at this point of the game
├── BadSetup           a name, a seat or a score that cannot be played with
├── BadLink            a link's path that names no game
├── BadRule            text that is no rule of the pattern lab
├── NoPuzzle           a day before the first puzzle
└── BadRecord          a damaged record, with the line that is wrong

``str(error)`` is always one sentence or two, fit to be shown to a player.
"""


class RulesError(ValueError):
    """The base of all refusals; its text is meant for the player."""


class BadStart(RulesError):
    """The starting number is not one this game takes."""


class IllegalMove(RulesError):
    """The rules refuse this move, or the text is no move at all."""


class Unreadable(IllegalMove):
    """The text is not what was asked for, so nothing can be said of the move itself."""


class WrongAnswer(IllegalMove):
    """The player named the wrong digit or the wrong result."""


class WrongResult(WrongAnswer):
    """The digit was right, the result was not."""


class NotNow(RulesError):
    """There is nothing to move, undo, redo, resign or claim right now."""


class BadSetup(RulesError):
    """A player's name, the first seat or the points to win cannot be used."""


class BadLink(RulesError):
    """The path of a link does not lead to a game."""


class BadRule(RulesError):
    """The text is no rule for the pattern lab."""


class NoPuzzle(RulesError):
    """There was no puzzle on this day."""


class BadRecord(RulesError):
    """A record is damaged; ``line`` counts from 1 and ``reason`` says how."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"Line {line}: {reason}")
        self.line = line
        self.reason = reason
