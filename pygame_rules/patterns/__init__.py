"""The pattern lab: a player's own rule for the lost numbers, in text, in words, and put to the test.

>>> from pygame_rules import GAMES
>>> rule = parse_rule("ends=0")
>>> check_rule(GAMES["zero-hero"], rule, range(1, 10_000)).right
9999

Only the lessons import this, so that a page may fetch it when it is first wanted.
"""

from pygame_rules.errors import BadRule
from pygame_rules.patterns.check import Report, check_rule, checking, deciding, verdicts
from pygame_rules.patterns.reading import parse_rule
from pygame_rules.patterns.rules import Rule

__all__ = ["BadRule", "Report", "Rule", "check_rule", "checking", "deciding", "parse_rule", "verdicts"]
