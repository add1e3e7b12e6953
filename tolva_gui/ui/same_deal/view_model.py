"""A deal compared with the same deal played by the master: trick by trick, with the first choice that differed."""

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.record import GameRecord, RecordedDeal, SeatSetup
from tolva_gui.rules.events import Seat
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import TrickFacts
from tolva_gui.table.daily import made
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.table.review_positions import Decision, Moment, decisions, finished, moments
from tolva_gui.table.same_deal import MasterReplay, chair
from tolva_gui.ui.daily.view_model import result_text
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.people.faces import faces
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.review.open_deal import OpenDeal, trick_rows
from tolva_gui.ui.review.shown_line import Explanation, with_lines
from tolva_gui.ui.same_deal.masters import Masters, PartingJob
from tolva_gui.ui.texts import fill, language, score, seat_names, translate
from tolva_gui.words import sentences as words

if TYPE_CHECKING:
    from tolva_gui.ai.hints.judge import Verdict
    from tolva_gui.words.hints import HintWords

PAGE: Final = "same"
Sought = tuple[GameRecord, RecordedDeal] | None


@named_in_qml
class SameDeal(OpenDeal):
    """`rows` of both deals; `side` (`own` or `master`) is on the table, and `told` says where they parted."""

    turned = Signal()
    """Another deal or the other side is shown. A property cannot be notified by a signal of the base."""
    moved = Signal()
    """Another position is shown."""
    found = Signal()
    """The master has played the deal, or the first difference has been explained."""
    around = Signal()
    """Another game or deal is at the table."""

    def __init__(
        self,
        masters: Masters,
        pages: Pages,
        at_table: Callable[[], Host | None],
        sources: dict[str, Callable[[], Sought]],
        able: Callable[[GameInfo], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._masters = masters
        self._pages = pages
        self._at_table = at_table
        self._sources = sources
        """Functions that return a deal to compare: `review`, `statistics`."""
        self._able = able
        self._record: GameRecord | None = None
        self._deal: RecordedDeal | None = None
        self._lines: dict[str, list[Moment]] = {}
        self._side = "own"
        self._choice: Decision | None = None
        """The person's choice at the parting."""
        self._job: PartingJob | None = None
        self._verdict: Verdict | None = None
        self._failed = self._late = False
        self.opened.connect(self.turned)
        self.stepped.connect(self.moved)
        masters.played.connect(self._played)
        masters.failed.connect(self._not_played)
        masters.explained.connect(self._explained)
        masters.unexplained.connect(self._unexplained)

    @property
    def sitters(self) -> Sequence[SeatSetup]:
        """The players in the seats; on the master's side the master sits in the person's chair."""
        if self._record is None:
            return ()
        seats = list(self._record.seats)
        if self._side == "master":
            seats[self._bottom()] = SeatSetup("computer", translate("SameDeal", "The master"))
        return seats

    def show(self, record: GameRecord, deal: RecordedDeal) -> None:
        """Open the page at a finished deal."""
        self._record, self._deal = record, deal
        self._lines = {"own": moments(record, deal)}
        self._choice = self._job = self._verdict = None
        self._failed = self._late = False
        self._masters.ask(record, deal)
        self._turn("own", 0)
        self._pages.open(PAGE)
        self._played(deal)

    @Slot()
    def openTable(self) -> None:  # noqa: N802
        """Show the last deal of the game at the table."""
        host = self._at_table()
        if host is not None and self._has_ended(host):
            record = host.record()
            self.show(record, finished(record)[-1])

    @Slot(str)
    def openFrom(self, source: str) -> None:  # noqa: N802
        """Show the deal of another page."""
        sought = self._sources[source]()
        if sought is not None:
            self.show(*sought)

    @Slot(str)
    def turnTo(self, side: str) -> None:  # noqa: N802
        """Show the user's deal or the master's: the same position up to the parting, then the same trick."""
        if side in self._lines and side != self._side:
            self._turn(side, self._counterpart(side))

    @Slot()
    def turn(self) -> None:
        """Show the other side."""
        self.turnTo("own" if self._side == "master" else "master")

    @Slot(str, int)
    def lookAt(self, side: str, step: int) -> None:  # noqa: N802
        """Show that position."""
        if side in self._lines:
            if side != self._side:
                self._turn(side, step)
            self.goTo(step)

    @Slot(int)
    def goByRows(self, by: int) -> None:  # noqa: N802
        """Show the row below or above."""
        ends = [cell["last"] for row in self._rows() if (cell := row[self._side])]
        if by > 0:
            self.goTo(next((end for end in ends if end > self._step), self.last_step))
        else:
            self.goTo(next((end for end in reversed(ends) if end < self._step), 0))

    @Slot()
    def goToParting(self) -> None:  # noqa: N802
        """Show the first move that differs between the two."""
        beside = self._beside()
        if beside is not None and beside.parting is not None:
            self.goTo(beside.parting + 1)

    def explanation(self) -> Explanation | None:
        """Return the reasons for the master's choice that can be shown on cards."""
        if self._verdict is None or self._record is None or self.info is None or self._choice is None:
            return None
        words_of = self._words(self.info)
        told = [(words_of.fact(reason.fact), reason) for reason in with_lines(self._verdict.reasons)]
        pictures = faces(self._record.seats, self._record.extra)
        return Explanation(self.info, self._record.seats, pictures, self._choice.seat, told)

    def _bottom(self) -> Seat:
        return chair(self._record.seats) if self._record is not None else 0

    def _turn(self, side: str, step: int) -> None:
        if self._record is not None:
            self._side = side
            self._look_at(self._lines[side], faces(self._record.seats, self._record.extra))
            self.goTo(step)

    def _counterpart(self, side: str) -> int:
        beside = self._beside()
        if beside is None or beside.parting is None or self._step <= beside.parting + 1:
            return self._step
        row = self._row_at(self._step, self._side)
        rows = self._rows()
        cell = rows[row][side] if row < len(rows) else None
        return int(cell["last"]) if cell else len(self._lines[side]) - 1

    def _row_at(self, step: int, side: str) -> int:
        """Return the row of that position."""
        rows = self._rows()
        return next(
            (no for no, row in enumerate(rows) if row[side] and step <= row[side]["last"]),
            max(0, len(rows) - 1),
        )

    def _beside(self) -> MasterReplay | None:
        if self._record is None or self._deal is None:
            return None
        return self._masters.find(self._record, self._deal)

    def _played(self, deal: RecordedDeal) -> None:
        """Show the master's play if it is of this deal, and ask why the two parted."""
        beside = self._beside()
        if self._record is None or deal != self._deal or beside is None or "master" in self._lines:
            return
        self._lines["master"] = moments(self._record, beside.deal)
        if beside.parting is not None:
            self._choice = decisions(self._record, self._deal)[beside.parting]
            self._job = self._masters.explain(self._choice)
        self.found.emit()
        if self._step == 0:
            self.goToParting()

    def _not_played(self, deal: RecordedDeal) -> None:
        if deal == self._deal:
            self._failed = True
            self.found.emit()

    def _explained(self, job: PartingJob, verdict: "Verdict") -> None:
        if job is self._job:
            self._verdict = verdict
            self.found.emit()

    def _unexplained(self, job: PartingJob) -> None:
        if job is self._job:
            self._late = True
            self.found.emit()

    def _has_ended(self, host: Host) -> bool:
        result = host.result()
        return result is not None and not result.void and not is_lesson(host) and self._able(host.info)

    def _words(self, info: GameInfo) -> "HintWords":
        from tolva_gui.words.hints import HintWords

        return HintWords(info, seat_names(self._record.seats) if self._record else [], language())

    # For QML

    def _rows(self) -> list[dict[str, Any]]:
        """Return both deals row by row; after the end of the shorter one its cells are null."""
        cells = {side: cells_of(found, self._bottom()) for side, found in self._lines.items()}
        beside = self._beside()
        parted = None
        if beside is not None and beside.parting is not None:
            ends = (no for no, cell in enumerate(cells["own"]) if cell["last"] > beside.parting)
            parted = next(ends, len(cells["own"]) - 1)
        return [
            {"own": own, "master": master, "parted": no == parted}
            for no, (own, master) in enumerate(zip_longest(cells.get("own", []), cells.get("master", [])))
        ]

    def _heads(self) -> list[dict[str, str]]:
        """Return the names and results of both sides."""
        if self._record is None or self._deal is None:
            return []
        beside = self._beside()
        name = seat_names(self._record.seats)[self._bottom()]
        return [
            {"side": "own", "name": name, "result": self._result(self._deal)},
            {
                "side": "master",
                "name": translate("SameDeal", "The master"),
                "result": self._result(beside.deal) if beside is not None else "–" if self._failed else "…",
            },
        ]

    def _result(self, deal: RecordedDeal) -> str:
        info = self._lines["own"][0].view.info
        if deal.result is None:
            return "–"
        result = made(info, deal.standing, deal.result, self._bottom())
        if info.sides == 2 and not result.by_place:
            gained = [
                after - before for before, after in zip(deal.standing.scores, deal.result.scores, strict=True)
            ]
            return f"{score(result.points)} – {score(sum(gained) - result.points)}"
        return result_text(result, len(self.people))

    def _told(self) -> str:
        beside = self._beside()
        if self._failed:
            return translate("SameDeal", "The master’s play of this deal could not be worked out.")
        if beside is None:
            return translate("SameDeal", "The master is playing your cards …")
        if beside.parting is None or self._choice is None or self.info is None:
            return translate("SameDeal", "The master chose as you did, all the way.")
        words_of = self._words(self.info)
        text = translate("SameDeal", "Here you chose differently: you %1, the master %2.")
        chosen = beside.deal.moves[beside.parting].move
        return fill(text, words_of.named(self._choice.move), words_of.named(chosen))

    def _reason(self) -> str:
        """Return the reason for the master's choice, in words; empty if none was asked for."""
        if self._late:
            return translate("SameDeal", "No reason was found.")
        if self._job is None or self.info is None:
            return ""
        if self._verdict is None:
            return translate("SameDeal", "Looking for the reason …")
        return self._words(self.info).verdict(self._verdict)

    def _can_show(self) -> bool:
        return self._verdict is not None and bool(with_lines(self._verdict.reasons))

    def _has_parted(self) -> bool:
        beside = self._beside()
        return beside is not None and beside.parting is not None

    def _is_at_parting(self) -> bool:
        rows = self._rows()
        row = self._row_at(self._step, self._side)
        return row < len(rows) and bool(rows[row]["parted"])

    def _there(self) -> bool:
        host = self._at_table()
        return host is not None and self._has_ended(host)

    rows = Property(list, _rows, notify=found)
    heads = Property(list, _heads, notify=found)
    told = Property(str, _told, notify=found)
    reason = Property(str, _reason, notify=found)
    shown = Property(bool, _can_show, notify=found)
    ready = Property(bool, lambda self: "master" in self._lines, notify=found)
    parted = Property(bool, _has_parted, notify=found)
    side = Property(str, lambda self: self._side, notify=turned)
    row = Property(int, lambda self: self._row_at(self._step, self._side), notify=moved)
    atParting = Property(bool, _is_at_parting, notify=moved)  # noqa: N815
    atTable = Property(bool, _there, notify=around)  # noqa: N815


def cells_of(found: Sequence[Moment], seat: Seat) -> list[dict[str, Any]]:
    """Return a deal in cells: its tricks with the seat's other moves; without tricks, the seat's moves.

    `last` is the position at the end of the cell.
    """
    if isinstance(found[-1].view.facts, TrickFacts):
        played = trick_rows(found)
        cells: list[dict[str, Any]] = []
        for number in range(max(moment.trick for moment in found) + 1):
            steps = [step for step, moment in enumerate(found) if moment.trick == number and step]
            trick = played[number] if number < len(played) else {"cards": [], "spoken": ""}
            said = " · ".join(text for step in steps if (text := _said(found, step, seat)))
            if steps:
                cells.append({**trick, "text": said, "last": steps[-1]})
        return cells
    return [
        {"cards": [], "spoken": "", "text": _label(found, step), "last": step}
        for step, moment in enumerate(found)
        if moment.made is not None and moment.made.seat == seat
    ]


def _said(found: Sequence[Moment], step: int, seat: Seat) -> str:
    """Return the label of the seat's move at that step; empty if it played a card."""
    made_there = found[step].made
    if made_there is None or made_there.seat != seat or isinstance(made_there.move, Play):
        return ""
    return _label(found, step)


def _label(found: Sequence[Moment], step: int) -> str:
    made_there = found[step].made
    return "" if made_there is None else words.move_label(made_there.move, found[step - 1].view, language())
