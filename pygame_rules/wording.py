"""A game's own words: what is announced, and what the terminal says."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Wording:
    """The sentences of one game, with the words in braces filled in."""

    # What a move did; these know {digit}, {before} and {number}.
    subtracted: str = "Subtracted {digit}, new number is {number}."
    removed: str = "Removed {digit}, new number is {number}."

    # The terminal, where a game follows its rule document to the letter.
    opening: str = ""  # knows {number}
    turn: str = "{player}'s turn.\nNumber: {number}"  # knows {digits} too
    moved: str = "New number is {number}."  # knows {player} and {digit} too
    won: str = "{player} wins the game!"
    lost: str = "{player} loses. {winner} wins the game!"
    blank_line_between_turns: bool = True
