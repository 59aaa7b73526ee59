"""Days in words."""

from datetime import date

LETTERS = "MTWTFSS"  # from Monday to Sunday


def day_text(day: date, *, year: bool = False) -> str:
    """A day in words: Tuesday 17 November."""
    return f"{day:%A} {day.day} {day:%B}{f' {day.year}' if year else ''}"


def short_day(day: date) -> str:
    """A day in few words: 17 November."""
    return f"{day.day} {day:%B}"


def letter(day: date) -> str:
    """The letter of a weekday."""
    return LETTERS[day.weekday()]
