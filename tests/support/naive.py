"""The five games once more, written from the documents alone and as plainly as can be.

Nothing here is shared with the package: digits are characters, every rule is spelled out for
each game, and no thought is given to speed. The tests compare the package with this.
"""

SLUGS = ("zero-hero", "max-digit-zero", "digit-drop-duel", "digit-duel", "digit-deletion-duel")


def naive_moves(slug: str, number: int) -> dict[str, int]:
    """Every legal move in notation, and the number it leads to."""
    text = str(number)
    found: dict[str, int] = {}
    if naive_winner(slug, number) is not None:
        return found

    if slug == "zero-hero":
        for character in text:
            if character != "0" and number - int(character) >= 0:
                found["-" + character] = number - int(character)

    elif slug == "max-digit-zero":
        largest = sorted(text)[-1]
        found["-" + largest] = number - int(largest)

    elif slug == "digit-drop-duel":
        for character in "0123456789":
            if character in text:
                where = text.index(character)
                left = text.replace(character, "", 1)
                while left.startswith("0"):
                    left = left[1:]
                found["x" + str(where + 1)] = int(left) if left else 0

    elif slug == "digit-duel":
        for character in text:
            if character != "0" and number - int(character) > 0:
                found["-" + character] = number - int(character)
        found.update(_deletions(text))

    elif slug == "digit-deletion-duel":
        found.update(_deletions(text))

    return found


def naive_winner(slug: str, number: int) -> str | None:
    """Who has won when this number has just been made: "mover", "opponent" or nobody yet."""
    if slug in ("zero-hero", "max-digit-zero"):
        return "mover" if number == 0 else None
    if slug == "digit-drop-duel":
        return "opponent" if number == 0 else None
    return "mover" if number in range(1, 10) else None


def _deletions(text: str) -> dict[str, int]:
    found = {}
    for index in range(len(text)):
        left = [character for place, character in enumerate(text) if place != index]
        if left and left[0] != "0":
            found["x" + str(index + 1)] = int("".join(left))
    return found
