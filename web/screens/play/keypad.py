"""Where the player does the sums: the sum so far, the field for its result, and the keypad to type it with."""

from web.app.state import Shared
from web.screens.play.messages import Check, PressKeypad, TypeResult
from web.screens.play.model import PlayModel
from web.screens.play.moves import RESULT
from web.screens.play.words import LONGEST_SUM
from web.ui.html import Lazy, Node, h
from web.ui.keypad import keypad as keys

SUM = "sum"  # the id of the form, which the keypad's own button sends


def does_sums(model: PlayModel, shared: Shared) -> bool:
    """Whether the player works out the result."""
    sums = model.play.game.player_does_sums and not shared.settings.page_does_sums
    return sums and not model.play.ending and model.ui.viewed_ply is None and not model.choosing


def sum_form(model: PlayModel) -> Node:
    """The sum so far, and the field for its result, in which phones show no keyboard of their own."""
    play, ui = model.play, model.ui
    picked = "?" if ui.picked_digit is None else str(ui.picked_digit)
    long = len(str(play.number)) > LONGEST_SUM
    return h(
        "form",
        h("span", f"{play.number} − ", h("b", picked, key="picked", class_="picked"), " =", key="sum"),
        h("label", "New number", key="label", for_=RESULT, class_="unseen"),
        h(
            "input",
            key="result",
            id=RESULT,
            type="text",
            value=ui.result_text,
            inputmode="none",
            autocomplete="off",
            disabled=not model.is_live,
            on_input=TypeResult,
        ),
        key="sums",
        id=SUM,
        class_="sum doing long" if long else "sum doing",
        style=f"--digits: {len(str(play.number)) + 1}",
        on_submit=Check(),
    )


def keypad(model: PlayModel) -> Lazy:
    """Our own keys to type a result with."""
    return Lazy(_keys, (model.is_live,), key="keypad")


def _keys(live: bool) -> Node:
    return keys(PressKeypad, form=SUM, live=live)
