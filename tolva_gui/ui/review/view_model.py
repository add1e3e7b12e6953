"""The review of a game's finished deals, with all hands open."""

from collections.abc import Sequence
from secrets import randbelow
from typing import Any, Final

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.records.record import GameRecord, RecordedDeal, SeatSetup
from tolva_gui.table.host import Host
from tolva_gui.table.review_positions import finished, moments, notes, play_again
from tolva_gui.table.tasks.replay import ReplayTask, RetryPoint, RetryTask
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.game.new_game import SEEDS
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.faces import faces
from tolva_gui.ui.qml_types import named_in_qml, typed
from tolva_gui.ui.review.open_deal import OpenDeal
from tolva_gui.ui.table.scores.finish import decided
from tolva_gui.ui.texts import fill, score, side_names, translate
from tolva_gui.words.game_data import game_data

MOST_SCORES: Final = 4
"""Sides whose scores fit in the title."""


@named_in_qml
class Review(OpenDeal):
    """`deal` is one of `deals`, `step` one of its positions: 0 after dealing, then one per move."""

    turned = Signal()
    """Another deal or position is shown. A property cannot be notified by a signal of the base."""

    def __init__(self, at_hand: AtHand, navigation: Navigation, late: Late) -> None:
        super().__init__()
        at_hand.review = self
        self._navigation = navigation
        self._late = late
        self._record: GameRecord | None = None
        self._deals: list[RecordedDeal] = []
        self._deal = 0
        self._pace = 1300
        self.opened.connect(self.turned)
        self.stepped.connect(self.turned)

    @property
    def record(self) -> GameRecord | None:
        return self._record

    @property
    def recorded_deal(self) -> RecordedDeal | None:
        return self._deals[self._deal] if self._deals else None

    @property
    def sitters(self) -> Sequence[SeatSetup]:
        return self._record.seats if self._record else ()

    def look_at(self, record: GameRecord) -> None:
        """Review a game; resume it if no deal is finished and there is nothing to review."""
        if finished(record):
            self.show(record)
        else:
            self._navigation.go_to(Host.resume(record))

    def sought(self) -> tuple[GameRecord, RecordedDeal] | None:
        deal = self.recorded_deal
        return (self._record, deal) if self._record is not None and deal is not None else None

    def retry_point(self) -> RetryPoint | None:
        """Return the choice before the shown position; None if there is none."""
        record, deal, step = self._record, self.recorded_deal, self.step
        if record is None or deal is None or not 0 < step <= len(deal.moves):
            return None
        seat = deal.moves[step - 1].seat
        return None if seat is None else RetryPoint(record, deal, self.deal, step, seat)

    def show(self, record: GameRecord, deal: int = 0) -> None:
        """Open the game at one of its finished deals, counted from 0; -1 is the last. Do nothing without one."""
        self._record = record
        self._deals = finished(record)
        if self._deals:
            self.openDeal(deal % len(self._deals))
            self._navigation.pages.open("review")

    @Slot()
    def lookBack(self) -> None:  # noqa: N802
        """Review the last finished deal of the game at the table."""
        host = self._navigation.host
        if host is not None:
            self.show(host.record(), -1)

    @Slot(int)
    def seeAgain(self, deal: int) -> None:  # noqa: N802
        """See a finished deal of the game at the table played again."""
        host = self._navigation.host
        if host is not None:
            record = host.record()
            self._late("tasks.begin", ReplayTask(record, finished(record)[deal], decided(host)))()

    @Slot()
    def retry(self) -> None:
        """Sit down before the move that led to the shown position; come back to it in the review."""
        at = self.retry_point()
        if at is None:
            return

        def back() -> None:
            if self.retry_point() != at:
                self.show(at.record, at.number)
                self.goTo(at.step)
            self._navigation.pages.open("review")

        self._late("tasks.begin", RetryTask(at), back)()

    @Slot(int)
    def openDeal(self, deal: int) -> None:  # noqa: N802
        """Show another deal of the same game, from its beginning."""
        if self._record is None or not 0 <= deal < len(self._deals):
            return
        self._deal = deal
        record = self._record
        self._look_at(moments(record, self._deals[deal]), faces(record.seats, record.extra))

    @Slot(int)
    def playFrom(self, moves: int) -> None:  # noqa: N802
        """Play the deal again with the same cards, after its first *moves* moves."""
        if self._record is not None and self._deals:
            self._navigation.go_to(
                play_again(self._record, self._deals[self._deal], moves, seed=randbelow(SEEDS))
            )

    @Slot()
    def goOn(self) -> None:  # noqa: N802
        """Resume a game that was left."""
        if self._record is not None and self._unfinished():
            self._navigation.go_to(Host.resume(self._record))

    # For QML

    def _story_rows(self) -> list[dict[str, Any]]:
        if self._record is None:
            return super()._story_rows()
        written = notes(self._record, self._deals[self._deal])
        return [
            {**row, "written": "\n".join(written.get(step, ()))}
            for step, row in enumerate(super()._story_rows())
        ]

    def _deal_list(self) -> list[dict[str, Any]]:
        text = translate("Review", "Deal %1")
        return [{"value": no, "text": fill(text, deal.number)} for no, deal in enumerate(self._deals)]

    def _score(self) -> str:
        if not self._moments:
            return ""
        facts, info = self._moments[self._step].view.facts, self._moments[0].view.info
        sides = side_names(self.people, info)
        if len(sides) > MOST_SCORES or not game_data(info.id).scored:
            # No room for the names of many sides, whose scores are at the seats; or the game has no scores.
            return form_name(info.id)
        return " – ".join(f"{name} {score(now)}" for name, now in zip(sides, facts.scores, strict=True))

    def _unfinished(self) -> bool:
        record = self._record
        last = record.deals[-1].result if record and record.deals else None
        return record is not None and (last is None or last.winner is None)

    def _set_pace(self, pace: int) -> None:
        self._pace = pace
        self.turned.emit()

    deals = Property(list, _deal_list, notify=turned)
    deal = typed(int, lambda self: self._deal, turned)
    """The index of the shown deal among the finished ones, from 0."""
    pace = Property(int, lambda self: self._pace, _set_pace, notify=turned)
    """Milliseconds per position when the deal is shown step by step."""
    unfinished = Property(bool, _unfinished, notify=turned)
    score = Property(str, _score, notify=turned)
