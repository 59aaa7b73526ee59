"""The service worker of a build: it knows every file that the site needs to play, by its hash."""

import base64
import hashlib
import json
from pathlib import Path

from web.tools.build.listing import Files, digest

TEMPLATE = "service-worker.js"
# For app stores, for the curious and to take along, not for playing.
NOT_KEPT = ("lobby.png", "phone.png", "desktop.png", "licences.txt", "digit-dojo.html")


def service_worker(root: Path, site: Files) -> bytes:
    """The worker, with the hashes of what it is to keep."""
    kept = {name: content for name, content in sorted(site.items()) if not name.endswith(NOT_KEPT)}
    hashes = {name: _integrity(content) for name, content in kept.items()}
    head = f"const BUILD = {json.dumps(digest(kept))};\nconst FILES = {json.dumps(hashes, indent=2)};\n\n"
    return head.encode() + (root / "web" / "boot" / TEMPLATE).read_bytes()


def _integrity(content: bytes) -> str:
    """A hash as browsers want it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"
