"""The best run: saved, read again, and damage refused."""

import pytest

from web.app.storage import DamagedSave
from web.saves.endless import best, decode_best, encode_best


def test_what_is_saved_is_read_again() -> None:
    assert best({"endless": encode_best(12)}) == decode_best(encode_best(12)) == 12
    assert best({}) == 0


@pytest.mark.parametrize("text", ["7", "{}", '{"version": 2, "best": 1}', '{"version": 1, "best": -1}', "[", "[1]"])
def test_damage_is_refused(text: str) -> None:
    with pytest.raises(DamagedSave):
        decode_best(text)
    assert best({"endless": text}) == 0
