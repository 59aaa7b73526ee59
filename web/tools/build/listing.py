"""Files by name, their hashes, and the list of them all."""

import hashlib
import json
from pathlib import Path

Files = dict[str, bytes]


def digest(files: Files) -> str:
    """A short name for exactly these files."""
    whole = hashlib.sha256()
    for name, content in sorted(files.items()):
        whole.update(f"{name}\n{hashlib.sha256(content).hexdigest()}\n".encode())
    return whole.hexdigest()[:16]


def listing(files: Files) -> bytes:
    """Every file with its hash and size, and one hash for the whole build, as JSON."""
    rows = {
        name: {"sha256": hashlib.sha256(content).hexdigest(), "size": len(content)}
        for name, content in sorted(files.items())
    }
    return (json.dumps({"build": digest(files), "files": rows}, indent=1) + "\n").encode()


def write(files: Files, target: Path) -> None:
    """Write the files below a folder."""
    for name, content in files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
