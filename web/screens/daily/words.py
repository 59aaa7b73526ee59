"""How a day went, in words that give nothing away and read well aloud."""

from web.screens.daily.model import DailyModel, path
from web.ui.dates import short_day
from web.ui.week import count_text

TRIES = ("", "first try", "second try", "third try")
FLOURISH = "\N{SPARKLES}"  # an ornament, and nothing that has to be read


def result_text(model: DailyModel) -> str:
    """How the puzzle went: solved, first try."""
    attempt = model.attempt
    if attempt.solved is None:
        return "still open"
    if not attempt.solved:
        return "not solved this time"
    tries = TRIES[attempt.tries] if 0 < attempt.tries < len(TRIES) else f"after {attempt.tries} tries"
    hints = "" if not attempt.hints else ", with a hint" if attempt.hints == 1 else f", with {attempt.hints} hints"
    return f"solved, {tries}{hints}"


def share_text(model: DailyModel, home: str) -> str:
    """What can be told to others: no number of the puzzle and no move."""
    game = model.attempt.puzzle.game.title
    counted = count_text(model.days.last_seven(model.today))
    flourish = f" {FLOURISH}" if model.attempt.solved else ""
    lines = [f"Digit Dojo, {short_day(model.day)}, {game}: {result_text(model)}.{flourish}"]
    if model.day == model.today:
        lines.append(f"{counted[0].upper()}{counted[1:]}.")
    if home:
        lines.append(f"{home}#/{path(model)}")
    return "\n".join(lines)
