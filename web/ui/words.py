"""Words that several screens need."""

COUNTS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")


def count_word(count: int) -> str:
    """A number at the beginning of a sentence, in words while it is small."""
    return COUNTS[count] if count < len(COUNTS) else str(count)
