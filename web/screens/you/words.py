"""Days, results and links of finished games, in words."""

from datetime import date

from pygame_rules.games import GAMES
from pygame_rules.play import How, other
from web.app.state import Opponent
from web.saves.finished import Finished

WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November"),
    "December",
)
WEEK = 7
LONGEST = 12  # digits of a number that is written in full


def day_word(day: date, today: date) -> str:
    """A day as people say it: Today, Sunday, 31 Aug."""
    ago = (today - day).days
    if ago in (0, 1):
        return ("Today", "Yesterday")[ago]
    if 0 < ago < WEEK:
        return WEEKDAYS[day.weekday()]
    return short_date(day, today)


def short_date(day: date, today: date) -> str:
    """A date: 31 Aug, with its year if that is another one."""
    year = "" if day.year == today.year else f" {day.year}"
    return f"{day.day} {MONTHS[day.month - 1][:3]}{year}"


def month_word(day: date, today: date) -> str:
    """A month: August, with its year if that is another one."""
    return MONTHS[day.month - 1] + ("" if day.year == today.year else f" {day.year}")


def ago(at: str, today: date) -> str:
    """How long ago a day was; never, if there is none."""
    if not at:
        return "never"
    count = (today - date.fromisoformat(at[:10])).days
    return "today" if count <= 0 else "yesterday" if count == 1 else f"{count} days ago"


def percent(share: float) -> str:
    """A share, rounded so that only everything is 100 and only nothing is 0."""
    whole = round(share * 100)
    return f"{99 if whole == 100 and share < 1 else 1 if whole == 0 and share > 0 else whole}%"


# --- one game ---


def game_title(game: Finished) -> str:
    """Which game it was."""
    number = str(game.start)
    shown = number if len(number) <= LONGEST else f"{number[:4]}…{number[-4:]}"
    return f"{GAMES[game.slug].title} from {shown}"


def game_facts(game: Finished) -> str:
    """Who won, against whom, and how long it took."""
    if game.opponent is Opponent.FRIEND:
        loser = _name(game, other(game.winner))
        facts = [f"{_name(game, game.winner)} won", f"against {loser}"]
    else:
        loser = "the computer" if game.winner == game.you else "you"
        facts = ["You won" if game.winner == game.you else "The computer won", game.level.value]
    if game.how is How.RESIGNED:
        facts.append(f"{loser} resigned")
    elif game.how is How.FORFEITED:
        facts.append("three strikes")
    if game.autoplayed_from is not None:
        facts.append("finished by the computer")
    if game.moves:
        count = game.moves.count(".") + 1
        facts.append("1 move" if count == 1 else f"{count} moves")
    return " · ".join(facts)


GIVEN_UP = {How.RESIGNED: "resigned", How.FORFEITED: "forfeited"}  # options of a table's link, with the loser's seat


def _name(game: Finished, seat: int) -> str:
    return game.names[seat - 1] or f"Player {seat}"


def shortened_text(count: int) -> str:
    """That of some games the moves are gone."""
    games = "the oldest game" if count == 1 else f"the {count:,} oldest games"
    still = "It still counts." if count == 1 else "They still count."
    return f"Of {games} only the result is kept, not the moves. {still}"


def replay_link(game: Finished) -> str:
    """The table's own link to a finished game."""
    options = [f"opponent={game.opponent.name.lower()}", f"first={game.starter}"]
    if game.opponent is Opponent.COMPUTER:
        options += [f"level={game.level.name.lower()}", f"you={game.you}"]
    elif "," not in game.names[0]:
        options.append(f"names={','.join(map(_escaped, game.names))}")
    if game.how in GIVEN_UP:
        options.append(f"{GIVEN_UP[game.how]}={other(game.winner)}")
    return f"#/{game.slug}/{game.start}/{game.moves}?{'&'.join(options)}"


def _escaped(text: str) -> str:
    plain = (mark if mark.isascii() and mark.isalnum() else _hex(mark) for mark in text)
    return "".join(plain)


def _hex(mark: str) -> str:
    return "".join(f"%{byte:02X}" for byte in mark.encode(errors="replace"))
