"""A game's table in a real browser, handled the way a person would: by what it is called and where it stands."""

import re

from playwright.sync_api import Locator, Page, expect

from pygame_rules import GAMES, Game
from pygame_rules.solver import Solver


class Table:
    """The table of the page that is open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator("[data-number]")
        self.coach = page.locator(".coach p")

    def go(self, link: str, options: str = "opponent=friend") -> "Table":
        """Follow a link within the page, by default to a game for two."""
        self.page.evaluate("link => { location.hash = link }", f"#/{link}?{options}")
        slug, start, *moves = link.split("/")
        self.page.wait_for_selector(f'[data-number][data-game="{slug}"]')
        if not moves:
            self.expect_number(int(start))
        return self

    def expect_number(self, number: int) -> None:
        """Wait until this number is on the table."""
        expect(self.board).to_have_attribute("data-number", str(number))

    def move(self, notation: str) -> Locator:
        """The button of a move."""
        return self.page.locator(f'button[data-move="{notation}"]')

    def play(self, game: Game, number: int, notation: str) -> int:
        """Make a move with the mouse, doing the sum where the player has to; gives the new number."""
        after = game.apply(number, game.parse_move(number, notation))
        self.move(notation).click()
        if game.player_does_sums:
            self.answer(after)
        self.expect_number(after)
        return after

    def answer(self, number: int) -> None:
        """Type the result of a sum and have it checked."""
        self.page.get_by_label("New number").fill(str(number))
        self.button("Check").click()

    def button(self, name: str) -> Locator:
        """A button by its exact name."""
        return self.page.get_by_role("button", name=name, exact=True)

    # --- what is laid over the table ---

    def sheet(self, name: str) -> Locator:
        """The sheet with this title."""
        return self.page.get_by_role("dialog", name=name, exact=True)

    def open_setup(self) -> Locator:
        """Press the opponent's name."""
        self.page.get_by_role("button", name=re.compile("^Opponent")).click()
        expect(self.sheet("Setup")).to_be_visible()
        return self.sheet("Setup")

    def choose(self, group: str, option: str) -> None:
        """Choose one of a group."""
        offered = self.page.get_by_role("group", name=group, exact=True)
        offered.get_by_role("radio", name=option, exact=True).check()

    def set_up(self, start: int | str = "", **groups: str) -> "Table":
        """Begin a game by the setup sheet: groups by their names, spaces written as _."""
        setup = self.open_setup()
        for group, option in groups.items():
            self.choose(group.replace("_", " "), option)
        if start:
            self.choose("Starting number", "Your own")
            setup.get_by_label("Your number").fill(str(start))
        setup.get_by_role("button", name="Play", exact=True).click()
        expect(setup).to_have_count(0)
        if start and groups.get("Opponent") != "Watch":  # who would not wait to be seen
            self.expect_number(int(start))
        return self

    def more(self, name: str = "") -> Locator:
        """Open what is pressed now and then, and perhaps press one of it."""
        self.button("More").click()
        sheet = self.sheet("More")
        if name:
            sheet.get_by_role("button", name=name, exact=True).click()
        return sheet

    def switch(self, name: str) -> None:
        """Switch something on that stands below More."""
        sheet = self.more()
        sheet.get_by_role("switch", name=name, exact=True).check()
        sheet.get_by_role("button", name="Close").click()
        expect(sheet).to_have_count(0)

    def against_perfect(self, slug: str, start: int) -> str:
        """Play perfectly against Perfect from a start, moving first; gives the winner's seat."""
        game, solver = GAMES[slug], Solver(GAMES[slug])
        number = start
        while self.board.get_attribute("data-winner") is None:
            best = solver.verdict(number).best
            assert best
            self.move(str(best)).click()
            if game.player_does_sums:
                self.answer(game.apply(number, best))
            # The computer answers by itself: then it is player 1's turn again, unless the game is over.
            self.page.wait_for_selector(f'[data-winner], [data-turn="1"]:not([data-number="{number}"])')
            number = int(self.board.get_attribute("data-number") or "0")
        return self.board.get_attribute("data-winner") or ""
