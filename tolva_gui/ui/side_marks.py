"""The suit that stands for each side, where the score is kept with the low cards of suits."""

from typing import Final

from tolva_gui.rules.game import GameInfo
from tolva_gui.words.game_data import game_data

SUITS: Final = "HSD"


def side_marks(info: GameInfo) -> list[str]:
    """Return a suit for each side, or nothing for each."""
    shown = game_data(info.id).score_on_table
    return [SUITS[side] if shown and side < len(SUITS) else "" for side in range(info.sides)]
