"""Serves the page from this machine, to this machine only."""

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit


class Handler(SimpleHTTPRequestHandler):
    """Files only: no listings, nothing hidden, no log; the browser asks each time whether a file has changed."""

    protocol_version = "HTTP/1.1"
    # Not left to the machine's own table, which is sometimes wrong.
    extensions_map = {  # noqa: RUF012 - the base class declares it so
        "": "application/octet-stream",
        ".css": "text/css",
        ".html": "text/html; charset=utf-8",
        ".ico": "image/x-icon",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".png": "image/png",
        ".py": "text/x-python; charset=utf-8",
        ".svg": "image/svg+xml",
        ".toml": "application/toml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".zip": "application/zip",
    }

    def send_head(self) -> Any:
        """Answer only for files below the site's path, none of them hidden."""
        assert isinstance(self.server, Site)
        path = unquote(urlsplit(self.path).path)
        if not path.startswith(self.server.prefix) or any(part.startswith(".") for part in path.split("/")):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        self.path = self.path[len(self.server.prefix) - 1 :]
        return super().send_head()

    def list_directory(self, path: Any) -> None:
        """Show no listings."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def end_headers(self) -> None:
        """Let nothing stale be used while someone is working on the page."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class names it so
        """Keep quiet."""


class Site(ThreadingHTTPServer):
    """A folder as a site at http://127.0.0.1, on the wanted port or, if that is taken, on a free one."""

    daemon_threads = True
    handler = Handler
    allow_reuse_address = os.name != "nt"  # there it would allow two servers on one port

    def __init__(self, root: Path, port: int = 0, prefix: str = "/") -> None:
        self.prefix = prefix
        self.root = root
        try:
            super().__init__(("127.0.0.1", port), self.handler)
        except (OSError, OverflowError):
            super().__init__(("127.0.0.1", 0), self.handler)

    @property
    def url(self) -> str:
        """Give the page's address."""
        return f"http://127.0.0.1:{self.server_address[1]}{self.prefix}"

    def finish_request(self, request: Any, client_address: Any) -> None:
        """Answer from the folder."""
        self.handler(request, client_address, self, directory=str(self.root))

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Keep quiet about a browser that hung up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def serving(root: Path, prefix: str = "/", site: type[Site] = Site) -> Iterator[Site]:
    """Serve on the side while the block runs."""
    with site(root, prefix=prefix) as served:
        threading.Thread(target=served.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        try:
            yield served
        finally:
            served.shutdown()
