"""The streak, how often a win was kept, and results as bars. Every picture has its numbers in words beside it."""

from datetime import date

from pygame_rules import Game
from pygame_rules.computer import Level
from web.saves.daily import Days
from web.screens.you.stats import Period, Stats, Tally
from web.screens.you.words import month_word, percent, short_date
from web.ui.glyph import glyph
from web.ui.html import Node, h
from web.ui.icons import icon
from web.ui.week import week

WIDTH, HEIGHT = 300, 100
LINES = (1.0, 0.5, 0.0)


# --- the streak ---


def streak(days: Days, today: date) -> Node:
    """On how many of the last seven days the puzzle of the day was solved, as a giant figure."""
    seven, longest = days.last_seven(today), days.longest_run
    run = f" Longest run: {'1 day' if longest == 1 else f'{longest} days'}." if longest else ""
    return h(
        "section",
        h(
            "h2",
            h("b", str(sum(counts for _, counts in seven)), key="figure", class_="figure"),
            h("span", " of the last 7 days", key="of"),
            key="heading",
        ),
        week(seven, [day for day, _ in seven if days.solved_late(day)]),
        h("p", f"The puzzle of the day.{run}", key="longest"),
        key="streak",
        class_="streak",
    )


# --- accuracy ---


def accuracy(stats: Stats, today: date) -> Node:
    """How many choices kept the win, and how that changed."""
    return h(
        "section",
        h("h2", "Accuracy", key="heading"),
        h(
            "p",
            h("b", percent(stats.kept / stats.choices), key="figure", class_="figure"),
            h("span", f" of your choices kept the win.{_change(stats, today)}", key="words"),
            key="share",
            class_="share",
        ),
        *(_line(stats, today) if len(stats.periods) > 1 else ()),
        key="accuracy",
        class_="accuracy",
    )


def _change(stats: Stats, today: date) -> str:
    if len(stats.months) < 2:
        return ""
    first, last = stats.months[0], stats.months[-1]
    told = (f" In {month_word(each.begin, today)}: {percent(each.share)}." for each in (first, last))
    return "".join(told)


def _line(stats: Stats, today: date) -> tuple[Node, ...]:
    periods = stats.periods
    begin, end = periods[0].begin, periods[-1].begin
    span = (end - begin).days
    points = [((each.begin - begin).days / span * WIDTH, (1 - each.share) * HEIGHT) for each in periods]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    x, y = points[-1]
    if stats.weekly:
        last = "this week" if (today - end).days < 7 else ""
    else:
        last = "this month" if (today.year, today.month) == (end.year, end.month) else ""
    return (
        h(
            "div",
            h(
                "svg",
                h("path", d=f"M0,{HEIGHT} L{path.replace(' ', ' L')} L{WIDTH},{HEIGHT}z", key="area", class_="area"),
                *(
                    h(
                        "line",
                        x1=0,
                        x2=WIDTH,
                        y1=round((1 - at) * HEIGHT),
                        y2=round((1 - at) * HEIGHT),
                        key=str(at),
                        class_="rule",
                    )
                    for at in LINES
                ),
                h("polyline", points=path, key="line", class_="line"),
                h("path", d=f"M{x:.1f},{y:.1f}h0.01", key="now", class_="now"),
                key="picture",
                viewBox=f"0 0 {WIDTH} {HEIGHT}",
                preserveAspectRatio="none",
            ),
            h("ul", *(h("li", percent(at), key=str(at)) for at in LINES), key="scale", class_="scale"),
            h("span", short_date(begin, today), key="from", class_="from"),
            h("span", last or short_date(end, today), key="to", class_="to"),
            key="plot",
            class_="plot",
            aria_hidden="true",
        ),
        h(
            "details",
            h("summary", "Week by week" if stats.weekly else "Month by month", key="summary"),
            _table(periods, stats.weekly, today),
            key="twin",
        ),
    )


def _table(periods: tuple[Period, ...], weekly: bool, today: date) -> Node:
    heads = ("Week of" if weekly else "Month", "Kept", "Choices")
    return h(
        "table",
        h("caption", "How many of your choices kept the win", key="caption", class_="unseen"),
        h("thead", h("tr", *(h("th", head, key=head, scope="col") for head in heads)), key="head"),
        h(
            "tbody",
            *(
                h(
                    "tr",
                    h("th", (short_date if weekly else month_word)(each.begin, today), key="when", scope="row"),
                    h("td", percent(each.share), key="kept"),
                    h("td", f"{each.kept} of {each.choices}", key="choices"),
                    key=each.begin.isoformat(),
                )
                for each in reversed(periods)
            ),
            key="body",
        ),
        key="table",
    )


def turning_points(stats: Stats) -> Node:
    """How often a win changed hands."""
    total = stats.given + stats.taken
    often = f"{total / stats.games:.1f}".removesuffix(".0")
    return h(
        "section",
        h("h2", "Turning points", key="heading"),
        h("p", f"The win changes hands {'once' if often == '1' else f'{often} times'} a game.", key="often"),
        h(
            "dl",
            _fact("you", "You gave it away", stats.given),
            _fact("them", "The computer gave it back", stats.taken),
            key="facts",
            class_="facts",
        ),
        h("p", h("a", "Practise the ones you gave away", href="#/trainer"), key="trainer") if stats.given else None,
        key="turning",
        class_="turning",
    )


def _fact(key: str, words: str, count: int) -> Node:
    return h("div", h("dt", words, key="words"), h("dd", str(count), key="count"), key=key)


# --- results ---


def results(game: Game, stats: Stats) -> Node:
    """A game's results: a thick bar for won, a thin line for lost, and by level when opened."""
    tally = stats.of(game.slug)
    levels = stats.results.get(game.slug, {})
    head = (
        glyph(*game.glyph),
        h("b", game.title, key="title", class_="title"),
        h("span", _words(tally), key="counts", class_="counts"),
        _bar(tally),
    )
    if not levels:
        return h("li", h("div", *head, key="head", class_="head"), key=game.slug, data_game=game.slug)
    rows = [_level(level, levels[level]) for level in Level if level in levels]
    opened = h(
        "details",
        h("summary", *head, icon("down"), key="head", class_="head"),
        h("ul", *rows, key="levels", class_="levels"),
        key="levels",
    )
    return h("li", opened, key=game.slug, data_game=game.slug)


def _level(level: Level, tally: Tally) -> Node:
    return h(
        "li",
        h("span", level.value, key="level"),
        h("span", _words(tally), key="counts", class_="counts"),
        _bar(tally),
        key=level.name,
    )


def _words(tally: Tally) -> str:
    return f"{tally.won} won, {tally.lost} lost" if any(tally) else "Not played yet"


def _bar(tally: Tally) -> Node | None:
    parts = [
        h("i", key=name, class_=name, style=f"flex-grow: {count}")
        for name, count in (("won", tally.won), ("lost", tally.lost))
        if count
    ]
    return h("span", *parts, key="bar", class_="bar", aria_hidden="true") if parts else None
