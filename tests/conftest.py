"""What all tests share: every game, found by itself."""

import pytest
from hypothesis import settings

from pygame_rules import GAMES, Game

# Deadlines make slow machines fail for no reason; derandomizing makes a failure the same for everyone.
settings.register_profile("dojo", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("dojo")


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found
