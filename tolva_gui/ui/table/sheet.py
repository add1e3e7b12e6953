"""The sheet of a finished deal, and the course of the game, as QML sees them."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Property, QObject, Signal

from tolva_gui.rules.mariage.lankor import SIDE_SUITS
from tolva_gui.table.host import Host
from tolva_gui.ui.table.deal_lines import Line, deal_lines
from tolva_gui.ui.texts import fill, side_names, translate


class Sheet(QObject):
    """`lines` of the last deal; `course`: the scores after each deal; `winner` when the game is over.

    `order`: the sides as they stand in columns.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._host: Host | None = None

    def show(self, host: Host) -> None:
        """Take the sheet of this table."""
        self._host = host
        self.changed.emit()

    def as_text(self) -> str:
        """Return the sheet as plain text."""
        sides = self._sides()
        title = fill(translate("DealSheet", "Deal %1"), self._host.deal_number if self._host else 0)
        lines = [f"  {line['text']:<44} {self._column(line)}" for line in self._lines()]
        total = "   ".join(f"{name} {score}" for name, score in zip(sides, self._scores(), strict=True))
        return "\n".join([title, *lines, f"  {total}", *([self._verdict()] if self._winner() >= 0 else [])])

    def _column(self, line: dict[str, Any]) -> str:
        if line["counts"]:
            return "   ".join(
                f"{name} {figure}" for name, figure in zip(self._sides(), line["counts"], strict=True)
            )
        return f"{line['figure']}  {self._sides()[line['side']]}" if line["side"] >= 0 else ""

    def _sides(self) -> list[str]:
        host = self._host
        return side_names([seat.name for seat in host.seats], host.info) if host else []

    def _lines(self) -> list[dict[str, Any]]:
        host = self._host
        if host is None or host.result() is None:
            return []
        people = [seat.name for seat in host.seats]
        lines = deal_lines(host.deal_log, host.view(None), people)
        return [row for line in lines for row in self._rows(line)]

    @staticmethod
    def _rows(line: Line) -> Iterator[dict[str, Any]]:
        """What was counted, a figure under each side, and then the line itself."""
        for name, figures in line.counts:
            text = name[:1].upper() + name[1:]
            yield {"side": -1, "text": text, "figure": "", "counts": [str(figure) for figure in figures]}
        side = -1 if line.side is None else line.side
        yield {"side": side, "text": line.text, "figure": line.figure, "counts": []}

    def _order(self) -> list[int]:
        """The sides as they stand in columns: the one of the first person at the table, then the others clockwise."""
        host = self._host
        if host is None:
            return []
        people = (no for no, seat in enumerate(host.seats) if seat.kind != "computer")
        own, sides = host.info.side(next(people, 0)), host.info.sides
        return [(own + no) % sides for no in range(sides)]

    def _marks(self) -> list[str]:
        return list(SIDE_SUITS[: self._host.info.sides]) if self._host else []

    def _course(self) -> list[dict[str, Any]]:
        host = self._host
        if host is None:
            return []
        return [
            {
                "number": deal.number,
                "dealer": host.seats[deal.dealer].name,
                "scores": list(deal.result.scores),
            }
            for deal in host.results
        ]

    def _scores(self) -> list[int]:
        host = self._host
        result = host.result() if host else None
        return list(result.scores) if result else []

    def _winner(self) -> int:
        winner = self._host.winner if self._host else None
        return -1 if winner is None else winner

    def _verdict(self) -> str:
        winner = self._winner()
        if winner < 0:
            return ""
        side = self._sides()[winner]
        if side == translate("Table", "You"):
            return translate("Sheet", "You have won")
        text = translate("Sheet", "%1 have won") if self._many(winner) else translate("Sheet", "%1 has won")
        return fill(text, side)

    def _many(self, side: int) -> bool:
        host = self._host
        return host is not None and sum(host.info.side(no) == side for no in range(host.info.seats)) > 1

    dealNumber = Property(int, lambda self: self._host.deal_number if self._host else 0, notify=changed)  # noqa: N815
    target = Property(int, lambda self: self._host.info.target if self._host else 12, notify=changed)
    sides = Property(list, _sides, notify=changed)
    marks = Property(list, _marks, notify=changed)
    order = Property(list, _order, notify=changed)
    lines = Property(list, _lines, notify=changed)
    scores = Property(list, _scores, notify=changed)
    course = Property(list, _course, notify=changed)
    winner = Property(int, _winner, notify=changed)
    verdict = Property(str, _verdict, notify=changed)
