"""The examples of the documentation are executed."""

import doctest
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

import pygame_rules

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_the_python_examples_are_true(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.failed == 0
    if name == "README.md":
        assert result.attempted >= 8


def test_the_docstring_examples_are_true() -> None:
    attempted = 0
    for found in pkgutil.walk_packages(pygame_rules.__path__, "pygame_rules."):
        if found.name.endswith("__main__"):
            continue
        result = doctest.testmod(import_module(found.name))
        assert result.failed == 0, found.name
        attempted += result.attempted
    assert attempted >= 5
