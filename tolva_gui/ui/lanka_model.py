"""The sixteen low cards as QML sees them: one row each, in the pack or marking a side's score."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from tolva_gui.rules.lankor import LANKOR, lankor
from tolva_gui.ui.row_model import RowModel

ROLES = ("face", "up", "crosswise", "corner", "place", "count")


class LankaModel(RowModel):
    """`corner` counts sides from the viewer's own; -1 is the pack that nobody uses."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ROLES, parent)
        self.show((), 0)

    def show(self, scores: Sequence[int], own_side: int) -> None:
        """Mark these scores, a number for each side."""
        laid = {
            mark.card: (mark, (side - own_side) % len(scores), place, len(marks))
            for side, marks in enumerate(lankor(scores))
            for place, mark in enumerate(marks)
        }
        rows = []
        for number, card in enumerate(LANKOR):
            mark, corner, place, count = laid.get(card, (None, -1, number, len(LANKOR)))
            up = mark is not None and mark.face_up
            crosswise = mark is not None and mark.crosswise
            rows.append(
                {
                    "face": str(card),
                    "up": up,
                    "crosswise": crosswise,
                    "corner": corner,
                    "place": place,
                    "count": count,
                }
            )
        self.update(rows)
