"""Runs web/ui/patch.js under Node, see tests/tools/patch_in_node.mjs, with the changes that a renderer wants made."""

import json
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from web.tools.generate import VOID
from web.tools.packages import node as find_node
from web.ui.html import Node
from web.ui.render import Renderer

SCRIPT = Path(__file__).parents[1] / "tools" / "patch_in_node.mjs"
PART = "app"  # The id of the element that everything is shown in.

Answers = dict[str, list[Any]]  # What the steps of a scenario gave, by the kind of step.


class Scenario:
    """What happens to a page: the app shows something, a person does something, somebody asks how it looks."""

    def __init__(self, *standing: Any, adopts: bool = False) -> None:
        self.page = ["main", {"id": PART}, list(standing)]
        self.steps: list[tuple[Any, ...]] = []
        self.adopts = adopts  # What the page will answer; a test asks Node whether it does.
        self.renderer = Renderer(self._patch, self._adopt)

    def _patch(self, changes: str) -> str:
        self.step("patch", changes)
        return ""

    def _adopt(self, name: str, shape: str) -> bool:
        self.step("adopt", name, shape)
        return self.adopts

    def step(self, what: str, *details: Any) -> None:
        """What a person does, or a question."""
        self.steps.append((what, *details))

    def show(self, node: Node) -> None:
        """What the app shows."""
        self.renderer.show({PART: node})

    def number(self, id: str) -> int:  # noqa: A002 - as HTML calls it
        """The number of what is shown now under an id."""
        shown = self.renderer.parts[PART].walk()
        return next(each.number for each in shown if isinstance(each.node, Node) and each.node.get("id") == id)

    def play(self) -> Answers:
        """Let it happen."""
        return play(self)[0]


def play(*scenarios: Scenario) -> list[Answers]:
    """Let it happen, in one process, but for each scenario by itself."""
    script = json.dumps([{"page": each.page, "steps": each.steps} for each in scenarios])
    done = subprocess.run(
        [find_node(), str(SCRIPT)], input=script, capture_output=True, check=True, text=True, encoding="utf-8"
    )
    played = []
    for scenario, given in zip(scenarios, json.loads(done.stdout), strict=True):
        answers: Answers = {}
        for (what, *_), answer in zip(scenario.steps, given, strict=True):
            answers.setdefault(what, []).append(answer)
        played.append(answers)
    return played


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[list[Any]] = [[]]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        inside: list[Any] = []
        self.open[-1].append([tag, dict(attrs), inside])
        if tag not in VOID:
            self.open.append(inside)

    def handle_endtag(self, tag: str) -> None:
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].append(data)

    def handle_comment(self, data: str) -> None:
        self.open[-1].append(["#comment", {}, data])


def read_html(text: str) -> list[Any]:
    """The nodes of a page, as a browser would have them, for a scenario to begin with."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    return reader.open[0]
