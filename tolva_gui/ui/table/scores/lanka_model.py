"""The sixteen low cards as QML sees them: one row each, in the pack or marking a side's score."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from tolva_gui.rules.cards import Card
from tolva_gui.ui.row_model import Row, RowModel
from tolva_gui.ui.table.scores.lankor import LANKOR, Lanka, lankor, side_of
from tolva_gui.ui.table.scores.score_story import Line, Story

ROLES = ("face", "up", "crosswise", "corner", "home", "place", "count", "story", "spoken")


class LankaModel(RowModel):
    """`corner` counts sides from the viewer's own; -1 is the unused pack, which is next to the corner `home`.

    `story` has the lines behind the points that the card marks.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ROLES, parent)
        self.show((), 0, ())

    def clear(self) -> None:
        """Clear the model, because the game marks its scores in another way."""
        self.update([])

    def show(self, scores: Sequence[int], own_side: int, stories: Sequence[Story]) -> None:
        """Mark these scores, a number per side, with the story of each."""
        sides = len(scores)
        laid: dict[Card, Row] = {}
        for side, marks in enumerate(lankor(scores)):
            stretches = list(_stretches(marks, stories[side] if side < len(stories) else Story()))
            for place, (mark, story) in enumerate(zip(marks, stretches, strict=True)):
                laid[mark.card] = _laid(mark, (side - own_side) % sides, place, len(marks), story)
        self.update(
            [
                {
                    "face": str(card),
                    "home": (side_of(card, sides) - own_side) % sides if sides else 0,
                    **laid.get(card, _laid(None, -1, number, len(LANKOR), ())),
                }
                for number, card in enumerate(LANKOR)
            ]
        )


def _laid(mark: Lanka | None, corner: int, place: int, count: int, story: Sequence[Line]) -> Row:
    return {
        "up": mark is not None and mark.face_up,
        "crosswise": mark is not None and mark.crosswise,
        "corner": corner,
        "place": place,
        "count": count,
        "story": list(story),
        "spoken": "\n".join(line["spoken"] for line in story),
    }


def _stretches(marks: Sequence[Lanka], story: Story) -> Iterator[list[Line]]:
    """Yield the lines behind the points of each card: the first card marks the first points, and so on."""
    marked = 0
    for mark in marks:
        lines = story.points[marked : marked + abs(mark.points)]
        marked += abs(mark.points)
        yield [line for no, line in enumerate(lines) if line not in lines[:no]]
