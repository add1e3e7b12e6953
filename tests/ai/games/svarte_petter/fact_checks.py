"""The facts of svarte petter's hints: what arranging the fan changes."""

from tests.ai.brute_force import after
from tests.ai.hints.layouts import Layout, Told
from tests.ai.hints.shared_checks import Checks, of_the_rules


def changes_the_fan(layout: Layout, told: Told) -> bool:
    fan = layout.cards_in_order(layout.state)
    return fan != layout.cards_in_order(after(layout.game, layout.state, told["move"]))


def leaves_the_end(layout: Layout, told: Told) -> bool:
    fans = [
        layout.cards_in_order(state)
        for state in (layout.state, after(layout.game, layout.state, told["move"]))
    ]
    return all(fan[-1] == told["card"] for fan in fans)


def moves_the_end(layout: Layout, told: Told) -> bool:
    fan = layout.cards_in_order(layout.state)
    return fan[-1] == told["card"] and changes_the_fan(layout, told)


CHECKS: Checks = {
    "leaves": leaves_the_end,
    "hides_end": moves_the_end,
    "moves_some": changes_the_fan,
    "moves_petter": changes_the_fan,
    **of_the_rules("any_pairs gave gave_end holds_petter places_alike without_petter"),
}
