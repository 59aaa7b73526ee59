"""The best endless run, as it is saved. What comes from the storage is not trusted."""

import json
from collections.abc import Mapping

from web.app.storage import DAMAGED, DamagedSave, read_json, read_or_nothing

ENDLESS = "endless"
VERSION = 1
MOST = 1_000_000


def encode_best(count: int) -> str:
    """The best run as text."""
    return json.dumps({"version": VERSION, "best": count})


def best(saved: Mapping[str, str]) -> int:
    """The best run that was saved; none where that is damaged."""
    return read_or_nothing(decode_best, saved.get(ENDLESS, ""))


def decode_best(text: str) -> int:
    """The best run that a text tells of; damaged text is refused."""
    if not text:
        return 0
    saved = read_json(text)
    try:
        count = saved["best"]
        if saved["version"] != VERSION or not isinstance(count, int) or not 0 <= count <= MOST:
            raise DamagedSave("a run that cannot be")
    except DAMAGED as error:
        raise DamagedSave(str(error)) from None
    return int(count)
