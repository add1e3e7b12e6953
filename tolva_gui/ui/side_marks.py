"""The ring of each side at its portraits and figures, distinct in colour and shape."""

from typing import Final

from tolva_gui.rules.info import GameInfo
from tolva_gui.words.game_data import game_data

RINGS: Final = 4
"""The number of rings drawn in `resources/portraits`."""


def side_marks(info: GameInfo) -> list[int]:
    """Return the number of each side's ring; -1 if sides are not marked."""
    partners = info.seats > info.sides
    shown = partners or game_data(info.id).score_on_table
    return [side if shown and side < RINGS else -1 for side in range(info.sides)]
