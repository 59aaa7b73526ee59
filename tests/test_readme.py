"""The examples of the documentation are executed."""

import doctest
from pathlib import Path

import pytest

from pygame_rules import core, reading

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_the_python_examples_are_true(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.failed == 0
    if name == "README.md":
        assert result.attempted >= 8


@pytest.mark.parametrize("module", [core, reading])
def test_the_docstring_examples_are_true(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]
