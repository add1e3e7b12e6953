"""The table of all calls of the deal, and what a call needs and pays."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.rules.events import Called, Moved, redact
from tolva_gui.rules.game import TrickFacts
from tolva_gui.rules.moves import Move
from tolva_gui.ui.aids.jobs import JobWorker, PriceJob
from tolva_gui.ui.table.director import Director
from tolva_gui.ui.table.prompts.calls import calls
from tolva_gui.ui.table.table import Table
from tolva_gui.ui.texts import fill, language
from tolva_gui.words import sentences as words

if TYPE_CHECKING:
    from tolva_gui.ai.hints.hints import Price


DEAL: Final = "deal"
"""The word of the dealer's event, which is not a call of the auction."""


class Auction(QObject):
    """`rows` of what each of `people` has called; `open` until the first card is played."""

    changed = Signal()
    priced = Signal()

    def __init__(
        self, director: Director, table: Table, hint_worker: JobWorker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._host = director.host
        self._table = table
        self._hint_worker = hint_worker
        self._said: list[tuple[int, str]] = []
        self._open = False
        self._job: PriceJob | None = None
        self._prices: Mapping[Move, Price] = {}
        hint_worker.advised.connect(self._receive)
        for signal in (table.opened, table.turn_changed, table.cards_changed):
            signal.connect(self.follow)

    @Slot()
    def follow(self) -> None:
        """Update the table of calls, and have the possible calls priced."""
        before = self._said, self._open
        self._said, self._open = list(self._calls()), self._goes_on()
        if before != (self._said, self._open):
            self.changed.emit()
        self._ask()

    def _calls(self) -> Iterator[tuple[int, str]]:
        host = self._host
        if host.deal_number == 0 or not self._in_tricks():
            return
        info, options = host.info, host.options
        sight = info.sight(self._director.viewer)
        for event in host.deal_log:
            if isinstance(event, Called) and event.seat is not None and event.word != DEAL:
                said = words.announcement(redact(event, sight), language(), info.id, options)
                if said:
                    yield event.seat, said

    def _in_tricks(self) -> bool:
        return isinstance(self._host.view(None).facts, TrickFacts)

    def _goes_on(self) -> bool:
        log = self._host.deal_log
        return not any(isinstance(event, Moved) and event.target.kind == "trick" for event in log)

    def _ask(self) -> None:
        """Price the possible calls in the worker thread."""
        if self._job is not None:
            self._job.cancelled = True
        self._job = None
        if self._prices:
            self._prices = {}
            self.priced.emit()
        if self._table.my_turn:
            view = self._director.view()
            if view.form.box or calls(view):
                self._job = PriceJob(view)
                self._hint_worker.ask(self._job)

    @Slot(object, object)
    def _receive(self, job: PriceJob, answer: "Mapping[Move, Price]") -> None:
        if job is self._job:
            self._job, self._prices = None, answer
            self.priced.emit()

    def _order(self) -> list[int]:
        """The seats in order of calling."""
        info = self._host.info
        first = self._said[0][0] if self._said else 0
        return [(first + info.direction * no) % info.seats for no in range(info.seats)]

    # For QML

    def _people(self) -> list[str]:
        names = self._director.names()
        return [names[seat] for seat in self._order()]

    def _rows(self) -> list[list[str]]:
        """A row a round; empty where a seat was passed over."""
        order = self._order()
        rows: list[list[str]] = []
        last = len(order)
        for seat, said in self._said:
            column = order.index(seat)
            if column <= last and (not rows or rows[-1][column] or column < last):
                rows.append([""] * len(order))
            rows[-1][column] = said
            last = column
        return rows

    def _price_texts(self) -> dict[str, str]:
        """What each call needs, pays and costs, by its notation."""
        if not self._prices:
            return {}
        from tolva_gui.words.hints import HintWords

        say = HintWords(self._host.info, self._director.names(), language())
        return {str(move): say.price(price) for move, price in self._prices.items()}

    def _offers(self) -> list[str]:
        """The same as sentences, for calls without a bid box."""
        texts = self._price_texts()
        if not texts or not self._open:
            return []
        view = self._director.view()
        named = ((words.move_label(move, view, language()), texts.get(str(move))) for move in calls(view))
        return [fill("%1: %2", name, price) for name, price in named if price]

    open = Property(bool, lambda self: self._open and bool(self._said), notify=changed)
    people = Property(list, _people, notify=changed)
    rows = Property(list, _rows, notify=changed)
    prices = Property("QVariantMap", _price_texts, notify=priced)  # type: ignore[arg-type]
    offers = Property(list, _offers, notify=priced)
