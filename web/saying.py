"""What the player is told and asked: shown where the player looks, and said to those who listen."""

from dataclasses import replace

from web.state import State, Table

QUESTIONS = {
    "new": "Start a new game? The running one is lost.",
    "match": "Start a new match? The score of this one is lost.",
    "resign": "Give up this game?",
    "finish": "Let the computer play both sides to the end?",
}


def notice(state: State, sentence: str) -> State:
    """Show a sentence where the player looks, and say it."""
    state = (
        replace(state, table=replace(state.table, notice=sentence)) if state.table else replace(state, problem=sentence)
    )
    return announce(state, sentence)


def announce(state: State, sentence: str) -> State:
    """Say a sentence once; the count tells a repeated one from an old one."""
    return replace(state, announced=(state.announced[0] + 1, sentence)) if sentence else state


def ask(state: State, table: Table, what: str) -> State:
    """Put a question, shown and said, before something is done that cannot be taken back."""
    return announce(replace(state, table=replace(table, confirming=what)), QUESTIONS[what])
