"""Firefox by WebDriver BiDi, which it speaks over a web socket."""

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import IO, Any

from websocket import WebSocket, create_connection

NAMES = ("firefox-esr", "firefox")
PLACES = ("/Applications/Firefox.app/Contents/MacOS/firefox", r"C:\Program Files\Mozilla Firefox\firefox.exe")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


def find() -> str | None:
    """Give the path of an installed Firefox."""
    return next((path for path in (*map(shutil.which, NAMES), *PLACES) if path and Path(path).is_file()), None)


class Firefox:
    """One browser with one tab and a profile of its own."""

    def __init__(self, path: str) -> None:
        self.profile = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [path, "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stderr
        self.socket: WebSocket = create_connection(
            f"{_address(self.process.stderr)}/session", timeout=120, suppress_origin=True
        )
        self.sent = 0
        self._send("session.new", capabilities={})
        self.tab = self._send("browsingContext.getTree")["contexts"][0]["context"]

    def _send(self, method: str, **params: Any) -> Any:
        self.sent += 1
        self.socket.send(json.dumps({"id": self.sent, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.sent:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, url: str) -> None:
        """Load an address."""
        self._send("browsingContext.navigate", context=self.tab, url=url, wait="interactive")

    def run(self, script: str) -> Any:
        """Run a function body in the page."""
        found = self._evaluate(f"(async () => JSON.stringify((await (async () => {{ {script} }})()) ?? null))()")
        return json.loads(found["value"])

    def _evaluate(self, expression: str) -> Any:
        target = {"context": self.tab}
        answer = self._send("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return answer["result"]

    def press(self, selector: str) -> None:
        """Click an element with the mouse."""
        found = f"document.querySelector({json.dumps(selector)})"
        self._evaluate(f"{found}.scrollIntoView({{ block: 'center' }})")
        element = self._evaluate(found)
        origin = {"type": "element", "element": {"sharedId": element["sharedId"]}}
        self._act(
            type="pointer",
            id="mouse",
            actions=[
                {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        )

    def type(self, selector: str, text: str) -> None:
        """Type into an element with the keyboard."""
        self._evaluate(f"document.querySelector({json.dumps(selector)}).focus()")
        keys = [{"type": kind, "value": mark} for mark in text for kind in ("keyDown", "keyUp")]
        self._act(type="key", id="keyboard", actions=keys)

    def _act(self, **source: Any) -> None:
        self._send("input.performActions", context=self.tab, actions=[source])

    def close(self) -> None:
        """End the browser."""
        self.socket.close()
        self.process.terminate()
        self.process.communicate()
        shutil.rmtree(self.profile, ignore_errors=True)


def _address(said: IO[str]) -> str:
    """Read where it listens from what it says at its start."""
    for line in said:
        found = LISTENS.search(line)
        if found:
            return found[1]
    raise AssertionError("Firefox did not say where it listens.")
