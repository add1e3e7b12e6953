"""The seats as QML sees them."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.game import Facts, GameInfo, TrickFacts, View
from tolva_gui.rules.mariage.facts import MariageFacts
from tolva_gui.rules.mariage.lankor import SIDE_SUITS
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.table.money import is_money
from tolva_gui.ui.texts import language, score
from tolva_gui.words import sentences as words

ROLES = (
    "name", "position", "side", "mark", "dealer", "turn", "leader", "thinking", "tricks", "count",
    "speech", "speechNumber", "score",
)  # fmt: skip


class SeatModel(RowModel):
    """A row a seat. `count`: what its side has in its tricks, empty when the player does not want to see it.

    `tricks` is -1 where the count leaves no room for it; `mark` is the suit of the side's lankor. `score` stands at the
    seat where no lankor show it.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ROLES, parent)
        self._seats: list[dict[str, Any]] = []
        self._lasting: set[Seat] = set()

    def sit(self, seats: Sequence[SeatSetup], info: GameInfo, bottom: Seat) -> None:
        """Place these people, `bottom` at the lower edge of the window."""
        blank = {
            "dealer": False, "turn": False, "leader": False, "thinking": False,
            "tricks": 0, "count": "", "speech": "", "speechNumber": 0, "score": "",
        }  # fmt: skip
        self._lasting.clear()
        self._seats = [
            {
                **blank,
                "name": seat.name,
                "position": (no - bottom) % info.seats,
                "side": info.side(no),
                "mark": SIDE_SUITS[info.side(no)] if info.family and info.partner(no) is not None else "",
            }
            for no, seat in enumerate(seats)
        ]
        self.update(self._seats)

    def rename(self, names: Sequence[str]) -> None:
        """Show these names."""
        for row, name in zip(self._seats, names, strict=True):
            row["name"] = name
        self.update(self._seats)

    def facts(self, facts: Facts, info: GameInfo, *, show_points: bool) -> None:
        """Show what everybody knows."""
        for no, row in enumerate(self._seats):
            row["dealer"] = no == facts.dealer
            if isinstance(facts, TrickFacts):
                row["leader"] = no == facts.leader
                row["tricks"] = facts.tricks_won[no]
            if show_points and isinstance(facts, MariageFacts):
                row["tricks"] = -1
                row["count"] = _count(facts, info, info.side(no))
            else:
                row["count"] = ""
        self.update(self._seats)

    def signs(self, view: View) -> None:
        """Show what the game wants to be seen at the seats."""
        told = [sign for sign in view.signs if not is_money(sign)]
        said = [[words.sign(sign, view.info.id, language()) for sign in told if sign.seat == no]
                for no in range(len(self._seats))]  # fmt: skip
        for row, texts in zip(self._seats, said, strict=True):
            row["count"] = " · ".join(filter(None, texts))
            if texts or not isinstance(view.facts, TrickFacts):
                row["tricks"] = -1
        self.update(self._seats)

    def scores(self, scores: Sequence[int], info: GameInfo) -> None:
        """Show at each seat what its side has."""
        for no, row in enumerate(self._seats):
            row["score"] = score(scores[info.side(no)])
        self.update(self._seats)

    def turn(self, seat: Seat | None, *, thinking: bool) -> None:
        """Show whose turn it is."""
        for no, row in enumerate(self._seats):
            row["turn"] = no == seat
            row["thinking"] = no == seat and thinking
        self.update(self._seats)

    def say(self, seat: Seat, text: str, *, lasting: bool = False) -> None:
        """Let the seat say it; what it said before is gone. What lasts is seen until the next deal."""
        row = self._seats[seat]
        self._lasting |= {seat} if lasting else set()
        row["speech"] = text
        row["speechNumber"] += 1
        self.update(self._seats)

    def hush(self, *, everybody: bool = False) -> None:
        """Let what was said fade away."""
        if everybody:
            self._lasting.clear()
        for seat, row in enumerate(self._seats):
            if seat not in self._lasting:
                row["speech"] = ""
        self.update(self._seats)


def _count(facts: MariageFacts, info: GameInfo, side: Side) -> str:
    eyes = facts.eyes[side] if facts.eyes is not None else 0
    return words.count(language(), info.id, facts.card_points[side], eyes)
