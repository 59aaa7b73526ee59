"""WebKitGTK by classic WebDriver, which its own driver speaks over HTTP."""

import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the name that the standard gives to a reference
PATIENCE = 30  # seconds


def find() -> str | None:
    """Give the path of the driver, if its browser is there too."""
    return shutil.which("WebKitWebDriver") if _browser() else None


def _browser() -> Path | None:
    return next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), reverse=True)), None)


class WebKit:
    """One browser with one tab, on a screen that nobody sees where there is none."""

    def __init__(self, path: str) -> None:
        self.port = _free_port()
        screen: Sequence[str] = () if "DISPLAY" in os.environ else ("xvfb-run", "-a")
        self.process = subprocess.Popen(
            [*screen, path, f"--port={self.port}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        options = {"binary": str(_browser()), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = ""
        self.session = self._when_it_listens(wanted)["sessionId"]
        self._send("timeouts", {"script": 60_000, "pageLoad": 120_000, "implicit": 0})

    def _when_it_listens(self, wanted: Any) -> Any:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self._send("", wanted)
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def _send(self, command: str, body: Any, method: str = "POST") -> Any:
        path = "/".join(part for part in ("session", self.session, command) if part)
        data = json.dumps(body).encode() if method == "POST" else None
        request = Request(f"http://127.0.0.1:{self.port}/{path}", data, method=method)
        with urlopen(request, timeout=180) as answer:  # noqa: S310
            return json.load(answer)["value"]

    def go(self, url: str) -> None:
        """Load an address."""
        self._send("url", {"url": url})

    def run(self, script: str) -> Any:
        """Run a function body in the page."""
        whole = f"""
            const done = arguments[0];
            (async () => {{ {script} }})().then(
                (value) => done({{ value: value ?? null }}),
                (error) => done({{ error: String(error) }}),
            );
        """
        answer = self._send("execute/async", {"script": whole, "args": []})
        assert "error" not in answer, answer
        return answer["value"]

    def press(self, selector: str) -> None:
        """Click an element with the mouse."""
        self._send(f"element/{self._element(selector)}/click", {})

    def type(self, selector: str, text: str) -> None:
        """Type into an element with the keyboard."""
        self._send(f"element/{self._element(selector)}/value", {"text": text})

    def _element(self, selector: str) -> str:
        found: str = self._send("element", {"using": "css selector", "value": selector})[ELEMENT]
        return found

    def close(self) -> None:
        """End the browser."""
        self._send("", None, "DELETE")
        os.killpg(self.process.pid, signal.SIGTERM)  # the driver and its screen
        self.process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
