"""A deal compared with the same deal played by the master: trick by trick, with the first choice that differed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.records.record import GameRecord, RecordedDeal, SeatSetup
from tolva_gui.rules.events import Seat
from tolva_gui.rules.info import GameInfo
from tolva_gui.table.daily import made
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.table.review_positions import Decision, decisions, finished, moments
from tolva_gui.table.same_deal import MasterReplay, chair
from tolva_gui.ui.daily.view_model import result_text
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.faces import faces
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.review.shown_line import Explanation, with_lines
from tolva_gui.ui.review.two_lines import TwoLines
from tolva_gui.ui.same_deal.masters import Masters, PartingJob
from tolva_gui.ui.texts import fill, language, score, seat_names, translate
from tolva_gui.words.hints import HintWords

if TYPE_CHECKING:
    from tolva_gui.ai.hints.judge import Verdict

PAGE: Final = "same"


@named_in_qml
class SameDeal(TwoLines):
    """`rows` of both deals; `side` (`own` or `master`) is on the table, and `told` says where they parted."""

    sides = ("own", "master")
    reasoned = Signal()
    """There is more, or less, to show. A property cannot be notified by a signal of the base."""
    around = Signal()
    """Another game or deal is at the table."""

    def __init__(self, masters: Masters, navigation: Navigation, late: Late) -> None:
        super().__init__()
        self._masters = masters
        self._navigation = navigation
        self._pages = navigation.pages
        self._late = late
        self._record: GameRecord | None = None
        self._deal: RecordedDeal | None = None
        self._choice: Decision | None = None
        """The person's choice at the parting."""
        self._job: PartingJob | None = None
        self._verdict: Verdict | None = None
        self._failed = self._unexplained = False
        self.found.connect(self.reasoned)
        masters.played.connect(self._played)
        masters.failed.connect(self._not_played)
        masters.explained.connect(self._explained)
        navigation.sheet_changed.connect(self.around)

    def retranslate(self) -> None:
        super().retranslate()
        self.found.emit()

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
        self._failed = self._unexplained = False
        self._masters.ask(record, deal)
        self._turn("own", 0)
        self._pages.open(PAGE)
        self._played(deal)

    @Slot()
    def openTable(self) -> None:  # noqa: N802
        """Show the last deal of the game at the table."""
        host = self._navigation.host
        if host is not None and self._has_ended(host):
            record = host.record()
            self.show(record, finished(record)[-1])

    @Slot(str)
    def openFrom(self, source: str) -> None:  # noqa: N802
        """Show the deal of another page: `review`, `statistics`, or that of a game on the page of the day."""
        sources = {
            "review": self._late("review.sought"),
            "statistics": self._late("statistics.last_mastered"),
        }
        sought = sources.get(source, self._late("daily.played_deal", source))()
        if sought is not None:
            self.show(*sought)

    @Slot()
    def goToParting(self) -> None:  # noqa: N802
        """Show the first move that differs between the two."""
        beside = self._beside()
        if beside is not None and beside.parting is not None:
            self.goTo(beside.parting + 1)

    def explanation(self) -> Explanation | None:
        """Return the reasons for the master's choice that can be shown on cards."""
        record, verdict, choice = self._record, self._verdict, self._choice
        if verdict is None or record is None or self.info is None or choice is None:
            return None
        return Explanation(self.info, record.seats, record.extra, choice.seat, verdict.reasons)

    def portraits(self) -> Sequence[str]:
        return faces(self._record.seats, self._record.extra) if self._record is not None else ()

    def _bottom(self) -> Seat:
        return chair(self._record.seats) if self._record is not None else 0

    def _counterpart(self, side: str) -> int:
        beside = self._beside()
        if beside is None or beside.parting is None or self._step <= beside.parting + 1:
            return self._step
        row = self._row_at(self._step, self._side)
        rows = self._rows()
        cell = rows[row][side] if row < len(rows) else None
        return int(cell["last"]) if cell else len(self._lines[side]) - 1

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

    def _explained(self, job: PartingJob, verdict: "Verdict | None") -> None:
        if job is self._job:
            self._verdict, self._unexplained = verdict, verdict is None
            self.found.emit()

    def _has_ended(self, host: Host) -> bool:
        result = host.result()
        return (
            result is not None
            and not result.void
            and not is_lesson(host)
            and self._masters.can_play(host.info.id)
        )

    def _words(self, info: GameInfo) -> "HintWords":
        return HintWords(info, seat_names(self._record.seats) if self._record else [], language())

    # For QML

    def _parted(self) -> int | None:
        beside = self._beside()
        if beside is None or beside.parting is None:
            return None
        cells = self._cells(self._lines["own"])
        return next((no for no, cell in enumerate(cells) if cell["last"] > beside.parting), len(cells) - 1)

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
            return translate("SameDeal", "The master is playing your cards…")
        if beside.parting is None or self._choice is None or self.info is None:
            return translate("SameDeal", "The master chose as you did, all the way.")
        words_of = self._words(self.info)
        text = translate("SameDeal", "Here you chose differently: you %1, the master %2.")
        chosen = beside.deal.moves[beside.parting].move
        return fill(text, words_of.named(self._choice.move), words_of.named(chosen))

    def _reason(self) -> str:
        """Return the reason for the master's choice, in words; empty if none was asked for."""
        if self._unexplained:
            return translate("SameDeal", "No reason was found.")
        if self._job is None or self.info is None:
            return ""
        if self._verdict is None:
            return translate("SameDeal", "Looking for the reason…")
        return self._words(self.info).verdict(self._verdict)

    def _can_show(self) -> bool:
        return self._verdict is not None and bool(with_lines(self._verdict.reasons))

    def _there(self) -> bool:
        host = self._navigation.host
        return host is not None and self._has_ended(host)

    shown = Property(bool, _can_show, notify=reasoned)
    atTable = Property(bool, _there, notify=around)  # noqa: N815
