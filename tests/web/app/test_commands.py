"""Commands are plain values, and what they need to know is worked out without a browser."""

from typing import get_args

import pytest

from web.app.commands import Command, Focus, out_of_sight


@pytest.mark.parametrize(
    ("top", "bottom", "hidden"),
    [
        (0, 100, False),
        (-50, 50, False),
        (-51, 50, True),
        (-300, -200, True),
        (550, 650, False),
        (551, 650, True),
        (900, 1000, True),
        (-1_000, 2_000, False),
        (0, 0, False),
        (600, 600, False),
    ],
)
def test_something_is_out_of_sight_when_its_middle_is(top: float, bottom: float, hidden: bool) -> None:
    assert out_of_sight(top, bottom, height=600) is hidden


def test_every_command_is_a_value_of_a_kind_of_its_own() -> None:
    kinds = get_args(Command)
    assert len(set(kinds)) == len(kinds)
    assert all(issubclass(kind, tuple) for kind in kinds)
    assert Focus(("a",)) == Focus(("a",)) != Focus(("b",))
