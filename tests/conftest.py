"""What all tests share: every game, found by itself."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

from pygame_rules import GAMES, Game

# Whatever looks at the clock fails slow machines for no reason; derandomizing makes a failure the same for everyone.
settings.register_profile(
    "dojo", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True, print_blob=True
)
# Whether a mutant lives is all that tests/tools/mutate.py wants to know, not the shortest way to tell.
settings.register_profile("mutation", settings.get_profile("dojo"), phases=[Phase.explicit, Phase.generate])
# For a suite inside of a test, see tests/pygame_rules/test_sixth_game.py: --hypothesis-profile=quick
settings.register_profile("quick", settings.get_profile("mutation"), max_examples=15)
settings.load_profile("mutation" if "DOJO_MUTATION" in os.environ else "dojo")


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found
