"""Other browsers than Chromium, by the protocols they speak themselves."""

from typing import Any, Protocol


class Driver(Protocol):
    """As much of a browser as the core of the suite needs."""

    def go(self, url: str) -> None:
        """Load an address."""

    def run(self, script: str) -> Any:
        """Run a function body in the page, wait for what it promises, and give what it returns."""

    def press(self, selector: str) -> None:
        """Click an element with the mouse."""

    def type(self, selector: str, text: str) -> None:
        """Type into an element with the keyboard."""

    def close(self) -> None:
        """End the browser."""
