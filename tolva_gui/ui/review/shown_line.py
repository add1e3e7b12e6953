"""A line that shows the reason for a choice: moves from now on, on a possible layout, step by step."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.events import Seat
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import Move
from tolva_gui.table.review_positions import line_moments
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.review.open_deal import OpenDeal
from tolva_gui.ui.texts import language

if TYPE_CHECKING:
    from tolva_gui.ai.hints.hints import HintReason

PAGE = "line"


class Explanation(Struct, frozen=True):
    """Reasons with moves to show, in words, and the players; `seat` has chosen."""

    info: GameInfo
    seats: Sequence[SeatSetup]
    faces: Sequence[str]
    seat: Seat
    reasons: "Sequence[tuple[str, HintReason]]"


def with_lines(reasons: "Iterable[HintReason]") -> "list[HintReason]":
    """Return the reasons that can be shown on the cards."""
    return [reason for reason in reasons if reason.line and reason.layout is not None]


@named_in_qml
class ShownLine(OpenDeal):
    """`reasons`, one of them `chosen`, and the steps of its line."""

    turned = Signal()
    """Another line is shown. A property cannot be notified by a signal of the base."""

    def __init__(
        self,
        sources: Mapping[str, Callable[[], Explanation | None]],
        pages: Pages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._sources = sources
        self._pages = pages
        self._now: Explanation | None = None
        self._chosen = 0
        self._instead = False
        """Whether the line after the other choice is shown."""
        self.opened.connect(self.turned)

    @property
    def sitters(self) -> Sequence[SeatSetup]:
        """The players in the seats."""
        return self._now.seats if self._now is not None else ()

    @Slot(str)
    def show(self, source: str) -> None:
        """Show the reasons given there: `hint`, `try` or `review`."""
        told = self._sources[source]()
        if told is not None and told.reasons:
            self._now = told
            self.choose(0)
            self._pages.open(PAGE)

    @Slot(int)
    def choose(self, number: int) -> None:
        """Show another of the reasons."""
        if self._now is None or not 0 <= number < len(self._now.reasons):
            return
        reason = self._now.reasons[number][1]
        if reason.layout is not None:
            self._chosen, self._instead = number, False
            self._look_at(line_moments(self._now.info, reason.layout, reason.line), self._now.faces)

    @Slot(int)
    def after(self, number: int) -> None:
        """Show the line after the better choice, 0, or after the other one, 1, at the same step."""
        if self._now is None or not 0 <= number < len(self._lines()):
            return
        reason, step = self._now.reasons[self._chosen][1], self.step_number
        if reason.layout is not None:
            self._instead = number == 1
            self._look_at(line_moments(self._now.info, reason.layout, self._lines()[number]), self._now.faces)
            self.goTo(step)

    def _lines(self) -> list[Sequence[Move]]:
        reason = self._now.reasons[self._chosen][1] if self._now is not None else None
        return [line for line in (reason.line, reason.instead) if line] if reason is not None else []

    def _bottom(self) -> Seat:
        return self._now.seat if self._now is not None else 0

    # For QML

    def _texts(self) -> list[str]:
        return [text for text, _ in self._now.reasons] if self._now is not None else []

    def _read(self) -> bool:
        """Return whether the layout goes by what the others had said and played."""
        return self._now is not None and self._now.reasons[self._chosen][1].read

    def _choices(self) -> list[dict[str, Any]]:
        """Return the two choices by name."""
        from tolva_gui.words.hints import HintWords

        if self._now is None or len(self._lines()) < 2:
            return []
        named = HintWords(self._now.info, self.people, language())
        return [{"value": no, "text": named.short(line[0])} for no, line in enumerate(self._lines())]

    choices = Property(list, _choices, notify=turned)
    instead = Property(int, lambda self: int(self._instead), notify=turned)
    read = Property(bool, _read, notify=turned)
    reasons = Property(list, _texts, notify=turned)
    chosen = Property(int, lambda self: self._chosen, notify=turned)
