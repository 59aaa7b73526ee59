"""Drives a dialogue with prepared answers and returns what a terminal would show."""

from collections.abc import Iterable

from pygame_rules.talk import Ask, Dialogue


def converse(dialogue: Dialogue[None], answers: Iterable[str]) -> str:
    """The transcript, questions and answers included, until the dialogue or the answers end."""
    waiting = iter(answers)
    shown = []
    step = next(dialogue, None)
    while step is not None:
        if isinstance(step, Ask):
            answer = next(waiting, None)
            if answer is None:
                shown.append(step.prompt)
                break
            shown.append(f"{step.prompt}{answer}\n")
        else:
            answer = ""
            shown.append(f"{step.text}\n")
        try:
            step = dialogue.send(answer)
        except StopIteration:
            step = None
    else:
        assert next(waiting, None) is None, "the dialogue ended before all answers were given"
    return "".join(shown)
