"""The bid box, the table of the deal's calls, and the prices of calls."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.rules.events import Called, Moved, Seat, redact
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import TrickFacts
from tolva_gui.table.calls import calls, numbers
from tolva_gui.ui.jobs import JobWorker, PriceJob
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.table import AtTable, Table
from tolva_gui.ui.texts import fill, language
from tolva_gui.words import sentences as words
from tolva_gui.words.call_meanings import kinds_of, meanings_of, named_suit
from tolva_gui.words.choices import bid_cell

if TYPE_CHECKING:
    from tolva_gui.ai.hints.hints import Price


Row = list[dict[str, object]]
TRICK: Final = "trick"
"""What is said of a trick is not a call."""


class Said(NamedTuple):
    """A call as the viewer hears it."""

    seat: Seat
    text: str
    event: Called
    kind: str


@named_in_qml
class Auction(AtTable):
    """`rows` of the calls by each of `people`; `open` until the first card is played."""

    changed = Signal()
    priced = Signal()

    def __init__(self, table: Table, jobs: JobWorker) -> None:
        super().__init__(table)
        self._jobs = jobs
        self._said: list[Said] = []
        self._open = False
        self._job: PriceJob | None = None
        self._prices: Mapping[Move, Price] = {}
        jobs.advised.connect(self._receive)
        for signal in (table.opened, table.turn_changed, table.cards_changed):
            signal.connect(self.follow)

    @Slot()
    def follow(self) -> None:
        """Update the table of calls, and request the prices of possible calls."""
        before = self._said, self._open
        self._said, self._open = list(self._calls()), self._goes_on()
        if before != (self._said, self._open):
            self.changed.emit()
        self._ask()

    def _calls(self) -> Iterator[Said]:
        """Yield the calls of the deal as the viewer hears them."""
        host = self._host
        if host.deal_number == 0 or not isinstance(host.view(None).facts, TrickFacts):
            return
        sight = host.info.sight(self._director.viewer)
        heard = kinds_of((redact(event, sight) for event in host.deal_log), len(host.seats))
        for event, kind in heard:
            text = words.announcement(event, language(), host.info.id, host.options)
            if text and event.seat is not None and event.word != TRICK:
                yield Said(event.seat, text, event, kind)

    def _goes_on(self) -> bool:
        log = self._host.deal_log
        return not any(isinstance(event, Moved) and event.target.kind == "trick" for event in log)

    def _ask(self) -> None:
        """Request the prices of possible calls from the worker thread."""
        if self._job is not None:
            self._job.cancelled = True
        self._job = None
        if self._prices:
            self._prices = {}
            self.priced.emit()
        if self._table.myTurn:
            view = self._director.view()
            if view.form.box or calls(view) or numbers(self._host, view):
                self._job = PriceJob(view)
                self._jobs.ask(self._job)

    @Slot(object, object)
    def _receive(self, job: PriceJob, answer: "Mapping[Move, Price]") -> None:
        if job is self._job:
            self._job, self._prices = None, answer
            self.priced.emit()

    def _order(self) -> list[int]:
        """Return the seats from forehand on: who names something before the auction is not the first to bid."""
        info = self._host.info
        first = self._host.view(None).facts.dealer + info.direction if self._said else 0
        return [(first + info.direction * no) % info.seats for no in range(info.seats)]

    # For QML

    def _people(self) -> list[str]:
        names = self._director.names()
        return [names[seat] for seat in self._order()]

    def _rows(self) -> list[list[str]]:
        """Return a row per round; empty for seats passed over."""
        return self._in_rows([said.text for said in self._said])

    def _brief_rows(self) -> list[list[str]]:
        """Return the same rows with the bids in their short form, without what a sign of the table says."""
        host = self._host
        signs = {sign.key for sign in host.view(None).display.signs if sign.seat is None}
        told = [
            ""
            if event.word in signs
            else words.announcement(event, language(), host.info.id, host.options, short=True) or ""
            for event in (said.event for said in self._said)
        ]
        return [row for row in self._in_rows(told) if any(row)]

    def _meanings(self) -> list[list[str]]:
        """Return the meaning of each call, in the same rows: only of computers' calls with measurements."""
        return self._in_rows([text for _, text in self._shown()])

    def _terms(self) -> list[str]:
        """Return how each measure among the meanings is counted."""
        measures = dict.fromkeys(measure for measures, _ in self._shown() for measure in measures)
        terms = (words.find_text(language(), "holding", f"{measure}.term") for measure in measures)
        return [term for term in terms if term]

    def _shown(self) -> Iterator[tuple[Sequence[str], str]]:
        """Yield each call's measures and meaning: derived from the words of the calls alone, never from the cards."""
        host = self._host
        data = meanings_of(host.info.id)
        measured = (data.seats, data.rules, dict(host.info.defaults()))
        known = (len(host.seats), host.info.rules_version, dict(host.options)) == measured
        for said in self._said:
            level = host.seats[said.seat].level
            if not known or level is None or not data.measures(said.event.word):
                yield (), ""
                continue
            meaning = data.meaning(level, said.kind)
            parts = () if meaning is None else meaning.parts
            yield [part.measure for part in parts], words.holding(meaning, named_suit(said.event), language())

    def _in_rows(self, texts: Sequence[str]) -> list[list[str]]:
        order = self._order()
        rows: list[list[str]] = []
        last = len(order)
        for said, text in zip(self._said, texts, strict=True):
            column = order.index(said.seat)
            if column <= last and (not rows or rows[-1][column] or column < last):
                rows.append([""] * len(order))
            rows[-1][column] = text
            last = column
        return rows

    def _price_texts(self) -> dict[str, str]:
        """Return the needs, payments and costs of each call, by its notation."""
        if not self._prices:
            return {}
        say = self._hint_words()
        return {str(move): say.price(price) for move, price in self._prices.items()}

    def _offers(self) -> list[str]:
        """Return the prices as sentences, for calls without a bid box."""
        texts = self._price_texts()
        if not texts or not self._open:
            return []
        view = self._director.view()
        # A call with a stake says all of this when it is chosen.
        plain = (move for move in calls(view) if move not in view.form.stakes)
        named = ((words.move_label(move, view, language()), texts.get(str(move))) for move in plain)
        return [*(fill("%1: %2", name, price) for name, price in named if price), *self._number_offers()]

    def _number_offers(self) -> list[str]:
        """Return the payments and costs of the numbers that may be said; numbers of equal worth together."""
        from tolva_gui.ai.hints.hints import Price

        say = self._hint_words()
        said_now = numbers(self._host, self._director.view())
        priced = [
            (one.number, price) for one in said_now if (price := self._prices.get(one.call)) is not None
        ]
        if len(priced) < sum(one.allowed for one in said_now):
            # Only some amounts are weighed: these would tell nothing of the others.
            return []
        costs = {price.costs for _, price in priced}
        told = []
        for worth, some in groupby(priced, key=lambda pair: (pair[1].pays, pair[1].costs)):
            said = [number for number, _ in some]
            span = f"{said[0]}–{said[-1]}" if len(said) > 1 else f"{said[0]}"
            price = Price(None, worth[0], worth[1] if len(costs) > 1 else None)
            told.append(fill("%1: %2", span, say.price(price)))
        # A cost common to all is stated once.
        return [*told, *(say.price(Price(costs=cost)) for cost in costs if len(costs) == 1)]

    open = Property(bool, lambda self: self._open and bool(self._said), notify=changed)
    people = Property(list, _people, notify=changed)
    rows = Property(list, _rows, notify=changed)
    briefRows = Property(list, _brief_rows, notify=changed)  # noqa: N815
    meanings = Property(list, _meanings, notify=changed)
    terms = Property(list, _terms, notify=changed)
    prices = Property("QVariantMap", _price_texts, notify=priced)  # type: ignore[arg-type]
    offers = Property(list, _offers, notify=priced)


class BidBox(AtTable):
    """The rows of the current question; none if it is not the viewer's auction."""

    changed = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._moves: tuple[tuple[Move, ...], ...] = ()
        self._rows: list[Row] = []
        table.turn_changed.connect(self._begin)

    @Slot(int, int)
    def bid(self, row: int, column: int) -> None:
        """Make the bid, or refuse it with its reason."""
        if row < len(self._moves) and column < len(self._moves[row]):
            self._table.do(self._moves[row][column])

    @Slot()
    def _begin(self) -> None:
        before, self._moves, self._rows = self._moves, (), []
        if self._table.myTurn:
            view = self._director.view()
            self._moves = view.form.box
            self._rows = [
                [bid_cell(move, self._host.why_not(move), view, language()) for move in row]
                for row in self._moves
            ]
        if before or self._moves:
            self.changed.emit()

    rows = Property(list, lambda self: self._rows, notify=changed)
