"""The players of tjugoett: by fixed totals, or by odds computed from the unseen cards."""

from functools import partial
from typing import Final

from tolva_gui.ai.games.tjugoett.bettors import BANK, EVERYTHING, Manner, by_odds, by_totals
from tolva_gui.ai.player import AtOnce, Player

THRESHOLDS: Final = {
    "stina": Manner(12, 12, 0.4, minds=False),
    "algot": Manner(14, 14, 0.2, minds=False),
    "rules": Manner(16, 16, 0.1, minds=True),
}
COUNTS: Final = {"sigrid": False, "hilding": True, "best": True}
"""Whether a level counts played cards; otherwise it assumes a full pack."""
BANKS: Final = {"hilding": 150, "best": EVERYTHING}
"""Bank of a level, if not the usual: every stake is worth taking against players who do not compute odds."""
DARES: Final = {"sigrid": 0.7, "hilding": 1.5, "best": 3.0}


def player(level: str, seed: int) -> Player:  # noqa: ARG001
    if level in COUNTS:
        bank = BANKS.get(level, BANK)
        return AtOnce(partial(by_odds, counts=COUNTS[level], dares=DARES[level], bank=bank))
    return AtOnce(partial(by_totals, manner=THRESHOLDS[level]))
