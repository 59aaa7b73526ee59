"""Digit Duel as the solver sees it: what a number can become, without the ceremony of moves."""


def taken_apart(prefix: int) -> tuple[set[int], int]:
    """What removing a digit of a prefix leaves, and its digits as bits; zero is not one to subtract."""
    text = str(prefix)
    left = {text[:place] + text[place + 1 :] for place in range(len(text))}
    digits = sum(1 << int(digit) for digit in set(text) - {"0"})
    return {int(removal) for removal in left if removal and removal[0] != "0"}, digits


def afters(number: int) -> set[int]:
    """Every number one move on, for numbers of three digits or more."""
    removals, digits = taken_apart(number)
    return removals | {number - digit for digit in range(1, 10) if digits >> digit & 1}


def moves_to(number: int) -> dict[str, int]:
    """Every move in notation, and the number it leaves."""
    text = str(number)
    found = {f"-{digit}": number - int(digit) for digit in sorted(set(text) - {"0"})}
    for place in range(len(text)):
        left = text[:place] + text[place + 1 :]
        if left and left[0] != "0":
            found[f"x{place + 1}"] = int(left)
    return found
