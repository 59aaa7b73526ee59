"""A game's table in a real browser, handled the way a person would: by what it is called and where it stands."""

from playwright.sync_api import Locator, Page, expect

from pygame_rules import GAMES, Game
from pygame_rules.solver import Solver


class Table:
    """The table of the page that is open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator("[data-number]")

    def go(self, link: str) -> "Table":
        """Follow a link within the page."""
        self.page.evaluate("link => { location.hash = link }", f"#/{link}")
        start = link.split("/")[1]
        self.page.wait_for_selector(f'[data-number][data-game="{link.split("/")[0]}"]')
        if "/" not in link.removeprefix(f"{link.split('/')[0]}/"):
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
            self.page.get_by_label("New number").fill(str(after))
            self.page.get_by_role("button", name="Check").click()
        self.expect_number(after)
        return after

    def choose(self, label: str, option: str) -> None:
        """Choose in a list by its name."""
        self.page.get_by_label(label, exact=True).select_option(label=option)

    def button(self, name: str) -> Locator:
        """A button by its exact name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def against_perfect(self, slug: str, start: int) -> str:
        """Play perfectly against Perfect from a start, moving first; gives the winner's seat."""
        game, solver = GAMES[slug], Solver(GAMES[slug])
        self.go(f"{slug}/{start}")
        number = start
        while self.board.get_attribute("data-winner") is None:
            best = solver.verdict(number).best
            assert best
            self.move(str(best)).click()
            if game.player_does_sums:
                self.page.get_by_label("New number").fill(str(game.apply(number, best)))
                self.page.get_by_role("button", name="Check").click()
            # The computer answers by itself: then it is player 1's turn again, unless the game is over.
            self.page.wait_for_selector(f'[data-winner], [data-turn="1"]:not([data-number="{number}"])')
            number = int(self.board.get_attribute("data-number") or "0")
        return self.board.get_attribute("data-winner") or ""
