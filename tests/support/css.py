"""Just enough of CSS to see what a stylesheet touches: its rules, and those of them that leave a screen's frame."""

import re
from collections.abc import Iterator
from typing import NamedTuple

WRAPPERS = ("@media", "@supports", "@container", "@layer")  # They hold rules, and say when these apply.
_SIBLING = re.compile(r"\s*[+~]")


class Rule(NamedTuple):
    """What stands before the braces, and what stands in them; a rule that ends with a semicolon has nothing in it."""

    prelude: str
    body: str


def rules(css: str) -> list[Rule]:
    """The rules of a stylesheet, or of what stands in braces, where declarations are left out."""
    css = re.sub(r"/\*.*?\*/", " ", css, flags=re.DOTALL)
    found, start, depth, opened = [], 0, 0, 0
    for place, mark in _marks(css):
        if mark == "{":
            depth += 1
            opened = place if depth == 1 else opened
        elif mark == "}":
            depth -= 1
            if depth == 0:
                found.append(Rule(" ".join(css[start:opened].split()), css[opened + 1 : place]))
                start = place + 1
        elif mark == ";" and depth == 0:
            statement = css[start:place].strip()
            if statement.startswith("@"):
                found.append(Rule(statement, ""))
            start = place + 1
    assert depth == 0, "a brace is missing"
    return found


def _marks(css: str) -> Iterator[tuple[int, str]]:
    """Braces and semicolons outside of strings and parentheses."""
    depth = 0
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\'|[(){};\[\]]', css, flags=re.DOTALL):
        mark = found[0]
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(mark, 0)
        if mark in "{};" and depth == 0:
            yield found.start(), mark


def selectors(prelude: str) -> list[str]:
    """The selectors of a rule, one by one."""
    parts, depth, start = [], 0, 0
    for place, mark in enumerate(prelude):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(mark, 0)
        if mark == "," and depth == 0:
            parts.append(prelude[start:place].strip())
            start = place + 1
    return [*parts, prelude[start:].strip()]


def leaks(css: str, name: str) -> list[str]:
    """What a screen's stylesheet has that is about more than what stands in its frame."""
    return [leak for rule in rules(css) for leak in _leaks(rule, name)]


def _leaks(rule: Rule, name: str) -> list[str]:
    frame = f".screen-{name}"
    if rule.prelude.startswith(WRAPPERS):
        return leaks(rule.body, name)
    if rule.prelude.startswith("@keyframes"):
        return [] if rule.prelude.split()[1].startswith(f"{name}-") else [rule.prelude]
    if rule.prelude.startswith("@"):
        return [rule.prelude]
    outside = [each for each in selectors(rule.prelude) if not _begins(each, frame)]
    return [*outside, *_escapes(rule.body)]


def _begins(selector: str, frame: str) -> bool:
    rest = selector.removeprefix(frame)
    return rest != selector and not re.match(r"[\w-]", rest) and not _SIBLING.match(rest)


def _escapes(body: str) -> list[str]:
    """Nested rules that are about something beside the frame: its siblings, or all that is not in it."""
    found = []
    for rule in rules(body):
        if not rule.prelude.startswith("@"):
            found += [each for each in selectors(rule.prelude) if _is_beside(each)]
        found += _escapes(rule.body)
    return found


def _is_beside(selector: str) -> bool:
    return "(&" in selector or any(map(_SIBLING.match, selector.split("&")[1:]))
