"""The players of kasino: the captures of a sensible player, and cards kept from the next one."""

import re

import pytest

from tests.ai.moves import Positions, move_of
from tests.rules.games.test_kasino import last_cards, table
from tolva_gui.ai.player import Budget

BUDGET = Budget(iterations=600)


LEVELS = ["rules", "hilding", "best"]
SENSIBLE: Positions = {
    "storan is taken when it lies there": (
        lambda: table("DT C5 H3", "HT C6 HJ CQ", "S4 H6 S9 HK"),
        "take HT DT.*",
    ),
    "the sea is cleared when it can be": (
        lambda: table("C5 H4 D9", "S9 CJ HQ DK", "S4 H6 S8 HK"),
        "take S9 H4 D9 C5",
    ),
    "of equal captures the one with more spades is taken": (
        lambda: table("S6 D6 HQ CJ", "H6 C2 D3 C4", "S4 H7 S8 HK"),
        "take H6.* S6.*",
    ),
    "an ace is not laid out for the others": (
        lambda: table("HQ CK", "SA C2 D9 H7", "S4 H6 S8 HK"),
        "(?!lay SA).*",
    ),
    # With one card each, taking now means sistan and the rest of the table.
    "the last capture brings what lies there": (
        lambda: last_cards(table("C5 HQ CK D2", "S5", "H9"), {0: "", 1: ""}),
        "take S5 C5",
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("known", SENSIBLE)
def test_a_sensible_move_is_made(known: str, level: str) -> None:
    table, sensible = SENSIBLE[known]
    assert re.fullmatch(sensible, move_of(level, table(), BUDGET))
