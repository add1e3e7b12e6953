"""The curve below the position under review: the course of the chances, or of the game.

If choices have been judged: the lead in points that each judged side could expect of the deal, before and after
every choice. Otherwise each side's score after each deal.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.review.critic import Critic
from tolva_gui.ui.review.view_model import Review
from tolva_gui.ui.texts import fill, side_names, translate

MOST_SIDES: Final = 4
"""More lines than that cannot be distinguished."""
Point = dict[str, float]


@named_in_qml
class Curve(QObject):
    """`lines` of points; `x` is a step of the deal (`chances`) or a deal of the game, and `at` the shown one."""

    changed = Signal()

    def __init__(self, review: Review, critic: Critic) -> None:
        super().__init__()
        self._review = review
        self._critic = critic
        review.opened.connect(self.changed)
        critic.changed.connect(self.changed)

    @Slot(int)
    def show(self, at: int) -> None:
        """Go to that step, or to that deal; nothing is shown before the first deal."""
        if self._judged():
            self._review.goTo(at)
        elif at > 0 and at != self._review.deal + 1:
            self._review.openDeal(at - 1)

    def _judged(self) -> bool:
        return self._critic.is_done and any(self._chances())

    def _chances(self) -> list[list[Point]]:
        """Return each side's expected lead around its judged choices."""
        info = self._review.info
        if info is None:
            return []
        lines: list[list[Point]] = [[] for _ in range(info.sides)]
        for step, (seat, verdict) in sorted(self._critic.verdicts().items()):
            values = verdict.values or {}
            if verdict.best in values and verdict.played in values:
                missed = float(verdict.missed)
                line = lines[info.side(seat)]
                line.append({"x": step - 1, "y": values[verdict.best], "missed": 0.0})
                line.append({"x": step, "y": values[verdict.played], "missed": missed})
        return lines

    def _scores(self) -> list[list[Point]]:
        record, info = self._review.record, self._review.info
        if record is None or info is None or info.sides > MOST_SIDES:
            return []
        after = [deal.result.scores for deal in record.deals if deal.result and not deal.result.void]
        if len(after) < 2:
            return []
        course = [record.start.scores, *after]
        return [
            [{"x": number, "y": scores[side], "missed": 0.0} for number, scores in enumerate(course)]
            for side in range(info.sides)
        ]

    def _found(self) -> list[list[Point]]:
        return self._chances() if self._judged() else self._scores()

    def _bounds(self, key: str, pick: Callable[..., float]) -> float:
        return pick((point[key] for line in self._found() for point in line), default=0.0)

    def _title(self) -> str:
        if self._judged():
            return self._critic.words().measure()
        return translate("Curve", "The score after each deal")

    def _told(self) -> str:
        """The accessible text of the curve: its start and end for each side."""
        info, found = self._review.info, self._found()
        names = side_names(self._review.people, info) if info is not None else []
        text = translate("Curve", "%1: from %2 to %3")
        figure = self._critic.words().points if self._judged() else lambda score: f"{score:.0f}"
        told = [
            fill(text, name, figure(line[0]["y"]), figure(line[-1]["y"]))
            for name, line in zip(names, found, strict=False)
            if line
        ]
        return "; ".join(told)

    def _last(self) -> float:
        return float(self._review.last) if self._judged() else self._bounds("x", max)

    lines = Property(list, _found, notify=changed)
    chances = Property(bool, _judged, notify=changed)
    there = Property(bool, lambda self: any(self._found()), notify=changed)
    low = Property(float, lambda self: min(0.0, self._bounds("y", min)), notify=changed)
    high = Property(float, lambda self: max(1.0, self._bounds("y", max)), notify=changed)
    last = Property(float, _last, notify=changed)
    at = Property(
        int, lambda self: self._review.step if self._judged() else self._review.deal + 1, notify=changed
    )
    title = Property(str, _title, notify=changed)
    told = Property(str, _told, notify=changed)
