"""Two ways of playing side by side: both trick by trick, one of them on the table."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import TrickFacts
from tolva_gui.table.review_positions import Moment
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.review.open_deal import OpenDeal, trick_rows
from tolva_gui.ui.texts import fill, language, translate
from tolva_gui.words import sentences as words


@named_in_qml
class TwoLines(OpenDeal):
    """`heads` of both, and `rows` with a cell of each, null after its end; `side` is on the table."""

    turned = Signal()
    """The other side, or other positions, are shown. A property cannot be notified by a signal of the base."""
    moved = Signal()
    """Another position is shown."""
    found = Signal()
    """One of the lines, or what is said about them, has come."""
    sides: tuple[str, str] = ("", "")
    """The names of the left and the right one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: dict[str, list[Moment]] = {}
        self._side = self.sides[0]
        self.opened.connect(self.turned)
        self.stepped.connect(self.moved)

    def portraits(self) -> Sequence[str]:
        raise NotImplementedError

    @Slot(str)
    def turnTo(self, side: str) -> None:  # noqa: N802
        if side in self._lines and side != self._side:
            self._turn(side, self._counterpart(side))

    @Slot()
    def turn(self) -> None:
        """Show the other side."""
        self.turnTo(self.sides[self._side == self.sides[0]])

    @Slot(str, int)
    def lookAt(self, side: str, step: int) -> None:  # noqa: N802
        if side in self._lines:
            if side != self._side:
                self._turn(side, step)
            self.goTo(step)

    @Slot(int)
    def goByRows(self, by: int) -> None:  # noqa: N802
        """Show the row below or above."""
        self._go_by([cell["last"] for row in self._rows() if (cell := row[self._side])], by)

    def _turn(self, side: str, step: int) -> None:
        self._side = side
        self._look_at(self._lines[side], self.portraits())
        self.goTo(step)

    def _counterpart(self, _side: str) -> int:
        """Return the position of the other side that belongs to the one shown."""
        return self._step

    def _row_at(self, step: int, side: str) -> int:
        rows = self._rows()
        return next(
            (no for no, row in enumerate(rows) if row[side] and step <= row[side]["last"]),
            max(0, len(rows) - 1),
        )

    def _row(self) -> int:
        return self._row_at(self._step, self._side)

    def _cells(self, found: Sequence[Moment]) -> list[dict[str, Any]]:
        return cells_of(found, self._bottom())

    def _parted(self) -> int | None:
        """Return the row in which the two part; None if there is none to be marked."""
        return None

    # For QML

    def _rows(self) -> list[dict[str, Any]]:
        left, right = (self._cells(found) if (found := self._lines.get(side)) else [] for side in self.sides)
        parted = self._parted()
        return [
            {self.sides[0]: one, self.sides[1]: other, "parted": no == parted}
            for no, (one, other) in enumerate(zip_longest(left, right))
        ]

    def _heads(self) -> list[dict[str, str]]:
        raise NotImplementedError

    def _told(self) -> str:
        return ""

    def _reason(self) -> str:
        return ""

    rows = Property(list, lambda self: self._rows(), notify=found)
    heads = Property(list, lambda self: self._heads(), notify=found)
    told = Property(str, lambda self: self._told(), notify=found)
    reason = Property(str, lambda self: self._reason(), notify=found)
    ready = Property(bool, lambda self: len(self._lines) > 1, notify=found)
    parted = Property(bool, lambda self: self._parted() is not None, notify=found)
    side = Property(str, lambda self: self._side, notify=turned)
    row = Property(int, lambda self: self._row(), notify=moved)
    atParting = Property(bool, lambda self: self._row() == self._parted(), notify=moved)  # noqa: N815


def cells_of(
    found: Sequence[Moment], seat: Seat, people: Sequence[str] = (), faces: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """Return a deal in cells: its tricks with the seat's other moves; without tricks, the seat's moves.

    `last` is the position at the end of the cell. *people* and their *faces*: if the moves of all are wanted.
    """
    if not isinstance(found[-1].view.facts, TrickFacts):
        said = ((step, _said(found, step, seat, people, cards=True)) for step in range(1, len(found)))
        return [{"cards": [], "spoken": "", "text": text, "last": step} for step, text in said if text]
    played = {row["number"]: row for row in trick_rows(found)}
    cells: list[dict[str, Any]] = []
    for number in dict.fromkeys(moment.trick for moment in found[1:]):
        steps = [step for step, moment in enumerate(found) if moment.trick == number and step]
        trick: Mapping[str, Any] = played.get(number, {"cards": [], "spoken": ""})
        texts = (_said(found, step, seat, people, cards=False) for step in steps)
        cards = [{**card, "by": faces[card["seat"]] if faces else ""} for card in trick["cards"]]
        text = " · ".join(filter(None, texts))
        cells.append({**trick, "cards": cards, "text": text, "last": steps[-1]})
    return cells


def _said(found: Sequence[Moment], step: int, seat: Seat, people: Sequence[str], *, cards: bool) -> str:
    """Return the label of the move at that step, with another's name; empty for moves that are not wanted."""
    made = found[step].made
    if made is None or made.seat is None or (isinstance(made.move, Play) and not cards):
        return ""
    label = words.move_label(made.move, found[step - 1].view, language())
    if made.seat == seat:
        return label
    return fill(translate("Telling", "%1: “%2”"), people[made.seat], label) if people else ""
