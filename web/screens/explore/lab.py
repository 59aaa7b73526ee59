"""The pattern lab: a rule, how it does on every number, and the first number of each kind of error."""

from pygame_rules.patterns import Report
from web.screens.explore.messages import ChangeRange, ChangeRule, Choose, ShareRule
from web.screens.explore.model import ExploreModel, Range
from web.ui.controls import choices
from web.ui.html import Node, h
from web.ui.icons import icon
from web.ui.rule_builder import rule_builder

LAB, RESULT = "lab", "rule-result"  # ids of the lab and of how its rule did


def lab(model: ExploreModel) -> Node:
    """The whole lab."""
    return h(
        "section",
        h("h2", "Pattern lab", key="heading"),
        h("p", "Which numbers lose? Build your own rule, and see it tested on every number.", key="what", class_="note")
        if model.rule is None
        else None,
        rule_builder(model.rule, ChangeRule),
        *(_tested(model, model.report) if model.rule else ()),
        key="lab",
        id=LAB,
        class_="lab",
        aria_label="Pattern lab",
    )


def _tested(model: ExploreModel, report: Report) -> tuple[Node | None, ...]:
    last = model.range.value
    return (
        h(
            "div",
            h(
                "p",
                h("b", f"{report.right:,}", key="right", class_="count"),
                h("span", f"of {report.tested:,} right", key="of"),
                key="score",
                class_="score",
            ),
            h("progress", key="progress", value=model.tested_to, max=last, aria_label="Tested"),
            h("p", report_words(report, last) if model.tested_to >= last else "", key="proven", class_="proven"),
            h(
                "ul",
                _errors(report.false_lost, "The rule says lost.", "Really won", report.first_false_lost, wins=True),
                _errors(report.false_won, "The rule says won.", "Really lost", report.first_false_won, wins=False),
                key="errors",
                class_="errors",
            ),
            key="result",
            id=RESULT,
            class_="result",
        ),
        choices("Test it on", "range", {each: f"1–{each.value:,}" for each in Range}, model.range, ChangeRange),
        h(
            "p",
            h(
                "button",
                icon("share"),
                "Share rule",
                key="share",
                id="share-rule",
                type="button",
                class_="button",
                on_click=ShareRule(),
            ),
            h("span", model.told, key="told", class_="note") if model.told else None,
            key="sharing",
            class_="row",
        ),
    )


def _errors(count: int, says: str, really: str, first: int | None, *, wins: bool) -> Node:
    return h(
        "li",
        h("b", f"{count:,}", key="count", class_="count"),
        h(
            "span",
            h("span", says, key="says"),
            h("span", really, key="really", class_="really won" if wins else "really lost"),
            key="words",
            class_="kind",
        ),
        h(
            "button",
            f"First: {first}",
            key="first",
            id=f"first-{'lost' if wins else 'won'}",
            type="button",
            class_="button quiet",
            on_click=Choose(first),
        )
        if first is not None
        else None,
        key=says,
    )


def report_words(report: Report, last: int) -> str:
    """How a rule did, in one sentence."""
    if report.holds:
        return f"Right about all {report.tested:,} numbers. Up to {last:,} your rule is proven."
    wrong = report.tested - report.right
    return (
        f"{report.right:,} of {report.tested:,} right, {wrong:,} wrong. Look at the first error, and try another rule."
    )
