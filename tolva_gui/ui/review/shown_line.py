"""A line that shows the reason for a choice: moves from now on, on a possible layout, step by step."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.events import Seat
from tolva_gui.rules.info import GameInfo
from tolva_gui.table.review_positions import Moment, line_moments
from tolva_gui.ui.models import Late
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.people.faces import faces
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.review.two_lines import TwoLines, cells_of
from tolva_gui.ui.texts import language, translate
from tolva_gui.words.hints import HintWords

if TYPE_CHECKING:
    from tolva_gui.ai.hints.hints import HintReason

PAGE = "line"


class Explanation(Struct, frozen=True):
    """Reasons, some with moves to show, and the players; `seat` has chosen."""

    info: GameInfo
    seats: Sequence[SeatSetup]
    extra: tuple[tuple[str, str], ...]
    """The record's lines with the portraits."""
    seat: Seat
    reasons: "Sequence[HintReason]"


def with_lines(reasons: "Iterable[HintReason]") -> "list[HintReason]":
    """Return the reasons that can be shown on the cards."""
    return [reason for reason in reasons if reason.line and reason.layout is not None]


@named_in_qml
class ShownLine(TwoLines):
    """`reasons`, one of them `chosen`: the line after the better choice, and beside it that after the other."""

    sides = ("better", "other")
    told_apart = Signal()
    """Another reason is shown. A property cannot be notified by a signal of the base."""

    def __init__(self, pages: Pages, late: Late) -> None:
        super().__init__()
        self._pages = pages
        self._late = late
        self._now: Explanation | None = None
        self._reasons: list[HintReason] = []
        self._chosen = 0
        self.found.connect(self.told_apart)

    @property
    def sitters(self) -> Sequence[SeatSetup]:
        return self._now.seats if self._now is not None else ()

    @Slot(str)
    def show(self, source: str) -> None:
        """Show the reasons that a model gives: `hints`, `tasks`, `critic` or `same`."""
        told: Explanation | None = self._late(f"{source}.explanation")()
        reasons = with_lines(told.reasons) if told is not None else []
        if reasons:
            self._now, self._reasons = told, reasons
            self.choose(0)
            self._pages.open(PAGE)

    @Slot(int)
    def choose(self, number: int) -> None:
        """Show another of the reasons."""
        if self._now is None or not 0 <= number < len(self._reasons):
            return
        reason = self._reasons[number]
        if reason.layout is not None:
            self._chosen = number
            self._lines = {
                side: line_moments(self._now.info, reason.layout, line)
                for side, line in zip(self.sides, (reason.line, reason.instead), strict=True)
                if line
            }
            self._turn(self.sides[0], 0)
            self.found.emit()

    def portraits(self) -> Sequence[str]:
        return faces(self._now.seats, self._now.extra) if self._now is not None else ()

    def _bottom(self) -> Seat:
        return self._now.seat if self._now is not None else 0

    def _cells(self, found: Sequence[Moment]) -> list[dict[str, Any]]:
        return cells_of(found, self._bottom(), self.people, self.portraits())

    # For QML

    def _words(self, now: Explanation) -> HintWords:
        return HintWords(now.info, self.people, language())

    def _texts(self) -> list[str]:
        say = self._words(self._now).fact if self._now is not None else None
        return [say(reason.fact) for reason in self._reasons] if say is not None else []

    def _read(self) -> bool:
        """Return whether the layout goes by what the others had said and played."""
        return bool(self._reasons) and self._reasons[self._chosen].read

    def _heads(self) -> list[dict[str, str]]:
        """Return the choices by name."""
        if self._now is None:
            return []
        named = self._words(self._now)
        titles = dict(
            zip(
                self.sides, (translate("LinePage", "Better"), translate("LinePage", "Less good")), strict=True
            )
        )
        moves = {side: found[1].made.move for side, found in self._lines.items() if found[1].made is not None}
        return [
            {"side": side, "name": titles[side], "result": named.short(move)} for side, move in moves.items()
        ]

    read = Property(bool, _read, notify=told_apart)
    reasons = Property(list, _texts, notify=told_apart)
    chosen = Property(int, lambda self: self._chosen, notify=told_apart)
